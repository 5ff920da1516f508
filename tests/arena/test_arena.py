"""Machines against machines."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.arena import cards, ratings, variants
from ludotheque.arena.kept import Kept
from ludotheque.arena.match import Outcome, Pairing, pairings, play
from ludotheque.arena.run import rows, run
from ludotheque.cli import app
from ludotheque.core.errors import Malformed
from ludotheque.games import discovery


def outcome(machines, shares, group=0):
    pairing = Pairing("agon", "standard", machines, group, group, 0)
    is_tie = len(set(shares)) == 1
    return Outcome(pairing, shares, is_tie, 10, (0.5,) * len(shares), 0)


def test_every_arrangement_of_the_seats_is_played_as_often():
    found = list(pairings("agent", "standard", ["1", "2"], 4, 12, 1, 0))
    tables = [pairing.machines for pairing in found]
    assert len(tables) == 12 and len(set(tables)) == 6
    assert all(tables.count(table) == 2 and table.count("1") == 2 for table in tables)
    assert {pairing.seed for pairing in found} == {1, 2}


def test_all_pairs_meet_with_both_seats():
    found = list(pairings("agon", "standard", ["0", "1", "2"], 2, 2, 1, 4))
    assert {pairing.machines for pairing in found} == {
        ("0", "1"), ("1", "0"), ("0", "2"), ("2", "0"), ("1", "2"), ("2", "1")
    }  # fmt: skip


@pytest.mark.parametrize("game", discovery.names())
def test_a_game_is_played_again_the_same(game):
    options = "standard+map=toy+round_limit=3" if game == "agent" else "standard"
    pairing = Pairing(game, options, ("0", "0"), 7, 7, 2)
    first, again = play(pairing), play(pairing)
    assert (first.shares, first.acts) == (again.shares, again.acts)
    assert sum(first.shares) == pytest.approx(1)
    assert first.failures == 0


def test_a_machine_that_fails_is_played_for_by_the_house(monkeypatch):
    from ludotheque.bots import machines
    from ludotheque.core.errors import Conflict

    def fail(*args, **kwargs):
        raise Conflict("machine-failed", machine="0")

    monkeypatch.setattr(machines.Machine, "choose", fail)
    found = play(Pairing("spywhere", "standard", ("0", "0"), 3, 3, 0))
    assert found.failures == found.acts > 0


def test_a_share_is_what_a_machine_won_with_an_interval_over_groups():
    outcomes = [outcome(("a", "b"), (1.0, 0.0), k) for k in range(50)]
    outcomes += [outcome(("b", "a"), (1.0, 0.0), k) for k in range(50)]
    found = ratings.share(outcomes, "a")
    assert found.value == 0.5
    assert 0 < found.margin < 0.03  # the two games of a group cancel out
    lone = ratings.share(outcomes[:50], "a")
    assert lone.value == 1 and lone.low < 0.99


def test_ratings_are_those_that_the_scores_say():
    """A score of 10 out of 11 is 400 points."""
    outcomes = [outcome(("a", "b"), (1.0, 0.0), k) for k in range(1000)]
    outcomes += [outcome(("a", "b"), (0.0, 1.0), k) for k in range(100)]
    found = ratings.elo(outcomes, ["a", "b"])
    gap = found["a"].value - found["b"].value
    assert gap == pytest.approx(400, abs=3)
    assert found["a"].value == pytest.approx(-found["b"].value)
    assert 5 < found["a"].margin < 40


def test_the_better_of_several_is_rated_higher():
    outcomes = [outcome(("a", "a", "b", "b"), (0.5, 0.5, 0.0, 0.0), k) for k in range(20)]
    found = ratings.skill(outcomes, ["a", "b"])
    assert found["a"].low > found["b"].high
    assert [row.machine for row in rows(outcomes, ["b", "a"])] == ["a", "b"]


@pytest.mark.parametrize("game", discovery.names())
def test_the_lab_compares_each_reading_once(game):
    found = discovery.find(game)
    texts = variants.variants(found)
    readings = [tuple(found.options.parse(text).items()) for text in texts]
    assert len(set(readings)) == len(readings)
    for option in found.options.options:
        for value in option.schema().get("enum", ()):
            assert any(dict(reading)[option.name] == value for reading in readings)


def test_the_arena_prints_and_writes_a_table(tmp_path):
    out = tmp_path / "run.json"
    options = ["--rules", "standard+map=toy+round_limit=3", "--games", "2", "--lang", "en"]
    result = CliRunner().invoke(app, ["arena", "agent", "0", "0@5n", *options, "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert "share" in result.output and "±" in result.output
    assert {row["machine"] for row in json.loads(out.read_text())} == {"0", "0@5n"}
    assert CliRunner().invoke(app, ["arena", "agent", "77"]).exit_code == 2


def test_cards_are_read_as_they_were_written(tmp_path, monkeypatch):
    game = discovery.find("agon")
    monkeypatch.setattr(cards, "path", lambda game: tmp_path / "strength.json")
    assert cards.read(game) == {}
    outcomes = [outcome(("0", "1"), (0.0, 1.0), k) for k in range(5)]
    outcomes += [outcome(("1", "2@9n"), (0.5, 0.5), k) for k in range(5)]
    cards.write(game, "ludotheque arena agon --cards", ["0", "1", "2@9n"], outcomes)
    read = cards.read(game)
    assert list(read) == ["0", "1", "2"]
    assert read["0"].below is None
    assert read["1"].below[0] == 1 and read["1"].share[0] == 0.75
    assert read["2"].below[0] == 0.5 and read["2"].machine == "2@9n"


@pytest.mark.parametrize("game", discovery.names())
def test_every_level_has_a_strength_card_made_by_a_command(game):
    found = discovery.find(game)
    text = cards.path(found).read_text(encoding="utf-8")
    assert json.loads(text)["command"].startswith(f"ludotheque arena {game} ")
    assert json.loads(text)["rules"] == found.version
    levels = cards.read(found)
    assert list(levels) == [str(level) for level in range(found.bot.LEVELS + 1)]
    assert all(levels[str(k)].below[0] > 0.5 for k in range(1, found.bot.LEVELS + 1))


def test_a_run_goes_on_where_it_ended(tmp_path):
    """Games that are kept are not played again, and a line torn by the end of a run is dropped."""
    asked = list(pairings("spywhere", "standard", ["0", "0"], 2, 6, 1, 0))
    path = tmp_path / "games.jsonl"
    first = run(asked[:4], lambda done: None, Kept(path))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    path.write_bytes(b"".join(lines[:3]) + lines[3][:-9])
    told: list[int] = []
    again = run(asked, told.append, Kept(path))
    assert told == [3, 4, 5, 6]
    assert [(one.pairing, one.acts) for one in again[:4]] == [(x.pairing, x.acts) for x in first]
    assert len(path.read_bytes().splitlines()) == 6


def test_what_is_kept_is_read_as_it_was(tmp_path):
    path = tmp_path / "games.jsonl"
    one = outcome(("1", "2@5n"), (0.5, 0.5))
    Kept(path).add(one)
    assert Kept(path).outcomes == {one.pairing: one}


@given(st.binary() | st.text().map(str.encode) | st.just(b'{"pairing": 1}\n'))
@settings(suppress_health_check=[*HealthCheck])  # nor is a slow machine ill
def test_a_file_that_is_no_run_is_refused_and_stays_as_it_is(tmp_path, content):
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    try:
        assert Kept(path).outcomes == {}
    except Malformed as error:
        assert str(path) in str(error)
        assert path.read_bytes() == content
    else:
        assert b'{"pairing"'.startswith(content) or content.startswith(b'{"pairing"')


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.data(), JSON | st.just(float("inf")))
@settings(suppress_health_check=[*HealthCheck])  # nor is a slow machine ill
def test_a_game_with_a_wrong_part_is_refused_or_read(tmp_path, data, wrong):
    path = tmp_path / "games.jsonl"
    game = asdict(outcome(("1", "2"), (1.0, 0.0)))
    part = data.draw(st.sampled_from([game, game["pairing"]]))
    part[data.draw(st.sampled_from(list(part)))] = wrong
    content = json.dumps(game).encode() + b"\n"
    path.write_bytes(content)
    try:
        (found,) = Kept(path).outcomes.values()
        assert len(found.shares) == len(found.seconds) == len(found.pairing.machines)
    except Malformed as error:
        assert "1" in str(error)
    assert path.read_bytes() == content


def test_a_worker_ends_with_the_process_that_started_it(tmp_path):
    code = (
        "from ludotheque.arena.run import run; from ludotheque.arena.match import Pairing\n"
        "if __name__ == '__main__':\n"
        "    run([Pairing('agon', 'standard', ('8', '8'), 1, 1, 0)] * 2, lambda done: None)\n"
    )
    script = tmp_path / "run.py"
    script.write_text(code)
    parent = subprocess.Popen([sys.executable, str(script)])
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    deadline = time.monotonic() + 240
    workers: list[Path] = []
    while not workers:
        assert time.monotonic() < deadline and parent.poll() is None
        time.sleep(0.5)
        found = [Path("/proc", child) for child in children.read_text().split()]
        workers = [one for one in found if b"spawn_main" in (one / "cmdline").read_bytes()]
    parent.kill()
    parent.wait()
    deadline = time.monotonic() + 120
    while any(worker.exists() for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.1)
