"""The table as text: a column a nationality, a line for the centre, each seat and one's own cards.

A number is how many cards lie there or are known to be in the hand; `x3` is a clue pile of three.
"""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.record import Record
from ludotheque.core.words import say
from ludotheque.games.spywhere.equipment import NAMES, NATIONS, OVER, SEATS, SPECTATOR, STARTING
from ludotheque.games.spywhere.plain import lines
from ludotheque.games.spywhere.view import CAUSES, points

__all__ = ("draw", "lines")

LABEL, CELL = 15, 7


def draw(view: Record, language: str) -> Text:
    """Centre, seats, one's own cards; at the end the points. `?` is asked, `>` has the turn."""
    public, viewer = view.public, int(view.viewer)
    lines = [_head(public, language), _line(say(language, "spywhere-centre"), public.centre)]
    lines += [_seat(public, seat, viewer, language) for seat in range(public.seats)]
    if viewer != SPECTATOR:
        lines += _mine(view, language)
    pile = say(language, "spywhere-pile", cards=int(public.pile_size))
    cause = CAUSES[public.cause]
    lines.append(Text(f"{pile} {say(language, cause)}" if cause else pile))
    if public.phase == OVER:
        lines += [_points(public, seat, language) for seat in range(public.seats)]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _head(public: Record, language: str) -> Text:
    cells = []
    for nation, name in enumerate(NAMES):
        short = say(language, f"spywhere-short-{name}")
        is_here = int(public.nations) >> nation & 1
        cells.append(f"{short if is_here else '(' + short + ')':^{CELL}}")
    return Text(f"{'':{LABEL}}" + "".join(cells) + "  " + say(language, "spywhere-laid"), "bold")


def _line(label: str, counts: object, style: str = "") -> Text:
    cells = "".join(f"{int(n) or '.':^{CELL}}" for n in counts)  # type: ignore[attr-defined]
    return Text(f"{label[:LABEL]:{LABEL}}{cells}", style)


def _seat(public: Record, seat: int, viewer: int, language: str) -> Text:
    is_asked = int(public.asked) >> seat & 1
    is_turn = public.phase > STARTING and public.turn == seat
    mark = "?" if is_asked else ">" if is_turn else " "
    who = "spywhere-you" if seat == viewer else "spywhere-seat"
    label = say(language, who, seat=seat + 1, cards=int(public.hand_sizes[seat]))
    line = Text(f"{mark} {label:{LABEL - 2}}")
    for nation in range(NATIONS):
        known, clues = int(public.known[seat, nation]), int(public.clues[seat, nation])
        cell = " ".join([str(known)] * (known > 0) + [f"x{clues}"] * (clues > 0)) or "."
        line.append(f"{cell:^{CELL}}", "red" if clues else "")
    slots = [slot for slot in range(SEATS) if public.laid[seat, slot]]
    about = [1 - seat if public.seats == 2 else slot for slot in slots]
    line.append("  " + " ".join(str(target + 1) for target in about))
    return line


def _mine(view: Record, language: str) -> list[Text]:
    cards, mine = view.mine.cards, view.mine
    passports = [int(mine.passports) >> nation & 1 for nation in range(NATIONS)]
    lines = [_line(say(language, "spywhere-my-hand"), mine.hand, "bold")]
    stars = "".join(f"{'*' if is_own else ' ':^{CELL}}" for is_own in passports)
    lines.append(Text(f"{say(language, 'spywhere-my-passport'):{LABEL}}{stars}", "bold"))
    before = [""] * NATIONS
    for slot in range(SEATS):
        if cards[slot]:
            target = 1 - int(view.viewer) if view.public.seats == 2 else slot
            before[cards[slot] - 1] = f"→{target + 1}"
    laid = "".join(f"{cell:^{CELL}}" for cell in before)
    lines.append(Text(f"{say(language, 'spywhere-my-guesses'):{LABEL}}{laid}"))
    return lines


def _points(public: Record, seat: int, language: str) -> Text:
    own = [name for n, name in enumerate(NAMES) if int(public.passports[seat]) >> n & 1]
    names = ", ".join(say(language, "spywhere-nation", nation=name) for name in own)
    score = say(language, "spywhere-log-score", **points(public, seat))
    is_best = public.scores[seat] == max(public.scores[: public.seats])
    return Text(f"{'*' if is_best else ' '} {score} ({names})", "bold" if is_best else "")
