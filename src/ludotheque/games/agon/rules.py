"""Agon, or Queen's Guard: equipment, start, play, end. Paragraphs as in the rulebook.

Actions: 0-363 slides, 4 x cell + rank of the way; 364-3093 guards put on the edge, 30 x cell +
edge (a guard never stands on the throne, so that cell's thirty numbers lay a new guard); 3094-3184
the queen put on a cell; 3185 pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludotheque.core.bits import int64, mul, nth, popcount
from ludotheque.core.jit import inlined, rule, step
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Row, Rows
from ludotheque.games.agon.acting import capture, conclude, finish, move, note
from ludotheque.games.agon.board import (
    BITS,
    CAPTURED_KEYS,
    FAR,
    HI,
    INWARD,
    KEYS,
    LO,
    START,
    TURN_KEY,
    bit_of,
    words,
)
from ludotheque.games.agon.equipment import (
    ACTIONS,
    BYTES,
    FEWEST_SEATS,
    GUARDS,
    LAYING,
    MAX_LEGAL,
    PASS,
    PLACE,
    SEATS,
    SLIDING,
    STANDARD,
    VERSION,
    ZERO,
    Public,
    has,
)
from ludotheque.games.agon.pincers import between
from ludotheque.games.agon.placing import ends_of, list_placements, sample_placement
from ludotheque.games.agon.refusing import REFUSALS, refusal
from ludotheque.games.agon.sliding import list_slides, slide_number, slides

__all__ = [
    "ACTIONS",
    "FEWEST_SEATS",
    "MAX_LEGAL",
    "REFUSALS",
    "SEATS",
    "VERSION",
    "Public",
    "apply",
    "legal",
    "new",
    "refusal",
    "returns",
    "sample",
    "to_act",
]

# Start


def new(states: Rows, options: Mapping[str, Any], seats: int) -> None:
    """Write the start (G3) or, with nothing laid yet, the start of `start = placed` (G3-a)."""
    public = states[0].public
    for name, value in options.items():
        setattr(public, name, value)
    for seat, (queen, guards) in enumerate(START):
        public.queens[seat] = bit_of(*queen)
        laid = () if public.start else guards
        public.men[seat] = words([bit_of(*cell) for cell in (queen, *laid)])
    open_states(states)


@step
def open_states(states: Rows) -> None:
    """Compute all that follows from where men stand and whose turn it is, with nothing before."""
    public = states[0].public
    key = TURN_KEY if public.turn else ZERO
    for seat in range(2):
        lo, hi = public.men[seat, 0], public.men[seat, 1]
        low, high = between(lo, hi, lo, hi, int64(public.pincer))
        public.pinched[seat, 0] = low
        public.pinched[seat, 1] = high
        cells, n = ZERO, 0
        for bit in range(BITS):
            if has(lo, hi, bit):
                cells |= np.uint64(bit) << np.uint64(8 * n)
                n += 1
                key ^= KEYS[seat, int64(bit == public.queens[seat]), bit]
            if has(public.captured[0] & lo, public.captured[1] & hi, bit):
                key ^= CAPTURED_KEYS[bit]
        public.cells[seat] = cells | mul(BYTES, np.uint64(FAR)) << np.uint64(8 * n)
    public.key = key
    public.phase = LAYING if public.start and public.laid < 2 * GUARDS else SLIDING
    if public.draws == STANDARD:
        note(public)
    public.asked = 1 << int64(public.turn)


@step
def judge_states(states: Rows) -> None:
    """Say what is asked in a position set up by hand, or that it is over."""
    conclude(states[0].public, False)


# Play


@rule
def to_act(public: Row) -> int:
    return int64(public.asked)


@rule
def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    if public.phase == SLIDING:
        return list_slides(public, out)
    return list_placements(public, out)


@inlined
def sample(public: Row, mine: Row, seat: int, rng: Rng) -> int:
    if public.phase == SLIDING:
        ways = slides(public)
        if ways == ZERO:
            return PASS  # G11
        return slide_number(nth(ways, below(rng, popcount(ways))), public.cells[int64(public.turn)])
    return sample_placement(public, rng)


@inlined
def apply(state: Row, seat: int, action: int) -> None:
    public = state.public
    turn = int64(public.turn)
    is_slide = action < PLACE
    is_progress = False
    if action != PASS:
        start, to = ends_of(public, action)
        move(public, turn, start, to)
        if is_slide:
            is_progress = INWARD[action]
            low = public.pinched[turn, 0] & public.men[turn ^ 1, 0]
            high = public.pinched[turn, 1] & public.men[turn ^ 1, 1]
            if low | high != ZERO:
                is_progress |= capture(public, turn, to)
        elif start != FAR:
            public.captured[0] &= ~LO[start]
            public.captured[1] &= ~HI[start]
            public.key ^= CAPTURED_KEYS[start]
    if is_slide or action == PASS or start == FAR or public.placement_costs_turn:  # G8-a
        public.turn ^= 1
        public.key ^= TURN_KEY
    if public.phase == LAYING:
        public.laid += 1
        public.phase = LAYING if public.laid < 2 * GUARDS else SLIDING
    else:
        public.ply += 1
    finish(public, action, is_progress)


# End


@rule
def returns(state: Row, out: Any) -> None:
    winner = int64(state.public.winner)
    for seat in range(2):
        out[seat] = 0.0 if winner == 2 else 1.0 if seat == winner else -1.0
