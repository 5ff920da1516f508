// What is written on the games' boxes, in each language: the few words of each that the shelf needs.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ID = "virtual:lids/";
const ON_A_BOX =
  /^[a-z]+-(?:name|blurb|page-lead|page-minutes|page-letter-[a-z]+) = .*(?:\n[ \t]+.*)*/gm;

export function lids(games: string): Plugin {
  const files = (language: string) =>
    readdirSync(games)
      .sort()
      .map((game) => `${games}/${game}/locales/${language}.ftl`)
      .filter((file) => existsSync(file));
  return {
    name: "lids",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const words = files(id.slice(ID.length + 1)).flatMap((file) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8").match(ON_A_BOX) ?? [];
      });
      return `export default ${JSON.stringify(words.join("\n"))};`;
    },
  };
}
