// A finished game again, step by step, as somebody knew it then, or with everything laid open.

import { get } from "./api";
import type { Retold, Seen, Step } from "./contract";
import type { Sitting } from "./sitting.svelte";

const PACE = 1200; // ms a step when it plays by itself

export type As = number | "spectator" | "all";

export class Replay {
  steps = $state.raw<Step[]>([]);
  as = $state<As>("spectator");
  at = $state(0);
  isPlaying = $state(false);
  private setting: unknown = null;
  /** All that whoever knew it was told; mine where everything is laid open. */
  private log: Seen[] | undefined;
  /** Of `all`: what each seat knew after each event. */
  private known: Map<number, Step>[] = [];

  constructor(
    private readonly sitting: Sitting,
    private readonly onstep: (seq: number) => void,
  ) {
    this.as = this.mayOpen ? "all" : (sitting.frame!.viewer ?? "spectator");
    $effect(() => {
      if (!this.isPlaying) return;
      const timer = setInterval(() => this.go(this.at + 1), PACE);
      return () => clearInterval(timer);
    });
  }

  /** Whether everything can be laid open: to this reader, and by this game's parts. */
  get mayOpen(): boolean {
    return this.sitting.mayReadAll && this.sitting.ui?.Open !== undefined;
  }

  /** Read it as somebody knew it, and stay at the same moment. */
  async read(as: As, seq: number): Promise<void> {
    this.as = as;
    const found = await get<Retold>(`/tables/${this.sitting.id}/replay`, { as });
    if (this.as !== as) return; // something else was chosen meanwhile
    this.setting = found.setting;
    this.known = (found.seats ?? []).map(
      ({ steps }) => new Map(steps.map((step) => [step.seq, step])),
    );
    this.steps = found.steps.filter((step) => step.description !== null);
    this.log = as === "all" ? undefined : this.steps.map((step) => step.seen);
    this.show(seq);
  }

  /** Show what was after an event, without going anywhere. */
  show(seq: number): void {
    if (!this.steps.length) return;
    const found = this.steps.findLastIndex((step) => step.seq <= seq);
    this.at = Math.max(0, found);
    const viewer = typeof this.as === "number" ? this.as : null;
    const step = this.steps[this.at]!;
    const laidOpen = this.known.map((steps) => steps.get(step.seq)!);
    this.sitting.past = {
      step,
      setting: this.setting,
      viewer,
      ...(this.log ? { log: this.log } : {}),
      ...(laidOpen.length ? { laidOpen } : {}),
    };
  }

  go(at: number): void {
    const last = this.steps.length - 1;
    if (at >= last) this.isPlaying = false;
    const step = this.steps[Math.min(Math.max(0, at), last)];
    if (step) this.onstep(step.seq);
  }
}
