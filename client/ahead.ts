// What the page is cut into, so that nothing waits for anything else: a first script that sends for
// the rest, the shell, the table, and each game's parts. The page names the shell's files itself.

import type { HtmlTagDescriptor, Plugin } from "vite";

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

const FIRST = "/src/main.ts";
const PARTS = { shell: "/src/app.ts", table: "/src/screens/Table.svelte" };

/** The part that a module belongs to: the first that cannot be without it. */
export function part(id: string, graph: Graph): string | null {
  if (isNeededBy(FIRST, id, graph)) return null;
  const found = Object.entries(PARTS).find(([, root]) => isNeededBy(root, id, graph));
  return found?.[0] ?? (id.includes("/src/lib/") ? "table" : null); // what the games' parts share
}

function isNeededBy(root: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(root)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((one) =>
    isNeededBy(root, one, graph, seen),
  );
}

export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((one) => {
          if (one.type !== "chunk" || one.name !== "shell") return [];
          const styles = [...(one.viteMetadata?.importedCss ?? [])];
          return [
            link("modulepreload", one.fileName),
            ...styles.map((file) => link("stylesheet", file)),
          ];
        }),
    },
  };
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel, crossorigin: "", href: `/${file}` },
  injectTo: "head",
});
