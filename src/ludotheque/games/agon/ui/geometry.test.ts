// The hexagon as it is shown, and the way of the keys over it.

import { expect, test } from "vitest";
import {
  cellAt,
  hexagon,
  keyOf,
  names,
  outwards,
  reach,
  spot,
  walk,
  type Axial,
  type Lie,
} from "./geometry";

interface Named extends Axial {
  name: string;
}
const span = Array.from({ length: 11 }, (_, k) => k - 5);
const cells: Named[] = span
  .flatMap((q) => span.map((r) => ({ q, r, name: `${"abcdefghijk"[q + 5]}${r + 6}` })))
  .filter(({ q, r }) => Math.abs(q + r) <= 5);
const named = (name: string) => cells.find((cell) => cell.name === name)!;

const flat: Lie = { isPointUp: false, isTurned: false, isMirrored: false };
const pointed: Lie = { ...flat, isPointUp: true };
const lies = [false, true].flatMap((isPointUp) =>
  [false, true].flatMap((isTurned) =>
    [false, true].map((isMirrored) => ({ isPointUp, isTurned, isMirrored })),
  ),
);
const KEYS = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
];
const BACK = [
  "ArrowDown",
  "ArrowUp",
  "ArrowRight",
  "ArrowLeft",
  "PageDown",
  "PageUp",
  "End",
  "Home",
];

const path = (lie: Lie, from: string, ...keys: string[]) => {
  let at = named(from);
  for (const key of keys) at = walk(cells, at, key, lie) ?? at;
  return at.name;
};
const far = (a: Axial, b: Axial, lie: Lie) => {
  const [one, two] = [spot(a, lie), spot(b, lie)];
  return Math.hypot(one.x - two.x, one.y - two.y);
};
const isBeside = (a: Axial, b: Axial) => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
};

test("letters run from left to right and numbers from bottom to top, as the rulebook says", () => {
  expect(spot(named("f6"), flat)).toEqual({ x: 0, y: -0 });
  expect(spot(named("k6"), flat).x).toBeGreaterThan(spot(named("a6"), flat).x);
  expect(spot(named("f11"), flat).y).toBeLessThan(spot(named("f1"), flat).y);
  expect(spot(named("a11"), flat).y).toBe(spot(named("f11"), flat).y);
});

test("with a point up the corners f1 and f11 are at the bottom and the top", () => {
  expect(spot(named("f11"), pointed).x).toBe(0);
  expect(spot(named("f11"), pointed).y).toBeLessThan(spot(named("a11"), pointed).y);
  expect(spot(named("a11"), pointed).x).toBe(spot(named("a6"), pointed).x);
});

test("a turned board has every cell opposite, a mirrored one only left and right", () => {
  const { x, y } = spot(named("a11"), flat);
  expect(spot(named("a11"), { ...flat, isTurned: true })).toEqual({ x: -x, y: -y });
  expect(spot(named("a11"), { ...flat, isMirrored: true })).toEqual({ x: -x, y });
});

test.each(lies)("neighbours, and they alone, touch: %o", (lie) => {
  const step = 1.01 * far(named("f6"), named("g6"), lie);
  for (const cell of cells) {
    const others = cells.filter((other) => other !== cell);
    const touching = others.filter((other) => far(cell, other, lie) < step);
    expect(touching).toEqual(others.filter((other) => isBeside(cell, other)));
  }
});

test.each(lies)("every cell and every name lies within the frame: %o", (lie) => {
  const [across, down] = reach(lie);
  for (const { x, y } of [
    ...cells.map((cell) => spot(cell, lie)),
    ...names(lie).map(({ at }) => at),
  ]) {
    expect(Math.abs(x)).toBeLessThan(across - 15);
    expect(Math.abs(y)).toBeLessThan(down - 15);
  }
});

test("the frame bears eleven letters and eleven numbers, none on a cell", () => {
  for (const lie of lies) {
    expect(names(lie)).toHaveLength(22);
    for (const { at } of names(lie)) expect(cellAt(cells, at, lie)).toBeNull();
  }
});

test.each(lies)("a key leads to a neighbour: %o", (lie) => {
  for (const cell of cells)
    for (const key of KEYS) {
      const next = walk(cells, cell, key, lie);
      if (next) expect(isBeside(cell, next)).toBe(true);
    }
});

test.each(lies)("away from the edge, the opposite key leads back: %o", (lie) => {
  const isInner = ({ q, r }: Axial) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) < 5;
  for (const cell of cells.filter(isInner))
    KEYS.forEach((key, k) => {
      const next = walk(cells, cell, key, lie)!;
      if (isInner(next)) expect(walk(cells, next, BACK[k]!, lie)).toBe(cell);
    });
});

test.each(lies)("the arrows lead where they point: %o", (lie) => {
  const at = (key: string) => spot(walk(cells, named("f6"), key, lie)!, lie);
  expect(at("ArrowUp").y).toBeLessThan(-1);
  expect(at("ArrowDown").y).toBeGreaterThan(1);
  expect(at("ArrowLeft").x).toBeLessThan(-1);
  expect(at("ArrowRight").x).toBeGreaterThan(1);
  expect(at("Home").x).toBeLessThan(-1);
  expect(at("Home").y).toBeLessThan(-1);
  expect(at("PageDown").x).toBeGreaterThan(1);
  expect(at("PageDown").y).toBeGreaterThan(1);
});

test("the keys reach all six neighbours", () => {
  for (const lie of lies) {
    const reached = new Set(KEYS.map((key) => path(lie, "f6", key)));
    expect([...reached].sort()).toEqual(["e6", "e7", "f5", "f7", "g5", "g6"]);
  }
});

test("an arrow across the grain leads straight on, not aslant", () => {
  expect(path(flat, "f6", "ArrowUp", "ArrowUp")).toBe("e8");
  expect(spot(named("e8"), flat).x).toBe(spot(named("f6"), flat).x);
  expect(path(pointed, "f6", "ArrowRight", "ArrowRight")).toBe("h5");
  expect(spot(named("h5"), pointed).y).toBeCloseTo(spot(named("f6"), pointed).y);
});

test("the number pad is a small hexagon, with numbers or without", () => {
  const pressed = (key: string, code: string) => path(flat, "f6", keyOf({ key, code }));
  expect([7, 9, 4, 6, 1, 3].map((n) => pressed(`${n}`, `Numpad${n}`))).toEqual(
    ["Home", "PageUp", "ArrowLeft", "ArrowRight", "End", "PageDown"].map((key) =>
      pressed(key, key),
    ),
  );
  expect(pressed("5", "Numpad5")).toBe("f6");
});

test("at the edge an arrow stays on the board, and other keys do nothing", () => {
  expect(path(flat, "a6", "ArrowLeft")).toBe("a6");
  expect(path(flat, "k6", "ArrowUp")).toBe("j7");
  expect(path(flat, "f6", "Tab", "x", "Delete")).toBe("f6");
});

test("a point belongs to the cell it lies on, and to none beyond the board", () => {
  for (const lie of lies) {
    for (const cell of cells) {
      const { x, y } = spot(cell, lie);
      expect(cellAt(cells, { x: x + 12, y: y - 12 }, lie)).toBe(cell);
    }
    expect(cellAt(cells, { x: 420, y: 350 }, lie)).toBeNull();
  }
});

test("a hexagon has six corners at its radius", () => {
  for (const isFlatSideUp of [true, false]) {
    const corners = hexagon(40, isFlatSideUp)
      .split(" ")
      .map((corner) => corner.split(",").map(Number));
    expect(corners).toHaveLength(6);
    for (const [x, y] of corners) expect(Math.hypot(x!, y!)).toBeCloseTo(40, 1);
    expect(corners.some(([, y]) => Math.abs(y!) > 39)).toBe(!isFlatSideUp);
  }
});

test("outwards is away from the throne", () => {
  expect(outwards({ x: 0, y: -10 })).toBeCloseTo(0);
  expect(outwards({ x: 10, y: 0 })).toBeCloseTo(90);
  expect(outwards({ x: 0, y: 10 })).toBeCloseTo(180);
});
