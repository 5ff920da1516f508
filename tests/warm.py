"""Compile what the tests need of every game, a process a game, before workers do it twice.

python -m tests.warm [rules]        `rules` leaves machines out
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from ludotheque.adapters.batch import Batch
from ludotheque.bots import warming
from ludotheque.core import calls
from ludotheque.core.game import Game
from ludotheque.core.jit import compile_for, undisturbed
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery

PACKAGES = ("ludotheque.games", "tests.games")


def warm(package: str, name: str, has_machines: bool) -> None:
    """Compile the entries that most tests of a game call."""
    game = discovery.find(name, package)
    states, views, rng = game.states(), game.views(), seeded(0)
    out, weights = game.actions_buffer(), game.weights_buffer()
    with undisturbed():
        game.warm_up()
        if has_machines:
            warming.warm_up(game)
        compile_for(calls.draw, states, 0, rng, weights)
        compile_for(calls.imagine, views, 0, rng, states, 0)
        compile_for(calls.play_listing, states, 0, rng, out, weights)
        compile_for(calls.legal_in, states, 0, 0, out)
        if hasattr(game.rules, "sample"):
            compile_for(calls.pick, views, 0, rng)
        if game.encoding:
            compile_for(calls.vector, views, 0, np.zeros(game.encoding.SIZE, np.float32))
            if has_machines:
                _warm_batch(game)
                _warm_perft(game)
        if not game.has_secrets:
            start = Variant(game).new(0)
            start.variant.at(start.text())


def _warm_batch(game: Game) -> None:
    """Compile a batch here, where its parts have been compiled already for something else."""
    env = Batch(Variant(game), 1)
    env.observe()
    env.step(env.random_actions())


def _warm_perft(game: Game) -> None:
    """Compile it where legal and apply have been compiled already, which are most of it."""
    out = np.zeros((2, len(game.actions_buffer())), np.uint16)
    compile_for(calls.perft, game.states(2), 0, 1, out, np.zeros((2, game.max_chance), np.int64))


def warm_more(module: str) -> None:
    """Compile what the tests of one game need beside it."""
    with undisturbed():
        importlib.import_module(module).warm()


def main() -> None:
    """Warm all games, on as many cores as there are; what takes long first."""
    has_machines = sys.argv[1:] != ["rules"]
    games = [(package, name) for package in PACKAGES for name in discovery.names(package)]
    modules = [
        f"tests.{name}.warming" for _, name in games if importlib.util.find_spec(f"tests.{name}")
    ]
    more = [module for module in modules if importlib.util.find_spec(module)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        running = [pool.submit(warm_more, module) for module in more if has_machines]
        running += [pool.submit(warm, *game, has_machines) for game in games]
        for one in running:
            one.result()


if __name__ == "__main__":
    main()
