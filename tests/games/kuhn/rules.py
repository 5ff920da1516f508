"""Kuhn poker. Chance deals a card to each; then pass or bet.

Actions: 0 pass, 1 bet. Chance: the card, 0 to 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.core.bits import mix
from ludotheque.core.jit import rule
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Row, Rows, Weights, layout

VERSION = 1
FEWEST_SEATS = SEATS = 2
ACTIONS = MAX_LEGAL = 2
MAX_CHANCE = 3
CHANCE_BIT = 1 << 7
PASS, BET = range(2)
DEALING, PLAYING, OVER = range(3)
REFUSALS = (("", ""), ("K1", "kuhn-refused"))

Public = layout(
    trail="u8",
    phase="u1",
    dealt="u1",
    turn="u1",
    acts="u1",
    bets=("u1", (2,)),
    shown=("u1", (2,)),  # card + 1, laid open at the end
    reveals="u1",
)
Private = layout(trail="u8", card="u1")


def new(states: Rows, options: Mapping[str, int], seats: int) -> None:
    """Nothing dealt."""


@rule
def to_act(public: Row) -> int:
    if public.phase == DEALING:
        return CHANCE_BIT
    return 1 << int(public.turn) if public.phase == PLAYING else 0


@rule
def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    out[0], out[1] = PASS, BET
    return 2


@rule
def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    return 0


@rule
def chance(state: Row, weights: Weights) -> int:
    for card in range(3):
        weights[card] = 1
    if state.public.dealt == 1:
        weights[int(state.private[0].card)] = 0
    return 3


def sees_draw(public: Row) -> int:
    """Each card is seen by whom it is dealt to."""
    return 1 << int(public.dealt)


@rule
def apply(state: Row, seat: int, action: int) -> None:
    public = state.public
    if public.phase == DEALING:
        mine = state.private[int(public.dealt)]
        mine.card = action
        mine.trail = mix(mine.trail, action)
        public.dealt += 1
        public.phase = PLAYING if public.dealt == 2 else DEALING
        return
    public.trail = mix(public.trail, action)
    state.private[seat].trail = mix(state.private[seat].trail, action)
    public.acts += 1
    public.bets[seat] = action
    is_answer = public.acts >= 2 and (action == PASS or public.bets[1 - seat] == BET)
    public.turn = 1 - seat
    if is_answer:
        public.phase = OVER
        public.reveals += 1
        for one in range(2):
            public.shown[one] = state.private[one].card + 1


@rule
def returns(state: Row, out: Any) -> None:
    public = state.public
    first, second = int(public.bets[0]), int(public.bets[1])
    if first == second:
        sign = 1.0 if public.shown[0] > public.shown[1] else -1.0
        out[0] = sign * (1 + first)
    else:
        out[0] = 1.0 if first > second else -1.0
    out[1] = -out[0]


@rule
def resample(view: Row, rng: Rng, state: Row) -> None:
    public = view.public
    state.public = public
    viewer = int(view.viewer)
    used = 3
    for seat in range(2):
        other = state.private[seat]
        if seat == viewer:
            state.private[seat] = view.mine
            continue
        if seat >= public.dealt:
            continue
        if public.shown[seat]:
            card = int(public.shown[seat]) - 1
        else:
            mine = int(view.mine.card) if viewer < 2 and public.dealt > viewer else used
            card = below(rng, 3)
            while card == mine:
                card = below(rng, 3)
            used = card
        other.card = card
        other.trail = mix(np.uint64(0), card)
        _recall(public, seat, other)


@rule
def _recall(public: Row, seat: int, other: Row) -> None:
    """Add the seat's own acts, which all have seen, to its trail."""
    acts = int(public.acts)
    if seat == 0 and acts >= 1:
        first = PASS if acts == 3 else int(public.bets[0])
        other.trail = mix(other.trail, first)
        if acts == 3:
            other.trail = mix(other.trail, int(public.bets[0]))
    if seat == 1 and acts >= 2:
        other.trail = mix(other.trail, int(public.bets[1]))
