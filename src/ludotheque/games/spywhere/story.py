"""What all saw of the turns, read back from the public row: plain values, no rules."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.core.plain import Plain
from ludotheque.games.spywhere.equipment import (
    BONUS_DRAWN,
    CLUE_SHIFT,
    KEPT,
    NATIONS,
    TARGET_SHIFT,
    swap_of,
)
from ludotheque.games.spywhere.redraws import STUCK, TIMES


class Story(NamedTuple):
    """A turn: nationalities and seats by number; what did not happen is none."""

    gave: int
    took: int
    clue: int | None
    is_kept: bool
    is_bonus: bool
    target: int | None


@functools.cache
def read(story: int) -> Story:
    """A number of `history` in parts."""
    clue, target = story >> CLUE_SHIFT & 7, story >> TARGET_SHIFT & 7
    return Story(
        *swap_of(story),
        clue - 1 if clue else None,
        bool(story & KEPT),
        bool(story & BONUS_DRAWN),
        target - 1 if target else None,
    )


def seat_of(public: Plain, turn: int) -> int:
    """Whose turn it was, of all turns counted from 0."""
    return int(public.starter + turn) % int(public.seats)


def stories(public: Plain, first: int = 0) -> Iterator[tuple[int, Story]]:
    """The turns from one on, each with its seat."""
    for turn in range(first, public.exchanges):
        yield seat_of(public, turn), read(public.history[turn])


def put_back(public: Plain) -> list[int]:
    """How often three of each nationality went back into the pile (S9)."""
    times = [0] * NATIONS
    for note in filter(None, public.triples):
        what = note // TIMES % (STUCK + 1)
        if what != STUCK:
            times[what // 3] += note % TIMES
    return times
