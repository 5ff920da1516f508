"""Worlds weighed exactly by uniform play: what the game's `resample` is measured against.

The cards of the others are drawn by their probability given all that the viewer has seen, if
everybody does each thing that is legal with the same probability. See `posterior`: a past in which
somebody had few kinds to choose from when he laid down what he did weighs more; and `redraws` for
what those of S9 tell. In play it wins nothing: docs/decisions/0005.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import entry
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Rows
from ludotheque.games.spywhere.equipment import NATIONS, OVER
from ludotheque.games.spywhere.hands import count_unseen
from ludotheque.games.spywhere.resample import deal_passports, lay_guesses, weigh_passports
from tests.spywhere.exact.draws import hand_out, read_past, read_triples, turn_back
from tests.spywhere.exact.posterior import MOST_DRAWS, draw_past


@entry
def imagine(views: Rows, j: int, rng: Rng, states: Rows, i: int) -> None:
    """Write a random whole state that fits a view, by its exact weight."""
    view, state = views[j], states[i]
    public = view.public
    state.public = public
    viewer = int(view.viewer)
    if viewer != SPECTATOR:
        state.private[viewer] = view.mine
    deal_passports(view, rng, state, weigh_passports(public))
    past, pool = read_past(public, viewer), count_unseen(view)
    drawn = np.zeros(MOST_DRAWS, np.int64)
    if public.phase == OVER:
        turn_back(public, viewer, past, drawn)
    else:
        triples = read_triples(view, past, pool)
        draw_past(rng, past, triples, int64(public.pile_size), pool, drawn)
    for nation in range(NATIONS):
        state.hidden.pile[nation] = pool[nation]
    start = 0
    for seat in range(int(public.seats)):
        if seat != viewer:
            hand_out(state, seat, start, past, drawn)
            lay_guesses(state, seat, rng)
        start = past.ends[seat]
