"""Sliding: where the men of the player to move may go (G4, G10)."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import drop_lowest, in_word, int64, lowest, mul, popcount
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Actions, Row
from ludotheque.games.agon.board import FROM, GUARD_WAYS, HI, LO, SLIDE, THRONE, THRONE_WAY, TO
from ludotheque.games.agon.equipment import (
    MEN,
    ONE,
    PASS,
    TO_CAPTURE,
    ZERO,
    empty_cells,
    has,
    up_to,
)
from ludotheque.games.agon.pincers import S12, captures, perhaps_capturing

ALL = ~ZERO
WINDOW = np.uint64(0x1802803)  # the surroundings of a cell, counted from 12 below it
GATHER = np.uint64(1 << 24 | 1 << 15 | 1 << 6)  # brings them together in a byte from bit 24 on


@inlined
def slides(public: Row, lo: np.uint64 = ALL, hi: np.uint64 = ALL) -> np.uint64:
    """Where each man of the player to move may slide (G4, G10), of the given cells.

    A byte a man, in the order of `cells`: his ways as bits of AROUND.
    """
    turn = int64(public.turn)
    cells = public.cells[turn]
    empty_lo, empty_hi = empty_cells(public)
    empty_lo, empty_hi = empty_lo & lo, empty_hi & hi
    bad_lo, bad_hi = public.pinched[turn ^ 1, 0], public.pinched[turn ^ 1, 1]
    ways = _ways(empty_lo & ~bad_lo, empty_hi & ~bad_hi, cells, int64(public.queens[turn]))
    if public.enter_pincer == TO_CAPTURE:
        low, high = perhaps_capturing(public, turn, public.men[turn, 0], public.men[turn, 1])
        bad_lo, bad_hi = low & empty_lo & bad_lo, high & empty_hi & bad_hi
        if bad_lo | bad_hi != ZERO:
            ways |= _daring(public, cells, bad_lo, bad_hi)
    return ways


@inlined
def _ways(lo: np.uint64, hi: np.uint64, cells: np.uint64, queen: int) -> np.uint64:
    """The ways to cells of a board that men on `cells` have, a byte each (G4)."""
    # three overlapping parts of the board, each turned so that cell c's surroundings, 25 bits from
    # c - 12 on, come down to bit 0 when it is turned back by c
    first = lo << S12
    second = lo >> np.uint64(28) | hi << np.uint64(36)
    second = second << np.uint64(40) | second >> np.uint64(24)
    third = hi >> np.uint64(4)
    third = third << np.uint64(16) | third >> np.uint64(48)
    ways = ZERO
    for man in range(MEN):
        shift = np.uint64(8 * man)
        bit = cells >> shift & np.uint64(127)
        part = first if bit < np.uint64(40) else second if bit < np.uint64(80) else third
        turn = in_word(bit)
        window = part >> turn | part << in_word(np.uint64(64) - turn)
        around = mul(window & WINDOW, GATHER) >> np.uint64(24)
        ways |= (around & GUARD_WAYS[bit]) << shift
    mount = mul(lo >> np.uint64(THRONE) & ONE, THRONE_WAY[queen])  # only a queen may
    return ways | mount << np.uint64(8 * (up_to(cells, queen) - 1))


@rule
def _daring(public: Row, cells: np.uint64, bad_lo: np.uint64, bad_hi: np.uint64) -> np.uint64:
    """The slides into a pincer that capture (G10); a call, to keep `slides` small."""
    turn = int64(public.turn)
    ways = _ways(bad_lo, bad_hi, cells, int64(public.queens[turn]))
    found = ZERO
    while ways != ZERO:
        way = lowest(ways)
        ways = drop_lowest(ways)
        action = slide_number(way, cells)
        start = int64(FROM[action])
        lo, hi = public.men[turn, 0] ^ LO[start], public.men[turn, 1] ^ HI[start]
        hit_lo, hit_hi = captures(public, turn, lo, hi, int64(TO[action]))
        if hit_lo | hit_hi != ZERO:
            found |= ONE << np.uint64(way)
    return found


@inlined
def is_safe(public: Row, action: int) -> bool:
    """Whether a slide is legal for the player to move and steps into no pincer (G4, G10)."""
    turn = int64(public.turn)
    start, to = int64(FROM[action]), int64(TO[action])
    lo, hi = empty_cells(public)
    lo, hi = lo & ~public.pinched[turn ^ 1, 0], hi & ~public.pinched[turn ^ 1, 1]
    is_own = has(public.men[turn, 0], public.men[turn, 1], start)
    return is_own and has(lo, hi, to) and (to != THRONE or start == public.queens[turn])


@inlined
def slide_number(way: int, cells: np.uint64) -> int:
    """The number of the slide that bit `way` of `slides` stands for."""
    bit = cells >> np.uint64(way & 56) & np.uint64(127)
    return int64(SLIDE[bit << np.uint64(3) | np.uint64(way & 7)])


@rule
def list_slides(public: Row, out: Actions) -> int:
    ways = slides(public)
    cells = public.cells[int64(public.turn)]
    if ways == ZERO:
        out[0] = PASS  # G11
        return 1
    n = popcount(ways)
    for first in range(0, n, 4):  # by fours, past the end if need be: fewer branches to guess
        for k in range(first, first + 4):
            out[k] = slide_number(lowest(ways), cells)
            ways = drop_lowest(ways)
    return n
