// Sentences from typed data, for one reader: the same as core/speech.py, with the same messages.

import type { Spoken } from "./contract";

/** Of each family and kind, how each part is spoken: "seat", "money", a family of words, or "". */
export type Words = Record<string, Record<string, Record<string, string>>>;
export type Details = Record<string, string | number>;
/** A message of a language with its arguments; null where there is no such message. */
export type Say = (message: string, details?: Details) => string | null;

export class Speaker {
  /** What was said of facts: a log grows, and is said again with each of its events. */
  private readonly logged = new WeakMap<Spoken, string>();

  constructor(
    readonly game: string,
    readonly language: string,
    private readonly say_: Say,
    private readonly words: Words,
    readonly names: string[] = [],
    readonly viewer: number | null = null,
    private readonly whose: number | null = viewer,
  ) {}

  /** The same reader, told what somebody else was told. */
  of(whose: number | null): Speaker {
    const { game, language, say_, words, names, viewer } = this;
    return new Speaker(game, language, say_, words, names, viewer, whose);
  }

  /** A message of the game or of the house. */
  message(id: string, details: Details = {}): string {
    return this.say_(id, details) ?? id;
  }

  /** A fact (`log`), an ask, a choice (`act`) or a part as a sentence or a few words. */
  say(family: "log" | "ask" | "act" | "part", spoken: Spoken): string {
    if (family !== "log") return this.sentence(family, spoken);
    const said = this.logged.get(spoken) ?? this.sentence(family, spoken);
    this.logged.set(spoken, said);
    return said;
  }

  private sentence(family: string, spoken: Spoken): string {
    const details = this.details(family, spoken);
    return (
      this.retold(family, spoken, details) ??
      this.message(`${this.game}-${family}-${spoken.kind}`, details)
    );
  }

  /** What only another was told has no part that names him. */
  private retold(family: string, { kind }: Spoken, details: Details): string | null {
    if (family !== "log" || this.whose === null || this.whose === this.viewer) return null;
    return this.say_(`${this.game}-page-log-${kind}`, { ...details, whose: this.name(this.whose) });
  }

  details(family: string, spoken: Spoken): Details {
    const said: Details = {};
    for (const [part, kind] of Object.entries(this.words[family]?.[spoken.kind] ?? {})) {
      const value = spoken[part] ?? null;
      said[part] = this.said(value, kind);
      if (Array.isArray(value)) {
        said[`${part}-n`] = value.length;
        if (kind === "seat") said[`${part}-you`] = value.map((seat) => this.who(seat)).join(", ");
      } else if (kind === "seat") said[`${part}-is`] = this.is(value as number | null);
      else if (kind && (value === null || typeof value === "string"))
        said[`${part}-id`] = value || "none";
    }
    return said;
  }

  /** Who sits there. */
  name(seat: number): string {
    return this.names[seat] || this.message("word-player", { seat: seat + 1 });
  }

  /** A message about a seat. */
  tell(id: string, seat: number, details: Details = {}): string {
    const about = { seat: this.name(seat), "seat-is": this.is(seat), "seat-place": seat + 1 };
    return this.message(id, { ...about, ...details });
  }

  /** The word for an id; on somebody's own map, the name it was made from. */
  word(family: string, value: string): string {
    return (
      this.say_(`${this.game}-${family}-${value}`) ??
      value.replaceAll("-", " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
    );
  }

  private who(seat: number): string {
    return seat === this.viewer ? this.message("word-you") : this.name(seat);
  }

  private is(seat: number | null): string {
    if (seat === null) return "nobody";
    return seat === this.viewer ? "you" : "other";
  }

  private said(value: unknown, kind: string): string | number {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return value.map((one) => this.said(one, kind)).join(", ");
    if (typeof value === "object") return this.part(value as Spoken);
    if (kind === "seat") return this.name(value as number);
    if (kind === "money") return String(value);
    if (kind && typeof value === "string") return this.word(kind, value);
    return typeof value === "number" ? value : String(value);
  }

  private part(spoken: Spoken): string {
    const family = ["part", "log", "act", "ask"].find((one) => this.words[one]?.[spoken.kind]);
    return this.say((family ?? "part") as "part", spoken);
  }
}
