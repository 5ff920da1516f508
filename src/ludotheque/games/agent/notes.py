"""The notebook: what the public facts prove of every opponent's stakes, as tight as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ludotheque.core.contract import Money, Seat
from ludotheque.core.plain import Plain
from ludotheque.core.speech import Speaker
from ludotheque.core.words import say
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.choices import Agent
from ludotheque.games.agent.deduction import Proofs, spans
from ludotheque.games.agent.facts import stake_shown
from ludotheque.games.agent.names import agents_of

if TYPE_CHECKING:
    from rich.text import Text


class Interval(Struct, frozen=True):
    """The least and the most a stake may be; exact if both may be, else they may lie too wide."""

    low: Money
    high: Money
    is_exact: bool


class Loss(Struct, frozen=True):
    """How often somebody has lost money, and how much in all."""

    times: int
    sum: Money


class Opponent(Struct, frozen=True):
    """By agent the stakes; and the money of the sheet that nothing places on any."""

    seat: Seat
    bribes: int
    stakes: list[Interval]
    unaccounted: Money
    fees: Loss
    exiles: Loss


class Notebook(Struct, frozen=True):
    agents: list[Agent]
    opponents: list[Opponent]


def describe(view: Plain) -> Notebook:
    """For every opponent the interval of each stake, and the money that nothing accounts for."""
    public = view.public
    seats = [seat for seat in range(public.seats) if seat != view.viewer]
    return Notebook(list(agents_of(public)), [_opponent(public, seat) for seat in seats])


def sketch(view: Plain, speaker: Speaker) -> Text:
    """The intervals as a table, an opponent a column; a tilde where one may be too wide."""
    from rich.text import Text  # slow, and not needed to play

    notes, language = describe(view), speaker.language
    opponents = notes.opponents
    wide = min(13, (80 - 12) // max(len(opponents), 1))
    names = [speaker.name(one.seat) for one in opponents]
    rows = [["", *(name if len(name) < wide else f"{name[: wide - 2]}…" for name in names)]]
    for number, agent in enumerate(notes.agents):
        stakes = [_cell(one.stakes[number]) for one in opponents]
        rows.append([speaker.word("figure", agent), *stakes])
    for key in ("unaccounted", "bribes"):
        numbers = [str(getattr(one, key)) for one in opponents]
        rows.append([say(language, f"agent-notes-{key}"), *numbers])
    for key in ("fees", "exiles"):
        losses = [getattr(one, key) for one in opponents]
        lost = [f"{loss.sum} ({loss.times})" for loss in losses]
        rows.append([say(language, f"agent-notes-{key}"), *lost])
    lines = ["".join([f"{row[0]:12}", *(f"{cell:>{wide}}" for cell in row[1:])]) for row in rows]
    lines.append(say(language, "agent-notes-times"))
    if not all(stake.is_exact for one in opponents for stake in one.stakes):
        lines.append(say(language, "agent-notes-wide"))
    return Text("\n".join([say(language, "agent-notes-title"), *lines]))


def intervals(public: Plain, seat: int) -> list[Interval]:
    """The least and the most that the seat may have on each agent."""
    fees = [e.FEE * paid for paid in public.fees[seat][: public.agents]]
    return [
        Interval((low - fee) * e.UNIT, (high - fee) * e.UNIT, is_exact)
        for (low, high, is_exact), fee in zip(spans(Proofs.of(public, seat)), fees, strict=True)
    ]


def _opponent(public: Plain, seat: int) -> Opponent:
    agents = range(public.agents)
    attacks = sum(public.fees[seat])
    exiled = [stake_shown(public, seat, a) for a in agents if public.at[a] == e.OUT]
    sheet = sum(value * n for value, n in zip(public.values, public.counts, strict=True))
    return Opponent(
        seat,
        public.bribes[seat],
        intervals(public, seat),
        (sheet - sum(public.proven[seat])) * e.UNIT,
        Loss(attacks, e.FEE * attacks * e.UNIT),
        Loss(sum(1 for n in exiled if n), sum(exiled) * e.UNIT),
    )


def _cell(stake: Interval) -> str:
    ends = "-".join(str(end) for end in dict.fromkeys((stake.low, stake.high)))
    return ends if stake.is_exact else f"~{ends}"
