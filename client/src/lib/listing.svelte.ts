// Lists of tables that keep themselves up to date while they are shown.

import { get, Refusal } from "./api";
import type { Listing, Listings } from "./contract";
import { stream } from "./stream.svelte";

export type Of = "mine" | "waiting" | "running" | "over";

let line: Promise<unknown> = Promise.resolve(); // one list after the other: the way stays free

export class Tables {
  tables = $state.raw<Listing[]>([]);
  isLoaded = $state(false);
  next = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly of: Of) {
    $effect(() => {
      void this.load();
      const stop = stream.listen(({ event }) => {
        if (event !== "lobby" && event !== "mine") return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.load(), 400);
      });
      return () => {
        stop();
        clearTimeout(this.timer);
      };
    });
  }

  async load(): Promise<void> {
    try {
      const found = await this.page();
      this.tables = found.tables;
      this.next = found.next;
      this.isLoaded = true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  async more(): Promise<void> {
    const found = await this.page(this.next);
    this.tables = [...this.tables, ...found.tables];
    this.next = found.next;
  }

  private page(after: string | null = null): Promise<Listings> {
    const next = line.then(() => get<Listings>("/tables", { of: this.of, after }));
    line = next.catch(() => {});
    return next;
  }
}
