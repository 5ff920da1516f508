// Where things stand on a map of any shape: towns, figures, and the names between the roads.

import type { Place } from "./types";

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A name and where it is written: its middle, a quarter turn or none, and its size. */
export interface Name extends Point {
  space: string;
  text: string;
  size: number;
  turned: boolean;
  box: Box;
  /** Nothing but a number fits here: the name is in the legend. */
  isNumber: boolean;
}
export interface Layout {
  width: number;
  height: number;
  isSmall: boolean;
  /** Of a figure of 40 x 50. */
  scale: number;
  ring: number;
  towns: Map<string, Point>;
  names: Name[];
}
type Bare = Omit<Layout, "names">;
export interface Words {
  name(space: string): string;
  short(space: string): string | undefined;
  /** How wide a text is at a size; the names of capitals are in capitals. */
  width(text: string, size: number): number;
}

export const FIGURE = { width: 40, height: 50 };
const ROAD = 1.5; // half its width
const GAP = 2; // between a name and whatever it must not touch
const OFFERS = 60; // the best places of a name that are tried against those of others

/** The map laid out on so many pixels. */
export function layOut(places: Place[], width: number, height: number, words: Words): Layout {
  const isSmall = width < 560;
  const scale = isSmall ? 0.62 : Math.min(1, Math.max(0.78, width / 790));
  const ring = isSmall ? 6 : 9.5;
  const towns = stretch(places, width, height, isSmall, scale);
  const bare = { width, height, isSmall, scale, ring, towns };
  return { ...bare, names: write(places, bare, words) };
}

/** Towns in their places, those in the middle spread. */
function stretch(places: Place[], width: number, height: number, isSmall: boolean, scale: number) {
  const power = isSmall ? 0.64 : 0.86;
  const side = isSmall ? 31 : 56;
  const size = FIGURE.height * scale;
  const top = size + (isSmall ? 20 : 28);
  const bottom = isSmall ? 34 : 58;
  const across = spread(places.map((one) => one.x), power); // prettier-ignore
  const down = spread(places.map((one) => one.y), power); // prettier-ignore
  return new Map(
    places.map((one, k) => [
      one.space,
      {
        x: side + across[k]! * (width - 2 * side),
        y: top + down[k]! * (height - top - bottom),
      },
    ]),
  );
}

/** Coordinates from 0 to 1, further from the middle than they were. */
function spread(values: number[], power: number): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (low === high) return values.map(() => 0.5);
  return values.map((value) => {
    const from = ((value - low) / (high - low)) * 2 - 1;
    return (Math.sign(from) * Math.abs(from) ** power + 1) / 2;
  });
}

/**
 * Where those in a town put their feet, first to last, and how large they are shown. In a corner or
 * at a side of the map they stand inwards, for the town's name is outside. Where they would stand on
 * a name they look for another side of the town, and then make themselves smaller.
 */
export function stand(
  town: Point,
  count: number,
  map: Bare,
  names: readonly Box[] = [],
): (Point & { scale: number })[] {
  const lean = town.x < map.width * 0.15 ? 1 : town.x > map.width * 0.85 ? -1 : 0;
  const usual = group(town, count, map, lean, false, 1);
  if (count < 2 || !names.length) return usual;
  const isFree = (feet: (Point & { scale: number })[]) =>
    feet.every((one) => {
      const box = figureBox(one, one.scale);
      const isInside = box.left > 2 && box.right < map.width - 2 && box.top > 2 && box.bottom < map.height - 2; // prettier-ignore
      return isInside && !names.some((name) => overlap(name, box));
    });
  for (const size of [1, 0.9, 0.8, 0.7])
    for (const isBelow of count > 3 ? [false, true] : [false])
      for (const side of [lean, 0, 0.5, -0.5, 1, -1]) {
        const feet = group(town, count, map, side, isBelow, size);
        if (isFree(feet)) return feet;
      }
  return usual;
}

/** Rows that lean to a side of a town, the last of them in it, or the first. */
function group(
  town: Point,
  count: number,
  { scale }: Bare,
  lean: number,
  isBelow: boolean,
  size: number,
): (Point & { scale: number })[] {
  const across = count <= 3 ? count : count <= 8 ? Math.ceil(count / 2) : Math.ceil(count / 3);
  const rows = Math.ceil(count / across);
  const shrunk = size * scale * Math.min(rows > 1 ? 0.8 : 1, [1, 1, 1, 0.8, 0.72][across] ?? 0.6);
  const step = 0.84 * FIGURE.height * shrunk * (across > 2 ? 0.8 : 1);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / across);
    const inRow = Math.min(across, count - row * across);
    const up = isBelow ? -row : rows - 1 - row;
    return {
      x: town.x + ((k % across) + ((inRow - 1) * (lean - 1)) / 2) * step,
      y: town.y + 2 * scale - up * FIGURE.height * shrunk * 0.96,
      scale: shrunk,
    };
  });
}

/** A share of a circle, clockwise from the top. */
export function arc(share: number, radius: number): string {
  const angle = 2 * Math.PI * Math.min(share, 0.9999);
  const end = `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  return `M0 ${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

/** The place of a figure whose feet are here. */
export function figureBox(feet: Point, scale: number): Box {
  const half = (FIGURE.width / 2) * scale;
  return {
    left: feet.x - half,
    right: feet.x + half,
    top: feet.y - FIGURE.height * scale,
    bottom: feet.y + 1,
  };
}

// -- names ---------------------------------------------------------------------------------

interface Candidate extends Name {
  cost: number;
}
interface Ground {
  map: Bare;
  towns: Point[];
  roads: Road[];
  rings: (Point & { radius: number })[];
  figures: Box[];
}
type Road = [Point, Point];

/** Names where they touch no road, no town, no figure in its town and no other name. */
function write(places: Place[], map: Bare, words: Words): Name[] {
  const ground = survey(places, map);
  const written = fit(places.map((place, k) => offers(place, k + 1, ground, words)));
  return written.map((name, k) => (name.isNumber ? beside(places[k]!, name, written, ground, words) : name)); // prettier-ignore
}

/** The best places for a name; in its ring there is always room for a number. */
function offers(place: Place, value: number, ground: Ground, words: Words): Candidate[] {
  const { map } = ground;
  const { x, y } = map.towns.get(place.space)!;
  const box = move(boxOf(map.ring, map.ring), { x, y });
  const size = map.isSmall ? 9 : 12;
  const inside = { x, y, space: place.space, text: `${value}`, size, turned: false, box };
  const found = candidates(place, ground, words).sort((a, b) => a.cost - b.cost);
  return [...found.slice(0, OFFERS), { ...inside, isNumber: true, cost: 1000 }];
}

/** The number of a town beside it, where there is room, for a figure may stand on the town. */
function beside(place: Place, number: Name, written: Name[], ground: Ground, words: Words): Name {
  const { text, size } = number;
  const writing = { text, size: size + 1, wide: words.width(text, size + 1) / 2, cost: 0 };
  const found = spots(place, ground, writing, 2)
    .filter((one) => !one.turned && !written.some((other) => overlap(one.box, other.box)))
    .sort((a, b) => a.cost - b.cost);
  return found[0] ? { ...found[0], isNumber: true } : number;
}

/** What no name may touch: a town has one figure, and a capital two, as at the start. */
function survey(places: Place[], map: Bare): Ground {
  const at = (space: string) => map.towns.get(space)!;
  return {
    map,
    towns: [...map.towns.values()],
    roads: places.flatMap((place) =>
      place.roads
        .filter((there) => place.space < there)
        .map((there): Road => [at(place.space), at(there)]),
    ),
    rings: places.map((one) => ({
      ...at(one.space),
      radius: radius(one, map),
    })),
    figures: places.flatMap((one) =>
      stand(at(one.space), one.capital ? 2 : 1, map).map((feet) => figureBox(feet, feet.scale)),
    ),
  };
}

const radius = (place: Place, map: Bare) => map.ring * (place.capital ? 2 : 1) + 1;

/** All free ways to write a name near its town: looked for closely where a rough look finds none. */
function candidates(place: Place, ground: Ground, words: Words): Candidate[] {
  const { isSmall } = ground.map;
  const full = words.name(place.space);
  const short = words.short(place.space);
  const texts = short && short !== full ? [full, short] : [full];
  const [size, less, least] = isSmall ? [11, 10, 9.5] : [15, 13.5, 12];
  const look = (step: number, ...sizes: number[]) =>
    texts.flatMap((text, k) => {
      const said = place.capital ? text.toLocaleUpperCase() : text;
      return sizes.flatMap((one) => {
        const wide = words.width(said, one) / 2;
        const cost = (size - one) * 20 + 30 * k;
        return spots(place, ground, { text: said, size: one, wide, cost }, Math.max(step, wide / 20)); // prettier-ignore
      });
    });
  const found = look(isSmall ? 3 : 5, size, less);
  return found.length ? found : look(1, less, least);
}

interface Writing {
  text: string;
  size: number;
  /** Half its width. */
  wide: number;
  cost: number;
}

function spots(place: Place, ground: Ground, writing: Writing, step: number): Candidate[] {
  const { map } = ground;
  const { text, size, wide } = writing;
  const town = map.towns.get(place.space)!;
  const high = size * 0.4;
  const ring = radius(place, map) + map.ring;
  const hat = FIGURE.height * map.scale + high + map.ring;
  const side = (FIGURE.width / 2) * map.scale * (place.capital ? 2 : 1) + ring;
  const near = within(ground, move(boxOf(2 * wide + side, 2 * wide + hat), town));
  const found: Candidate[] = [];
  for (const turned of [false, true]) {
    const [across, down] = turned ? [high, wide] : [wide, high];
    for (let y = -hat - down; y <= down + ring; y += step)
      for (let x = -across - side; x <= across + side; x += step) {
        const at = { x: town.x + x, y: town.y + y };
        const box = move(boxOf(across, down), at);
        if (!isFree(box, near) || near.roads.some((road) => parts(road, town, at))) continue;
        const one = { x: at.x, y: at.y, space: place.space, text, size, turned, box, isNumber: false, cost: 0 }; // prettier-ignore
        one.cost = writing.cost + worth(one, place, near); // spread objects took most of the time
        found.push(one);
      }
  }
  return found;
}

/** What lies in a part of the map. */
function within({ map, towns, roads, rings, figures }: Ground, part: Box): Ground {
  return {
    map,
    towns,
    roads: roads.filter(([from, to]) => crosses(part, from, to)),
    rings: rings.filter((one) => away(part, one) < one.radius),
    figures: figures.filter((one) => overlap(part, one)),
  };
}

/** Near its own town and far from others, level, below rather than above, and to the right. */
function worth(one: Candidate, place: Place, { map, towns }: Ground): number {
  const town = map.towns.get(place.space)!;
  const own = away(one.box, town);
  const isAbove = one.box.bottom < town.y - map.ring;
  const isTop = town.y < map.height / 3;
  let cost = own / 2 + Math.hypot(one.x - town.x, one.y - town.y) / 8;
  if (one.x < town.x) cost += 2;
  if (one.turned) {
    const isMargin = one.x < town.x ? town.x < map.width / 5 : town.x > (map.width * 4) / 5;
    cost += isMargin && !place.capital ? Math.abs(one.y - town.y) / 4 - 24 : 16;
  }
  if (place.capital) cost += isAbove === isTop ? 0 : 14;
  else if (isAbove) cost += 10;
  for (const other of towns) if (other !== town && away(one.box, other) < own * 1.3 + 3) cost += 30;
  return cost;
}

/** Asked tens of thousands of times a map: it makes nothing that it does not need. */
function isFree(box: Box, { map, roads, rings, figures }: Ground): boolean {
  const edge = map.isSmall ? 7 : 10;
  if (box.left < edge || box.right > map.width - edge) return false;
  if (box.top < edge || box.bottom > map.height - edge) return false;
  const room = grow(box, map.isSmall ? 1 : GAP);
  for (const one of figures) if (overlap(room, one)) return false;
  for (const one of rings) if (away(room, one) < one.radius) return false;
  const broad = grow(room, ROAD);
  for (const [from, to] of roads) if (crosses(broad, from, to)) return false;
  return true;
}

/** Of the offers one each, so that none overlap: the cheapest first, then mended by turns. */
function fit(offers: Candidate[][]): Candidate[] {
  const order = offers.map((_, k) => k).sort((a, b) => offers[a]!.length - offers[b]!.length);
  const chosen = offers.map((some) => some[0]!);
  const weight = offers.map(() => 1);
  const room = offers.map((some) => some.map((one) => grow(one.box, GAP)));
  const clashes = (k: number, offer: number) => {
    let sum = 0;
    for (const [other, taken] of chosen.entries())
      if (other !== k && overlap(room[k]![offer]!, taken.box)) sum += weight[other]!;
    return sum;
  };
  const isClashing = (k: number) => clashes(k, offers[k]!.indexOf(chosen[k]!)) > 0;
  for (let round = 0; round < 40; round++) {
    const bad = order.filter(isClashing);
    if (!bad.length) break;
    for (const k of bad) {
      weight[k]! += 1;
      let least = Infinity;
      for (const [offer, one] of offers[k]!.entries()) {
        if (one.cost >= least) break;
        const cost = one.cost + 40 * clashes(k, offer);
        if (cost < least) [least, chosen[k]] = [cost, one];
      }
    }
  }
  for (const k of order) if (isClashing(k)) chosen[k] = offers[k]!.at(-1)!;
  return chosen;
}

// -- boxes -----------------------------------------------------------------------------------

const boxOf = (wide: number, high: number): Box => ({
  left: -wide,
  right: wide,
  top: -high,
  bottom: high,
});
const move = (box: Box, by: Point): Box => ({
  left: box.left + by.x,
  right: box.right + by.x,
  top: box.top + by.y,
  bottom: box.bottom + by.y,
});
const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  right: box.right + by,
  top: box.top - by,
  bottom: box.bottom + by,
});
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

export function away(box: Box, point: Point): number {
  const x = Math.max(box.left - point.x, 0, point.x - box.right);
  const y = Math.max(box.top - point.y, 0, point.y - box.bottom);
  return Math.sqrt(x * x + y * y);
}

/** Whether a road that does not lead there runs between a town and a name. */
export function parts([from, to]: Road, town: Point, name: Point): boolean {
  if (from === town || to === town) return false;
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return (
    side(from, to, town) !== side(from, to, name) && side(town, name, from) !== side(town, name, to)
  );
}

/** Whether a line from one point to another crosses a box. */
export function crosses(box: Box, from: Point, to: Point): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.max(from.x, to.x) < box.left || Math.min(from.x, to.x) > box.right) return false;
  if (Math.max(from.y, to.y) < box.top || Math.min(from.y, to.y) > box.bottom) return false;
  // the corners lie on both sides of it; the widths decide which are the outermost
  const middle = x * (box.top + box.bottom - 2 * from.y) - y * (box.left + box.right - 2 * from.x);
  const reach = Math.abs(x) * (box.bottom - box.top) + Math.abs(y) * (box.right - box.left);
  return Math.abs(middle) <= reach;
}
