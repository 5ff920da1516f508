// The men from one moment to the next, and what was done last.

import { expect, test } from "vitest";
import { captures, follow, lastAct } from "./men";
import type { CapturedFact, Seen, SlidFact, Standing } from "./types";

const man = (at: string, seat = 0, kind: "guard" | "queen" = "guard"): Standing => ({
  at,
  seat,
  man: kind,
  is_captured: false,
});
const slide = (from: string, to: string): SlidFact => ({ kind: "slide", seat: 0, man: "guard", from, to }); // prettier-ignore
const captured = (seat: number, ...men: ("guard" | "queen")[]): CapturedFact => ({
  kind: "captured",
  seat,
  men: men.map((one) => ({ kind: "caught", man: one, at: "f6" })),
});

test("who stands keeps its key, who goes takes it along", () => {
  const before = follow([], [man("a7"), man("b5", 1), man("a11", 0, "queen")]);
  const after = follow(before, [man("b5", 1), man("b7"), man("a11", 0, "queen")]);
  const keyAt = (at: string, men = after) => men.find((one) => one.at === at)!.key;
  expect(keyAt("b7")).toBe(keyAt("a7", before));
  expect(keyAt("b5")).toBe(keyAt("b5", before));
  expect(after.map(({ key }) => key)).toEqual([0, 1, 2]);
});

test("a man that is laid is new, a man of the other side never takes a key over", () => {
  const before = follow([], [man("a7")]);
  const after = follow(before, [man("a8", 1), man("a7"), man("c11")]);
  expect(new Set(after.map(({ key }) => key)).size).toBe(3);
  expect(after.find((one) => one.at === "a7")!.key).toBe(before[0]!.key);
  expect(follow(before, [man("a8", 1)])[0]!.key).not.toBe(before[0]!.key);
});

test("the last act is the last that stands, at the moment that is shown", () => {
  const log: Seen[] = [
    { seq: 1, do: "open" },
    { seq: 2, facts: [slide("a7", "b6")] },
    { seq: 3, facts: [slide("b6", "c6"), captured(1, "guard")] },
    { seq: 4, do: "resign", facts: [] },
  ];
  expect(lastAct(log)?.to).toBe("c6");
  expect(lastAct(log, 2)?.to).toBe("b6");
  expect(lastAct(log, 1)).toBeNull();
  expect(lastAct([...log, { seq: 5, do: "grant", undone: 3 }])?.to).toBe("b6");
  expect(lastAct([...log, { seq: 5, do: "grant", undone: 2 }])).toBeNull();
});

test("captures are counted for who made them, and not when taken back", () => {
  const log: Seen[] = [
    { seq: 1, facts: [slide("a7", "b6"), captured(1, "guard", "queen")] },
    { seq: 2, facts: [captured(1, "guard")] },
    { seq: 3, facts: [captured(0, "guard")] },
    { seq: 4, do: "grant", undone: 3 },
  ];
  expect(captures(log)).toEqual([
    { guards: 2, queens: 1 },
    { guards: 0, queens: 0 },
  ]);
});
