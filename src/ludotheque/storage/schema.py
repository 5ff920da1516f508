"""What is kept, the same in both engines; `migrations/` makes it, and a test compares the two.

Secrets (the seed, what was done in secret) are in `events` alone, and what is private to a seat
in `standing`. Everything in `tables` is public but `head`, `updated` and `due`, which count what
others have not been told yet. `people` and `chat` lie beside the log, which knows a player only by
a random id: they can be forgotten and the log still holds. `guests` and what follows are the web's;
secrets of tokens and links are kept as hashes.

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


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[int]:
    """Milliseconds since 1970."""
    return Column(name, BigInteger, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _number("rules_version"),
    _text("options"),
    _number("seats"),
    Column("is_public", Boolean, nullable=False),
    _number("taken"),
    _text("status"),
    _number("head"),
    _time("created"),
    _time("updated"),
    Column("sitting", Text, nullable=False, server_default="[]"),
    Column("touched", BigInteger, nullable=False, server_default="0"),
    Column("beside", Integer, nullable=False, server_default="0"),
    Column("due", BigInteger, nullable=False, server_default="0"),
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

rooms = Table(
    "rooms",
    metadata,
    Column("table_id", Text, primary_key=True),
    _text("owner"),
    Column("has_chat", Boolean, nullable=False),
    _text("rematch"),
    Column("cleared", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

members = Table(
    "members",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("is_refused", Boolean, nullable=False),
    Index("members_by_guest", "guest"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    _text("language"),
    _text("recovery"),
    Column("is_hidden", Boolean, nullable=False),
    Column("is_banned", Boolean, nullable=False),
    _time("created"),
    Index("guests_by_recovery", "recovery"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    _text("id"),
    _text("guest"),
    _text("label"),
    _text("scopes"),
    _time("created"),
    Index("tokens_by_guest", "guest"),
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    _text("table_id"),
    _number("seat"),
    _text("guest"),
    _time("until"),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    Column("id", Text, primary_key=True),
    _text("kind"),
    Column("secret", LargeBinary, nullable=False),
    _time("created"),
)
