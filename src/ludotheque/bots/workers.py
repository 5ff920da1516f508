"""Machines that think in processes of their own.

A worker is a program that reads frames from its input and answers on its output. A frame names a
game, its options, a machine, a seed and how long it may take, and has the bytes of a view and the
seat's own log; the answer is an action. It is never sent anything else, so it cannot know more.
Without a machine the answer is what the game's bot makes of the position.
A frame without a view, the first of a process for each machine, is answered when all that the
machine needs is compiled.

A worker that dies, does not read, does not answer in time or answers nonsense is replaced, and
asked again. It inherits neither the environment, beyond what Python needs, nor any open file.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import selectors
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import numpy as np

from ludotheque.bots.machines import Machine
from ludotheque.core.contract import Opinion, Seen
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game, of_package
from ludotheque.core.jit import hurry, load
from ludotheque.core.options import Values
from ludotheque.core.rng import seeded
from ludotheque.core.view import View

TRIES = 3
FIRST_SECONDS = 180.0  # the first answer may have to wait for the compiler
GRACE_SECONDS = 10.0
LONGEST_SECONDS = 2.0  # what the highest level takes, unless its bound says otherwise
READY = bytes(4)
OPINION_SECONDS = 1.0
NEEDED = {
    "PATH", "HOME", "LANG", "TMPDIR", "TEMP", "LD_LIBRARY_PATH",
    "SYSTEMROOT", "LOCALAPPDATA", "USERPROFILE",
}  # fmt: skip
NEEDED_KINDS = ("LC_", "XDG_CACHE_", "NUMBA_", "PYTHON")
_LENGTHS = struct.Struct("<III")
_ACTION = struct.Struct("<I")
_OF_ALL = Machine(1)  # whoever is ready for it is for the others, too
T = TypeVar("T")


class Worker:
    """One process that thinks; begun when it is first needed, or before."""

    def __init__(self, command: Sequence[str] = (sys.executable, "-P", "-m", __name__)) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._rehearsed: set[tuple[str, int]] = set()  # the games and levels that it is ready for
        self._is_stopped = False

    def begin(self) -> None:
        """Let the process load what all machines need, unless it runs already."""
        if self._is_stopped or self._process is not None:
            return
        with contextlib.suppress(OSError):
            self._process = subprocess.Popen(
                self._command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,  # what it complains of may be a secret
                env=environment(),
                start_new_session=True,  # Ctrl-C is for the one at the keyboard
            )
            if self._is_stopped:  # meanwhile
                self._process.kill()

    def start(self, game: Game, machine: Machine) -> None:
        """Begin the process, unless it runs, and wait until it is ready to think.

        How long that takes depends on the game and the machine, and on no view.
        """
        self.begin()
        kind = (game.name, machine.level)
        if kind in self._rehearsed:
            return
        header = {"game": game.package, "machine": str(machine)}
        frame, limit = _frame(header, b"", []), GRACE_SECONDS + FIRST_SECONDS
        if self._ask(frame, limit, len(READY)) == READY:
            self._rehearsed.add(kind)
        else:
            self.close()

    def choose(
        self,
        game: Game,
        options: Values,
        machine: Machine,
        view: bytes,
        log: Sequence[Seen[Any]],
        seed: int,
        seconds: float | None = None,
    ) -> int:
        """What the machine does; `Conflict` after three processes that did not answer."""
        header = {
            "game": game.package, "options": dict(options), "machine": str(machine), "seed": seed,
            "seconds": seconds,
        }  # fmt: skip
        frame = _frame(header, view, log)
        legal = _view(game, view).legal()

        def read(answer: bytes) -> int | None:
            (action,) = _ACTION.unpack(answer)
            return action if action in legal else None

        takes = seconds or machine.seconds or LONGEST_SECONDS
        return self._answer_to(frame, game, machine, takes, _ACTION.size, read)

    def judge(
        self, game: Game, options: Values, seats: int, view: bytes, log: Sequence[Seen[Any]]
    ) -> Opinion:
        """What the game's bot makes of a position, from the view of a seat that is asked."""
        frame = _frame({"game": game.package, "options": dict(options)}, view, log)
        shown, layout = _view(game, view), _layout(seats)
        legal = shown.legal()

        def read(answer: bytes) -> Opinion | None:
            action, depth, *returns = layout.unpack(answer)
            if action not in legal or not all(-1 <= one <= 1 for one in returns):
                return None
            return Opinion(tuple(returns), shown.choice(action), depth)

        return self._answer_to(frame, game, _OF_ALL, OPINION_SECONDS, layout.size, read)

    def close(self) -> None:
        """End the process, however busy it is."""
        self._rehearsed.clear()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):  # what was not written is not missed
                    stream.close()  # type: ignore[union-attr]
            self._process = None

    def stop(self) -> None:
        """End the process while another thread waits for it, and let it begin no other."""
        self._is_stopped = True
        if process := self._process:
            process.kill()

    def _answer_to(
        self,
        frame: bytes,
        game: Game,
        machine: Machine,
        takes: float,
        size: int,
        read: Callable[[bytes], T | None],
    ) -> T:
        """What is read in an answer of such a size; `Conflict` after three processes without."""
        for _ in range(TRIES):
            self.start(game, machine)
            answer = self._ask(frame, GRACE_SECONDS + 3 * takes, size)
            found = read(answer) if answer else None
            if found is not None:
                return found
            self.close()
        raise Conflict("machine-failed", machine=str(machine))

    def _ask(self, frame: bytes, seconds: float, size: int) -> bytes:
        """The answer to a frame; nothing if there is none in time."""
        if self._process is None:
            return b""
        try:
            return _exchanged(self._process, frame, seconds, size)
        except OSError:
            return b""


def environment() -> dict[str, str]:
    """What a worker may know of the environment; it imports from where its host does."""
    kept = {k: v for k, v in os.environ.items() if k in NEEDED or k.startswith(NEEDED_KINDS)}
    return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _frame(header: dict[str, Any], view: bytes, log: Sequence[Seen[Any]]) -> bytes:
    parts = (json.dumps(header).encode(), view, msgspec.json.encode(log))
    return _LENGTHS.pack(*map(len, parts)) + b"".join(parts)


def _view(game: Game, view: bytes) -> View:
    return View(game, np.frombuffer(bytearray(view), game.View))


@functools.cache
def _layout(seats: int) -> struct.Struct:
    """How an opinion is laid out: the action, how far it looked, the return of each seat."""
    return struct.Struct(f"<IH{seats}d")


def _exchanged(process: subprocess.Popen[bytes], frame: bytes, seconds: float, size: int) -> bytes:
    """What a process answers to a frame, written and read within one time."""
    assert process.stdin is not None and process.stdout is not None
    end, left, got = time.monotonic() + seconds, memoryview(frame), b""
    os.set_blocking(process.stdin.fileno(), False)
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        if selector.select(0):
            raise OSError("it spoke before it was asked, or has died")
        selector.register(process.stdin, selectors.EVENT_WRITE)
        while left or len(got) < size:
            wait = end - time.monotonic()
            ready = selector.select(wait) if wait > 0 else []
            if not ready:
                raise OSError("no answer in time")
            for key, _ in ready:
                if key.fileobj is process.stdin:
                    left = left[os.write(key.fd, left) :]
                    if not left:
                        selector.unregister(process.stdin)
                else:
                    part = os.read(key.fd, size - len(got))
                    if left or not part:
                        raise OSError("it answered half a frame, or has died")
                    got += part
    return got


def main() -> None:
    """Answer frames until the input ends."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # whatever reads by mistake must not eat a frame
    os.dup2(2, 1)  # whatever is printed by mistake must not look like an answer
    hurry()
    load()
    while lengths := source.read(_LENGTHS.size):
        header, view, log = (source.read(length) for length in _LENGTHS.unpack(lengths))
        sink.write(_answer(json.loads(header), view, log))
        sink.flush()


def _answer(asked: dict[str, Any], view: bytes, log: bytes) -> bytes:
    game = of_package(asked["game"])
    machine = Machine.parse(game, asked["machine"]) if "machine" in asked else None
    if machine and not view:
        machine.rehearse(game)
        return READY
    game.options.resolve("standard", asked["options"])  # a map of one's own is known from here on
    shown, told = _view(game, view), _decoder(game).decode(log)
    if machine:
        rng = seeded(asked["seed"])
        return _ACTION.pack(machine.choose(shown, told, rng, seconds=asked["seconds"]))
    assert game.opinion is not None
    found = game.opinion(shown, told)
    assert found.choice is not None
    action = shown.action(found.choice)
    return _layout(len(found.returns)).pack(action, found.depth, *found.returns)


@functools.cache
def _decoder(game: Game) -> msgspec.json.Decoder[list[Seen[Any]]]:
    seen: Any = Seen
    kind: Any = list[seen[game.facts.FACTS]]
    return msgspec.json.Decoder(kind)


if __name__ == "__main__":
    main()
