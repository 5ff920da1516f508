"""What lies on the table of Agent: the numbers of things and of actions, and the rows."""

from __future__ import annotations

import numpy as np

from ludotheque.core.rows import layout

FEWEST_SEATS, SEATS = 2, 6
AGENTS, SPACES = 12, 32
COLOURS = ("green", "blue", "red", "yellow")
KINDS, LOTS = 6, 24  # values a sheet may have, and lots
UNIT, UNITS = 100, 100  # money is counted in hundreds of dollars; a sheet has at most a hundred
FEE = 5  # what an attack needs and costs (A7b)
OUT = SPACES  # where an exiled agent stands
UNHELD = AGENTS
NO_TARGET = AGENTS + 1
NOBODY = 7
MOST_TAKE_BACKS = 9  # acts taken back that may end a turn (A7-a)

OPENING, DRAWING, TURN, PROTESTING, ANSWERING, CLAIMING, DECIDING, OVER = range(8)
RUNNING, WON, TIED = range(3)
FREE, BY_TURN, EXTRA = range(3)  # case_handling
TO_MOVER, TURN_ORDER, FIRST_TO_NAME = range(3)  # contest_tie
MAY, MUST = range(2)  # captured_case
COSTS_NOTHING, LOSES_TURN = range(2)  # failed_protest
SHEET_LOTS, FREE_LOTS = range(2)  # lots

WITHOUT, WITH, DROPPED = range(3)  # what a step does with the case
MOVE = 0
ATTACK = MOVE + 3 * AGENTS * SPACES
TAKE = ATTACK + 3 * AGENTS * AGENTS
DROP = TAKE + AGENTS
LOT = DROP + AGENTS
AMOUNT = LOT + AGENTS * KINDS
SEAL = AMOUNT + AGENTS * UNITS
END = SEAL + 1
LET, PROTEST = END + 1, END + 2
CONSENT, STAND = END + 3, END + 4
GIVE_UP = END + 5
CLAIM = GIVE_UP  # a claim of n hundreds is CLAIM + n
REFUSE = CLAIM + UNITS + 1
UPHOLD = REFUSE + 1
ACTIONS = UPHOLD + 1

Public = layout(
    trail="u8",
    map="u8",  # which it is, by its content: names only
    neighbours=("u4", (SPACES,)),  # a mask of spaces a space
    reveals="u4",
    act="u2",  # announced and not yet settled; meaningful from PROTESTING to DECIDING
    refused=("u2", (MOST_TAKE_BACKS,)),  # what was taken back this turn, without its choice of case
    rounds="u2",
    round_limit="u2",
    spaces="u1",
    centre="u1",
    agents="u1",
    nation=("u1", (AGENTS,)),
    home=("u1", (AGENTS,)),
    values=("u1", (KINDS,)),  # of the lots of a sheet, descending
    counts=("u1", (KINDS,)),
    case_handling="u1",
    contest_tie="u1",
    take_backs="u1",
    captured_case="u1",
    failed_protest="u1",
    lots="u1",
    seats="u1",
    phase="u1",
    asked="u1",
    first="u1",
    turn="u1",
    refusals="u1",
    has_handled="u1",  # the case, beside the act of this turn (A9-d)
    owing="u1",  # the seats that lose their next turn
    at=("u1", (AGENTS,)),
    case_at="u1",
    holder="u1",
    protests="u1",
    opener="u1",
    leader="u1",
    given_up="u1",
    claims=("u1", (SEATS,)),  # the last of each seat in this contest
    winner="u1",
    cause="u1",
    fees=("u1", (SEATS, AGENTS)),  # attacks paid for
    proven=("u1", (SEATS, AGENTS)),  # the least that was ever put there; of the exiled, exactly
    bribes=("u1", (SEATS,)),  # times bribed after the opening
    dated=("u1", (SEATS, LOTS, AGENTS)),  # `proven` at each of them; not with free lots, where
    least=("u1", (SEATS,)),  # ... this, the fewest hundreds spent, says as much
    sheets=("u1", (SEATS, AGENTS, KINDS)),  # all lots of all, laid open at the end (A12)
)
Private = layout(
    trail="u8",
    last="u2",  # the last action of the draft, plus one: a draft ascends
    lots=("u1", (AGENTS, KINDS)),  # written under the agents
    draft=("u1", (AGENTS, KINDS)),  # not yet sealed
    spent=("u1", (AGENTS,)),  # the sum of the lots under an agent
    left=("u1", (KINDS,)),  # not yet struck from the sheet
    answer="u1",  # LET or PROTEST as 1 or 2, until all have answered
)

ZERO = np.uint64(0)

(
    OK,
    NOT_NOW,
    OUT_OF_PLAY,
    NOT_ADJOINING,
    NO_SUCH_CHOICE,
    MUST_TAKE,
    HELD_BY_ANOTHER,
    REPEATED,
    STAKE_TOO_SMALL,
    TARGET_OUT,
    TARGET_HERE,
    TARGET_NOT_NEAR,
    TARGET_SAFE,
    NOTHING_TO_TAKE,
    NOTHING_TO_DROP,
    HANDLED,
    NO_SUCH_LOT,
    LOT_GONE,
    NOT_ASCENDING,
    BRIBE_EXILE,
    EMPTY_BRIBE,
    FINISH_BRIBE,
    NO_PASSING,
    ASKED_OPENING,
    ASKED_PROTEST,
    ASKED_ANSWER,
    ASKED_CLAIM,
    ASKED_VERDICT,
    ABOVE_STAKE,
    NOT_HIGHER,
    LARGER_FIRST,
) = range(31)
REFUSALS = (
    ("", ""),
    ("C1", "agent-refused-not-now"),
    ("A7b", "agent-refused-out-of-play", "agent"),
    ("A7a", "agent-refused-not-adjoining", "to"),
    ("A9-c", "agent-refused-no-such-choice", "case"),
    ("A7b-a", "agent-refused-must-take", "case"),
    ("A9-a", "agent-refused-held-by-another", "agent"),
    ("A7-a", "agent-refused-repeated", "agent"),
    ("A7b", "agent-refused-stake-too-small", "agent"),
    ("A7b", "agent-refused-target-out", "target"),
    ("A7b-c", "agent-refused-target-here", "target"),
    ("A7b", "agent-refused-target-not-near", "target"),
    ("A11", "agent-refused-target-safe", "target"),
    ("A7d", "agent-refused-nothing-to-take", "agent"),
    ("A7d", "agent-refused-nothing-to-drop", "agent"),
    ("A9-d", "agent-refused-handled", "agent"),
    ("A2-a", "agent-refused-no-such-lot", "sum"),
    ("A3", "agent-refused-lot-gone", "sum"),
    ("A3", "agent-refused-not-ascending", "agent"),
    ("A7c", "agent-refused-bribe-exile", "agent"),
    ("A7c", "agent-refused-empty-bribe"),
    ("A7c", "agent-refused-finish-bribe"),
    ("A7-b", "agent-refused-no-passing"),
    ("A3", "agent-refused-asked-opening"),
    ("C1", "agent-refused-asked-protest"),
    ("A7a", "agent-refused-asked-answer"),
    ("C3", "agent-refused-asked-claim"),
    ("C4", "agent-refused-asked-verdict"),
    ("C2", "agent-refused-above-stake", "sum"),
    ("C3", "agent-refused-not-higher", "sum"),
    ("A3", "agent-refused-larger-first", "sum"),
)
