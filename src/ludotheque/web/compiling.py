"""Getting the machines ready while people play already.

Nobody waits for rules: what is not compiled yet runs as Python (`core.jit.hurry`). Two processes
compile a game's machine, then its rules, and tell how far they are; this process loads the result
in a thread. Nothing is compiled where requests are answered, unless nothing can be kept on disk.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import structlog
from msgspec import Struct

from ludotheque.bots.warming import Warming
from ludotheque.core.game import Game
from ludotheque.core.jit import hurry, load

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

    `changed` is called when one is further; `ready` when its machines can play, and `loaded` when
    its rules run compiled, too.
    """

    def __init__(
        self,
        games: list[Game],
        changed: Callable[[], object] = _nothing,
        ready: Callable[[Game], object] = _nothing,
        loaded: Callable[[Game], object] = _nothing,
    ) -> None:
        self.readiness = {game.name: Readiness() for game in games}
        self._changed, self._ready, self._loaded = changed, ready, loaded
        self._left = [*games]
        self._wanted: set[str] = set()
        self._lock = threading.Lock()
        self._warming: Warming | None = None
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
        """Let a game be the next, for somebody waits for its machines; what nobody wants waits."""
        with self._lock:
            self._wanted.add(game)
            self._left.sort(key=lambda one: one.name not in self._wanted)
            now = self._warming
            if now is None or now.is_ready or now.game in self._left:
                return
            if now.game.name not in self._wanted and any(one.name == game for one in self._left):
                self._left.append(now.game)
                now.close()

    def close(self) -> None:
        """End what is under way."""
        with self._lock:
            self._is_closed = True
            if self._warming is not None:
                self._warming.close()

    def _serve(self) -> None:
        load()
        while game := self._next():
            warming = self._compiled(game)
            if self._is_closed:
                return
            if game in self._left:  # it gave way to another
                self._say(game, Readiness())
                continue
            self._say(game, READY)
            self._ready(game)  # a worker compiles what could not be compiled before
            warming.wait_for_all()
            with _noted(game):
                game.warm_up()
                self._loaded(game)

    def _next(self) -> Game | None:
        with self._lock:
            return self._left.pop(0) if self._left and not self._is_closed else None

    def _compiled(self, game: Game) -> Warming:
        """Compile what a game's machines need, or find it there."""
        warming = Warming(game, lambda: self._tell(warming))
        with _noted(game), self._lock:
            self._warming = warming
            if not self._is_closed:
                warming.start()
        self._tell(warming)
        warming.wait()
        return warming

    def _tell(self, warming: Warming) -> None:
        if not warming.is_ready:
            how = Readiness("compiling", warming.share, warming.seconds_left)
            self._say(warming.game, how)

    def _say(self, game: Game, how: Readiness) -> None:
        if not self._is_closed:
            self.readiness[game.name] = how
            self._changed()


@contextmanager
def _noted(game: Game) -> Iterator[None]:
    """Go on whatever goes wrong, and note it: as Python a game can be played all the same."""
    try:
        yield
    except Exception as error:
        _log.error("game not prepared", game=game.name, error=type(error).__name__)
