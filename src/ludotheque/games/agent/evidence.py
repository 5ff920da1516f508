"""What the others' acts say about their stakes, read from a seat's own log.

Players move towards the case and home the agents they have bribed, and away or to the Bahamas
those that others have. Whoever gives up in a contest seldom had enough to go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ludotheque.core.record import Record
from ludotheque.games.agent.equipment import AGENTS, SEATS, SPACES, UNIT
from ludotheque.games.agent.judgement import CEILING, DISTANCE, SUPPORT, Floats
from ludotheque.games.agent.names import agent_word, space_word

HELPED, HINDERED, ATTACKED, PROTESTED = 1.0, -0.7, -1.5, -0.4
LASTING = 0.7  # the power of what adds up: who acts so twice mostly has one reason


def weigh_log(public: Record, log: Sequence[Any], notes: Floats) -> None:
    """Note for each seat and agent what was done for and against it, and where one gave up."""
    support = np.zeros((SEATS, AGENTS))
    ceiling = np.zeros((SEATS, AGENTS))
    agents = {agent_word(public, agent): agent for agent in range(public.agents)}
    spaces = {space_word(public, space): space for space in range(public.spaces)}
    agent = mover = claim = 0
    named: set[int] = set()  # who have named the highest sum
    sign = 0.0
    for message, told in _messages(log):
        if message in ("agent-log-move", "agent-log-attack", "agent-log-take", "agent-log-drop"):
            agent, mover, claim, sign = agents[told["agent"]], told["seat"] - 1, 0, HELPED
            named = set()
            if message == "agent-log-drop":
                sign = HINDERED
            elif message == "agent-log-move":
                way = spaces[told["from"]], spaces[told["to"]]
                sign = HELPED if _is_forward(public, agent, *way, notes) else HINDERED
            elif message == "agent-log-attack":
                support[mover, agents[told["target"]]] += ATTACKED
            support[mover, agent] += sign
        elif message == "agent-log-protests" and sign > 0:
            for seat in told["seats"].split(", "):
                support[int(seat) - 1, agent] += PROTESTED
        elif message == "agent-log-claims":
            if told["dollars"] // UNIT > claim:
                claim, named = told["dollars"] // UNIT, set()
            named.add(told["seat"] - 1)
        elif message == "agent-log-gives-up":
            seat = told["seat"] - 1
            if seat == mover and claim and len(named) > 1:
                continue  # equal sums: he decides anyway (C4-a), or sees who does
            needed = claim + (0 if seat == mover and claim else 1)
            ceiling[seat, agent] = min(ceiling[seat, agent] or needed, needed)
    support = np.sign(support) * np.abs(support) ** LASTING
    notes[SUPPORT : SUPPORT + SEATS * AGENTS] = support.ravel()
    notes[CEILING : CEILING + SEATS * AGENTS] = ceiling.ravel()


def _messages(log: Sequence[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for event in log:
        yield from event.get("told", ())


def _is_forward(public: Record, agent: int, here: int, there: int, notes: Floats) -> bool:
    """Whether a step led to the centre or, with the case in hand by now, home."""
    goals = [int(public.centre)]
    if public.holder == agent:
        goals.append(int(public.home[agent]))
    away = notes[DISTANCE : DISTANCE + SPACES * SPACES].reshape(SPACES, SPACES)
    return any(away[there, goal] < away[here, goal] for goal in goals)
