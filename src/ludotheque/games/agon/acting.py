"""Carrying an act out: men moved, enemies captured, the game ended or somebody asked."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import in_word, int64
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agon.board import CAPTURED_KEYS, FROM, HI, KEYS, LO, THRONE, TO
from ludotheque.games.agon.equipment import (
    CAPPED,
    IDLE,
    IDLE_LIMIT,
    LAYING,
    NO_OWN_QUEEN,
    NOBODY,
    ONE,
    OPPONENT,
    OVER,
    PASS,
    PLACE,
    PLACING,
    PLY_LIMIT,
    REPEATED,
    RING_1_HI,
    RING_1_LO,
    RINGED,
    RUNNING,
    SLIDING,
    STANDARD,
    THRONE_LO,
    THRONED,
    ZERO,
    first_of,
    has,
    up_to,
)
from ludotheque.games.agon.pincers import between, captures


@inlined
def move(public: Row, player: int, start: int, to: int) -> None:
    """Carry a man from one cell to another, with all that follows from where men stand."""
    lo = public.men[player, 0] ^ LO[start] ^ LO[to]
    hi = public.men[player, 1] ^ HI[start] ^ HI[to]
    low, high = between(lo, hi, lo, hi, int64(public.pincer))
    queen = int64(public.queens[player])
    kind = int64(queen == start)
    public.queens[player] = to if kind else queen
    public.key ^= KEYS[player, kind, start] ^ KEYS[player, kind, to]
    public.cells[player] = _reseated(public.cells[player], start, to)
    public.men[player, 0] = lo
    public.men[player, 1] = hi
    public.pinched[player, 0] = low
    public.pinched[player, 1] = high


@inlined
def _reseated(cells: np.uint64, start: int, to: int) -> np.uint64:
    """The bytes of `cells` with `to` instead of `start`, still ascending."""
    leaving = np.uint64(8 * (up_to(cells, start) - 1))
    arriving = np.uint64(8 * (up_to(cells, to) - int64(start < to)))
    below_it = (ONE << leaving) - ONE
    cells = cells & below_it | cells >> np.uint64(8) & ~below_it
    below_it = (ONE << arriving) - ONE
    return cells & below_it | (cells & ~below_it) << np.uint64(8) | np.uint64(to) << arriving


@rule
def capture(public: Row, mover: int, to: int) -> bool:
    """Mark what the man just slid to `to` captures; whether anything (G5)."""
    low, high = captures(public, mover, public.men[mover, 0], public.men[mover, 1], to)
    if low | high == ZERO:
        return False
    public.captured[0] |= low
    public.captured[1] |= high
    while low | high != ZERO:
        cell = first_of(low, high)
        low, high = low & ~LO[cell], high & ~HI[cell]
        public.key ^= CAPTURED_KEYS[cell]
    return True


@inlined
def finish(public: Row, action: int, is_progress: bool) -> None:
    """Count the ply for what may tie the game; then end it, or ask on."""
    is_repeated = False
    if public.draws == STANDARD:
        is_quiet = not is_progress and (action < PLACE or action == PASS)
        public.idle = 0 if is_progress else public.idle + 1
        if is_quiet:
            public.quiet[int64(public.quiets)] = action
            public.quiets += 1
            is_repeated = _may_be_seen(public) and _times_seen(public) >= 2
        else:
            for k in range(4):
                public.seen[k] = ZERO
            for k in range(8):  # mostly there are no more
                public.quiet[k] = 0
            for first in range(8, int64(public.quiets), 8):
                for k in range(first, first + 8):
                    public.quiet[k] = 0
            public.quiets = 0
        note(public)
    conclude(public, is_repeated)


@inlined
def conclude(public: Row, is_repeated: bool) -> None:
    """End the game, or say what is asked, and of whom."""
    if public.phase == LAYING:
        public.idle = 0
        public.asked = 1 << int64(public.turn)
        return
    cause, winner = _cause(public)
    if cause == RUNNING and is_repeated:
        cause = REPEATED  # G14
    if cause == RUNNING and public.idle >= IDLE_LIMIT:
        cause = IDLE
    if cause == RUNNING and public.ply >= PLY_LIMIT:
        cause = CAPPED
    if cause != RUNNING:
        public.phase = OVER
        public.asked = 0
        public.winner = winner
        public.cause = cause
        return
    turn = int64(public.turn)
    low = public.captured[0] & public.men[turn, 0]
    high = public.captured[1] & public.men[turn, 1]
    public.phase = SLIDING
    if low | high != ZERO:
        public.phase = PLACING
        if public.queen_return == OPPONENT:
            turn ^= int64(has(low, high, int64(public.queens[turn])))
    public.asked = 1 << turn


@inlined
def _cause(public: Row) -> tuple[int, int]:
    """Whether six guards of one player stand around the throne (G12, G13); and who wins by it."""
    both_lo = public.men[0, 0] | public.men[1, 0]
    both_hi = public.men[0, 1] | public.men[1, 1]
    if both_lo & RING_1_LO == RING_1_LO and both_hi & RING_1_HI == RING_1_HI:
        for player in range(2):
            lo, hi = public.men[player, 0] & RING_1_LO, public.men[player, 1] & RING_1_HI
            queen = int64(public.queens[player])
            if lo != RING_1_LO or hi != RING_1_HI or has(lo, hi, queen):
                continue
            if queen == THRONE:
                return THRONED, player
            if public.ring_loss == NO_OWN_QUEEN or both_lo & THRONE_LO == ZERO:
                return RINGED, player ^ 1
    return RUNNING, NOBODY


@inlined
def note(public: Row) -> None:
    """Put the position into the Bloom filter."""
    place = public.key & np.uint64(255)
    public.seen[int64(place >> np.uint64(6))] |= ONE << in_word(place)


@inlined
def _may_be_seen(public: Row) -> bool:
    place = public.key & np.uint64(255)
    return public.seen[int64(place >> np.uint64(6))] >> in_word(place) & ONE != ZERO


@rule
def _times_seen(public: Row) -> int:
    """How often the position stood before since the last irreversible ply: the plies undone."""
    changed_lo, changed_hi, other_lo, other_hi = ZERO, ZERO, ZERO, ZERO
    queen, other_queen = int64(public.queens[0]), int64(public.queens[1])
    times = 0
    player = int64(public.turn)
    for back in range(int64(public.quiets) - 1, -1, -1):
        player = player ^ 1
        action = int64(public.quiet[back])
        if action != PASS:
            start, to = int64(FROM[action]), int64(TO[action])
            if player == 0:
                changed_lo ^= LO[start] ^ LO[to]
                changed_hi ^= HI[start] ^ HI[to]
                queen = start if queen == to else queen
            else:
                other_lo ^= LO[start] ^ LO[to]
                other_hi ^= HI[start] ^ HI[to]
                other_queen = start if other_queen == to else other_queen
        if (
            player == public.turn
            and changed_lo | changed_hi | other_lo | other_hi == ZERO
            and queen == public.queens[0]
            and other_queen == public.queens[1]
        ):
            times += 1
    return times
