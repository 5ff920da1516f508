"""A view as a vector for learners: five planes of the 91 cells, then a few numbers.

Cells come in the order of the board's index and are not turned for the second player, since
actions are not. A spectator is encoded as the first player. Repetition is not in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.core.bits import drop_lowest, int64, lowest
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agon.board import CELLS, INDEX
from ludotheque.games.agon.equipment import (
    GUARDS,
    IDLE_LIMIT,
    OVER,
    PLY_LIMIT,
    SEATS,
    ZERO,
)

PHASES = OVER + 1
SLOTS = (
    ("my_guards", CELLS),
    ("my_queen", CELLS),
    ("their_guards", CELLS),
    ("their_queen", CELLS),
    ("captured", CELLS),
    ("phase", PHASES),
    ("my_turn", 1),
    ("asked", 1),
    ("laid", 1),
    ("idle", 1),
    ("ply", 1),
    ("options", 8),
)
SIZE = sum(width for _, width in SLOTS)
HIGH = 3.0  # no value is below 0 or above this


def longest(public: Row) -> tuple[int, int]:
    """The most decisions and draws of a game: guards laid one by one (G3-a), then the plies."""
    return 2 * GUARDS + PLY_LIMIT, 0


@rule
def encode(view: Row, out: Any) -> None:
    """Fill `out`, in the order of SLOTS."""
    public = view.public
    me = int64(view.viewer) % SEATS
    for k in range(SIZE):
        out[k] = 0.0
    for side in range(SEATS):
        player = me ^ side
        plane = 2 * CELLS * side
        _mark(public.men[player, 0], public.men[player, 1], plane, out)
        queen = plane + int64(INDEX[public.queens[player]])
        out[queen] = 0.0
        out[queen + CELLS] = 1.0
    _mark(public.captured[0], public.captured[1], 4 * CELLS, out)
    k = 5 * CELLS
    out[k + int64(public.phase)] = 1.0
    k += PHASES
    out[k] = int64(public.turn == me)
    out[k + 1] = int64(public.asked) >> me & 1
    out[k + 2] = public.laid / (2.0 * GUARDS)
    out[k + 3] = public.idle / IDLE_LIMIT
    out[k + 4] = public.ply / PLY_LIMIT
    k += 5
    out[k] = public.pincer
    out[k + 1] = public.placement_costs_turn
    out[k + 2] = public.queen_return
    out[k + 3] = public.placement
    out[k + 4] = public.enter_pincer
    out[k + 5] = public.start
    out[k + 6] = public.ring_loss
    out[k + 7] = public.draws


@inlined
def _mark(low: np.uint64, high: np.uint64, plane: int, out: Any) -> None:
    """Set a plane's cells that a board has."""
    while low != ZERO:
        out[plane + int64(INDEX[lowest(low)])] = 1.0
        low = drop_lowest(low)
    while high != ZERO:
        out[plane + int64(INDEX[64 + lowest(high)])] = 1.0
        high = drop_lowest(high)
