"""Several at the same tables: threads of one house, and houses on one PostgreSQL."""

from __future__ import annotations

import random
import threading

import pytest

from ludotheque.storage import Append, open_store
from ludotheque.storage.beside import ASIDES
from tests.storage.hands import append, new_table


class House:
    """A memory of tables, folded from news and from its own appends, as a house has it."""

    def __init__(self, store, name):
        self.store, self.name = store, name
        self.logs = {}

    def play(self, tables, n):
        """Append n lines at tables in turn, several under way at once; the lines."""
        mine = []
        for start in range(0, n, 8):
            waiting = []
            for k in range(start, min(start + 8, n)):
                table, line = tables[k % len(tables)], f"{self.name}-{k}".encode()
                waiting.append((table, line, self.send(table, line)))
            for table, line, answer in waiting:
                head = answer.result(60).head
                mine.append((table, head, line))
        return mine

    def send(self, table, line):
        log = self.logs.setdefault(table, [])

        def decide(news, now):
            log.extend(news)
            return Append(len(log), [line])

        return self.store.submit(table, lambda: len(log) - 1, decide)


def race(stores, tables, n, workers):
    """Let houses play at the same tables; everything that was acknowledged."""
    done, failures = [], []

    def run(store, k):
        order = random.Random(str(k)).sample(tables, len(tables))
        try:
            done.append(House(store, f"house {k}").play(order, n))
        except Exception as error:
            failures.append(error)

    threads = [
        threading.Thread(target=run, args=(store, (s, k)))
        for s, store in enumerate(stores)
        for k in range(workers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    return [line for lines in done for line in lines]


def check(store, tables, acknowledged):
    """Each acknowledged line is where it was said to be, and nothing else is."""
    logs = {table: store.read(table) for table in tables}
    assert all(logs[table][seq] == line for table, seq, line in acknowledged)
    assert len({(table, seq) for table, seq, _ in acknowledged}) == len(acknowledged)
    assert sum(len(log) - 1 for log in logs.values()) == len(acknowledged)
    assert store.heads(tables) == {table: len(log) - 1 for table, log in logs.items()}


def test_threads_that_race_at_a_table_each_get_their_number(store):
    tables = [new_table(store) for _ in range(3)]
    acknowledged = race([store], tables, n=24, workers=4)
    assert len(acknowledged) == 96
    check(store, tables, acknowledged)


@pytest.mark.parametrize("count", [1, 12])
def test_houses_that_race_at_tables_each_get_their_number(clean_database, count):
    stores = [open_store(clean_database) for _ in range(3)]
    tables = [new_table(stores[0]) for _ in range(count)]
    acknowledged = race(stores, tables, n=32, workers=2)
    assert len(acknowledged) == 192
    for store in stores:
        check(store, tables, acknowledged)
        store.close()


def test_a_house_is_told_what_another_has_written(clean_database):
    here, there = open_store(clean_database), open_store(clean_database)
    table = new_table(here)
    append(there, table, b"theirs").result(20)
    news = []

    def decide(lines, now):
        news.extend(lines)
        return Append(2, [b"ours"])

    assert here.submit(table, lambda: 0, decide).result(20).head == 2
    assert news == [b"theirs"]
    assert there.read(table) == [b"0", b"theirs", b"ours"]
    here.close()
    there.close()


def test_a_table_locked_by_another_house_holds_up_no_other(clean_database):
    here, there = open_store(clean_database), open_store(clean_database)
    busy, free = new_table(here), new_table(here)
    holds, go_on = threading.Event(), threading.Event()

    def wait(news, now):
        holds.set()
        assert go_on.wait(20)
        return Append(1, [b"theirs"])

    theirs = there.submit(busy, lambda: 0, wait)
    assert holds.wait(20)
    ours = append(here, busy, b"ours")
    assert append(here, free, b"1").result(20).head == 1
    assert not ours.done()
    go_on.set()
    assert theirs.result(20).head == 1 and ours.result(20).head == 2
    here.close()
    there.close()


def test_words_of_several_houses_have_their_own_numbers(clean_database):
    stores = [open_store(clean_database) for _ in range(2)]
    table = new_table(stores[0])
    words = [stores[k % 2].say(table, f"p{k % 2}", "all", str(k)) for k in range(20)]
    assert sorted(word.result(20).n for word in words) == [k * ASIDES for k in range(1, 21)]
    assert len(stores[0].chat(table)) == 20
    for store in stores:
        store.close()
