import { expect, test } from "vitest";
import { parse, to } from "./routes";

test("every address leads back to where it came from", () => {
  expect(parse(to.shelf)).toEqual({ at: "shelf" });
  expect(parse("")).toEqual({ at: "shelf" });
  expect(parse(to.table("ab-_9", 12))).toEqual({ at: "table", id: "ab-_9", seq: 12 });
  expect(parse(to.table("ab"))).toEqual({ at: "table", id: "ab", seq: null });
  expect(parse(to.rules("agon", "G8-a"))).toEqual({ at: "rules", game: "agon", paragraph: "G8-a" });
  expect(parse("#/join/T.S")).toEqual({ at: "join", table: "T", secret: "S" });
});

test("an address of nothing is lost, not an error", () => {
  expect(parse("#/t/<script>")).toEqual({ at: "lost" });
  expect(parse("#/nowhere")).toEqual({ at: "lost" });
});
