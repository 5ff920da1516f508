"""Placing captured men again (G6 to G9), and laying guards at the start (G3-a)."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64, nth, popcount
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Row
from ludotheque.games.agon.board import (
    BIT,
    CELLS,
    EDGE_BIT,
    EDGE_INDEX,
    EDGES,
    FAR,
    FROM,
    HI,
    INDEX,
    LO,
    THRONE,
    TO,
)
from ludotheque.games.agon.equipment import (
    ANYWHERE,
    EDGE_HI,
    EDGE_LO,
    EDGE_ONLY,
    LAX,
    LAY,
    LAYING,
    PLACE,
    QUEEN,
    THRONE_LO,
    ZERO,
    empty_cells,
    first_of,
    has,
)
from ludotheque.games.agon.pincers import captures, perhaps_capturing

_guards = np.where(BIT == THRONE, FAR, BIT).astype(np.uint8)
STARTS = np.concatenate((FROM, np.repeat(_guards, EDGES)))
ENDS = np.concatenate((TO, np.tile(EDGE_BIT, CELLS), BIT))
"""From where, but for the queen, and to where each action carries a man, by its number."""


@rule
def placeable(public: Row, bit: int) -> tuple[np.uint64, np.uint64]:
    """The cells on which the captured man that stands on `bit` may be put (G6, G7, G9)."""
    owner = int64(public.turn)
    lo, hi = empty_cells(public)
    if bit != public.queens[owner] or public.queen_return == EDGE_ONLY:
        lo, hi = lo & EDGE_LO, hi & EDGE_HI
    elif public.queen_return != ANYWHERE:
        lo &= ~THRONE_LO
    if public.placement == LAX or public.phase == LAYING:
        return lo, hi
    own_lo, own_hi = public.men[owner, 0] & ~LO[bit], public.men[owner, 1] & ~HI[bit]
    safe_lo = lo & ~public.pinched[owner ^ 1, 0]
    safe_hi = hi & ~public.pinched[owner ^ 1, 1]
    low, high = perhaps_capturing(public, owner, own_lo, own_hi)
    low, high = low & safe_lo, high & safe_hi
    while low | high != ZERO:
        cell = first_of(low, high)
        low, high = low & ~LO[cell], high & ~HI[cell]
        hit_lo, hit_hi = captures(public, owner, own_lo, own_hi, cell)
        if hit_lo | hit_hi != ZERO:
            safe_lo, safe_hi = safe_lo & ~LO[cell], safe_hi & ~HI[cell]
    # never empty: seven enemies and what adjoins them spoil at most 21 of the 30 edge cells, and
    # six men of one's own 6; so "if no such cell exists" (G9) never happens
    return safe_lo, safe_hi


@rule
def list_placements(public: Row, out: Actions) -> int:
    """List where captured men may be put or, at the start, guards be laid."""
    low, high = _first_captured(public)
    n = 0
    while True:
        man = first_of(low, high)
        low, high = low & ~LO[man], high & ~HI[man]
        lo, hi = placeable(public, man)
        while lo | hi != ZERO:
            to = first_of(lo, hi)
            lo, hi = lo & ~LO[to], hi & ~HI[to]
            out[n] = _placement(public, man, to)
            n += 1
        if low | high == ZERO:
            return n


@rule
def sample_placement(public: Row, rng: Rng) -> int:
    low, high = _first_captured(public)
    is_alone = popcount(low) + popcount(high) < 2
    k, total = 0, 0
    if not is_alone:
        left_lo, left_hi = low, high
        while left_lo | left_hi != ZERO:
            man = first_of(left_lo, left_hi)
            left_lo, left_hi = left_lo & ~LO[man], left_hi & ~HI[man]
            lo, hi = placeable(public, man)
            total += popcount(lo) + popcount(hi)
        k = below(rng, total)
    while True:
        man = first_of(low, high)
        low, high = low & ~LO[man], high & ~HI[man]
        lo, hi = placeable(public, man)
        n = popcount(lo)
        both = n + popcount(hi)
        if is_alone:
            k = below(rng, both)
        if k < both:
            to = nth(lo, k) if k < n else 64 + nth(hi, k - n)
            return _placement(public, man, to)
        k -= both


@rule
def _first_captured(public: Row) -> tuple[np.uint64, np.uint64]:
    """The men of whom one is to be placed now: the queen alone, or the guards (G8); none to lay."""
    queen = int64(public.queens[int64(public.turn)])
    if has(public.captured[0], public.captured[1], queen):
        return LO[queen], HI[queen]
    return public.captured[0], public.captured[1]


@inlined
def _placement(public: Row, man: int, to: int) -> int:
    """The number of the action that puts the man on `man` on `to`."""
    if man == FAR:
        return LAY + int64(EDGE_INDEX[to])
    if man == public.queens[int64(public.turn)]:
        return QUEEN + int64(INDEX[to])
    return PLACE + EDGES * int64(INDEX[man]) + int64(EDGE_INDEX[to])


@inlined
def ends_of(public: Row, action: int) -> tuple[int, int]:
    """From where to where an action carries a man; a guard to be laid comes from FAR."""
    start = int64(public.queens[int64(public.turn)]) if action >= QUEEN else int64(STARTS[action])
    return start, int64(ENDS[action])
