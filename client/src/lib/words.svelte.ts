// The words of the page: the same .ftl files as the terminal's, loaded by language when needed.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, kept } from "./kept";
import type { Details, Say } from "./speaker";

export const LANGUAGES = { fr: "Français", en: "English", nl: "Nederlands", de: "Deutsch" };
export type Language = keyof typeof LANGUAGES;

type Load = () => Promise<string>;
const SHELL = import.meta.glob<string>("../../../src/ludotheque/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const PAGE = import.meta.glob<string>("../../locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/ludotheque/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

const lid = (load: Promise<{ default: string }>) => load.then((found) => found.default);
const LIDS: Record<Language, Load> = {
  fr: () => lid(import("virtual:lids/fr")),
  en: () => lid(import("virtual:lids/en")),
  nl: () => lid(import("virtual:lids/nl")),
  de: () => lid(import("virtual:lids/de")),
};

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

  /** The same, or null where there is no such message. */
  find: Say = (id, details = {}) => {
    const message = this.bundle?.getMessage(id);
    return message?.value ? this.bundle!.formatPattern(message.value, details) : null;
  };

  /** Speak a language from now on, with the words of the games that were needed. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await Promise.all([
      add(bundle, pick(SHELL, `/${language}.ftl`)),
      add(bundle, pick(PAGE, `/${language}.ftl`)),
      add(bundle, LIDS[language]),
      ...[...this.games].map((game) => add(bundle, pick(GAMES, path(game, language)))),
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

export const words = new Vocabulary();
export const say = words.say;

const path = (game: string, language: string) => `/games/${game}/locales/${language}.ftl`;

function pick(from: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(from).find(([file]) => file.endsWith(end))?.[1];
}

const parsed = new Map<Load, Promise<FluentResource>>();

async function add(bundle: FluentBundle, load: Load | undefined): Promise<void> {
  if (!load) return;
  if (!parsed.has(load))
    parsed.set(
      load,
      load().then((text) => new FluentResource(text)),
    );
  bundle.addResource(await parsed.get(load)!, { allowOverrides: true }); // a lid is in its game, too
}

function preferred(): Language {
  const asked = [kept<string>("language"), ...navigator.languages];
  const known = asked.map((code) => code?.slice(0, 2)).find((code) => code && code in LANGUAGES);
  return (known ?? "en") as Language;
}
