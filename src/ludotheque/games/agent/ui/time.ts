// How much of a window is left. Its whole length is not told, so it is what was left at first sight.

import type { Table } from "./speech";

const whole = new Map<number, number>();

/** Seconds left for the answer that is asked, and their share of the whole; null without a clock. */
export function timeLeft(table: Table): { seconds: number; share: number } | null {
  const until = table.clock?.until;
  if (!until || table.clock!.is_paused || table.isPast) return null;
  const rest = Math.max(0, until - table.now);
  if (!whole.has(until)) {
    whole.clear();
    whole.set(until, Math.max(rest, 1));
  }
  return {
    seconds: Math.ceil(rest / 1000),
    share: Math.min(1, rest / whole.get(until)!),
  };
}
