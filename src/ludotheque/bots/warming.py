"""Compile what a machine needs before it is asked, in a process of its own.

    python -m ludotheque.bots.warming ludotheque.games.agon

fills the cache of compiled code and says after each step how far it is (`3 6`), while the host
compiles the rules; a worker that starts later finds it all there. With `rules` as a second word it
compiles those, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.bots import Budget
from ludotheque.bots.search import Style, clear_desk, drawn, guess, imagine, plant, simulate
from ludotheque.core import calls, verbs
from ludotheque.core.game import Game, of_package
from ludotheque.core.jit import compile_for, undisturbed
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.view import view_of


def warm_up(
    game: Game,
    report: Callable[[int, int], None] = lambda done, total: None,
    with_rules: bool = False,
) -> None:
    """Compile all that a machine needs to play a game, then what play needs last of the rules."""
    steps = [*_search_steps(game), game.warm_up_late]
    if with_rules:
        steps.insert(0, game.warm_up)
    for done, step in enumerate(steps):
        report(done, len(steps))
        step()
    report(len(steps), len(steps))


def _search_steps(game: Game) -> list[Callable[[], Any]]:
    bot, rng = game.bot, seeded(0)
    view = view_of(game, Variant(game).start().states, 0)
    if bot is None:
        return []
    if not verbs.is_known("bias", game.rules.Public):  # its search is its own
        return [
            lambda: bot.choose(view, [], Budget(depth=1), rng),
            lambda: bot.choose(view, [], Budget(depth=1, level=1), rng),
        ]
    worlds, odds, tree = game.states(), np.zeros(1), plant(1, 1)
    notes, desk, style = np.zeros(1), clear_desk(game), Style(1.0, 0, True)
    return [
        lambda: compile_for(simulate, worlds, odds, 0, rng, notes, tree, desk, style, 0),
        lambda: compile_for(imagine, view.views, rng, notes, worlds, odds, 0, True),
        lambda: compile_for(guess, view.views, notes, desk, 0),
        lambda: compile_for(drawn, odds, 1, rng),
        lambda: compile_for(calls.options, view.views, 0, desk.actions),
    ]


def main() -> None:
    """Warm up the machines of the game that is named."""
    with undisturbed():
        warm_up(
            of_package(sys.argv[1]),
            lambda done, total: print(done, total, flush=True),
            with_rules="rules" in sys.argv[2:],
        )


if __name__ == "__main__":
    main()
