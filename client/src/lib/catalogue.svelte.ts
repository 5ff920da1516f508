// The games there are, as the server knows them, and how far their machines are.

import { get } from "./api";
import type { Game, Readiness } from "./contract";
import { stream } from "./stream.svelte";
import { words } from "./words.svelte";

class Catalogue {
  games = $state.raw<Game[]>([]);

  /** What was known last time, at once; and then what is so now. */
  async load(): Promise<void> {
    stream.listen((told) => {
      if (told.event === "games") this.compiled(told.data);
      // the line may have been away when all was told
      else if (told.event === "heartbeat" && !this.isReady) this.refresh();
    });
    await this.ask();
    this.refresh();
  }

  private get isReady(): boolean {
    return this.games.every((game) => game.readiness.state === "ready");
  }

  private refresh(): void {
    void this.ask().catch(() => {}); // what is shown stays
  }

  private async ask(): Promise<void> {
    this.games = (await get<{ games: Game[] }>("/games")).games;
  }

  find(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  private compiled(data: Record<string, any>): void {
    const found = (data.games ?? data) as Record<string, Readiness>;
    this.games = this.games.map((game) => {
      const readiness = found[game.name];
      return readiness ? { ...game, readiness } : game;
    });
  }
}

export const catalogue = new Catalogue();

/** That machines are not ready yet, and how long it takes where that is known. */
export function compiling({ seconds_left }: Readiness): string {
  if (seconds_left === null) return words.say("page-compiling");
  return words.say("page-compiling-left", { seconds: Math.ceil(seconds_left) });
}

/** A machine's level in a word of the scale that all games share; else its number. */
export function levelName(game: string, level: string): string {
  const name = catalogue.find(game)?.levels.find((one) => one.level === level)?.name;
  return name ? words.say(`level-${name}`) : words.say("page-level", { level });
}
