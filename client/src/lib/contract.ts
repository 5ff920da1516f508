// What the server sends about any table; a game's own parts are typed by its `ui/types.ts`.

/** Something with a kind and named parts, of which a sentence can be made. */
export interface Spoken {
  kind: string;
  [part: string]: unknown;
}

export interface Status<Ask = Spoken> {
  asked: number[];
  ask: Ask | null;
  is_over: boolean;
}

export interface Result {
  how: string;
  returns: number[];
}

export interface Face {
  left: number[];
  until: number | null;
  is_paused: boolean;
}

export interface Seen<Fact = Spoken> {
  seq: number;
  do?: string;
  seat?: number | null;
  facts?: Fact[];
  actions?: number[];
  undone?: number | null;
  name?: string;
  bot?: string;
  commitment?: string;
  result?: Result | null;
}

export interface Seat {
  name: string;
  bot: string;
  is_mine: boolean;
  is_here: boolean;
  has_resigned: boolean;
  is_pledged: boolean;
  is_revealed: boolean;
}

export interface House {
  game: string;
  rules_version: number;
  options: Record<string, string | number | boolean>;
  preset: string | null;
  aids: boolean;
  stage: "seating" | "revealing" | "playing" | "over";
  opened: number;
  commitment: string;
  is_public: boolean;
  is_owner: boolean;
  chat: boolean;
  seats: Seat[];
  my_seats: number[];
  offer: number | null;
  wish: number | null;
  granted: number[];
  pausing: number[];
  rematch: string | null;
  watchers: number;
}

export interface Frame<Setting = unknown, Description = unknown, Ask = Spoken, Choice = Spoken> {
  table: string;
  viewer: number | null;
  head: number;
  status: Status<Ask>;
  description: Description;
  seen?: Seen[];
  actions?: number[];
  choices?: Choice[];
  result?: Result | null;
  clock?: Face | null;
  setting?: Setting;
  house?: House;
  stands?: {
    choices: string[];
    about: Record<string, string | number | string[]>;
    least?: Record<string, number>;
  } | null;
}

/** A question that may be answered beforehand: by which kinds of choices, and what it is about. */
export interface Standable {
  choices: string[];
  about: Record<string, string | number | string[]>;
  least?: Record<string, number>;
}

/** What an act that is not yet sent would be. */
export interface Draft<Description = unknown, Ask = Spoken, Choice = Spoken> {
  actions: number[];
  is_whole: boolean;
  text: string;
  additions: number[];
  choices: Choice[];
  description: Description;
  ask: Ask | null;
  warning: Spoken | null;
}

/** Why something was refused: a sentence, and the paragraph of the rule where there is one. */
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
  paragraph?: string;
  part?: string;
  head?: number;
  retry_after?: number;
}

/** How far a game's rules are compiled. */
export interface Readiness {
  state: "waiting" | "compiling" | "ready" | "failed";
  share: number;
  seconds_left: number | null;
}

export type Value = string | number | boolean;

export interface Option {
  name: string;
  kind: string;
  values?: Value[] | null;
  default: Value;
  low?: number | null;
  high?: number | null;
  paragraph?: string | null;
}

export interface Level {
  level: string;
  seconds: number;
  name?: string;
  card?: Card | null;
}

/** How strong the arena found a machine: an estimate between a low and a high one. */
export interface Card {
  games: number;
  share: [number, number, number];
  rating: [number, number, number];
  seconds: number;
  below?: [number, number, number];
}

export interface Game {
  name: string;
  rules_version: number;
  seats: { fewest: number; most: number };
  usual: { preset: string; seats: number; level: string };
  presets: { name: string; options: Record<string, Value> }[];
  options: Option[];
  levels: Level[];
  has_secrets: boolean;
  has_notes: boolean;
  standing: boolean;
  readiness: Readiness;
}

/** How time runs, in milliseconds (core/contract.py). */
export interface Timing {
  base?: number;
  increment?: number;
  act?: number;
  window?: number;
  bot?: string;
}

/** A table in a list. */
export interface Listing {
  table: string;
  game: string;
  preset: string | null;
  seats: Seat[];
  stage: House["stage"];
  opened: number;
  touched: number;
  asked_me: boolean;
  mine: boolean;
  result?: Result | null;
}

/** A word at a table; `seat` of a player, null of one who watches. */
export interface Said {
  table: string;
  n: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
  audience: "players" | "watchers";
  is_mine: boolean;
}

/** A moment of a game, as one knew it then. */
export interface Step<Description = unknown, Ask = Spoken> {
  seq: number;
  seen: Seen;
  description: Description;
  status: Status<Ask>;
}
