"""How both engines are reached: a way to write, a way to read, a clock."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.storage.errors import StorageFailed
from ludotheque.storage.works import Batch, Work
from ludotheque.storage.writer import Writer


class Access(ABC):
    """Two engines of SQLAlchemy on the same data, and the writer."""

    def __init__(self, writing: Engine, reading: Engine, *, threads: int, patience: float) -> None:
        self._writes, self._reads = writing, reading
        self._latest, self._ticking = 0, threading.Lock()
        self._writer = Writer(writing, self._clock, self._trouble, threads, patience)

    @abstractmethod
    def _time(self, connection: Connection) -> int:
        """Milliseconds since 1970 by the engine's clock."""

    @abstractmethod
    def _trouble(self, error: DBAPIError) -> str:
        """The message of an error that is the engine's and may pass; "" for all others."""

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._writer.close()
        self._writes.dispose()
        self._reads.dispose()

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        with self._reading() as connection:
            return self._clock(connection)

    def _clock(self, connection: Connection) -> int:
        time = self._time(connection)
        with self._ticking:
            self._latest = max(self._latest, time)
            return self._latest

    def _write(self, run: Callable[[Batch, Any], object], key: str = "") -> Future[Any]:
        """Queue what is of no table, or of one that is made by it."""
        return self._writer.works.put(Work(key, False, run))

    def _write_at(self, table_id: str, run: Callable[[Batch, Any], object]) -> Future[Any]:
        """Queue what is written with a table's row locked."""
        return self._writer.works.put(Work(table_id, True, run))

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._reads.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StorageFailed("storage-not-read") from error
