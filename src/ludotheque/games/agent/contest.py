"""Protests and contests (C1 to C6)."""

from __future__ import annotations

from ludotheque.core.bits import mix, whole
from ludotheque.core.jit import inlined, rule
from ludotheque.core.record import Record
from ludotheque.games.agent.acts import contested, stake_on
from ludotheque.games.agent.bribes import prove
from ludotheque.games.agent.equipment import (
    ANSWERING,
    CLAIM,
    CLAIMING,
    DECIDING,
    GIVE_UP,
    NOBODY,
)


@inlined
def ask(public: Record, phase: int, asked: int) -> None:
    public.phase = phase
    public.asked = asked


@rule
def release(state: Record) -> bool:
    """The answers come out together (C1): whether the act stands at once."""
    public = state.public
    seats, turn = whole(public.seats), whole(public.turn)
    protests = 0
    for seat in range(seats):
        protests |= (whole(state.private[seat].answer) >> 1) << seat
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
def contest(public: Record, seat: int, action: int) -> None:
    """A claim or a giving-up, and who is asked next (C3)."""
    if action == GIVE_UP:
        public.given_up |= 1 << seat
    else:
        public.leader = seat
        public.claims[seat] = action - CLAIM
        prove(public, seat, contested(public), action - CLAIM)
    seats, turn, opener = whole(public.seats), whole(public.turn), whole(public.opener)
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
    ask(public, DECIDING, 1 << (turn if public.leader == NOBODY else whole(public.leader)))  # C4


@inlined
def lowest_claim(public: Record, seat: int) -> int:
    """Higher than the leader's; the mover's may equal it (C3)."""
    if public.leader == NOBODY:
        return 1
    return whole(public.claims[whole(public.leader)]) + (0 if seat == public.turn else 1)


@inlined
def highest_claim(public: Record, mine: Record, seat: int) -> int:
    """The claimant's own stake (C2)."""
    return stake_on(public, mine, seat, contested(public))
