"""Machines are made ready game by game, those first that somebody waits for; rules nobody does."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest

from ludotheque.core.jit import is_compiled
from ludotheque.web import compiling as compiling_module
from ludotheque.web.compiling import Compiling
from tests.house.hosting import eventually
from tests.web.serving import Guest, Server, chooser, frames


class FakeWarming:
    """Compiles when it is let, and tells of it."""

    def __init__(self, begun, game, told):
        self.begun, self.game, self.told = begun, game, told
        self.share, self.seconds_left = 0.5, 3
        self.is_ready = self.has_ended = self.is_closed = False

    def start(self):
        self.begun.append(self)

    def close(self):
        self.is_closed = True

    def machine(self):
        """Have compiled what the machine needs."""
        self.is_ready = True
        self.told()

    def finish(self):
        """Have compiled all."""
        self.is_ready = self.has_ended = True
        self.told()


class Case:
    """What is compiled, in the order in which it was begun, ready and loaded."""

    def __init__(self, fake, fails=()):
        self.begun, self.ready, self.loaded, self.fails = fake, [], [], fails
        games = [self._game(name) for name in "abc"]
        self.compiling = Compiling(games, ready=self._play)

    def _game(self, name):
        def warm_up():
            if name in self.fails:
                raise OSError("no room")
            self.loaded.append(name)

        return SimpleNamespace(name=name, warm_up=warm_up)

    def _play(self, game):
        self.ready.append(game.name)
        if game.name in self.fails:
            raise OSError("no store")

    def now(self, name):
        """Wait until a game is compiled."""
        eventually(lambda: self.begun and self.begun[-1].game.name == name)
        return self.begun[-1]

    def state(self, name):
        return self.compiling.readiness[name].state


@pytest.fixture
def fake(monkeypatch):
    """What is begun."""
    begun = []
    monkeypatch.setattr(compiling_module, "Warming", partial(FakeWarming, begun))
    monkeypatch.setattr(compiling_module, "load", lambda: None)
    monkeypatch.setattr(compiling_module, "hurry", lambda: None)
    return begun


@pytest.fixture
def case(fake):
    made = Case(fake)
    made.compiling.start()
    yield made
    made.compiling.close()


def test_machines_play_before_the_rules_are_compiled(case):
    first = case.now("a")
    eventually(lambda: case.state("a") == "compiling")
    first.machine()
    eventually(lambda: case.ready == ["a"])
    assert case.state("a") == "ready" and case.loaded == []
    first.finish()
    eventually(lambda: case.loaded == ["a"])


def test_one_game_is_compiled_after_another_until_all_are_ready(case):
    for name in "abc":
        assert not case.compiling.is_whole
        case.now(name).finish()
    eventually(lambda: case.loaded == ["a", "b", "c"])
    assert case.compiling.is_whole


def test_a_game_that_somebody_waits_for_comes_before_what_nobody_wants(case):
    first = case.now("a")
    case.compiling.prefer("c")
    wanted = case.now("c")
    assert first.is_closed and case.state("a") == "waiting"
    wanted.finish()
    case.now("b").finish()
    case.now("a").finish()
    eventually(lambda: case.loaded == ["c", "b", "a"])


def test_who_is_wanted_twice_comes_once(case):
    case.now("a")
    case.compiling.prefer("c")
    case.compiling.prefer("c")
    for name in "cba":
        case.now(name).finish()
    eventually(lambda: case.loaded == ["c", "b", "a"])
    assert len(case.begun) == 4  # the first was begun anew


def test_what_somebody_waits_for_gives_way_to_nobody(case):
    first = case.now("a")
    case.compiling.prefer("a")
    case.compiling.prefer("c")
    assert not first.is_closed
    first.finish()
    assert not case.now("c").is_closed


def test_rules_wait_for_machines_that_somebody_waits_for(case):
    """What is ready stays so; its rules run as Python until all machines are there."""
    first = case.now("a")
    first.machine()
    eventually(lambda: case.ready == ["a"])
    case.compiling.prefer("c")
    case.now("c").finish()
    assert first.is_closed and case.state("a") == "ready"
    case.now("b").finish()
    case.now("a").finish()
    eventually(lambda: case.loaded == ["c", "b", "a"])
    assert case.ready == ["a", "c", "b"]


def test_what_is_told_late_changes_nothing(case):
    first = case.now("a")
    first.finish()
    case.now("b")
    first.is_ready = False
    first.told()
    case.now("b").finish()
    case.now("c").finish()
    eventually(lambda: case.compiling.is_whole)


def test_what_takes_too_long_is_given_up(fake, monkeypatch):
    """A worker compiles it then."""
    monkeypatch.setattr(compiling_module, "LONGEST", 0.05)
    case = Case(fake)
    case.compiling.start()
    eventually(lambda: case.compiling.is_whole)
    assert case.ready == case.loaded == ["a", "b", "c"]
    assert all(one.is_closed for one in case.begun)
    case.compiling.close()


def test_a_game_that_cannot_be_loaded_or_woken_keeps_no_other_waiting(fake):
    """It can be played as Python, and its machines compile what they need by themselves."""
    case = Case(fake, fails="a")
    case.compiling.start()
    for name in "abc":
        case.now(name).finish()
    eventually(lambda: case.loaded == ["b", "c"])
    assert case.compiling.is_whole and case.ready == ["a", "b", "c"]
    case.compiling.close()


def test_what_is_under_way_ends_with_the_house(case):
    first = case.now("a")
    case.compiling.close()
    assert first.is_closed and len(case.begun) == 1 and case.ready == []


def readiness(ada, game):
    return ada.get(f"/games/{game}")["readiness"]


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_on_a_new_machine_one_plays_at_once_and_is_answered_when_machines_are_ready(
    tmp_path, monkeypatch
):
    """Nobody waits for rules; whose game a table is was asked for first."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    server = Server(tmp_path / "data")
    server.wait("/healthz")
    ada = Guest(server.url, "Ada")
    try:
        last = ada.get("/games")["games"][-1]["name"]
        assert readiness(ada, last)["state"] == "waiting"
        table = ada.open("agon", 2, machines=[{"seat": 1, "level": "1"}], start=True)["table"]
        with ada.stream(f"/tables/{table}/stream", seat=0) as stream:
            told = frames(stream)
            ada.reveal(table, 0)
            mine = next(frame for frame in told if frame.get("actions"))
            ada.act(table, mine, chooser())
            assert readiness(ada, "agon")["state"] in ("waiting", "compiling")
            answered = next(f for f in told if f["head"] > mine["head"] and f.get("actions"))
        assert readiness(ada, "agon")["state"] == "ready"
        assert readiness(ada, last)["state"] != "ready"
        assert len(answered["seen"]) > 0
    finally:
        ada.close()
        assert server.stop() == 0
