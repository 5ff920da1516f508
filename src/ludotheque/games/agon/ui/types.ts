// Made by `make types` from the declarations of the game: not to be changed by hand.

export interface LaidFact {
  kind: "lay";
  seat: number;
  to: string;
}
export interface SlidFact {
  kind: "slide";
  seat: number;
  man: "guard" | "queen";
  from: string;
  to: string;
}
export interface PlacedFact {
  kind: "place";
  seat: number;
  by: number;
  man: "guard" | "queen";
  from: string;
  to: string;
}
export interface PassedFact {
  kind: "pass";
  seat: number;
}
export interface CapturedFact {
  kind: "captured";
  seat: number;
  men: (CaughtPart)[];
}
export interface CaughtPart {
  kind: "caught";
  man: "guard" | "queen";
  at: string;
}
export interface EndedFact {
  kind: "end";
  cause: "capped" | "idle" | "repeated" | "ringed" | "throned";
  winner: number | null;
}
export interface Seen {
  seq: number;
  do?: string;
  seat?: number | null;
  facts?: (LaidFact | SlidFact | PlacedFact | PassedFact | CapturedFact | EndedFact)[];
  actions?: (number)[];
  undone?: number | null;
  name?: string;
  bot?: string;
  pledge?: string;
  pledges?: (string)[];
  nonce?: string;
  nonces?: (string)[];
  commitment?: string;
  opening?: Opening | null;
  result?: Result | null;
  is_late?: boolean;
}
export interface Opening {
  game: string;
  rules_version: number;
  options: Record<string, string | number | boolean>;
  seats: number;
  aids: boolean;
  clock?: Timing | null;
}
export interface Timing {
  base?: number;
  increment?: number;
  act?: number;
  window?: number;
  bot?: string;
}
export interface Result {
  how: string;
  returns: (number)[];
}
export interface LayAsk {
  kind: "lay";
}
export interface SlideAsk {
  kind: "slide";
}
export interface PlaceAsk {
  kind: "place";
  man: "guard" | "queen";
  cells: (string)[];
}
export interface Status {
  asked: (number)[];
  ask: LayAsk | SlideAsk | PlaceAsk | null;
  is_over: boolean;
}
export interface LayChoice {
  kind: "lay";
  to: string;
}
export interface SlideChoice {
  kind: "slide";
  man: "guard" | "queen";
  from: string;
  to: string;
}
export interface PlaceChoice {
  kind: "place";
  man: "guard" | "queen";
  from: string;
  to: string;
}
export interface PassChoice {
  kind: "pass";
}
export interface Setting {
  cells: (Cell)[];
  throne: string;
  options: Record<string, string | number | boolean>;
}
export interface Cell {
  name: string;
  q: number;
  r: number;
  ring: number;
}
export interface Description {
  men: (Standing)[];
  pincers: (Pincer)[];
  turn: number;
  ply: number;
  idle: number;
  cause: "capped" | "idle" | "repeated" | "ringed" | "throned" | null;
  winner: number | null;
}
export interface Standing {
  at: string;
  seat: number;
  man: "guard" | "queen";
  is_captured: boolean;
}
export interface Pincer {
  seat: number;
  at: string;
  arms: [string, string];
}
export type Fact = LaidFact | SlidFact | PlacedFact | PassedFact | CapturedFact | EndedFact;
export type Ask = LayAsk | SlideAsk | PlaceAsk;
export type Choice = LayChoice | SlideChoice | PlaceChoice | PassChoice;
export const words = {"act": {"lay": {"to": ""}, "pass": {}, "place": {"from": "", "man": "man", "to": ""}, "slide": {"from": "", "man": "man", "to": ""}}, "ask": {"lay": {}, "place": {"cells": "", "man": "man"}, "slide": {}}, "log": {"captured": {"men": "", "seat": "seat"}, "end": {"cause": "end", "winner": "seat"}, "lay": {"seat": "seat", "to": ""}, "pass": {"seat": "seat"}, "place": {"by": "seat", "from": "", "man": "man", "seat": "seat", "to": ""}, "slide": {"from": "", "man": "man", "seat": "seat", "to": ""}}, "part": {"caught": {"at": "", "man": "man"}}};
