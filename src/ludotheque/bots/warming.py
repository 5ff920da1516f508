"""Compile a game and its machine before they are asked, in two processes of their own.

    python -m ludotheque.bots.warming ludotheque.games.agon

fills the cache of compiled code and says as it goes what share is done (`0.42`), while whoever
started it goes on; a worker that starts later finds it all there. Two processes, `... first` and
`... rest`, share the work: first the parts of all, by a folder that is named third; then what takes
longest is one's, all else the other's, the rules last.
"""

from __future__ import annotations

import contextlib
import math
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.core.game import Game, of_package
from ludotheque.core.jit import Need, are_kept, compile_for, undisturbed, watched

HALVES = ("first", "rest")
ENOUGH = 0.1  # of the work is done before it is told how long the rest takes
LONGEST = 300.0  # seconds: a process that takes longer is given up, and the worker compiles


@dataclass
class Half:
    """How far one of the two processes is, and when: `share` of its work was done `at`."""

    begun: float | None = None
    at: float = 0.0
    share: float = 0.0
    is_over: threading.Event = field(default_factory=threading.Event)
    has_ended: bool = False  # what compiles the rules, too

    def tell(self, share: float) -> None:
        self.at, self.share = time.monotonic(), share
        self.begun = self.begun or self.at
        if share == 1.0:
            self.is_over.set()

    @property
    def end(self) -> float | None:
        """When it will be done, by how long it took so far; unknown before it has done enough."""
        if self.begun is None or self.share < ENOUGH:
            return None
        return self.begun + (self.at - self.begun) / self.share


class Warming:
    """How far a game's machine is: ready, unless it is `start`ed and was not compiled before.

    `told` is called when something is known anew.
    """

    def __init__(self, game: Game, told: Callable[[], object] = lambda: None) -> None:
        self.game, self._told = game, told
        self.halves: list[Half] = []
        self._processes: list[subprocess.Popen[str]] = []
        self._shared: tempfile.TemporaryDirectory[str] | None = None

    def start(self) -> None:
        """Begin to compile what is to be compiled."""
        if not is_warm(self.game):
            self._shared = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            for name in HALVES:
                self._begin(name, self._shared.name)

    def _begin(self, name: str, folder: str) -> None:
        from ludotheque.bots.workers import environment

        process = subprocess.Popen(
            [sys.executable, "-P", "-m", __name__, self.game.package, name, folder],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            text=True,
            start_new_session=True,  # Ctrl-C is for whoever started it, who ends it
        )
        half = Half()
        if is_warm(self.game, name):  # what it has left is rules, for which nobody waits
            half.is_over.set()
        self._processes.append(process)
        self.halves.append(half)
        threading.Thread(target=self._listen, args=(process, half), daemon=True).start()

    def _listen(self, process: subprocess.Popen[str], half: Half) -> None:
        with contextlib.suppress(ValueError, OSError):  # it was ended
            for line in process.stdout or ():
                half.tell(float(line))
                self._told()
        half.is_over.set()
        half.has_ended = True
        self._told()

    @property
    def is_ready(self) -> bool:
        """Whether the machine is; the rules may still be compiled."""
        return all(half.is_over.is_set() for half in self.halves)

    @property
    def has_ended(self) -> bool:
        """Whether nothing is compiled any more."""
        return all(half.has_ended for half in self.halves)

    @property
    def share(self) -> float:
        """How much of all is done."""
        return sum(half.share for half in self.halves) / len(self.halves) if self.halves else 1.0

    @property
    def seconds_left(self) -> int | None:
        """Until the machine is ready, by what was done so far; unknown at first."""
        ends = [half.end for half in self.halves]
        known = [end for end in ends if end is not None]
        if not known or len(known) < len(ends) or self.is_ready:
            return None
        return max(1, math.ceil(max(known) - time.monotonic()))

    def wait(self) -> None:
        """Until the machine is ready, or takes too long."""
        for half in self.halves:
            half.is_over.wait(LONGEST)

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.wait()
            if process.stdout:
                process.stdout.close()
        if self._shared is not None:
            self._shared.cleanup()


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
