"""The odds panel: how likely each nationality is for each other player, from a view alone.

Two models, both exact, as fractions of all deals of passports that agree with what was seen:

`proof`: every deal of the passports is as likely; what one has eliminated is not one's own (S8);
one's own passports are nobody else's. Nothing else counts.
`habit`: in addition, people keep their own. Of two deals, one counts twice as much as the other
for each time that, in it, somebody took a card of his own nationality from the centre or kept
three of them there, and half as much for each time he laid one down. (For the three kept that
is what uniform play says; for exchanges it is a rule of thumb.)

Hands say nothing of passports in either model: whoever wants to read them sees the cards that all
know of beside the odds.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seat
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.spywhere.equipment import NATIONS, OVER, PASSPORTS, passports_each
from ludotheque.games.spywhere.facts import NATION, Nation
from ludotheque.games.spywhere.story import stories

if TYPE_CHECKING:
    from rich.text import Text

Odds = dict[int, list[Fraction]]


class Chances(Struct, frozen=True):
    """How likely each nationality is for a seat; with two passports they sum to 2."""

    seat: Seat
    nations: dict[Nation, float]


class Notebook(Struct, frozen=True):
    """The odds of both models, a row for each other seat; none before passports are dealt."""

    proof: list[Chances] = []
    habit: list[Chances] = []


def odds(view: Plain, model: str) -> Odds:
    """For each seat the probability of each nationality; with two passports they sum to 2."""
    public, viewer = view.public, view.viewer
    seats = [seat for seat in range(public.seats) if seat != viewer]
    rows = [seat for seat in seats for _ in range(passports_each(public.seats))]
    gone = (1 << NATIONS) - 1 ^ public.nations
    if viewer != SPECTATOR:
        gone |= view.mine.passports
    weigh = _weigher(public, model)
    weights = [[weigh(seat, nation) for nation in range(NATIONS)] for seat in rows]

    @cache
    def ways(row: int, taken: int) -> int:
        """The weight of all deals to the rows from this one on."""
        if row == len(rows):
            return 1
        free = [nation for nation in range(NATIONS) if not taken >> nation & 1]
        return sum(weights[row][n] * ways(row + 1, taken | 1 << n) for n in free)

    reached = {gone: 1}
    shares = {seat: [0] * NATIONS for seat in seats}
    for row, seat in enumerate(rows):
        following: dict[int, int] = {}
        for taken, weight in reached.items():
            for nation in (nation for nation in range(NATIONS) if not taken >> nation & 1):
                after = taken | 1 << nation
                through = weight * weights[row][nation]
                shares[seat][nation] += through * ways(row + 1, after)
                following[after] = following.get(after, 0) + through
        reached = following
    return {seat: [Fraction(n, ways(0, gone)) for n in row] for seat, row in shares.items()}


def describe(view: Plain) -> Notebook:
    """The odds of both models."""
    if view.public.phase <= PASSPORTS:
        return Notebook()
    return Notebook(_chances(view, "proof"), _chances(view, "habit"))


def sketch(view: Plain, speaker: Speaker) -> Text:
    """A table of percentages, a line a player and model."""
    from rich.text import Text  # slow, and not needed to play

    public, language = view.public, speaker.language
    if public.phase <= PASSPORTS:
        return Text("")
    names = [say(language, f"spywhere-short-{name}") for name in NATION]
    lines = [say(language, "spywhere-notes-title")]
    for model in ("proof", "habit"):
        head = say(language, f"spywhere-notes-{model}")
        lines.append(f"{head:<16}" + "".join(f"{name:>6}" for name in names))
        for seat, row in odds(view, model).items():
            cells = "".join(
                f"{_percent(p, bool(public.nations >> n & 1)):>6}" for n, p in enumerate(row)
            )
            lines.append(f"{seat + 1} {speaker.name(seat):<14}{cells}")
    return Text("\n".join(lines))


def _chances(view: Plain, model: str) -> list[Chances]:
    return [
        Chances(seat, dict(zip(NATION, map(float, row), strict=True)))
        for seat, row in odds(view, model).items()
    ]


def _weigher(public: Plain, model: str) -> Callable[[int, int], int]:
    """Whole weights: all are twice as much as often as makes the least of them whole."""
    took = [[0] * NATIONS for _ in range(public.seats)]
    for seat, story in stories(public):
        took[seat][story.took] += 1
        took[seat][story.gave] -= 1
    least = min(map(min, took))

    def weigh(seat: int, nation: int) -> int:
        if public.phase == OVER:
            return public.passports[seat] >> nation & 1
        if public.clues[seat][nation]:
            return 0
        if model == "proof":
            return 1
        return 1 << took[seat][nation] - least + public.kept[seat][nation]

    return weigh


def _percent(p: Fraction, is_in_game: bool) -> str:
    return f"{round(100 * p)} %" if is_in_game else "-"
