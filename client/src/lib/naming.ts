// What somebody at a table is called.

import type { Seat } from "./contract";
import { levelName } from "./catalogue.svelte";
import { words } from "./words.svelte";

/** Who sits there; whoever gave no name is a guest. */
export function nameAt(seat: Seat, k: number): string {
  return seat.name || words.say("page-guest", { seat: k + 1 });
}

/** Whether somebody looks; whoever shares this screen does. */
export const isHere = (seat: Seat): boolean => seat.is_here || seat.is_mine;

/** What stands below the name: how strong a machine is, whether somebody looks. */
export function aboutSeat(game: string, seat: Seat): string {
  if (seat.bot) return levelName(game, seat.bot.split("@")[0]!);
  return words.say(isHere(seat) ? "page-here" : "page-away");
}
