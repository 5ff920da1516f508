"""Houses that are killed while people and machines play there, and what is left compared."""

from __future__ import annotations

import json
import multiprocessing
import random
import threading
import time
from collections import Counter

from ludotheque.storage import open_store
from ludotheque.tables import Table, records
from tests.house.player import digest, play_to
from tests.storage.breaking import broken
from tests.storage.servers import until_alone

MOST = 24  # answers that a house lives to give
CALLS, MOST_CALLS = ("pwrite64", "fdatasync"), 120  # one of which ends a house
LONGEST = 0.02  # seconds from the last of them to the end


class Torture:
    """A store, and what houses have said of it over many lives."""

    def __init__(self, where: str, seed: int = 1) -> None:
        self.where = where
        self.pending: dict[str, str] = {}  # the command of a table that has no answer yet
        self.acknowledged: dict[tuple[str, int], tuple[str, str]] = {}
        self.counts: Counter[str] = Counter()
        self.chance = random.Random(seed)

    def hear(self, text: str) -> None:
        """Note what a house has said."""
        kind, *rest = text.split(" ")
        self.counts[kind] += 1
        if kind == "sent":
            self.pending[rest[0]] = " ".join(rest[1:])
        elif kind == "refused":
            self.pending.pop(rest[0], None)
        elif kind == "done":
            table, seq, command, hashed = rest
            self.pending.pop(table, None)
            assert (table, int(seq)) not in self.acknowledged, f"said twice: {text}"
            self.acknowledged[table, int(seq)] = command, hashed

    def kill_at_random(self) -> None:
        """One life: it sends again what had no answer, plays on, and is killed."""
        processes = multiprocessing.get_context("forkserver")
        processes.set_forkserver_preload(["tests.house.preloaded"])
        hears, tells = processes.Pipe(duplex=False)
        house = processes.Process(target=play_to, args=(tells, self.where, dict(self.pending)))
        house.start()
        tells.close()
        listener = threading.Thread(target=self._listen, args=(hears,))
        listener.start()
        wanted, end = self.counts["done"] + self.chance.randint(1, MOST), time.monotonic() + 120
        while self.counts["done"] < wanted and time.monotonic() < end and house.is_alive():
            time.sleep(0.001)
        assert self.counts["done"] >= wanted, "it does not go on"
        time.sleep(self.chance.uniform(0, LONGEST))
        house.kill()
        house.join()
        listener.join()
        house.close()

    def break_a_call(self) -> None:
        """One life in which a call that writes kills the house."""
        call, nth = self.chance.choice(CALLS), self.chance.randint(1, MOST_CALLS)
        given = [self.where, json.dumps(self.pending)]
        broken("tests.house.player", given, call, "signal=KILL", str(nth), self.hear, 20)

    def _listen(self, hears) -> None:
        with hears:
            try:
                while True:
                    self.hear(hears.recv_bytes().decode())
            except (EOFError, OSError):
                return

    def compare(self) -> None:
        """Nothing acknowledged is missing or doubled, and every log folds to what it was."""
        until_alone(self.where)
        store, found = open_store(self.where), {}
        for card in store.listing(limit=10_000):
            lines = store.read(card.id)
            log = b"".join(lines)
            for seq, (table, event) in enumerate(Table.unfold(log)):
                found[card.id, seq] = event.get("id", ""), digest(lines[seq], table)
            ids = [(event.get("seat"), event.get("id")) for event in table.events]
            assert len(set(ids)) == len(ids), "doubled"
            assert len(ids) == card.head + 1, "another head"
            records.verify(records.write(table))
        store.close()
        missing = set(self.acknowledged.items()) - set(found.items())
        assert not missing, f"missing: {missing}"
        self.counts["found"] = len(found)


def torture(where: str, rounds: int, seed: int = 1, *, at_calls: bool = False) -> Counter[str]:
    """Kill a house at random moments, or at random calls that write, again and again."""
    run = Torture(where, seed)
    for _ in range(rounds):
        if at_calls:
            run.break_a_call()
        else:
            run.kill_at_random()
        run.compare()
    return run.counts
