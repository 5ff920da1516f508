"""What tests do with a store again and again."""

from __future__ import annotations

import threading
from contextlib import contextmanager

from sqlalchemy import event

from ludotheque.storage import Append, Card, new_id


def card(created=1000, **facts):
    return Card(new_id(), "agon", 1, "standard", 2, created, **facts)


def new_table(store, line=b"0", **facts):
    """A table with its first line; its id."""
    made = card(**facts)
    store.create(made, line).result(20)
    return made.id


def append(store, table_id, *lines, **changes):
    """Append lines after whatever there is."""
    return store.submit(table_id, lambda: -1, lambda news, now: Append(len(news), lines, **changes))


@contextmanager
def held(store, table_id):
    """Keep the writer busy, so that what is put meanwhile goes into one commit."""
    holds, go_on = threading.Event(), threading.Event()

    def wait(news, now):
        holds.set()
        assert go_on.wait(20)

    waiting = store.submit(table_id, lambda: 0, wait)
    assert holds.wait(20)
    yield
    go_on.set()
    waiting.result(20)


@contextmanager
def at_commit(store, act):
    """Call `act(dbapi_connection)` just before each commit."""

    def listener(connection):
        act(connection.connection.dbapi_connection)

    event.listen(store._writes, "commit", listener)
    yield
    event.remove(store._writes, "commit", listener)
