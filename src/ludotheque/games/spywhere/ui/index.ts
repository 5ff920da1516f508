import type { GameUi } from "$lib/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Open from "./Open.svelte";
import Over from "./Over.svelte";
import Paper from "./Paper.svelte";
import { cause, help, paragraph, sentence } from "./sentences";
import { words } from "./types";

export default {
  words,
  Board,
  Actions,
  Paper,
  Open,
  Over,
  seats: "board",
  sentence,
  paragraph,
  help,
  isSecret: ({ kind, nation }) =>
    kind === "passports" || kind === "drew" || (kind === "guess" && nation !== null),
  cause,
} satisfies GameUi;
