// Each seat adds a number of its own to the draws: sealed by its digest before the start, revealed
// once all are sealed. It is kept here, and never sent before.

import { kept, keep } from "./kept";
import { sha256 } from "./sha256";

export interface Sealed {
  nonce: string;
  pledge: string;
}

/** A number that nobody can guess, and its seal. */
export function seal(): Sealed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { nonce, pledge: sha256(nonce) };
}

const nonceOf = (table: string, seat: number) => `nonce:${table}:${seat}`;

export function rememberNonce(table: string, seat: number, sealed: Sealed): void {
  keep(nonceOf(table, seat), sealed.nonce);
}

export function recallNonce(table: string, seat: number): string | null {
  return kept<string>(nonceOf(table, seat));
}

/** The commitment that a table showed when it was first seen here; it must never change. */
export function firstCommitment(table: string, shown: string): string {
  const known = kept<string>(`commitment:${table}`);
  if (!known && shown) keep(`commitment:${table}`, shown);
  return known ?? shown;
}

export function forgetTable(table: string, seats: number): void {
  for (let seat = 0; seat < seats; seat++) keep(nonceOf(table, seat), null);
}
