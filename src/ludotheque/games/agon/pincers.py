"""Pincers: which cells lie between two men, and what a man captures (G5)."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agon.board import BENDS, HI, LINES, LO, RING_PAIRS, ROW, STEPS
from ludotheque.games.agon.equipment import BOARD_HI, BOARD_LO, LINE, RING, ZERO

S1, S11, S12 = np.uint64(1), np.uint64(11), np.uint64(12)
R1, R11, R12 = np.uint64(63), np.uint64(53), np.uint64(52)
PAIRS = np.array(LINES + BENDS)
OFFSETS = np.array([abs(q + ROW * r) for q, r in STEPS])


@inlined
def between(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, pincer: int
) -> tuple[np.uint64, np.uint64]:
    """The cells that a man of `a` on one side and a man of `b` on the other pinch (G5)."""
    if pincer == LINE:
        low1, high1 = _line(alo, ahi, blo, bhi, S1, R1)
        low11, high11 = _line(alo, ahi, blo, bhi, S11, R11)
        low12, high12 = _line(alo, ahi, blo, bhi, S12, R12)
        return low1 | low11 | low12, high1 | high11 | high12
    return _between_bent(alo, ahi, blo, bhi, pincer)


@inlined
def _line(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, step: np.uint64, rest: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The cells with one of `a` a step on and one of `b` a step back, or the other way round."""
    low = (alo >> step | ahi << rest) & blo << step | alo << step & (blo >> step | bhi << rest)
    high = ahi >> step & (bhi << step | blo >> rest) | (ahi << step | alo >> rest) & bhi >> step
    return low, high


@rule
def _between_bent(
    alo: np.uint64, ahi: np.uint64, blo: np.uint64, bhi: np.uint64, pincer: int
) -> tuple[np.uint64, np.uint64]:
    """`between` for the shapes with a corner in them: every pair of directions in turn (G5-a)."""
    low, high = ZERO, ZERO
    for pair in range(len(PAIRS)):
        one, two = int64(PAIRS[pair, 0]), int64(PAIRS[pair, 1])
        p_lo, p_hi = _neighbours(alo, ahi, one)
        q_lo, q_hi = _neighbours(blo, bhi, two)
        r_lo, r_hi = _neighbours(alo, ahi, two)
        s_lo, s_hi = _neighbours(blo, bhi, one)
        mask_lo = RING_PAIRS[pair, 0] if pincer == RING else BOARD_LO
        mask_hi = RING_PAIRS[pair, 1] if pincer == RING else BOARD_HI
        low |= (p_lo & q_lo | r_lo & s_lo) & mask_lo
        high |= (p_hi & q_hi | r_hi & s_hi) & mask_hi
    return low, high


@rule
def _neighbours(lo: np.uint64, hi: np.uint64, way: int) -> tuple[np.uint64, np.uint64]:
    """The cells whose neighbour in direction `way` of STEPS is on the board (lo, hi)."""
    step = np.uint64(OFFSETS[way])
    rest = np.uint64(64) - step
    if way < 3:
        return lo >> step | hi << rest, hi >> step
    return lo << step, hi << step | lo >> rest


@rule
def captures(
    public: Row, player: int, lo: np.uint64, hi: np.uint64, bit: int
) -> tuple[np.uint64, np.uint64]:
    """The enemies not yet captured that a man on `bit` pinches with another of (lo, hi) (G5)."""
    low, high = between(LO[bit], HI[bit], lo, hi, int64(public.pincer))
    low &= public.men[player ^ 1, 0] & ~public.captured[0]
    high &= public.men[player ^ 1, 1] & ~public.captured[1]
    return low, high


@inlined
def perhaps_capturing(
    public: Row, player: int, lo: np.uint64, hi: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Cells, among them all from which `captures` would find something: to ask it less often."""
    elo, ehi = public.men[player ^ 1, 0], public.men[player ^ 1, 1]
    if public.pincer != LINE:
        low, high = beside(lo, hi)
        return beside(low & elo, high & ehi)
    low1, high1 = _behind(lo, hi, elo, ehi, S1, R1)
    low11, high11 = _behind(lo, hi, elo, ehi, S11, R11)
    low12, high12 = _behind(lo, hi, elo, ehi, S12, R12)
    return low1 | low11 | low12, high1 | high11 | high12


@inlined
def _behind(
    lo: np.uint64, hi: np.uint64, elo: np.uint64, ehi: np.uint64, step: np.uint64, rest: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The cells that have, in this direction or against it, first one of `e`, then one of ours."""
    up_lo, up_hi = elo & (lo >> step | hi << rest), ehi & hi >> step
    down_lo, down_hi = elo & lo << step, ehi & (hi << step | lo >> rest)
    low = up_lo >> step | up_hi << rest | down_lo << step
    return low, up_hi >> step | down_hi << step | down_lo >> rest


@inlined
def beside(lo: np.uint64, hi: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The cells that adjoin one of the given cells."""
    two_lo, two_hi = lo | lo << S1, hi | hi << S1 | lo >> R1  # each cell and the next in its row
    low = lo << S1 | lo >> S1 | hi << R1 | two_lo << S11 | two_lo >> S12 | two_hi << R12
    high = hi << S1 | lo >> R1 | hi >> S1 | two_hi << S11 | two_lo >> R11 | two_hi >> S12
    return low, high
