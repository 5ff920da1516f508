import { expect, test } from "vitest";
import { fitting, values } from "./picker";

const choices = [
  { kind: "slide", from: "a1", to: "a2" },
  { kind: "slide", from: "a1", to: "b1" },
  { kind: "slide", from: "c1", to: "b1" },
  { kind: "pass" },
];

test("pointing leaves the choices that have all that was picked", () => {
  expect(fitting(choices, { from: "a1" })).toHaveLength(2);
  expect(fitting(choices, { from: "a1", to: "b1" })).toEqual([choices[1]]);
  expect(fitting(choices, {}, "pass")).toEqual([choices[3]]);
});

test("what a part may still be is named once", () => {
  expect(values(choices, "from")).toEqual(["a1", "c1"]);
});
