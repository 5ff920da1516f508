"""The table as text: a column a nationality, a line for the centre, each seat and one's own cards.

A seat has its number first, as it is typed. In the columns a number is how many cards lie there
or are known to be in the hand; `x3` is a clue pile of three. The signs are explained below, dim.
At the end `2+` is a card laid before seat 2 that was right, `2-` one that was wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.spywhere.equipment import NATIONS, OVER, STARTING, target_of
from ludotheque.games.spywhere.facts import (
    CAUSES,
    NATION,
    held,
    laid_slots,
    scored,
    verdicts,
    winners_of,
)
from ludotheque.games.spywhere.plain import lines

__all__ = ("lines", "sketch")

LABEL, CELL = 22, 7


def sketch(view: Plain, speaker: Speaker) -> Text:
    """Centre, seats, one's own cards; at the end the points. `?` is asked, `>` has the turn."""
    public, language = view.public, speaker.language
    lines = [_head(public, language), _line(say(language, "spywhere-centre"), public.centre)]
    lines += [_seat(public, seat, speaker) for seat in range(public.seats)]
    if view.viewer != SPECTATOR:
        lines += _mine(view, language)
    pile = say(language, "spywhere-pile", cards=public.pile_size)
    cause = CAUSES[public.cause]
    lines.append(Text(f"{pile} {say(language, f'spywhere-end-{cause}')}" if cause else pile))
    if public.phase == OVER:
        lines.append(Text(say(language, "spywhere-legend-over")))
        lines += [_points(public, seat, speaker) for seat in range(public.seats)]
    else:
        lines += [Text(line, "dim") for line in say(language, "spywhere-legend").split("\n")]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _head(public: Plain, language: str) -> Text:
    cells = []
    for nation, name in enumerate(NATION):
        short = say(language, f"spywhere-short-{name}")
        is_here = public.nations >> nation & 1
        cells.append(f"{short if is_here else '(' + short + ')':^{CELL}}")
    return Text(f"{'':{LABEL}}" + "".join(cells) + "  " + say(language, "spywhere-laid"), "bold")


def _line(label: str, counts: Sequence[int], style: str = "") -> Text:
    cells = "".join(f"{n or '.':^{CELL}}" for n in counts)
    return Text(f"{label[:LABEL]:{LABEL}}{cells}", style)


def _seat(public: Plain, seat: int, speaker: Speaker) -> Text:
    is_asked = public.asked >> seat & 1
    is_turn = public.phase > STARTING and public.turn == seat
    mark = "?" if is_asked else ">" if is_turn else " "
    cards = public.hand_sizes[seat]
    label = speaker.tell("spywhere-seat", seat, number=seat + 1, cards=cards)
    line = Text(f"{mark} {label:{LABEL - 2}}")
    for nation in range(NATIONS):
        known, clues = public.known[seat][nation], public.clues[seat][nation]
        cell = " ".join([str(known)] * (known > 0) + [f"x{clues}"] * (clues > 0)) or "."
        line.append(f"{cell:^{CELL}}", "red" if clues else "")
    line.append("  " + " ".join(_laid(public, seat)))
    return line


def _laid(public: Plain, seat: int) -> list[str]:
    """Before whom a seat has laid cards; at the end also whether each was right."""
    if public.phase == OVER:
        return [f"{one.target + 1}{'+' if one.is_right else '-'}" for one in verdicts(public, seat)]
    return [str(target_of(public.seats, seat, slot) + 1) for slot in laid_slots(public, seat)]


def _mine(view: Plain, language: str) -> list[Text]:
    """One's own cards; once all is turned up one can do without, since it is told."""
    cards, mine = view.mine.cards, view.mine
    passports = [mine.passports >> nation & 1 for nation in range(NATIONS)]
    lines = [_line(say(language, "spywhere-my-hand"), mine.hand, "bold")]
    stars = "".join(f"{'*' if is_own else ' ':^{CELL}}" for is_own in passports)
    lines.append(Text(f"{say(language, 'spywhere-my-passport'):{LABEL}}{stars}", "bold"))
    before = [""] * NATIONS
    for slot, card in enumerate(cards):
        if card:
            before[card - 1] = f"→{target_of(view.public.seats, view.viewer, slot) + 1}"
    if any(before):
        laid = "".join(f"{cell:^{CELL}}" for cell in before)
        lines.append(Text(f"{say(language, 'spywhere-my-guesses'):{LABEL}}{laid}"))
    if view.public.phase == OVER:
        for line in lines:
            line.stylize("dim")
    return lines


def _points(public: Plain, seat: int, speaker: Speaker) -> Text:
    own = ", ".join(speaker.word("nation", name) for name in held(public.passports[seat]))
    mark = "*" if seat in winners_of(public) else " "
    return Text(f"{mark} {speaker.say(scored(public, seat))} {own}.", "dim")  # it is told, too
