// What is said at a table.

import { get, post, Refusal } from "./api";
import type { Said } from "./contract";
import { keep, kept } from "./kept";
import { play } from "./sound";
import { stream } from "./stream.svelte";

type Conversation = { said: Said[]; next: number | null };

export class Talk {
  said = $state.raw<Said[]>([]);
  /** Whom this reader does not want to read; it is his own affair, and stays in his browser. */
  muted = $state.raw<string[]>([]);
  readonly heard = $derived(this.said.filter((one) => !this.muted.includes(one.speaker)));
  unread = $state(0);
  problem = $state("");
  /** Whether somebody reads it now. */
  isRead = false;

  constructor(readonly table: string) {
    this.muted = kept(`muted:${table}`) ?? [];
    $effect(() => {
      void this.load();
      return stream.listen((told) => {
        if (told.event !== "chat" || told.data.table !== table) return;
        this.add([told.data as unknown as Said]);
        if (this.isRead || this.muted.includes(String(told.data.speaker))) return;
        this.unread += 1;
        play("talk");
      });
    });
  }

  async load(): Promise<void> {
    try {
      let after: number | null = null;
      do {
        const part: Conversation = await get(`/tables/${this.table}/chat`, { after });
        this.add(part.said);
        after = part.next;
      } while (after !== null);
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

  mute(speaker: string, isMuted: boolean): void {
    const others = this.muted.filter((one) => one !== speaker);
    this.muted = isMuted ? [...others, speaker] : others;
    keep(`muted:${this.table}`, this.muted.length ? this.muted : null);
  }

  private add(fresh: Said[]): void {
    const known = new Set(this.said.map((one) => one.n));
    const all = [...this.said, ...fresh.filter((one) => !known.has(one.n))];
    this.said = all.sort((a, b) => a.n - b.n);
  }
}
