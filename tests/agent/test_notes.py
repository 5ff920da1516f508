"""The notebook against an oracle that tries everything."""

from __future__ import annotations

import pytest

from ludotheque.core.jit import is_compiled
from ludotheque.games.agent import notes
from tests.agent import oracle
from tests.agent.table import Table
from tests.agent.walks import SMALL, walk

GAMES = 4 if is_compiled() else 2
SHEETS = {"toy": {500: 1, 100: 2}, "small": {500: 2, 200: 1, 100: 2}}


@pytest.mark.parametrize("sheet", ["toy", "small"])
def test_every_interval_is_the_tightest_that_the_facts_allow(sheet: str) -> None:
    board = "toy" if sheet == "toy" else SMALL
    compared = narrow = 0
    known: dict[object, object] = {}
    for seed in range(GAMES):
        for position, log in walk(seed, 3, map=board, round_limit=6):
            public = position.states[0].public
            noted = notes.describe(position.view().record)
            agents = [f"agent-figure-{name}" for name in noted["agents"]]
            for seat in range(3):
                facts = tuple(oracle.facts_of(log, seat))
                if len([f for f in facts if f[0] == "bribe"]) > 2 or (seat, facts) in known:
                    continue
                found = oracle.worlds(SHEETS[sheet], agents, facts)
                fees = [500 * sum(f == ("fee", agent) for f in facts) for agent in agents]
                expected = oracle.intervals(found, fees)
                known[seat, facts] = expected
                got = [(100 * a, 100 * b) for a, b in notes.intervals(public, seat)]
                assert got == expected, facts
                compared += 1
                narrow += len(facts) > 1
    assert compared >= 15 * GAMES
    assert narrow >= 5 * GAMES


def test_an_interval_speaks_of_whole_lots() -> None:
    """Five agents with 100 each cannot be paid with four lots of 100."""
    bribe = ", ".join(f"200 {agent}" for agent in ("green-1", "green-2", "blue-1", "blue-2"))
    table = Table("none", f"{bribe}, 300 red-1")
    moves = "green-1 havana, green-2 havana, blue-1 dublin, blue-2 dublin, red-1 istanbul"
    for move in moves.split(", "):
        table.play(f"move {move}").protest(1).play("stand", "claim 100", "give-up", "give-up")
        table.play("refuse", "end")
        for place in ("calcutta", "peking"):
            table.stands(f"move yellow-2 {place}")
    seat = notes.describe(table.view(0).record)["opponents"][0]
    assert seat["seat"] == 1
    assert seat["stakes"][7][1] == 10_000 - 400 - 200
    assert seat["unaccounted"] == 10_000 - 500


def test_what_was_proven_before_a_bribe_was_not_part_of_it() -> None:
    table = Table("none", "500 green-1", seats=2, map="toy", first=1)
    table.play("move green-1 lisbon").protest(0).play("stand", "give-up", "claim 500", "uphold")
    table.stands("move green-1 washington")
    before = notes.intervals(table.public, 1)
    table.play("bribe 100 green-1")
    assert before == [(5, 7), (0, 2)]
    assert notes.intervals(table.public, 1) == [(5, 7), (0, 2)]
    table.stands("move green-1 lisbon").play("bribe 100 red-1")
    assert notes.intervals(table.public, 1) == [(5, 7), (0, 2)]
    table.stands("move green-1 washington")
    table.play("move red-1 lisbon").protest(0).play("stand", "give-up", "claim 100", "uphold")
    assert notes.intervals(table.public, 1) == [(5, 6), (1, 2)]


def test_an_exile_and_the_fee_are_exact() -> None:
    table = Table("1000 green-1", "300 red-1", at="green-1 lisbon, red-1 rome")
    table.stands("attack green-1 red-1")
    noted = notes.describe(table.view(1).record)["opponents"][0]
    assert noted["stakes"][0][0] == 0
    assert noted["stakes"][4] == [0, 0]
    assert notes.describe(table.view(0).record)["opponents"][0]["stakes"][4] == [300, 300]


def test_what_each_has_lost_by_exiles_is_counted() -> None:
    """A7b"""
    table = Table("500+500 green-1", "300 red-1, 400 blue-1", at="green-1 lisbon, red-1 rome")
    table.stands("attack green-1 red-1")
    noted = {one["seat"]: one for one in notes.describe(table.view(6).record)["opponents"]}
    assert [noted[seat]["fees"] for seat in range(3)] == [
        {"times": 1, "dollars": 500},
        {"times": 0, "dollars": 0},
        {"times": 0, "dollars": 0},
    ]
    assert [noted[seat]["exiles"] for seat in range(3)] == [
        {"times": 0, "dollars": 0},
        {"times": 1, "dollars": 300},
        {"times": 0, "dollars": 0},
    ]


def test_with_free_lots_only_the_sums_count() -> None:
    table = Table("none", "700 green-1", seats=2, lots="free", first=1)
    table.play("move green-1 havana").protest(0).play("stand", "give-up", "claim 700", "uphold")
    table.stands("move blue-1 dublin").play("bribe 1300 red-1")
    stakes = notes.describe(table.view(0).record)["opponents"][0]["stakes"]
    assert stakes[0] == [700, 10_000]
    assert stakes[4] == [0, 9300]


def test_the_notebook_is_made_from_public_facts_alone() -> None:
    one, two = Table("1000 green-1", "500 red-1"), Table("200 blue-1", "100 red-1")
    assert notes.describe(one.view(2).record) == notes.describe(two.view(2).record)


def test_the_notebook_can_be_drawn_in_eighty_columns() -> None:
    table = Table(seats=6)
    for language in ("fr", "en", "nl", "de"):
        lines = notes.draw(table.view(0).record, language).plain.splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert len(lines) == 14
