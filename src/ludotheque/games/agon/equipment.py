"""The row of Agon: what lies on the table, and what the table has agreed."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import lowest, mul, popcount
from ludotheque.core.jit import inlined
from ludotheque.core.rows import Row, layout
from ludotheque.games.agon.board import (
    BOARD,
    CELLS,
    EDGE,
    EDGES,
    FAR,
    HI,
    LO,
    RING_1,
    THRONE,
    THRONE_INDEX,
)

VERSION = 1
SEATS = 2
FEWEST_SEATS = 2

PLACE = 4 * CELLS
LAY = PLACE + EDGES * THRONE_INDEX
QUEEN = PLACE + EDGES * CELLS
PASS = QUEEN + CELLS
ACTIONS = PASS + 1
MAX_LEGAL = 6 * EDGES
GUARDS = 6
MEN = 7
IDLE_LIMIT = 100
QUIET_ROOM = 104  # a multiple of eight, which is how they are cleared
PLY_LIMIT = 2500

LINE, BEND, RING = range(3)
NOT_THRONE, ANYWHERE, EDGE_ONLY, OPPONENT = range(4)
STRICT, LAX = range(2)
TO_CAPTURE, NEVER = range(2)
EMPTY, NO_OWN_QUEEN = range(2)
STANDARD, NONE = range(2)

LAYING, SLIDING, PLACING, OVER = range(4)
RUNNING, THRONED, RINGED, REPEATED, IDLE, CAPPED = range(6)
NOBODY = 2

Public = layout(
    men=("u8", (2, 2)),  # a board a player: two words
    cells=("u8", (2,)),  # a player's men once more: a byte a man, ascending, then FAR
    pinched=("u8", (2, 2)),  # the cells between two men of a player (G5)
    captured=("u8", (2,)),  # men awaiting placement (G8)
    key="u8",
    seen=("u8", (4,)),  # a Bloom filter of the keys since the last irreversible ply (G14)
    quiets="u1",
    idle="u1",  # plies since the last inward slide or capture (G14)
    ply="u2",
    queens=("u1", (2,)),
    turn="u1",
    phase="u1",
    asked="u1",
    laid="u1",
    winner="u1",  # 0 first, 1 second, 2 nobody; meaningful when the phase is OVER
    cause="u1",
    pincer="u1",
    placement_costs_turn="u1",
    queen_return="u1",
    placement="u1",
    enter_pincer="u1",
    start="u1",
    ring_loss="u1",
    draws="u1",
    quiet=("u2", (QUIET_ROOM,)),  # the actions since the last irreversible ply: as many as `quiets`
)

BYTES, TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
ZERO, ONE = np.uint64(0), np.uint64(1)
RING_1_LO, RING_1_HI = RING_1
EDGE_LO, EDGE_HI = EDGE
BOARD_LO, BOARD_HI = BOARD
THRONE_LO = LO[THRONE]


@inlined
def has(lo: np.uint64, hi: np.uint64, bit: int) -> bool:
    """Whether a board has a cell."""
    return lo & LO[bit] | hi & HI[bit] != ZERO


@inlined
def first_of(lo: np.uint64, hi: np.uint64) -> int:
    """The first cell of a board; FAR when it has none."""
    return lowest(lo) if lo != ZERO else min(64 + lowest(hi), FAR)


@inlined
def empty_cells(public: Row) -> tuple[np.uint64, np.uint64]:
    low = BOARD_LO & ~(public.men[0, 0] | public.men[1, 0])
    return low, BOARD_HI & ~(public.men[0, 1] | public.men[1, 1])


@inlined
def up_to(cells: np.uint64, bit: int) -> int:
    """How many bytes of `cells` are at most `bit`."""
    return popcount(mul(np.uint64(bit | 128), BYTES) - cells & TOPS)
