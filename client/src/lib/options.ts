// The options of a game in words: `<game>-option-<name>` and `<game>-option-<name>-<value>`.

import type { Value } from "./contract";
import { words } from "./words.svelte";

const id = (text: string) => text.replaceAll("_", "-");

export function presetName(game: string, preset: string): string {
  return words.find(`${game}-preset-${id(preset)}`) ?? preset;
}

export function optionName(game: string, option: string): string {
  const own = words.find(`${game}-page-option-${id(option)}`);
  return own ?? words.find(`${game}-option-${id(option)}`) ?? option;
}

export function valueName(game: string, option: string, value: Value): string {
  if (typeof value === "boolean") return words.say(value ? "word-yes" : "word-no");
  if (typeof value === "number") return value.toLocaleString(words.language);
  return words.find(`${game}-option-${id(option)}-${id(value)}`) ?? value;
}
