"""When somebody will be late, table by table: what is kept is a time, never a table."""

from __future__ import annotations

import threading
from collections.abc import Callable

from ludotheque.house.timers import Timers


class Alarms:
    """One alarm a table, which rings once; another takes its place."""

    def __init__(self, timers: Timers, ring: Callable[[str], object]) -> None:
        self._timers, self._ring = timers, ring
        self._lock = threading.Lock()
        self._set: dict[str, int] = {}
        self._due: dict[str, float] = {}  # the same by the timers' clock
        self._timed: dict[str, float] = {}  # the next timer of a table: deadlines mostly move on

    def set(self, table_id: str, until: int | None, now: int) -> None:
        """Ring at a time, or not at all; `now` is by the same clock, in milliseconds."""
        with self._lock:
            if until is None:
                self._forget(table_id)
            elif self._set.get(table_id) != until:
                self._set[table_id] = until
                self._due[table_id] = self._timers.clock() + max(0, until - now) / 1000
                self._start(table_id)

    def _forget(self, table_id: str) -> None:
        self._set.pop(table_id, None)
        self._due.pop(table_id, None)

    def _start(self, table_id: str) -> None:
        due = self._due[table_id]
        if table_id not in self._timed or due < self._timed[table_id]:
            self._timed[table_id] = due
            wait = max(0.0, due - self._timers.clock())
            self._timers.after(wait, lambda: self._go_off(table_id, due))

    def _go_off(self, table_id: str, timed: float) -> None:
        with self._lock:
            if self._timed.get(table_id) != timed:
                return  # an earlier one took its place
            del self._timed[table_id]
            due = self._due.get(table_id)
            if due is not None and due > max(timed, self._timers.clock()):
                self._start(table_id)  # it was put off meanwhile
                return
            self._forget(table_id)
        if due is not None:
            self._ring(table_id)
