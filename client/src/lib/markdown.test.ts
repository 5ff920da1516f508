import { expect, test } from "vitest";
import { folded, plain, read } from "./markdown";

const BOOKS = import.meta.glob<string>("../../../src/ludotheque/games/*/rulebook/??.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("all rulebooks are found", () => expect(Object.keys(BOOKS)).toHaveLength(12));

for (const [file, text] of Object.entries(BOOKS))
  test(`every paragraph of ${file.split("/games/")[1]} can be linked, and no sign is left over`, () => {
    const blocks = read(text);
    const named = blocks.flatMap((one) =>
      one.kind === "paragraph" && one.anchor ? [one.anchor] : [],
    );
    const wanted = [...text.matchAll(/^\*\*([A-Z][\w-]*)\*\*/gm)].map((found) => found[1]);
    expect(named).toEqual(wanted);
    expect(new Set(named).size).toBe(named.length);
    for (const block of blocks) expect(plain(block)).not.toMatch(/\*\*|`|^#|^\|/);
  });

test("markup in a text stays text", () => {
  const [block] = read("<img src=x onerror=alert(1)> **bold**");
  expect(block).toMatchObject({ kind: "paragraph", parts: [{ as: "text" }, { as: "strong" }] });
});

test("a search needs no accents", () => expect(folded("Reine d’échecs")).toBe("reine d'echecs"));
