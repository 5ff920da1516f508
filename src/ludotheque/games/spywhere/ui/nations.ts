// How each nationality is told from the others: a colour, a pattern and the letters on its cars.

import type { Description } from "./types";

export type Nation = Description["nations"][number];

interface Look {
  letter: string;
  fill: string;
  /** The pattern as one path over a field of 100 x 142. */
  pattern: string;
  stroke: string;
  width: number;
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, k) => from + k * step);
const lines = (from: number, to: number, step: number, line: (at: number) => string) =>
  steps(from, to, step).map(line).join("");

const upright = (step: number) => lines(step / 2, 100, step, (x) => `M${x} 0V142`);
const level = (step: number) => lines(step / 2, 142, step, (y) => `M0 ${y}H100`);
const diagonals = lines(-140, 100, 11, (x) => `M${x} 142l142-142`);
const chevrons = lines(4, 150, 12, (y) => `M-2 ${y}${"l7-6l7 6".repeat(8)}`);
const dots = lines(6, 142, 12, (y) =>
  lines((y / 12) % 2 < 1 ? 4 : 12, 100, 16, (x) => `M${x} ${y}h0`),
);

const WHITE = "#ffffff6b";

export const NATIONS: Record<Nation, Look> = {
  italy: {
    letter: "I",
    fill: "#15734a",
    pattern: upright(7),
    stroke: WHITE,
    width: 3,
  },
  england: {
    letter: "GB",
    fill: "#b83a2a",
    pattern: upright(23) + level(23),
    stroke: WHITE,
    width: 7,
  },
  france: {
    letter: "F",
    fill: "#2a62b4",
    pattern: chevrons,
    stroke: WHITE,
    width: 3,
  },
  spain: {
    letter: "E",
    fill: "#e0a019",
    pattern: level(9),
    stroke: "#b67b06",
    width: 3.5,
  },
  belgium: {
    letter: "B",
    fill: "#302b36",
    pattern: diagonals,
    stroke: "#8c8398bf",
    width: 4,
  },
  germany: {
    letter: "D",
    fill: "#7c4c93",
    pattern: dots,
    stroke: WHITE,
    width: 6,
  },
};
