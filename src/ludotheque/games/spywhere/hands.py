"""The hands of the other seats for `resample`, and in which order they drew them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.bits import int64
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    BONUS_DRAWN,
    COPIES,
    EXCHANGING,
    FROM_UNKNOWN,
    NATIONS,
    OVER,
    swap_of,
)
from ludotheque.games.spywhere.start import tell_draw

Ints: TypeAlias = npt.NDArray[np.int64]

NONE = -1


@rule
def count_unseen(view: Row) -> Ints:
    """The cards of which the viewer does not know where they lie."""
    public = view.public
    pool = np.zeros(NATIONS, np.int64)
    for nation in range(NATIONS):
        if int(public.nations) >> nation & 1:
            pool[nation] = COPIES - int(public.centre[nation])
            for seat in range(int(public.seats)):
                pool[nation] -= int(public.clues[seat, nation])
                if public.phase == OVER:
                    pool[nation] -= int(public.hands[seat, nation])
                elif seat == int(view.viewer):
                    pool[nation] -= int(view.mine.hand[nation])
                else:
                    pool[nation] -= int(public.known[seat, nation])
    return pool


@rule
def imagine_hand(state: Row, seat: int, rng: Rng, pool: Ints) -> None:
    """Give a seat a past that could have been: what it laid down, and any cards of the pool.

    A card it laid down that nobody knew of was one of its draws until then, each as likely. Once
    all is turned up, the other draws are what it is seen to hold.
    """
    public, other = state.public, state.private[seat]
    seats = int(public.seats)
    first = (seat - int(public.starter)) % seats
    n = int64(public.hand_sizes[seat])  # will be how many cards it drew
    held, own = np.zeros(NATIONS, np.int64), np.zeros(NATIONS, np.int64)
    for nation in range(NATIONS):
        held[nation] = int(public.known[seat, nation])
        own[nation] = int(public.hands[seat, nation]) - held[nation]
        n -= held[nation]
    since = int(public.phase == EXCHANGING and public.turn == seat)
    for turn in range(first, int(public.exchanges), seats):
        story = int(public.history[turn])
        n += int(story & FROM_UNKNOWN > 0)
        since += 1 + int(story & BONUS_DRAWN > 0)
    until = n - since
    drawn = np.full(n, NONE)
    for turn in range(first, int(public.exchanges), seats):
        story = int(public.history[turn])
        until += 1
        if story & FROM_UNKNOWN:
            nation, _ = swap_of(story)
            _place(drawn, until, nation, rng)
            held[nation] -= 1
        until += int(story & BONUS_DRAWN > 0)
    moment = int64(public.hand_sizes[seat]) - n
    for k in range(n):
        if drawn[k] == NONE:
            drawn[k] = _take(own, rng) if public.phase == OVER else _take(pool, rng)
        held[drawn[k]] += 1
        tell_draw(public, other, moment + k + 1, drawn[k])
    for nation in range(NATIONS):
        other.hand[nation] = held[nation]


@inlined
def _place(drawn: Ints, until: int, nation: int, rng: Rng) -> None:
    """Let any of the first draws that are still open have been this card."""
    n = 0
    for k in range(until):
        n += int(drawn[k] == NONE)
    left = below(rng, n)
    for k in range(until):
        if drawn[k] == NONE:
            if left == 0:
                drawn[k] = nation
            left -= 1


@inlined
def _take(pool: Ints, rng: Rng) -> int:
    """Take a card from a pool, each as likely."""
    total = 0
    for nation in range(NATIONS):
        total += pool[nation]
    left = below(rng, total)
    nation = 0
    while left >= pool[nation]:
        left -= pool[nation]
        nation += 1
    pool[nation] -= 1
    return nation
