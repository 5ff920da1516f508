// Pointing at the map as a look-up among the choices: what may be touched, and what it means.

import { fitting, values } from "$lib/picker";
import { bribe, isBribing, lay, payable } from "./bribe.svelte";
import type { Act, Table } from "./speech";

export type Step = Extract<Act, { kind: "move" | "attack" }>;

/** What is picked so far of an act; of a bribe, whom the next note goes to. */
export interface Parts {
  agent?: string;
  to?: string;
  target?: string;
}

export const picked = (table: Table): Parts => table.pick.parts as Parts;

/** Whether an act is asked for. */
export const isActing = (table: Table): boolean =>
  table.isAsked && !isBribing(table) && (table.status.ask?.kind.startsWith("turn") ?? false);

/** The agents that may be touched first. */
export function pickable(table: Table): string[] {
  if (isBribing(table)) return payable(table);
  if (!isActing(table)) return [];
  return values(fitting(table.choices, {}, "move", "attack", "take", "drop"), "agent");
}

/** The steps of the agent that is picked, on towns and against agents. */
export function steps(table: Table): Step[] {
  const { agent } = picked(table);
  if (!agent || !isActing(table)) return [];
  return fitting(table.choices, { agent }, "move", "attack") as Step[];
}

/** The acts that fit all that is picked: one of them is sent. */
export function chosen(table: Table): Step[] {
  const { to, target } = picked(table);
  if (target) return fitting(steps(table), { target }, "attack");
  return to ? fitting(steps(table), { to }, "move") : [];
}

/** What becomes of the case in a step, as the log will say it. */
export function handling({ description }: Table, step: Step): string {
  const { at, holder } = description.case;
  const by = step.case ?? "leave";
  if (holder === step.agent) return { leave: "left", carry: "carried", take: "carried", drop: "set-down" }[by]; // prettier-ignore
  if (step.kind === "attack" && holder === step.target)
    return by === "leave" ? "let-lie" : "captured";
  if (at === step.to) return by === "leave" ? "beside" : "on";
  return by === "leave" ? "not-taken-along" : by === "drop" ? "set-down" : "taken-along";
}

export const placeOf = (table: Table, agent: string): string | null =>
  table.description.places[table.setting.agents.findIndex((one) => one.agent === agent)] ?? null;

export function touchAgent(table: Table, agent: string): void {
  const now = picked(table);
  const { pick } = table;
  if (isBribing(table)) {
    const { note } = bribe(table);
    if (note !== null) lay(table, agent, note);
    else if (now.agent === agent) pick.clear("agent");
    else if (payable(table).includes(agent)) pick.set("agent", agent);
  } else if (now.agent && fitting(steps(table), { target: agent }, "attack").length) {
    pick.clear("to");
    pick.set("target", agent);
  } else if (now.agent === agent) pick.clear();
  else if (pickable(table).includes(agent)) {
    pick.clear("to", "target");
    pick.set("agent", agent);
  } else if (isActing(table)) why(table, agent, placeOf(table, agent));
}

export function touchTown(table: Table, space: string): void {
  const { agent } = picked(table);
  const there = table.setting.agents
    .map((one) => one.agent)
    .filter((one) => placeOf(table, one) === space);
  if (!agent || !isActing(table)) {
    const able = there.filter((one) => pickable(table).includes(one));
    if (able.length === 1) touchAgent(table, able[0]!);
    return;
  }
  const moves = fitting(steps(table), { to: space }, "move");
  const enemies = values(fitting(steps(table), { to: space }, "attack"), "target");
  table.pick.clear("to", "target");
  if (moves.length === 1) void table.send(moves[0]!);
  else if (moves.length) table.pick.set("to", space);
  else if (enemies.length === 1) table.pick.set("target", enemies[0]);
  else if (there.includes(agent)) table.pick.clear();
  else why(table, agent, space);
}

/** Let the referee say why an agent cannot go there. */
function why(table: Table, agent: string, to: string | null): void {
  const from = placeOf(table, agent);
  if (from && to) void table.why({ kind: "move", agent, from, to, case: null });
}
