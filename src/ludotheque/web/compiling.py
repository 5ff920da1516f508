"""Getting the games ready while the server answers already.

A process a game compiles what rules and machines need and tells how far it is; this process then
loads the result in a thread. Nothing is compiled where requests are answered.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import structlog
from msgspec import Struct

from ludotheque.bots.workers import environment
from ludotheque.core.game import Game

_log = structlog.get_logger()


class Readiness(Struct, frozen=True):
    """How far a game is; `share` of the work is done."""

    state: str = "waiting"
    share: float = 0.0
    seconds_left: float | None = None


class Compiling:
    """Threads that see to all games, one after another a thread."""

    def __init__(
        self,
        games: list[Game],
        changed: Callable[[], object] = lambda: None,
        ready: Callable[[Game], object] = lambda game: None,
    ) -> None:
        self.readiness = {game.name: Readiness() for game in games}
        self._changed, self._ready = changed, ready
        self._left = [*games]
        self._lock = threading.Lock()
        self._processes: set[subprocess.Popen[str]] = set()
        self._is_closed = False
        self._threads = [
            threading.Thread(target=self._serve, name="compiling", daemon=True)
            for _ in range(min(len(games), os.cpu_count() or 1))
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def is_ready(self, game: str) -> bool:
        return self.readiness[game].state == "ready"

    @property
    def is_whole(self) -> bool:
        """Whether all games can be played."""
        return all(map(self.is_ready, self.readiness))

    @property
    def is_over(self) -> bool:
        """Whether nothing is waiting or being compiled any more."""
        return all(one.state in ("ready", "failed") for one in self.readiness.values())

    def close(self) -> None:
        """End what is under way."""
        with self._lock:
            self._is_closed = True
            for process in self._processes:
                process.kill()

    def _serve(self) -> None:
        while True:
            with self._lock:
                if not self._left or self._is_closed:
                    return
                game = self._left.pop(0)
            try:
                if not game.is_kept:
                    self._compile(game)
                game.warm_up()
            except Exception as error:
                _log.error("game not compiled", game=game.name, error=type(error).__name__)
                self._say(game, Readiness("failed"))
            else:
                self._say(game, Readiness("ready", 1.0, 0.0))
                self._ready(game)

    def _compile(self, game: Game) -> None:
        """Fill the cache in a process of its own; what it could not do is done here, later."""
        start = time.monotonic()
        self._say(game, Readiness("compiling"))
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "ludotheque.bots.warming", game.package],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            text=True,
            start_new_session=True,  # Ctrl-C is for the server, which ends it
        )
        with self._lock:
            self._processes.add(process)
            if self._is_closed:
                process.kill()
        with process:
            for line in process.stdout or ():
                share, spent = float(line), time.monotonic() - start
                left = round(spent * (1 - share) / share, 1) if share else None
                self._say(game, Readiness("compiling", share, left))
        with self._lock:
            self._processes.discard(process)

    def _say(self, game: Game, how: Readiness) -> None:
        if not self._is_closed:
            self.readiness[game.name] = how
            self._changed()
