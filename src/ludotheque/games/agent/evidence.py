"""What the others' acts say about their stakes, read from a seat's own log.

Players move towards the case and home the agents they have bribed, and away or to the Bahamas
those that others have. Whoever gives up in a contest seldom had enough to go on.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ludotheque.core.contract import Seen
from ludotheque.core.plain import Plain
from ludotheque.core.rows import Floats
from ludotheque.games.agent.equipment import AGENTS, SEATS, SPACES, UNIT
from ludotheque.games.agent.facts import (
    FACTS,
    Attacked,
    Claimed,
    Dropped,
    GaveUp,
    Moved,
    Protested,
    Took,
)
from ludotheque.games.agent.judgement import CEILING, DISTANCE, SUPPORT
from ludotheque.games.agent.names import agents_of, spaces_of

HELPED, HINDERED, ATTACKED, PROTESTED = 1.0, -0.7, -1.5, -0.4
LASTING = 0.7  # the power of what adds up: who acts so twice mostly has one reason


def weigh_log(public: Plain, log: Sequence[Seen[FACTS]], notes: Floats) -> None:
    """Note for each seat and agent what was done for and against it, and where one gave up."""
    support = np.zeros((SEATS, AGENTS))
    ceiling = np.zeros((SEATS, AGENTS))
    agents = {name: agent for agent, name in enumerate(agents_of(public))}
    spaces = {name: space for space, name in enumerate(spaces_of(public))}
    agent = mover = claim = 0
    named: set[int] = set()  # who have named the highest sum
    sign = 0.0
    for fact in (fact for seen in log for fact in seen.facts):
        match fact:
            case Moved() | Attacked() | Took() | Dropped():
                agent, mover, claim, sign = agents[fact.agent], fact.seat, 0, HELPED
                named = set()
                if isinstance(fact, Dropped):
                    sign = HINDERED
                elif isinstance(fact, Moved):
                    way = spaces[fact.from_], spaces[fact.to]
                    sign = HELPED if _is_forward(public, agent, *way, notes) else HINDERED
                elif isinstance(fact, Attacked):
                    support[mover, agents[fact.target]] += ATTACKED
                support[mover, agent] += sign
            case Protested(seats) if sign > 0:
                support[seats, agent] += PROTESTED
            case Claimed(seat, _, dollars):
                if dollars // UNIT > claim:
                    claim, named = dollars // UNIT, set()
                named.add(seat)
            case GaveUp(seat):
                if seat == mover and claim and len(named) > 1:
                    continue  # equal sums: he decides anyway (C4-a), or sees who does
                needed = claim + (0 if seat == mover and claim else 1)
                ceiling[seat, agent] = min(ceiling[seat, agent] or needed, needed)
    support = np.sign(support) * np.abs(support) ** LASTING
    notes[SUPPORT : SUPPORT + SEATS * AGENTS] = support.ravel()
    notes[CEILING : CEILING + SEATS * AGENTS] = ceiling.ravel()


def _is_forward(public: Plain, agent: int, here: int, there: int, notes: Floats) -> bool:
    """Whether a step led to the centre or, with the case in hand by now, home."""
    goals = [public.centre]
    if public.holder == agent:
        goals.append(public.home[agent])
    away = notes[DISTANCE : DISTANCE + SPACES * SPACES].reshape(SPACES, SPACES)
    return any(away[there, goal] < away[here, goal] for goal in goals)
