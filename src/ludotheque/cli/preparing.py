"""Getting a game and its machine ready: compiled at once, in two processes, behind one bar.

The rules are compiled here. What a machine needs is compiled beside, and goes on while the player
reads the board; whoever has to wait sees how long, and reads how the game is played.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn

from ludotheque.cli import rulebook
from ludotheque.cli.terminal import Terminal
from ludotheque.core.words import say

if TYPE_CHECKING:
    from ludotheque.core.game import Game

TICK = 0.1  # seconds
PATIENCE = 1.0  # seconds that may pass before a line says what is waited for
LONGEST = 300.0  # seconds: a process that takes longer is given up, and the worker compiles


class Preparing:
    """How far a game and its machine are; `rules` and `machine` wait until they are ready."""

    def __init__(self, terminal: Terminal, game: Game, has_machine: bool) -> None:
        self.terminal, self.game = terminal, game
        self._start = time.monotonic()
        self._has_told = self._is_closed = False
        self._steps = {"rules": (0, 0), "machine": (0, 0)}
        self._ahead: subprocess.Popen[str] | None = None
        if has_machine:
            self._ahead = subprocess.Popen(
                [sys.executable, "-m", "ludotheque.bots.warming", game.package],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # Ctrl-C is for the one at the keyboard
            )
            threading.Thread(target=self._listen, args=(self._ahead,), daemon=True).start()

    @property
    def seconds_left(self) -> int | None:
        """Until all is ready, by what was done so far; unknown before the first step."""
        done, total = (sum(pair) for pair in zip(*self._steps.values(), strict=True))
        if not done or not total:
            return None
        spent = time.monotonic() - self._start
        return round(spent * (total - done) / done)

    def rules(self) -> None:
        """Compile the rules, or load them."""
        with self._bar():
            self.game.warm_up(lambda done, total: self._steps.update(rules=(done, total)))

    def machine(self) -> None:
        """Wait until the machine's part is compiled."""
        if self._ahead is None or self._ahead.poll() is not None:
            return
        end = self._start + LONGEST
        with self._bar():
            while self._ahead.poll() is None and time.monotonic() < end:
                time.sleep(TICK)

    def then(self, run: Callable[[], object]) -> None:
        """Run something as soon as the machine's part is compiled, and wait for nothing here."""
        if self._ahead is None or self._ahead.poll() is not None:
            run()
        else:
            threading.Thread(target=self._run_after, args=(self._ahead, run), daemon=True).start()

    def _run_after(self, ahead: subprocess.Popen[str], run: Callable[[], object]) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            ahead.wait(LONGEST)
        if not self._is_closed:
            run()

    def close(self) -> None:
        """End the process that compiles ahead."""
        self._is_closed = True
        if self._ahead is not None:
            self._ahead.kill()
            self._ahead.wait()
            if self._ahead.stdout:
                self._ahead.stdout.close()

    def _listen(self, ahead: subprocess.Popen[str]) -> None:
        with contextlib.suppress(ValueError, OSError):  # it was ended
            for line in ahead.stdout or ():
                done, total = map(int, line.split())
                self._steps["machine"] = (done, total)

    @contextlib.contextmanager
    def _bar(self) -> Iterator[None]:
        """A bar of both with the seconds left; a line after a while where bars cannot be drawn."""
        terminal, over = self.terminal, threading.Event()
        is_drawn = terminal.console.is_terminal and not terminal.plain
        show = threading.Thread(target=self._show_bar if is_drawn else self._say, args=(over,))
        show.start()
        try:
            yield
        finally:
            over.set()
            show.join()

    def _show_bar(self, over: threading.Event) -> None:
        if over.wait(TICK):
            return  # it was there already
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
        with Progress(*columns, console=self.terminal.console, transient=True) as progress:
            task = progress.add_task(self._said("play-preparing"), total=None, left="")
            while not over.wait(TICK):
                if time.monotonic() - self._start > PATIENCE:
                    self._tell_how()
                done, total = (sum(pair) for pair in zip(*self._steps.values(), strict=True))
                seconds = self.seconds_left
                left = "" if seconds is None else self._said("play-seconds-left", seconds=seconds)
                progress.update(task, completed=done, total=total or None, left=left)

    def _say(self, over: threading.Event) -> None:
        if self.terminal.console.is_terminal and not over.wait(PATIENCE):
            self.terminal.print(self._said("play-preparing"))
            self._tell_how()

    def _tell_how(self) -> None:
        """Give those who wait something to read, once: how to play and win."""
        if not self._has_told:
            self.terminal.print(rulebook.brief(self.terminal, self.game.folder))
        self._has_told = True

    def _said(self, message: str, **details: int) -> str:
        return say(self.terminal.language, message, **details)
