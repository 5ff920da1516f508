"""A view of Agon as people's data: names and message ids, no sentences."""

from __future__ import annotations

from typing import Any

from ludotheque.core.record import Record
from ludotheque.games.agon import rules
from ludotheque.games.agon.board import BIT, name_of, on_board
from ludotheque.games.agon.notation import piece_on
from ludotheque.games.agon.options import OPTIONS

PHASES = ("agon-ask-lay", "agon-ask-slide", "agon-ask-place", "agon-over")
CAUSES = (
    "",
    "agon-end-throned",
    "agon-end-ringed",
    "agon-end-repeated",
    "agon-end-idle",
    "agon-end-capped",
)


def describe(view: Record) -> dict[str, Any]:
    """Where the men stand, who is asked for what, and how it ended."""
    public = view.public
    men = {name_of(bit): piece_on(public, int(bit)) for bit in BIT if piece_on(public, int(bit))}
    is_over = public.phase == rules.OVER
    return {
        "men": men,
        "captured": [
            name_of(bit) for bit in BIT if on_board(public.captured, int(bit))
        ],
        "turn": int(public.turn),
        "asked": [seat for seat in range(rules.SEATS) if public.asked >> seat & 1],
        "ask": PHASES[public.phase],
        "ply": int(public.ply),
        "idle": int(public.idle),
        "winner": int(public.winner) if is_over and public.winner < rules.SEATS else None,
        "end": CAUSES[public.cause] if is_over else None,
        "options": OPTIONS.decode(public),
    }
