// Each seat adds a number of its own to the draws: sealed by its digest before the start, revealed
// once all are sealed. It is kept here, and never sent before.

import type { House } from "./contract";
import { keep, kept } from "./kept";
import { sha256 } from "./sha256";

export interface Sealed {
  nonce: string;
  pledge: string;
}

/** A number that nobody can guess, and its seal. */
export function seal(): Sealed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return sealedOf(nonce);
}

function sealedOf(nonce: string): Sealed {
  return { nonce, pledge: sha256(nonce) };
}

/** What is kept of a seat's number: itself, and whether it was shown. */
interface Kept {
  nonce: string;
  isShown: boolean;
}

const keyOf = (table: string, seat: number) => `nonce:${table}:${seat}`;

export function rememberNonce(table: string, seat: number, { nonce }: Sealed): void {
  keep(keyOf(table, seat), { nonce, isShown: false });
}

/** What must be done for my seats before the first act, by itself; null if nothing. */
export function duty(table: string, house: House): Duty | null {
  const mine = house.my_seats.filter((seat) => !house.seats[seat]!.bot);
  const duties = mine.map((seat) => dutyOf(table, house, seat));
  return duties.find((one) => one !== null) ?? startsAtOnce(table, house);
}

export interface Duty {
  act: "pledge" | "reveal" | "start";
  seat: number;
  more: Record<string, string>;
}

function dutyOf(table: string, { stage, seats }: House, seat: number): Duty | null {
  const known = kept<Kept>(keyOf(table, seat));
  if (stage === "seating" && !seats[seat]!.is_pledged) {
    // A number that nobody has seen is sealed again; after a start that was void, a new one.
    const sealed = known && !known.isShown ? sealedOf(known.nonce) : seal();
    rememberNonce(table, seat, sealed);
    return { act: "pledge", seat, more: { pledge: sealed.pledge } };
  }
  if (stage === "revealing" && !seats[seat]!.is_revealed && known) {
    keep(keyOf(table, seat), { ...known, isShown: true });
    return { act: "reveal", seat, more: { nonce: known.nonce } };
  }
  return null;
}

/** A rematch begins when the last has come; whoever opened it says so. */
function startsAtOnce(table: string, { stage, seats, my_seats, is_owner }: House): Duty | null {
  const isFull = seats.every((seat) => seat.bot || seat.is_pledged);
  if (stage !== "seating" || !isFull || !is_owner || !kept(`start:${table}`)) return null;
  keep(`start:${table}`, null);
  return { act: "start", seat: my_seats[0] ?? 0, more: {} };
}

/** The commitment that a table showed when it was first seen here; it must never change. */
export function firstCommitment(table: string, shown: string): string {
  const known = kept<string>(`commitment:${table}`);
  if (!known && shown) keep(`commitment:${table}`, shown);
  return known ?? shown;
}
