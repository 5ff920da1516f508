"""What happens in Agent, as one viewer sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import field, structs

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Money, Part, Seat, Seen, standing, word
from ludotheque.core.plain import Plain
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.actions import actor_of, case_of, is_case_only, step_of
from ludotheque.games.agent.choices import Agent, Space
from ludotheque.games.agent.names import agents_of, spaces_of

Handling: TypeAlias = Annotated[
    Literal[
        "left", "carried", "set-down", "not-taken-along", "taken-along", "beside", "on",
        "let-lie", "captured",
    ],
    word("handling"),
]  # fmt: skip
"""What becomes of the case in a step, by where it was (A9-c)."""

HELD: tuple[Handling, ...] = ("left", "carried", "set-down")
HERE: tuple[Handling, ...] = ("not-taken-along", "taken-along", "set-down")
THERE: tuple[Handling, ...] = ("beside", "on")
OF_TARGET: tuple[Handling, ...] = ("let-lie", "captured")


class Stake(Part, tag="stake", frozen=True):
    """A seat's stake on an agent."""

    seat: Seat
    sum: Money


class Lot(Part, tag="lot", frozen=True):
    """A sum on an agent."""

    agent: Agent
    sum: Money


class Sealed(Fact, tag="sealed", frozen=True):
    seat: Seat


class Put(Fact, tag="put", frozen=True):
    """One's own bribe, which nobody else is told."""

    lots: list[Lot]


class First(Fact, tag="first", frozen=True):
    seat: Seat


class Moved(Fact, tag="move", frozen=True):
    """Announced; it may yet be taken back."""

    seat: Seat
    agent: Agent
    from_: Space = field(name="from")
    to: Space
    case: Handling | None


class Attacked(Fact, tag="attack", frozen=True):
    seat: Seat
    agent: Agent
    from_: Space = field(name="from")
    to: Space
    target: Agent
    case: Handling | None


class Took(Fact, tag="take", frozen=True):
    seat: Seat
    agent: Agent
    at: Space


class Dropped(Fact, tag="drop", frozen=True):
    seat: Seat
    agent: Agent
    at: Space


class Bribed(Fact, tag="bribe", frozen=True):
    seat: Seat


class EndedTurn(Fact, tag="end-turn", frozen=True):
    seat: Seat


class Answered(Fact, tag="answered", frozen=True):
    is_minor: ClassVar[bool] = True

    seat: Seat


class Protested(Fact, tag="protests", frozen=True):
    """Who protests against what was announced; nobody, it may be."""

    seats: list[Seat]


class Consented(Fact, tag="consents", frozen=True):
    seat: Seat
    agent: Agent


class StoodBy(Fact, tag="stands-by", frozen=True):
    """A contest begins."""

    seat: Seat
    agent: Agent


class Claimed(Fact, tag="claims", frozen=True):
    seat: Seat
    agent: Agent
    sum: Money


class GaveUp(Fact, tag="gives-up", frozen=True):
    seat: Seat
    agent: Agent


class Decides(Fact, tag="decides", frozen=True):
    seat: Seat


class Upheld(Fact, tag="upholds", frozen=True):
    seat: Seat


class Refused(Fact, tag="refuses", frozen=True):
    seat: Seat


class Exiled(Fact, tag="exile", frozen=True):
    """What all had on an exile is laid open."""

    agent: Agent
    stakes: list[Stake]


class Paid(Fact, tag="fee", frozen=True):
    seat: Seat
    agent: Agent
    sum: Money


class LosesTurn(Fact, tag="loses-turn", frozen=True):
    """He will sit out his next turn."""

    seat: Seat


class LostTurn(Fact, tag="lost-turn", frozen=True):
    seat: Seat


class LaidOpen(Fact, tag="laid-open", frozen=True):
    """A sheet at the end (A12)."""

    seat: Seat
    lots: list[Lot]


class Won(Fact, tag="won", frozen=True):
    seat: Seat
    agent: Agent


class Tied(Fact, tag="tied", frozen=True):
    pass


class Bid(Part, tag="bid", frozen=True):
    """What a seat named at most in a contest, if anything, and what it had on the agent then."""

    seat: Seat
    claim: Money | None
    stake: Money


class Contested(Part, tag="contested", frozen=True):
    """A contest, with the cards on the table: who decided, and whether the act stood (C4)."""

    agent: Agent
    act: Moved | Attacked | Took | Dropped
    bids: list[Bid]
    decider: Seat | None = None
    stands: bool | None = None


REVIEW: TypeAlias = Contested


FACTS: TypeAlias = (
    Sealed | Put | First | Moved | Attacked | Took | Dropped | Bribed | EndedTurn | Answered
    | Protested | Consented | StoodBy | Claimed | GaveUp | Decides | Upheld | Refused | Exiled
    | Paid | LosesTurn | LostTurn | LaidOpen | Won | Tied
)  # fmt: skip


def tell(before: Plain, after: Plain) -> list[Fact]:
    """What the viewer saw happen between two of his views: one step, or a bribe as one."""
    old, new = before.public, after.public
    if old.phase == e.OPENING:
        return list(_opening(before, after))
    if old.phase == e.DRAWING:
        return [First(new.first)]
    if old.trail == new.trail and old.asked == new.asked:
        return []  # a lot put on a draft
    told = list(_step(before, after))
    if is_done(old, new):
        told += _outcome(old, new)
    if new.phase == e.OVER or (old.turn, old.rounds) != (new.turn, new.rounds):
        told += _turns(old, new)
    return told


def review(logs: Sequence[Sequence[Seen[Fact]]]) -> list[Part]:
    """Each contest as it was: what was named, and what everybody really had there."""
    stakes: Counter[tuple[int, str]] = Counter()
    contests: list[Contested] = []
    act: Moved | Attacked | Took | Dropped | None = None
    for events in zip(*map(standing, logs), strict=True):
        for seat, event in enumerate(events):
            for put in (fact for fact in event.facts if isinstance(fact, Put)):
                stakes.update({(seat, lot.agent): lot.sum for lot in put.lots})
        for fact in events[0].facts:
            match fact:
                case Moved() | Attacked() | Took() | Dropped():
                    act = fact
                case Paid(seat, agent, fee):
                    stakes[seat, agent] -= fee
                case StoodBy(_, agent):
                    assert act is not None
                    contests.append(Contested(agent, act, []))
                case Claimed(seat, agent, claim):
                    _bid(contests[-1], Bid(seat, claim, stakes[seat, agent]))
                case GaveUp(seat, agent):
                    _bid(contests[-1], Bid(seat, None, stakes[seat, agent]))
                case Decides(seat):
                    contests[-1] = structs.replace(contests[-1], decider=seat)
                case Upheld() | Refused():
                    contests[-1] = structs.replace(contests[-1], stands=isinstance(fact, Upheld))
    return [*contests]


def _bid(contest: Contested, bid: Bid) -> None:
    """Note what a seat named at most: giving up later takes nothing back."""
    known = [one.seat for one in contest.bids]
    if bid.seat not in known:
        contest.bids.append(bid)
    elif bid.claim is not None:
        contest.bids[known.index(bid.seat)] = bid


def seats_of(mask: int) -> list[int]:
    """The seats of a mask; chance is none."""
    return [*_SEATS[mask & len(_SEATS) - 1]]


_SEATS = [[seat for seat in range(e.SEATS) if mask >> seat & 1] for mask in range(1 << e.SEATS)]


def stake_shown(public: Plain, seat: int, agent: int) -> int:
    """What is proven of a stake, in hundreds: exact for exiles, and for all when it is over."""
    return max(0, int(public.proven[seat][agent]) - e.FEE * int(public.fees[seat][agent]))


def handling(public: Plain, action: int) -> Handling | None:
    """What becomes of the case in a step, if it has a part in it."""
    agent, there, target = step_of(public, action)
    if public.holder == agent:
        return HELD[case_of(action)]
    if public.holder == target:
        return OF_TARGET[case_of(action)]
    if public.holder != e.UNHELD:
        return None
    if public.case_at == public.at[agent] and public.case_handling != e.BY_TURN:
        return HERE[case_of(action)]
    return THERE[case_of(action)] if public.case_at == there else None


def announced(public: Plain) -> Fact:
    """The act that is pending, as it was announced."""
    action, number = public.act, actor_of(public.act)
    seat, agents, spaces = public.turn, agents_of(public), spaces_of(public)
    agent, here = agents[number], spaces[public.at[number]]
    if is_case_only(action):
        return Took(seat, agent, here) if action < e.DROP else Dropped(seat, agent, here)
    _, there, target = step_of(public, action)
    case = handling(public, action)
    if target == e.NO_TARGET:
        return Moved(seat, agent, here, spaces[there], case)
    return Attacked(seat, agent, here, spaces[there], agents[target], case)


def is_done(old: Plain, new: Plain) -> bool:
    """Whether an act stood: each leaves a trace on the board."""
    before, after = (old.at, old.case_at, old.holder), (new.at, new.case_at, new.holder)
    return bool(old.phase > e.TURN and before != after)


def _opening(before: Plain, after: Plain) -> Iterator[Fact]:
    old, new = before.public, after.public
    yield from _put(before, after)
    for seat in seats_of(old.asked & ~(new.asked if new.phase == e.OPENING else 0)):
        yield Sealed(seat)
    if new.phase > e.DRAWING:
        yield First(new.first)


def _step(before: Plain, after: Plain) -> Iterator[Fact]:
    """What was said or answered."""
    old, new = before.public, after.public
    seat = seats_of(old.asked)[0]
    if old.phase == e.TURN:
        if new.phase == e.PROTESTING:
            yield announced(new)
        elif new.bribes[seat] > old.bribes[seat]:
            yield Bribed(seat)
            yield from _put(before, after)
        else:
            yield EndedTurn(seat)
    elif old.phase == e.PROTESTING:
        if new.phase == e.PROTESTING:
            yield from (Answered(one) for one in seats_of(old.asked & ~new.asked))
        else:
            yield Protested(seats_of(new.protests) if new.phase == e.ANSWERING else [])
    elif old.phase == e.ANSWERING:
        agent = agents_of(old)[actor_of(old.act)]
        is_contest = new.phase == e.CLAIMING
        yield StoodBy(seat, agent) if is_contest else Consented(seat, agent)
    elif old.phase == e.CLAIMING:
        agent = agents_of(old)[actor_of(old.act)]
        claim = new.claims[seat]
        if claim != old.claims[seat]:
            yield Claimed(seat, agent, claim * e.UNIT)
        else:
            yield GaveUp(seat, agent)
        if new.phase == e.DECIDING:
            yield Decides(seats_of(new.asked)[0])
    else:
        yield Upheld(seat) if is_done(old, new) else Refused(seat)


def _outcome(old: Plain, new: Plain) -> Iterator[Fact]:
    """What an act that stands has changed beyond itself."""
    for number, agent in enumerate(agents_of(new)):
        if new.at[number] == e.OUT != old.at[number]:
            shown = [stake_shown(new, seat, number) * e.UNIT for seat in range(new.seats)]
            yield Exiled(agent, [Stake(seat, dollars) for seat, dollars in enumerate(shown)])
        if new.fees[old.turn][number] > old.fees[old.turn][number]:
            yield Paid(old.turn, agent, e.FEE * e.UNIT)
    for seat in seats_of(new.owing & ~old.owing):
        yield LosesTurn(seat)


def _turns(old: Plain, new: Plain) -> Iterator[Fact]:
    """Turns lost on the way to the next; or the end."""
    if new.phase != e.OVER:
        seat = (old.turn + 1) % new.seats
        while seat != new.turn:
            yield LostTurn(seat)
            seat = (seat + 1) % new.seats
        return
    for seat in range(new.seats):
        stakes = (stake_shown(new, seat, number) for number in range(new.agents))
        lots = zip(agents_of(new), stakes, strict=True)
        yield LaidOpen(seat, [Lot(agent, stake * e.UNIT) for agent, stake in lots if stake])
    yield Won(new.winner, agents_of(new)[new.holder]) if new.cause == e.WON else Tied()


def _put(before: Plain, after: Plain) -> Iterator[Fact]:
    """One's own bribe."""
    if after.viewer == SPECTATOR:
        return
    agents = agents_of(after.public)
    spent = zip(before.mine.spent, after.mine.spent, strict=True)
    more = [(number, new - old) for number, (old, new) in enumerate(spent) if new > old]
    lots = [Lot(agents[number], hundreds * e.UNIT) for number, hundreds in more]
    if lots:
        yield Put(lots)
