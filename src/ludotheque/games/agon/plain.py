"""The board in sentences: whose turn, then one's own men, then the others', inner rings first."""

from __future__ import annotations

from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.agon.board import AXIAL, bit_of, name_of, on_board, ring_of
from ludotheque.games.agon.equipment import OVER, SEATS
from ludotheque.games.agon.facts import CAUSES


def lines(view: Plain, speaker: Speaker) -> list[str]:
    """The same in sentences, a few short lines, for a screen reader."""
    told = [_turn(view.public, speaker)]
    for seat in sorted(range(SEATS), key=lambda seat: seat != view.viewer):
        told += _men(view.public, seat, speaker)
    return told


def _turn(public: Plain, speaker: Speaker) -> str:
    if public.phase == OVER:
        cause = say(speaker.language, f"agon-end-{CAUSES[public.cause - 1]}")
        return f"{say(speaker.language, 'agon-over')} {cause}"
    return speaker.tell("agon-plain-turn", int(public.asked).bit_length() - 1)


def _men(public: Plain, seat: int, speaker: Speaker) -> list[str]:
    """The captured first: they wait to be put back."""
    told = []
    men = [cell for cell in AXIAL if on_board(public.men[seat], bit_of(*cell))]
    for state, is_captured in (("-captured", True), ("", False)):
        waiting = [c for c in men if on_board(public.captured, bit_of(*c)) == is_captured]
        queen = [cell for cell in waiting if bit_of(*cell) == public.queens[seat]]
        guards = [cell for cell in waiting if cell not in queen]
        for piece, cells in (("queen", queen), ("guards", guards)):
            if cells:
                said = _cells(cells, speaker.language)
                told.append(speaker.tell(f"agon-plain-{piece}{state}", seat, cells=said))
    return told


def _cells(cells: list[tuple[int, int]], language: str) -> str:
    """Cells by ring, from the throne outwards."""
    parts = []
    for ring in sorted({ring_of(*cell) for cell in cells}):
        names = ", ".join(name_of(bit_of(*cell)) for cell in cells if ring_of(*cell) == ring)
        message = "agon-plain-ring" if ring else "agon-plain-throne"
        parts.append(say(language, message, cells=names, ring=ring))
    return say(language, "agon-plain-between").join(parts)
