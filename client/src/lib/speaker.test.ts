// The page says what the terminal says: sentences of real games (tests/core/sentences.py).

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import golden from "./sentences.golden.json";
import { Speaker, type Details, type Words } from "./speaker";

const FTL = import.meta.glob<string>(
  ["../../../src/ludotheque/locales/*.ftl", "../../../src/ludotheque/games/*/locales/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const TYPES = import.meta.glob<Words>("../../../src/ludotheque/games/*/ui/types.ts", {
  import: "words",
  eager: true,
});

function speaker(game: string, language: string): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [file, text] of Object.entries(FTL)) {
    const isOurs = file.includes(`/games/${game}/`) || !file.includes("/games/");
    if (isOurs && file.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  const say = (id: string, details: Details = {}) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, details) : null;
  };
  const words = Object.entries(TYPES).find(([file]) => file.includes(`/${game}/`))![1];
  return new Speaker(game, language, say, words, ["Ana", "", "Chloé"], 1);
}

for (const [game, { spoken, languages }] of Object.entries(golden))
  for (const [language, sentences] of Object.entries(languages))
    test(`${game} in ${language}`, () => {
      const reader = speaker(game, language);
      const said = spoken.map(([family, one]) => reader.say(family as "log", one as never));
      expect(said).toEqual(sentences);
    });

test("what only another was told is told of him", () => {
  const put = { kind: "put", lots: [] };
  const reader = speaker("agent", "en");
  expect(reader.say("log", put)).toMatch(/^You put down/);
  expect(reader.of(0).say("log", put)).toMatch(/^Ana puts down/);
  expect(reader.of(1).say("log", put)).toMatch(/^You put down/);
});
