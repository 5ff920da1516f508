"""Tables that were kept elsewhere, moved into a store."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.core.errors import Conflict, LudothequeError
from ludotheque.storage import files
from ludotheque.storage.errors import NotNext
from ludotheque.storage.kept import Append, Card, Person
from ludotheque.storage.sqlite import SqliteStore
from ludotheque.storage.store import Store

_MOST = 1_000_000  # tables


def move_in(store: Store, card: Card, lines: Sequence[bytes], people: Sequence[Person]) -> None:
    """Write down a table, or what is missing of it if that was begun before."""
    with contextlib.suppress(Conflict):  # it is there
        store.create(card, lines[0], people).result()
    times = [msgspec.json.decode(line)["time"] for line in lines[1:]]
    rest = Append(1, lines[1:], card.status, card.taken, times=times)
    with contextlib.suppress(NotNext):  # all of it is there
        store.submit(card.id, lambda: 0, lambda news, now: rest).result()


def move_all(store: Store, path: Path) -> bool:
    """Move in all tables of a file, and delete it; not if another house has it."""
    try:
        other = SqliteStore(path)
    except LudothequeError:
        return False
    try:
        for card in other.listing(limit=_MOST):
            move_in(store, card, other.read(card.id), other.people(card.id))
        files.remove(path)
    finally:
        other.close()
    return True
