"""Compile a game and its machine before they are asked, in processes of their own.

    python -m ludotheque.bots.warming ludotheque.games.agon

fills the cache of compiled code and says as it goes what share is done (`0.42`), while whoever
started it goes on; a worker that starts later finds it all there. Two processes, `... first` and
`... rest`, share the work: what takes longest is one's, all else the other's, the rules last.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from ludotheque.core.cache import are_kept
from ludotheque.core.game import Game, of_package
from ludotheque.core.jit import Need, compile_for, undisturbed, watched

HALVES = ("first", "rest")


def needs_of(game: Game, half: str = "") -> list[Need]:
    """What is compiled for a game and its machine; or for the machine alone, in half the work."""
    machine: list[Need] = game.bot.needed(game) if game.bot else []
    return {"": [*machine, *game.needs], "first": machine[:1], "rest": machine[1:]}[half]


def is_warm(game: Game) -> bool:
    """Whether all was compiled before."""
    return are_kept(needs_of(game))


def warm_up(
    game: Game, half: str = "", report: Callable[[float], object] = lambda share: None
) -> None:
    """Compile what rules and machine need, or load it, telling what share is done.

    The rules come last, and in `rest` after all is done: no machine waits for them.
    """
    needs = needs_of(game, half)
    with undisturbed():
        report(0.0)
        with watched(needs, report):
            for need in needs:
                compile_for(*need)
        report(1.0)
        if half != "first":
            game.warm_up()


def main() -> None:
    """Warm up the game that is named."""
    package, half = sys.argv[1], "".join(sys.argv[2:3])
    warm_up(of_package(package), half, lambda share: print(f"{share:.3f}", flush=True))


if __name__ == "__main__":
    main()
