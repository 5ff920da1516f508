"""The embedded engine: one file, one house, one writer."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from ludotheque.storage import files
from ludotheque.storage.errors import StorageRefused
from ludotheque.storage.store import Store

_PATIENCE = 1.0  # seconds that a full or failing disk is tried again


class SqliteStore(Store):
    """WAL, `synchronous=FULL`: a commit is on the disk when its futures are resolved."""

    is_exclusive = True

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = files.take(path)
        except (OSError, sqlite3.Error) as error:
            raise StorageRefused("storage-not-opened", path=str(path)) from error
        try:
            files.prepare(path)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            self._lock.close()
            is_other = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
            message = "storage-foreign" if is_other else "storage-not-opened"
            raise StorageRefused(message, path=str(path)) from error
        except BaseException:
            self._lock.close()
            raise
        super().__init__(
            files.engine(path, "IMMEDIATE"),
            files.engine(path, "DEFERRED"),
            threads=1,
            patience=_PATIENCE,
        )

    def close(self) -> None:
        super().close()
        self._lock.close()

    def _time(self, connection: Connection) -> int:
        return time.time_ns() // 1_000_000

    def _trouble(self, error: DBAPIError) -> str:
        if not isinstance(error, OperationalError):
            return ""
        code = getattr(error.orig, "sqlite_errorcode", None)
        return "storage-full" if code == sqlite3.SQLITE_FULL else "storage-failed"


class SqliteReader(SqliteStore):
    """The same file beside the house that has it open: for reading alone."""

    def __init__(self, path: Path) -> None:
        try:
            files.want_readable(path)
        except sqlite3.Error as error:
            is_other = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
            message = "storage-foreign" if is_other else "storage-not-opened"
            raise StorageRefused(message, path=str(path)) from error
        engine = files.engine(path, "DEFERRED")
        Store.__init__(self, engine, engine, threads=0, patience=0)
        self._writer.close()  # whatever would write is refused

    def close(self) -> None:
        Store.close(self)
