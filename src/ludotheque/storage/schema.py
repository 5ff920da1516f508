"""What is kept, the same in both engines; `migrations/` makes it, and a test compares the two.

Secrets (the seed, what was done in secret) are in `events` alone, and what is private to a seat
in `standing`. Everything in `tables` is public. `people` and `chat` lie beside the log, which knows
a player only by a random id: they can be forgotten and the log still holds.

There are no foreign keys: whatever is written for a table is written with its row locked, and rows
of `tables` are never deleted.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _whole(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[int]:
    """Milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _whole("rules_version"),
    _text("options"),
    _whole("seats"),
    Column("is_public", Boolean, nullable=False),
    _whole("taken"),
    _text("status"),
    _whole("head"),
    _time("created"),
    _time("updated"),
    # not by `updated`: an index on what changes with every command would be rewritten as often
    Index("tables_by_status", "status", "created"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    _time("time"),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # a table's lines lie together
)

people = Table(
    "people",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    _text("person"),
    _text("name"),
    Index("people_by_person", "person"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    _text("said_id"),
    _text("player_id"),
    _text("audience"),
    _text("text"),
    _time("time"),
    sqlite_with_rowid=False,
)

standing = Table(
    "standing",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

house = Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("heartbeat", BigInteger),
)
