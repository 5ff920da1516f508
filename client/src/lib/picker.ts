// Pointing as a look-up: of the choices there are, those that fit what was picked so far.

import type { Spoken } from "./contract";

/** The choices of a kind (or of several) that have all these parts. */
export function fitting<C extends Spoken>(
  choices: readonly C[],
  parts: Record<string, unknown>,
  ...kinds: string[]
): C[] {
  return choices.filter(
    (choice) =>
      (!kinds.length || kinds.includes(choice.kind)) &&
      Object.entries(parts).every(([part, value]) => choice[part] === value),
  );
}

/** What a part may still be, each once, in the order of the choices. */
export function values<T = string>(choices: readonly Spoken[], part: string): T[] {
  return [...new Set(choices.map((choice) => choice[part] as T).filter((one) => one != null))];
}
