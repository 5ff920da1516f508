"""A machine that was warmed up compiles nothing when it is asked."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from ludotheque.bots import Budget, search, warming
from ludotheque.core import calls
from ludotheque.core.jit import is_compiled
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery

AGON = "ludotheque.games.agon.search"
SEARCHED = (search, calls, importlib.import_module(AGON))


def compiled() -> dict[str, int]:
    """For how many types each entry has been compiled."""
    found: dict[str, Any] = {}
    for module in SEARCHED:
        found |= {f"{module.__name__}.{name}": one for name, one in vars(module).items()}
    return {name: len(one.signatures) for name, one in found.items() if hasattr(one, "signatures")}


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("name", discovery.names())
def test_after_a_warm_up_nothing_is_left_to_compile_for_a_choice(name):
    game = discovery.find(name)
    told: list[tuple[int, int]] = []
    position = Variant(game).new(seed=1)
    view = position.view(position.asked[0])
    warming.warm_up(game, lambda done, total: told.append((done, total)))
    before = compiled()
    for level in (1, game.bot.LEVELS):
        game.bot.choose(view, [], Budget(nodes=20, level=level), seeded(level))
    assert compiled() == before
    assert told[-1][0] == told[-1][1] == len(told) - 1 > 2
