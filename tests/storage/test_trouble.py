"""Disks and servers fail: what is answered is true, nothing is half written, and it goes on."""

from __future__ import annotations

import os
import re
import resource
import sqlite3
import subprocess
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

import ludotheque.storage
from ludotheque.core.words import LANGUAGES, say
from ludotheque.storage import Append, StorageFailed, StorageUnsure, migrate, open_store
from ludotheque.storage.beside import ASIDES
from tests.storage.hands import append, at_commit, new_table
from tests.storage.servers import Server, execute, new_database
from tests.waiting import SOON


def cut(after: bool, times: int):
    """Lose the connection at a commit: after the engine has done it, or before."""
    left = [times]

    def act(connection):
        if left[0]:
            left[0] -= 1
            if after:
                connection.commit()
            raise OperationalError("COMMIT", None, OSError("connection lost"))

    return act


@pytest.mark.parametrize("after", [True, False], ids=["done", "not done"])
def test_an_answer_that_was_lost_is_found(store, after):
    tables = [new_table(store) for _ in range(2)]
    decided = []

    def decide(news, now):
        decided.append(news)
        return Append(1, [b"1", b"2"])

    with at_commit(store, cut(after, times=1)):
        assert store.submit(tables[0], lambda: 0, decide).result(20).head == 2
    assert store.read(tables[0]) == [b"0", b"1", b"2"]
    assert len(decided) == (1 if after else 2)
    with at_commit(store, cut(after, times=1)):
        made = new_table(store)
    assert store.read(made) == [b"0"]
    with at_commit(store, cut(after, times=1)):
        assert store.say(made, "a", "all", "hello").result(20).n == ASIDES
    assert len(store.chat(made)) == 1


def test_when_nobody_knows_it_is_said(store, monkeypatch):
    table = new_table(store)
    monkeypatch.setattr(store._writer, "_patience", 0.1)
    with at_commit(store, cut(after=False, times=100)):
        lost = append(store, table, b"1")
        with pytest.raises(StorageUnsure) as failure:
            lost.result(20)
    sentences = {failure.value.say(language) for language in LANGUAGES}
    assert len(sentences) == 4 and "storage-unsure" not in sentences
    assert append(store, table, b"after").result(20).head == 1
    assert store.read(table) == [b"0", b"after"]


@pytest.mark.parametrize("is_there", [True, False])
def test_a_full_disk_makes_nothing_sure_that_was_not(tmp_path, is_there):
    """The first commit fails in its middle, whatever is tried later finds no room."""
    store = open_store(tmp_path / "house.db")
    table, tries = new_table(store), []
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL

    def act(connection):
        tries.append(1)
        broken = OperationalError("COMMIT", None, sqlite3.OperationalError("disk I/O error"))
        raise broken if len(tries) == 1 and is_there else OperationalError("COMMIT", None, full)

    store._writer._patience = 0.1
    with at_commit(store, act):
        failure = append(store, table, b"1").exception(20)
    assert len(tries) > 1
    assert type(failure) is (StorageUnsure if is_there else StorageFailed)
    store.close()


@contextmanager
def file_limit(size):
    """No file may grow beyond a size: the next write fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_write_that_fails_is_said_and_the_next_goes_on(tmp_path):
    store = open_store(tmp_path / "house.db")
    tables = [new_table(store) for _ in range(5)]
    wal = tmp_path / "house.db-wal"
    with file_limit(wal.stat().st_size + 6000):
        answers = [append(store, table, b"x" * 5000) for table in tables]
        for answer in answers:
            assert isinstance(answer.exception(20), StorageFailed)
        assert all(store.read(table) == [b"0"] for table in tables)
    assert [append(store, table, b"1").result(20).head for table in tables] == [1] * 5
    store.close()
    again = open_store(tmp_path / "house.db")
    assert all(again.read(table) == [b"0", b"1"] for table in tables)
    again.close()


@pytest.fixture
def small_disk(tmp_path):
    """A file system of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)]
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root may mount a small file system")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_said_nothing_is_lost_and_it_goes_on_when_there_is_room(small_disk):
    store = open_store(small_disk / "house.db")
    table = new_table(store)
    written = [b"0"]
    with (small_disk / "filler").open("wb") as filler:
        filler.write(b"x" * 300_000)
    for n in range(1, 400):
        line = b"%d" % n * 2000
        failure = append(store, table, line).exception(20)
        if failure:
            break
        written.append(line)
    assert len(written) > 5
    assert str(failure).startswith("the house has no room")
    assert type(failure) is StorageFailed
    assert store.read(table) == written
    (small_disk / "filler").unlink()
    assert append(store, table, b"after").result(20).head == len(written)
    store.close()
    again = open_store(small_disk / "house.db")
    assert again.read(table) == [*written, b"after"]
    again.close()


def test_reading_fails_with_a_sentence(store, monkeypatch):
    table = new_table(store)

    def broken():
        raise OperationalError("SELECT", None, OSError("gone"))

    monkeypatch.setattr(store._reads, "connect", broken)
    with pytest.raises(StorageFailed, match="read"):
        store.read(table)


def test_connections_that_are_ended_are_made_again(clean_database):
    store = open_store(clean_database)
    table = new_table(store)
    for n in range(1, 6):
        end = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"  # and wait for it
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        execute(clean_database, f"{end} WHERE {others}")
        assert append(store, table, b"%d" % n).result(20).head == n
        assert len(store.read(table)) == n + 1
    store.close()


def test_a_server_that_starts_again_in_mid_command_loses_nothing():
    server = Server(f"restarts-{os.getpid()}")
    url = new_database(server.url)
    migrate(url)
    store = open_store(url)
    store._writer._patience = SOON  # of a machine that does other things too
    tables = [new_table(store) for _ in range(8)]
    is_over = threading.Event()
    acknowledged, failures = {table: [b"0"] for table in tables}, []

    def play(table):
        n = 0
        while not is_over.is_set():
            line = b"%s %d" % (table.encode(), n)
            failure = append(store, table, line).exception(SOON)
            if failure:
                failures.append(failure)
            else:
                acknowledged[table].append(line)
            n += 1

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    for player in players:
        player.start()
    for _ in range(2):
        time.sleep(0.3)
        server.restart()
    before, end = sum(map(len, acknowledged.values())), time.monotonic() + SOON
    while sum(map(len, acknowledged.values())) <= before and time.monotonic() < end:
        time.sleep(0.05)
    is_over.set()
    for player in players:
        player.join()
    assert failures == []
    assert sum(map(len, acknowledged.values())) > before
    assert {table: store.read(table) for table in tables} == acknowledged
    store.close()
    server.stop()


def test_every_error_has_its_sentence():
    folder = Path(ludotheque.storage.__file__).parent
    messages = set()
    for path in folder.glob("*.py"):
        messages |= set(re.findall(r'"(storage-[a-z-]+)"', path.read_text()))
    assert len(messages) > 10
    for message in messages:
        assert message not in {say(language, message) for language in LANGUAGES}, message
