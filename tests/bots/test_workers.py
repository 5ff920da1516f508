"""Machines in processes of their own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.bots import workers
from ludotheque.bots.players import Player
from ludotheque.bots.workers import Worker
from ludotheque.core import discovery
from ludotheque.core.errors import Conflict, MalformedOption
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded

GAMES = [discovery.find(name) for name in discovery.names()]


@pytest.fixture
def worker():
    made = Worker()
    yield made
    made.close()


def test_a_worker_chooses_as_its_machine_does(worker):
    game = GAMES[0]
    view = Variant(game).new(1).view(0)
    here = Player().choose(view, [], seeded(5))
    assert worker.choose(game, Player(), bytes(view), [], 5) == here


def test_a_worker_that_died_is_replaced(worker):
    game = GAMES[0]
    view = bytes(Variant(game).new(1).view(0))
    first = worker.choose(game, Player(), view, [], 5)
    worker._process.kill()
    assert worker.choose(game, Player(), view, [], 5) == first


@pytest.mark.parametrize(
    "code", ["", "import time; time.sleep(60)", "print('1234', flush=True); input()"]
)
def test_after_three_workers_that_fail_it_is_said_so(code, monkeypatch):
    monkeypatch.setattr(workers, "FIRST_SECONDS", 0.5)
    monkeypatch.setattr(workers, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(workers, "LONGEST_SECONDS", 0.1)
    broken = Worker((sys.executable, "-c", code))
    view = bytes(Variant(GAMES[0]).new(1).view(0))
    with pytest.raises(Conflict, match="does not answer"):
        broken.choose(GAMES[0], Player(), view, [], 5)
    broken.close()


def test_a_worker_can_read_nothing_but_a_view():
    """Neither pickles nor states reach it: only the frame, of view and log, is ever read."""
    source = Path(workers.__file__).read_text(encoding="utf-8")
    for word in ("pickle", "tables", "states", "State"):
        assert word not in source.partition('"""\n\n')[2], word


@pytest.mark.parametrize("text", ["-1", "x", "99", "1@", "1@5", "1@5h", "", "٣", "0@-1ms"])
def test_what_names_no_machine_is_refused(text):
    with pytest.raises(MalformedOption):
        Player.parse(GAMES[0], text)


@pytest.mark.parametrize("text", ["0", "0@100ms", "0@5000n", "plain@20ms"])
def test_a_machine_is_called_what_it_was_asked_for_as(text):
    assert str(Player.parse(GAMES[0], text)) == text
