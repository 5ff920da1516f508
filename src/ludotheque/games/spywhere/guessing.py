"""Identification cards: what may be laid before whom (S10, S13, S18), and laying it."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import mix
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    GUESS,
    NATIONS,
    SEATS,
    SLOT_MOMENT,
    are_two,
    guess_of,
    target_of,
)


@inlined
def unspent(public: Row, mine: Row) -> int:
    """The identification cards not yet laid, as bits (S4, S10-a)."""
    cards = int(public.nations)
    for slot in range(SEATS):
        if mine.cards[slot]:
            cards &= ~(1 << (int(mine.cards[slot]) - 1))
    return cards


@inlined
def slot_for(public: Row, mine: Row, target: int) -> int:
    """Where the next card before somebody goes, if there is room (S10, S18)."""
    if are_two(int(public.seats)):
        return 1 if mine.cards[0] else 0
    return target


@inlined
def is_open(public: Row, mine: Row, seat: int, target: int) -> bool:
    """Whether a card may still be laid before somebody (S10, S18)."""
    return target != seat and mine.cards[slot_for(public, mine, target)] == 0


@inlined
def floor_of(public: Row, mine: Row, seat: int) -> int:
    """The lowest guess that comes after those put down for the last answer (S13)."""
    floor = GUESS
    for slot in range(SEATS):
        if mine.cards[slot] and not public.laid[seat, slot]:
            target = target_of(int(public.seats), seat, slot)
            floor = GUESS + NATIONS * target + int(mine.cards[slot])
    return floor


@rule
def lay(state: Row, seat: int, action: int) -> int:
    """Put an identification card face down before an opponent; the slot it takes (S10, S18)."""
    public, mine = state.public, state.private[seat]
    target, nation = guess_of(action)
    slot = slot_for(public, mine, target)
    mine.cards[slot] = nation + 1
    mine.trail ^= mix(np.uint64(8 * (SLOT_MOMENT + slot)), nation)
    return slot
