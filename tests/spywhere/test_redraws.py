"""Which past is taken when none of many is accepted (S9)."""

from __future__ import annotations

import numpy as np

from ludotheque.core.jit import entry
from ludotheque.core.rng import seeded
from ludotheque.games.spywhere.equipment import COPIES, NATIONS
from tests.spywhere.exact.posterior import MOST_DRAWS
from tests.spywhere.exact.redraws import MOST_PASTS, Triples, settle

RATIOS = np.array([0.0, 1e-9, 2e-9, 5e-9])
TIMES = 2000


@entry
def settled(rng, triples, ratios, drawn, left):
    """Offer pasts one after the other until one is taken; how many it took, and which it is."""
    for k in range(10 * MOST_PASTS):
        left[0] = drawn[0] = k % len(ratios)
        if settle(rng, triples, ratios[k % len(ratios)], drawn, left):
            return k + 1
    return 0


def new_triples() -> Triples:
    """Room for the pasts of one triple."""
    return Triples(
        np.full(1, NATIONS),
        np.zeros((1, NATIONS), np.int64),
        np.zeros((1, 2), np.int64),
        np.zeros(1, np.int64),
        np.zeros((1, COPIES + 1)),
        np.zeros(NATIONS + MOST_DRAWS, np.int64),
        np.zeros(2),
    )


def test_of_many_pasts_that_are_hardly_ever_accepted_one_is_taken_by_how_likely_it_is():
    """S9: only after MOST_PASTS, and never one that cannot have been."""
    rng = seeded(9)
    taken = np.zeros(len(RATIOS))
    drawn, left = np.zeros(MOST_DRAWS, np.int64), np.zeros(NATIONS, np.int64)
    for _ in range(TIMES):
        assert settled(rng, new_triples(), RATIOS, drawn, left) == MOST_PASTS
        assert drawn[0] == left[0]
        taken[left[0]] += 1
    expected = TIMES * RATIOS / RATIOS.sum()
    assert taken[0] == 0
    assert np.all(np.abs(taken - expected) < 5 * np.sqrt(expected + 1))


def test_while_no_past_can_have_been_none_is_taken():
    """S9: what is impossible stays so, however long it takes."""
    drawn, left = np.zeros(MOST_DRAWS, np.int64), np.zeros(NATIONS, np.int64)
    assert settled(seeded(1), new_triples(), RATIOS[:1], drawn, left) == 0
