"""Compile a game and its machine before they are asked, in processes of their own.

    python -m ludotheque.bots.warming ludotheque.games.agon

fills the cache of compiled code and says as it goes what share is done (`0.42`), while whoever
started it goes on; a worker that starts later finds it all there. Two processes, `... first` and
`... rest`, share the work: first the parts of all, by a folder that is named third; then what takes
longest is one's, all else the other's, the rules last.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from ludotheque.core.game import Game, of_package
from ludotheque.core.jit import Need, are_kept, compile_for, undisturbed, watched

HALVES = ("first", "rest")


def needs_of(game: Game, half: str = "") -> list[Need]:
    """What is compiled for a game and its machine; or for the machine alone, in half the work."""
    machine: list[Need] = game.bot.needed(game) if game.bot else []
    return {"": [*machine, *game.needs], "first": machine[:1], "rest": machine[1:]}[half]


def is_warm(game: Game, half: str = "") -> bool:
    """Whether all was compiled before, or all of a half."""
    return are_kept(needs_of(game, half))


def warm_up(
    game: Game,
    half: str = "",
    report: Callable[[float], object] = lambda share: None,
    folder: Path | None = None,
) -> None:
    """Compile what rules and machine need, or load it, telling what share is done.

    The rules come last, and in `rest` after all is done: no machine waits for them. Parts are
    shared with whoever has the same folder.
    """
    needs, parts = needs_of(game, half), list[Need]()
    if folder and game.bot and not is_warm(game, half):
        parts = game.bot.shared(game)
    with undisturbed():
        report(0.0)
        with watched(needs, report, parts):
            if folder and parts:
                from ludotheque.core.sharing import share

                share(folder, parts)
            for need in needs:
                compile_for(*need)
        report(1.0)
        if half != "first":
            game.warm_up()


def main() -> None:
    """Warm up the game that is named."""
    package, half, folder = (*sys.argv[1:], "", "")[:3]
    game, place = of_package(package), Path(folder) if folder else None
    warm_up(game, half, lambda done: print(f"{done:.3f}", flush=True), place)


if __name__ == "__main__":
    main()
