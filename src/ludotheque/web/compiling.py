"""Getting the machines ready while people play already.

Nobody waits for rules: what is not compiled yet runs as Python (`core.jit.hurry`). Two processes
compile a game's machine, then its rules, and tell how far they are; a thread looks after them and
loads the result. Nothing is compiled where requests are answered, unless nothing can be kept.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import structlog
from msgspec import Struct

from ludotheque.bots.warming import LONGEST, Warming
from ludotheque.core.game import Game
from ludotheque.core.jit import hurry, load

TICK = 1.0  # seconds after which is looked even if nothing was told
STOPPING = 5.0  # seconds that the thread gets to end
_log = structlog.get_logger()


class Readiness(Struct, frozen=True):
    """How far a game's machines are; `share` of the work is done."""

    state: Literal["waiting", "compiling", "ready"] = "waiting"
    share: float = 0.0
    seconds_left: float | None = None


READY = Readiness("ready", 1.0, 0.0)


def _nothing(*told: Any) -> None:
    """What is done where nobody wants to know."""


class Compiling:
    """A thread that sees to all games, one after another.

    `changed` is called when one is further, and `ready` once when its machines can play.
    """

    def __init__(
        self,
        games: list[Game],
        changed: Callable[[], object] = _nothing,
        ready: Callable[[Game], object] = _nothing,
    ) -> None:
        self.readiness = {game.name: Readiness() for game in games}
        self._changed, self._ready = changed, ready
        self._left = [*games]
        self._wanted: set[str] = set()
        self._news = threading.Event()
        self._is_closed = False
        self._thread = threading.Thread(target=self._serve, name="compiling", daemon=True)

    def start(self) -> None:
        """Begin; from now on no rule waits for the compiler in this process."""
        hurry()
        self._thread.start()

    def is_ready(self, game: str) -> bool:
        return self.readiness[game].state == "ready"

    @property
    def is_whole(self) -> bool:
        """Whether the machines of all games can play."""
        return all(map(self.is_ready, self.readiness))

    def prefer(self, game: str) -> None:
        """Let a game be the next, for somebody waits for its machines; whoever says so does not."""
        self._wanted.add(game)
        self._news.set()

    def close(self) -> None:
        """End what is under way."""
        self._is_closed = True
        self._news.set()
        if self._thread.is_alive():
            self._thread.join(STOPPING)

    def _serve(self) -> None:
        with _noted("numba"):
            load()
        while self._left and not self._is_closed:
            self._left.sort(key=lambda one: one.name not in self._wanted)
            game = self._left.pop(0)
            with _noted(game.name):
                if self._compiled(game):
                    game.warm_up()
                    gc.freeze()  # what is loaded stays: else the collector looks at it again

    def _compiled(self, game: Game) -> bool:
        """Have a game compiled; False if it was given up for another, or for good."""
        warming, until = Warming(game, self._news.set), time.monotonic() + LONGEST
        try:
            warming.start()
            while not warming.has_ended and time.monotonic() < until:
                self._news.clear()
                self._tell(game, warming)
                if self._is_closed:
                    return False
                if self._gives_way(game):
                    self._left.append(game)
                    self._say(game, Readiness())
                    return False
                self._news.wait(TICK)
        finally:
            warming.close()
        self._open(game)  # a worker compiles what could not be compiled
        return not self._is_closed

    def _tell(self, game: Game, warming: Warming) -> None:
        if warming.is_ready:
            self._open(game)
        else:
            self._say(game, Readiness("compiling", warming.share, warming.seconds_left))

    def _gives_way(self, game: Game) -> bool:
        """Whether nobody waits for a game, but for another that is not ready."""
        others = {one.name for one in self._left} & self._wanted
        is_waited_for = game.name in self._wanted and not self.is_ready(game.name)
        return not is_waited_for and not all(map(self.is_ready, others))

    def _open(self, game: Game) -> None:
        if not self.is_ready(game.name):
            self._say(game, READY)
            with _noted(game.name):
                self._ready(game)

    def _say(self, game: Game, how: Readiness) -> None:
        if not self._is_closed and not self.is_ready(game.name):
            self.readiness[game.name] = how
            self._changed()


@contextmanager
def _noted(what: str) -> Iterator[None]:
    """Go on whatever goes wrong, and note it: as Python a game can be played all the same."""
    try:
        yield
    except Exception as error:
        _log.error("not prepared", what=what, error=type(error).__name__)
