// What is said at a table.

import { get, post, Refusal } from "./api";
import type { Said } from "./contract";
import { play } from "./sound";
import { stream } from "./stream.svelte";

export class Talk {
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  problem = $state("");
  /** Whether somebody reads it now. */
  isRead = false;

  constructor(readonly table: string) {
    $effect(() => {
      void this.load();
      return stream.listen((told) => {
        if (told.event !== "chat" || told.data.table !== table) return;
        this.add([told.data as unknown as Said]);
        if (this.isRead) return;
        this.unread += 1;
        play("talk");
      });
    });
  }

  async load(): Promise<void> {
    try {
      this.add((await get<{ said: Said[] }>(`/tables/${this.table}/chat`)).said);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  /** True if it was said. */
  async say(text: string): Promise<boolean> {
    this.problem = "";
    try {
      await post(`/tables/${this.table}/chat`, { text });
      return true;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal.message;
      return false;
    }
  }

  private add(fresh: Said[]): void {
    const known = new Set(this.said.map((one) => one.n));
    const all = [...this.said, ...fresh.filter((one) => !known.has(one.n))];
    this.said = all.sort((a, b) => a.n - b.n);
  }
}
