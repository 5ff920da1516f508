// What is picked of the next act, and what would be sent: look-ups in the choices, no rules.

import type { Playing } from "$lib/game";
import { fitting, values } from "$lib/picker";
import type { Nation } from "./nations";
import type { Ask, Choice, Description, Notebook, Place, Setting } from "./types";

/** A generated interface as a type that may be spoken of by its parts. */
type Open<T> = T extends unknown ? { [part in keyof T]: T[part] } : never;

export type Act = Open<Choice>;
export type Guess = Extract<Act, { kind: "guess" }>;
export type Table = Playing<Setting, Description, Open<Ask>, Act, Notebook>;

export interface Picks {
  give?: Nation;
  take?: Nation;
  target?: number;
  nation?: Nation;
  /** The cards put down for the last answer. */
  laid: Guess[];
}

/** What I am asked now, if I am. */
export function asked(playing: Table): Ask["kind"] | null {
  return playing.isAsked && !playing.isPast ? (playing.status.ask?.kind ?? null) : null;
}

/** Before whom I may lay a card. */
export function targets(playing: Table): number[] {
  return values<number>(fitting(playing.choices, {}, "guess"), "target");
}

/** What was picked and still can be. */
export function picked(playing: Table): Picks {
  const parts = playing.pick.parts as Partial<Picks>;
  const open = targets(playing);
  const only = open.length === 1 ? open[0] : undefined;
  const may = (part: string, value: unknown) =>
    value !== undefined && fitting(playing.choices, { [part]: value }).length > 0;
  return {
    give: may("give", parts.give) ? parts.give : undefined,
    take: may("take", parts.take) ? parts.take : undefined,
    target: may("target", parts.target) ? parts.target : only,
    nation: may("nation", parts.nation) ? parts.nation : undefined,
    laid: asked(playing) === "last" ? (parts.laid ?? []) : [],
  };
}

/** The act that the picks make, or null where something is missing. */
export function ready(playing: Table): Act[] | null {
  const { give, take, target, nation, laid } = picked(playing);
  const kind = asked(playing);
  if (kind === "exchange") return only(fitting(playing.choices, { give, take }, "swap"));
  if (kind === "guess") return only(fitting(playing.choices, { target, nation }, "guess"));
  if (kind === "last") return [...laid, { kind: "seal" }];
  return null;
}

const only = (choices: Act[]) => (choices.length === 1 ? choices : null);

/** The guesses with a card laid before somebody: it is one card, so it leaves where it lay. */
export function lay(laid: Guess[], guess: Guess, room: number, order: readonly Nation[]): Guess[] {
  const rest = laid.filter((one) => one.nation !== guess.nation);
  const there = rest.filter((one) => one.target === guess.target);
  const gone = there.slice(0, Math.max(0, there.length - room + 1));
  return [...rest.filter((one) => !gone.includes(one)), guess].sort(
    (a, b) => a.target - b.target || order.indexOf(a.nation) - order.indexOf(b.nation),
  );
}

/** How many cards I may still lay before somebody. */
export function roomBefore(playing: Table, target: number): number {
  const { setting, description, viewer } = playing;
  const each = setting.guesses / (description.seats.length - 1);
  const laid = description.seats[viewer!]?.guesses ?? [];
  return each - laid.filter((one) => one.target === target).length;
}

/** Touch a seat: choose it, or let it go. */
export function touchSeat(playing: Table, target: number): void {
  if (!targets(playing).includes(target)) {
    void playing.why({
      kind: "guess",
      target,
      nation: playing.description.nations[0],
    });
    return;
  }
  const { nation } = picked(playing);
  if (asked(playing) === "last" && nation) {
    put(playing, { kind: "guess", target, nation });
  } else if (playing.pick.parts.target === target) playing.pick.clear("target");
  else playing.pick.set("target", target);
}

/** Touch an identification card: choose it, or let it go. */
export function touchCard(playing: Table, nation: Nation): void {
  const { target, laid } = picked(playing);
  const there = laid.find((one) => one.nation === nation);
  if (there) {
    const rest = laid.filter((one) => one !== there);
    playing.pick.set("laid", rest);
  } else if (!fitting(playing.choices, { nation }, "guess").length) {
    void playing.why({
      kind: "guess",
      target: target ?? targets(playing)[0] ?? 0,
      nation,
    });
  } else if (asked(playing) === "last" && target !== undefined) {
    put(playing, { kind: "guess", target, nation });
  } else if (playing.pick.parts.nation === nation) playing.pick.clear("nation");
  else playing.pick.set("nation", nation);
}

function put(playing: Table, guess: Guess): void {
  const { laid } = picked(playing);
  const order = playing.setting.nations;
  playing.pick.clear("target", "nation");
  playing.pick.set("laid", lay(laid, guess, roomBefore(playing, guess.target), order));
}

/** The clue piles of a seat in the order first laid, with how often each grew. */
export function piles(place: Place): { nation: Nation; n: number }[] {
  const found = new Map<Nation, number>();
  for (const { nation } of place.clues ?? []) found.set(nation, (found.get(nation) ?? 0) + 1);
  return [...found].map(([nation, n]) => ({ nation, n }));
}

/** The cards laid before a seat, in the order of the seats: whose, and what is known of them. */
export function before(playing: Table, target: number) {
  return playing.description.seats.flatMap((place, seat) => {
    const own = place.shown ? null : playing.laidOpen?.[seat]?.description.mine?.guesses;
    return (own ?? place.guesses ?? [])
      .filter((one) => one.target === target)
      .map((one) => ({ ...one, seat }));
  });
}

/** Whether what only one seat sees is the reader's own, and not another's in a replay. */
export const isOwn = ({ viewer, speaker }: Table): boolean => viewer === speaker.viewer;

/** Where I am from, as a sentence; of somebody else, the nationality. */
export function origin(playing: Table): string {
  const { description, speaker } = playing;
  if (!isOwn(playing))
    return (description.mine?.passports ?? [])
      .map((nation) => speaker.word("nation", nation))
      .join(", ");
  const from = (description.mine?.passports ?? []).map((nation) =>
    speaker.word("page-out-of", nation),
  );
  return from.length > 1
    ? speaker.message("spywhere-page-from-two", {
        one: from[0]!,
        two: from[1]!,
      })
    : speaker.message("spywhere-page-from", { one: from[0] ?? "" });
}
