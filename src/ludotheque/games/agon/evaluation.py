"""How good a position of Agon looks, in hundredths of a guard's step towards the throne.

The value is a sum of features, first player's minus second's, each times its weight of
weights.json, which bench/tuning/tune_agon.py fits to games of the bot against itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from ludotheque.core.bits import popcount, whole
from ludotheque.core.jit import inlined, rule
from ludotheque.core.record import Record, Records, record
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
from ludotheque.games.agon.pincers import beside

GUARD = ("guard_1", *(f"guard_{ring}_{kind}" for ring in (2, 3, 4) for kind in ("side", "corner")))
QUEEN = tuple(f"queen_{ring}" for ring in range(RADIUS))
LODGED = tuple(f"lodged_{n}" for n in range(2, MEN))
ALONE = tuple(f"alone_{n}" for n in range(1, MEN))
OTHER = ("liberty", "captured_guard", "captured_queen", "tempo")
FEATURES = GUARD + QUEEN + LODGED + ALONE + OTHER

Weights = record(
    guard=("i4", (BITS,)),  # by cell; on the edge, or not laid yet, nothing
    queen=("i4", (BITS,)),
    lodged=("i4", (8,)),  # by the number of guards around the throne
    alone=("i4", (8,)),  # the same, where the enemy has none there
    **dict.fromkeys(OTHER, "i4"),
)


def weights(values: Mapping[str, int]) -> Records:
    """Weights laid out as `evaluate` reads them, from those by name that are not nothing."""
    table = np.zeros(1, Weights)
    for cell in AXIAL:
        ring, bit = ring_of(*cell), bit_of(*cell)
        kind = "corner" if 0 in (*cell, sum(cell)) else "side"
        name = "guard_1" if ring == 1 else f"guard_{ring}_{kind}"
        table["guard"][0, bit] = values.get(name, 0)
        table["queen"][0, bit] = values.get(f"queen_{ring}", 0)
    for n in range(MEN):
        table["lodged"][0, n] = values.get(f"lodged_{n}", 0)
        table["alone"][0, n] = values.get(f"alone_{n}", 0)
    for name in OTHER:
        table[name] = values.get(name, 0)
    return table


TUNED: dict[str, int] = json.loads(Path(__file__).with_name("weights.json").read_bytes())


@rule
def evaluate(public: Record, w: Record) -> int:
    """The value for the seat asked; the game is not over."""
    asked = whole(public.asked) >> 1
    value = _standing(public, w, asked) - _standing(public, w, asked ^ 1) + w.tempo
    mine, theirs = _lodged(public, asked), _lodged(public, asked ^ 1)
    value += whole(w.lodged[mine]) - whole(w.lodged[theirs])
    if theirs == 0:
        value += w.alone[mine]
    elif mine == 0:
        value -= w.alone[theirs]
    if public.captured[0] | public.captured[1] != ZERO:
        value += _awaiting(public, w)
    return whole(value)


@inlined
def _standing(public: Record, w: Record, player: int) -> int:
    """What a player's men are worth where they stand, and the free cells beside them."""
    cells = public.cells[player]
    queen = whole(public.queens[player])
    value = whole(w.queen[queen]) - whole(w.guard[queen])
    for man in range(MEN):
        value += w.guard[cells >> np.uint64(8 * man) & np.uint64(127)]
    near_lo, near_hi = beside(public.men[player, 0], public.men[player, 1])
    free_lo, free_hi = empty_cells(public)
    free_lo &= near_lo & ~public.pinched[player ^ 1, 0]
    free_hi &= near_hi & ~public.pinched[player ^ 1, 1]
    return value + w.liberty * (popcount(free_lo) + popcount(free_hi))


@inlined
def _lodged(public: Record, player: int) -> int:
    """How many guards of a player stand around the throne."""
    lo, hi = public.men[player, 0] & RING_1_LO, public.men[player, 1] & RING_1_HI
    return popcount(lo) + popcount(hi) - whole(has(lo, hi, whole(public.queens[player])))


@rule
def _awaiting(public: Record, w: Record) -> int:
    """What it is worth to the seat asked that men await their placement.

    A guard counts as on the edge already, a queen as where she is.
    """
    owner = whole(public.turn)
    value = 0
    lo, hi = public.captured[0], public.captured[1]
    while lo | hi != ZERO:
        cell = first_of(lo, hi)
        lo, hi = lo & ~LO[cell], hi & ~HI[cell]
        if cell == public.queens[owner]:
            value += w.captured_queen
        else:
            value += w.captured_guard - w.guard[cell]
    return value if owner == whole(public.asked) >> 1 else -value
