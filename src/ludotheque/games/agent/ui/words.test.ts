// The page's own words: each is said somewhere, and whatever is said is there in four languages.

import { expect, test } from "vitest";

const CODE = Object.entries(
  import.meta.glob<string>(["./*.svelte", "./*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
) // prettier-ignore
  .filter(([file]) => !file.endsWith(".test.ts") && !file.endsWith("types.ts"))
  .map(([, text]) => text)
  .join("\n");
const WORDS = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default", eager: true }); // prettier-ignore

const idsOf = (text: string) =>
  [...text.matchAll(/^agent-page-([\w-]+) =/gm)].map(([, id]) => id!).sort();
/** Said in full, or as the end of something like `ask-${kind}`. */
const isSaid = (id: string) =>
  new RegExp(`["'\`](agent-page-)?${id}["'\`]`).test(CODE) ||
  [...id.matchAll(/-/g)].some(({ index }) => CODE.includes(`${id.slice(0, index)}-\${`));
const SHELL = ["lead", "minutes", "option-map", "tab-board", "tab-paper", "tab-papers"];

test.each(Object.entries(WORDS))("%s has what the page says, once, and no more", (_, text) => {
  const ids = idsOf(text);
  expect(new Set(ids).size).toBe(ids.length);
  // a fact is retold by the shell, too, in a replay from another's seat
  const isRetold = (id: string) => id.startsWith("log-") && text.includes(`\nagent-${id} =`);
  const unsaid = ids.filter((id) => !SHELL.includes(id) && !isSaid(id) && !isRetold(id));
  expect(unsaid).toEqual([]);
  const said = [...CODE.matchAll(/(?<![.\w])(?:word|say)\(\s*"([\w-]+)"/g)].map(([, id]) => id!);
  expect(said.length).toBeGreaterThan(30);
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
});
