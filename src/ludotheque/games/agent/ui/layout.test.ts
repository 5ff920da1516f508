// Names on the maps that ship: none touches a road, a name, a town or a figure.

import de from "../locales/de.ftl?raw";
import en from "../locales/en.ftl?raw";
import fr from "../locales/fr.ftl?raw";
import nl from "../locales/nl.ftl?raw";
import grand from "../maps/grand.map?raw";
import petit from "../maps/petit.map?raw";
import { expect, test } from "vitest";
import { crosses, figureBox, layOut, overlap, parts, stand, type Box, type Layout } from "./layout";
import type { Place } from "./types";

const MAPS: Record<string, string> = { grand, petit };
const WORDS: Record<string, string> = { fr, en, nl, de };

/** Palatino Bold, in thousandths of its size: as wide a serif as any system has. */
const METRICS =
  "a500b611c444d611e500f389g556h611i333j333k611l333m889n611o556p611q611r389s444t333u611v556w833x500y556z500" +
  "A778B667C722D833E611F556G833H833I389J389K778L611M1000N833O833P611Q833R722S611T667U778V778W1000X667Y667Z667";
const WIDTHS = new Map(
  [...METRICS.matchAll(/([a-zA-Z])(\d+)/g)].map(([, letter, wide]) => [letter!, Number(wide)]),
);
function width(text: string, size: number): number {
  const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const units = [...bare].reduce((sum, one) => sum + (WIDTHS.get(one) ?? 333), 0);
  return (units / 1000) * size;
}

/** A shipped map, read as roughly as a test may. */
function shipped(name: string): Place[] {
  const id = (word: string) => word.toLowerCase();
  const places = new Map<string, Place>();
  for (const line of MAPS[name]!.split("\n")) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === "space") {
      const [space, x, y] = rest;
      places.set(id(space!), {
        space: id(space!),
        x: +x!,
        y: +y!,
        capital: null,
        roads: [],
      });
    } else if (word === "nation") {
      places.get(id(rest[1]!))!.capital = rest[0] as Place["capital"];
    } else if (word === "path") {
      rest.slice(1).forEach((there, k) => {
        places.get(id(rest[k]!))!.roads.push(id(there));
        places.get(id(there))!.roads.push(id(rest[k]!));
      });
    }
  }
  return [...places.values()];
}

function named(language: string) {
  const messages = WORDS[language]!;
  const find = (id: string) => new RegExp(`^${id} = (.+)$`, "m").exec(messages)?.[1];
  return {
    name: (space: string) => find(`agent-city-${space}`) ?? space,
    short: (space: string) => find(`agent-page-short-${space}`),
    width,
  };
}

/** What a name touches, in words. */
function touched(places: Place[], drawn: Layout): string[] {
  const at = (space: string) => drawn.towns.get(space)!;
  const found: string[] = [];
  const check = (what: string, box: Box, name: string, isOn: boolean) => {
    if (isOn) found.push(`${name} on ${what} (${Math.round(box.left)}, ${Math.round(box.top)})`);
  };
  drawn.names.forEach((one, k) => {
    const { box, text } = one;
    if (one.isNumber) found.push(`${one.space} is but a number`);
    for (const place of places) {
      for (const there of place.roads)
        check(`the far side of ${place.space}-${there}`, box, text, parts([at(place.space), at(there)], at(one.space), one)); // prettier-ignore
      for (const there of place.roads)
        check(`${place.space}-${there}`, box, text, crosses(box, at(place.space), at(there)));
      for (const feet of stand(at(place.space), 1, drawn))
        check(`a figure in ${place.space}`, box, text, overlap(box, figureBox(feet, feet.scale)));
    }
    for (const other of drawn.names.slice(k + 1))
      check(other.text, box, text, overlap(box, other.box));
    check("the edge", box, text, box.left < 5 || box.top < 5);
    check("the edge", box, text, box.right > drawn.width - 5 || box.bottom > drawn.height - 5);
  });
  return found;
}

const SIZES: [number, number][] = [
  [748, 662],
  [748, 610],
  [736, 651],
  [900, 700],
  [600, 531],
  [344, 372],
  [602, 651],
];
const cases = ["grand", "petit"].flatMap((map) =>
  ["fr", "en", "nl", "de"].flatMap((language) =>
    SIZES.map(([wide, high]) => [map, language, wide, high] as const),
  ),
);

test.each(cases)("%s in %s at %d x %d: no name touches anything", (map, language, wide, high) => {
  const places = shipped(map);
  expect(places.length).toBeGreaterThan(20);
  const drawn = layOut(places, wide, high, named(language));
  expect(touched(places, drawn)).toEqual([]);
});

test("what does not fit is numbered, and never overlaps", () => {
  const places = shipped("grand");
  const long = {
    ...named("en"),
    name: (space: string) => `${space} and all its suburbs`,
  };
  const drawn = layOut(places, 344, 372, long);
  expect(drawn.names.some((name) => name.isNumber)).toBe(true);
  expect(touched(places, drawn).filter((one) => !one.endsWith("a number"))).toEqual([]);
});

test("up to twelve agents stand apart in one town", () => {
  const drawn = layOut(shipped("grand"), 748, 662, named("fr"));
  for (let count = 1; count <= 12; count++) {
    for (const x of [60, 374, 690]) {
      const feet = stand({ x, y: 300 }, count, drawn);
      expect(new Set(feet.map((one) => `${one.x} ${one.y}`)).size).toBe(count);
      for (const one of feet) {
        const box = figureBox(one, one.scale);
        expect(box.left).toBeGreaterThan(30);
        expect(box.right).toBeLessThan(718);
      }
    }
  }
});
