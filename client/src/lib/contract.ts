// What the server sends about any table, built on its own description (`openapi.ts`); what belongs
// to a game is typed by that game's `ui/types.ts`.

import type { components } from "./openapi";

type Schemas = components["schemas"];
/** A struct of which the server leaves out what is as usual. */
type Sparse<T, K extends keyof T> = Pick<T, K> & Partial<Omit<T, K>>;
type With<T, More> = Omit<T, keyof More> & More;

/** Something with a kind and named parts, of which a sentence can be made. */
export interface Spoken {
  kind: string;
  [part: string]: unknown;
}
export type Value = string | number | boolean;

export type Status<Ask = Spoken> = With<Schemas["Status_Any_"], { ask: Ask | null }>;
export type Result = Schemas["Result"];
export type Face = Schemas["Face"];
export type Seat = Schemas["Seat"];
export type Seen<Fact = Spoken> = With<Sparse<Schemas["Seen_Any_"], "seq">, { facts?: Fact[] }>;
type Stage = "seating" | "revealing" | "playing" | "over";
export type House = With<Schemas["House"], { stage: Stage; options: Record<string, Value> }>;

/** A question that may be answered beforehand: by which choices, and what it is about. */
export type Standable = Sparse<Schemas["Standable"], "choices" | "about">;

/** All that one viewer may know, whole or since the frame before. */
export type Frame<Setting = unknown, Description = unknown, Ask = Spoken, Choice = Spoken> = With<
  Sparse<Schemas["Told"], "table" | "viewer" | "head">,
  {
    status: Status<Ask>;
    description: Description;
    seen?: Seen[];
    choices?: Choice[];
    setting?: Setting;
    house?: House;
    stands?: Standable | null;
  }
>;

/** What an act that is not yet sent would be. */
export type Draft<Description = unknown, Ask = Spoken, Choice = Spoken> = With<
  Schemas["Draft"],
  { choices: Choice[]; description: Description; ask: Ask | null; warning: Spoken | null }
>;

/** Why something was refused: a sentence, and the paragraph of the rule where there is one. */
export type Problem = Sparse<Schemas["Problem"], "status" | "code" | "title" | "detail">;

/** A moment of a game, as one knew it then. */
export type Step<Description = unknown, Ask = Spoken> = With<
  Schemas["Step"],
  { seen: Seen; description: Description; status: Status<Ask> }
>;

/** A game as one knew it, moment by moment; with everything laid open also as each seat did. */
export type Retold = With<Schemas["Replay"], { steps: Step[]; seats?: Retold[] }>;

/** What a machine makes of the position after an event; nothing if it failed. */
export type Judged = With<
  Schemas["Judged"],
  { opinion: With<Sparse<Schemas["Opinion"], "returns">, { choice?: Spoken | null }> | null }
>;
export type Judgements = With<Schemas["Judgements"], { positions: Judged[] }>;

export type Readiness = Schemas["Readiness"];
export type Level = Sparse<Schemas["Level"], "level" | "seconds">;
export type Option = With<
  Sparse<Schemas["Option"], "name" | "kind">,
  { default: Value; values?: Value[]; paragraph?: string }
>;
export type Preset = With<Schemas["Preset"], { options: Record<string, Value> }>;
export type Game = With<
  Schemas["Entry"],
  {
    usual: With<Schemas["Usual"], { options: Record<string, Value> }>;
    presets: Preset[];
    options: Option[];
    levels: Level[];
  }
>;

/** How time runs, in milliseconds (core/contract.py). */
export type Timing = Partial<Schemas["TimingBody"]>;

/** A position that the rulebook shows, as one viewer knows it. */
export type Diagram = With<
  Schemas["Scene"],
  { status: Status; choices: Spoken[]; seen: Seen[]; picked: Record<string, unknown> }
>;

/** A table in a list. */
export type Listing = With<Schemas["Listing"], { stage: Stage; result?: Result | null }>;
export type Listings = With<Schemas["Listings"], { tables: Listing[] }>;

/** A word at a table; `seat` of a player, null of one who watches. */
export type Said = Schemas["Remark"];
export type Link = Schemas["Link"];
export type Check = Sparse<Schemas["Checked"], "is_whole" | "commitment" | "sentences">;
export type Me = Sparse<Schemas["Me"], "is_known">;
