"""Three alike that go back into the pile (S9): when, and what is noted of it.

The history and the draws tell how many were in the pile and the centre together; how many of them
in the centre must be noted. A note is a turn, what happened in it (3 x nationality + how many lay
there beyond three; or STUCK) and how often. There is room for MOST_TRIPLES notes (of three million
random games without guesses, up to the last card, none had more than 16).
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.bits import int64
from ludotheque.core.jit import inlined
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import ALIKE, CENTRE, MOST_TRIPLES, NATIONS

STUCK = 3 * NATIONS
TIMES = 32  # a note is TIMES x (turn x (STUCK + 1) + what) + how often


@inlined
def may_redraw(centre: Any, pile: Any) -> bool:
    """Whether, with three alike put back, some three cards leave no three alike (S9-a).

    Two cards stay, of which no three are alike, so it is whether some five of all cards are such.
    Never after a refill of fewer than three: the pile is then empty, and only they would come.
    """
    room = 0
    for nation in range(NATIONS):
        room += min(int64(centre[nation]) + int64(pile[nation]), ALIKE - 1)
    return room >= CENTRE


@inlined
def note_triple(public: Row, what: int) -> None:
    """Note what became of three alike in this turn, once more if the same was noted."""
    key = (int(public.exchanges) - 1) * (STUCK + 1) + what
    for k in range(MOST_TRIPLES):
        note = int64(public.triples[k])
        if note == 0 or (note // TIMES == key and note % TIMES < TIMES - 1):
            public.triples[k] = max(note, TIMES * key) + 1
            break
