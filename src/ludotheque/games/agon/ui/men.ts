// The men from one moment to the next: who is who, and what was done last.

import type { Fact, LaidFact, PlacedFact, Seen, SlidFact, Standing } from "./types";

/** A man with a key of its own, so that it is seen to move. */
export type Known = Standing & { key: number };

/** The same men a moment later: who still stands keeps its key, who went takes it along. */
export function follow(before: readonly Known[], now: readonly Standing[]): Known[] {
  const left = [...before];
  const take = (fits: (one: Known) => boolean) => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.key;
  };
  const isAlike = (one: Standing, man: Standing) => one.seat === man.seat && one.man === man.man;
  const stayed = now.map((man) => take((one) => isAlike(one, man) && one.at === man.at));
  let next = Math.max(-1, ...before.map((one) => one.key)) + 1;
  return now
    .map((man, k) => ({
      ...man,
      key: stayed[k] ?? take((one) => isAlike(one, man)) ?? next++,
    }))
    .sort((a, b) => a.key - b.key);
}

export type Act = LaidFact | SlidFact | PlacedFact;

/** The last act up to an event that was not taken back by then. */
export function lastAct(log: readonly Seen[], head = Infinity): Act | null {
  const known = log.filter((entry) => entry.seq <= head);
  return standingFacts(known).filter(isAct).at(-1) ?? null;
}

const isAct = (fact: Fact): fact is Act => ["lay", "slide", "place"].includes(fact.kind);

/** How many guards and how often the queen each player captured. */
export function captures(log: readonly Seen[]): { guards: number; queens: number }[] {
  const caught = standingFacts(log).filter((fact) => fact.kind === "captured");
  const count = (seat: number, man: string) =>
    caught
      .filter((fact) => fact.seat !== seat)
      .reduce((sum, fact) => sum + fact.men.filter((one) => one.man === man).length, 0);
  return [0, 1].map((seat) => ({
    guards: count(seat, "guard"),
    queens: count(seat, "queen"),
  }));
}

function standingFacts(log: readonly Seen[]): Fact[] {
  const standing: Seen[] = [];
  for (const entry of log) {
    if (entry.undone == null) standing.push(entry);
    else while (standing.length && standing.at(-1)!.seq >= entry.undone) standing.pop();
  }
  return standing.flatMap((entry) => entry.facts ?? []);
}
