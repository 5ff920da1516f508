"""The arena on Ray: the same games, wherever they are played, and whatever node is lost."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from click.testing import CliRunner

from ludotheque.arena.kept import Kept
from ludotheque.arena.match import play
from ludotheque.cli import app
from tests.arena.on_ray import asked

GAMES = 6


def test_a_node_that_is_killed_costs_no_game_and_changes_none(tmp_path):
    kept = tmp_path / "kept.jsonl"
    command = [sys.executable, "-m", "tests.arena.on_ray", str(kept), str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert kept.read_text().count("\n") == GAMES  # none was kept twice
    outcomes = Kept(kept).outcomes
    for pairing in asked(GAMES):
        here, there = play(pairing), outcomes[pairing]
        assert (here.shares, here.acts, here.failures) == (there.shares, there.acts, there.failures)


def test_a_cluster_that_is_not_there_is_said_so():
    run = ["arena", "agon", "0", "0@5n", "--games", "2", "--ray", "nowhere", "--lang", "en"]
    result = CliRunner().invoke(app, run)
    assert result.exit_code == 2 and "no Ray cluster at nowhere" in result.output


@pytest.mark.parametrize(
    "words, ray",
    [
        ([], ""),
        (["--ray"], "local"),
        (["--ray", "--games", "2"], "local"),
        (["--ray", "host:6379"], "host:6379"),
    ],
)
def test_an_address_may_be_left_out(words, ray, monkeypatch):
    held = []
    module = importlib.import_module("ludotheque.cli.arena")
    monkeypatch.setattr(module, "hold", lambda *given: held.append(given) or 0)
    assert CliRunner().invoke(app, ["arena", "agon", "0", "1", *words]).exit_code == 0
    assert held[0][-1] == ray and held[0][2] == ["0", "1"]
