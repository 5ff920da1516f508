"""The hands of the other seats for the exact model, and in which order they drew them."""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    ALIKE,
    BONUS_DRAWN,
    CENTRE,
    CLUE_SHIFT,
    COPIES,
    EXCHANGING,
    FROM_UNKNOWN,
    MOST_TRIPLES,
    NATIONS,
)
from ludotheque.games.spywhere.redraws import STUCK, TIMES
from ludotheque.games.spywhere.start import tell_draw
from tests.spywhere.exact.posterior import MOST_DRAWS, NONE, Ints, Past
from tests.spywhere.exact.redraws import SHORT_PILE, Triples


@rule
def read_past(public: Row, viewer: int) -> Past:
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
            end += int64(public.hand_sizes[seat])
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
def read_triples(view: Row, past: Past, pool: Ints) -> Triples:
    """What was noted of triples, play being taken back from now as far as all or he saw it."""
    public, viewer = view.public, int(view.viewer)
    seats, n = int(public.seats), 0
    while n < MOST_TRIPLES and public.triples[n]:
        n += 1
    triples = Triples(
        np.full(n, NATIONS),
        np.zeros((n, NATIONS), np.int64),
        np.zeros((n, seats), np.int64),
        np.zeros(n, np.int64),
        np.zeros((n, COPIES + 1)),
        np.zeros(min(n, 1) * (NATIONS + MOST_DRAWS), np.int64),
        np.zeros(2),
    )
    if n == 0:
        return triples
    lying = np.zeros(NATIONS, np.int64)
    at = past.ends.copy()
    for nation in range(NATIONS):
        lying[nation] = int(public.centre[nation])
    if viewer != SPECTATOR:
        at[viewer] = int(public.hand_sizes[viewer])
    turn = int(public.exchanges)
    if public.phase == EXCHANGING:
        _take_back(view, int(public.turn), at, lying)
    while n > 0:
        turn -= 1
        seat = (int(public.starter) + turn) % seats
        story = int(public.history[turn])
        last = n
        while n > 0 and int64(public.triples[n - 1]) // TIMES // (STUCK + 1) == turn:
            n -= 1
            _read_triple(public, n, past, at, lying, triples)
        for k in range(last - 1, n - 1, -1):
            if triples.alike[k] < NATIONS:
                _weigh_triple(public, k, n, past, pool, triples)
        if story & BONUS_DRAWN:
            _take_back(view, seat, at, lying)
        if story >> CLUE_SHIFT & 7:
            lying[(story >> CLUE_SHIFT & 7) - 1] += ALIKE
        lying[story % 64 // NATIONS] -= 1
        lying[story % 64 % NATIONS] += 1
        _take_back(view, seat, at, lying)
    return triples


@inlined
def _take_back(view: Row, seat: int, at: Ints, lying: Ints) -> None:
    """Take back the last draw of a seat: the viewer knows what it was."""
    if seat == int(view.viewer):
        lying[int(view.mine.drawn[at[seat] // 2]) >> 4 * (at[seat] % 2) & 15] += 1
    at[seat] -= 1


@rule
def _read_triple(public: Row, k: int, past: Past, at: Ints, lying: Ints, triples: Triples) -> None:
    """Write a triple, with as many marks as there must be of it beyond those of later ones."""
    what = int64(public.triples[k]) // TIMES % (STUCK + 1)
    total = int64(public.pile_size)
    for nation in range(NATIONS):
        triples.lying[k, nation] = lying[nation]
        total += lying[nation]
    start = 0
    for seat in range(len(past.ends)):
        triples.untils[k, seat] = min(max(start, at[seat]), past.ends[seat])
        total += past.ends[seat] - triples.untils[k, seat]
        start = past.ends[seat]
    if what < STUCK:
        alike = triples.alike[k] = what // 3
        if total - CENTRE <= SHORT_PILE:
            marks = what % 3 + ALIKE - lying[alike]
            for later in range(k + 1, len(triples.alike)):
                if triples.alike[later] == alike:
                    marks -= triples.marks[later]
            triples.marks[k] = max(0, marks)


@rule
def _weigh_triple(
    public: Row, k: int, first: int, past: Past, pool: Ints, triples: Triples
) -> None:
    """Write the chances of a triple, `first` being the first one of that turn."""
    note = int64(public.triples[k])
    alike, least = triples.alike[k], note // TIMES % (STUCK + 1) % 3 + ALIKE
    lying = triples.lying[k, alike]
    sure = others = 0  # marks that came after in this nationality, and in others by then
    for later in range(first, len(triples.alike)):
        if triples.alike[later] != alike:
            others += triples.marks[later]
        elif later > k:
            sure += triples.marks[later]
    unseen, size = pool[alike], int64(public.pile_size) - others
    for seat in range(len(past.ends)):
        for i in range(triples.untils[k, seat], past.ends[seat]):
            size += 1
            unseen += int(past.given[i] == alike)
    most = lying + min(unseen, size)
    best = 0.0
    for there in range(max(least, lying + sure + triples.marks[k]), most + 1):
        chance = 1.0
        for more in range(1, ALIKE + 1):
            chance *= there - least + more
        chance **= note % TIMES
        for more in range(triples.marks[k]):
            chance /= there - lying - sure - more
        triples.chances[k, there] = chance
        best = max(best, chance)
    for there in range(COPIES + 1):
        triples.chances[k, there] /= best


@rule
def turn_back(public: Row, viewer: int, past: Past, drawn: Ints) -> None:
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
def hand_out(state: Row, seat: int, start: int, past: Past, drawn: Ints) -> None:
    """Give a seat what all know it has and what it drew and kept, and tell its trail of it."""
    public, other = state.public, state.private[seat]
    for nation in range(NATIONS):
        other.hand[nation] = public.known[seat, nation]
    moment = int64(public.hand_sizes[seat]) - (past.ends[seat] - start)
    for i in range(start, past.ends[seat]):
        moment += 1
        other.hand[drawn[i]] += 1
        tell_draw(public, other, moment, drawn[i])
        if past.given[i] != NONE:
            other.hand[past.given[i]] -= 1
