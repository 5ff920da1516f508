// What a machine makes of a finished game, position by position; read while it is thought about.

import { get, Refusal } from "./api";
import type { Judged, Judgements } from "./contract";

const PACE = 1000; // ms from one question to the next: as often as the server lets anybody ask

export class Opinions {
  positions = $state.raw<Judged[]>([]);
  count = $state(0);
  /** Whether the first is still to come. */
  isAwaited = $state(true);
  private isStopped = false;

  constructor(private readonly table: string) {}

  async read(): Promise<void> {
    while (!this.isStopped) {
      const due = performance.now() + PACE;
      try {
        const from = this.positions.length;
        const found = await get<Judgements>(`/tables/${this.table}/opinions`, { from });
        this.count = found.count;
        this.positions = [...this.positions, ...found.positions];
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        return; // what is known is shown
      } finally {
        this.isAwaited = false;
      }
      if (this.positions.length >= this.count) return;
      await new Promise((done) => setTimeout(done, due - performance.now()));
    }
  }

  stop(): void {
    this.isStopped = true;
  }
}
