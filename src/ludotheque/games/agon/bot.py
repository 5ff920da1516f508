"""How a machine plays Agon: by looking ahead; the lower levels look less far and choose less well.

A score is in hundredths of a guard's step towards the throne.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.bots import Budget, Report, least, silent
from ludotheque.bots.search import by_odds
from ludotheque.core import calls
from ludotheque.core.contract import Opinion, Seen
from ludotheque.core.game import Game
from ludotheque.core.rng import Rng, seeded
from ludotheque.core.rows import Row
from ludotheque.core.view import View
from ludotheque.games.agon.board import BIT_OF_NAME, CAPTURED_KEYS, KEYS, TURN_KEY
from ludotheque.games.agon.facts import Captured, Laid, Passed, Placed, Slid
from ludotheque.games.agon.memory import Memory
from ludotheque.games.agon.search import Work, parts, search
from ludotheque.games.agon.thinking import CONTEMPT, Thinker


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

if TYPE_CHECKING:
    from ludotheque.core.jit import Need
LEVELS = len(STEPS)
SPANS: tuple[float, ...] = ()  # nothing is hidden, so nobody need wait
PARTS: dict[int, float] = {}

LOOKED_BACK = 120
"""How many events back a position is known to have stood before."""


JUDGING = 20_000
"""Nodes for an opinion."""

TELLING = 1200
"""The score at which the expected return is tanh 1, about three quarters: a rough scale, from the
few games of the bot against itself that were looked at."""


def choose(
    view: View, log: Sequence[Seen[Any]], budget: Budget, rng: Rng, report: Report = silent
) -> int:
    """A legal action of the viewer, who is asked."""
    actions = view.legal()
    if len(actions) == 1:
        return actions[0]
    level = STEPS[budget.level - 1] if budget.level else Level()
    thinker = _thinker(view, log, budget.threads)
    depth = least(budget.depth, level.depth)
    if level.error:
        scores = np.array(thinker.scores(actions, depth or 1))
        odds = np.exp((scores - scores.max()) / level.error)
        return actions[by_odds(odds, len(odds), rng)]
    seconds = least(budget.seconds, level.seconds)
    return thinker.best(seconds, least(budget.nodes, level.nodes), depth, report).pv[0]


def opinion(view: View, log: Sequence[Seen[Any]]) -> Opinion:
    """What it makes of a position: to judge is not to play for a win, so a tie is worth nothing."""
    found = _thinker(view, log, contempt=0).best(nodes=JUDGING)
    expected = round(math.tanh(found.score / TELLING), 3)
    if found.end is not None:
        expected = 1.0 if found.end > 0 else -1.0
    returns = (expected, -expected) if view.seat == 0 else (-expected, expected)
    return Opinion(returns, view.choice(found.pv[0]), found.depth)


def _thinker(
    view: View, log: Sequence[Seen[Any]], threads: int = 1, contempt: int = CONTEMPT
) -> Thinker:
    """Somebody who knows a position and what stood before it."""
    states = view.game.states()
    calls.imagine(view.views, 0, seeded(0), states, 0)  # nothing is hidden, so nothing is guessed
    stood = Counter([int(states[0].public.key), *keys_before(states[0].public, log)])
    past = [key for key, times in stood.items() if times > 1]
    return Thinker(states, threads, past=past, contempt=contempt)


def needed(game: Game) -> list[Need]:
    """What a worker compiles for it, what takes longest first."""
    work, memory = np.zeros(1, Work)[0], np.zeros(1, Memory)[0]
    return [
        (search, work, memory, 0, 0, 0, 0),
        (calls.imagine, game.views(), 0, seeded(0), game.states(), 0),
        (by_odds, np.zeros(1), 1, seeded(0)),
    ]


def shared(game: Game) -> list[Need]:
    """The parts of that which two processes share."""
    return parts(np.zeros(1, Work)[0], np.zeros(1, Memory)[0])


def keys_before(public: Row, log: Sequence[Seen[Any]]) -> Iterator[int]:
    """The keys of the positions before this one, the latest first, of so many events.

    What happened is undone on the key, event by event.
    """
    key, turn = int(public.key), int(public.turn)
    for event in reversed(log[-LOOKED_BACK:]):
        if event.undone is not None:
            return  # what happened before does not lead here
        for fact in event.facts:
            match fact:
                case Laid():
                    return
                case Captured(_, men):
                    for caught in men:
                        key ^= int(CAPTURED_KEYS[BIT_OF_NAME[caught.at]])
                case Slid() | Placed() | Passed() if fact.seat != turn:
                    turn, key = fact.seat, key ^ int(TURN_KEY)
            if isinstance(fact, Slid | Placed):
                start, to = BIT_OF_NAME[fact.from_], BIT_OF_NAME[fact.to]
                kind = int(fact.man == "queen")
                key ^= int(KEYS[fact.seat, kind, to] ^ KEYS[fact.seat, kind, start])
                if isinstance(fact, Placed):
                    key ^= int(CAPTURED_KEYS[start])
        if event.facts:
            yield key
