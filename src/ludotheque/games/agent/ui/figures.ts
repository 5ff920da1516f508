// Who stands where on the map: the figures, the case, and the arrow of a step.

import { FIGURE, figureBox, stand, type Layout, type Point } from "./layout";
import type { Table } from "./speech";

export interface Standing extends Point {
  agent: string;
  nation: "green" | "blue" | "red" | "yellow";
  space: string;
  scale: number;
}

/** The agents in their towns, beside each other where there are several. */
export function figuresOn({ setting, description }: Table, layout: Layout): Standing[] {
  const names = layout.names.map((name) => name.box);
  return setting.spaces.flatMap(({ space }) => {
    const here = setting.agents.filter((_, k) => description.places[k] === space);
    const feet = stand(layout.towns.get(space)!, here.length, layout, names);
    return here.map((one, k) => ({ ...one, space, ...feet[k]! }));
  });
}

/** The case: in somebody's hand, on the ground, or on the ground beside those who stand there. */
export function caseOn({ description }: Table, layout: Layout, figures: Standing[]) {
  const { at: space, holder } = description.case;
  const { scale } = layout;
  const bearer = figures.find((one) => one.agent === holder);
  if (bearer) {
    const by = bearer.scale;
    return { x: bearer.x + 18.5 * by, y: bearer.y - 4 * by, scale: by * 0.7, isOnGround: false };
  }
  const town = layout.towns.get(space)!;
  const here = figures.filter((one) => one.space === space);
  if (!here.length) return { x: town.x, y: town.y - scale, scale: scale * 1.1, isOnGround: true };
  const right = Math.max(...here.map((one) => one.x + (FIGURE.width / 2) * one.scale));
  return { x: right + 13 * scale, y: town.y - 4 * scale, scale: scale * 0.9, isOnGround: true };
}

/** An arrow from a town to another, between what stands in the one and in the other. */
export function arrow(
  layout: Layout,
  figures: Standing[],
  from: string,
  to: string,
): { line: string; head: string } {
  const at = (space: string) => layout.towns.get(space)!;
  const [a, b] = [at(from), at(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const size = layout.isSmall ? 7 : 11;
  const isTaken = (space: string, point: Point) =>
    Math.hypot(point.x - at(space).x, point.y - at(space).y) < layout.ring + 3 ||
    figures.some((one) => {
      const box = figureBox(one, one.scale);
      const isIn = point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom; // prettier-ignore
      return one.space === space && isIn;
    });
  const along = (distance: number) => ({ x: a.x + x * distance, y: a.y + y * distance });
  // Between two figures of a town there may be room, but none to begin or to end.
  let [start, end] = [0, length];
  for (let way = 0; way < length / 2; way++) {
    if (isTaken(from, along(way))) start = way + 1;
    if (isTaken(to, along(length - way))) end = length - way - 1;
  }
  end = Math.max(end, start + 1.4 * size);
  const [first, neck, tip] = [along(start), along(end - 1.4 * size), along(end - 1)];
  const wing = (side: number) =>
    `${neck.x - side * y * size * 0.85} ${neck.y + side * x * size * 0.85}`;
  return {
    line: `M${first.x} ${first.y}L${neck.x} ${neck.y}`,
    head: `M${tip.x} ${tip.y}L${wing(1)}L${wing(-1)}z`,
  };
}
