// Names on the maps that ship: none touches a road, a name, a town or a figure.

import de from "../locales/de.ftl?raw";
import en from "../locales/en.ftl?raw";
import fr from "../locales/fr.ftl?raw";
import nl from "../locales/nl.ftl?raw";
import grand from "../maps/grand.map?raw";
import petit from "../maps/petit.map?raw";
import { expect, test } from "vitest";
import {
  away,
  crosses,
  figureBox,
  layOut,
  overlap,
  parts,
  stand,
  type Box,
  type Layout,
} from "./layout";
import type { Place } from "./types";

const MAPS: Record<string, string> = { grand, petit };
const WORDS: Record<string, string> = { fr, en, nl, de };

/** Two serifs, in thousandths of their size: what most have, and the widest that a system brings. */
const METRICS = {
  "Palatino Bold":
    "a500b611c444d611e500f389g556h611i333j333k611l333m889n611o556p611q611r389s444t333u611v556w833x500y556z500" +
    "A778B667C722D833E611F556G833H833I389J389K778L611M1000N833O833P611Q833R722S611T667U778V778W1000X667Y667Z667",
  "DejaVu Serif Bold":
    "a648b699c609d699e636f430g699h727i380j362k693l380m1058n727o667p699q699r527s563t462u727v581w861x596y581z568" +
    "A776B845C796D867E762F710G854H945I468J473K869L703M1107N914O871P752Q871R831S722T744U872V776W1123X776Y714Z730",
};
type Font = keyof typeof METRICS;
function widths(font: Font): (text: string, size: number) => number {
  const letters = METRICS[font].matchAll(/([a-zA-Z])(\d+)/g);
  const wide = new Map([...letters].map(([, letter, units]) => [letter!, Number(units)]));
  return (text, size) => {
    const bare = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return ([...bare].reduce((sum, one) => sum + (wide.get(one) ?? 348), 0) / 1000) * size;
  };
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

function named(language: string, font: Font = "Palatino Bold") {
  const messages = WORDS[language]!;
  const find = (id: string) => new RegExp(`^${id} = (.+)$`, "m").exec(messages)?.[1];
  return {
    name: (space: string) => find(`agent-city-${space}`) ?? space,
    short: (space: string) => find(`agent-page-short-${space}`),
    width: widths(font),
  };
}

/** What a name touches, in words. */
function touched(places: Place[], laid: Layout): string[] {
  const at = (space: string) => laid.towns.get(space)!;
  const found: string[] = [];
  const check = (what: string, box: Box, name: string, isOn: boolean) => {
    if (isOn) found.push(`${name} on ${what} (${Math.round(box.left)}, ${Math.round(box.top)})`);
  };
  laid.names.forEach((one, k) => {
    const { box, text } = one;
    if (one.isNumber) found.push(`${one.space} is but a number`);
    for (const place of places) {
      for (const there of place.roads)
        check(`the far side of ${place.space}-${there}`, box, text, parts([at(place.space), at(there)], at(one.space), one)); // prettier-ignore
      for (const there of place.roads)
        check(`${place.space}-${there}`, box, text, crosses(box, at(place.space), at(there)));
      for (const feet of stand(at(place.space), 1, laid))
        check(`a figure in ${place.space}`, box, text, overlap(box, figureBox(feet, feet.scale)));
    }
    for (const other of laid.names.slice(k + 1))
      check(other.text, box, text, overlap(box, other.box));
    check("the edge", box, text, box.left < 5 || box.top < 5);
    check("the edge", box, text, box.right > laid.width - 5 || box.bottom > laid.height - 5);
  });
  return found;
}

/** Where the number of a figure is written. */
const plate = ({ x, y, scale }: { x: number; y: number; scale: number }): Box => ({
  left: x - 9 * scale,
  right: x + 9 * scale,
  top: y - 17 * scale,
  bottom: y - 3 * scale,
});

/** What several agents in one town cover: names, and each other's numbers. */
function covered(laid: Layout): string[] {
  const names = laid.names.map(({ box }) => box);
  const found: string[] = [];
  for (const [space, town] of laid.towns)
    for (const count of [2, 3, 4]) {
      const feet = stand(town, count, laid, names);
      feet.forEach((one, k) => {
        const box = figureBox(one, one.scale);
        for (const name of laid.names)
          if (overlap(name.box, box)) found.push(`${count} in ${space} on ${name.text}`);
        for (const later of feet.slice(k + 1))
          if (overlap(plate(one), figureBox(later, later.scale)))
            found.push(`${count} in ${space} on each other`);
      });
    }
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
  const laid = layOut(places, wide, high, named(language));
  expect(touched(places, laid)).toEqual([]);
  expect(covered(laid)).toEqual([]);
});

const phones = ["grand", "petit"].flatMap((map) =>
  ["fr", "en", "nl", "de"].flatMap((language) =>
    (Object.keys(METRICS) as Font[]).map((font) => [map, language, font] as const),
  ),
);
test.each(phones)("%s in %s on a phone in %s: each name is by its town", (map, language, font) => {
  const places = shipped(map);
  const laid = layOut(places, 344, 372, named(language, font));
  expect(touched(places, laid)).toEqual([]);
  const strayed = laid.names.filter(({ space, box }) => {
    const own = away(box, laid.towns.get(space)!);
    return [...laid.towns.values()].some((town) => away(box, town) < own);
  });
  expect(strayed.map(({ text }) => text)).toEqual([]);
});

test("what does not fit is numbered, and never overlaps", () => {
  const places = shipped("grand");
  const long = {
    ...named("en"),
    name: (space: string) => `${space} and all its suburbs`,
  };
  const laid = layOut(places, 344, 372, long);
  expect(laid.names.some((name) => name.isNumber)).toBe(true);
  expect(touched(places, laid).filter((one) => !one.endsWith("a number"))).toEqual([]);
});

test("up to twelve agents stand apart in one town", () => {
  const laid = layOut(shipped("grand"), 748, 662, named("fr"));
  for (let count = 1; count <= 12; count++) {
    for (const x of [60, 374, 690]) {
      const feet = stand({ x, y: 300 }, count, laid);
      expect(new Set(feet.map((one) => `${one.x} ${one.y}`)).size).toBe(count);
      for (const one of feet) {
        const box = figureBox(one, one.scale);
        expect(box.left).toBeGreaterThan(30);
        expect(box.right).toBeLessThan(718);
      }
    }
  }
});
