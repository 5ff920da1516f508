// What is asked, in the page's words: what is picked in it, no notation.

import { asked, picked, type Table } from "./table";

const PARAGRAPHS: Record<string, string> = {
  exchange: "S7",
  eliminate: "S8",
  guess: "S10",
  last: "S13",
};

export function paragraph(ask: { kind: string }): string | undefined {
  return PARAGRAPHS[ask.kind];
}

/** The sentence above the board; while my secrets are covered it names none of my picks. */
export function sentence(playing: Table): string | undefined {
  const { status, speaker, description, isCovered } = playing;
  const kind = asked(playing);
  const say = (id: string, details = {}) => speaker.message(`spywhere-page-${id}`, details);
  if (!status.ask) return status.is_over ? speaker.message("spywhere-over") : undefined;
  if (!kind) {
    const { ask } = status;
    const seats = status.asked.map((seat) => speaker.tell("spywhere-plain-who", seat)).join(", ");
    return speaker.tell(`spywhere-page-wait-${status.ask.kind}`, description.turn ?? 0, {
      ...speaker.details("ask", ask),
      seats,
    });
  }
  if (status.ask.kind === "eliminate")
    return say("ask-eliminate", speaker.details("ask", status.ask));
  if (isCovered) return say(`ask-${kind}`);
  const { give, take, target, nation, laid } = picked(playing);
  if (kind === "exchange")
    return say(choose("exchange", give && "give", take && "take"), {
      give: word(playing, give),
      take: word(playing, take),
    });
  const isNamed = playing.pick.parts.target !== undefined || nation;
  if (laid.length && !isNamed) return say("ask-last-laid", { n: laid.length });
  return say(choose(kind, target !== undefined && "target", nation && "nation"), {
    target: target === undefined ? "" : speaker.name(target),
    nation: word(playing, nation),
  });
}

/** A line of help while nothing is picked. */
export function help(playing: Table): string | undefined {
  const { ask } = playing.status;
  if (!ask) return undefined;
  if (Object.keys(playing.pick.parts).length) return undefined;
  if (!asked(playing)) return "spywhere-page-help-wait";
  const isForTwo = ask.kind === "guess" && playing.seats.length === 2;
  return `spywhere-page-help-${ask.kind}${isForTwo ? "-two" : ""}`;
}

/** Why it ended, and with how many points it was won. */
export function cause({ description, speaker }: Table): string | undefined {
  const { cause, closer, winners, seats } = description;
  if (!cause) return undefined;
  const points = winners.map((seat) => seats[seat]!.shown!.points);
  return [
    speaker.say("log", { kind: "last", cause, closer, asked: [] }),
    ...points.map((scored) => speaker.say("log", { ...scored })),
  ].join(" ");
}

const choose = (kind: string, ...parts: (string | false | undefined)[]) =>
  ["ask", kind, ...parts.filter(Boolean)].join("-");
const word = (playing: Table, nation: string | undefined) =>
  nation ? playing.speaker.word("nation", nation) : "";
