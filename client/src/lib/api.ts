// Speaking to the server: JSON both ways, a refusal as a sentence, patience with a bad line.

import { early } from "./early";
import type { Problem } from "./contract";
import { words } from "./words.svelte";

const ROOT = "/api/v1";
const PATIENCE = 20_000; // ms during which what may be repeated is tried again
const LONGEST = 15_000; // ms for one answer

/** The server, or nobody, said no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Query = Record<string, string | number | null | undefined>;

export const get = <T>(path: string, query: Query = {}) =>
  patient(() => once<T>("GET", path + queried(query)));
export const post = <T>(path: string, body: unknown = {}) => once<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => once<T>("PUT", path, body);
export const remove = <T>(path: string) => once<T>("DELETE", path);

/** What may be sent twice without happening twice. */
export const postPatiently = <T>(path: string, body: unknown) =>
  patient(() => once<T>("POST", path, body));

/** What may not: sent again only if the server said that nothing was done, and when to come back. */
export const postWhenReady = <T>(path: string, body: unknown) =>
  patient(
    () => once<T>("POST", path, body),
    ({ status, retry_after }) => status === 503 && retry_after != null,
  );

/** The name of a command: the same when it is sent again. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** By how much the server's clock is ahead of ours, in milliseconds; from the best answer so far. */
let ahead = 0;
let quickest = Infinity;
export const serverNow = () => Date.now() + ahead;

/** Ask, unless it was asked already. */
const asked = (method: Method, path: string, how: RequestInit) =>
  (method === "GET" && early.take(path)) || fetch(path, { method, ...how });

async function once<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const sent = Date.now();
  let response: Response;
  try {
    response = await asked(method, ROOT + path, {
      headers: {
        "Accept-Language": words.language,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST),
    });
  } catch {
    throw new Refusal({ status: 0, code: "unreachable", title: "", detail: words.say("page-unreachable") }); // prettier-ignore
  }
  setClock(response, sent);
  if (!response.ok) throw new Refusal(await problem(response));
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (await (isJson ? response.json() : response.text())) as T;
}

async function problem(response: Response): Promise<Problem> {
  const { status } = response;
  try {
    return { ...(await response.json()), status };
  } catch {
    return { status, code: "unreachable", title: "", detail: words.say("page-unreachable") };
  }
}

/** Try again while the line or the server is away. */
async function patient<T>(call: () => Promise<T>, willPass = isPassing): Promise<T> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await call();
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || !willPass(refusal.problem)) throw refusal;
      const wait = Math.min((refusal.problem.retry_after ?? 0.7) * 1000, 3000);
      if (Date.now() + wait > until) throw refusal;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** Whether it may well go if one waits: the line, or the server, is away for a moment. */
export function isPassing({ status, code }: Problem): boolean {
  return code === "unreachable" || [429, 502, 503, 504].includes(status);
}

function setClock(response: Response, sent: number): void {
  const took = Date.now() - sent;
  const date = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(date) || took >= quickest) return;
  quickest = took;
  const off = date + 500 - (sent + took / 2); // the header counts whole seconds
  ahead = Math.abs(off) < 1000 ? 0 : off;
}

function queried(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value != null && value !== "");
  if (!given.length) return "";
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}
