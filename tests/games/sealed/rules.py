"""A sealed auction. Chance hides a prize; each seat puts down any of its tokens 1, 2 and 3, in
ascending order, and seals; then all is laid open and the highest sum wins.

Actions: 0-2 put down token 1-3, 3 seal. Chance: the prize, 0 to 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.core.bits import mix
from ludotheque.core.jit import rule
from ludotheque.core.returns import share
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Row, Rows, Weights, layout

VERSION = 1
FEWEST_SEATS, SEATS = 2, 4
ACTIONS = MAX_LEGAL = 4
MAX_CHANCE = 3
CHANCE_BIT = 1 << 7
EVERYONE = 1 << 6
SEAL = 3
DRAWING, DRAFTING, OVER = range(3)
REFUSALS = (("", ""), ("D1", "sealed-refused-order", "token"), ("D2", "sealed-refused-done"))

Public = layout(
    trail="u8",
    phase="u1",
    seats="u1",
    answered="u1",
    prize_shown="u1",
    prize="u1",
    bids=("u1", (SEATS,)),
    reveals="u1",
)
Private = layout(trail="u8", bid="u1")
Hidden = layout(prize="u1")


def new(states: Rows, options: Mapping[str, int], seats: int) -> None:
    """Nothing drawn, nothing put down."""
    states[0].public.seats = seats
    states[0].public.prize_shown = options["prize_shown"]


@rule
def to_act(public: Row) -> int:
    if public.phase == DRAWING:
        return CHANCE_BIT
    if public.phase == OVER:
        return 0
    return ((1 << int(public.seats)) - 1) & ~int(public.answered)


@rule
def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    n = 0
    for token in range(3):
        if mine.bid < 1 << token:  # ascending
            out[n] = token
            n += 1
    out[n] = SEAL
    return n + 1


@rule
def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    return 0 if action == SEAL or mine.bid < 1 << action else 1


@rule
def chance(state: Row, weights: Weights) -> int:
    weights[0], weights[1], weights[2] = 1, 2, 3
    return 3


def sees_draw(public: Row) -> int:
    """Nobody sees the prize, unless it is shown to all."""
    return EVERYONE if public.prize_shown else 0


@rule
def apply(state: Row, seat: int, action: int) -> None:
    public = state.public
    if public.phase == DRAWING:
        state.hidden.prize = action
        public.phase = DRAFTING
        if public.prize_shown:
            public.prize = action + 1
            public.trail = mix(public.trail, action)
        return
    mine = state.private[seat]
    mine.trail = mix(mine.trail, action)
    if action < SEAL:
        mine.bid |= 1 << action
        return
    public.answered |= 1 << seat
    if int(public.answered) == (1 << int(public.seats)) - 1:
        public.phase = OVER
        public.reveals += 1
        public.prize = state.hidden.prize + 1
        for one in range(int(public.seats)):
            public.bids[one] = state.private[one].bid
            public.trail = mix(public.trail, int(public.bids[one]))


@rule
def returns(state: Row, out: Any) -> None:
    public = state.public
    best, winners = 0, 0
    for seat in range(int(public.seats)):
        total = worth(int(public.bids[seat]))
        if total > best or seat == 0:
            best, winners = total, 1 << seat
        elif total == best:
            winners |= 1 << seat
    share(winners, int(public.seats), out)


@rule
def worth(bid: int) -> int:
    """The sum of the tokens put down."""
    return (bid & 1) + 2 * (bid >> 1 & 1) + 3 * (bid >> 2 & 1)


@rule
def resample(view: Row, rng: Rng, state: Row) -> None:
    public = view.public
    state.public = public
    viewer = int(view.viewer)
    if public.phase == DRAWING:
        return
    state.hidden.prize = int(public.prize) - 1 if public.prize else _drawn(rng)
    for seat in range(int(public.seats)):
        if seat == viewer:
            state.private[seat] = view.mine
            continue
        other = state.private[seat]
        other.bid = public.bids[seat] if public.phase == OVER else below(rng, 8)
        other.trail = np.uint64(0)
        for token in range(3):
            if other.bid >> token & 1:
                other.trail = mix(other.trail, token)
        if public.answered >> seat & 1:
            other.trail = mix(other.trail, SEAL)


@rule
def _drawn(rng: Rng) -> int:
    k = below(rng, 6)
    return 0 if k < 1 else 1 if k < 3 else 2
