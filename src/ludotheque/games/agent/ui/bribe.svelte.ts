// The bribe that is being laid out: notes on agents, nothing of it sent before it is sealed.
// It is kept apart from what is picked, which any news clears, and dropped when the sheet changes.

import { fitting, values } from "$lib/picker";
import type { Act, Table } from "./speech";

export type Put = Extract<Act, { kind: "put" }>;
interface Laid {
  key: string;
  /** "Je corromps !" was touched. */
  isOpen: boolean;
  /** The value of the note in the hand. */
  note: number | null;
  puts: Put[];
}

let laid = $state.raw<Laid>({ key: "", isOpen: false, note: null, puts: [] });

/** One bribe: of this table and seat, from this sheet. */
const keyOf = ({ house, viewer, description }: Table): string =>
  JSON.stringify([house.opened, house.commitment, viewer, description.sheet]);

/** What is laid out now. */
export function bribe(table: Table): Laid {
  const key = keyOf(table);
  return laid.key === key ? laid : { key, isOpen: false, note: null, puts: [] };
}

export const change = (table: Table, some: Partial<Laid>): void => {
  laid = { ...bribe(table), ...some };
};

/** Whether money is being laid out: at the start, or since "Je corromps !" was touched. */
export function isBribing(table: Table): boolean {
  const kind = table.status.ask?.kind;
  if (!table.isAsked || table.isPast) return false;
  return kind === "opening" || kind === "draft" || bribe(table).isOpen;
}

/** The agents that may be paid. */
export const payable = (table: Table): string[] =>
  values(fitting(table.choices, {}, "put"), "agent");

export const isFree = (table: Table): boolean => table.setting.options.lots === "free";

/** The notes still on the sheet, by value, less those laid out. */
export function left(table: Table): Map<number, number> {
  const sheet = table.description.sheet?.left ?? [];
  const found = new Map(sheet.map(({ sum, count }): [number, number] => [sum, count]));
  const unit = Math.min(...found.keys());
  for (const { sum } of bribe(table).puts) {
    const value = isFree(table) ? unit : sum;
    found.set(value, (found.get(value) ?? 0) - sum / value);
  }
  return found;
}

export const total = (lots: Iterable<[number, number]>): number =>
  [...lots].reduce((sum, [value, count]) => sum + value * count, 0);

export const sumOn = (table: Table, agent: string): number =>
  bribe(table).puts.reduce((sum, put) => sum + (put.agent === agent ? put.sum : 0), 0);

/** Whether there is still such a note. */
export function has(table: Table, sum: number): boolean {
  const rest = left(table);
  return isFree(table) ? total(rest) >= sum : (rest.get(sum) ?? 0) > 0;
}

export function lay(table: Table, agent: string, sum: number): void {
  if (!has(table, sum) || !payable(table).includes(agent)) {
    void table.why({ kind: "put", agent, sum });
    return;
  }
  const puts = [...bribe(table).puts, { kind: "put", agent, sum } as const];
  change(table, { isOpen: true, note: null, puts });
}

/** Take back one note of a value from an agent. */
export function takeBack(table: Table, agent: string, sum: number): void {
  const { puts } = bribe(table);
  const at = puts.map((one) => one.agent === agent && one.sum === sum).lastIndexOf(true);
  if (at >= 0) change(table, { puts: [...puts.slice(0, at), ...puts.slice(at + 1)] });
}

/** Lay exactly so much on an agent, in as few notes as may be; false if no notes make it. */
export function layExactly(table: Table, agent: string, sum: number): boolean {
  const others = bribe(table).puts.filter((one) => one.agent !== agent);
  const before = bribe(table).puts;
  change(table, { puts: others });
  const notes = isFree(table)
    ? sum % 100 || sum > total(left(table))
      ? null
      : sum
        ? [sum]
        : []
    : making(left(table), sum);
  if (!notes || !payable(table).includes(agent)) {
    change(table, { puts: before });
    return false;
  }
  const puts = notes.map((one): Put => ({ kind: "put", agent, sum: one }));
  change(table, { isOpen: true, puts: [...others, ...puts] });
  return true;
}

/** The fewest notes that make a sum. */
export function making(notes: Map<number, number>, sum: number): number[] | null {
  let ways = new Map<number, number[]>([[0, []]]);
  for (const [value, count] of notes) {
    const more = new Map(ways);
    for (const [made, used] of ways) {
      for (let n = 1; n <= count && made + n * value <= sum; n++) {
        const next = [...used, ...Array.from({ length: n }, () => value)];
        const known = more.get(made + n * value);
        if (!known || known.length > next.length) more.set(made + n * value, next);
      }
    }
    ways = more;
  }
  return ways.get(sum) ?? null;
}

/** The notes in the order the rules want them: agent by agent, the dearest first. */
export function inOrder(table: Table): Put[] {
  const agents = table.setting.agents.map((one) => one.agent);
  const { puts } = bribe(table);
  if (isFree(table))
    return agents.flatMap((agent) => {
      const sum = sumOn(table, agent);
      return sum ? [{ kind: "put", agent, sum } as const] : [];
    });
  const rank = (one: Put) => agents.indexOf(one.agent);
  return [...puts].sort((a, b) => rank(a) - rank(b) || b.sum - a.sum);
}
