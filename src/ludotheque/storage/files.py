"""The embedded file: opened with full durability, by one house at a time, readable by its owner."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from ludotheque.core.locks import locked
from ludotheque.storage import migrations
from ludotheque.storage.errors import StorageRefused

PATIENCE = 60.0  # seconds until a journal that is always in use is left as it is


def engine(path: Path, begin: str) -> Engine:
    """An engine whose transactions begin DEFERRED, to read, or IMMEDIATE, to write."""
    made = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)

    @event.listens_for(made, "connect")
    def connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA fullfsync=ON")  # macOS syncs to the disk only so
        connection.execute("PRAGMA secure_delete=ON")  # what is forgotten is overwritten

    @event.listens_for(made, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return made


def empty_journal(path: Path) -> bool:
    """Move all that is committed into the file itself, and cut the journal to nothing.

    False if somebody read or wrote all the time.
    """
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        is_busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not is_busy


def take(path: Path) -> sqlite3.Connection:
    """Lock a file for this house until the connection is closed, or the process is no more."""
    beside = path.with_name(path.name + ".lock")
    make_private(beside)
    lock = locked(beside)
    if lock is None:
        raise StorageRefused("storage-taken", path=str(path))
    return lock


def want_no_other(path: Path) -> None:
    """Refuse a file that is somebody else's; nothing is written."""
    if path.is_file() and _version(path) is None:
        raise StorageRefused("storage-foreign", path=str(path))


def prepare(path: Path) -> None:
    """Make a new file, or bring an older one up to date after copying it aside."""
    make_private(path)
    want_no_other(path)
    version = _version(path) or ""
    if version > migrations.LATEST:
        raise StorageRefused("storage-newer", path=str(path))
    if version == migrations.LATEST:
        return
    if version:
        copy(path, path.with_name(f"{path.name}.{version}"))
    writing = engine(path, "IMMEDIATE")
    try:
        with writing.begin() as connection:
            migrations.upgrade(connection)
    finally:
        writing.dispose()


def want_readable(path: Path) -> None:
    """Refuse what is no store of today's version; nothing is written."""
    if not path.is_file():
        raise StorageRefused("storage-no-file", path=str(path))
    version = _version(path)
    if not version:
        raise StorageRefused("storage-foreign", path=str(path))
    if version != migrations.LATEST:
        is_older = version < migrations.LATEST
        raise StorageRefused("storage-older" if is_older else "storage-newer", path=str(path))


def _version(path: Path) -> str | None:
    """The version of a file, "" for an empty one, None for one that is not ours; it only reads."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        if ("alembic_version",) not in found:
            return None if found else ""
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def copy(path: Path, aside: Path) -> None:
    """Copy a file as it is."""
    remove(aside)
    make_private(aside)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(aside)) as target:
        source.backup(target)
    sync_folder(aside)


def remove(path: Path) -> None:
    """Delete a file and what SQLite keeps beside it."""
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def sync_folder(path: Path) -> None:
    """Make sure that a new name outlives a power cut, where the system can."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def make_private(path: Path) -> None:
    """Create a file that only its owner may read: logs hold secrets."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
