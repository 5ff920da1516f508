"""Protests and contests (C1 to C6)."""

from __future__ import annotations

from ludotheque.core.bits import int64, mix
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import attacks, claimed
from ludotheque.games.agent.acts import contested, stake_on
from ludotheque.games.agent.bribes import prove
from ludotheque.games.agent.equipment import (
    ANSWERING,
    CLAIMING,
    DECIDING,
    FIRST_TO_NAME,
    GIVE_UP,
    NOBODY,
    TURN_ORDER,
)


@inlined
def ask(public: Row, phase: int, asked: int) -> None:
    public.phase = phase
    public.asked = asked


@rule
def release(state: Row) -> bool:
    """The answers come out together (C1): whether the act stands at once."""
    public = state.public
    seats, turn = int64(public.seats), int64(public.turn)
    protests = 0
    for seat in range(seats):
        protests |= (int64(state.private[seat].answer) >> 1) << seat
        state.private[seat].answer = 0
    public.protests = protests
    public.trail = mix(public.trail, protests)
    public.reveals += 1
    if protests == 0:
        return True
    opener = (turn + 1) % seats
    while not protests >> opener & 1:
        opener = (opener + 1) % seats
    public.opener = opener
    ask(public, ANSWERING, 1 << turn)
    return False


@rule
def contest(public: Row, seat: int, action: int) -> None:
    """A claim or a giving-up, and who is asked next (C3)."""
    if action == GIVE_UP:
        public.given_up |= 1 << seat
    else:
        public.leader = seat
        public.claims[seat] = claimed(action)
        prove(public, seat, contested(public), claimed(action))
    seats, turn, opener = int64(public.seats), int64(public.turn), int64(public.opener)
    for _ in range(seats):  # the opener, the mover, the others clockwise from the mover, again
        if seat == opener:
            seat = turn
        else:
            seat = (seat + 1) % seats
            if seat == opener:
                seat = (seat + 1) % seats
            if seat == turn:
                seat = opener
        if seat != public.leader and not public.given_up >> seat & 1:
            ask(public, CLAIMING, 1 << seat)
            return
    ask(public, DECIDING, 1 << decider(public, named_highest(public)))


@inlined
def named_highest(public: Row) -> int:
    """The seats that have named the highest sum, whether or not they gave up later."""
    named = 0
    if public.leader != NOBODY:
        for seat in range(int64(public.seats)):
            named |= int64(public.claims[seat] == public.claims[public.leader]) << seat
    return named


@inlined
def decider(public: Row, named: int) -> int:
    """Who decides when these have named the highest sum: the leader, unless sums are equal (C4)."""
    turn, seats = int64(public.turn), int64(public.seats)
    if named == 0:
        return turn
    if named & (named - 1) == 0:
        return int64(public.leader)
    if public.contest_tie != TURN_ORDER or not attacks(int64(public.act)):
        return turn
    while not named >> turn & 1:  # the first in the order of play (C4-a)
        turn = (turn + 1) % seats
    return turn


def deciding_claim(public: Row, seat: int) -> int:
    """The least sum by which a seat would decide as things stand (C4), whether or not it may."""
    if public.leader == NOBODY:
        return 1
    highest: int = public.claims[public.leader]
    return highest + (decider(public, named_highest(public) | 1 << seat) != seat)


@inlined
def lowest_claim(public: Row, seat: int) -> int:
    """Higher than the leader's; the mover's may equal it, and mostly one not yet named (C3)."""
    if public.leader == NOBODY:
        return 1
    highest = int64(public.claims[int64(public.leader)])
    is_new = public.contest_tie != FIRST_TO_NAME and public.claims[seat] != highest
    return highest if is_new or seat == public.turn else highest + 1


@inlined
def highest_claim(public: Row, mine: Row, seat: int) -> int:
    """The claimant's own stake (C2)."""
    return stake_on(public, mine, seat, contested(public))
