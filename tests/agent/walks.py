"""Random games with the log that a spectator reads, on maps small enough to try everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ludotheque.core import calls
from ludotheque.core.contract import Fact
from ludotheque.core.position import Position, Variant
from ludotheque.games.agent import GAME
from ludotheque.games.agent import equipment as e

SMALL = """# three agents and five lots
space Washington 0 50
space Tangier 50 0 centre
space Moscow 100 50
space London 50 100
nation green Washington 1
nation red Moscow 1
nation blue London 1
path Washington Tangier Moscow London Washington
path London Tangier
lot 500 2
lot 200 1
lot 100 2
"""


def walk(seed: int, seats: int, **options: Any) -> Iterator[tuple[Position, list[Fact]]]:
    """Positions of a random game from the first turn on, each with the log so far.

    Sealing, protesting, standing by and claiming are more likely than among all that is legal.
    """
    chooser = random.Random(seed)
    position = Variant(GAME, seats=seats, options=options).new(seed)
    log: list[Fact] = []
    while not position.is_over:
        if position.states[0].public.phase >= e.TURN:
            yield position, log
        seat = chooser.choice(position.asked)
        legal = position.view(seat).legal()
        telling = [a for a in legal if a in (e.SEAL, e.PROTEST, e.STAND) or a > e.CLAIM]
        telling += [a for a in legal if e.ATTACK <= a < e.TAKE]
        action = chooser.choice(telling if telling and chooser.random() < 0.5 else legal)
        before = position.view()
        calls.act(position.states, 0, seat, action)
        position._play_chance()
        log += position.view().told(before)
