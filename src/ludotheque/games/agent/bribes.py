"""How bribes are drafted and sealed, and what is remembered of what was shown (A3, A7c, C6)."""

from __future__ import annotations

from ludotheque.core.bits import int64
from ludotheque.core.jit import rule
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import lots
from ludotheque.games.agent.equipment import (
    AGENTS,
    FEE,
    FREE_LOTS,
    KINDS,
    SEAL,
)


@rule
def put(mine: Row, action: int) -> None:
    """Strike a lot from the sheet and write it under an agent, in the draft (A3)."""
    agent, kind, count = lots(action)
    mine.draft[agent, kind] += count
    mine.left[kind] -= count
    mine.last = action + 1


@rule
def seal(public: Row, mine: Row, action: int) -> None:
    """The draft becomes a bribe; if time ended it (END), it goes back to the sheet (C7)."""
    for agent in range(AGENTS):
        for kind in range(KINDS):
            count = int64(mine.draft[agent, kind])
            if action == SEAL:
                mine.lots[agent, kind] += count
                mine.spent[agent] += count * int64(public.values[kind])
            else:
                mine.left[kind] += count
            mine.draft[agent, kind] = 0
    mine.last = 0


@rule
def date_bribe(public: Row, seat: int) -> None:
    """The others learn only that he bribed (A7c); what is proven of him, he had put before."""
    if public.lots == FREE_LOTS:
        public.least[seat] += 1
    else:
        for agent in range(AGENTS):
            public.dated[seat, int64(public.bribes[seat]), agent] = public.proven[seat, agent]
    public.bribes[seat] += 1


@rule
def prove(public: Row, seat: int, agent: int, stake: int) -> None:
    """Remember that the seat has shown a stake of at least so much on the agent."""
    spent = stake + FEE * int64(public.fees[seat, agent])
    if spent > public.proven[seat, agent]:
        public.proven[seat, agent] = spent
        total = 0
        for one in range(AGENTS):
            total += int64(public.proven[seat, one])
        if public.lots == FREE_LOTS and total > public.least[seat]:
            public.least[seat] = total
