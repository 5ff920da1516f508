// The games, found by looking: nothing in the shell knows one by name.

import type { Component } from "svelte";
import type { GameUi } from "./game";

const BOXES = import.meta.glob<{ default: Component }>("$games/*/ui/Box.svelte", { eager: true });
const PARTS = import.meta.glob<{ default: GameUi }>("$games/*/ui/index.ts");
import.meta.glob("$games/*/ui/palette.css", { eager: true });

const nameOf = (file: string) => /games\/([^/]+)\/ui/.exec(file)![1]!;

/** The picture on the lid of each game's box. */
export const boxes = new Map(
  Object.entries(BOXES).map(([file, module]) => [nameOf(file), module.default]),
);

/** The parts of a game, loaded when first needed. */
export async function parts(game: string): Promise<GameUi> {
  const found = Object.entries(PARTS).find(([file]) => nameOf(file) === game);
  if (!found) throw new Error(`no page for ${game}`);
  return (await found[1]()).default;
}
