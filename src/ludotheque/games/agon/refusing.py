"""Refusing: why an action is not legal, as a paragraph and a message."""

from __future__ import annotations

from ludotheque.core.bits import drop_lowest, int64, lowest
from ludotheque.core.jit import rule
from ludotheque.core.rows import Row
from ludotheque.games.agon.board import EDGE_BIT, EDGE_INDEX, EDGES, FROM, THRONE, TO
from ludotheque.games.agon.equipment import (
    EDGE_ONLY,
    LAY,
    LAYING,
    PASS,
    PLACE,
    PLACING,
    QUEEN,
    ZERO,
    empty_cells,
    has,
)
from ludotheque.games.agon.placing import ends_of, placeable
from ludotheque.games.agon.sliding import slide_number, slides

OK, LAYING_NOW, ALL_LAID, LAY_TAKEN, PLACE_FIRST, NOT_CAPTURED, QUEEN_FIRST, PLACE_TAKEN = range(8)
NOT_TO_THRONE, NOT_TO_EDGE, PLACE_IN_PINCER, NO_SLIDE, NOT_YOURS, TAKEN = range(8, 14)
GUARD_TO_THRONE, INTO_PINCER, MAY_NOT_PASS, PLACE_NOT_PASS = range(14, 18)
REFUSALS = (
    ("", ""),
    ("G3-a", "agon-refused-laying-now"),
    ("G3-a", "agon-refused-all-laid"),
    ("G3-a", "agon-refused-lay-taken", "to"),
    ("G8", "agon-refused-place-first", "from"),
    ("G8", "agon-refused-not-captured", "from"),
    ("G8", "agon-refused-queen-first", "from"),
    ("G7", "agon-refused-place-taken", "to"),
    ("G7", "agon-refused-not-to-throne", "to"),
    ("G7", "agon-refused-not-to-edge", "to"),
    ("G9", "agon-refused-place-in-pincer", "to"),
    ("G4", "agon-refused-no-slide", "to"),
    ("G4", "agon-refused-not-yours", "from"),
    ("G4", "agon-refused-taken", "to"),
    ("G4", "agon-refused-guard-to-throne", "to"),
    ("G10", "agon-refused-into-pincer", "to"),
    ("G11", "agon-refused-may-not-pass"),
    ("G8", "agon-refused-place-first"),
)


@rule
def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    if LAY <= action < LAY + EDGES:
        lo, hi = empty_cells(public)
        if public.phase != LAYING:
            return ALL_LAID
        return OK if has(lo, hi, int64(EDGE_BIT[action - LAY])) else LAY_TAKEN
    if public.phase == LAYING:
        return LAYING_NOW
    if public.phase == PLACING:
        return _refuse_placement(public, action)
    return _refuse_slide(public, action)


@rule
def _refuse_placement(public: Row, action: int) -> int:
    if action == PASS:
        return PLACE_NOT_PASS
    if action < PLACE:
        return PLACE_FIRST
    queen = int64(public.queens[int64(public.turn)])
    start, to = ends_of(public, action)
    if not has(public.captured[0], public.captured[1], start):
        return NOT_CAPTURED
    if start != queen and has(public.captured[0], public.captured[1], queen):
        return QUEEN_FIRST
    if (start == queen) != (action >= QUEEN):
        return NOT_CAPTURED
    lo, hi = empty_cells(public)
    if not has(lo, hi, to):
        return PLACE_TAKEN
    lo, hi = placeable(public, start)
    if has(lo, hi, to):
        return OK
    if start == queen and public.queen_return == EDGE_ONLY and EDGE_INDEX[to] == EDGES:
        return NOT_TO_EDGE
    return NOT_TO_THRONE if to == THRONE else PLACE_IN_PINCER


@rule
def _refuse_slide(public: Row, action: int) -> int:
    ways = slides(public)
    turn = int64(public.turn)
    if action == PASS:
        return OK if ways == ZERO else MAY_NOT_PASS
    if action >= PLACE:
        return NOT_CAPTURED
    start, to = int64(FROM[action]), int64(TO[action])
    if start == to:
        return NO_SLIDE
    if not has(public.men[turn, 0], public.men[turn, 1], start):
        return NOT_YOURS
    lo, hi = empty_cells(public)
    if not has(lo, hi, to):
        return TAKEN
    if to == THRONE and start != public.queens[turn]:
        return GUARD_TO_THRONE
    while ways != ZERO:
        if slide_number(lowest(ways), public.cells[turn]) == action:
            return OK
        ways = drop_lowest(ways)
    return INTO_PINCER
