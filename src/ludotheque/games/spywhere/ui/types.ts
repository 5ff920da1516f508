// Made by `make types` from the declarations of the game: not to be changed by hand.

export interface RemovedFact {
  kind: "removed";
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface PassportsFact {
  kind: "passports";
  nations: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
}
export interface DrewFact {
  kind: "drew";
  cards: (CardsPart)[];
}
export interface CardsPart {
  kind: "cards";
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  n: number;
}
export interface CentreFact {
  kind: "centre";
  cards: (CardsPart)[];
}
export interface BeginsFact {
  kind: "begins";
  seat: number;
}
export interface SwappedFact {
  kind: "swap";
  seat: number;
  gave: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  took: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface EliminatedFact {
  kind: "eliminate";
  seat: number;
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface KeptFact {
  kind: "keep";
  seat: number;
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface BonusFact {
  kind: "bonus";
  seat: number;
}
export interface RefilledFact {
  kind: "refill";
  cards: (CardsPart)[];
}
export interface RedrawnFact {
  kind: "redraw";
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface GuessedFact {
  kind: "guess";
  seat: number;
  target: number;
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain" | null;
}
export interface ClosedFact {
  kind: "last";
  cause: "guessed" | "pile";
  closer: number | null;
  asked: (number)[];
}
export interface SealedFact {
  kind: "sealed";
  seat: number;
}
export interface ShownFact {
  kind: "shown";
  seat: number;
  passports: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  hand: (CardsPart)[];
  guesses: (VerdictPart)[];
}
export interface VerdictPart {
  kind: "verdict";
  target: number;
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  is_right: boolean;
}
export interface ScoredFact {
  kind: "score";
  seat: number;
  own: number;
  right: number;
  bonus: number;
  score: number;
}
export interface EndedFact {
  kind: "end";
  winners: (number)[];
}
export interface Seen {
  seq: number;
  do?: string;
  seat?: number | null;
  facts?: (RemovedFact | PassportsFact | DrewFact | CentreFact | BeginsFact | SwappedFact | EliminatedFact | KeptFact | BonusFact | RefilledFact | RedrawnFact | GuessedFact | ClosedFact | SealedFact | ShownFact | ScoredFact | EndedFact)[];
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
export interface AskExchangeAsk {
  kind: "exchange";
}
export interface AskEliminationAsk {
  kind: "eliminate";
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  is_own: boolean;
}
export interface AskGuessAsk {
  kind: "guess";
  targets: (number)[];
}
export interface AskLastAsk {
  kind: "last";
  targets: (number)[];
}
export interface Status {
  asked: (number)[];
  ask: AskExchangeAsk | AskEliminationAsk | AskGuessAsk | AskLastAsk | null;
  is_over: boolean;
}
export interface SwapChoice {
  kind: "swap";
  give: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  take: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface EliminateChoice {
  kind: "eliminate";
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface KeepChoice {
  kind: "keep";
}
export interface GuessChoice {
  kind: "guess";
  target: number;
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
}
export interface NoGuessChoice {
  kind: "no-guess";
}
export interface SealChoice {
  kind: "seal";
}
export interface Setting {
  nations: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  copies: number;
  passports: number;
  guesses: number;
  guess_from: number;
  options: Record<string, string | number | boolean>;
}
export interface Description {
  nations: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  removed: "belgium" | "england" | "france" | "germany" | "italy" | "spain" | null;
  starter: number | null;
  turn: number | null;
  centre: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  pile: number;
  seats: (Place)[];
  last: Turn | null;
  mine: Mine | null;
  cause: "guessed" | "pile" | null;
  closer: number | null;
  winners: (number)[];
}
export interface Place {
  hand: number;
  turns: number;
  known?: Record<string, number>;
  clues?: (Clue)[];
  kept?: Record<string, number>;
  guesses?: (Laid)[];
  shown?: Reveal | null;
}
export interface Clue {
  nation: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  turn: number;
}
export interface Laid {
  target: number;
  turn: number | null;
  nation?: "belgium" | "england" | "france" | "germany" | "italy" | "spain" | null;
  is_right?: boolean | null;
}
export interface Reveal {
  passports: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  hand: Record<string, number>;
  points: ScoredFact;
}
export interface Turn {
  seat: number;
  gave: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  took: "belgium" | "england" | "france" | "germany" | "italy" | "spain";
  eliminated?: "belgium" | "england" | "france" | "germany" | "italy" | "spain" | null;
  is_kept?: boolean;
  target?: number | null;
}
export interface Mine {
  passports: ("belgium" | "england" | "france" | "germany" | "italy" | "spain")[];
  hand: Record<string, number>;
  guesses: (Laid)[];
}
export interface Notebook {
  proof: (Chances)[];
  habit: (Chances)[];
}
export interface Chances {
  seat: number;
  nations: Record<string, number>;
}
export type Fact = RemovedFact | PassportsFact | DrewFact | CentreFact | BeginsFact | SwappedFact | EliminatedFact | KeptFact | BonusFact | RefilledFact | RedrawnFact | GuessedFact | ClosedFact | SealedFact | ShownFact | ScoredFact | EndedFact;
export type Ask = AskExchangeAsk | AskEliminationAsk | AskGuessAsk | AskLastAsk;
export type Choice = SwapChoice | EliminateChoice | KeepChoice | GuessChoice | NoGuessChoice | SealChoice;
export const words = {"act": {"eliminate": {"nation": "nation"}, "guess": {"nation": "nation", "target": "seat"}, "keep": {}, "no-guess": {}, "seal": {}, "swap": {"give": "nation", "take": "nation"}}, "ask": {"eliminate": {"is_own": "", "nation": "nation"}, "exchange": {}, "guess": {"targets": "seat"}, "last": {"targets": "seat"}}, "log": {"begins": {"seat": "seat"}, "bonus": {"seat": "seat"}, "centre": {"cards": ""}, "drew": {"cards": ""}, "eliminate": {"nation": "nation", "seat": "seat"}, "end": {"winners": "seat"}, "guess": {"nation": "nation", "seat": "seat", "target": "seat"}, "keep": {"nation": "nation", "seat": "seat"}, "last": {"asked": "seat", "cause": "end", "closer": "seat"}, "passports": {"nations": "nation"}, "redraw": {"nation": "nation"}, "refill": {"cards": ""}, "removed": {"nation": "nation"}, "score": {"bonus": "", "own": "", "right": "", "score": "", "seat": "seat"}, "sealed": {"seat": "seat"}, "shown": {"guesses": "", "hand": "", "passports": "nation", "seat": "seat"}, "swap": {"gave": "nation", "seat": "seat", "took": "nation"}}, "part": {"cards": {"n": "", "nation": "nation"}, "verdict": {"is_right": "", "nation": "nation", "target": "seat"}}};
