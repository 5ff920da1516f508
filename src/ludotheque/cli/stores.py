"""Stores, for who runs a house: brought up to date, copied, and a table's record taken out.

A folder holds the store of the web's house and those of terminals, if there are such; what is
named may also be one of these files.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque import storage
from ludotheque.cli import saves
from ludotheque.cli.home import FILE
from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import Conflict, LudothequeError, UnknownGame
from ludotheque.games import discovery
from ludotheque.storage import Append, Card, Store, UnknownTable
from ludotheque.tables import Table, records

HOUSE = "house.db"
MOST = 1_000_000  # tables


def bring_up(terminal: Terminal, data: Path, database: str) -> int:
    """Bring stores up to date, and close the tables whose rules are no more; the exit code."""
    try:
        for where in _found(data, database):
            storage.migrate(where)
            store = storage.open_store(where)
            try:
                for card in store.listing(("waiting", "running"), limit=MOST):
                    if card.rules_version != _version(card.game):
                        _close_stranded(terminal, store, card, data)
            finally:
                store.close()
            terminal.say("store-ready", path=_shown(where))
    except (LudothequeError, OSError) as error:
        return _complain(terminal, error)
    return 0


def copy(terminal: Terminal, path: Path, data: Path, database: str) -> int:
    """Copy stores, which may be in use, to a new file, the others beside it; the exit code."""
    try:
        found = _found(data, database)
        beside = (f"{path.stem}-{Path(where).stem}{path.suffix}" for where in found[1:])
        copies = [path, *map(path.with_name, beside)]
        for copy in copies:
            _want_new(copy)  # all of them, or none
        for where, copy in zip(found, copies, strict=True):
            store = storage.open_to_read(where)
            try:
                store.backup(copy)
            finally:
                store.close()
            terminal.say("store-copied", store=_shown(where), path=str(copy))
    except (LudothequeError, OSError) as error:
        return _complain(terminal, error)
    return 0


def export(terminal: Terminal, table_id: str, path: Path | None, data: Path, database: str) -> int:
    """Write the record of a table to a file, or print it; the exit code."""
    try:
        record = _record(table_id, data, database)
        if path is None:
            terminal.write(record)
            return 0
        _want_new(path)
        saves.write(path, record)
    except (LudothequeError, OSError) as error:
        return _complain(terminal, error)
    terminal.say("play-saved", path=str(path))
    return 0


def _record(table_id: str, data: Path, database: str) -> bytes:
    for where in _found(data, database):
        store = storage.open_to_read(where)
        try:
            log, names = b"".join(store.read(table_id)), _names(store, table_id)
            if store.card(table_id).rules_version != _version(store.card(table_id).game):
                return records.of_other_rules(log, names)
            return records.write(Table.fold(log), names)
        except UnknownTable:
            continue
        finally:
            store.close()
    raise UnknownTable


def _want_new(path: Path) -> None:
    if path.exists():
        raise Conflict("storage-file-exists", path=str(path))


def _found(data: Path, database: str) -> list[str | Path]:
    """The stores that are meant; there is at least one."""
    if database:
        return [storage.place(database, data)]
    places = [data]
    if data.is_dir():  # terminals that are open at once have a store each
        places = [data / HOUSE, data / FILE, *sorted(data.glob(f"{Path(FILE).stem}-*.db"))]
    found: list[str | Path] = [place for place in places if place.is_file()]
    if not found:
        raise Conflict("storage-no-file", path=str(places[0]))
    return found


def _close_stranded(terminal: Terminal, store: Store, card: Card, data: Path) -> None:
    """Write out a table that cannot go on under the rules of today, then close it."""
    folder = (data if data.is_dir() else data.parent) / "stranded"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{card.game}-{card.id}.json"
    log = b"".join(store.read(card.id))
    saves.write(path, records.of_other_rules(log, _names(store, card.id)))
    closed = Append(card.head + 1, [], "abandoned")
    store.submit(card.id, lambda: card.head, lambda news, now: closed).result()
    terminal.say(
        "store-stranded", table=card.id, game=card.game, version=card.rules_version, path=str(path)
    )


def _names(store: Store, table_id: str) -> dict[str, str]:
    return {one.player_id: one.name for one in store.people(table_id)}


def _version(game: str) -> int:
    """The version of a game's rules; none for one that there is not."""
    try:
        return discovery.find(game).version
    except UnknownGame:
        return 0


def _shown(where: str | Path) -> str:
    """A place as it may be shown: an address without its password."""
    if isinstance(where, Path):
        return str(where)
    from sqlalchemy import make_url

    return make_url(where).render_as_string(hide_password=True)


def _complain(terminal: Terminal, error: LudothequeError | OSError) -> int:
    if isinstance(error, LudothequeError):
        terminal.complain(error)
    else:
        path = str(error.filename or "")
        terminal.say("play-not-saved", path=path, why=saves.reason(error))
    return 2
