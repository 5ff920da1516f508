import type { GameUi } from "$lib/game";
import Board from "./Board.svelte";
import { words } from "./types";

const ui: GameUi = { words, Board, seats: "column" };

export default ui;
