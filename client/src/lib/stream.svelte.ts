// One stream of events for a browser, however many tabs: whoever holds the lock reads it and hands
// it on. It is opened again by hand, each time from what every tab has, so nothing is missed.

/** A table that a tab looks at: from which seat, and what it has of it already. */
export interface Watch {
  table: string;
  seat: number | null;
  head: number;
}
export type Told =
  | {
      event: "frame" | "house" | "chat" | "mine" | "gone";
      data: { table: string; [part: string]: any };
    }
  | { event: "lobby" | "games" | "heartbeat" | "bye"; data: { [part: string]: any } };
type Listener = (told: Told) => void;
type Note =
  | { note: "watches"; tab: string; watches: Watch[] }
  | { note: "gone"; tab: string }
  | { note: "who" }
  | { note: "check" }
  | { note: "line"; isOpen: boolean }
  | { note: "told"; told: Told };

const EVENTS = [
  "frame",
  "house",
  "chat",
  "mine",
  "gone",
  "lobby",
  "games",
  "heartbeat",
  "bye",
] as const;
const RETRY = 800; // ms between two attempts
const SILENCE = 25_000; // ms after which an open line is taken for dead; a heartbeat comes every 10 s
const ABSENT = 90_000; // ms after which a tab that does not answer is forgotten

class Stream {
  /** Whether events arrive. */
  isOpen = $state(false);
  /** Whether the line was lost since the page was opened, and is not back. */
  isLost = $state(false);
  private readonly tab = Math.random().toString(36).slice(2);
  private readonly listeners = new Set<Listener>();
  private readonly watching = new Map<object, Watch>();
  private readonly others = new Map<string, { watches: Watch[]; heard: number }>();
  private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("stream") : null; // prettier-ignore
  private source: EventSource | null = null;
  private isLeader = false;
  private heard = 0;
  private opened = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin; a browser without locks reads a stream of its own in each tab. */
  start(): void {
    this.channel?.addEventListener("message", (message) => this.noted(message.data as Note));
    addEventListener("online", () => this.check());
    addEventListener("offline", () => this.isLeader && this.lost());
    addEventListener("pagehide", () => this.post({ note: "gone", tab: this.tab }));
    addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      this.tell();
      this.check();
    });
    setInterval(() => this.watchLine(), 5_000);
    if (navigator.locks && this.channel) {
      void navigator.locks.request("stream", () => {
        this.lead();
        return new Promise(() => {});
      });
    } else this.lead();
    this.tell();
  }

  /** Hear everything until the answer is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Look at a table, or at it from elsewhere, or no more (null). */
  watch(who: object, watch: Watch | null): void {
    if (watch) this.watching.set(who, watch);
    else this.watching.delete(who);
    this.tell();
  }

  /** A watched table has come further: what a new line should begin from. */
  reached(who: object, head: number): void {
    const watch = this.watching.get(who);
    if (!watch || watch.head >= head) return;
    this.watching.set(who, { ...watch, head });
    if (!this.isLeader) this.post({ note: "watches", tab: this.tab, watches: this.mine() });
  }

  private mine(): Watch[] {
    return [...this.watching.values()];
  }

  private tell(): void {
    if (this.isLeader) this.open();
    else this.post({ note: "watches", tab: this.tab, watches: this.mine() });
  }

  private post(note: Note): void {
    this.channel?.postMessage(note);
  }

  private noted(note: Note): void {
    if (note.note === "told") this.hear(note.told);
    else if (note.note === "line") this.line(note.isOpen);
    else if (note.note === "who")
      this.post({ note: "watches", tab: this.tab, watches: this.mine() }); // prettier-ignore
    else if (!this.isLeader) return;
    else if (note.note === "check") this.check();
    else if (note.note === "gone") this.others.delete(note.tab);
    else if (note.note === "watches") {
      this.others.set(note.tab, { watches: note.watches, heard: Date.now() });
      this.open();
      if (this.isOpen) this.post({ note: "line", isOpen: true });
    }
  }

  private lead(): void {
    this.isLeader = true;
    this.post({ note: "who" });
    this.open();
  }

  /** All that is watched in this browser, each once, from the least that somebody has. */
  private all(): Watch[] {
    const least = new Map<string, Watch>();
    for (const watch of [...this.mine(), ...[...this.others.values()].flatMap((o) => o.watches)]) {
      const key = keyOf(watch);
      const known = least.get(key);
      if (!known || known.head > watch.head) least.set(key, watch);
    }
    return [...least.values()];
  }

  /** Open the line, or open it anew if something else is to be watched. */
  private open(isForced = false): void {
    clearTimeout(this.timer);
    const all = this.all();
    const wanted = all.map(keyOf).sort().join();
    if (this.source && wanted === this.opened && !isForced) return;
    this.source?.close();
    this.opened = wanted;
    const query = all.map((watch) => `watch=${encodeURIComponent(`${keyOf(watch)}:${watch.head}`)}`); // prettier-ignore
    const source = new EventSource(`/api/v1/stream${query.length ? `?${query.join("&")}` : ""}`);
    this.source = source;
    this.heard = Date.now();
    source.onopen = () => this.line(true, true);
    source.onerror = () => source === this.source && this.lost();
    for (const event of EVENTS)
      source.addEventListener(event, (message: MessageEvent<string>) => {
        if (source !== this.source) return;
        this.line(true, true);
        this.heard = Date.now();
        const told = { event, data: JSON.parse(message.data) } as Told;
        this.hear(told);
        this.post({ note: "told", told });
        if (event === "gone") this.opened = ""; // watched no more: open anew when it is wanted again
        if (event === "bye") this.lost();
      });
  }

  private hear(told: Told): void {
    for (const listener of this.listeners) listener(told);
  }

  private line(isOpen: boolean, isOurs = false): void {
    if (isOurs && isOpen !== this.isOpen) this.post({ note: "line", isOpen });
    this.isOpen = isOpen;
    this.isLost = !isOpen;
  }

  private lost(): void {
    this.source?.close();
    this.source = null;
    if (this.isOpen) this.post({ note: "line", isOpen: false });
    this.isOpen = false;
    this.isLost = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(true), RETRY);
  }

  /** Is the line still good? After sleep or a change of network nobody says so by himself. */
  private check(): void {
    if (!this.isLeader) this.post({ note: "check" });
    else if (!this.source || Date.now() - this.heard > SILENCE / 2) this.open(true);
  }

  private watchLine(): void {
    if (!this.isLeader) return;
    if (this.source && Date.now() - this.heard > SILENCE) this.lost();
    for (const [tab, { heard }] of this.others)
      if (Date.now() - heard > ABSENT) this.others.delete(tab);
    if (this.others.size) this.post({ note: "who" });
  }
}

const keyOf = ({ table, seat }: Watch) => (seat === null ? table : `${table}.${seat}`);

export const stream = new Stream();
