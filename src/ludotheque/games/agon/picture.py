"""The board as text: Q and G the first player's men, q and g the second's, (g) a captured one.

The letters are those of the reader's language. Empty cells show their ring, · and ∘ by turns; the
throne is ◎. A line below says whose letters are whose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.agon.board import AXIAL, RADIUS, bit_of, on_board, ring_of
from ludotheque.games.agon.equipment import SEATS
from ludotheque.games.agon.notation import piece_on
from ludotheque.games.agon.plain import lines

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ("lines", "sketch")

EMPTY = "◎·∘·∘·"
STYLES = {"Q": "bold cyan", "G": "cyan", "q": "bold yellow", "g": "yellow"}


def sketch(view: Plain, speaker: Speaker) -> Text:
    """The board, letters along its lower edge and numbers on the left; and whose men are whose."""
    from rich.text import Text  # slow, and not needed to play

    men = _men(speaker.language)
    rows = [_row(Text, view.public, r, men) for r in range(RADIUS, -RADIUS - 1, -1)]
    letters = "   ".join("fghijk")
    rows.append(Text(" " * 18 + letters, "dim"))
    rows.append(Text(_legend(speaker, men), "dim"))
    return Text("\n").join(rows)


def _men(language: str) -> dict[str, str]:
    """By the letter of notation, the one that a reader knows a man by."""
    queen, guard = (say(language, f"agon-letter-{man}") for man in ("queen", "guard"))
    return {"Q": queen, "G": guard, "q": queen.lower(), "g": guard.lower()}


def _legend(speaker: Speaker, men: dict[str, str]) -> str:
    first, second = (speaker.tell("agon-legend-owner", seat) for seat in range(SEATS))
    return say(speaker.language, "agon-legend", first=first, second=second, **men)


def _row(text: type[Text], public: Plain, r: int, men: dict[str, str]) -> Text:
    cells = [q for q, s in AXIAL if s == r]
    number = str(r + RADIUS + 1)
    letter = "abcde"[cells[0] + RADIUS] if -RADIUS < r <= 0 else ""
    line = text().append(f"{number:>3}", "dim")
    line.append(f"{letter:>{2 * abs(r) + 2}} ")
    for q in cells:
        line.append_text(_cell(text, public, q, r, men))
        line.append(" ")
    line.rstrip()
    return line


def _cell(text: type[Text], public: Plain, q: int, r: int, men: dict[str, str]) -> Text:
    bit = bit_of(q, r)
    man = piece_on(public, bit)
    if not man:
        return text(f" {EMPTY[ring_of(q, r)]} ", "dim")
    is_captured = on_board(public.captured, bit)
    return text(f"({men[man]})" if is_captured else f" {men[man]} ", STYLES[man])
