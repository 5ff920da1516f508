// A table as I see it: made from frames, and what I send back. The parts of a game show it.

import { untrack } from "svelte";
import { get, isPassing, newId, postPatiently, put, Refusal } from "./api";
import { attention } from "./attention.svelte";
import { catalogue } from "./catalogue.svelte";
import { chronicle, sentences } from "./chronicle";
import type { Draft, Frame, House, Problem, Seen, Spoken, Step } from "./contract";
import { duty, firstCommitment } from "./fairness";
import type { GameUi, Picked, Playing, StandingRule } from "./game";
import { parts } from "./games";
import { nameAt } from "./naming";
import { now } from "./now.svelte";
import { play } from "./sound";
import { Speaker } from "./speaker";
import { stream, type Told } from "./stream.svelte";
import { words } from "./words.svelte";

const UNHEARD = 2500; // ms after a command in which its frame should have come
const AGAIN = 3000; // ms after which a table that cannot be reached is asked for again
const TRIES = 5; // for a command that others were quicker than
const PACE = 220; // ms for which what happened is seen before the next: as long as a piece moves

export interface Help {
  text: string;
  paragraph?: string;
}

/** An earlier moment, perhaps as somebody else knew it. */
export interface Past {
  step: Step;
  setting: unknown;
  viewer: number | null;
  /** All that was told, if not to me. */
  log?: Seen[];
  /** The same as each seat knew it, where everything is laid open. */
  laidOpen?: Step[];
}

export class Sitting implements Playing {
  ui = $state.raw<GameUi | null>(null);
  frame = $state.raw<Frame | null>(null);
  lost = $state.raw<Problem | null>(null);
  past = $state.raw<Past | null>(null);
  help = $state.raw<Help | null>(null);
  isCovered = $state(false);
  isBusy = $state(false);
  /** Several people at this screen: nobody sees anything before the next one says he is alone. */
  hasCurtain = $state(false);
  private told_ = $state.raw<Seen[]>([]);
  private news_ = $state.raw<Seen[]>([]);
  standing = $state.raw<StandingRule[]>([]);
  private house_ = $state.raw<House | null>(null);
  private setting_ = $state.raw<unknown>(null);
  private picked = $state.raw<Record<string, unknown>>({});
  private book = $state.raw<{ head: number; notebook: unknown } | null>(null);
  private readonly moments = new Map<number, Past>();
  private readonly known = new Map<string, number>();
  private isTending = false;
  private readonly tended = new Set<string>();
  private isClosed = false;
  private queue: Frame[] = [];
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reload: ReturnType<typeof setTimeout> | undefined;
  private stopListening = () => {};

  constructor(readonly id: string) {}

  // what does not change with every frame, so that sentences once said, and maps, are kept
  private readonly game = $derived(this.house_?.game ?? "");
  private readonly names = $derived(this.house_?.seats.map(nameAt).join("\n") ?? "");
  private readonly own = $derived(this.frame?.viewer ?? null);
  readonly speaker = $derived(
    new Speaker(this.game, words.language, words.find, this.ui?.words ?? {}, this.names.split("\n"), this.own), // prettier-ignore
  );
  /** Whether only I was told this; at the end all is laid open. */
  private isSecret = (fact: Spoken): boolean =>
    this.house_?.stage !== "over" && (this.ui?.isSecret?.(fact) ?? false);
  /** What is worth a line: not what goes without saying in this game. */
  private loud = (seen: Seen): Seen => {
    const facts = seen.facts?.filter((fact) => !this.ui?.isQuiet?.(fact));
    return facts ? { ...seen, facts } : seen;
  };
  /** What is read: what I was told, or in a replay what somebody else was. */
  private readonly read = $derived(this.past?.log ?? this.told_);
  private readonly reader = $derived(this.past?.log ? this.past.viewer : this.own);
  private readonly teller = $derived(this.speaker.of(this.reader));
  readonly lines = $derived(chronicle(this.teller, this.read.map(this.loud), this.isSecret));

  get isReady(): boolean {
    return this.frame !== null && this.ui !== null;
  }
  get house(): House {
    return this.house_!;
  }
  get seats() {
    return this.house.seats;
  }
  get setting() {
    return this.past?.setting ?? this.setting_;
  }
  get description() {
    return this.past?.step.description ?? this.frame!.description;
  }
  get status() {
    return this.past?.step.status ?? this.frame!.status;
  }
  get choices(): Spoken[] {
    return this.past || this.isBusy || this.isLent ? [] : (this.frame!.choices ?? []);
  }
  get viewer() {
    return this.past ? this.past.viewer : this.frame!.viewer;
  }
  get isAsked() {
    const { frame } = this;
    if (!frame || this.past || frame.viewer === null || frame.result || this.isLent) return false;
    return this.house.stage === "playing" && frame.status.asked.includes(frame.viewer);
  }
  /** Whether a machine plays at my seat. */
  get isLent() {
    return Boolean(this.house.seats[this.frame?.viewer ?? -1]?.bot);
  }
  get log() {
    const { past } = this;
    return past ? this.read.filter(({ seq }) => seq <= past.step.seq) : this.told_;
  }
  get news() {
    return this.past ? this.log.slice(-1) : this.news_;
  }
  get isPast() {
    return this.past !== null;
  }
  get pastSeq() {
    return this.past?.step.seq;
  }
  get laidOpen() {
    return this.past?.laidOpen;
  }
  /** At the end: all of a game is for those who played it, for others only where it was public. */
  get mayReadAll(): boolean {
    return this.frame!.viewer !== null || this.house.is_public;
  }
  get clock() {
    return this.frame!.clock ?? null;
  }
  get result() {
    return this.frame!.result ?? null;
  }
  get stands() {
    return this.past ? null : (this.frame!.stands ?? null);
  }
  get now() {
    return now.ms;
  }
  /** My memory aid, asked for when somebody first looks at it, and again after each event. */
  get notebook() {
    const head = this.frame?.head ?? 0;
    if (this.book?.head !== head) untrack(() => void this.loadNotebook(head));
    return this.book?.notebook ?? null;
  }
  readonly pick: Picked = this.picker();

  /** Those at this screen who are asked while somebody else of them is shown. */
  get next(): number | null {
    const { frame } = this;
    if (!frame || this.isAsked || this.house.stage !== "playing" || frame.result) return null;
    const { asked } = frame.status;
    return this.house.my_seats.find((seat) => seat !== frame.viewer && asked.includes(seat)) ?? null; // prettier-ignore
  }
  private get isShared(): boolean {
    return this.house.my_seats.length > 1 && (catalogue.find(this.house.game)?.has_secrets ?? true);
  }

  async open(seat: number | null = null): Promise<void> {
    this.stopListening();
    this.stopListening = stream.listen((told) => this.told(told));
    await this.load(seat);
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    clearTimeout(this.timer);
    clearTimeout(this.reload);
    stream.watch(this, null);
  }

  /** Look from one of my seats, or from the only one I have; all anew. */
  async load(seat: number | null = this.frame?.viewer ?? null): Promise<void> {
    try {
      const frame = await get<Frame>(`/tables/${this.id}`, { seat });
      if (this.isNewer(this.frame, frame)) return await this.load(seat);
      this.told_ = [];
      this.queue = this.queue.filter((heard) => this.isNewer(heard, frame));
      this.book = null;
      this.lost = null;
      this.take(frame, true);
      stream.watch(this, { table: this.id, seat: frame.viewer, head: frame.head });
      const { game } = frame.house!;
      const [ui] = await Promise.all([parts(game), words.learn(game)]);
      this.ui ??= ui;
      if (frame.viewer !== null && catalogue.find(game)?.standing)
        this.standing = (await get<{ rules: StandingRule[] }>(`/tables/${this.id}/standing`, { seat: frame.viewer })).rules; // prettier-ignore
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const willPass = isPassing(refusal.problem);
      if (!willPass || !this.frame) this.lost = refusal.problem;
      if (willPass) this.reload = setTimeout(() => void this.load(seat), AGAIN);
    }
  }

  /** Whether the stream brought this while another was asked for. */
  private isNewer(heard: Frame | null, asked: Frame): boolean {
    return heard !== null && heard.viewer === asked.viewer && heard.head > asked.head;
  }

  /** The next of those at this screen, once he is alone with it. */
  async unveil(): Promise<void> {
    if (this.next !== null) await this.load(this.next);
    this.hasCurtain = false;
  }

  private told({ event, data }: Told): void {
    if ("table" in data && data.table !== this.id) return;
    if (event === "frame") this.arrived(data as unknown as Frame);
    else if (event === "house") this.arranged(data.house as House, data.head as number);
    else if (event === "gone") void this.load(null);
  }

  /** Show a frame when the one before was seen; several that come at once are shown as one. */
  private arrived(frame: Frame): void {
    if (frame.viewer !== this.frame?.viewer) return;
    this.queue.push(frame);
    const wait = this.due - performance.now();
    if (wait <= 0) this.showQueued();
    else this.timer ??= setTimeout(() => this.showQueued(), wait);
  }

  /** The house, in its turn: what I send starts from the frame that I see. */
  private arranged(house: House, head: number): void {
    const last = this.queue.at(-1);
    if (last) last.house = house;
    else if (head >= (this.frame?.head ?? 0)) this.arrange(house);
  }

  private showQueued(): void {
    this.timer = undefined;
    const newest = this.queue.at(-1);
    if (!newest) return;
    const seen = this.queue.flatMap((frame) => frame.seen ?? []);
    const house = this.queue.findLast((frame) => frame.house)?.house;
    this.queue = [];
    if (seen.some(({ facts }) => facts?.length)) this.due = performance.now() + PACE;
    this.take({ ...newest, seen, ...(house ? { house } : {}) });
  }

  private take(frame: Frame, isFirst = false): void {
    if (!isFirst && frame.head < (this.frame?.head ?? 0)) return;
    const lastSeq = this.told_.at(-1)?.seq ?? 0;
    const fresh = (frame.seen ?? []).filter((seen) => seen.seq > lastSeq);
    const wasAsked = this.isAsked;
    if (frame.setting !== undefined) this.setting_ = frame.setting;
    this.told_ = [...this.told_, ...fresh];
    this.frame = frame;
    if (!isFirst) this.news_ = fresh;
    if (fresh.length) this.picked = {};
    if (fresh.length && !this.past) this.help = null;
    if (frame.house) this.arrange(frame.house);
    this.remember(frame);
    stream.reached(this, frame.head);
    if (!isFirst && fresh.length && this.ui) this.announce(fresh, wasAsked);
    if (this.next !== null && !this.isShared && !this.isBusy) void this.load(this.next);
  }

  private arrange(house: House): void {
    const wasPlaying = this.house_?.stage === "playing";
    this.house_ = house;
    if (house.stage === "playing" && !wasPlaying && this.isShared) this.hasCurtain = true;
    firstCommitment(this.id, house.commitment);
    void this.keepFair();
  }

  private remember(frame: Frame): void {
    this.known.clear();
    frame.choices?.forEach((choice, k) => this.known.set(key(choice), frame.actions![k]!));
    const seen = this.told_.at(-1);
    if (seen)
      this.moments.set(seen.seq, { setting: this.setting_, viewer: frame.viewer, step: { seq: seen.seq, seen, description: frame.description, status: frame.status } }); // prettier-ignore
  }

  private announce(fresh: Seen[], wasAsked: boolean): void {
    const said = fresh
      .flatMap((seen) => sentences(this.speaker, this.loud(seen), this.isSecret))
      .flatMap((one) => (this.isCovered && one.isSecret ? [] : [one.text]));
    const { question } = this;
    attention.speak([...said, question].join(" "));
    if (this.isAsked && !wasAsked)
      attention.call(words.say(`${this.house.game}-name`), question, this.id);
    else play(this.result ? "over" : "act");
  }

  /** What is asked of me, as a sentence: the game's own where it has one. */
  get question(): string {
    const { ask } = this.status;
    return this.isAsked && ask ? (this.ui?.sentence?.(this) ?? this.ask(ask)) : "";
  }

  /** What is asked, in the words of the page where there are such. */
  ask(ask: Spoken): string {
    const { game } = this.speaker;
    const details = this.speaker.details("ask", ask);
    return words.find(`${game}-page-ask-${ask.kind}`, details) ?? this.speaker.say("ask", ask);
  }

  // What I do.

  async send(...choices: Spoken[]): Promise<void> {
    const actions = choices.map((choice) => this.known.get(key(choice)));
    if (actions.every((action) => action !== undefined)) return this.command("act", { actions });
    const draft = await this.draft(...choices);
    if (draft) await this.command("act", { actions: draft.actions });
  }

  async draft(...choices: Spoken[]): Promise<Draft<any, any, any> | null> {
    return this.drafted({ choices });
  }

  /** What a typed act would be; a refusal goes to whoever asked. */
  typed(text: string): Promise<Draft> {
    const typed = text.replaceAll("\u2011", "-"); // of a name that was copied from the page
    return this.proposed({ seat: this.frame!.viewer, text: typed, language: words.language });
  }

  /** How one of the legal acts is typed, to show the way; "" where nothing can be said. */
  async example(): Promise<string> {
    const action = this.isAsked ? this.frame?.actions?.at(-1) : undefined;
    if (action === undefined) return "";
    try {
      const body = { seat: this.frame!.viewer, actions: [action], language: words.language };
      return (await this.proposed(body)).text;
    } catch {
      return "";
    }
  }

  async why(choice: Spoken): Promise<void> {
    await this.drafted({ choices: [choice] });
  }

  /** What the referee says to an act that is not sent. */
  private async proposed(body: object): Promise<Draft> {
    const draft = await postPatiently<Draft>(`/tables/${this.id}/draft`, body);
    if (draft.refusal) throw new Refusal(draft.refusal as Problem);
    return draft;
  }

  private async drafted(body: object): Promise<Draft<any, any, any> | null> {
    try {
      const draft = await this.proposed({ seat: this.frame!.viewer, ...body });
      draft.choices.forEach((choice, k) => this.known.set(key(choice), draft.additions[k]!));
      return draft;
    } catch (refusal) {
      this.refused(refusal);
      return null;
    }
  }

  hint(text: string, paragraph?: string): void {
    this.help = text ? { text, ...(paragraph ? { paragraph } : {}) } : null;
  }

  /** Send a command; sent again over a bad line it is still the same. True if it was taken. */
  async command(
    act: string,
    more: Record<string, unknown> = {},
    seat = this.frame!.viewer ?? 0,
  ): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.post(act, more, seat);
      this.picked = {};
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.problem.status === 409) await this.load();
      this.refused(refusal); // after what has happened, which would take its place
    } finally {
      this.isBusy = false;
    }
    if (this.next !== null && !this.isShared) await this.load(this.next);
  }

  private async post(act: string, more: Record<string, unknown>, seat: number): Promise<void> {
    let expected = this.frame!.head;
    for (let tries = 0; ; tries++) {
      const body = { command_id: newId(), expected_seq: expected, seat, do: act, ...more };
      try {
        const path = `/tables/${this.id}/commands`;
        return await this.reach((await postPatiently<{ head: number }>(path, body)).head);
      } catch (refusal) {
        // What is no act of the game means the same after another's act.
        const head = refusal instanceof Refusal ? refusal.problem.head : null;
        if (act === "act" || head == null || tries === TRIES) throw refusal;
        expected = head;
      }
    }
  }

  /** Wait for what was sent to come back; ask for it if the stream does not bring it. */
  private async reach(head: number): Promise<void> {
    const until = Date.now() + UNHEARD;
    while (this.frame!.head < head && Date.now() < until)
      await new Promise((done) => setTimeout(done, 30));
    if (this.frame!.head < head) await this.load();
  }

  private refused(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { detail, paragraph } = refusal.problem;
    this.hint(detail, paragraph || undefined);
    attention.speak(detail);
  }

  async stand(rules: StandingRule[]): Promise<void> {
    const seat = this.frame!.viewer;
    this.standing = rules;
    try {
      await put(`/tables/${this.id}/standing?seat=${seat}`, { rules });
    } catch (refusal) {
      this.refused(refusal);
    }
  }

  // What the page does by itself: it seals a number for each of my seats, and reveals it in time.

  private async keepFair(): Promise<void> {
    const found = this.isTending || this.isClosed ? null : duty(this.id, this.house);
    const name = JSON.stringify(found);
    if (!found || this.tended.has(name)) return; // done: the house that says so is on its way
    this.isTending = true;
    try {
      await this.post(found.act, found.more, found.seat);
      this.tended.add(name);
    } catch {
      await this.load(); // somebody was quicker, or the line is bad: look again, without haste
      await new Promise((done) => setTimeout(done, AGAIN));
    } finally {
      this.isTending = false;
    }
    void this.keepFair();
  }

  // What was.

  /** Show the table as it was after an event; null shows it as it is. */
  async show(seq: number | null): Promise<void> {
    this.picked = {};
    this.help = null;
    if (seq === null || seq >= (this.told_.at(-1)?.seq ?? 0)) this.past = null;
    else this.past = this.moments.get(seq) ?? (await this.recall(seq));
  }

  private async recall(seq: number): Promise<Past | null> {
    const { viewer } = this.frame!;
    const found = await get<{ setting: unknown; steps: Step[] }>(`/tables/${this.id}/replay`, { as: viewer ?? "spectator" }); // prettier-ignore
    for (const step of found.steps)
      this.moments.set(step.seq, { step, setting: found.setting, viewer });
    return this.moments.get(seq) ?? null;
  }

  private async loadNotebook(head: number): Promise<void> {
    const { viewer } = this.frame!;
    if (viewer === null || !this.house.aids || !catalogue.find(this.house.game)?.has_notes) return;
    this.book = { head, notebook: this.book?.notebook ?? null };
    try {
      const notebook = await get<unknown>(`/tables/${this.id}/notes`, { seat: viewer });
      if (this.frame?.head === head) this.book = { head, notebook };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  private picker(): Picked {
    const table = this;
    return {
      get parts() {
        return table.picked;
      },
      set(part, value) {
        table.picked = { ...table.picked, [part]: value };
        table.help = null;
      },
      clear(...names) {
        const left = Object.entries(table.picked).filter(([part]) => !names.includes(part));
        table.picked = names.length ? Object.fromEntries(left) : {};
        table.help = null;
      },
    };
  }
}

/** The same choice has the same key, in whatever order its parts come. */
function key(choice: Spoken): string {
  return JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));
}
