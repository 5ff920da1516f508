"""How a machine hands out its money at the start (A3): one of many sheets, never the same.

A *manner* says what parts of the money go to agents, the first mattering most; which agents they
are is left to chance. A sheet is put down lot by lot, and every lot is asked for anew; so each time
the whole is chosen among all sheets that begin with what is already put down, by their likelihood.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from ludotheque.bots.search import by_odds
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import put_amount, put_lot
from ludotheque.games.agent.equipment import FREE_LOTS, KINDS, SEAL

Lots: TypeAlias = tuple[int, ...]  # of one agent, by kind

MANNERS = (
    (0.40, 0.20, 0.05, 0.05),
    (0.35, 0.25, 0.10),
    (0.30, 0.30, 0.05, 0.05, 0.05),
    (0.25, 0.25, 0.20, 0.05),
    (0.50, 0.15, 0.05),
)


def next_lot(public: Row, mine: Row, rng: Rng) -> int:
    """The next action of a sheet that begins with the draft."""
    agents = int(public.agents)
    begun = [tuple(int(n) for n in mine.draft[agent]) for agent in range(agents)]
    at = max((agent for agent in range(agents) if any(begun[agent])), default=0)
    ways = [way for manner in MANNERS for way in _ways(public, manner, begun, at)]
    if not ways:
        return SEAL
    odds = np.array([likely for likely, _, _ in ways])
    _, part, rest = ways[by_odds(odds, len(odds), rng)]
    if part != begun[at]:
        return _put(public, at, begun[at], part)
    for agent in range(at + 1, agents):
        part = rest.pop(by_odds(np.ones(len(rest)), len(rest), rng))
        if any(part):
            return _put(public, agent, begun[agent], part)
    return SEAL


def _ways(
    public: Row, manner: tuple[float, ...], begun: list[Lots], at: int
) -> list[tuple[float, Lots, list[Lots]]]:
    """What the agent `at` may get, how likely, and what is left for those after it."""
    parts = _parts(public, manner[: len(begun)])
    parts += [(0,) * KINDS] * (len(begun) - len(parts))
    likely = 1.0
    for lots in begun[:at]:
        if lots not in parts:
            return []
        likely *= parts.count(lots) / len(parts)
        parts.remove(lots)
    likely /= len(parts)
    return [
        (likely, part, parts[:k] + parts[k + 1 :])
        for k, part in enumerate(parts)
        if _begins(public, begun[at], part)
    ]


def _parts(public: Row, manner: tuple[float, ...]) -> list[Lots]:
    """Whole lots for each part, the largest that fit."""
    values, left = public.values.tolist(), public.counts.tolist()
    total = sum(value * count for value, count in zip(values, left, strict=True))
    parts = []
    for share in manner:
        target, lots = round(share * total), [0] * KINDS
        for kind in range(KINDS):
            if values[kind]:
                lots[kind] = min(left[kind], target // values[kind])
                left[kind] -= lots[kind]
                target -= lots[kind] * values[kind]
        parts.append(tuple(lots))
    return parts


def _begins(public: Row, begun: Lots, part: Lots) -> bool:
    """Whether lots put down one by one, in the order of their kinds, may become the part."""
    if not any(begun):
        return True
    if public.lots == FREE_LOTS:
        return begun == part
    last = max(kind for kind in range(KINDS) if begun[kind])
    return begun[:last] == part[:last] and begun[last] <= part[last]


def _put(public: Row, agent: int, begun: Lots, part: Lots) -> int:
    """The first lot of the part that is not yet put down."""
    if public.lots == FREE_LOTS:
        return put_amount(agent, part[0])
    kind = next(kind for kind in range(KINDS) if begun[kind] < part[kind])
    return put_lot(agent, kind)
