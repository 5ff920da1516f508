// Where cards lie and in which order: no rules, only room.

import type { Nation } from "./nations";

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** Cards of one nationality that lie together; `shown` of its `n` where there is no room for all. */
export interface Group {
  nation: Nation;
  n: number;
  shown: number;
}

/** A fan of `n` cards, `card` wide, within `width`: left edges, how far each sinks, how it leans. */
export function fan(n: number, width: number, card: number): Spot[] {
  const step = n > 1 ? Math.min(0.64 * card, (width - 1.45 * card) / (n - 1)) : 0;
  const lean = Math.min(2.4, 26 / Math.max(n - 1, 1));
  const left = (width - card - step * (n - 1)) / 2;
  return Array.from({ length: n }, (_, k) => {
    const off = k - (n - 1) / 2;
    const edge = n > 1 ? off / ((n - 1) / 2) : 0;
    const depth = Math.min(0.03 * n, 0.32) * card;
    return { x: left + step * k, y: depth * edge * edge, turn: lean * off };
  });
}

/** How many cards a fan can hold with the letters of each still to be read. */
export function room(width: number, card: number): number {
  return Math.max(6, Math.floor((width - 1.45 * card) / (0.27 * card)) + 1);
}

/** A hand by nationality, one's own first; no more cards of each than fit, at least one. */
export function groups(
  hand: Record<string, number>,
  order: readonly Nation[],
  own: readonly Nation[],
  most: number,
): Group[] {
  const held = [...order]
    .sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
    .filter((nation) => hand[nation])
    .map((nation) => ({ nation, n: hand[nation]!, shown: hand[nation]! }));
  const total = () => held.reduce((sum, group) => sum + group.shown, 0);
  while (total() > most) {
    const largest = held.reduce((a, b) => (b.shown > a.shown ? b : a));
    if (largest.shown === 1) break;
    largest.shown -= 1;
  }
  return held;
}

/** A mark for each seat: its initial, with its number where two have the same. */
export function marks(names: readonly string[]): string[] {
  const initials = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "");
  return initials.map((initial, seat) =>
    initial && initials.filter((one) => one === initial).length === 1
      ? initial
      : `${initial}${seat + 1}`,
  );
}

/** The others in the order of play, from the one after the viewer; all of them for a spectator. */
export function around(seats: number, viewer: number | null): number[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats - (viewer === null ? 0 : 1) }, (_, k) => (first + k) % seats);
}

/** Where an arrow leads in a row of `n`; null where it leads out of it. */
export function walk(key: string, at: number, n: number): number | null {
  if (key === "ArrowLeft") return (at + n - 1) % n;
  if (key === "ArrowRight") return (at + 1) % n;
  if (key === "Home") return 0;
  if (key === "End") return n - 1;
  return null;
}
