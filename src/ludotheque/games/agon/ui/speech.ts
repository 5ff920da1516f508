// What is said of a cell, for those who hear the board.

import type { Speaker } from "$lib/speaker";
import type { Cell, Standing } from "./types";

interface State {
  man: Standing | undefined;
  isTarget: boolean;
  mayMove: boolean;
  isPicked: boolean;
  isLast: boolean;
}

/** The name of a cell, what stands on it, and what can be done: "f3, my guard, may move". */
export function label(speaker: Speaker, cell: Cell, state: State): string {
  const { man } = state;
  const details = { "man-id": man?.man ?? "none" };
  const word = (is: boolean, id: string) =>
    is ? [speaker.message(`agon-page-${id}`, details)] : [];
  return [
    cell.name,
    ...word(cell.ring === 0, "throne"),
    man ? speaker.tell("agon-page-man", man.seat, details) : speaker.message("agon-page-empty"),
    ...word(!!man?.is_captured, "captured"),
    ...word(state.isPicked, "picked"),
    ...word(state.mayMove && !state.isPicked, man?.is_captured ? "may-return" : "may-move"),
    ...word(state.isTarget, "target"),
    ...word(state.isLast, "last"),
  ].join(", ");
}
