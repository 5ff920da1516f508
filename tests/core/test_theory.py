"""Theory as a test: Kuhn poker, played through the verbs, is worth -1/18 to the first player."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT
from ludotheque.core.jit import is_compiled
from ludotheque.core.rows import copied
from ludotheque.games import discovery

KUHN = discovery.find("kuhn", "tests.games")
CARDS = range(3)


def value(states, strategies, weights) -> Fraction:
    """What the first player can expect when each seat bets with the given probabilities."""
    asked = calls.who(states, 0)
    if asked == 0:
        out = np.zeros(2)
        calls.score(states, 0, out)
        return Fraction(int(out[0]))
    if asked & CHANCE_BIT:
        n = calls.odds(states, 0, weights)
        odds = {card: Fraction(int(weights[card]), int(weights[:n].sum())) for card in range(n)}
        seat = CHANCE
    else:
        seat = 0 if asked == 1 else 1
        public, card = states[0].public, int(states[0].private[seat].card)
        bet = Fraction(strategies[seat][card, int(public.acts > 1 or public.bets[1 - seat])])
        odds = {0: 1 - bet, 1: bet}
    total = Fraction(0)
    for action, odd in odds.items():
        if odd:
            following = copied(states)
            calls.act(following, 0, seat, action)
            total += odd * value(following, strategies, weights)
    return total


def expected(first, second) -> Fraction:
    return value(KUHN.states(), (first, second), KUHN.weights_buffer())


# by (card, is a bet being answered): Kuhn's equilibrium with a third of bluffs
THIRD = Fraction(1, 3)
FIRST = {(0, 0): THIRD, (1, 0): 0, (2, 0): 1, (0, 1): 0, (1, 1): 2 * THIRD, (2, 1): 1}
SECOND = {(0, 0): THIRD, (1, 0): 0, (2, 0): 1, (0, 1): 0, (1, 1): THIRD, (2, 1): 1}


def test_the_equilibrium_is_worth_minus_one_eighteenth():
    assert expected(FIRST, SECOND) == Fraction(-1, 18)


@pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")
def test_nobody_gains_by_leaving_the_equilibrium():
    places = list(itertools.product(CARDS, (0, 1)))
    for choice in itertools.product((0, 1), repeat=6):
        pure = dict(zip(places, choice, strict=True))
        assert expected(pure, SECOND) <= Fraction(-1, 18)
        assert expected(FIRST, pure) >= Fraction(-1, 18)
