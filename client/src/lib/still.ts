// A position that is only looked at, for the parts of a game to show as if it were a table.

import type { Diagram, House } from "./contract";
import type { Playing } from "./game";
import type { Speaker } from "./speaker";

const nothing = async () => {};

/** What a diagram shows; whatever is done to it does nothing. */
export function still(game: string, diagram: Diagram, speaker: Speaker): Playing {
  const { viewer, status, seen } = diagram;
  const seats = diagram.names.map((name) => ({
    name,
    bot: "",
    is_mine: false,
    is_here: true,
    has_resigned: false,
    is_pledged: true,
    is_revealed: true,
  }));
  return {
    setting: diagram.setting,
    description: diagram.description,
    status,
    choices: diagram.choices,
    viewer,
    isAsked: viewer !== null && status.asked.includes(viewer),
    isPast: false,
    isStill: true,
    seats,
    house: house(game, seats),
    clock: null,
    result: null,
    log: seen,
    news: [],
    speaker,
    isCovered: false,
    now: 0,
    notebook: null,
    isBusy: false,
    send: nothing,
    draft: async () => null,
    why: nothing,
    hint() {},
    pick: { parts: diagram.picked, set() {}, clear() {} },
    standing: [],
    stand: nothing,
    stands: null,
  };
}

const house = (game: string, seats: House["seats"]): House => ({
  game,
  rules_version: 0,
  options: {},
  preset: null,
  aids: false,
  stage: "playing",
  opened: 0,
  commitment: "",
  is_public: true,
  is_owner: false,
  chat: false,
  seats,
  offer: null,
  wish: null,
  granted: [],
  pausing: [],
  rematch: null,
  watchers: 0,
  my_seats: [],
});
