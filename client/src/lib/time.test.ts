import { expect, test } from "vitest";
import type { Playing } from "./game";
import { clockFace, deadline, moment, timeLeft } from "./time";

const HOUR = 3_600_000;

const table = (clock: Partial<Playing["clock"]>, more = {}) =>
  ({
    clock: { left: [60_000, 50_000], until: null, is_paused: false, ...clock },
    house: { stage: "playing" },
    seats: [{ bot: "" }, { bot: "" }],
    status: { asked: [0] },
    now: 1000,
    isPast: false,
    ...more,
  }) as unknown as Playing;

test("who is asked sees his time run, others what is left to them", () => {
  const playing = table({ until: 31_000 });
  expect(timeLeft(playing, 0)).toBe(30_000);
  expect(timeLeft(playing, 1)).toBe(50_000);
  expect(timeLeft(table({ until: 500 }), 0)).toBe(0);
  expect(timeLeft(table({ until: 31_000, is_paused: true }), 0)).toBe(60_000);
});

test("act by act no clock stands at nought for those who wait, nor for machines", () => {
  const playing = table({ left: [0, 0], until: 25 * HOUR });
  expect(timeLeft(playing, 0)).toBe(25 * HOUR - 1000);
  expect(timeLeft(playing, 1)).toBe(null);
  expect(timeLeft(table({}, { seats: [{ bot: "" }, { bot: "2" }] }), 1)).toBe(null);
});

test("a deadline is told where it is further than an hour", () => {
  expect(deadline(table({ until: 1000 + HOUR }))).toBe(null);
  expect(deadline(table({ until: 25 * HOUR }))).toBe(25 * HOUR);
  expect(deadline(table({ until: 25 * HOUR }, { isPast: true }))).toBe(null);
});

test("a clock shows minutes, hours, or days in the reader's language", () => {
  expect(clockFace(598_000, "fr")).toBe("09:58");
  expect(clockFace(HOUR + 127_000, "fr")).toBe("1:02:07");
  expect(clockFace(51 * HOUR, "fr").replaceAll(/\s/g, " ")).toBe("2j 3h");
  expect(clockFace(51 * HOUR, "en")).toBe("2d 3h");
  expect(clockFace(24 * HOUR - 1000, "en")).toBe("23h");
});

test("an afternoon is one in every language", () => {
  const then = new Date(2026, 10, 17, 13, 5).getTime(); // in whatever zone this runs
  for (const language of ["en", "fr", "nl", "de"]) {
    expect(moment(then, then - HOUR, language)).toMatch(/13:05/);
    expect(moment(then - 13 * HOUR, then - 14 * HOUR, language)).toMatch(/00:05/);
  }
});

test("a moment has its date where the day of the week is not enough", () => {
  const then = Date.UTC(2026, 10, 17, 12);
  expect(moment(then + 24 * HOUR, then, "en")).not.toMatch(/Nov/);
  expect(moment(then + 24 * HOUR * 9, then, "en")).toMatch(/Nov 26/);
});
