"""Houses that are killed at any moment, and a comparison of what they said with what is there.

make torture        or        python -m tests.storage.torture ROUNDS
"""

from __future__ import annotations

import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from ludotheque.storage import UnknownTable, migrate, new_id, open_store
from tests.house.torture import torture as house_torture
from tests.storage.breaking import ENDS, broken, counted
from tests.storage.player import digest, play_to
from tests.storage.servers import Server, new_database, until_alone
from tests.waiting import SOON

PRELOADED = [
    "tests.storage.player",
    "ludotheque.storage.sqlite",
    "ludotheque.storage.postgres",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.dialects.postgresql.psycopg",
    "psycopg",
]
PLAYER = "tests.storage.player"
TABLES = 8
NOTE = """Killed at a random moment within 0.15 s of one of the first 24 answers; or, by strace, at
one of the first 40 calls of a kind, which for SQLite in turn kill, fail with EIO or fail with
ENOSPC. A short life is from no file to a closed one, checkpoints included; each call by which it
writes (pwrite64, write, fsync, fdatasync, ftruncate, unlink) kills it, or fails in both ways, once
a life. Games in a house: people and machines at six tables, killed within 0.02 s of one of the
first 24 answers; what had no answer is sent again in the next life, and every log is verified as a
record."""
MOST = 24  # acknowledgements after which a house is killed
LONGEST = 0.15  # seconds from the last of them to the end
KINDS = ("pwrite64", "fsync,fdatasync")
SHORT = 12  # commands of a short life


class Torture:
    """A store, and all that was acknowledged of it over many lives."""

    def __init__(self, where: str, seed: int) -> None:
        self.where = where
        self.tables = [new_id() for _ in range(TABLES)]
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.counts: Counter[str] = Counter()
        self.chance = random.Random(seed)

    def hear(self, text: str) -> None:
        """Note what a house has said."""
        kind, _, rest = text.partition(" ")
        self.counts[kind] += 1
        if kind == "done":
            table, seq, line = rest.split()
            assert (table, int(seq)) not in self.acknowledged, f"said twice: {text}"
            self.acknowledged[table, int(seq)] = line

    def kill_at_random(self, houses: int) -> None:
        """One life: houses play at the same tables until they are killed."""
        processes = multiprocessing.get_context("forkserver")
        processes.set_forkserver_preload(PRELOADED)
        listeners = []
        for _ in range(houses):
            hears, tells = processes.Pipe(duplex=False)
            house = processes.Process(target=play_to, args=(tells, self.where, self.tables))
            house.start()
            tells.close()
            listener = threading.Thread(target=self._listen, args=(hears,))
            listener.start()
            listeners.append((house, listener))
        wanted, end = self.counts["done"] + self.chance.randint(1, MOST), time.monotonic() + SOON
        while self.counts["done"] < wanted and time.monotonic() < end:
            time.sleep(0.001)
        assert self.counts["done"] >= wanted, "it does not go on"
        for house, _ in listeners:
            time.sleep(self.chance.uniform(0, LONGEST))
            house.kill()
        for house, listener in listeners:
            house.join()
            listener.join()
            house.close()

    def _listen(self, hears) -> None:
        with hears:
            try:
                while True:
                    self.hear(hears.recv_bytes().decode())
            except (EOFError, OSError):
                return

    def break_a_call(self, calls: str, end: str, when: str) -> None:
        """One life in which system calls kill the house, or fail."""
        given = [self.where, *self.tables]
        broken(PLAYER, given, calls, end, when, self.hear, 4 * LONGEST)

    def compare(self) -> None:
        """Nothing acknowledged is missing, nothing is doubled, every log proves itself."""
        until_alone(self.where)
        store = open_store(self.where)
        heads = store.heads(self.tables)
        found = {}
        for table in self.tables:
            try:
                log = store.read(table)
            except UnknownTable:
                log = []
            assert heads.get(table, -1) == len(log) - 1
            commands = [line.split()[1] for line in log]
            assert len(set(commands)) == len(commands), "doubled"
            for seq, line in enumerate(log):
                before = digest(log[seq - 1]) if seq else "-"
                assert line.split()[::2] == [b"%d" % seq, before.encode()], "broken"
                found[table, seq] = digest(line)
        store.close()
        missing = set(self.acknowledged.items()) - set(found.items())
        assert not missing, f"missing: {missing}"
        self.counts["found"] = len(found)


def torture(where: str, rounds: int, houses: int = 1, seed: int = 1) -> Counter[str]:
    """Kill houses at random moments, again and again."""
    run = Torture(where, seed)
    for _ in range(rounds):
        run.kill_at_random(houses)
        run.compare()
    return run.counts


def torture_calls(where: str, rounds: int, calls=KINDS, ends=ENDS, seed: int = 1) -> Counter[str]:
    """Break each kind of system call in each way, at random ones."""
    run = Torture(where, seed)
    for n in range(rounds):
        end = ends[n // len(calls) % len(ends)]
        when = f"{run.chance.randint(1, 40)}{'' if 'KILL' in end else '..+3'}"
        run.break_a_call(calls[n % len(calls)], end, when)
        run.compare()
    return run.counts


def torture_each_call(folder: Path, ends=ENDS, most: int | None = None) -> Counter[str]:
    """Break every call by which a short life writes, one a life; `most`: so many, spread evenly."""
    (folder / "whole").mkdir()
    calls = counted(PLAYER, ["--short", str(SHORT), str(folder / "whole" / "x.db"), new_id()],
                    folder / "whole")  # fmt: skip
    broken_ones = [(call, end) for end in ends for call in calls]
    step = 1 if most is None else len(broken_ones) / most
    counts: Counter[str] = Counter(calls=len(calls), kinds=len({name for name, _ in calls}))
    for n in range(len(broken_ones) if most is None else most):
        (name, nth), end = broken_ones[int(n * step)]
        run = Torture(str(folder / f"{n}" / "x.db"), 1)
        (folder / f"{n}").mkdir()
        given = ["--short", str(SHORT), run.where, *run.tables]
        broken(PLAYER, given, name, end, str(nth), run.hear)
        run.compare()
        counts.update(lives=1, found=run.counts["found"], done=run.counts["done"])
        shutil.rmtree(folder / f"{n}")
    return counts


def main(rounds: int) -> None:
    from bench import report

    server = Server(f"torture-{os.getpid()}")
    rows = []
    with tempfile.TemporaryDirectory() as folder:

        def note(what, lives, counts):
            told = f"{lives} lives, {counts['done']} acknowledged, {counts['found']} found"
            rows.append((what, told, "none missing, none doubled", "met"))
            print(rows[-1], flush=True)

        def database():
            url = new_database(server.url)
            migrate(url)
            return url

        note("SQLite, killed", rounds, torture(f"{folder}/killed.db", rounds))
        note("PostgreSQL, two houses killed", rounds, torture(database(), rounds, houses=2))
        if shutil.which("strace"):
            some = rounds // 5
            note("SQLite, at calls that write", some, torture_calls(f"{folder}/calls.db", some))
            each = torture_each_call(Path(folder))
            note(f"SQLite, at each of {each['calls']} calls of a short life", each["lives"], each)
            games = house_torture(f"{folder}/broken.db", some, at_calls=True)
            note("Games in a house, SQLite, killed at calls that write", some, games)
            sends = torture_calls(database(), some, calls=("sendto",), ends=("signal=KILL",))
            note("PostgreSQL, killed at calls that send", some, sends)
        games = rounds // 5
        note("Games in a house, SQLite, killed", games, house_torture(f"{folder}/games.db", games))
        note("Games in a house, PostgreSQL, killed", games, house_torture(database(), games))
    server.stop()
    report.write("Torture", rows, NOTE)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
