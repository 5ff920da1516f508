// How a game ended, for whoever looks back at it.

import type { Result } from "./contract";

/** The seats that did best; none where nobody did better than another. */
export function winners(result: Result | null): number[] {
  const returns = result?.returns ?? [];
  const best = Math.max(...returns);
  if (!(best > Math.min(...returns))) return [];
  return returns.flatMap((value, seat) => (value === best ? [seat] : []));
}
