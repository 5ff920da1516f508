import { describe, expect, it } from "vitest";
import type { Spoken } from "$lib/contract";
import type { Nation } from "./nations";
import { lay, picked, piles, ready, touchCard, touchSeat, type Guess, type Table } from "./table";

const ALL: Nation[] = ["italy", "england", "france", "spain", "belgium", "germany"];
const guess = (target: number, nation: Nation): Guess => ({ kind: "guess", target, nation });

/** A table at which I, in seat 0, am asked something. */
function asked(kind: string, choices: Spoken[], seats = 3) {
  let parts: Record<string, unknown> = {};
  const whys: Spoken[] = [];
  const playing = {
    isAsked: true,
    isPast: false,
    viewer: 0,
    choices,
    status: { asked: [0], ask: { kind }, is_over: false },
    setting: { nations: ALL, guesses: seats === 2 ? 2 : seats - 1 },
    description: { nations: ALL, seats: Array.from({ length: seats }, () => ({})) },
    why: (choice: Spoken) => void whys.push(choice),
    pick: {
      get parts() {
        return parts;
      },
      set: (part: string, value: unknown) => (parts = { ...parts, [part]: value }),
      clear: (...names: string[]) =>
        (parts = Object.fromEntries(Object.entries(parts).filter(([one]) => !names.includes(one)))),
    },
  };
  return { playing: playing as unknown as Table, whys };
}

describe("an exchange", () => {
  const choices = [
    { kind: "swap", give: "italy", take: "spain" },
    { kind: "swap", give: "france", take: "spain" },
    { kind: "swap", give: "italy", take: "belgium" },
  ];

  it("is whole when both cards are picked", () => {
    const { playing } = asked("exchange", choices);
    expect(ready(playing)).toBeNull();
    playing.pick.set("give", "italy");
    expect(ready(playing)).toBeNull();
    playing.pick.set("take", "spain");
    expect(ready(playing)).toEqual([{ kind: "swap", give: "italy", take: "spain" }]);
  });

  it("forgets a pick that can no longer be", () => {
    const { playing } = asked("exchange", choices);
    playing.pick.set("give", "germany");
    expect(picked(playing).give).toBeUndefined();
  });
});

describe("a guess", () => {
  const choices = [guess(1, "spain"), guess(2, "spain"), guess(2, "italy"), { kind: "no-guess" }];

  it("is a seat and a card, in either order", () => {
    const { playing } = asked("guess", choices);
    touchCard(playing, "spain");
    expect(ready(playing)).toBeNull();
    touchSeat(playing, 2);
    expect(ready(playing)).toEqual([guess(2, "spain")]);
    touchSeat(playing, 2);
    expect(ready(playing)).toBeNull();
  });

  it("asks why of a seat or a card that may not be", () => {
    const { playing, whys } = asked("guess", [guess(1, "spain"), { kind: "no-guess" }]);
    touchSeat(playing, 2);
    touchCard(playing, "germany");
    expect(whys).toEqual([guess(2, "italy"), guess(1, "germany")]);
  });

  it("needs only a card where there is one seat", () => {
    const { playing } = asked("guess", [guess(1, "spain"), guess(1, "italy")], 2);
    touchCard(playing, "italy");
    expect(ready(playing)).toEqual([guess(1, "italy")]);
  });
});

describe("the last answer", () => {
  const choices = [1, 2].flatMap((target) => ALL.map((nation) => guess(target, nation)));

  it("is sealed with no card", () => {
    const { playing } = asked("last", [...choices, { kind: "seal" }]);
    expect(ready(playing)).toEqual([{ kind: "seal" }]);
  });

  it("comes in the order of seats and nationalities, however it was laid", () => {
    const { playing } = asked("last", [...choices, { kind: "seal" }]);
    touchSeat(playing, 2);
    touchCard(playing, "italy");
    touchSeat(playing, 1);
    touchCard(playing, "germany");
    expect(ready(playing)).toEqual([guess(1, "germany"), guess(2, "italy"), { kind: "seal" }]);
    touchCard(playing, "germany");
    expect(ready(playing)).toEqual([guess(2, "italy"), { kind: "seal" }]);
  });

  it("moves a card that lies elsewhere, and replaces the one that lay there", () => {
    const laid = [guess(1, "italy"), guess(2, "spain")];
    expect(lay(laid, guess(2, "italy"), 1, ALL)).toEqual([guess(2, "italy")]);
  });

  it("has room for two cards before the only opponent", () => {
    const two = lay([guess(1, "spain")], guess(1, "italy"), 2, ALL);
    expect(two).toEqual([guess(1, "italy"), guess(1, "spain")]);
    expect(lay(two, guess(1, "germany"), 2, ALL)).toEqual([guess(1, "spain"), guess(1, "germany")]);
  });
});

it("clue piles lie in the order in which they were begun", () => {
  const clues = (["spain", "italy", "spain"] as const).map((nation, turn) => ({ nation, turn }));
  expect(piles({ hand: 3, turns: 3, clues })).toEqual([
    { nation: "spain", n: 2 },
    { nation: "italy", n: 1 },
  ]);
});
