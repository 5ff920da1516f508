// The four languages, and the words of the page in each: loaded when one is spoken.

import { kept } from "./kept";

export const LANGUAGES = { fr: "Français", en: "English", nl: "Nederlands", de: "Deutsch" };
export type Language = keyof typeof LANGUAGES;

type Words = Promise<{ default: string }>;
export const WORDS: Record<Language, () => Words> = {
  fr: () => import("virtual:words/fr"),
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  de: () => import("virtual:words/de"),
};

/** The one chosen here, or the browser's. */
export function preferred(): Language {
  const asked = [kept<string>("language"), ...navigator.languages];
  const known = asked.map((code) => code?.slice(0, 2)).find((code) => code && code in LANGUAGES);
  return (known ?? "en") as Language;
}
