// A table of Agon, as the shell gives it to these parts.

import type { Playing } from "$lib/game";
import type { Ask, Choice, Description, Setting } from "./types";

/** The same, as something with a kind and parts: what the picker looks through. */
type Spoken<T> = { [Part in keyof T]: T[Part] };

export type Table = Playing<Setting, Description, Spoken<Ask>, Spoken<Choice>>;
export type Going = Spoken<Exclude<Choice, { kind: "pass" }>>;
