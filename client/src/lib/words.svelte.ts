// The words of the page: the same .ftl files as the terminal's, by language and game (`words.ts`).

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep } from "./kept";
import { preferred, WORDS, type Language } from "./language";
import type { Details, Say } from "./speaker";

export { LANGUAGES, type Language } from "./language";

type Load = () => Promise<{ default: string }>;
const GAMES = import.meta.glob<{ default: string }>(
  "../../../src/ludotheque/games/*/locales/*.ftl",
);

class Vocabulary {
  language = $state<Language>(preferred());
  private bundle = $state.raw<FluentBundle | null>(null);
  private games = new Set<string>();

  /** Whether words can be said. */
  get isReady(): boolean {
    return this.bundle !== null;
  }

  /** A message as a sentence; an unknown one as its id, so that nothing is ever lost. */
  say = (id: string, details: Details = {}): string => this.find(id, details) ?? id;

  /** The same, or null where there is no such message; another function for other words. */
  readonly find: Say = $derived.by(() => {
    const bundle = this.bundle;
    return (id, details = {}) => {
      const message = bundle?.getMessage(id);
      return message?.value ? whole(bundle!.formatPattern(message.value, details)) : null;
    };
  });

  /** Speak a language from now on, with the words of the games that were needed. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([
      add(bundle, WORDS[language]),
      ...[...this.games].map((game) => add(bundle, wordsOf(game, language))),
    ]);
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
    keep("language", language);
  }

  /** Know the words of these games, too. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.games.has(game));
    if (!fresh.length && this.isReady) return;
    for (const game of fresh) this.games.add(game);
    await this.speak(this.language);
  }
}

/** With hyphens at which names like red-1 are not broken. */
const whole = (text: string) => text.replace(/(\p{L})-(?=\d)/gu, "$1\u2011");

export const words = new Vocabulary();
export const say = words.say;

function wordsOf(game: string, language: string): Load | undefined {
  const end = `/games/${game}/locales/${language}.ftl`;
  return Object.entries(GAMES).find(([file]) => file.endsWith(end))?.[1];
}

const parsed = new Map<Load, Promise<FluentResource>>();

async function add(bundle: FluentBundle, load: Load | undefined): Promise<void> {
  if (!load) return;
  if (!parsed.has(load))
    parsed.set(
      load,
      load().then((found) => new FluentResource(found.default)),
    );
  bundle.addResource(await parsed.get(load)!, { allowOverrides: true }); // a lid is in its game, too
}
