// How this reader likes the board to lie, kept by the browser.

const KEY = "ludotheque:agon-look";

export class Look {
  /** Point up: on narrow boards, where cells grow by it; always; or never. */
  pointUp = $state<"narrow" | "always" | "never">("narrow");
  isFacing = $state(false);
  isMirrored = $state(false);
  hasNames = $state(true);
  /** Where two men wait for an enemy between them. */
  hasPincers = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  keep(): void {
    const { pointUp, isFacing, isMirrored, hasNames, hasPincers } = this;
    localStorage.setItem(
      KEY,
      JSON.stringify({ pointUp, isFacing, isMirrored, hasNames, hasPincers }),
    );
  }
}

export const look = new Look();
