"""When a machine's answer is released: known before it is asked, from public facts alone.

How long a machine thinks tells what it holds: with one legal action it is done at once, and a bribe
of many lots is many choices. So in games with secrets nobody sees how long it thought. The whole
act, of however many choices, is thought within a part of a *span*, and released when the span ends.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ludotheque.bots.machines import PLAIN, RANDOM, Machine
from ludotheque.core.game import Game
from ludotheque.core.rows import Row

QUICK = 0.3  # seconds: the least a whole span is, and all that level 0 takes
USUAL = 1.25  # of a plain search without a bound
THOUGHT = 0.8  # of the span is for thinking, the rest is a margin
SHARE = 0.7  # of the time that is left is for the next choice of an act
LEAST = 0.001  # seconds for a choice, when nothing is left
FOLLOWED = 1.0  # seconds for an act at a seat that somebody lent, who wants to see and stop it


def span(game: Game, machine: Machine, public: Row) -> float:
    """Seconds until a machine's whole act is released; none where there is nothing to hide."""
    if not game.has_secrets:
        return 0.0
    bound = machine.seconds / THOUGHT if machine.seconds else None
    if machine.level == RANDOM or game.bot is None:
        whole = QUICK
    elif machine.level == PLAIN:
        whole = bound or USUAL
    else:
        whole = min(bound or math.inf, game.bot.SPANS[machine.level - 1])
    part = game.bot.PARTS.get(int(public.phase), 1.0) if game.bot else 1.0
    return max(QUICK, whole) * part


class Pace:
    """One act of a machine, from the moment it is asked."""

    def __init__(self, span: float, clock: Callable[[], float], is_lent: bool = False) -> None:
        self._span, self._clock = span, clock
        self._least = FOLLOWED if is_lent else 0.0
        self._start = clock()

    def seconds(self) -> float | None:
        """What the next choice may take: a share of what is left; as it likes without a span."""
        if not self._span:
            return None
        left = THOUGHT * self._span - (self._clock() - self._start)
        return max(LEAST, SHARE * left)

    def wait(self) -> float:
        """Seconds until the act, now known, is released.

        One that comes too late waits for the end of another span, so that it tells little.
        """
        taken = self._clock() - self._start
        if not self._span:
            return max(0.0, self._least - taken)
        return max(1, math.ceil(taken / self._span)) * self._span - taken
