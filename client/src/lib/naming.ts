// What somebody at a table is called.

import type { Seat } from "./contract";
import { levelName } from "./catalogue.svelte";
import { words } from "./words.svelte";

/** Who sits there; whoever gave no name is a guest. */
export function nameAt(seat: Seat, k: number): string {
  return seat.name || words.say("page-guest", { seat: k + 1 });
}

/** What stands below the name: how strong a machine is, whether somebody looks. */
export function aboutSeat(game: string, seat: Seat): string {
  if (seat.bot) return levelName(game, seat.bot.split("@")[0]!);
  return words.say(seat.is_here ? "page-here" : "page-away");
}
