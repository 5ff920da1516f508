// What the page says above the board: what is asked of me, or what the others are at.

import type { Spoken } from "$lib/contract";
import { isBribing } from "./bribe.svelte";
import { chosen, isActing, picked } from "./pointing";
import { figure, money, type Table } from "./speech";

const PARAGRAPHS: Record<string, string> = {
  opening: "A3",
  draft: "A3",
  turn: "A7a",
  "turn-again": "A7-a",
  "turn-handled": "A9-d",
  protest: "C1",
  answer: "A7a",
  claim: "C2",
  verdict: "C4",
};

/** The paragraph behind what is asked; of an attack its own. */
export function paragraph(ask: Spoken, table: Table): string | undefined {
  if (isBribing(table)) return "A3";
  const isAttack = picked(table).target || table.description.act?.kind === "attack";
  const found = PARAGRAPHS[ask.kind];
  return found === "A7a" && isAttack ? "A7b" : found;
}

export function sentence(table: Table): string | undefined {
  const { ask } = table.status;
  if (!ask || table.isPast) return undefined;
  return table.isAsked ? asked(table) : waiting(table);
}

/** The line of help while nothing else is said there. */
export function help(table: Table): string | undefined {
  const { ask } = table.status;
  if (!ask || !table.isAsked) return undefined;
  if (isBribing(table)) return ask.kind === "opening" ? "agent-page-help-opening" : "agent-page-help-bribe"; // prettier-ignore
  if (!isActing(table)) return `agent-page-help-${ask.kind}`;
  const { agent, target } = picked(table);
  if (target) return "agent-page-help-attack";
  return agent ? "agent-page-help-step" : `agent-page-help-${ask.kind}`;
}

function asked(table: Table): string | undefined {
  const { speaker, description, status } = table;
  const say = (id: string, details = {}) => speaker.message(`agent-page-${id}`, details);
  const ask = status.ask!;
  if (isBribing(table)) return say(ask.kind === "opening" ? "ask-opening" : "ask-bribe");
  if (isActing(table)) {
    const { agent } = picked(table);
    const [act] = chosen(table);
    if (act) {
      const said = speaker.say("act", { ...act, case: null });
      return say(act.case === null ? "ask-attack" : "ask-case", { act: said });
    }
    if (agent) return say("ask-step", { agent: figure(speaker, agent) });
  }
  if (ask.kind === "protest" || ask.kind === "verdict")
    return say(`act-${ask.kind}`, { act: description.act ? speaker.say("log", { ...description.act }) : "" }); // prettier-ignore
  if (ask.kind === "claim" && ask.leader !== null)
    return speaker.tell("agent-page-ask-raise", ask.leader, {
      agent: figure(speaker, ask.agent),
      sum: money(speaker, ask.sum),
    });
  return say(`ask-${ask.kind}`, speaker.details("ask", ask));
}

function waiting(table: Table): string | undefined {
  const { speaker, description, viewer, status } = table;
  const { act, contest, turn } = description;
  const kind = status.ask!.kind;
  const say = (id: string, details = {}) => speaker.message(`agent-page-${id}`, details);
  if (kind === "opening" || kind === "draft") return turn === null ? say(viewer === null ? "wait-opening-watched" : "wait-opening") : undefined; // prettier-ignore
  const said = act ? speaker.say("log", { ...act }) : "";
  if (kind === "protest") return say("wait-protest", { act: said });
  if (kind === "answer") return speaker.tell("agent-page-wait-answer", turn!, { act: said });
  if (kind === "claim" && contest) {
    const agent = figure(speaker, contest.agent);
    if (contest.leader === null) return say("wait-claim", { agent });
    const sum = money(speaker, contest.claims[contest.leader] ?? 0);
    return speaker.tell("agent-page-wait-raise", contest.leader, { agent, sum });
  }
  if (kind === "verdict") return speaker.tell("agent-page-wait-verdict", status.asked[0] ?? 0, { act: said }); // prettier-ignore
  return undefined;
}
