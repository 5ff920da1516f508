"""A view as a vector for learning: seats from the viewer's own on, counts scaled to about 1.

A spectator is encoded as if sitting on the first seat, with nothing of his own.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.bits import int64
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import inlined, rule
from ludotheque.core.rows import Row
from ludotheque.games.spywhere.equipment import (
    ALIKE,
    CENTRE,
    COPIES,
    IN_LAST,
    MOST_TURNS,
    NATIONS,
    OVER,
    SEATS,
    are_two,
)

PHASES = OVER + 1
SLOTS = (
    ("phase", PHASES),
    ("seats", SEATS),
    ("nations", NATIONS),
    ("centre", NATIONS),
    ("pile", 1),
    ("options", 2),
    ("passports", NATIONS),
    ("hand", NATIONS),
    ("cards", SEATS * NATIONS),
    ("turn", SEATS),
    ("asked", SEATS),
    ("hand_sizes", SEATS),
    ("known", SEATS * NATIONS),
    ("clues", SEATS * NATIONS),
    ("kept", SEATS * NATIONS),
    ("turns", SEATS),
    ("laid", SEATS * SEATS),
)
SIZE = sum(width for _, width in SLOTS)
HIGH = 16.0  # no value is below 0 or above this
ENDLESS = 10**9


def longest(public: Row) -> tuple[int, int]:
    """No game has more decisions and draws; putting three alike back (S9) has no end in theory."""
    seats = int(public.seats)
    cards = ENDLESS if public.reshuffle_triples else NATIONS * COPIES
    return 3 * MOST_TURNS + seats * (int(public.slots) + 1), cards + 2 + NATIONS


@rule
def encode(view: Row, out: Any) -> None:
    """Fill `out`, in the order of SLOTS."""
    public, mine = view.public, view.mine
    for k in range(SIZE):
        out[k] = 0.0
    seats = int(public.seats)
    is_seated = view.viewer != SPECTATOR
    first = int64(view.viewer) if is_seated else 0
    out[int(public.phase)] = 1.0
    out[PHASES + seats - 1] = 1.0
    at = PHASES + SEATS
    for nation in range(NATIONS):
        out[at + nation] = int(public.nations) >> nation & 1
        out[at + NATIONS + nation] = public.centre[nation] / CENTRE
    at += 2 * NATIONS
    out[at] = public.pile_size / (NATIONS * COPIES)
    out[at + 1] = int(public.reshuffle_triples)
    out[at + 2] = int(public.last_round)
    at += 3
    if is_seated:
        for nation in range(NATIONS):
            out[at + nation] = int(mine.passports) >> nation & 1
            out[at + NATIONS + nation] = mine.hand[nation] / COPIES
        for slot in range(SEATS):
            if mine.cards[slot]:
                place = _place(seats, slot, first)
                out[at + NATIONS * (2 + place) + int(mine.cards[slot]) - 1] = 1.0
    at += 2 * NATIONS + SEATS * NATIONS
    for place in range(seats):
        seat = (first + place) % seats
        out[at + place] = int(public.turn == seat)
        out[at + SEATS + place] = int(public.asked) >> seat & 1
        out[at + 2 * SEATS + place] = public.hand_sizes[seat] / COPIES
        row = at + 3 * SEATS + NATIONS * place
        for nation in range(NATIONS):
            out[row + nation] = public.known[seat, nation] / ALIKE
            out[row + SEATS * NATIONS + nation] = public.clues[seat, nation] / ALIKE
            out[row + 2 * SEATS * NATIONS + nation] = public.kept[seat, nation] / ALIKE
        tail = at + 3 * SEATS + 3 * SEATS * NATIONS
        out[tail + place] = public.turns[seat] / COPIES
        for slot in range(SEATS):
            if public.laid[seat, slot]:
                other = _place(seats, slot, first)
                is_last = public.laid[seat, slot] == IN_LAST
                out[tail + SEATS * (1 + place) + other] = 2.0 if is_last else 1.0


@inlined
def _place(seats: int, slot: int, first: int) -> int:
    """Where a slot is told: seats from the viewer's own on; with two, the slot itself."""
    return slot if are_two(seats) else (slot - first) % seats
