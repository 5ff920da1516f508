"""Whoever looks at a table from this terminal."""

from __future__ import annotations

from typing import Any

from ludotheque.cli.home import Home
from ludotheque.core.contract import Seen
from ludotheque.house import CutOff

MOST = 1000  # frames that may wait for somebody at the prompt
TICK = 0.5  # seconds between two looks whether something has happened


class Watcher:
    """One viewer at this terminal: what he has seen so far, and the last frame he was sent."""

    def __init__(self, home: Home, table_id: str, viewer: int) -> None:
        self._house, self._table_id, self._viewer = home.house, table_id, viewer
        self.log: list[Seen[Any]] = []
        self._listen()

    @property
    def head(self) -> int:
        """The last event that he knows of: they are numbered from 0."""
        return len(self.log) - 1

    def take(self, seconds: float) -> bool:
        """Wait for a frame; whether there was one."""
        try:
            frame = self._listener.get(seconds)
        except CutOff:
            self._listen()
            return True
        if frame is not None:
            self.frame = frame
            self.log += frame.seen
        return frame is not None

    def _listen(self) -> None:
        self._listener = self._house.listen(self._table_id, self._viewer, self.head, MOST).result()
        self.take(TICK)
