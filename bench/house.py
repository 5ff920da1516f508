"""The house beside the bare engines: commands a second of 64 clients at 64 tables of each game.

make bench        or        .venv-bench/bin/python bench/house.py
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from report import row, row_at_most, write
from storage import CLIENTS, LINE, THOUSAND, Row, Run, Timings, bare, bare_alone, opened
from tables import resident

from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.house.resident import Resident
from ludotheque.storage import Append, Card, Person, Store, migrate, new_id, open_store
from ludotheque.tables import Command, Table, fair

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.storage.servers import Server, new_database

ROUNDS = 4
SECONDS = 1.0  # of the bare loop, each round
MOST = 150  # acts of a client in a round
SHARES = {"SQLite": 0.5, "PostgreSQL": 0.6}
MEGA = 1e6
RESIDENTS, RESIDENT_EVENTS, RESIDENT_MB = 10_000, 50, 150.0
LATER = 60_000  # milliseconds after the last event: all windows that have ended are known to have


class Script(NamedTuple):
    """A game to be played: what is written before play, and the acts."""

    before: list[bytes]
    acts: list[tuple[int, Command]]


def script(variant: Variant, seed: int, most: int = MOST) -> Script:
    """A random game of whole acts among people called by their seats."""
    chooser = random.Random(seed)
    table = Table.open(variant, chooser.randbytes(32), time=0)
    nonces = [f"{seat:032x}" for seat in range(variant.seats)]
    for seat, nonce in enumerate(nonces):
        sit = Command("sit", table.head, "sit", name=f"player-{seat}", pledge=fair.pledge(nonce))
        table.send(seat, sit, 0)
    table.commit(table.house("start", 0))
    for seat, nonce in enumerate(nonces):
        table.send(seat, Command("reveal", table.head, "reveal", nonce=nonce), 0)
    before = bytes(table.log).splitlines(keepends=True)
    acts: list[tuple[int, Command]] = []
    while table.result is None and len(acts) < most:
        seat = chooser.choice(table.asked)
        actions = table.compose(seat, lambda view: chooser.choice(view.legal()))
        # what a client has seen: in a window, the question
        acts.append((seat, Command(f"{len(acts):016x}", table.asked_seq, actions=actions)))
        table.send(*acts[-1], 0)
    return Script(before, acts)


def placed(store: Store, variant: Variant, scripts: list[Script]) -> list[str]:
    """New tables at which play has begun."""
    ids = []
    for one in scripts:
        name, version = variant.game.name, variant.game.version
        card = Card(new_id(), name, version, "", variant.seats, store.now())
        people = [Person(f"player-{k}", f"person-{k}", "Ada") for k in range(variant.seats)]
        store.create(card, one.before[0], people).result()
        rest = one.before[1:]
        append = Append(1, rest, "running", variant.seats)
        store.submit(card.id, lambda: 0, lambda news, now, a=append: a).result()  # type: ignore[misc]
        ids.append(card.id)
    return ids


def played(house: House, ids: list[str], scripts: list[Script]) -> tuple[float, Timings]:
    """Clients that send the next command as soon as the last one is answered; commands a second."""
    took, left, is_over = list[float](), set(ids), threading.Event()
    for table in ids:
        house.view(table).result()  # in memory, as tables that are played at

    def send(table: str, acts: Iterator[tuple[int, Command]]) -> None:
        seat, command = next(acts, (0, None))
        if command is None:
            left.discard(table)
            if not left:
                is_over.set()
            return
        start = time.perf_counter()

        def answered(done: Future[int]) -> None:
            done.result()
            took.append(time.perf_counter() - start)
            send(table, acts)

        house.send(table, seat, command, f"person-{seat}").add_done_callback(answered)

    begin = time.perf_counter()
    for table, one in zip(ids, scripts, strict=True):
        send(table, iter(one.acts))
    if not is_over.wait(120):
        raise TimeoutError("a client was not answered")
    return len(took) / (time.perf_counter() - begin), took


def compared(engine: str, loops: dict[str, Run], store: Store, kinds: list[Variant]) -> list[Row]:
    """Rounds in turn; of each the best rate, and how long commands took in all rounds."""
    house = House(store, pulse=0)
    rates, took = dict[str, float](), dict[str, Timings]()

    def note(what: str, rate: float, timings: Timings) -> None:
        rates[what] = max(rates.get(what, 0.0), rate)
        took[what] = took.get(what, []) + timings

    scripts = {kind: [script(kind, seed) for seed in range(CLIENTS)] for kind in kinds}
    gc.collect()
    gc.freeze()
    for _ in range(ROUNDS):
        for what, loop in loops.items():
            start = time.perf_counter()
            timings = loop(SECONDS)
            note(what, len(timings) / (time.perf_counter() - start), timings)
        for kind in kinds:
            ids = placed(store, kind, scripts[kind])
            note(kind.game.name, *played(house, ids, scripts[kind]))
    house.close()
    rows = []
    for what, rate in rates.items():
        cuts = statistics.quantiles(took[what], n=100)
        spread = f"p50 {cuts[49] * THOUSAND:.1f} ms, p99 {cuts[98] * THOUSAND:.1f} ms"
        rows.append((f"{engine}, {what}", f"{rate:.0f}/s, {spread}", "", ""))
    return rows + [
        row(
            f"{engine}, {kind.game.name} against {loop}",
            rates[kind.game.name] / rates[loop],
            SHARES[engine],
        )
        for loop in loops
        for kind in kinds
    ]


@contextmanager
def sqlite_sides(folder: str) -> Iterator[tuple[dict[str, Run], Store]]:
    beside, ids = opened(f"{folder}/bare.db")
    beside.close()
    raw = sqlite3.connect(f"{folder}/bare.db", isolation_level=None)
    raw.execute("PRAGMA synchronous=FULL")
    store = open_store(f"{folder}/store.db")
    with closing(raw), closing(store):
        yield {"bare": bare(raw, "?", "BEGIN IMMEDIATE", "", ids)}, store


@contextmanager
def postgres_sides(server: Server) -> Iterator[tuple[dict[str, Run], Store]]:
    urls = [new_database(server.url) for _ in range(2)]
    for url in urls:
        migrate(url)
    beside, ids = opened(urls[1])
    beside.close()
    store = open_store(urls[0])
    raw = psycopg.connect(urls[1], autocommit=True)
    with closing(raw), closing(store):
        loops = {
            "bare": bare(raw, "%s", "BEGIN", "FOR UPDATE", ids),
            "bare, a commit each": bare_alone(urls[1], ids),
        }
        yield loops, store


def log_of(kind: Variant, seed: int, events: int) -> list[bytes]:
    """The lines of a random game, as many as there are or are wanted."""
    one = script(kind, seed, events)
    table = Table.fold(b"".join(one.before))
    for seat, command in one.acts:
        table.send(seat, command, 0)
    return bytes(table.log).splitlines(keepends=True)[:events]


def memory(name: str) -> float:
    """Megabytes that many tables in memory take."""
    kind = Variant(discovery.find(name))
    logs = [log_of(kind, seed, RESIDENT_EVENTS) for seed in range(50)]
    kept: list[Any] = []
    gc.collect()
    before = resident()
    for n in range(RESIDENTS):
        kept.append(Resident(new_id()))
        kept[-1].load(logs[n % len(logs)], LATER)
    gc.collect()
    return (resident() - before) / MEGA


def main() -> None:
    kinds = [Variant(discovery.find(name)) for name in discovery.names()]
    with tempfile.TemporaryDirectory() as folder, sqlite_sides(folder) as (loops, store):
        rows = compared("SQLite", loops, store, kinds)
    server = Server(f"bench-{os.getpid()}")
    try:
        with postgres_sides(server) as (loops, store):
            rows += compared("PostgreSQL", loops, store, kinds)
    finally:
        server.stop()
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for kind in kinds:
            name = kind.game.name
            what = f"{name}, {RESIDENTS} tables of {RESIDENT_EVENTS} events in memory, MB"
            rows.append(row_at_most(what, pool.apply(memory, (name,)), RESIDENT_MB))
    write(
        "House",
        rows,
        f"{CLIENTS} clients at {CLIENTS} tables of a game, whole acts of random games, every "
        f"commit durable, nobody watching; the best of {ROUNDS} rounds in turn. Bare: a loop on "
        f"one connection that locks, inserts (lines of {len(LINE)} bytes) and updates the same "
        "rows, all clients in each commit; a commit each: every client on a connection of its own.",
    )


if __name__ == "__main__":
    main()
