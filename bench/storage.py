"""The store beside the bare engines: commands a second of 64 clients at 64 tables.

make bench        or        .venv-bench/bin/python bench/storage.py
"""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from report import row, write

from ludotheque.storage import Append, Card, Outcome, Store, migrate, new_id, open_store

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.storage.servers import Server, new_database

CLIENTS = 64
LINE = b"x" * 200
SECONDS = 1.0
ROUNDS = 12
THOUSAND = 1e3
TARGET = 0.6

Timings = list[float]
Row = tuple[str, str, str, str]
Run = Callable[[float], Timings]


def bare(connection: Any, mark: str, begin: str, lock: str, ids: list[str]) -> Run:
    """A loop that locks, inserts and commits the same rows, those of all clients in one commit."""
    marks = ", ".join([mark] * len(ids))
    heads_of = f"SELECT id, head FROM tables WHERE id IN ({marks}) {lock}"
    insert = f"INSERT INTO events (table_id, seq, time, line) VALUES ({', '.join([mark] * 4)})"
    update = f"UPDATE tables SET head = {mark}, updated = {mark} WHERE id = {mark}"

    def run(seconds: float) -> Timings:
        cursor, took, end = connection.cursor(), list[float](), time.perf_counter() + seconds
        while (start := time.perf_counter()) < end:
            now = time.time_ns() // 1_000_000
            cursor.execute(begin)
            heads = cursor.execute(heads_of, ids).fetchall()
            cursor.executemany(insert, [(id, head + 1, now, LINE) for id, head in heads])
            cursor.executemany(update, [(head + 1, now, id) for id, head in heads])
            cursor.execute("COMMIT")
            took += [time.perf_counter() - start] * len(heads)
        return took

    return run


def bare_alone(url: str, ids: list[str]) -> Run:
    """The same for PostgreSQL as one writes it first: a connection a client, a commit a command."""
    lock = "SELECT head FROM tables WHERE id = %s FOR UPDATE"
    insert = "INSERT INTO events (table_id, seq, time, line) VALUES (%s, %s, %s, %s)"
    update = "UPDATE tables SET head = %s, updated = %s WHERE id = %s"

    def client(table: str, end: float, took: Timings) -> None:
        with closing(psycopg.connect(url)) as connection:
            while (start := time.perf_counter()) < end:
                now = time.time_ns() // 1_000_000
                ((head,),) = connection.execute(lock, [table]).fetchall()
                connection.execute(insert, [table, head + 1, now, LINE])
                connection.execute(update, [head + 1, now, table])
                connection.commit()
                took.append(time.perf_counter() - start)

    def run(seconds: float) -> Timings:
        took, end = list[float](), time.perf_counter() + seconds
        threads = [threading.Thread(target=client, args=(table, end, took)) for table in ids]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return took

    return run


def by_callbacks(store: Store, ids: list[str]) -> Run:
    """Clients that send the next command as soon as the last one is answered."""

    def run(seconds: float) -> Timings:
        heads, took, end = store.heads(ids), list[float](), time.perf_counter() + seconds
        running, is_over = set(ids), threading.Event()

        def send(table: str) -> None:
            start = time.perf_counter()

            def answered(done: Future[Outcome]) -> None:
                heads[table] = done.result().head
                took.append(time.perf_counter() - start)
                if time.perf_counter() < end:
                    send(table)
                else:
                    running.discard(table)
                    if not running:
                        is_over.set()

            sent = store.submit(
                table, lambda: heads[table], lambda news, now: next_of(heads[table])
            )
            sent.add_done_callback(answered)

        for table in ids:
            send(table)
        is_over.wait()
        return took

    return run


def by_tasks(store: Store, ids: list[str]) -> Run:
    """The same as tasks of asyncio."""

    async def client(table: str, heads: dict[str, int], end: float, took: Timings) -> None:
        while (start := time.perf_counter()) < end:
            sent = store.submit(
                table, lambda: heads[table], lambda news, now: next_of(heads[table])
            )
            heads[table] = (await asyncio.wrap_future(sent)).head
            took.append(time.perf_counter() - start)

    async def clients(seconds: float) -> Timings:
        heads, took, end = store.heads(ids), list[float](), time.perf_counter() + seconds
        await asyncio.gather(*(client(table, heads, end, took) for table in ids))
        return took

    return lambda seconds: asyncio.run(clients(seconds))


def next_of(head: int) -> Append:
    return Append(head + 1, [LINE])


def opened(where: str) -> tuple[Store, list[str]]:
    """A store with new tables."""
    store = open_store(where)
    cards = [Card(new_id(), "agon", 1, "", 2, store.now()) for _ in range(CLIENTS)]
    for made in [store.create(card, LINE) for card in cards]:
        made.result()
    return store, [card.id for card in cards]


def compared(name: str, loop: Run, store: Store, ids: list[str]) -> list[Row]:
    """Rounds in turn; of each the best rate, and how long commands took in all rounds."""
    runs = {
        "bare": loop,
        "the store": by_callbacks(store, ids),
        "the store, asyncio": by_tasks(store, ids),
    }
    gc.collect()
    gc.freeze()  # as a server does: or the collector stops everybody for a tenth of a second
    rates, took = dict.fromkeys(runs, 0.0), {what: list[float]() for what in runs}
    for _ in range(ROUNDS):
        for what, run in runs.items():
            start = time.perf_counter()
            timings = run(SECONDS)
            rates[what] = max(rates[what], len(timings) / (time.perf_counter() - start))
            took[what] += timings
    rows = []
    for what in runs:
        cuts = statistics.quantiles(took[what], n=100)
        spread = f"p50 {cuts[49] * THOUSAND:.1f} ms, p99 {cuts[98] * THOUSAND:.1f} ms"
        rows.append((f"{name}, {what}", f"{rates[what]:.0f}/s, {spread}", "", ""))
    share = rates["the store"] / rates["bare"]
    return [*rows, row(f"{name}, the store against bare", share, TARGET)]


def sqlite_rows(folder: str) -> list[Row]:
    store, ids = opened(f"{folder}/store.db")
    beside, bare_ids = opened(f"{folder}/bare.db")
    beside.close()
    raw = sqlite3.connect(f"{folder}/bare.db", isolation_level=None)
    raw.execute("PRAGMA synchronous=FULL")
    loop = bare(raw, "?", "BEGIN IMMEDIATE", "", bare_ids)
    with closing(store), closing(raw):
        return compared("SQLite", loop, store, ids)


def postgres_rows(server: Server) -> list[Row]:
    urls = [new_database(server.url) for _ in range(2)]
    for url in urls:
        migrate(url)
    store, ids = opened(urls[0])
    beside, bare_ids = opened(urls[1])
    beside.close()
    raw = psycopg.connect(urls[1], autocommit=True)
    loop = bare(raw, "%s", "BEGIN", "FOR UPDATE", bare_ids)
    with closing(store), closing(raw):
        return compared("PostgreSQL", loop, store, ids)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = sqlite_rows(folder)
    server = Server(f"bench-{os.getpid()}")
    try:
        rows += postgres_rows(server)
    finally:
        server.stop()
    write(
        "Storage",
        rows,
        f"{CLIENTS} clients at {CLIENTS} tables, lines of {len(LINE)} bytes, every commit durable; "
        f"the best of {ROUNDS} rounds of a second in turn. Bare: a loop on one connection "
        "that locks, inserts and updates the same rows, all clients in each commit.",
    )


if __name__ == "__main__":
    main()
