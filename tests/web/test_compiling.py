"""Machines are made ready game by game, those first that somebody waits for; rules nobody does."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest

from ludotheque.core.jit import is_compiled
from ludotheque.web import compiling as compiling_module
from ludotheque.web.compiling import Compiling
from tests.house.hosting import eventually
from tests.waiting import SOON
from tests.web.serving import Guest, Server, chooser, frames


class FakeWarming:
    """Compiles when it is let."""

    def __init__(self, begun, game):
        self.begun, self.game = begun, game
        self.machine, self.rules = threading.Event(), threading.Event()
        self.share, self.seconds_left, self.is_closed = 0.5, 3, False

    def start(self):
        self.begun.append(self)

    def wait(self):
        assert self.machine.wait(SOON)

    def wait_for_all(self):
        assert self.rules.wait(SOON)

    def close(self):
        self.is_closed = True
        self.finish()

    def finish(self):
        self.machine.set()
        self.rules.set()

    @property
    def is_ready(self):
        return self.machine.is_set()


class Case:
    """What is compiled, in the order in which it was begun, ready and loaded."""

    def __init__(self, fake, fails=()):
        self.begun = fake
        self.ready, self.loaded, self.fails = [], [], fails
        self.compiling = Compiling(
            [self._game(name) for name in "abc"],
            ready=lambda game: self.ready.append(game.name),
            loaded=lambda game: self.loaded.append(game.name),
        )

    def _game(self, name):
        def warm_up():
            if name in self.fails:
                raise OSError("no room")

        return SimpleNamespace(name=name, warm_up=warm_up)

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
    monkeypatch.setattr(compiling_module, "Warming", lambda game, told: FakeWarming(begun, game))
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
    first.machine.set()
    eventually(lambda: case.ready == ["a"])
    assert case.state("a") == "ready" and case.loaded == []
    first.rules.set()
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


def test_what_is_as_good_as_ready_is_not_begun_anew(case):
    """Its machines play already: only the rules are left."""
    first = case.now("a")
    first.machine.set()
    eventually(lambda: case.ready == ["a"])
    case.compiling.prefer("c")
    assert not first.is_closed
    first.rules.set()
    case.now("c")


def test_a_game_that_cannot_be_loaded_keeps_no_other_waiting(fake):
    """It can be played as Python, and its machines compile what they need by themselves."""
    case = Case(fake, fails="a")
    case.compiling.start()
    for name in "abc":
        case.now(name).finish()
    eventually(lambda: case.loaded == ["b", "c"])
    assert case.compiling.is_whole
    case.compiling.close()


def test_what_is_under_way_ends_with_the_house(case):
    first = case.now("a")
    case.compiling.close()
    assert first.is_closed
    case.compiling._thread.join(SOON)
    assert len(case.begun) == 1 and case.ready == []


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
