// The log as sentences: what one viewer was told, event by event.

import type { Seen } from "./contract";
import type { Speaker } from "./speaker";

export interface Line {
  seq: number;
  /** The how manieth act it is; 0 for what is no act of the game. */
  number: number;
  text: string;
  isUndone: boolean;
}

/** What goes without saying: seals, sitting down, the start itself. */
const QUIET = new Set(["open", "sit", "pledge", "start", "reveal", "act", "grant", "ask"]);

export function chronicle(speaker: Speaker, log: readonly Seen[]): Line[] {
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
    const text = sentences(speaker, seen).join(" ");
    const isAct = Boolean(seen.facts?.length) && (seen.do ?? "act") === "act";
    if (isAct) number += 1;
    if (text) lines.push({ seq: seen.seq, number: isAct ? number : 0, text, isUndone: false });
  }
  return lines;
}

export function sentences(speaker: Speaker, seen: Seen): string[] {
  const said: string[] = [];
  const act = seen.do ?? "act";
  if (!QUIET.has(act)) {
    const seat = seen.seat ?? 0;
    said.push(
      speaker.message(`event-${act}`, {
        who: speaker.name(seat),
        seat: seat + 1,
        name: seen.name || speaker.name(seat),
        bot: seen.bot ?? "",
      }),
    );
  }
  if (seen.undone != null) said.push(speaker.message("event-undone"));
  return [...said, ...(seen.facts ?? []).map((fact) => speaker.say("log", fact))];
}
