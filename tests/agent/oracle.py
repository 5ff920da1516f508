"""What a seat may hold, by trying every way to have placed every lot. Knows nothing of the rules.

The facts are those that anybody at the table writes down, in order:

    ("bribe",)                one more bribe after the opening: a lot at least, on agents in play
    ("shows", agent, sum)     a claim or an attack: the stake is that much or more
    ("fee", agent)            an attack stood: the stake is 500 less
    ("exile", agent, sum)     the stake is exactly that; the agent is out
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ludotheque.games.agent import facts as told

Fact = tuple[str, ...] | tuple[str, str, int]
World = tuple[tuple[int, ...], ...]  # by agent, the values of the lots under it, descending


def worlds(lots: Mapping[int, int], agents: Sequence[str], facts: Sequence[Fact]) -> set[World]:
    """Every holding that some course of bribes under the facts explains."""
    bribes = sum(fact[0] == "bribe" for fact in facts)
    places = [None, *itertools.product(agents, range(bribes + 1))]
    kinds = []
    for value, n in lots.items():
        ways = itertools.combinations_with_replacement(places, n)
        kinds.append([[(value, place) for place in chosen] for chosen in ways])
    found = set()
    for choice in itertools.product(*kinds):
        placed = [(value, *place) for kind in choice for value, place in kind if place]
        if _explains(placed, agents, facts):
            found.add(
                tuple(
                    tuple(sorted((v for v, agent, _ in placed if agent == one), reverse=True))
                    for one in agents
                )
            )
    return found


def intervals(found: Iterable[World], fees: Sequence[int]) -> list[tuple[int, int]]:
    """The least and the highest stake on each agent."""
    sums = [[sum(lots) for lots in world] for world in found]
    return [
        (min(column) - fee, max(column) - fee)
        for column, fee in zip(zip(*sums, strict=True), fees, strict=True)
    ]


def _explains(
    placed: list[tuple[int, str, int]], agents: Sequence[str], facts: Sequence[Fact]
) -> bool:
    paid = dict.fromkeys(agents, 0)
    gone: dict[str, int] = {}
    epoch = 0
    for fact in facts:
        if fact[0] == "bribe":
            epoch += 1
            if not any(when == epoch for _, _, when in placed):
                return False
        elif fact[0] == "fee":
            paid[fact[1]] += 500
        else:
            stake = sum(v for v, a, when in placed if a == fact[1] and when <= epoch)
            stake -= paid[fact[1]]
            if stake < fact[2] or (fact[0] == "exile" and stake != fact[2]):
                return False
            if fact[0] == "exile":
                gone[fact[1]] = epoch
    return all(when <= gone.get(agent, when) for _, agent, when in placed)


def facts_of(log: Iterable[told.FACTS], seat: int) -> Iterator[Fact]:
    """One seat's facts, from the log that a spectator reads."""
    for fact in log:
        match fact:
            case told.Bribed(one) if one == seat:
                yield ("bribe",)
            case told.Attacked(one, agent) if one == seat:
                yield ("shows", agent, 500)
            case told.Claimed(one, agent, dollars) if one == seat:
                yield ("shows", agent, dollars)
            case told.Paid(one, agent) if one == seat:
                yield ("fee", agent)
            case told.Exiled(agent, stakes):
                yield ("exile", agent, stakes[seat].sum)
