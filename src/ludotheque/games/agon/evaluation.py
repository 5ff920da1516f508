"""How good a position of Agon looks, in hundredths of a guard's step towards the throne.

The value is a sum of features, first player's minus second's, each times its weight of
weights.json, which bench/tuning/tune_agon.py fits to games of the bot against itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from ludotheque.core.bits import int64, popcount
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row, Rows, layout
from ludotheque.games.agon.board import AXIAL, BITS, HI, LO, RADIUS, bit_of, ring_of
from ludotheque.games.agon.equipment import (
    MEN,
    RING_1_HI,
    RING_1_LO,
    ZERO,
    empty_cells,
    first_of,
    has,
)
from ludotheque.games.agon.pincers import beside, between

GUARD = ("guard_1", *(f"guard_{ring}_{kind}" for ring in (2, 3, 4) for kind in ("side", "corner")))
QUEEN = tuple(f"queen_{ring}" for ring in range(RADIUS))
LODGED = tuple(f"lodged_{n}" for n in range(2, MEN))
ALONE = tuple(f"alone_{n}" for n in range(1, MEN))
OTHER = ("liberty", "threat", "captured_guard", "captured_queen", "tempo")
FEATURES = GUARD + QUEEN + LODGED + ALONE + OTHER

Weights = layout(
    men=("i4", (2, BITS)),  # guard or queen, by cell; a guard on the edge, or not laid yet, nothing
    lodged=("i4", (8, 8)),  # by the number of one's own guards around the throne, and the enemy's
    **dict.fromkeys(OTHER, "i4"),
)


def weights(values: Mapping[str, int]) -> Rows:
    """Weights laid out as `evaluate` reads them, from those by name that are not nothing."""
    table = np.zeros(1, Weights)
    for cell in AXIAL:
        ring, bit = ring_of(*cell), bit_of(*cell)
        kind = "corner" if 0 in (*cell, sum(cell)) else "side"
        name = "guard_1" if ring == 1 else f"guard_{ring}_{kind}"
        table["men"][0, :, bit] = values.get(name, 0), values.get(f"queen_{ring}", 0)
    lodged = np.array([values.get(f"lodged_{n}", 0) for n in range(8)])
    alone = np.array([values.get(f"alone_{n}", 0) for n in range(8)])
    table["lodged"][0] = lodged[:, None] - lodged
    table["lodged"][0, :, 0] += alone
    table["lodged"][0, 0] -= alone
    for name in OTHER:
        table[name] = values.get(name, 0)
    return table


TUNED: dict[str, int] = json.loads(Path(__file__).with_name("weights.json").read_bytes())


@rule
def standing(public: Row, w: Row) -> int:
    """What the men are worth where they stand, first player's minus second's."""
    value = 0
    for player in range(2):
        queen = int64(public.queens[player])
        total = int64(w.men[1, queen]) - int64(w.men[0, queen])
        for man in range(MEN):
            total += w.men[0, public.cells[player] >> np.uint64(8 * man) & np.uint64(127)]
        value += total if player == 0 else -total
    return value


@inlined
def evaluate(public: Row, w: Row, standing: int) -> int:
    """The value for the seat asked; the game is not over."""
    asked = int64(public.asked) >> 1
    value = standing if asked == 0 else -standing
    mine_lo, mine_hi = _reach(public, asked)
    lo, hi = _reach(public, asked ^ 1)
    liberties = popcount(mine_lo) + popcount(mine_hi) - popcount(lo) - popcount(hi)
    value += w.liberty * liberties + w.threat * _threatened(public, asked, lo, hi) + w.tempo
    value += w.lodged[_lodged(public, asked), _lodged(public, asked ^ 1)]
    if public.captured[0] | public.captured[1] != ZERO:
        value += _awaiting(public, w)
    return int64(value)


@inlined
def _reach(public: Row, player: int) -> tuple[np.uint64, np.uint64]:
    """The free cells that adjoin a player's men and lie in no pincer."""
    near_lo, near_hi = beside(public.men[player, 0], public.men[player, 1])
    free_lo, free_hi = empty_cells(public)
    free_lo &= near_lo & ~public.pinched[player ^ 1, 0]
    return free_lo, free_hi & near_hi & ~public.pinched[player ^ 1, 1]


@inlined
def _threatened(public: Row, player: int, lo: np.uint64, hi: np.uint64) -> int:
    """How many of a player's men an enemy who reaches (lo, hi) can pinch if left to it (G5).

    Only the seat asked is so judged: what it threatens itself, quiescence plays out.
    """
    men_lo, men_hi = public.men[player ^ 1, 0], public.men[player ^ 1, 1]
    low, high = between(men_lo, men_hi, lo, hi, int64(public.pincer))
    low &= public.men[player, 0] & ~public.captured[0]
    high &= public.men[player, 1] & ~public.captured[1]
    return popcount(low) + popcount(high)


@inlined
def _lodged(public: Row, player: int) -> int:
    """How many guards of a player stand around the throne."""
    lo, hi = public.men[player, 0] & RING_1_LO, public.men[player, 1] & RING_1_HI
    # around the throne the two words have no bit in common
    return popcount(lo | hi) - int64(has(lo, hi, int64(public.queens[player])))


@rule
def _awaiting(public: Row, w: Row) -> int:
    """What it is worth to the seat asked that men await their placement.

    A guard counts as on the edge already, a queen as where she is.
    """
    owner = int64(public.turn)
    value = 0
    lo, hi = public.captured[0], public.captured[1]
    while lo | hi != ZERO:
        cell = first_of(lo, hi)
        lo, hi = lo & ~LO[cell], hi & ~HI[cell]
        if cell == public.queens[owner]:
            value += w.captured_queen
        else:
            value += w.captured_guard - w.men[0, cell]
    return value if owner == int64(public.asked) >> 1 else -value
