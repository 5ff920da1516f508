"""Works that wait to be written: one at a time for each key, in the order they came."""

from __future__ import annotations

import functools
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Dialect, UpdateBase, bindparam
from sqlalchemy.sql.compiler import SQLCompiler

from ludotheque.storage.errors import StorageFailed
from ludotheque.storage.kept import Turn
from ludotheque.storage.schema import events, people, tables

_EVENTS = events.insert()
_PEOPLE = people.insert()
_HEADS = (
    tables.update()
    .where(tables.c.id == bindparam("table_id"))
    .values(
        head=bindparam("seq"),
        updated=bindparam("time"),
        touched=bindparam("touched"),
        due=bindparam("due_at"),
    )
)

_FEW, _WHILE = 12, 0.05  # so many works in so many seconds are many
_MOMENT = 0.01  # seconds that the first works of a commit wait for others


class Batch:
    """What one transaction writes: rows are gathered, and written a kind at a time."""

    def __init__(self, connection: Connection, now: int) -> None:
        self.connection = connection
        self.now = now
        self.events: list[dict[str, Any]] = []
        self.people: list[dict[str, Any]] = []
        self.heads: list[dict[str, Any]] = []
        self.turns: list[tuple[str, Turn]] = []

    def write(self) -> None:
        """Send the gathered rows."""
        for statement, rows in (
            (_EVENTS, self.events),
            (_PEOPLE, self.people),
            (_HEADS, self.heads),
        ):
            if rows:
                text, names = _compiled(statement, self.connection.dialect)
                # straight to the driver: SQLAlchemy's own way costs more than the insert itself
                sent = [tuple(row[name] for name in names) for row in rows] if names else rows
                self.connection.exec_driver_sql(text, sent)
        if self.turns:
            from ludotheque.storage import jobs  # where several houses share a store

            jobs.put(self.connection, self.turns)


@functools.cache
def _compiled(statement: UpdateBase, dialect: Dialect) -> tuple[str, Sequence[str]]:
    """The text of a statement, and the order of its values where the driver has no names."""
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled.string, compiled.positiontup or ()


class Work:
    """Something to be written, wholly and once, or not at all.

    `run` may be called again after a failure: it looks first whether it was done before. What it
    raises is the answer to this work alone, so it does so before it writes anything.
    """

    __slots__ = ("future", "key", "locks", "may_be_there", "run")

    def __init__(self, key: str, locks: bool, run: Callable[[Batch, Any], object]) -> None:
        self.key = key
        self.locks = locks  # whether `key` is a table whose row is locked and given to `run`
        self.run = run
        self.future: Future[Any] = Future()
        self.may_be_there = False  # a commit failed of which nobody knows whether it was done


class Works:
    """The queue: any thread puts, the writers take; a key taken is nobody else's until released."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)
        self._waiting: dict[str, deque[Work]] = {}  # the keys taken and those that wait
        self._ready: deque[str] = deque()
        self._taken: deque[tuple[float, str]] = deque(maxlen=_FEW)  # the last ones, and when
        self._is_closed = False

    def put(self, work: Work) -> Future[Any]:
        """Queue a work; its future is resolved when it is durable."""
        with self._lock:
            if self._is_closed:
                raise StorageFailed("storage-closed")
            if work.key in self._waiting:
                self._waiting[work.key].append(work)
            else:
                self._waiting[work.key] = deque([work])
                self._ready.append(work.key)
                self._changed.notify()
        return work.future

    def take(self) -> list[Work]:
        """Wait for works and take one of each key that is free; none when the queue is closed.

        Where many come the first ones wait a moment for others: a commit costs the same for all.
        """
        while True:
            with self._lock:
                while not self._ready:
                    if self._is_closed and not self._waiting:
                        return []
                    self._changed.wait()
                is_early = len(self._ready) < _FEW and self._is_busy()
            if is_early:
                sleep(_MOMENT)
            with self._lock:
                keys = [self._ready.popleft() for _ in range(min(self._most, len(self._ready)))]
                works = [self._waiting[key].popleft() for key in keys]
                self._taken.extend((monotonic(), key) for key in keys)
            live, withdrawn = list[Work](), list[Work]()
            for work in works:
                (live if work.future.set_running_or_notify_cancel() else withdrawn).append(work)
            self.release(withdrawn)
            if live:
                return live

    def _is_busy(self) -> bool:
        """Whether several tables had as many works within a while as make waiting worth it."""
        is_soon = len(self._taken) == _FEW and monotonic() - self._taken[0][0] < _WHILE
        return is_soon and 2 * len({key for _, key in self._taken}) > _FEW

    def release(self, works: list[Work]) -> None:
        """Let the next works of the same keys be taken."""
        with self._lock:
            for work in works:
                if self._waiting[work.key]:
                    self._ready.append(work.key)
                else:
                    del self._waiting[work.key]
            self._changed.notify_all()

    def close(self) -> None:
        """Take no more works; those that wait are still done."""
        with self._lock:
            self._is_closed = True
            self._changed.notify_all()
