"""What the terminal's store holds, read beside whoever has it open."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

from ludotheque.cli import saves
from ludotheque.cli.home import FILE, Home
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.tables import Table, records


def tables(file: str = FILE, status: str = "%") -> list[Table]:
    """All tables of a store, the oldest first."""
    with contextlib.closing(sqlite3.connect(saves.home() / file)) as connection:
        wanted = "SELECT id FROM tables WHERE status LIKE ? ORDER BY created, rowid"
        ids = [row[0] for row in connection.execute(wanted, (status,))]
        return [_table(connection, table_id) for table_id in ids]


def latest() -> Table:
    return tables()[-1]


def header() -> dict:
    """That of the record of the newest table."""
    return json.loads(records.write(latest()))["header"]


def written(path: Path) -> Path:
    """The record of the newest table, as a file."""
    path.write_bytes(records.write(latest()))
    return path


def session(terminal: Terminal, table: Table) -> Session:
    """A table that came from elsewhere, at a terminal's own house."""
    home = Home(terminal)
    return Session(terminal, home, home.adopt(table))


def play(session: Session) -> bool:
    """Play to the end or until somebody leaves, and let the house go; whether it was the end."""
    try:
        return session.run()
    finally:
        lines = session.house.log(session.table_id).splitlines(keepends=True)
        is_ended = b'"do":"end"' in lines[-1]  # nobody had touched it
        session.last = Table.fold(b"".join(lines[:-1] if is_ended else lines))
        session.home.close()


def _table(connection: sqlite3.Connection, table_id: str) -> Table:
    lines = "SELECT line FROM events WHERE table_id = ? ORDER BY seq"
    return Table.fold(b"".join(row[0] for row in connection.execute(lines, (table_id,))))
