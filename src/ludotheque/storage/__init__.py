"""The logs of tables, and what lies beside them, kept in SQLite or PostgreSQL.

It knows no game: an event is a line of bytes.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludotheque.storage.errors import (
    NotNext,
    StorageFailed,
    StorageRefused,
    StorageUnsure,
    UnknownTable,
)
from ludotheque.storage.kept import (
    Append,
    Card,
    Guest,
    Outcome,
    Person,
    Room,
    Said,
    Token,
    Turn,
    new_id,
)
from ludotheque.storage.store import Store

__all__ = [
    "Append",
    "Card",
    "Guest",
    "NotNext",
    "Outcome",
    "Person",
    "Room",
    "Said",
    "StorageFailed",
    "StorageRefused",
    "StorageUnsure",
    "Store",
    "Token",
    "Turn",
    "UnknownTable",
    "migrate",
    "new_id",
    "open_store",
    "open_to_read",
    "place",
]


def open_store(where: str | Path) -> Store:
    """Open a store: a file, made where there is none, or `postgresql://...`."""
    url = _url(where)
    if url is None:
        from ludotheque.storage.sqlite import SqliteStore

        return SqliteStore(Path(where))
    from ludotheque.storage.postgres import PostgresStore

    return PostgresStore(url)


def place(database: str, file: Path) -> str | Path:
    """Where a store is: at the address that somebody named, if he did; else in a file."""
    if database and _url(database) is None:
        raise StorageRefused("storage-no-such-kind")
    return database or file


def open_to_read(where: str | Path) -> Store:
    """Open a store that a house may have open: what is there is read, and nothing written."""
    url = _url(where)
    if url is not None:
        return open_store(where)
    from ludotheque.storage.sqlite import SqliteReader

    return SqliteReader(Path(where))


def migrate(where: str | Path) -> None:
    """Bring a store up to date; a file is copied aside before."""
    url = _url(where)
    if url is None:
        open_store(where).close()  # a file brings itself up to date
    else:
        from ludotheque.storage.postgres import bring_up

        bring_up(url)


def _url(where: str | Path) -> URL | None:
    """An address of PostgreSQL; None for a file."""
    if "://" not in str(where):
        return None
    try:
        url = make_url(str(where))
    except ArgumentError as error:
        raise StorageRefused("storage-no-such-kind") from error
    if url.get_backend_name() != "postgresql":
        raise StorageRefused("storage-no-such-kind")
    return url
