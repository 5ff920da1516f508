// The first that runs, and small: it sends for what the first screen needs while the rest of the
// page is still on its way.

import { early } from "./lib/early";
import { preferred, WORDS } from "./lib/language";
import { renewWhenOutdated } from "./lib/renew";
import { parse } from "./lib/routes";

renewWhenOutdated();
const route = parse(location.hash);
if (route.at === "table") early.ask(`/api/v1/tables/${route.id}`);
early.ask("/api/v1/games", "force-cache"); // asked for again by the catalogue, while it is shown
early.ask("/api/v1/me");
void WORDS[preferred()]().catch(() => {});
void import("./app").then(({ start }) => start());
