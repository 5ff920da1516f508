"""The arena on Ray: the same games, wherever they are played, and whatever node is lost."""

from __future__ import annotations

import subprocess
import sys

from typer.testing import CliRunner

from ludotheque.arena.kept import Kept
from ludotheque.arena.match import play
from ludotheque.cli import app
from tests.arena.on_ray import asked

GAMES = 6


def test_a_node_that_is_killed_costs_no_game_and_changes_none(tmp_path):
    kept = tmp_path / "kept.jsonl"
    command = [sys.executable, "-m", "tests.arena.on_ray", str(kept), str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
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
