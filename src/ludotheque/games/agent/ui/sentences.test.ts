import { expect, test } from "vitest";
import { sentence } from "./sentences";
import type { Table } from "./speech";

/** What I am asked in a contest that somebody leads, by its message. */
function asked(may_claim: boolean) {
  const ask = { kind: "claim", agent: "green-1", leader: 1, sum: 300, may_claim };
  return sentence({
    isAsked: true,
    isPast: false,
    status: { asked: [0], ask, is_over: false },
    description: { act: null },
    pick: { parts: {} },
    house: {},
    speaker: {
      language: "en",
      message: (id: string) => id,
      tell: (id: string) => id,
      word: (_: string, id: string) => id,
    },
  } as unknown as Table);
}

test("the question tells nobody who looks over a shoulder how little I have", () => {
  expect(asked(true)).toBe("agent-page-ask-raise");
  expect(asked(false)).toBe(asked(true)); // that I can only give up is said on rose (Contest)
});
