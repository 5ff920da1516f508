"""A view of Agon as people's data: names and message ids, no sentences."""

from __future__ import annotations

from typing import Any

from ludotheque.core.record import Record
from ludotheque.games.agon import equipment
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
    is_over = public.phase == equipment.OVER
    return {
        "men": men,
        "captured": [name_of(bit) for bit in BIT if on_board(public.captured, int(bit))],
        "turn": int(public.turn),
        "asked": [seat for seat in range(equipment.SEATS) if public.asked >> seat & 1],
        "ask": PHASES[public.phase],
        "ply": int(public.ply),
        "idle": int(public.idle),
        "winner": int(public.winner) if is_over and public.winner < equipment.SEATS else None,
        "end": CAUSES[public.cause] if is_over else None,
        "options": OPTIONS.decode(public),
    }


def tell(before: Record, after: Record) -> list[tuple[str, dict[str, Any]]]:
    """What happened between two views, as messages for the log."""
    told: list[tuple[str, dict[str, Any]]] = []
    old, new = before.public, after.public
    for seat in range(equipment.SEATS):
        left = _cells(old.men[seat] & ~new.men[seat])
        came = _cells(new.men[seat] & ~old.men[seat])
        where = {"seat": seat + 1, "to": "".join(name_of(bit) for bit in came)}
        if came and not left:
            told.append(("agon-log-lay", where))
        elif came:
            was_captured = on_board(old.captured, left[0])
            message = "agon-log-place" if was_captured else "agon-log-slide"
            told.append((message, {**where, "from": name_of(left[0])}))
    if not told:
        told.append(("agon-log-pass", {"seat": int(old.turn) + 1}))
    caught = [name_of(bit) for bit in _cells(new.captured & ~old.captured)]
    if caught:
        told.append(("agon-log-captured", {"cells": ", ".join(caught)}))
    if new.cause:
        told.append((CAUSES[new.cause], {}))
    return told


def _cells(board: Any) -> list[int]:
    """The cells of a board of two words, in the order of their names."""
    bits = int(board[0]) | int(board[1]) << 64
    return [bit for bit in BIT.tolist() if bits >> bit & 1] if bits else []
