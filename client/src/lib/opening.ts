// Opening a table: one call, whoever sits where.

import { postPatiently, postWhenReady } from "./api";
import type { Frame, Game, Timing, Value } from "./contract";
import { early } from "./early";
import { rememberNonce, seal } from "./fairness";
import { parts } from "./games";
import { keep } from "./kept";
import { words } from "./words.svelte";

/** Who will sit at a seat: I, somebody beside me, a friend or anybody, or a machine of a level. */
export type Sitter =
  | { who: "me" }
  | { who: "beside"; name: string }
  | { who: "open" }
  | { who: "machine"; level: string };

export interface Wish {
  game: string;
  preset?: string;
  options?: Record<string, Value>;
  seats: Sitter[];
  aids?: boolean;
  clock?: Timing | null;
  isPublic?: boolean;
}

/** Open a table, and start where nobody is missing. The answer is its id. */
export async function open(wish: Wish): Promise<string> {
  const own = wish.seats.flatMap((sitter, seat) =>
    sitter.who === "me" || sitter.who === "beside" ? [{ seat, sitter, sealed: seal() }] : [],
  );
  const [me, ...beside] = own;
  const answer = postWhenReady<{ table: string; frame: Frame }>("/tables", {
    game: wish.game,
    seats: wish.seats.length,
    ...(wish.preset ? { preset: wish.preset } : {}),
    ...(wish.options ? { options: wish.options } : {}),
    aids: wish.aids ?? true,
    clock: wish.clock ?? null,
    is_public: wish.isPublic ?? false,
    ...(me ? { sit: { seat: me.seat, pledge: me.sealed.pledge } } : {}),
    hot_seats: beside.map(({ seat, sitter, sealed }) => ({
      seat,
      name: sitter.who === "beside" ? sitter.name : "",
      pledge: sealed.pledge,
    })),
    machines: wish.seats.flatMap((sitter, seat) =>
      sitter.who === "machine" ? [{ seat, level: sitter.level }] : [],
    ),
    start: wish.seats.every((sitter) => sitter.who !== "open"),
  });
  void parts(wish.game).catch(() => {}); // on their way while the server answers
  void words.learn(wish.game);
  const { table, frame } = await answer;
  early.put(`/api/v1/tables/${table}`, frame);
  for (const { seat, sealed } of own) rememberNonce(table, seat, sealed);
  return table;
}

/** Against machines at the usual level, by the usual rules; I begin. */
export function playNow(game: Game): Promise<string> {
  const { preset, options, seats, level } = game.usual;
  const machines = Array.from({ length: seats - 1 }, () => ({ who: "machine", level }) as const);
  return open({ game: game.name, preset, options, seats: [{ who: "me" }, ...machines] });
}

/** The same again; whoever asks first opens it, the others come to the same table. */
export async function rematch(table: string): Promise<string> {
  const next = (await postPatiently<{ table: string }>(`/tables/${table}/rematch`, {})).table;
  keep(`start:${next}`, true);
  return next;
}
