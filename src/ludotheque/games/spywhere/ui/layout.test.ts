import { describe, expect, it } from "vitest";
import { around, fan, groups, marks, room, walk } from "./layout";
import type { Nation } from "./nations";

const ALL: Nation[] = ["italy", "england", "france", "spain", "belgium", "germany"];

describe("the fan", () => {
  it("lies within its width, however many cards there are", () => {
    for (const [width, card] of [
      [304, 66],
      [700, 84],
      [766, 100],
    ] as const)
      for (let n = 1; n <= room(width, card); n++)
        for (const spot of fan(n, width, card)) {
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x + card).toBeLessThanOrEqual(width);
        }
  });

  it("goes from left to right, leans outwards and is alike on both sides", () => {
    const spots = fan(7, 700, 84);
    for (let k = 1; k < 7; k++) expect(spots[k]!.x).toBeGreaterThan(spots[k - 1]!.x);
    expect(spots[0]!.turn).toBeLessThan(0);
    expect(spots[0]!.turn).toBeCloseTo(-spots[6]!.turn);
    expect(spots[3]).toEqual({ x: (700 - 84) / 2, y: 0, turn: 0 });
    expect(spots[0]!.y).toBeCloseTo(spots[6]!.y);
  });

  it("leaves the letters of each card to be read", () => {
    const n = room(304, 66);
    const spots = fan(n, 304, 66);
    expect(spots[1]!.x - spots[0]!.x).toBeGreaterThanOrEqual(0.26 * 66);
  });
});

describe("the hand", () => {
  it("has one's own first, then the order of the box", () => {
    const hand = { italy: 2, france: 1, germany: 3 };
    const held = groups(hand, ALL, ["germany"], 20);
    expect(held.map((group) => group.nation)).toEqual(["germany", "italy", "france"]);
    expect(held.every((group) => group.shown === group.n)).toBe(true);
  });

  it("shows fewer of the longest where there is no room, and at least one of each", () => {
    const held = groups({ italy: 12, france: 5, spain: 1 }, ALL, ["italy"], 9);
    expect(held).toEqual([
      { nation: "italy", n: 12, shown: 4 },
      { nation: "france", n: 5, shown: 4 },
      { nation: "spain", n: 1, shown: 1 },
    ]);
    expect(groups({ italy: 3, france: 3 }, ALL, [], 1).map((group) => group.shown)).toEqual([1, 1]);
  });
});

describe("the seats", () => {
  it("begin with the one after me; a spectator sees all", () => {
    expect(around(4, 1)).toEqual([2, 3, 0]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });

  it("are told apart by marks, also those with the same initial", () => {
    expect(marks(["Ana", "Émile", "bram"])).toEqual(["A", "É", "B"]);
    expect(marks(["Ana", "anton", "Bo", ""])).toEqual(["A1", "A2", "B", "4"]);
  });
});

describe("arrows", () => {
  it("go round a row, and Home and End to its ends", () => {
    expect(walk("ArrowRight", 4, 5)).toBe(0);
    expect(walk("ArrowLeft", 0, 5)).toBe(4);
    expect(walk("Home", 3, 5)).toBe(0);
    expect(walk("End", 0, 5)).toBe(4);
  });

  it("leave other keys alone", () => {
    expect(walk("ArrowUp", 1, 5)).toBeNull();
    expect(walk("Enter", 1, 5)).toBeNull();
  });
});
