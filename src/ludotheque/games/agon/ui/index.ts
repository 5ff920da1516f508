// Agon on the page.

import type { GameUi } from "$lib/game";
import Actions from "./Actions.svelte";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Over from "./Over.svelte";
import SeatNote from "./SeatNote.svelte";
import Settings from "./Settings.svelte";
import { words, type Ask, type Description } from "./types";

const PARAGRAPHS = { lay: "G3-a", slide: "G4", guard: "G6", queen: "G7" };

const ui: GameUi = {
  words,
  Board,
  Actions,
  SeatNote,
  Aside,
  Over,
  Settings,
  seats: "column",
  sentence({ status, isAsked, speaker, description, viewer, pick }) {
    const ask = status.ask as Ask | null;
    if (!isAsked || !ask) return undefined;
    const men = (description as Description).men;
    const isTheirs = men.some((man) => man.is_captured && man.seat !== viewer);
    const picked = men.find((man) => man.at === pick.parts["from"]);
    if (ask.kind === "slide" && picked)
      return speaker.message("agon-page-ask-picked", { "man-id": picked.man });
    const kind = ask.kind === "place" && isTheirs ? "place-theirs" : ask.kind;
    return speaker.message(`agon-page-ask-${kind}`, speaker.details("ask", status.ask));
  },
  paragraph(asked) {
    const ask = asked as unknown as Ask;
    return PARAGRAPHS[ask.kind === "place" ? ask.man : ask.kind];
  },
  help({ status, isAsked, pick, setting, log, viewer }) {
    const ask = status.ask as Ask | null;
    if (!isAsked || !ask) return undefined;
    if (ask.kind === "slide") {
      const isFirst = !log.some((seen) => seen.seat === viewer && seen.facts?.length);
      return `agon-page-help-${pick.parts["from"] ? "picked" : isFirst ? "first" : "slide"}`;
    }
    if (ask.kind === "lay") return "agon-page-help-lay";
    if (ask.cells.length > 1) return "agon-page-help-place-guards";
    return `agon-page-help-place-${setting.options.placement === "lax" ? "lax" : ask.man}`;
  },
};

export default ui;
