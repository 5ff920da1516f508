// Where we are, by the fragment of the address: back, forward and a link sent to a friend all work,
// and what is secret in a link never leaves the browser.

export type Route =
  | { at: "shelf" | "mine" | "settings" | "lost" }
  | { at: "new"; game: string; how: string }
  | { at: "table"; id: string; seq: number | null }
  | { at: "rules"; game: string; paragraph: string }
  | { at: "join"; table: string; secret: string }
  | { at: "recover" | "seat"; secret: string };

const TABLE = /^[\w-]+$/;

export function parse(fragment: string): Route {
  const [place = "", first = "", second = ""] = fragment.replace(/^#?\/?/, "").split("/");
  switch (place) {
    case "":
      return { at: "shelf" };
    case "mine":
    case "settings":
      return { at: place };
    case "new":
      return { at: "new", game: first, how: second };
    case "t":
      if (!TABLE.test(first)) break;
      return { at: "table", id: first, seq: /^\d+$/.test(second) ? Number(second) : null };
    case "rules":
      return { at: "rules", game: first, paragraph: second };
    case "join": {
      const [table = "", secret = ""] = first.split(".");
      return { at: "join", table, secret };
    }
    case "recover":
    case "seat":
      return { at: place, secret: first };
  }
  return { at: "lost" };
}

export const to = {
  shelf: "#/",
  mine: "#/mine",
  settings: "#/settings",
  open: (game: string, how = "") => `#/new/${game}${how && `/${how}`}`,
  table: (id: string, seq?: number | null) => `#/t/${id}${seq == null ? "" : `/${seq}`}`,
  rules: (game: string, paragraph = "") => `#/rules/${game}${paragraph && `/${paragraph}`}`,
};
