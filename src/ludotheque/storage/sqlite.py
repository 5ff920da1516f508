"""The embedded engine: one file, one house, one writer."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from ludotheque.storage import files
from ludotheque.storage.errors import StorageFailed, StorageRefused, StorageUnsure
from ludotheque.storage.store import Store

_PATIENCE = 1.0  # seconds that a full or failing disk is tried again


class SqliteStore(Store):
    """WAL, `synchronous=FULL`: a commit is on the disk when its futures are resolved."""

    is_exclusive = True

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            files.want_no_other(path)  # before anything is left beside it
            self._lock = files.take(path)
        except (OSError, sqlite3.Error) as error:
            raise _refused(path, error) from error
        try:
            files.prepare(path)
        except (OSError, sqlite3.Error, DBAPIError) as error:
            self._lock.close()
            raise _refused(path, error) from error
        except BaseException:
            self._lock.close()
            raise
        self._path = path
        super().__init__(
            files.engine(path, "IMMEDIATE"),
            files.engine(path, "DEFERRED"),
            threads=1,
            patience=_PATIENCE,
        )

    def close(self) -> None:
        super().close()
        self._lock.close()

    def scrub(self) -> None:
        """Empty the journal, which holds pages as they were before."""
        try:
            is_empty = files.empty_journal(self._path)
        except sqlite3.Error as error:
            raise StorageFailed("storage-failed") from error
        if not is_empty:
            raise StorageUnsure("storage-unsure")

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
            raise _refused(path, error) from error
        engine = files.engine(path, "DEFERRED")
        Store.__init__(self, engine, engine, threads=0, patience=0)
        self._writer.close()  # whatever would write is refused

    def close(self) -> None:
        Store.close(self)


def _refused(path: Path, error: Exception) -> StorageRefused:
    """Why a file is not opened: it is no database, or the system does not let it be one."""
    is_other = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
    return StorageRefused("storage-foreign" if is_other else "storage-not-opened", path=str(path))
