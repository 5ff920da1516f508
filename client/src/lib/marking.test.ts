import { expect, test } from "vitest";
import { places } from "./marking";

test("what is typed without accents is found where there are some", () => {
  const text = "L’étape, puis l’e\u0301tape.";
  expect(places(text, "etape").map(([from, to]) => text.slice(from, to))).toEqual([
    "étape",
    "e\u0301tape",
  ]);
});

test("nothing is found of nothing", () => {
  expect(places("abc", "")).toEqual([]);
  expect(places("abc", "d")).toEqual([]);
});
