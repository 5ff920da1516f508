// Made by `make types` from the declarations of the game: not to be changed by hand.

export interface SealedFact {
  kind: "sealed";
  seat: number;
}
export interface PutFact {
  kind: "put";
  lots: (LotPart)[];
}
export interface LotPart {
  kind: "lot";
  agent: string;
  sum: number;
}
export interface FirstFact {
  kind: "first";
  seat: number;
}
export interface MovedFact {
  kind: "move";
  seat: number;
  agent: string;
  from: string;
  to: string;
  case: "beside" | "captured" | "carried" | "left" | "let-lie" | "not-taken-along" | "on" | "set-down" | "taken-along" | null;
}
export interface AttackedFact {
  kind: "attack";
  seat: number;
  agent: string;
  from: string;
  to: string;
  target: string;
  case: "beside" | "captured" | "carried" | "left" | "let-lie" | "not-taken-along" | "on" | "set-down" | "taken-along" | null;
}
export interface TookFact {
  kind: "take";
  seat: number;
  agent: string;
  at: string;
}
export interface DroppedFact {
  kind: "drop";
  seat: number;
  agent: string;
  at: string;
}
export interface BribedFact {
  kind: "bribe";
  seat: number;
}
export interface EndedTurnFact {
  kind: "end-turn";
  seat: number;
}
export interface AnsweredFact {
  kind: "answered";
  seat: number;
}
export interface ProtestedFact {
  kind: "protests";
  seats: (number)[];
}
export interface ConsentedFact {
  kind: "consents";
  seat: number;
  agent: string;
}
export interface StoodByFact {
  kind: "stands-by";
  seat: number;
  agent: string;
}
export interface ClaimedFact {
  kind: "claims";
  seat: number;
  agent: string;
  sum: number;
}
export interface GaveUpFact {
  kind: "gives-up";
  seat: number;
  agent: string;
}
export interface DecidesFact {
  kind: "decides";
  seat: number;
}
export interface UpheldFact {
  kind: "upholds";
  seat: number;
}
export interface RefusedFact {
  kind: "refuses";
  seat: number;
}
export interface ExiledFact {
  kind: "exile";
  agent: string;
  stakes: (StakePart)[];
}
export interface StakePart {
  kind: "stake";
  seat: number;
  sum: number;
}
export interface PaidFact {
  kind: "fee";
  seat: number;
  agent: string;
  sum: number;
}
export interface LosesTurnFact {
  kind: "loses-turn";
  seat: number;
}
export interface LostTurnFact {
  kind: "lost-turn";
  seat: number;
}
export interface LaidOpenFact {
  kind: "laid-open";
  seat: number;
  lots: (LotPart)[];
}
export interface WonFact {
  kind: "won";
  seat: number;
  agent: string;
}
export interface TiedFact {
  kind: "tied";
}
export interface Seen {
  seq: number;
  do?: string;
  seat?: number | null;
  facts?: (SealedFact | PutFact | FirstFact | MovedFact | AttackedFact | TookFact | DroppedFact | BribedFact | EndedTurnFact | AnsweredFact | ProtestedFact | ConsentedFact | StoodByFact | ClaimedFact | GaveUpFact | DecidesFact | UpheldFact | RefusedFact | ExiledFact | PaidFact | LosesTurnFact | LostTurnFact | LaidOpenFact | WonFact | TiedFact)[];
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
export interface OpeningAsk {
  kind: "opening";
}
export interface DraftAsk {
  kind: "draft";
  sum: number;
}
export interface TurnAsk {
  kind: "turn";
}
export interface TurnAgainAsk {
  kind: "turn-again";
}
export interface TurnHandledAsk {
  kind: "turn-handled";
}
export interface ProtestAsk {
  kind: "protest";
}
export interface AnswerAsk {
  kind: "answer";
  seats: (number)[];
}
export interface ClaimAsk {
  kind: "claim";
  agent: string;
  leader: number | null;
  sum: number;
  may_claim: boolean;
}
export interface VerdictAsk {
  kind: "verdict";
}
export interface UnspentAsk {
  kind: "unspent";
  sum: number;
}
export interface Status {
  asked: (number)[];
  ask: OpeningAsk | DraftAsk | TurnAsk | TurnAgainAsk | TurnHandledAsk | ProtestAsk | AnswerAsk | ClaimAsk | VerdictAsk | UnspentAsk | null;
  is_over: boolean;
}
export interface MoveChoice {
  kind: "move";
  agent: string;
  from: string;
  to: string;
  case: "carry" | "drop" | "leave" | "take" | null;
}
export interface AttackChoice {
  kind: "attack";
  agent: string;
  from: string;
  to: string;
  target: string;
  case: "carry" | "drop" | "leave" | "take" | null;
}
export interface TakeChoice {
  kind: "take";
  agent: string;
}
export interface DropChoice {
  kind: "drop";
  agent: string;
}
export interface PutChoice {
  kind: "put";
  agent: string;
  sum: number;
}
export interface SealChoice {
  kind: "seal";
}
export interface EndChoice {
  kind: "end";
}
export interface LetChoice {
  kind: "let";
}
export interface ProtestChoice {
  kind: "protest";
}
export interface ConsentChoice {
  kind: "consent";
}
export interface StandChoice {
  kind: "stand";
}
export interface GiveUpChoice {
  kind: "give-up";
}
export interface ClaimChoice {
  kind: "claim";
  sum: number;
}
export interface RefuseChoice {
  kind: "refuse";
}
export interface UpholdChoice {
  kind: "uphold";
}
export interface Setting {
  map: string;
  centre: string;
  spaces: (Place)[];
  agents: (Figure)[];
  sheet: (Lots)[];
  seats: number;
  options: Record<string, string | number | boolean>;
}
export interface Place {
  space: string;
  x: number;
  y: number;
  capital: "blue" | "green" | "red" | "yellow" | null;
  roads: (string)[];
}
export interface Figure {
  agent: string;
  nation: "blue" | "green" | "red" | "yellow";
  home: string;
}
export interface Lots {
  sum: number;
  count: number;
}
export interface Description {
  places: (string | null)[];
  case: Case;
  turn: number | null;
  round: number;
  act: MovedFact | AttackedFact | TookFact | DroppedFact | null;
  protests: (number)[];
  contest: Contest | null;
  taken_back: number;
  owing: (number)[];
  bribes: (number)[];
  proven: ((number)[])[];
  fees: ((number)[])[];
  sheet: Sheet | null;
  sheets: (((number)[])[])[] | null;
  winner: number | null;
  is_tied: boolean;
}
export interface Case {
  at: string;
  holder: string | null;
}
export interface Contest {
  agent: string;
  claims: (number)[];
  leader: number | null;
  given_up: (number)[];
  decider: number;
}
export interface Sheet {
  stakes: (number)[];
  lots: ((number)[])[];
  draft: ((number)[])[];
  left: (Lots)[];
}
export interface ContestedPart {
  kind: "contested";
  agent: string;
  act: MovedFact | AttackedFact | TookFact | DroppedFact;
  bids: (BidPart)[];
  decider: number | null;
  stands: boolean | null;
}
export interface BidPart {
  kind: "bid";
  seat: number;
  claim: number | null;
  stake: number;
}
export interface Notebook {
  agents: (string)[];
  opponents: (Opponent)[];
}
export interface Opponent {
  seat: number;
  bribes: number;
  stakes: (Interval)[];
  unaccounted: number;
  fees: Loss;
  exiles: Loss;
}
export interface Interval {
  low: number;
  high: number;
  is_exact: boolean;
}
export interface Loss {
  times: number;
  sum: number;
}
export type Fact = SealedFact | PutFact | FirstFact | MovedFact | AttackedFact | TookFact | DroppedFact | BribedFact | EndedTurnFact | AnsweredFact | ProtestedFact | ConsentedFact | StoodByFact | ClaimedFact | GaveUpFact | DecidesFact | UpheldFact | RefusedFact | ExiledFact | PaidFact | LosesTurnFact | LostTurnFact | LaidOpenFact | WonFact | TiedFact;
export type Ask = OpeningAsk | DraftAsk | TurnAsk | TurnAgainAsk | TurnHandledAsk | ProtestAsk | AnswerAsk | ClaimAsk | VerdictAsk | UnspentAsk;
export type Choice = MoveChoice | AttackChoice | TakeChoice | DropChoice | PutChoice | SealChoice | EndChoice | LetChoice | ProtestChoice | ConsentChoice | StandChoice | GiveUpChoice | ClaimChoice | RefuseChoice | UpholdChoice;
export type Review = ContestedPart;
export const words = {"act": {"attack": {"agent": "figure", "case": "verb", "from": "city", "target": "figure", "to": "city"}, "claim": {"sum": "money"}, "consent": {}, "drop": {"agent": "figure"}, "end": {}, "give-up": {}, "let": {}, "move": {"agent": "figure", "case": "verb", "from": "city", "to": "city"}, "protest": {}, "put": {"agent": "figure", "sum": "money"}, "refuse": {}, "seal": {}, "stand": {}, "take": {"agent": "figure"}, "uphold": {}}, "ask": {"answer": {"seats": "seat"}, "claim": {"agent": "figure", "leader": "seat", "may_claim": "", "sum": "money"}, "draft": {"sum": "money"}, "opening": {}, "protest": {}, "turn": {}, "turn-again": {}, "turn-handled": {}, "unspent": {"sum": "money"}, "verdict": {}}, "log": {"answered": {"seat": "seat"}, "attack": {"agent": "figure", "case": "handling", "from": "city", "seat": "seat", "target": "figure", "to": "city"}, "bribe": {"seat": "seat"}, "claims": {"agent": "figure", "seat": "seat", "sum": "money"}, "consents": {"agent": "figure", "seat": "seat"}, "decides": {"seat": "seat"}, "drop": {"agent": "figure", "at": "city", "seat": "seat"}, "end-turn": {"seat": "seat"}, "exile": {"agent": "figure", "stakes": ""}, "fee": {"agent": "figure", "seat": "seat", "sum": "money"}, "first": {"seat": "seat"}, "gives-up": {"agent": "figure", "seat": "seat"}, "laid-open": {"lots": "", "seat": "seat"}, "loses-turn": {"seat": "seat"}, "lost-turn": {"seat": "seat"}, "move": {"agent": "figure", "case": "handling", "from": "city", "seat": "seat", "to": "city"}, "protests": {"seats": "seat"}, "put": {"lots": ""}, "refuses": {"seat": "seat"}, "sealed": {"seat": "seat"}, "stands-by": {"agent": "figure", "seat": "seat"}, "take": {"agent": "figure", "at": "city", "seat": "seat"}, "tied": {}, "upholds": {"seat": "seat"}, "won": {"agent": "figure", "seat": "seat"}}, "part": {"bid": {"claim": "money", "seat": "seat", "stake": "money"}, "contested": {"act": "", "agent": "figure", "bids": "", "decider": "seat", "stands": ""}, "lot": {"agent": "figure", "sum": "money"}, "stake": {"seat": "seat", "sum": "money"}}};
