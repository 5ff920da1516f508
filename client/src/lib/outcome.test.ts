import { expect, test } from "vitest";
import type { Result } from "./contract";
import { winners } from "./outcome";

const result = (...returns: number[]): Result => ({ how: "rules", returns });

test("whoever did best has won, several together if they did as well", () => {
  expect(winners(result(-0.5, 1, -0.5))).toEqual([1]);
  expect(winners(result(0.25, -0.5, 0.25))).toEqual([0, 2]);
});

test("where all did the same, or nothing is known, nobody has won", () => {
  expect(winners(result(0, 0))).toEqual([]);
  expect(winners(null)).toEqual([]);
});
