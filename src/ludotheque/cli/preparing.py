"""Getting a game and its machine ready while the player reads: in two processes, behind one bar.

Nobody waits for the rules: what is not compiled yet runs as Python. What a machine needs is
compiled beside, and goes on while the player reads: at the first time how to play and win, then the
board. Whoever has to wait for the machine sees how long.
"""

from __future__ import annotations

import contextlib
import math
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludotheque.bots import warming
from ludotheque.cli.terminal import Terminal
from ludotheque.core.words import say

if TYPE_CHECKING:
    from ludotheque.core.game import Game

TICK = 0.1  # seconds
PATIENCE = 1.0  # seconds that may pass before a line says what is waited for
BELOW = 10  # lines that are told before the table
LONGEST = 300.0  # seconds: a process that takes longer is given up, and the worker compiles


@dataclass
class Half:
    """How far one of the two processes is, and when: `share` of its work was done `at`."""

    begun: float | None = None
    at: float = 0.0
    share: float = 0.0
    is_over: threading.Event = field(default_factory=threading.Event)

    def tell(self, share: float) -> None:
        self.at, self.share = time.monotonic(), share
        self.begun = self.begun or self.at
        if share == 1.0:
            self.is_over.set()

    @property
    def end(self) -> float | None:
        """When it will be done, by how long it took so far; unknown before it has done any."""
        if self.begun is None or not self.share:
            return None
        return self.begun + (self.at - self.begun) / self.share


class Preparing:
    """How far a game's machine is; `machine` waits until it is ready."""

    def __init__(self, terminal: Terminal, game: Game, has_machine: bool) -> None:
        self.terminal, self.game = terminal, game
        self._start = time.monotonic()
        self._has_told = self._is_closed = False
        self.halves: list[Half] = []
        self._processes: list[subprocess.Popen[str]] = []
        self._shared: tempfile.TemporaryDirectory[str] | None = None
        if has_machine and not warming.is_warm(game):
            self._shared = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            for name in warming.HALVES:
                self._begin(name, self._shared.name)

    def _begin(self, name: str, folder: str) -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque.bots.warming", self.game.package, name, folder],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,  # Ctrl-C is for the one at the keyboard
        )
        half = Half()
        if warming.is_warm(self.game, name):  # what it has left is rules, for which nobody waits
            half.is_over.set()
        self._processes.append(process)
        self.halves.append(half)
        threading.Thread(target=self._listen, args=(process, half), daemon=True).start()

    @property
    def is_ready(self) -> bool:
        """Whether there is nothing left to wait for."""
        return all(half.is_over.is_set() for half in self.halves)

    @property
    def seconds_left(self) -> int | None:
        """Until all is ready, by what was done so far; unknown before the first part is."""
        ends = [half.end for half in self.halves]
        known = [end for end in ends if end is not None]
        if not known or len(known) < len(ends) or self.is_ready:
            return None
        return max(1, math.ceil(max(known) - time.monotonic()))

    @property
    def share(self) -> float:
        """How much of all is done."""
        return sum(half.share for half in self.halves) / max(1, len(self.halves))

    def tell_how(self) -> None:
        """Give whoever is new, or waits, something to read, once: how to play and win."""
        if self.terminal.console.is_terminal and not self._has_told:
            from ludotheque.cli import rulebook

            self.terminal.unread = self.terminal.written  # the table waits until it is read
            how = rulebook.brief(self.terminal, self.game.folder)
            self.terminal.unroll(how.split("\n"), then=BELOW)
        self._has_told = True

    def machine(self) -> None:
        """Wait until the machine's part is compiled."""
        if self.is_ready:
            return
        end = self._start + LONGEST
        with self._bar():
            while not self.is_ready and time.monotonic() < end:
                time.sleep(TICK)

    def then(self, run: Callable[[], object]) -> None:
        """Run something as soon as the machine's part is compiled, and wait for nothing here."""
        if self.is_ready:
            run()
        else:
            threading.Thread(target=self._run_after, args=(run,), daemon=True).start()

    def _run_after(self, run: Callable[[], object]) -> None:
        for half in self.halves:
            half.is_over.wait(LONGEST)
        if not self._is_closed:
            run()

    def close(self) -> None:
        """End the processes that compile."""
        self._is_closed = True
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.wait()
            if process.stdout:
                process.stdout.close()
        if self._shared is not None:
            self._shared.cleanup()

    def _listen(self, process: subprocess.Popen[str], half: Half) -> None:
        with contextlib.suppress(ValueError, OSError):  # it was ended
            for line in process.stdout or ():
                half.tell(float(line))
        half.is_over.set()

    @contextlib.contextmanager
    def _bar(self) -> Iterator[None]:
        """A bar with the seconds left; a line after a while where bars cannot be drawn."""
        terminal, over = self.terminal, threading.Event()
        has_bar = terminal.console.is_terminal and not terminal.plain
        show = threading.Thread(target=self._show_bar if has_bar else self._say, args=(over,))
        show.start()
        try:
            yield
        finally:
            over.set()
            show.join()

    def _show_bar(self, over: threading.Event) -> None:
        if over.wait(TICK):
            return  # it was there already
        from rich.progress import BarColumn, Progress, TextColumn

        waited = time.monotonic()
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
        with Progress(*columns, console=self.terminal.console, transient=True) as progress:
            task = progress.add_task(self._said("play-preparing"), total=1.0, left="")
            while not over.wait(TICK):
                if time.monotonic() - waited > PATIENCE:
                    self.tell_how()
                seconds = self.seconds_left
                left = "" if seconds is None else self._said("play-seconds-left", seconds=seconds)
                progress.update(task, completed=self.share, left=left)

    def _say(self, over: threading.Event) -> None:
        if self.terminal.console.is_terminal and not over.wait(PATIENCE):
            self.terminal.print(self._said("play-preparing"))
            self.tell_how()

    def _said(self, message: str, **details: int) -> str:
        return say(self.terminal.language, message, **details)
