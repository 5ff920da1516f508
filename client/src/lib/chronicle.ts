// The log as sentences: what one viewer was told, event by event.

import type { Seen, Spoken } from "./contract";
import type { Speaker } from "./speaker";

export interface Line {
  seq: number;
  /** The how manieth act it is; 0 for what is no act of the game. */
  number: number;
  text: string;
  parts: Said[];
  isUndone: boolean;
}

/** A sentence, and whether only its reader was told. */
export interface Said {
  text: string;
  isSecret: boolean;
}
type IsSecret = (fact: Spoken) => boolean;

/** What goes without saying: seals, sitting down, the start itself. */
const QUIET = new Set(["open", "sit", "pledge", "start", "reveal", "act", "grant", "ask"]);

export function chronicle(
  speaker: Speaker,
  log: readonly Seen[],
  isSecret: IsSecret = () => false,
): Line[] {
  const lines: Line[] = [];
  let number = 0;
  let isStarted = false;
  for (const seen of log) {
    isStarted ||= seen.do === "start" || seen.do === "act";
    if (!isStarted) continue; // who sits where is seen at the seats
    if (seen.undone != null) {
      for (const line of lines) line.isUndone ||= line.seq >= seen.undone;
      number = lines.findLast((line) => line.number && !line.isUndone)?.number ?? 0;
    }
    const parts = sentences(speaker, seen, isSecret);
    const text = parts.map((part) => part.text).join(" ");
    const isAct = Boolean(seen.facts?.length) && (seen.do ?? "act") === "act";
    if (isAct) number += 1;
    if (text)
      lines.push({ seq: seen.seq, number: isAct ? number : 0, text, parts, isUndone: false });
  }
  return lines;
}

export function sentences(speaker: Speaker, seen: Seen, isSecret: IsSecret = () => false): Said[] {
  const said: string[] = [];
  const act = seen.do ?? "act";
  if (!QUIET.has(act)) {
    const how = seen.is_late ? "resign-late" : act;
    said.push(speaker.tell(`event-${how}`, seen.seat ?? 0));
  }
  if (seen.undone != null) said.push(speaker.message("event-undone"));
  const facts = seen.facts ?? [];
  return [
    ...said.map((text) => ({ text, isSecret: false })),
    ...facts.map((fact) => ({ text: speaker.say("log", fact), isSecret: isSecret(fact) })),
  ];
}
