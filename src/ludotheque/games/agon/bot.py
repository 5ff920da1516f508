"""How a machine plays Agon: by looking ahead; the lower levels look less far and choose less well.

A score is in hundredths of a guard's step towards the throne.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.bots import Budget, Report, least, silent
from ludotheque.bots.search import drawn
from ludotheque.core import calls
from ludotheque.core.position import View
from ludotheque.core.record import Record
from ludotheque.core.rng import Rng
from ludotheque.games.agon.board import BIT_OF_NAME, CAPTURED_KEYS, KEYS, TURN_KEY
from ludotheque.games.agon.thinking import Thinker


@dataclass(frozen=True)
class Level:
    """What a level may use, and how it errs.

    With `error` e, a move s hundredths worse than the best is exp(s / e) times less likely: it
    overlooks what is small, and never what it sees to be plain.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    error: int = 0


STEPS = (
    Level(depth=1, error=300),
    Level(depth=1, error=120),
    Level(depth=2, error=60),
    Level(depth=3, error=40),
    Level(depth=4, error=20),
    Level(nodes=6_000),
    Level(nodes=80_000),
    Level(seconds=2.0),
)
LEVELS = len(STEPS)

LOOKED_BACK = 120
"""How many events back a position is known to have stood before."""


def choose(
    view: View, log: Sequence[Any], budget: Budget, rng: Rng, report: Report = silent
) -> int:
    """A legal action of the viewer, who is asked."""
    actions = view.legal()
    if len(actions) == 1:
        return actions[0]
    level = STEPS[budget.level - 1] if budget.level else Level()
    states = view.game.states()
    calls.imagine(view.views, 0, rng, states, 0)
    stood = Counter([int(states[0].public.key), *keys_before(states[0].public, log)])
    past = [key for key, times in stood.items() if times > 1]
    thinker = Thinker(states, budget.threads, past=past)
    depth = least(budget.depth, level.depth)
    if level.error:
        scores = np.array(thinker.scores(actions, depth or 1))
        odds = np.exp((scores - scores.max()) / level.error)
        return actions[drawn(odds, len(odds), rng)]
    seconds = least(budget.seconds, level.seconds)
    return thinker.best(seconds, least(budget.nodes, level.nodes), depth, report).pv[0]


def keys_before(public: Record, log: Sequence[Any]) -> Iterator[int]:
    """The keys of the positions before this one, the latest first, of so many events.

    What was told is undone on the key, event by event.
    """
    key, turn = int(public.key), int(public.turn)
    queens = [int(cell) for cell in public.queens]
    for event in reversed(log[-LOOKED_BACK:]):
        if "undone" in event:
            return  # what was told before does not lead here
        for message, told in event.get("told", ()):
            if message == "agon-log-lay":
                return
            if message == "agon-log-captured":
                for name in told["cells"].split(", "):
                    key ^= int(CAPTURED_KEYS[BIT_OF_NAME[name]])
            if "seat" not in told:
                continue
            seat = told["seat"] - 1
            if seat != turn:
                turn, key = seat, key ^ int(TURN_KEY)
            if "from" in told:
                start, to = BIT_OF_NAME[told["from"]], BIT_OF_NAME[told["to"]]
                kind = int(queens[seat] == to)
                key ^= int(KEYS[seat, kind, to] ^ KEYS[seat, kind, start])
                if kind:
                    queens[seat] = start
                if message == "agon-log-place":
                    key ^= int(CAPTURED_KEYS[start])
        if event.get("told"):
            yield key
