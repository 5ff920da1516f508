"""Machines that think in processes of their own.

A worker is a program that reads frames from its input and answers on its output: the name of a
game and of a machine, the bytes of a view, the seat's own log, a seed; then an action. It is never
sent anything else, so it cannot know more. A worker that dies or does not answer in time is
replaced, and asked again.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import struct
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import IO, Any

import numpy as np

from ludotheque.bots.players import Player
from ludotheque.core import discovery
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.core.position import View
from ludotheque.core.rng import seeded

TRIES = 3
FIRST_SECONDS = 180.0  # the first answer may have to wait for the compiler
GRACE_SECONDS = 10.0
LONGEST_SECONDS = 2.0  # what the highest level takes, unless its bound says otherwise
_LENGTHS = struct.Struct("<III")


class Worker:
    """One process that thinks; started when it is first needed."""

    def __init__(self, command: Sequence[str] = (sys.executable, "-m", __name__)) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, game: Game, player: Player, view: bytes, log: Sequence[Any], seed: int) -> int:
        """What the machine does; `Conflict` after three processes that did not answer."""
        header = {"game": game.name, "machine": str(player), "seed": seed}
        parts = (json.dumps(header).encode(), view, json.dumps(log).encode())
        frame = _LENGTHS.pack(*map(len, parts)) + b"".join(parts)
        legal = View(game, np.frombuffer(bytearray(view), game.View)).legal()
        for _ in range(TRIES):
            answer = self._ask(frame, player)
            if answer in legal:
                return answer
            self.close()
        raise Conflict("machine-failed", machine=str(player))

    def close(self) -> None:
        """End the process, however busy it is."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):  # what was not written is not missed
                    stream.close()  # type: ignore[union-attr]
            self._process = None

    def _ask(self, frame: bytes, player: Player) -> int:
        limit = GRACE_SECONDS + 3 * (player.seconds or LONGEST_SECONDS)
        if self._process is None:
            limit += FIRST_SECONDS
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the one at the keyboard
            )
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(frame)
            self._process.stdin.flush()
            return _number_within(self._process.stdout, limit)
        except (OSError, ValueError):
            return -1


def _number_within(stream: IO[bytes], seconds: float) -> int:
    """Four bytes as a number; an error if they do not come in time."""
    end, got = time.monotonic() + seconds, b""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        while len(got) < 4:
            if not selector.select(max(0.0, end - time.monotonic())):
                raise OSError("no answer in time")
            part = os.read(stream.fileno(), 4 - len(got))
            if not part:
                raise OSError("the worker has died")
            got += part
    return int.from_bytes(got, "little")


def main() -> None:
    """Answer frames until the input ends."""
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed by mistake must not look like an answer
    while lengths := source.read(_LENGTHS.size):
        header, view, log = (source.read(length) for length in _LENGTHS.unpack(lengths))
        asked = json.loads(header)
        game = discovery.find(asked["game"])
        views = np.frombuffer(bytearray(view), game.View)
        player = Player.parse(game, asked["machine"])
        action = player.choose(View(game, views), json.loads(log), seeded(asked["seed"]))
        sink.write(action.to_bytes(4, "little"))
        sink.flush()


if __name__ == "__main__":
    main()
