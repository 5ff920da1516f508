"""A machine that was warmed up compiles nothing when it is asked."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.bots import Budget, search, warming
from ludotheque.bots.warming import Half, Warming
from ludotheque.core import calls
from ludotheque.core.jit import Entry, is_compiled
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery
from tests.games.kuhn import GAME as KUHN
from tests.house.hosting import eventually

AGON = "ludotheque.games.agon.search"
SEARCHED = (search, calls, importlib.import_module(AGON))


def compiled() -> dict[str, int]:
    """For how many types each entry has been compiled."""
    from ludotheque.core.compiler import dispatcher

    found: dict[str, Any] = {}
    for module in SEARCHED:
        found |= {f"{module.__name__}.{name}": one for name, one in vars(module).items()}
    entries = {name: one for name, one in found.items() if isinstance(one, Entry)}
    return {name: len(dispatcher(one).signatures) for name, one in entries.items()}


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("name", discovery.names())
def test_after_a_warm_up_nothing_is_left_to_compile_for_a_choice(name):
    game = discovery.find(name)
    told: list[float] = []
    position = Variant(game).new(seed=1)
    view = position.view(position.asked[0])
    warming.warm_up(game, report=told.append)
    before = compiled()
    for level in (1, game.bot.LEVELS):
        game.bot.choose(view, [], Budget(nodes=20, level=level), seeded(level))
    assert compiled() == before
    assert (told[0], told[-1]) == (0.0, 1.0)


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_the_halves_are_all_that_a_machine_needs_and_what_takes_longest_is_apart():
    game = discovery.find("agent")
    first, rest = (warming.needs_of(game, half) for half in warming.HALVES)
    assert [need[0] for need in first] == [search.simulate]
    both = [need[0] for need in (*first, *rest, *game.needs)]
    assert both == [need[0] for need in warming.needs_of(game)]


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_the_share_that_is_done_grows_function_by_function(tmp_path):
    program = "ludotheque.bots.warming", "tests.games.kuhn"
    cold = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", *program], env=cold, check=True, stdout=subprocess.PIPE, text=True
    )
    shares = [float(line) for line in done.stdout.split()]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert len(set(shares)) > 10


@pytest.fixture
def cold(monkeypatch):
    monkeypatch.setattr(warming, "is_warm", lambda game, half="": False)


@pytest.mark.usefixtures("cold")
def test_two_processes_compile_what_a_machine_needs_and_then_the_rules():
    told = []
    made = Warming(KUHN, lambda: told.append(made.share))
    made.start()
    assert len(made.halves) == 2
    made.wait()
    assert made.is_ready and made.seconds_left is None
    eventually(lambda: made.has_ended)
    made.close()
    assert told[-1] == made.share == 1.0


def test_what_was_compiled_before_is_not_compiled_again():
    warming.warm_up(KUHN)
    made = Warming(KUHN)
    made.start()
    assert made.is_ready and made.halves == []


@pytest.mark.usefixtures("cold")
def test_whoever_waits_for_what_is_ended_goes_on():
    made = Warming(KUHN)
    made.start()
    made.close()
    made.wait()
    eventually(lambda: made.has_ended)
    assert made.is_ready


def test_the_seconds_left_are_those_of_the_half_that_ends_later(monkeypatch):
    made, now = Warming(KUHN), 1000.0
    monkeypatch.setattr(warming, "time", SimpleNamespace(monotonic=lambda: now))
    made.halves = [Half(now - 6, now, 0.75), Half()]
    assert made.seconds_left is None  # one of them has told nothing yet
    made.halves[1] = Half(now - 1, now, 0.02)
    assert made.seconds_left is None  # nor what would be more than a guess
    made.halves[1] = Half(now - 6, now, 0.5)
    assert made.seconds_left == 6
    assert made.share == 0.625
    made.halves[1] = Half(now - 6, now - 3, 0.5)  # nothing was told for half the time
    assert made.seconds_left == 2
    for half in made.halves:
        half.is_over.set()
    assert made.seconds_left is None
