"""A machine that was warmed up compiles nothing when it is asked."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from typing import Any

import pytest

from ludotheque.bots import Budget, search, warming
from ludotheque.core import calls
from ludotheque.core.jit import Entry, is_compiled
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery

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
