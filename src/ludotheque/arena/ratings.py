"""What outcomes say: shares with intervals, and ratings.

A share's interval takes the groups of games (one seed, all arrangements of the seats) as its
independent draws, since the games of a group are not.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ludotheque.arena.match import Outcome
from ludotheque.core.extras import library

NORMAL = 1.96  # 95 % of a normal distribution lie within so many deviations
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Estimate:
    """A number and the half-width of its 95 % interval."""

    value: float
    margin: float

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin


def share(outcomes: Sequence[Outcome], machine: str) -> Estimate:
    """The share of the wins that a machine's seats had, ties counted in equal parts."""
    groups: dict[tuple[int, frozenset[str]], list[float]] = defaultdict(list)
    for outcome in outcomes:
        machines = outcome.pairing.machines
        if machine in machines:
            mine = sum(s for s, m in zip(outcome.shares, machines, strict=True) if m == machine)
            groups[outcome.pairing.group, frozenset(machines)].append(mine)
    means = np.array([np.mean(group) for group in groups.values()])
    if len(means) < 2:
        return Estimate(float(means.mean()) if len(means) else 0.0, math.inf)
    # a run of equal results still leaves doubt: at least one half result in the other direction
    spread = max(float(means.std(ddof=1)), 0.5 / len(means) ** 0.5)
    return Estimate(float(means.mean()), NORMAL * spread / len(means) ** 0.5)


def elo(outcomes: Sequence[Outcome], machines: Sequence[str]) -> dict[str, Estimate]:
    """Ratings of a two-seat game: Bradley and Terry's model, a tie half a win, mean 0.

    One tie against an average machine is added for each, so that an unbeaten one stays finite.
    """
    number = {machine: k for k, machine in enumerate(machines)}
    n = len(machines)
    ratings = np.zeros(n)
    rows = []
    for outcome in outcomes:
        first, second = (number[machine] for machine in outcome.pairing.machines)
        if first != second:
            rows.append((first, second, outcome.shares[0]))
    for _ in range(100):
        against_average = 1 / (1 + np.exp(-ratings))
        gradient = 0.5 - against_average
        hessian = np.diag(against_average * (1 - against_average))
        for first, second, score in rows:
            p = 1 / (1 + math.exp(ratings[second] - ratings[first]))
            gradient[first] += score - p
            gradient[second] -= score - p
            weight = p * (1 - p)
            hessian[first, first] += weight
            hessian[second, second] += weight
            hessian[first, second] -= weight
            hessian[second, first] -= weight
        step = np.linalg.solve(hessian, gradient)
        ratings += step
        if np.abs(step).max() < 1e-9:
            break
    centred = np.eye(n) - 1 / n  # only differences mean something
    ratings = centred @ ratings
    deviation = np.sqrt(np.diag(centred @ np.linalg.inv(hessian) @ centred))
    return {
        machine: Estimate(ELO * float(ratings[k]), NORMAL * ELO * float(deviation[k]))
        for machine, k in number.items()
    }


def skill(outcomes: Sequence[Outcome], machines: Sequence[str]) -> dict[str, Estimate]:
    """Ratings of a game for several: openskill's Plackett-Luce, seat by seat."""
    model = library("openskill.models", "arena").PlackettLuce()
    ratings = {machine: model.rating() for machine in machines}
    for outcome in outcomes:
        teams = [[ratings[machine]] for machine in outcome.pairing.machines]
        ranks = [0.0 if part > 0 else 1.0 for part in outcome.shares]
        rated = model.rate(teams, ranks=ranks)
        for machine in set(outcome.pairing.machines):
            seats = [k for k, m in enumerate(outcome.pairing.machines) if m == machine]
            for name in ("mu", "sigma"):
                mean = np.mean([getattr(rated[k][0], name) for k in seats])
                setattr(ratings[machine], name, float(mean))
    return {m: Estimate(float(r.mu), NORMAL * float(r.sigma)) for m, r in ratings.items()}
