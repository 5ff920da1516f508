"""Getting a game and its machine ready while the player reads: in two processes, behind one bar.

Nobody waits for the rules: what is not compiled yet runs as Python. What a machine needs is
compiled beside, and goes on while the player reads: at the first time how to play and win, then the
board. Whoever has to wait for the machine sees how long.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludotheque.bots.warming import LONGEST, Warming
from ludotheque.cli.terminal import Terminal
from ludotheque.core.words import say

if TYPE_CHECKING:
    from ludotheque.core.game import Game

TICK = 0.1  # seconds
PATIENCE = 1.0  # seconds that may pass before a line says what is waited for
BELOW = 10  # lines that are told before the table


class Preparing:
    """What is shown of a game's machine while it is compiled; `machine` waits until it is ready."""

    def __init__(self, terminal: Terminal, game: Game, has_machine: bool) -> None:
        self.terminal, self.game = terminal, game
        self._start = time.monotonic()
        self._has_told = self._is_closed = False
        self.warming = Warming(game)
        if has_machine:
            self.warming.start()

    @property
    def is_ready(self) -> bool:
        """Whether there is nothing left to wait for."""
        return self.warming.is_ready

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
        self.warming.wait()
        if not self._is_closed:
            run()

    def close(self) -> None:
        """End what compiles."""
        self._is_closed = True
        self.warming.close()

    @contextlib.contextmanager
    def _bar(self) -> Iterator[None]:
        """A bar with the seconds left; a line after a while where bars cannot be shown."""
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
                seconds = self.warming.seconds_left
                left = "" if seconds is None else self._said("play-seconds-left", seconds=seconds)
                progress.update(task, completed=self.warming.share, left=left)

    def _say(self, over: threading.Event) -> None:
        if self.terminal.console.is_terminal and not over.wait(PATIENCE):
            self.terminal.print(self._said("play-preparing"))
            self.tell_how()

    def _said(self, message: str, **details: int) -> str:
        return say(self.terminal.language, message, **details)
