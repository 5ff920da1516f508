"""How a machine plays Spywhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.bots import Budget
from ludotheque.core.contract import Seen
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games.spywhere import GAME, bot
from ludotheque.games.spywhere.equipment import NATIONS, SEATS
from ludotheque.games.spywhere.facts import Cards, Centre, Swapped
from ludotheque.games.spywhere.judgement import LEANING
from tests.spywhere.table import Table, table

ITALY, ENGLAND, FRANCE, SPAIN, BELGIUM, GERMANY = range(NATIONS)
START = """
    centre: italy italy spain france belgium
    pile: england england belgium france spain italy england england belgium france spain italy
    1 france: italy spain spain
    2 italy: england england belgium
    3 spain: france france france
"""


def chosen(at: Table, seat: int, nodes: int = 2000, seed: int = 1) -> str:
    view = at.view(seat)
    action = bot.choose(view, [], Budget(nodes=nodes), seeded(seed))
    return view.text(action)


def leanings(at: Table, log: list[Seen[Any]]) -> np.ndarray:
    notes = bot.study(at.view(1), log, bot.PLANS[-1])
    return notes[LEANING : LEANING + SEATS * NATIONS].reshape(SEATS, NATIONS)


def test_one_takes_ones_own_from_the_centre():
    """With four players; with three, whose games end on the second turn, it may pay to mislead."""
    at = table(START + "    4 belgium: england england belgium\n")
    at.play("draw england to 1")
    assert chosen(at, 1).endswith("for france")


def test_taking_speaks_for_a_nationality_and_laying_down_against_it():
    at = table(START)
    at.play("draw england to 1", "1: swap spain for france")
    lean = leanings(at, [])
    assert lean[0, FRANCE] > lean[0, ITALY] > lean[0, SPAIN]
    assert not lean[1].any()


def test_what_was_left_in_the_centre_speaks_against_it_where_the_log_tells():
    at = table(START)
    at.play("draw england to 1", "1: swap spain for france")
    lay = Centre([Cards("italy", 2), Cards("spain", 1), Cards("france", 1), Cards("belgium", 1)])
    lean = leanings(at, [Seen(1, facts=(lay, Swapped(0, "spain", "france")))])
    assert lean[0, FRANCE] > lean[0, ENGLAND] > lean[0, ITALY]


def test_the_same_view_log_and_seed_give_the_same_action():
    at = table(START)
    at.play("draw england to 1")
    assert len({chosen(at, 1, nodes=300, seed=4) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", range(1, bot.LEVELS + 1))
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_level_plays_a_game_to_its_end_by_the_rules(level: int, seats: int):
    position = Variant(GAME, seats=seats).new(seed=level)
    rng = seeded(level)
    while not position.is_over:
        seat = position.asked[0]
        view = position.view(seat)
        action = bot.choose(view, [], Budget(nodes=40, level=level), rng)
        assert action in view.legal()
        position.play(view.text(action), seat)
