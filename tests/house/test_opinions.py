"""What machines make of games that are over: every position once, kept, and bounded."""

from __future__ import annotations

import random

import pytest

from ludotheque.core.contract import Opinion
from ludotheque.core.errors import Conflict
from ludotheque.house import opinions
from ludotheque.house.opinions import Opinions, moments
from tests.tables.play import act, do, started, variant


class FakePool:
    """Takes positions, and has its opinion when the test says so."""

    def __init__(self):
        self.asked = []

    def judge(self, moment):
        self.asked.append(moment)

    def think(self):
        for moment in self.asked:
            if not moment.opinion.done():
                moment.opinion.set_result(Opinion((0.5, -0.5)))


def played(acts, is_over=True):
    """A game of so many acts, given up after them."""
    table, dice = started(variant("agon", 2)), random.Random(1)
    for _ in range(acts):
        seat = table.asked[0]
        act(table, seat, dice.choice(table.view(seat).legal()))
    if is_over:
        do(table, 0, "resign")
    return table


def test_each_position_from_the_start_on_is_judged_by_who_is_asked():
    table = played(5)
    *found, (last, nothing) = moments("a", bytes(table.log))
    assert nothing is None and last.opinion.result() == Opinion(table.result.returns)
    assert last.seq == table.head
    assert len(found) == 6
    assert [point.seq for point, _ in found] == [*range(found[0][0].seq, table.head)]
    for point, moment in found:
        assert moment.view.seat == moment.view.status().asked[0]
        assert moment.log[-1].seq == point.seq


def test_some_positions_are_begun_at_a_time_and_none_twice(monkeypatch):
    monkeypatch.setattr(opinions, "AT_ONCE", 4)
    pool, log = FakePool(), bytes(played(8).log)
    kept = Opinions(pool)
    curve = kept.ask("a", log)
    assert (curve.count, len(curve.points), len(pool.asked)) == (10, 4, 4)
    assert kept.ask("a", log) is curve and len(pool.asked) == 4
    for known in (8, 10, 10):
        pool.think()
        assert len(kept.ask("a", log).points) == known
    pool.think()
    assert len(pool.asked) == 9  # of the end it is known
    assert all(point.opinion.done() for point in curve.points)


def test_games_that_nobody_asked_for_lately_are_forgotten(monkeypatch):
    monkeypatch.setattr(opinions, "MOST_GAMES", 2)
    pool, log = FakePool(), bytes(played(1).log)
    kept = Opinions(pool)
    first = kept.ask("a", log)
    kept.ask("b", log)
    pool.think()
    assert kept.ask("a", log) is first
    kept.ask("c", log)
    assert kept.ask("a", log) is first
    begun = len(pool.asked)
    kept.ask("b", log)
    assert len(pool.asked) > begun


def test_a_game_that_runs_is_not_judged():
    pool = FakePool()
    with pytest.raises(Conflict, match="not over"):
        Opinions(pool).ask("a", bytes(played(3, is_over=False).log))
    assert not pool.asked
