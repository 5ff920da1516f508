import type { GameUi } from "$lib/game";
import Actions from "./Actions.svelte";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { isBribing } from "./bribe.svelte";
import Open from "./Open.svelte";
import Over from "./Over.svelte";
import Paper from "./Paper.svelte";
import SeatNote from "./SeatNote.svelte";
import { help, paragraph, sentence } from "./sentences";
import { words } from "./types";

const ui: GameUi = {
  words,
  Board,
  Actions,
  Paper,
  Open,
  SeatNote,
  Aside,
  Over,
  seats: "column",
  tab: (playing) => (isBribing(playing) ? "paper" : "board"),
  sentence,
  paragraph,
  help,
  isSecret: ({ kind }) => kind === "put",
  isQuiet: ({ kind }) => kind === "answered",
};

export default ui;
