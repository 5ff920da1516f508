"""The end (S12 to S19): the last guesses, the reveal, the points."""

from __future__ import annotations

from typing import Any

from ludotheque.core.bits import mix
from ludotheque.core.calls import CHANCE_BIT
from ludotheque.core.jit import inlined, rule
from ludotheque.core.returns import share
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    ALL_IN,
    CAUSE_POINTS,
    DRAWING,
    GUESSED_ALL,
    IN_LAST,
    LAST,
    NATIONS,
    OVER,
    PILE_OUT,
    RUNNING,
    SEAL,
    SEATS,
    target_of,
)
from ludotheque.games.spywhere.guessing import lay


@inlined
def end_turn(public: Row) -> None:
    """Pass to the left (S11), or end the game (S12, S12-a)."""
    seats = int(public.seats)
    next_ = (int(public.turn) + 1) % seats
    is_last = public.cause == GUESSED_ALL and not (public.last_round and next_ != public.starter)
    if public.pile_size > 0 and not is_last:
        public.turn = next_
        public.turns[next_] += 1
        public.is_eliminated = 0
        public.phase = DRAWING
        public.asked = CHANCE_BIT
        return
    if public.cause == RUNNING:
        public.cause = PILE_OUT
    asked = 0
    for seat in range(seats):
        if public.guesses[seat] < public.slots:
            asked |= 1 << seat
    public.phase = LAST if asked else ALL_IN
    public.asked = asked


@inlined
def answer(state: Row, seat: int, action: int) -> None:
    """A card of a last answer or its seal; when the last seal is in, all is turned up (S13)."""
    if action != SEAL:
        lay(state, seat, action)
        return
    public = state.public
    public.asked = int(public.asked) & ~(1 << seat)
    if public.asked == 0:
        public.phase = ALL_IN


@inlined
def turn_up(state: Row) -> None:
    """Show passports, hands and identification cards, and count the points (S14)."""
    public = state.public
    seats = int(public.seats)
    public.phase = OVER
    public.reveals += 1
    for seat in range(seats):
        mine = state.private[seat]
        public.passports[seat] = mine.passports
        public.trail = mix(public.trail, int(mine.passports))
        own = 0
        for nation in range(NATIONS):
            held = int(mine.hand[nation])
            public.hands[seat, nation] = held
            public.trail = mix(public.trail, held)
            if int(mine.passports) >> nation & 1:
                own += held
        right = 0
        for slot in range(SEATS):
            card = int(mine.cards[slot])
            public.faces[seat, slot] = card
            public.trail = mix(public.trail, card)
            if card == 0:
                continue
            if public.laid[seat, slot] == 0:
                public.laid[seat, slot] = IN_LAST
                public.guesses[seat] += 1
            target = target_of(seats, seat, slot)
            right += int(state.private[target].passports) >> (card - 1) & 1
        score = own + own * right
        if public.cause == GUESSED_ALL and public.closer == seat:
            score += CAUSE_POINTS  # S14-a
        public.own[seat] = own
        public.right[seat] = right
        public.scores[seat] = score


@rule
def returns(state: Row, out: Any) -> None:
    """The seats with the most points share the victory (S15)."""
    public = state.public
    best, winners = -1, 0
    for seat in range(int(public.seats)):
        score = int(public.scores[seat])
        if score > best:
            best, winners = score, 1 << seat
        elif score == best:
            winners |= 1 << seat
    share(winners, int(public.seats), out)
