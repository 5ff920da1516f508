"""A random world that fits a view: what the others may have written on their sheets.

A world is consistent if each other seat could have come to its lots by legal play under the public
facts: it holds whole lots of its sheet; on an agent in play at least what was proven by claims,
attacks and their fees, on an exile exactly what was revealed; and each bribe after the opening had
a lot at least. The last is about time. What was proven before a bribe was not part of it, so when a
seat has bribed k times and F was proven before bribe j + 1, then of its N lots those that make up F
(the largest first, to need the fewest) leave k - j or more:

    N - fewest(lots, F[j]) >= k - j    for every j < k

which is also enough: hand the lots out backwards, one a bribe, never those that F[j] needs.

The distribution. Agent by agent, lots are drawn blindly from those left until what was proven is
covered (of an exile: drawn among those not too large, until it is met). Of the rest, each lot (with
free lots, each run of a random length) is placed with a chance that is drawn once, 1/4 to 4/4, on
one of a random set of agents in play. What is not consistent is thrown away and drawn anew. So
every consistent world can come, and no other. A seat that may be drafting has a draft in
half the worlds; an answer not yet released is yes or no with even odds.

Nothing here weighs how people play: that is the business of whoever searches. The others' trails
are hashes of the public trail and of their lots, not of when they placed them, which the view does
not tell; so worlds in which a seat holds the same are the same node to a search.
"""

from __future__ import annotations

from ludotheque.core.bits import int64, mix
from ludotheque.core.jit import rule
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import amount_action, lot_action
from ludotheque.games.agent.equipment import (
    AGENTS,
    FREE_LOTS,
    KINDS,
    OPENING,
    OUT,
    OVER,
    PROTESTING,
    TURN,
    UNITS,
)


@rule
def resample(view: Row, rng: Rng, state: Row) -> None:
    public = view.public
    state.public = public
    for seat in range(int64(public.seats)):
        if seat == view.viewer:
            state.private[seat] = view.mine
            continue
        other = state.private[seat]
        is_asked = int64(public.asked) >> seat & 1
        if public.phase == OVER:
            _copy_sheet(public, seat, other)
        elif public.phase == OPENING and is_asked:
            _clear(public, other)
        else:
            while not (_propose(public, seat, rng, other) and is_possible(public, seat, other)):
                pass
        for agent in range(AGENTS):
            put = 0
            for kind in range(KINDS):
                put += int64(other.lots[agent, kind]) * int64(public.values[kind])
            other.spent[agent] = put
        if is_asked and (public.phase == OPENING or public.phase == TURN) and below(rng, 2):
            _draft(public, rng, other)
        if public.phase == PROTESTING and not is_asked and seat != public.turn:
            other.answer = 1 + below(rng, 2)
        _recall(public, seat, other)


@rule
def is_possible(public: Row, seat: int, other: Row) -> bool:
    """Whether there are lots enough for each bribe after what was proven before it."""
    held = 0
    for agent in range(AGENTS):
        for kind in range(KINDS):
            held += int64(other.lots[agent, kind])
    if public.lots == FREE_LOTS:
        return held >= public.least[seat]
    bribes = int64(public.bribes[seat])
    for j in range(bribes):
        spare = held
        for agent in range(AGENTS):
            needed = int64(public.dated[seat, j, agent])
            for kind in range(KINDS):  # descending values
                for _ in range(int64(other.lots[agent, kind])):
                    if needed > 0:
                        needed -= int64(public.values[kind])
                        spare -= 1
        if spare < bribes - j:
            return False
    return True


@rule
def _propose(public: Row, seat: int, rng: Rng, other: Row) -> bool:
    """Draw lots for a seat; False if they could not cover what was proven."""
    _clear(public, other)
    for agent in range(AGENTS):
        needed = int64(public.proven[seat, agent])
        while needed > 0:
            most = needed if public.at[agent] == OUT else UNITS
            kind = _draw_lot(public, rng, other, most)
            if kind == KINDS:
                return False
            _place(other, agent, kind, 1)
            needed -= int64(public.values[kind])
    agents = int64(public.agents)
    favoured = below(rng, 1 << agents)
    for agent in range(agents):
        if public.at[agent] == OUT:
            favoured &= ~(1 << agent)
    if favoured:
        keenness = 1 + below(rng, 4)
        for kind in range(KINDS):
            lots = int64(other.left[kind])
            while lots > 0:
                run = 1 + below(rng, lots) if public.lots == FREE_LOTS else 1
                lots -= run
                if below(rng, 4) < keenness:
                    agent = below(rng, agents)
                    while not favoured >> agent & 1:
                        agent = below(rng, agents)
                    _place(other, agent, kind, run)
    return True


@rule
def _draw_lot(public: Row, rng: Rng, other: Row, most: int) -> int:
    """The kind of one of the lots left that are worth at most `most`; KINDS if there is none."""
    n = 0
    for kind in range(KINDS):
        if public.values[kind] <= most:
            n += int64(other.left[kind])
    if n == 0:
        return KINDS
    n = below(rng, n)
    for kind in range(KINDS):
        if public.values[kind] <= most:
            n -= int64(other.left[kind])
            if n < 0:
                return kind
    return KINDS


@rule
def _place(other: Row, agent: int, kind: int, lots: int) -> None:
    other.lots[agent, kind] += lots
    other.left[kind] -= lots


@rule
def _clear(public: Row, other: Row) -> None:
    for kind in range(KINDS):
        other.left[kind] = public.counts[kind]
        for agent in range(AGENTS):
            other.lots[agent, kind] = 0


@rule
def _copy_sheet(public: Row, seat: int, other: Row) -> None:
    """The sheets lie open (A12)."""
    _clear(public, other)
    for agent in range(AGENTS):
        for kind in range(KINDS):
            _place(other, agent, kind, int64(public.sheets[seat, agent, kind]))


@rule
def _draft(public: Row, rng: Rng, other: Row) -> None:
    """A bribe begun and not sealed: lots still on the sheet, on agents in play."""
    for agent in range(AGENTS):
        for kind in range(KINDS):
            left = int64(other.left[kind])
            if left > 0 and public.at[agent] != OUT and below(rng, 4) == 0:
                lots = 1 + below(rng, left)
                other.draft[agent, kind] = lots
                other.left[kind] -= lots
                other.last = 1 + lot_action(agent, kind)
                if public.lots == FREE_LOTS:
                    other.last = 1 + amount_action(agent, lots)


@rule
def _recall(public: Row, seat: int, other: Row) -> None:
    trail = mix(mix(public.trail, seat), int64(other.answer))
    for agent in range(AGENTS):
        for kind in range(KINDS):
            trail = mix(trail, int64(other.lots[agent, kind]))
            trail = mix(trail, int64(other.draft[agent, kind]))
    other.trail = trail
