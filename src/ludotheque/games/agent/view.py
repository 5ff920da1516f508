"""What a view of Agent shows."""

from __future__ import annotations

import functools
from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Ask, Money, Seat, word
from ludotheque.core.options import Value
from ludotheque.core.plain import Plain
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent import maps
from ludotheque.games.agent.actions import actor_of
from ludotheque.games.agent.choices import Agent, Space
from ludotheque.games.agent.contest import decider, lowest_claim, named_highest
from ludotheque.games.agent.facts import (
    Attacked,
    Dropped,
    Moved,
    Took,
    announced,
    seats_of,
    stake_shown,
)
from ludotheque.games.agent.names import agents_of, board_of, spaces_of
from ludotheque.games.agent.options import OPTIONS

Colour: TypeAlias = Annotated[Literal["green", "blue", "red", "yellow"], word("colour")]
Announced: TypeAlias = Moved | Attacked | Took | Dropped
PENDING = range(e.PROTESTING, e.DECIDING + 1)
COLOURS: tuple[Colour, ...] = ("green", "blue", "red", "yellow")


class Place(Struct, frozen=True):
    """A space of the map, where it is shown (0 to 100 both ways), and where its roads lead."""

    space: Space
    x: int
    y: int
    capital: Colour | None
    roads: list[Space]


class Figure(Struct, frozen=True):
    agent: Agent
    nation: Colour
    home: Space


class Lots(Struct, frozen=True):
    """So many lots of one value are on a sheet at the start."""

    sum: Money
    count: int


class Setting(Struct, frozen=True):
    """The map, the figures, a sheet, and the reading of the rules."""

    map: str
    centre: Space
    spaces: list[Place]
    agents: list[Figure]
    sheet: list[Lots]
    seats: int
    options: dict[str, Value]


class Case(Struct, frozen=True):
    at: Space
    holder: Agent | None


class Contest(Struct, frozen=True):
    """Sums are each seat's last claim, 0 if it has named none; who would decide if it ended now."""

    agent: Agent
    claims: list[Money]
    leader: Seat | None
    given_up: list[Seat]
    decider: Seat


class Sheet(Struct, frozen=True):
    """One's own money by agent: stakes, the lots written, and those of a draft; the lots left."""

    stakes: list[Money]
    lots: list[list[Money]]
    draft: list[list[Money]]
    left: list[Lots]


class Description(Struct, frozen=True):
    """Who stands where, what was announced, what is shown; and one's own sheet.

    Lists go by agent in the order of the setting, `proven`, `fees` and `sheets` by seat first;
    `places` are where the agents stand, None in the Bahamas.
    """

    places: list[Space | None]
    case: Case
    turn: Seat | None
    round: int
    act: Announced | None
    protests: list[Seat]
    contest: Contest | None
    taken_back: int
    owing: list[Seat]
    bribes: list[int]
    proven: list[list[Money]]
    fees: list[list[Money]]
    sheet: Sheet | None
    sheets: list[list[list[Money]]] | None
    winner: Seat | None
    is_tied: bool


class Opening(Ask, tag="opening", frozen=True):
    pass


class Draft(Ask, tag="draft", frozen=True):
    """To its writer alone."""

    sum: Money


class Turn(Ask, tag="turn", frozen=True):
    pass


class TurnAgain(Ask, tag="turn-again", frozen=True):
    """An act was taken back."""


class TurnHandled(Ask, tag="turn-handled", frozen=True):
    """The case was seen to; the act is still to come (A9-d)."""


class Protest(Ask, tag="protest", frozen=True):
    pass


class Answer(Ask, tag="answer", frozen=True):
    seats: list[Seat]


class Claim(Ask, tag="claim", frozen=True):
    """To beat the leader's sum, or to give up; whether the viewer can, if it is he who is asked."""

    agent: Agent
    leader: Seat | None
    sum: Money
    may_claim: bool


class Verdict(Ask, tag="verdict", frozen=True):
    pass


class Unspent(Ask, tag="unspent", frozen=True):
    """Before an opening bribe is sealed that leaves most of the money on the sheet."""

    sum: Money


ASKS: TypeAlias = (
    Opening | Draft | Turn | TurnAgain | TurnHandled | Protest | Answer | Claim | Verdict
    | Unspent
)  # fmt: skip


def setting(view: Plain) -> Setting:
    """What never changes."""
    public, board = view.public, board_of(view.public)
    places, figures = _laid_out(
        tuple(board.placed_at), spaces_of(public), agents_of(public), public.neighbours,
        public.nation, public.home,
    )  # fmt: skip
    return Setting(
        maps.name_of(public.map),
        spaces_of(public)[public.centre],
        places,
        figures,
        [Lots(v * e.UNIT, n) for v, n in zip(public.values, public.counts, strict=True) if n],
        public.seats,
        {name: _bare(value) for name, value in OPTIONS.decode(public).items()},
    )


def describe(view: Plain) -> Description:
    """What is so now."""
    public, spaces, agents = view.public, spaces_of(view.public), agents_of(view.public)
    is_over, seats = public.phase == e.OVER, range(public.seats)
    is_contest = public.phase in (e.CLAIMING, e.DECIDING)
    act = announced(public) if public.phase in PENDING else None
    assert act is None or isinstance(act, Announced)
    return Description(
        places=[None if at == e.OUT else spaces[at] for at in public.at[: public.agents]],
        case=Case(spaces[public.case_at], agents[public.holder] if _is_held(public) else None),
        turn=public.turn if public.phase > e.DRAWING else None,
        round=public.rounds + 1,
        act=act,
        protests=seats_of(public.protests),
        contest=_contest(public) if is_contest else None,
        taken_back=public.refusals,
        owing=seats_of(public.owing),
        bribes=list(public.bribes[: public.seats]),
        proven=[
            [stake_shown(public, seat, agent) * e.UNIT for agent in range(public.agents)]
            for seat in seats
        ],
        fees=[[n * e.FEE * e.UNIT for n in public.fees[seat][: public.agents]] for seat in seats],
        sheet=None if view.viewer == SPECTATOR else _sheet(view),
        sheets=[_laid_open(public, seat) for seat in seats] if is_over else None,
        winner=public.winner if public.cause == e.WON else None,
        is_tied=public.cause == e.TIED,
    )


def ask(view: Plain) -> Ask:
    """What the asked are asked; about a draft only its writer is told."""
    public = view.public
    if view.viewer != SPECTATOR and view.mine.last:
        drafted = (_worth(public, row) for row in view.mine.draft)
        return Draft(sum(drafted) * e.UNIT)
    match public.phase:
        case e.OPENING:
            return Opening()
        case e.TURN:
            if public.refusals:
                return TurnAgain()
            return TurnHandled() if public.has_handled else Turn()
        case e.PROTESTING:
            return Protest()
        case e.ANSWERING:
            return Answer(seats_of(public.protests))
        case e.CLAIMING:
            leader = None if public.leader == e.NOBODY else public.leader
            claim = 0 if leader is None else public.claims[leader]
            agent = agents_of(public)[actor_of(public.act)]
            return Claim(agent, leader, claim * e.UNIT, bool(claims_open_to(view)))
    return Verdict()


def claims_open_to(view: Plain) -> range:
    """What the viewer may claim in the contest, in hundreds; nothing if another is asked (C2)."""
    public, viewer = view.public, view.viewer
    if public.phase != e.CLAIMING or viewer == SPECTATOR or not public.asked >> viewer & 1:
        return range(0)
    return range(int(lowest_claim(public, viewer)), stakes_of(view)[actor_of(public.act)] + 1)


def stakes_of(view: Plain) -> list[int]:
    """The viewer's stakes by agent, in hundreds."""
    fees = view.public.fees[view.viewer]
    spent = view.mine.spent[: view.public.agents]
    return [put - e.FEE * paid for put, paid in zip(spent, fees, strict=False)]


def warning(view: Plain) -> Unspent | None:
    """To leave most of the money may be an oversight: a later bribe takes a turn (A7c)."""
    public = view.public
    left = _worth(public, view.mine.left)
    if public.phase == e.OPENING and 2 * left > _worth(public, public.counts):
        return Unspent(left * e.UNIT)
    return None


def _contest(public: Plain) -> Contest:
    is_led = public.leader != e.NOBODY
    return Contest(
        agents_of(public)[actor_of(public.act)],
        [claim * e.UNIT for claim in public.claims[: public.seats]],
        public.leader if is_led else None,
        seats_of(public.given_up),
        decider(public, named_highest(public)) if is_led else public.turn,
    )


def _sheet(view: Plain) -> Sheet:
    public, mine = view.public, view.mine
    counts = zip(public.values, mine.left, strict=True)
    return Sheet(
        [stake * e.UNIT for stake in stakes_of(view)],
        [_lots(public, row) for row in mine.lots[: public.agents]],
        [_lots(public, row) for row in mine.draft[: public.agents]],
        [Lots(value * e.UNIT, n) for value, n in counts if value],
    )


def _laid_open(public: Plain, seat: int) -> list[list[Money]]:
    row = public.sheets[seat]
    rows = [row[k : k + e.KINDS] for k in range(0, len(row), e.KINDS)]
    return [_lots(public, lots) for lots in rows[: public.agents]]


def _lots(public: Plain, counts: bytes) -> list[Money]:
    """Lots one by one, the most valuable first; with free lots their sum."""
    if not any(counts):
        return []
    if public.lots == e.FREE_LOTS:
        return [_worth(public, counts) * e.UNIT]
    lots = zip(public.values, counts, strict=True)
    return [value * e.UNIT for value, n in lots for _ in range(n)]


def _worth(public: Plain, counts: bytes) -> int:
    return sum(value * n for value, n in zip(public.values, counts, strict=True))


def _bare(value: Value) -> Value:
    """A text that holds its map as a text alone."""
    return str(value) if isinstance(value, str) else value


def _is_held(public: Plain) -> bool:
    return bool(public.holder < e.AGENTS)


@functools.lru_cache(maxsize=maps.KEPT)
def _laid_out(
    placed_at: tuple[tuple[int, int], ...],
    spaces: tuple[str, ...],
    agents: tuple[str, ...],
    neighbours: tuple[int, ...],
    nation: bytes,
    home: bytes,
) -> tuple[list[Place], list[Figure]]:
    """The map and the figures."""
    nations = [COLOURS[nation[agent]] for agent in range(len(agents))]
    capitals = dict(zip(home, nations, strict=False))
    places = [
        Place(
            spaces[here], x, y, capitals.get(here),
            [spaces[there] for there in range(len(placed_at)) if neighbours[here] >> there & 1],
        )
        for here, (x, y) in enumerate(placed_at)
    ]  # fmt: skip
    named = zip(agents, nations, home, strict=False)
    return places, [Figure(agent, colour, spaces[at]) for agent, colour, at in named]
