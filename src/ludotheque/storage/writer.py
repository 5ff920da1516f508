"""The writers: threads that put many works into one durable commit.

The rows of all tables concerned are locked, every work runs, what they gathered is written, and
only after the commit are the futures resolved. When the engine fails, the same works are tried
again for a while; each looks first whether the earlier commit has come through after all, so that
what is answered is true. A work that the engine cannot take fails alone.
"""

from __future__ import annotations

import contextlib
import functools
import logging
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, bindparam, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.storage.errors import StorageFailed, StorageUnsure, UnknownTable
from ludotheque.storage.schema import tables
from ludotheque.storage.works import Batch, Work, Works

_log = logging.getLogger(__name__)
_MOST = 256  # works in one commit
_FIRST_PAUSE, _LONGEST_PAUSE = 0.02, 0.5


class Writer:
    """Threads that do what is put into their queue."""

    def __init__(
        self,
        engine: Engine,
        clock: Callable[[Connection], int],
        trouble: Callable[[DBAPIError], str],
        threads: int,
        patience: float,
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._trouble = trouble  # the message of an error that is the engine's, "" for others
        self._patience = patience
        self.works = Works(_MOST)
        self._threads = [
            threading.Thread(target=self._serve, name="writer", daemon=True) for _ in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Finish what was put, and end."""
        self.works.close()
        for thread in self._threads:
            thread.join()

    def _serve(self) -> None:
        while works := self.works.take():
            try:
                self._do(works)
            finally:
                self.works.release(works)

    def _do(self, works: list[Work]) -> None:
        """Bring every work to its end."""
        until, pause, waits = time.monotonic() + self._patience, _FIRST_PAUSE, False
        while works:
            try:
                works, waits = self._attempt(works, waits), True
            except Exception as error:
                message = self._trouble(error) if isinstance(error, DBAPIError) else ""
                if message and time.monotonic() < until:
                    time.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
                    continue
                if not message and len(works) > 1:  # one is to blame: the others must not suffer
                    for work in works:
                        self._do([work])
                    return
                _log.error("could not write: %s", type(error).__name__)
                for work in works:
                    work.future.set_exception(_failure(work, message, error))
                return

    def _is_full(self, error: BaseException) -> bool:
        """Whether there was no room: a full disk takes no commit, of all others nobody knows."""
        return isinstance(error, DBAPIError) and self._trouble(error) == "storage-full"

    @contextlib.contextmanager
    def _connected(self) -> Iterator[Connection]:
        """A connection, which after trouble is closed; those of other threads may be good."""
        with self._engine.connect() as connection:
            try:
                yield connection
            except DBAPIError as error:
                if self._trouble(error):
                    connection.invalidate()
                raise

    def _attempt(self, works: list[Work], waits: bool) -> list[Work]:
        """One transaction; gives back the works whose tables another house has locked."""
        answers: list[tuple[Work, object, Exception | None]] = []
        skipped = []
        with self._connected() as connection:
            rows, locked = _lock(connection, [work.key for work in works if work.locks], waits)
            batch = Batch(connection, self._clock(connection))
            for work in works:
                if work.key in locked:
                    skipped.append(work)
                    continue
                try:
                    if work.locks and work.key not in rows:
                        raise UnknownTable
                    answers.append((work, work.run(batch, rows.get(work.key)), None))
                except SQLAlchemyError:
                    raise
                except Exception as error:
                    answers.append((work, None, error))
            batch.write()
            try:
                connection.commit()
            except BaseException as error:
                for work, _, _ in answers:
                    work.may_be_there |= not self._is_full(error)
                raise
        for work, answer, failure in answers:
            if failure:
                work.future.set_exception(failure)
            else:
                work.future.set_result(answer)
        return skipped


def _lock(connection: Connection, ids: list[str], waits: bool) -> tuple[dict[str, Any], set[str]]:
    """Lock the rows of tables: those that were free, and the ids of those that were not."""
    if not ids:
        return {}, set()
    text, names = _locking(len(ids), waits, connection.dialect)
    values = dict(zip(names, ids, strict=True)) if names else tuple(ids)
    rows: dict[str, Any] = {row.id: row for row in connection.exec_driver_sql(text, values)}
    if len(rows) == len(ids):
        return rows, set()
    missing = select(tables.c.id).where(tables.c.id.in_([id for id in ids if id not in rows]))
    return rows, set(connection.scalars(missing))


@functools.cache
def _locking(count: int, waits: bool, dialect: Dialect) -> tuple[str, list[str]]:
    """A statement that locks so many rows, and the names of its values where the driver has any."""
    names = [f"id{n}" for n in range(count)]
    wanted = select(tables.c.id, tables.c.head, tables.c.updated)
    wanted = wanted.where(tables.c.id.in_([bindparam(name) for name in names]))
    # whoever waits for several locks takes them in one order
    wanted = wanted.order_by(tables.c.id).with_for_update(skip_locked=not waits)
    compiled = wanted.compile(dialect=dialect)
    return str(compiled), names if not dialect.positional else []


def _failure(work: Work, message: str, error: Exception) -> Exception:
    """What is answered to a work that could not be done."""
    if not isinstance(error, SQLAlchemyError):
        return error
    if work.may_be_there:
        failure: StorageFailed = StorageUnsure("storage-unsure")
    else:
        failure = StorageFailed(message or "storage-failed")
    failure.__cause__ = error
    return failure
