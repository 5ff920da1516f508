"""A house to be killed: it plays at all tables as fast as it can, and tells what was acknowledged.

Every line names its number, its command and the hash of the line before, so that a log proves
itself. `python -m tests.storage.player WHERE TABLES` tells on its standard output.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading

from sqlalchemy import Engine, event

from ludotheque.core.errors import Conflict
from ludotheque.storage import Append, Card, StorageFailed, new_id, open_store


def digest(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()[:16]


class Client:
    """Plays at one table: the next command as soon as the last one is answered."""

    def __init__(self, store, table, say):
        self.store, self.table, self.say = store, table, say
        self.log = store.read(table)
        self.next()

    def next(self):
        self.command = new_id()
        self.submit()

    def submit(self):
        answer = self.store.submit(self.table, lambda: len(self.log) - 1, self.decide)
        answer.add_done_callback(self.answered)

    def decide(self, news, now):
        self.log.extend(news)
        if any(self.command.encode() in line for line in self.log[-50:]):
            return None  # it was written, only the answer was lost
        line = f"{len(self.log)} {self.command} {digest(self.log[-1])}".encode()
        return Append(len(self.log), [line])

    def answered(self, done):
        try:
            self.log.extend(done.result().lines)
        except StorageFailed as failure:
            self.say(f"failed {failure.message}")
            self.submit()
            return
        (seq,) = (n for n, line in enumerate(self.log) if self.command.encode() in line)
        self.say(f"done {self.table} {seq} {digest(self.log[seq])}")
        self.next()


def play(where, tables, say):
    """Play until killed."""
    store = open_store(where)
    for table in tables:
        first = f"0 {new_id()} -".encode()
        try:
            store.create(Card(table, "agon", 1, "", 2, store.now()), first).result(60)
        except Conflict:
            continue
        say(f"done {table} 0 {digest(first)}")
    clients = [Client(store, table, say) for table in tables]
    threading.Event().wait(120)
    os._exit(len(clients))


def play_to(connection, where, tables):
    """Play and tell through a connection between processes."""
    lock = threading.Lock()

    def say(text):
        with lock:
            connection.send_bytes(text.encode())

    play(where, tables, say)


def live(where, tables, say, commands):
    """A short life, the same each time: from no file to a closed one, with checkpoints between."""
    event.listen(Engine, "connect", lambda made, _: made.execute("PRAGMA wal_autocheckpoint=12"))
    store = open_store(where)
    table = tables[0]
    log = [f"0 {new_id()} -".encode()]
    store.create(Card(table, "agon", 1, "", 2, store.now()), log[0]).result(60)
    say(f"done {table} 0 {digest(log[0])}")
    for seq in range(1, commands + 1):
        line = f"{seq} {new_id()} {digest(log[-1])}".encode()
        append = Append(seq, [line])
        answer = store.submit(table, lambda n=seq: n - 1, lambda *_, made=append: made)
        try:
            log += answer.result(60).lines
        except StorageFailed as failure:
            say(f"failed {failure.message}")
            break
        say(f"done {table} {seq} {digest(line)}")
    store.close()


if __name__ == "__main__":
    # a line in one call: writers tell at the same time
    def tell(text):
        os.write(1, f"{text}\n".encode())

    if sys.argv[1] == "--short":
        live(sys.argv[3], sys.argv[4:], tell, int(sys.argv[2]))
    else:
        play(sys.argv[1], sys.argv[2:], tell)
