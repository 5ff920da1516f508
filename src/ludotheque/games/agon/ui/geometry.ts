// The hexagon as it is shown: where a cell lies, and which one a key leads to. No rules.

/** A cell by its axial coordinates (G1-a). */
export interface Axial {
  q: number;
  r: number;
}

/** How the board lies before the reader. */
export interface Lie {
  isPointUp: boolean;
  isTurned: boolean;
  isMirrored: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

/** The radius of a cell, and of the corners of the frame, in units of the picture. */
export const RADIUS = 40;
export const FRAME = 10.55 * RADIUS;
export const EDGE = 5;

const HALF = Math.sqrt(3) / 2;

/**
 * Whole steps across and down from the throne. With flat sides up a neighbour lies two steps across
 * or one across and one down; with a point up two down, or one and one.
 */
export function steps({ q, r }: Axial, lie: Lie): [number, number] {
  const [across, down] = lie.isPointUp ? [q, -2 * r - q] : [2 * q + r, -r];
  const turn = lie.isTurned ? -1 : 1;
  return [across * turn * (lie.isMirrored ? -1 : 1), down * turn];
}

/** Where a cell is shown; the throne is at 0, 0. */
export function spot(cell: Axial, lie: Lie): Spot {
  const [across, down] = steps(cell, lie);
  return lie.isPointUp
    ? { x: across * 1.5 * RADIUS, y: down * HALF * RADIUS }
    : { x: across * HALF * RADIUS, y: down * 1.5 * RADIUS };
}

/** The corners of a hexagon around 0, 0, as SVG points: of a cell, or (turned by 30°) of the board. */
export function hexagon(radius: number, isFlatSideUp: boolean): string {
  const first = isFlatSideUp ? 0 : 30;
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => ((first + angle) * Math.PI) / 180)
    .map(
      (angle) =>
        `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`,
    )
    .join(" ");
}

/** How far the frame reaches from the throne: across, and down. */
export function reach(lie: Lie): [number, number] {
  return lie.isPointUp ? [FRAME * HALF, FRAME] : [FRAME, FRAME * HALF];
}

/** Which way leads away from the throne, in degrees from upwards; from the throne itself, any. */
export function outwards({ x, y }: Spot): number {
  return x || y ? (Math.atan2(y, x) * 180) / Math.PI + 90 : 45;
}

/** The names on the frame: letters where each line ends upwards, numbers where each begins. */
export function names(lie: Lie): { name: string; at: Spot }[] {
  const lines = Array.from({ length: 2 * EDGE + 1 }, (_, k) => k - EDGE);
  const beyond = (last: Axial, next: Axial) => {
    const [a, b] = [spot(last, lie), spot(next, lie)];
    return { x: a.x + 0.76 * (b.x - a.x), y: a.y + 0.76 * (b.y - a.y) };
  };
  return lines.flatMap((line) => {
    const top = Math.min(EDGE, EDGE - line);
    const left = Math.max(-EDGE, -EDGE - line);
    return [
      {
        name: "abcdefghijk"[line + EDGE]!,
        at: beyond({ q: line, r: top }, { q: line, r: top + 1 }),
      },
      {
        name: String(line + EDGE + 1),
        at: beyond({ q: left, r: line }, { q: left - 1, r: line }),
      },
    ];
  });
}

const PAD = ["End", "ArrowDown", "PageDown", "ArrowLeft", "", "ArrowRight", "Home", "ArrowUp", "PageUp"]; // prettier-ignore

/** A key by its name; those of the number pad are the same whether they give numbers or not. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  const digit = /^Numpad([1-9])$/.exec(code)?.[1];
  return digit ? PAD[Number(digit) - 1]! : key;
}

/**
 * The cell that a key leads to: arrows, and for the slanting ways the keys at the corners of the
 * number pad. An arrow across the grain goes to and fro, so that it leads straight on and its
 * opposite leads back.
 */
export function walk<C extends Axial>(
  cells: readonly C[],
  from: C,
  key: string,
  lie: Lie,
): C | null {
  const [across, down] = steps(from, lie);
  for (const [right, below] of ways(key, across, down, lie.isPointUp)) {
    const next = cells.find((cell) => {
      const [x, y] = steps(cell, lie);
      return x === across + right && y === down + below;
    });
    if (next) return next;
  }
  return null;
}

function ways(key: string, across: number, down: number, isPointUp: boolean): [number, number][] {
  const lean = (isPointUp ? across : down) % 2 === 0 ? 1 : -1;
  const straight: Record<string, [number, number][]> = isPointUp
    ? {
        ArrowUp: [[0, -2]],
        ArrowDown: [[0, 2]],
        ArrowLeft: [[-1, lean], [-1, -lean]],
        ArrowRight: [[1, lean], [1, -lean]],
      }
    : {
        ArrowLeft: [[-2, 0]],
        ArrowRight: [[2, 0]],
        ArrowUp: [[lean, -1], [-lean, -1]],
        ArrowDown: [[lean, 1], [-lean, 1]],
      }; // prettier-ignore
  const slanting: Record<string, [number, number][]> = {
    Home: [[-1, -1]],
    PageUp: [[1, -1]],
    End: [[-1, 1]],
    PageDown: [[1, 1]],
  };
  return straight[key] ?? slanting[key] ?? [];
}

/** The cell below a point of the picture. */
export function cellAt<C extends Axial>(cells: readonly C[], at: Spot, lie: Lie): C | null {
  const far = (cell: C) => {
    const { x, y } = spot(cell, lie);
    return Math.hypot(x - at.x, y - at.y);
  };
  const nearest = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  return far(nearest) <= RADIUS ? nearest : null;
}
