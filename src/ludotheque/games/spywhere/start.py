"""The start (S2 to S5, S16), and how a card leaves the pile."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ludotheque.core.bits import int64, mix
from ludotheque.core.calls import CHANCE_BIT, SPECTATOR
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row, Rows, Weights
from ludotheque.games.spywhere.equipment import (
    BONUS,
    CENTRE,
    COPIES,
    DEALING,
    DRAWING,
    HAND,
    LAYING,
    NATIONS,
    NONE_REMOVED,
    PASSPORT_MOMENT,
    PASSPORTS,
    REMOVING,
    STARTING,
    are_two,
    guesses_each,
    passports_each,
)


def new(states: Rows, options: Mapping[str, int], seats: int) -> None:
    """Write the table before any chance: all cards in the pile, nobody knows anything."""
    public = states[0].public
    for name, value in options.items():
        setattr(public, name, value)
    public.seats = seats
    public.nations = (1 << NATIONS) - 1
    public.pile_size = NATIONS * COPIES
    states[0].hidden.pile[:] = COPIES
    public.slots = guesses_each(seats)
    public.guess_from = public.first_guess or (5 if are_two(seats) else 1)  # S18
    public.asked = CHANCE_BIT
    is_whole = seats > 4 or public.removed == NONE_REMOVED
    public.phase = PASSPORTS if is_whole else REMOVING  # S4


@rule
def chance(state: Row, weights: Weights) -> int:
    public = state.public
    seats = int(public.seats)
    if public.phase == STARTING:
        for seat in range(seats):
            is_named = 0 < public.first <= seats
            weights[seat] = 1 if not is_named else int(public.first == seat + 1)
        return seats
    if public.phase == REMOVING:
        for nation in range(NATIONS):
            weights[nation] = 1 if not public.removed else int(public.removed == nation + 1)
        return NATIONS
    if public.phase != PASSPORTS:
        for nation in range(NATIONS):
            weights[nation] = int(state.hidden.pile[nation])
        return NATIONS
    left = int(public.nations)
    for seat in range(seats):
        left &= ~int(state.private[seat].passports)
    for nation in range(NATIONS):
        weights[nation] = left >> nation & 1
    return NATIONS


def getter(public: Row) -> int | None:
    """Who gets the passport or the card for a hand that is drawn; nobody if it is for the table."""
    if public.phase == PASSPORTS:
        return int(public.step) // passports_each(int(public.seats))
    if public.phase == DEALING:
        return int(public.step) // HAND
    if public.phase in (DRAWING, BONUS):
        return int(public.turn)
    return None


def sees_draw(public: Row) -> int:
    """Passports and cards for a hand are seen by who gets them, all else by everyone."""
    seat = getter(public)
    return 1 << SPECTATOR if seat is None else 1 << seat


@rule
def prepare(state: Row, what: int) -> None:
    """A step of the start (S2 to S5): two passports each for two players (S16)."""
    public = state.public
    seats = int(public.seats)
    phase = int(public.phase)
    if phase == REMOVING:
        public.nations = int(public.nations) & ~(1 << what)
        public.pile_size -= COPIES
        state.hidden.pile[what] = 0
        public.phase = PASSPORTS
        public.trail = mix(public.trail, what)
        return
    if phase == STARTING:
        public.starter, public.turn, public.phase = what, what, DRAWING
        public.turns[what] = 1
        public.trail = mix(public.trail, what)
        return
    step = int(public.step)
    public.step = step + 1
    if phase == PASSPORTS:
        each = passports_each(seats)
        mine = state.private[step // each]
        mine.passports = int(mine.passports) | 1 << what
        mine.trail ^= mix(np.uint64(8 * (PASSPORT_MOMENT + step % each)), what)
        if step + 1 == each * seats:
            public.step, public.phase = 0, DEALING
    elif phase == DEALING:
        into_hand(state, step // HAND, what)
        if step + 1 == HAND * seats:
            public.step, public.phase = 0, LAYING
    else:
        into_centre(state, what)
        if step + 1 == CENTRE:
            public.step, public.phase = 0, STARTING


@rule
def into_hand(state: Row, seat: int, nation: int) -> None:
    public, mine = state.public, state.private[seat]
    state.hidden.pile[nation] -= 1
    public.pile_size -= 1
    mine.hand[nation] += 1
    public.hand_sizes[seat] += 1
    tell_draw(public, mine, int64(public.hand_sizes[seat]), nation)


@inlined
def tell_draw(public: Row, mine: Row, moment: int, nation: int) -> None:
    """A seat has seen which card it drew: its `moment`-th, counted from 1."""
    mine.trail ^= mix(np.uint64(8 * moment), nation)
    if public.reshuffle_triples:
        mine.drawn[moment // 2] |= nation << 4 * (moment % 2)


@rule
def into_centre(state: Row, nation: int) -> None:
    public = state.public
    state.hidden.pile[nation] -= 1
    public.pile_size -= 1
    public.centre[nation] += 1
    public.trail = mix(public.trail, nation)
