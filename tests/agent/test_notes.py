"""The notebook against an oracle that tries everything."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ludotheque.core.jit import is_compiled
from ludotheque.games.agent import deduction, notes
from ludotheque.games.agent.deduction import Proofs
from ludotheque.games.agent.notes import Interval, Loss
from tests.agent import oracle
from tests.agent.table import Table
from tests.agent.walks import SMALL, walk

GAMES = 4 if is_compiled() else 2
SHEETS = {"toy": {500: 1, 100: 2}, "small": {500: 2, 200: 1, 100: 2}}


def intervals(table: Table, seat: int) -> list[tuple[int, int]]:
    return [(stake.low, stake.high) for stake in notes.intervals(table.seen, seat)]


@pytest.mark.parametrize("sheet", ["toy", "small"])
def test_every_interval_is_the_tightest_that_the_facts_allow(sheet: str) -> None:
    board = "toy" if sheet == "toy" else SMALL
    compared = narrow = 0
    known: dict[object, object] = {}
    for seed in range(GAMES):
        for position, log in walk(seed, 3, map=board, round_limit=6):
            noted = notes.describe(position.view().plain)
            agents = noted.agents
            for seat in range(3):
                facts = tuple(oracle.facts_of(log, seat))
                if len([f for f in facts if f[0] == "bribe"]) > 2 or (seat, facts) in known:
                    continue
                found = oracle.worlds(SHEETS[sheet], agents, facts)
                fees = [500 * sum(f == ("fee", agent) for f in facts) for agent in agents]
                expected = oracle.intervals(found, fees)
                known[seat, facts] = expected
                stakes = noted.opponents[seat].stakes
                assert [(stake.low, stake.high) for stake in stakes] == expected, facts
                assert all(stake.is_exact for stake in stakes)
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
    seat = notes.describe(table.view(0).plain).opponents[0]
    assert seat.seat == 1
    assert seat.stakes[7] == Interval(0, 10_000 - 400 - 200, True)
    assert seat.unaccounted == 10_000 - 500


def test_what_was_proven_before_a_bribe_was_not_part_of_it() -> None:
    table = Table("none", "500 green-1", seats=2, map="toy", first=1)
    table.play("move green-1 lisbon").protest(0).play("stand", "give-up", "claim 500", "uphold")
    table.stands("move green-1 washington")
    assert intervals(table, 1) == [(500, 700), (0, 200)]
    table.play("bribe 100 green-1")
    assert intervals(table, 1) == [(500, 700), (0, 200)]
    table.stands("move green-1 lisbon").play("bribe 100 red-1")
    assert intervals(table, 1) == [(500, 700), (0, 200)]
    table.stands("move green-1 washington")
    table.play("move red-1 lisbon").protest(0).play("stand", "give-up", "claim 100", "uphold")
    assert intervals(table, 1) == [(500, 600), (100, 200)]


def test_an_exile_and_the_fee_are_exact() -> None:
    table = Table("1000 green-1", "300 red-1", at="green-1 lisbon, red-1 rome")
    table.stands("attack green-1 red-1")
    noted = notes.describe(table.view(1).plain).opponents[0]
    assert noted.stakes[0].low == 0
    assert noted.stakes[4] == Interval(0, 0, True)
    assert notes.describe(table.view(0).plain).opponents[0].stakes[4] == Interval(300, 300, True)


def test_what_each_has_lost_by_exiles_is_counted() -> None:
    """A7b"""
    table = Table("500+500 green-1", "300 red-1, 400 blue-1", at="green-1 lisbon, red-1 rome")
    table.stands("attack green-1 red-1")
    noted = notes.describe(table.view(6).plain).opponents
    assert [one.seat for one in noted] == [0, 1, 2]
    assert [one.fees for one in noted] == [Loss(1, 500), Loss(0, 0), Loss(0, 0)]
    assert [one.exiles for one in noted] == [Loss(0, 0), Loss(1, 300), Loss(0, 0)]


def test_with_free_lots_only_the_sums_count() -> None:
    table = Table("none", "700 green-1", seats=2, lots="free", first=1)
    table.play("move green-1 havana").protest(0).play("stand", "give-up", "claim 700", "uphold")
    table.stands("move blue-1 dublin").play("bribe 1300 red-1")
    stakes = intervals(table, 1)
    assert stakes[0] == (700, 10_000)
    assert stakes[4] == (0, 9300)


def test_the_notebook_is_made_from_public_facts_alone() -> None:
    one, two = Table("1000 green-1", "500 red-1"), Table("200 blue-1", "100 red-1")
    assert notes.describe(one.view(2).plain) == notes.describe(two.view(2).plain)


def sketched(table: Table, language: str = "en", names: Sequence[str] = ()) -> str:
    notes = table.view(0).notes(language, names)
    assert notes
    return notes.plain


def test_the_notebook_has_the_players_names() -> None:
    table = Table(seats=3)
    head = sketched(table, names=["Ada", "Bo", "Maximilian the Great"]).splitlines()[1]
    assert head.split(maxsplit=1) == ["Bo", "Maximilian…"]


def test_the_notebook_can_be_shown_in_eighty_columns() -> None:
    table = Table(seats=6)
    for language in ("fr", "en", "nl", "de"):
        lines = sketched(table, language).splitlines()
        assert all(len(line) <= 80 for line in lines)
        assert len(lines) == 15


def proofs(chooser: random.Random, agents: int) -> tuple[Proofs, list[int]]:
    """What a long game may prove of a full sheet, bribed out lot by lot; and what is true."""
    values, counts = (10, 5, 4, 3, 2, 1), (4, 4, 4, 4, 4, 4)
    lots = [value for value in values for _ in range(4)]
    chooser.shuffle(lots)
    opening = chooser.randrange(len(lots))
    held, proven, out = [0] * agents, [0] * agents, [False] * agents
    rows: dict[tuple[int, ...], int] = {}
    for n, lot in enumerate(lots):
        if n >= opening:
            rows.setdefault(tuple(proven), n - opening)
        held[chooser.choice([agent for agent in range(agents) if not out[agent]])] += lot
        for agent in chooser.sample(range(agents), 3):
            if n >= opening and held[agent] and not out[agent]:
                low = max(1, held[agent] - chooser.choice((0, 0, 1, 2, 9)))
                proven[agent] = max(proven[agent], low)
                if sum(out) < agents // 3 and chooser.random() < 0.03:
                    out[agent], proven[agent] = True, held[agent]
    dated = tuple((j, row) for row, j in rows.items())
    bribes = len(lots) - opening
    return Proofs(values, counts, tuple(proven), tuple(out), bribes, dated, 0), held


def test_whatever_has_been_proven_a_notebook_takes_few_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted in covers looked at: the same on every machine."""
    used: list[int] = []
    search = deduction._Seat.spans

    def counted(seat: deduction._Seat) -> list[deduction.Span]:
        found = search(seat)
        used.append(deduction.STEPS - seat.steps)
        return found

    monkeypatch.setattr(deduction._Seat, "spans", counted)
    chooser = random.Random(4)
    exact = total = 0
    for agents in (8, 12) * 20:
        facts, held = proofs(chooser, agents)
        for span, truth in zip(deduction.spans(facts), held, strict=True):
            assert span.low <= truth <= span.high
            exact, total = exact + span.is_exact, total + 1
    assert len(used) == 40 and max(used) <= deduction.STEPS + 2000
    assert exact >= 0.97 * total


def test_where_the_steps_run_out_an_interval_is_wider_but_sound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chooser = random.Random(9)
    loose = 0
    for _ in range(12):
        facts, held = proofs(chooser, 12)
        tight = deduction._Seat(facts).spans()
        for steps in (0, 40, 400, 4000):
            monkeypatch.setattr(deduction, "STEPS", steps)
            wide = deduction._Seat(facts).spans()
            for one, other, truth in zip(wide, tight, held, strict=True):
                assert one.low <= other.low <= truth <= other.high <= one.high
                assert not (one.is_exact and other.is_exact) or one == other
                loose += not one.is_exact
        monkeypatch.undo()
    assert loose > 100


def test_an_interval_that_may_be_too_wide_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("none", "500 green-1", seats=2, first=1)
    table.play("move green-1 havana").protest(0).play("stand", "give-up", "claim 500", "uphold")
    assert "~" not in sketched(table)
    monkeypatch.setattr(deduction, "STEPS", 0)
    deduction.spans.cache_clear()
    wide = sketched(table)
    deduction.spans.cache_clear()
    assert "~500-10000" in wide
    assert wide.splitlines()[-1].startswith("~: ")
    assert all(len(line) <= 80 for line in wide.splitlines())
