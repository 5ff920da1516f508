// Pointing at the map as a look-up among the choices: what may be touched, and what it means.

import { fitting, values } from "$lib/picker";
import type { Act, Table } from "./speech";

export type Step = Extract<Act, { kind: "move" | "attack" }>;
export type Put = Extract<Act, { kind: "put" }>;

/** What is picked so far of an act or of a bribe. */
export interface Parts {
  agent?: string;
  to?: string;
  target?: string;
  /** The value of a note in the hand, and the notes that lie on agents. */
  note?: number;
  puts?: Put[];
}

export const picked = (table: Table): Parts => table.pick.parts as Parts;

/** Whether money is being laid out: at the start, or since "Je corromps !" was touched. */
export function isBribing(table: Table): boolean {
  const kind = table.status.ask?.kind;
  if (!table.isAsked || table.isPast) return false;
  return kind === "opening" || kind === "draft" || picked(table).puts !== undefined;
}

/** Whether an act is asked for. */
export const isActing = (table: Table): boolean =>
  table.isAsked && !isBribing(table) && (table.status.ask?.kind.startsWith("turn") ?? false);

/** The agents that may be touched first. */
export function pickable(table: Table): string[] {
  if (isBribing(table)) return values(fitting(table.choices, {}, "put"), "agent");
  if (!isActing(table)) return [];
  return values(fitting(table.choices, {}, "move", "attack", "take", "drop"), "agent");
}

/** The steps of the agent that is picked, on towns and against agents. */
export const steps = (table: Table): Step[] => {
  const { agent } = picked(table);
  if (!agent || !isActing(table)) return [];
  return fitting(table.choices, { agent }, "move", "attack") as Step[];
};

/** The acts that fit all that is picked: one of them is sent. */
export function chosen(table: Table): Step[] {
  const { to, target } = picked(table);
  if (target) return steps(table).filter((one) => one.kind === "attack" && one.target === target);
  if (to) return steps(table).filter((one) => one.kind === "move" && one.to === to);
  return [];
}

export function touchAgent(table: Table, agent: string): void {
  const now = picked(table);
  const { pick } = table;
  if (isBribing(table)) {
    if (now.note !== undefined) put(table, agent, now.note);
    else if (now.agent === agent) pick.clear("agent");
    else if (pickable(table).includes(agent)) pick.set("agent", agent);
    return;
  }
  const place = table.setting.agents.findIndex((one) => one.agent === agent);
  const here = table.description.places[place];
  if (now.agent && now.agent !== agent) {
    if (fitting(steps(table), { target: agent }, "attack").length) {
      pick.clear("to");
      pick.set("target", agent);
      return;
    }
  }
  if (now.agent === agent) pick.clear();
  else if (pickable(table).includes(agent)) {
    pick.clear("to", "target");
    pick.set("agent", agent);
  } else if (isActing(table) && here)
    void table.why({ kind: "move", agent, from: here, to: here, case: null });
}

export function touchTown(table: Table, space: string): void {
  const { agent } = picked(table);
  const there = table.setting.agents
    .map((one) => one.agent)
    .filter((_, k) => table.description.places[k] === space);
  if (!agent || !isActing(table)) {
    const able = there.filter((one) => pickable(table).includes(one));
    if (able.length === 1) touchAgent(table, able[0]!);
    return;
  }
  const moves = fitting(steps(table), { to: space }, "move");
  const attacks = fitting(steps(table), { to: space }, "attack");
  table.pick.clear("to", "target");
  if (moves.length === 1) void table.send(moves[0]!);
  else if (moves.length) table.pick.set("to", space);
  else if (values(attacks, "target").length === 1)
    table.pick.set("target", values(attacks, "target")[0]);
  else if (there.includes(agent)) table.pick.clear();
  else {
    const from = table.setting.agents.findIndex((one) => one.agent === agent);
    const start = table.description.places[from];
    if (start)
      void table.why({
        kind: "move",
        agent,
        from: start,
        to: space,
        case: null,
      });
  }
}

// -- bribes ------------------------------------------------------------------------------------

/** The notes still on the sheet, by value: less those that lie on agents unsealed. */
export function left(table: Table): Map<number, number> {
  const found = new Map(
    table.description.sheet?.left.map((lots) => [lots.sum, lots.count] as [number, number]),
  );
  for (const one of picked(table).puts ?? []) {
    const unit = found.has(one.sum) ? one.sum : Math.min(...found.keys());
    found.set(unit, (found.get(unit) ?? 0) - one.sum / unit);
  }
  return found;
}

export const total = (lots: Iterable<[number, number]>): number =>
  [...lots].reduce((sum, [value, count]) => sum + value * count, 0);

export function put(table: Table, agent: string, sum: number): void {
  const rest = left(table);
  const isThere = rest.has(sum) ? rest.get(sum)! > 0 : total(rest) >= sum;
  if (!isThere || !pickable(table).includes(agent)) {
    void table.why({ kind: "put", agent, sum });
    return;
  }
  table.pick.set("puts", [...(picked(table).puts ?? []), { kind: "put", agent, sum }]);
  if ((left(table).get(sum) ?? 1) <= 0) table.pick.clear("note");
}

/** Take back the last note of a value from an agent. */
export function takeBack(table: Table, agent: string, sum: number): void {
  const puts = picked(table).puts ?? [];
  const at = puts.map((one) => one.agent === agent && one.sum === sum).lastIndexOf(true);
  table.pick.set("puts", [...puts.slice(0, at), ...puts.slice(at + 1)]);
}

/** The notes in the order the rules want them: agent by agent, the dearest first. */
export function inOrder(table: Table): Act[] {
  const agents = table.setting.agents.map((one) => one.agent);
  const puts = picked(table).puts ?? [];
  if (table.setting.options.lots === "free") {
    return agents.flatMap((agent) => {
      const sum = total(puts.filter((one) => one.agent === agent).map((one) => [one.sum, 1]));
      return sum ? [{ kind: "put", agent, sum } as const] : [];
    });
  }
  const rank = (one: Put) => agents.indexOf(one.agent);
  return [...puts].sort((a, b) => rank(a) - rank(b) || b.sum - a.sum);
}
