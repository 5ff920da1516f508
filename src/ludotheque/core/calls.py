"""The verbs as Python calls them: compiled, on an array of rows and an index.

A call that carries an array costs a fifth of one that carries a row. Numbers go on to the rules
as 64-bit ones, whatever field they come from, so that no rule is compiled for several kinds.
"""

from __future__ import annotations

from ludotheque.core.bits import int64
from ludotheque.core.jit import entry, rule, step
from ludotheque.core.returns import share
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Rows, Weights
from ludotheque.core.verbs import (
    apply,
    chance,
    encode,
    legal,
    refusal,
    resample,
    returns,
    sample,
    to_act,
)

CHANCE = 7
CHANCE_BIT = 1 << CHANCE
SPECTATOR = 6


@step
def who(states: Rows, i: int) -> int:
    """Who is asked: see `verbs.to_act`."""
    return to_act(states[i].public)


@step
def asked_of(views: Rows, j: int) -> int:
    """Who is asked, from a view alone."""
    return to_act(views[j].public)


@step
def options(views: Rows, j: int, out: Actions) -> int:
    """List what the viewer may do, from a view alone."""
    v = views[j]
    seat = int64(v.viewer)
    if seat == SPECTATOR or not to_act(v.public) >> seat & 1:
        return 0
    return legal(v.public, v.mine, seat, out)


@step
def legal_in(states: Rows, i: int, seat: int, out: Actions) -> int:
    """List what a seat may do, for whoever holds the state."""
    s = states[i]
    return legal(s.public, s.private[seat], seat, out)


@step
def why_not(views: Rows, j: int, action: int) -> int:
    """Why the viewer, who is asked, may not do something; 0 when he may."""
    v = views[j]
    return refusal(v.public, v.mine, int64(v.viewer), action)


@step
def act(states: Rows, i: int, seat: int, action: int) -> None:
    """Carry out a legal action, or one of chance."""
    apply(states[i], seat, action)


@step
def odds(states: Rows, i: int, weights: Weights) -> int:
    """List the weights of what chance may do."""
    return chance(states[i], weights)


@step
def score(states: Rows, i: int, out: Rows) -> None:
    """Write the returns."""
    returns(states[i], out)


@step
def share_out(winners: int, seats: int, out: Rows) -> None:
    """Write the returns of a result that the rules did not bring about."""
    share(winners, seats, out)


@step
def observe(states: Rows, i: int, viewer: int, views: Rows, j: int) -> None:
    """Make the view of a seat; for a spectator the private part of `views[j]` stays as it is."""
    s = states[i]
    v = views[j]
    v.public = s.public
    v.viewer = viewer
    if viewer != SPECTATOR:
        v.mine = s.private[viewer]


@entry
def imagine(views: Rows, j: int, rng: Rng, states: Rows, i: int) -> None:
    """Write a random whole state that fits a view."""
    resample(views[j], rng, states[i])


@entry
def pick(views: Rows, j: int, rng: Rng) -> int:
    """A uniformly random legal action of the viewer, for games with `sample`."""
    v = views[j]
    return sample(v.public, v.mine, int64(v.viewer), rng)


@entry
def vector(views: Rows, j: int, out: Rows) -> None:
    """Encode a view for a learner."""
    encode(views[j], out)


@step
def draw(states: Rows, i: int, rng: Rng, weights: Weights) -> int:
    """A chance action, drawn by its weight."""
    n = chance(states[i], weights)
    total = 0
    for action in range(n):
        total += weights[action]
    left = below(rng, total)
    action = 0
    while left >= weights[action]:
        left -= weights[action]
        action += 1
    return action


@rule
def seat_of(asked: int) -> int:
    """The lowest seat asked; CHANCE when it is chance."""
    seat = 0
    while not asked >> seat & 1:
        seat += 1
    return seat


@entry
def play_listing(states: Rows, i: int, rng: Rng, out: Actions, weights: Weights) -> int:
    """Play at random to the end, listing the legal actions; how many decisions."""
    s = states[i]
    decisions = 0
    while True:
        asked = to_act(s.public)
        if asked == 0:
            return decisions
        seat = seat_of(asked)
        if seat == CHANCE:
            apply(s, CHANCE, draw(states, i, rng, weights))
        else:
            n = legal(s.public, s.private[seat], seat, out)
            apply(s, seat, int64(out[below(rng, n)]))
            decisions += 1


@entry
def play_sampling(states: Rows, i: int, rng: Rng, weights: Weights) -> int:
    """Play at random to the end, sampling a legal action; how many decisions."""
    s = states[i]
    decisions = 0
    while True:
        asked = to_act(s.public)
        if asked == 0:
            return decisions
        seat = seat_of(asked)
        if seat == CHANCE:
            apply(s, CHANCE, draw(states, i, rng, weights))
        else:
            apply(s, seat, sample(s.public, s.private[seat], seat, rng))
            decisions += 1


@entry
def perft(states: Rows, level: int, depth: int, out: Actions, weights: Weights) -> int:
    """How many sequences of `depth` actions there are; several seats asked answer in seat order.

    `states` has a row a level, `out` a row a level.
    """
    asked = to_act(states[level].public)
    if asked == 0:
        return 0
    seat = seat_of(asked)
    s = states[level]
    if seat == CHANCE:
        n = chance(s, weights[level])
    else:
        n = legal(s.public, s.private[seat], seat, out[level])
        if depth == 1:
            return n
    total = 0
    for k in range(n):
        action = k if seat == CHANCE else int64(out[level, k])
        if seat != CHANCE or weights[level, k] > 0:
            if depth == 1:
                total += 1
            else:
                states[level + 1] = states[level]
                apply(states[level + 1], seat, action)
                total += perft(states, level + 1, depth - 1, out, weights)
    return total
