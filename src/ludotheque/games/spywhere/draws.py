"""The hands of the other seats for `resample`, and in which order they drew them."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import mix, whole
from ludotheque.core.jit import inlined, rule
from ludotheque.core.record import Record
from ludotheque.games.spywhere.equipment import (
    BONUS_DRAWN,
    COPIES,
    EXCHANGING,
    FROM_UNKNOWN,
    NATIONS,
    OVER,
)
from ludotheque.games.spywhere.posterior import MOST_DRAWS, NONE, Ints, Past


@rule
def read_past(public: Record, viewer: int) -> Past:
    """What the exchanges of the others showed, of each seat from the last back."""
    seats = int(public.seats)
    past = Past(
        np.zeros(seats, np.int64),
        np.full(MOST_DRAWS, NONE),
        np.full(MOST_DRAWS, NONE),
        np.zeros(seats, np.int64),
    )
    known = np.zeros(NATIONS, np.int64)
    end = 0
    for seat in range(seats):
        if seat != viewer:
            end += whole(public.hand_sizes[seat])
            for nation in range(NATIONS):
                known[nation] = int(public.known[seat, nation])
                end -= known[nation]
            last = int(public.exchanges) - 1
            last -= (int(public.starter) + last - seat) % seats
            for turn in range(last, -1, -seats):
                end += int(int(public.history[turn]) & FROM_UNKNOWN > 0)
            i = end - 1
            if public.phase == EXCHANGING and public.turn == seat:
                i -= 1
            for turn in range(last, -1, -seats):
                i -= int(int(public.history[turn]) & BONUS_DRAWN > 0)
                _read_exchange(int(public.history[turn]), known, i, past)
                i -= 1
        past.ends[seat] = end
    return past


@inlined
def _read_exchange(story: int, known: Ints, i: int, past: Past) -> None:
    """Take back an exchange from the cards all know of, and write what it showed."""
    known[story % 64 % NATIONS] -= 1
    if story & FROM_UNKNOWN:
        past.given[i] = story % 64 // NATIONS
    else:
        known[story % 64 // NATIONS] += 1
    past.shown[i] = 0
    for nation in range(NATIONS):
        past.shown[i] |= int(known[nation] > 0) << nation


@rule
def count_unseen(view: Record) -> Ints:
    """The cards of which the viewer does not know where they lie."""
    public = view.public
    pool = np.zeros(NATIONS, np.int64)
    for nation in range(NATIONS):
        if int(public.nations) >> nation & 1:
            pool[nation] = COPIES - int(public.centre[nation]) - int(public.returned[nation])
            for seat in range(int(public.seats)):
                pool[nation] -= int(public.clues[seat, nation])
                if public.phase == OVER:
                    pool[nation] -= int(public.hands[seat, nation])
                elif seat == int(view.viewer):
                    pool[nation] -= int(view.mine.hand[nation])
                else:
                    pool[nation] -= int(public.known[seat, nation])
    return pool


@rule
def turn_back(public: Record, viewer: int, past: Past, drawn: Ints) -> None:
    """All is turned up: write a past that could have been, what was laid down having come first."""
    i = start = 0
    for seat in range(int(public.seats)):
        for k in range(start, past.ends[seat]):
            if past.given[k] != NONE:
                drawn[i] = past.given[k]
                i += 1
        if seat != viewer:
            for nation in range(NATIONS):
                held = int(public.hands[seat, nation]) - int(public.known[seat, nation])
                for _ in range(held):
                    drawn[i] = nation
                    i += 1
        start = past.ends[seat]


@rule
def hand_out(state: Record, seat: int, start: int, past: Past, drawn: Ints) -> None:
    """Give a seat what all know it has and what it drew and kept, and tell its trail of it."""
    public, other = state.public, state.private[seat]
    for nation in range(NATIONS):
        other.hand[nation] = public.known[seat, nation]
    moment = whole(public.hand_sizes[seat]) - (past.ends[seat] - start)
    for i in range(start, past.ends[seat]):
        moment += 1
        other.hand[drawn[i]] += 1
        other.trail ^= mix(np.uint64(8 * moment), drawn[i])
        if past.given[i] != NONE:
            other.hand[past.given[i]] -= 1
