"""The board in sentences: whose turn, then one's own men, then the others', inner rings first."""

from __future__ import annotations

from ludotheque.core.plain import Plain
from ludotheque.core.words import say
from ludotheque.games.agon.board import AXIAL, bit_of, name_of, on_board, ring_of
from ludotheque.games.agon.equipment import OVER, SEATS
from ludotheque.games.agon.facts import CAUSES


def lines(view: Plain, language: str) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    public, viewer = view.public, int(view.viewer)
    told = [_turn(public, viewer, language)]
    for seat in sorted(range(SEATS), key=lambda seat: seat != viewer):
        told += _men(public, seat, "your" if seat == viewer else "their", language)
    return told


def _turn(public: Plain, viewer: int, language: str) -> str:
    if public.phase == OVER:
        cause = say(language, f"agon-end-{CAUSES[public.cause - 1]}")
        return f"{say(language, 'agon-over')} {cause}"
    asked = int(public.asked).bit_length()
    message = "agon-plain-your-turn" if asked == viewer + 1 else "agon-plain-turn"
    return say(language, message, seat=asked)


def _men(public: Plain, seat: int, whose: str, language: str) -> list[str]:
    """The captured first: they wait to be put back."""
    told = []
    men = [cell for cell in AXIAL if on_board(public.men[seat], bit_of(*cell))]
    for state, is_captured in (("-captured", True), ("", False)):
        waiting = [c for c in men if on_board(public.captured, bit_of(*c)) == is_captured]
        queen = [cell for cell in waiting if bit_of(*cell) == public.queens[seat]]
        guards = [cell for cell in waiting if cell not in queen]
        for piece, cells in (("queen", queen), ("guards", guards)):
            if cells:
                message = f"agon-plain-{whose}-{piece}{state}"
                told.append(say(language, message, seat=seat + 1, cells=_cells(cells, language)))
    return told


def _cells(cells: list[tuple[int, int]], language: str) -> str:
    """Cells by ring, from the throne outwards."""
    parts = []
    for ring in sorted({ring_of(*cell) for cell in cells}):
        names = ", ".join(name_of(bit_of(*cell)) for cell in cells if ring_of(*cell) == ring)
        message = "agon-plain-ring" if ring else "agon-plain-throne"
        parts.append(say(language, message, cells=names, ring=ring))
    return say(language, "agon-plain-between").join(parts)
