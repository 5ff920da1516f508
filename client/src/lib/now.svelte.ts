// The server's time, second by second, for clocks and deadlines.

import { serverNow } from "./api";

class Now {
  ms = $state(serverNow());

  constructor() {
    const tick = () => {
      this.ms = serverNow();
      setTimeout(tick, 1000 - (this.ms % 1000) + 5);
    };
    tick();
  }
}

export const now = new Now();
