"""The search that games share, on a toy whose best play is known."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from ludotheque.bots import Budget, thinking
from ludotheque.bots.search import adopt
from ludotheque.bots.thinking import Plan, choose, think
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from tests.games.kuhn import GAME

PASS, BET = 0, 1
JACK, QUEEN, KING = range(3)
NOTES = np.zeros(1)
PLAN = Plan(worlds=64)

adopt(GAME)


def facing_a_bet(card: int) -> View:
    position = Variant(GAME).start()
    position.draw((card + 1) % 3).draw(card)
    return position.play("bet").view(1)


def tries(view: View, nodes: int = 2000, seed: int = 1) -> list[int]:
    thought = think(view, NOTES, PLAN, Budget(nodes=nodes), seeded(seed))
    return thought.tries.tolist()


def test_a_king_calls_a_bet_and_a_jack_does_not():
    assert np.argmax(tries(facing_a_bet(KING))) == BET
    assert np.argmax(tries(facing_a_bet(JACK))) == PASS


def test_what_is_called_is_worth_what_the_rules_say():
    thought = think(facing_a_bet(KING), NOTES, PLAN, Budget(nodes=500), seeded(1))
    assert thought.values[BET] == 2.0
    assert thought.values[PASS] == -1.0


def test_every_simulation_is_a_try_at_the_root():
    assert sum(tries(facing_a_bet(QUEEN), nodes=777)) == 777


@pytest.mark.parametrize("seed", [1, 2])
def test_as_many_nodes_and_the_same_seed_give_the_same_search(seed: int):
    assert tries(facing_a_bet(QUEEN), seed=seed) == tries(facing_a_bet(QUEEN), seed=seed)


def test_a_budget_of_time_is_spent_and_not_overdrawn(monkeypatch):
    """By a clock on which a hundred simulations take a millisecond."""
    now, simulate = [0.0], thinking.simulate

    def simulated(*given):
        simulate(*given)
        now[0] += given[-1] / 100_000

    monkeypatch.setattr(thinking, "simulate", simulated)
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    thought = think(facing_a_bet(QUEEN), NOTES, PLAN, Budget(seconds=0.2), seeded(1))
    assert 0.19 < thought.seconds < 0.21
    assert thought.nodes > 10_000


def test_the_tighter_of_two_bounds_counts():
    plan = Plan(nodes=100)
    assert think(facing_a_bet(QUEEN), NOTES, plan, Budget(nodes=50), seeded(1)).nodes == 50
    assert think(facing_a_bet(QUEEN), NOTES, plan, Budget(nodes=500), seeded(1)).nodes == 100


def test_what_is_about_as_good_is_played_about_as_often():
    """A queen that opens loses as much by betting as it wins: it must not be read."""
    position = Variant(GAME).start()
    position.draw(QUEEN).draw(KING)
    rng = seeded(3)
    plan = Plan(worlds=64, sharpness=1.0)
    view = position.view(0)
    played = {
        choose(view, NOTES, plan, Budget(nodes=60), rng, lambda info: None) for _ in range(40)
    }
    assert played == {PASS, BET}
