// Where we are now.

import { parse, to, type Route } from "./routes";

export { to, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Back to where one came from; whoever came from elsewhere, by a link, to the shelf. */
  back(): void {
    const { navigation } = globalThis as { navigation?: { canGoBack: boolean } };
    if (navigation?.canGoBack ?? history.length > 1) history.back();
    else this.go(to.shelf);
  }

  /** Go without leaving a trace behind: for links that carry a secret, and while a slider moves. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.route = parse(hash);
  }
}

export const router = new Router();
