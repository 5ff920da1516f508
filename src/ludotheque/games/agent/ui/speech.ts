// The few words of Agent that are no sentences: sums, and the letters on the figures.

import type { Playing } from "$lib/game";
import type { Speaker } from "$lib/speaker";
import type { Ask, Choice, Description, Notebook, Setting } from "./types";

/** A generated interface as a type that may be spoken of by its parts. */
type Open<T> = T extends unknown ? { [part in keyof T]: T[part] } : never;

export type Act = Open<Choice>;
export type Table = Playing<Setting, Description, Open<Ask>, Act, Notebook>;

const coins = new Map<string, Intl.NumberFormat>();

/** A sum as it is written in a language, without cents. */
export function money(speaker: Speaker, sum: number): string {
  const { language } = speaker;
  let coin = coins.get(language);
  if (!coin) {
    coin = new Intl.NumberFormat(language, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    });
    coins.set(language, coin);
  }
  return coin.format(sum);
}

/** A sum as it is printed on a note. */
export const printed = (speaker: Speaker, sum: number): string =>
  sum.toLocaleString(speaker.language).replaceAll(/[\s,.]/g, "\u202f");

/** What is written on an agent: the letter of its colour in the reader's language, its number. */
export function label(speaker: Speaker, agent: string): string {
  const [nation, number] = agent.split("-");
  return speaker.message(`agent-page-letter-${nation}`) + (number ?? "");
}

export const figure = (speaker: Speaker, agent: string): string => speaker.word("figure", agent);
export const city = (speaker: Speaker, space: string): string => speaker.word("city", space);

/** A name that is shorter, where there is one. */
export function shortCity(speaker: Speaker, space: string): string | undefined {
  const id = `agent-page-short-${space}`;
  const said = speaker.message(id);
  return said === id ? undefined : said;
}
