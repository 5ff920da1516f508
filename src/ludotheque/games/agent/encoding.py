"""A view as a vector for learners; seats are counted clockwise from the viewer.

The map is not in it: a learner is trained on one. A spectator is a seat 0 with an empty sheet.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.bits import int64
from ludotheque.core.jit import rule
from ludotheque.core.rows import Row
from ludotheque.games.agent.actions import actor, handling, step
from ludotheque.games.agent.acts import stake_on
from ludotheque.games.agent.equipment import (
    AGENTS,
    ATTACK,
    DECIDING,
    DROP,
    EXTRA,
    FEE,
    KINDS,
    MOST_TAKE_BACKS,
    PROTESTING,
    SEATS,
    SPACES,
    TAKE,
    UNHELD,
    UNITS,
)

SLOTS = (
    ("positions", AGENTS * (SPACES + 1)),
    ("case", SPACES),
    ("holder", AGENTS + 1),
    ("my_stakes", AGENTS),
    ("my_draft", AGENTS),
    ("my_lots_left", KINDS),
    ("proven_stakes", SEATS * AGENTS),
    ("fees", SEATS * AGENTS),
    ("bribes", SEATS),
    ("phase", 8),
    ("asked", SEATS),
    ("turn", SEATS),
    ("act_kind", 4),
    ("act_agent", AGENTS),
    ("act_target", AGENTS),
    ("act_space", SPACES),
    ("act_choice", 3),
    ("protests", SEATS),
    ("leader", SEATS),
    ("claims", SEATS),
    ("given_up", SEATS),
    ("owing", SEATS),
    ("refusals", MOST_TAKE_BACKS),
    ("has_handled", 1),
    ("seats", SEATS + 1),
    ("rounds", 1),
    ("options", 6),
)
SIZE = sum(width for _, width in SLOTS)
HIGH = 5.0  # no value is below 0 or above this
ENDLESS = 10**9


def longest(public: Row) -> tuple[int, int]:
    """No game has more decisions and draws; without a limit of rounds (A12-a), any number."""
    if not public.round_limit:
        return ENDLESS, 1
    seats = int(public.seats)
    claims = 2 * seats * UNITS + seats  # each sum by all, again by the mover after each
    act = 1 + (seats - 1) + 1 + claims + 1  # said, answered, stood by, claimed, judged
    turn = (int(public.take_backs) + (public.case_handling == EXTRA)) * act + 1
    return seats * (int(public.round_limit) * turn + UNITS + 1), 1  # and each lot, and an opening


@rule
def encode(view: Row, out: Any) -> None:
    """Fill `out`, in the order of SLOTS; money as a part of 10,000."""
    public, mine = view.public, view.mine
    seats = int(public.seats)
    is_seat = view.viewer < seats
    me = int(view.viewer) if is_seat else 0
    out[:SIZE] = 0.0
    k = 0
    for agent in range(AGENTS):
        out[k + int(public.at[agent])] = 1.0
        k += SPACES + 1
    out[k + int(public.case_at)] = 1.0
    k += SPACES
    out[k + int(public.holder)] = 1.0
    k += UNHELD + 1
    for agent in range(AGENTS):
        if is_seat:
            out[k + agent] = stake_on(public, mine, me, agent) / UNITS
            for kind in range(KINDS):
                drafted = int(mine.draft[agent, kind]) * int(public.values[kind])
                out[k + AGENTS + agent] += drafted / UNITS
    k += 2 * AGENTS
    for kind in range(KINDS):
        if is_seat:
            out[k + kind] = mine.left[kind] / max(1, int(public.counts[kind]))
    k += KINDS
    for place in range(seats):
        seat = (me + place) % seats
        for agent in range(AGENTS):
            paid = int(public.fees[seat, agent])
            shown = int(public.proven[seat, agent]) - FEE * paid
            out[k + AGENTS * place + agent] = max(0, shown) / UNITS
            out[k + AGENTS * (SEATS + place) + agent] = FEE * paid / UNITS
    k += 2 * SEATS * AGENTS
    for place in range(seats):
        out[k + place] = public.bribes[(me + place) % seats] / 24.0
    k += SEATS
    out[k + int(public.phase)] = 1.0
    k += 8
    for place in range(seats):
        seat = (me + place) % seats
        out[k + place] = int(public.asked) >> seat & 1
        out[k + SEATS + place] = seat == public.turn
    k += 2 * SEATS
    if PROTESTING <= public.phase <= DECIDING:
        _encode_act(public, out, k)
    k += 4 + 2 * AGENTS + SPACES + 3
    for place in range(seats):
        seat = (me + place) % seats
        out[k + place] = int(public.protests) >> seat & 1
        out[k + SEATS + place] = seat == public.leader
        out[k + 2 * SEATS + place] = public.claims[seat] / UNITS
        out[k + 3 * SEATS + place] = int(public.given_up) >> seat & 1
        out[k + 4 * SEATS + place] = int(public.owing) >> seat & 1
    k += 5 * SEATS
    for refusal in range(int(public.refusals)):
        out[k + refusal] = 1.0
    k += MOST_TAKE_BACKS
    out[k] = public.has_handled
    k += 1
    out[k + seats] = 1.0
    k += SEATS + 1
    out[k] = public.rounds / int(public.round_limit) if public.round_limit else 0.0
    out[k + 1] = public.case_handling
    out[k + 2] = public.captured_case
    out[k + 3] = public.failed_protest
    out[k + 4] = public.lots
    out[k + 5] = public.contest_tie
    out[k + 6] = public.take_backs / MOST_TAKE_BACKS


@rule
def _encode_act(public: Row, out: Any, k: int) -> None:
    """Kind, agent, target, destination, choice of the case."""
    action = int64(public.act)
    kind = 0 if action < ATTACK else 1 if action < TAKE else 2 if action < DROP else 3
    out[k + kind] = 1.0
    agents, targets = k + 4, k + 4 + AGENTS
    spaces = targets + AGENTS
    out[agents + actor(action)] = 1.0
    if kind > 1:
        return
    _, there, target = step(public, action)
    out[spaces + SPACES + handling(action)] = 1.0
    out[spaces + there] = 1.0
    if kind == 1:
        out[targets + target] = 1.0
