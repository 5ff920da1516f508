// The words of each language as the page loads them: its own and the house's with what is written
// on the games' boxes, then each game's; without what is only for who writes them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ID = "virtual:words/";
const ON_A_BOX =
  /^[a-z]+-(?:name|blurb|page-lead|page-minutes|page-letter-[a-z]+) = .*(?:\n[ \t]+.*)*/gm;
const REMARKS = /^#.*\n|^\n/gm;

export function words(page: string, house: string): Plugin {
  const games = (language: string) =>
    readdirSync(`${house}/games`)
      .sort()
      .map((game) => `${house}/games/${game}/locales/${language}.ftl`)
      .filter((file) => existsSync(file));
  return {
    name: "words",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      const read = (file: string) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8").replace(REMARKS, "");
      };
      const [file] = id.split("?");
      if (file!.endsWith(".ftl")) return `export default ${JSON.stringify(read(file!))};`;
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const language = id.slice(ID.length + 1);
      const lids = games(language).flatMap((one) => read(one).match(ON_A_BOX) ?? []);
      const own = [page, `${house}/locales`].map((folder) => read(`${folder}/${language}.ftl`));
      return `export default ${JSON.stringify([...own, ...lids].join("\n"))};`;
    },
  };
}
