// A finished game again, step by step, as somebody knew it then.

import { get } from "./api";
import type { Step } from "./contract";
import type { Sitting } from "./sitting.svelte";

const PACE = 1200; // ms a step when it plays by itself

export type As = number | "spectator" | "all";

export class Replay {
  steps = $state.raw<Step[]>([]);
  as = $state<As>("spectator");
  at = $state(0);
  isPlaying = $state(false);
  private setting: unknown = null;

  constructor(
    private readonly sitting: Sitting,
    private readonly onstep: (seq: number) => void,
  ) {
    this.as = sitting.frame!.viewer ?? "spectator";
    $effect(() => {
      if (!this.isPlaying) return;
      const timer = setInterval(() => this.go(this.at + 1), PACE);
      return () => clearInterval(timer);
    });
  }

  /** Read it as somebody knew it, and stay at the same moment. */
  async read(as: As, seq: number): Promise<void> {
    this.as = as;
    const found = await get<{ setting: unknown; steps: Step[] }>(`/tables/${this.sitting.id}/replay`, { as }); // prettier-ignore
    this.setting = found.setting;
    this.steps = found.steps.filter((step) => step.description !== null);
    this.show(seq);
  }

  /** Show what was after an event, without going anywhere. */
  show(seq: number): void {
    if (!this.steps.length) return;
    const found = this.steps.findLastIndex((step) => step.seq <= seq);
    this.at = Math.max(0, found);
    const viewer = typeof this.as === "number" ? this.as : null;
    const log = this.steps.slice(0, this.at + 1).map((step) => step.seen);
    this.sitting.past = { step: this.steps[this.at]!, setting: this.setting, viewer, log };
  }

  go(at: number): void {
    const last = this.steps.length - 1;
    if (at >= last) this.isPlaying = false;
    const step = this.steps[Math.min(Math.max(0, at), last)];
    if (step) this.onstep(step.seq);
  }
}
