// How this reader likes the board to lie, kept by the browser.

const KEY = "ludotheque:agon-look";

export class Look {
  /** Point up: on narrow boards, where cells grow by it; always; or never. */
  pointUp = $state<"narrow" | "always" | "never">("narrow");
  isFacing = $state(false);
  isMirrored = $state(false);
  hasNames = $state(true);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  keep(): void {
    const { pointUp, isFacing, isMirrored, hasNames } = this;
    localStorage.setItem(KEY, JSON.stringify({ pointUp, isFacing, isMirrored, hasNames }));
  }
}

export const look = new Look();
