"""A lock that a process holds: SQLite's own on a file, which works on every system."""

from __future__ import annotations

import sqlite3
from pathlib import Path


def locked(path: Path) -> sqlite3.Connection | None:
    """Lock a file until the connection is closed or the process is no more; None if one has it.

    A process that was forked does not keep it.
    """
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("PRAGMA journal_mode=MEMORY")  # nothing is ever written
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return None
    return lock
