// What the shell asks of a game's `ui/` folder, and what it gives to its parts.

import type { Component } from "svelte";
import type { Draft, Face, House, Result, Seat, Seen, Spoken, Standable, Status, Step } from "./contract"; // prettier-ignore
import type { Speaker, Words } from "./speaker";

/**
 * A table as one viewer sees it, for the parts of a game to show. It is reactive; nothing in it
 * changes by showing it. While an earlier moment is shown `isPast` is true and `choices` is empty.
 */
export interface Playing<
  Setting = any,
  Description = any,
  Ask extends Spoken = any,
  Choice extends Spoken = any,
  Notebook = any,
> {
  readonly setting: Setting;
  readonly description: Description;
  readonly status: Status<Ask>;
  /** What I may do now; nothing while I am not asked. */
  readonly choices: Choice[];
  readonly viewer: number | null;
  readonly isAsked: boolean;
  readonly isPast: boolean;
  /** It is a picture in the rulebook: nothing can be touched, and all that explains it is shown. */
  readonly isStill?: boolean;
  /** The number of the last event before an earlier moment that is shown. */
  readonly pastSeq?: number | undefined;
  /** A moment of a finished game with everything laid open: the same moment as each seat knew it. */
  readonly laidOpen?: Step<Description, Ask>[] | undefined;
  readonly seats: Seat[];
  readonly house: House;
  readonly clock: Face | null;
  readonly result: Result | null;
  /** All that I was told, and the newest events (those after the frame before). */
  readonly log: Seen<any>[];
  readonly news: Seen<any>[];
  readonly speaker: Speaker;
  /** What only I see is covered. */
  readonly isCovered: boolean;
  /** The server's clock, in milliseconds; it ticks every second. */
  readonly now: number;
  /** My memory aid, if the game has one and the table allows it; loaded when first asked for. */
  readonly notebook: Notebook | null;
  readonly isBusy: boolean;

  /** Send an act: one choice, or the several of a composite one. */
  send(...choices: Choice[]): Promise<void>;
  /** What an act that is not sent yet would be; a refusal is shown in the sentence's help. */
  draft(...choices: Choice[]): Promise<Draft<Description, Ask, Choice> | null>;
  /** Ask the referee why this cannot be done; he answers in the sentence's line of help. */
  why(choice: Spoken): Promise<void>;
  /** Put a line of help below the sentence, with a paragraph of the rules. */
  hint(text: string, paragraph?: string): void;
  /** What is picked of an act so far: shown with a way to take it back. */
  pick: Picked;
  /** Standing answers: those kept, and how to change them (house/standing.py). */
  readonly standing: StandingRule[];
  stand(rules: StandingRule[]): Promise<void>;
  /** What of the question that is asked now may be answered beforehand, and what it is about. */
  readonly stands: Standable | null;
}

export interface StandingRule {
  choice: string;
  only?: Record<string, string | number>;
  never?: Record<string, string | number>[];
  [more: string]: unknown;
}

/** The parts chosen so far of the next act, e.g. `{agent: "red-2", to: "havana"}`. */
export interface Picked {
  readonly parts: Record<string, unknown>;
  set(part: string, value: unknown): void;
  clear(...parts: string[]): void;
}

/** `ui/index.ts` of a game: loaded when a table of it is shown. */
export interface GameUi {
  /** How the parts of facts, asks and choices are spoken (`ui/types.ts`). */
  words: Words;
  /** The board, in the middle. */
  Board: Component<{ playing: Playing }>;
  /** What to press, beside the sentence: only where pointing at the board is not enough. */
  Actions?: Component<{ playing: Playing }>;
  /** What only I see; the shell lays it on rose and covers it. */
  Paper?: Component<{ playing: Playing }>;
  /**
   * What a seat alone knew, from `playing.laidOpen`. The shell lays it on rose, seat by seat; where
   * the board shows the seats it does so itself. Without it a replay cannot be laid open.
   */
  Open?: Component<{ playing: Playing; seat: number }>;
  /** What is public and belongs to a seat, below its name. */
  SeatNote?: Component<{ playing: Playing; seat: number }>;
  /** What the game shows beside the board, below the seats (captures, contest, round). */
  Aside?: Component<{ playing: Playing }>;
  /** The reveal, when it is over. */
  Over?: Component<{ playing: Playing; review: Spoken[] }>;
  /** Switches of how the board is shown (turned, mirrored, lines of threat), kept by the shell. */
  Settings?: Component<{ playing: Playing }>;
  /** Where the seats are: in a column of their own, or shown by the board itself. */
  seats: "column" | "board";
  /** What of the table what is asked is answered on: shown where only one fits at a time. */
  tab?(playing: Playing): "board" | "paper";
  /** The sentence above the board, where the page has better words than `<game>-ask-<kind>`. */
  sentence?(playing: Playing): string | undefined;
  /** The paragraph of the rulebook that explains an ask: the link beside the sentence. */
  paragraph?(ask: Spoken, playing: Playing): string | undefined;
  /** Whether only I was told this: the log lays it on rose, and covers it with the rest. */
  isSecret?(fact: Spoken): boolean;
  /** What goes without saying in the log. */
  isQuiet?(fact: Spoken): boolean;
  /** What to name in the line of help while nothing is picked, as a message id. */
  help?(playing: Playing): string | undefined;
  /** Why it ended, in a sentence or two; without it, what was told last. */
  cause?(playing: Playing): string | undefined;
}
