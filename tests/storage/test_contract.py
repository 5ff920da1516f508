"""What both engines promise about tables and their logs."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from contextlib import nullcontext
from dataclasses import replace

import pytest

from ludotheque.core.errors import Conflict
from ludotheque.storage import (
    Append,
    NotNext,
    Person,
    StorageFailed,
    UnknownTable,
    new_id,
    open_store,
)
from tests.storage.hands import append, at_commit, card, held, new_table


def test_a_table_begins_with_its_first_event(store):
    made = card(created=5, is_public=True, taken=1)
    outcome = store.create(made, b"first").result(20)
    assert (outcome.head, outcome.time, outcome.lines) == (0, 5, [b"first"])
    assert store.read(made.id) == [b"first"]
    assert store.card(made.id) == replace(made, head=0, updated=5, touched=5)


def test_an_id_is_given_once(store):
    made = card()
    store.create(made, b"first").result(20)
    for line in (b"other", b"first"):
        with pytest.raises(Conflict):
            store.create(made, line).result(20)
    assert store.read(made.id) == [b"first"]


def test_events_follow_without_gaps(store):
    table = new_table(store)
    assert append(store, table, b"1", b"2").result(20).head == 2
    assert append(store, table, b"3").result(20).head == 3
    assert store.read(table) == [b"0", b"1", b"2", b"3"]
    assert store.read(table, 2) == [b"3"]
    assert store.heads([table, "nowhere"]) == {table: 3}


@pytest.mark.parametrize("seq", [-1, 0, 2, 100])
def test_only_the_next_event_is_appended(store, seq):
    table = new_table(store)
    wrong = store.submit(table, lambda: 0, lambda news, now: Append(seq, [b"wrong"], status="over"))
    with pytest.raises(NotNext) as refused:
        wrong.result(20)
    assert refused.value.head == 0
    assert store.read(table) == [b"0"] and store.card(table).status == "waiting"


def test_what_changes_is_written_with_the_event_and_the_rest_stays(store):
    table = new_table(store, taken=1, is_public=True)
    ann = Person(new_id(), new_id(), "Ann")
    append(store, table, b"1", status="running", people=[ann]).result(20)
    after = store.card(table)
    assert (after.status, after.taken, after.is_public, after.head) == ("running", 1, True, 1)
    append(store, table, b"2", taken=2, is_public=False).result(20)
    after = store.card(table)
    assert (after.status, after.taken, after.is_public, after.head) == ("running", 2, False, 2)
    assert store.people(table) == [ann]


def test_columns_may_change_without_an_event(store):
    table = new_table(store)
    assert append(store, table, status="abandoned").result(20).head == 0
    assert store.card(table).status == "abandoned" and store.read(table) == [b"0"]


def test_nothing_decided_changes_nothing(store):
    table = new_table(store)
    before = store.card(table)
    outcome = store.submit(table, lambda: 0, lambda news, now: None).result(20)
    assert outcome.head == 0 and not outcome.lines
    assert store.card(table) == before


def test_whoever_decides_is_given_what_he_does_not_know(store):
    table = new_table(store)
    append(store, table, b"1", b"2").result(20)
    given = []
    for known in (-1, 0, 1, 2):
        asked = store.submit(table, lambda known=known: known, lambda news, now: given.append(news))
        asked.result(20)
    lines = [b"0", b"1", b"2"]
    assert given == [lines, lines[1:], lines[2:], []]


def test_an_event_bears_the_time_that_was_told(store):
    table = new_table(store, created=store.now())
    told = []

    def decide(news, now):
        told.append(now)
        return Append(1, [b"1"])

    outcome = store.submit(table, lambda: 0, decide).result(20)
    assert told == [outcome.time] == [store.card(table).updated]
    assert store.card(table).created <= outcome.time <= store.now()


def test_time_never_goes_back(store, monkeypatch):
    table = new_table(store, created=store.now())
    before = store.now()
    monkeypatch.setattr(store, "_time", lambda connection: 7)
    assert store.now() >= before
    assert append(store, table, b"1").result(20).time >= before
    ahead = new_table(store, created=before + 10**9)  # made by a house whose clock was fast
    assert append(store, ahead, b"1").result(20).time == before + 10**9


def test_time_does_not_go_back_over_a_restart(where, monkeypatch):
    first = open_store(where)
    beat = first.heartbeat().result(20)
    monkeypatch.setattr(type(first), "_time", lambda self, connection: beat - 10**6)
    first.close()
    second = open_store(where)
    assert second.last_heartbeat() == beat and second.now() == beat
    second.close()


def test_what_one_raises_is_his_answer_and_his_neighbours_are_written(store):
    tables = [new_table(store) for _ in range(3)]
    commits = []

    def refuse(news, now):
        raise Conflict("stale", head=0)

    with at_commit(store, commits.append):
        with held(store, new_table(store)):
            commits.clear()
            first = append(store, tables[0], b"1")
            refused = store.submit(tables[1], lambda: 0, refuse)
            last = append(store, tables[2], b"1")
        assert first.result(20).head == last.result(20).head == 1
    with pytest.raises(Conflict):
        refused.result(20)
    assert store.heads(tables) == {tables[0]: 1, tables[1]: 0, tables[2]: 1}


def test_many_commands_are_one_commit(store):
    tables = [new_table(store) for _ in range(20)]
    commits = []
    with at_commit(store, commits.append):
        with held(store, new_table(store)), held_twice(store):
            answers = [append(store, table, b"1") for table in tables]
        assert [answer.result(20).head for answer in answers] == [1] * 20
    assert len(commits) <= 6


def held_twice(store):
    """The other writer of an engine that has two."""
    return held(store, new_table(store)) if len(store._writer._threads) > 1 else nullcontext()


@pytest.mark.parametrize("name", ["\ud800", "\0"])
def test_what_the_engine_cannot_take_fails_alone(store, name):
    tables = [new_table(store) for _ in range(3)]
    with held(store, new_table(store)):
        first = append(store, tables[0], b"1")
        odd = append(store, tables[1], b"1", people=[Person("p", "q", name)])
        last = append(store, tables[2], b"1")
    assert first.result(20).head == last.result(20).head == 1
    if odd.exception(20):
        assert store.read(tables[1]) == [b"0"] and store.people(tables[1]) == []
    else:
        assert store.people(tables[1]) == [Person("p", "q", name)]


@pytest.mark.parametrize("odd", [Append(1, ["text"]), Append(1, [b"1"], status="asleep")])
def test_what_is_no_line_or_no_status_is_refused(store, odd):
    table = new_table(store)
    with pytest.raises((TypeError, ValueError)):
        store.submit(table, lambda: 0, lambda news, now: odd).result(20)
    assert store.read(table) == [b"0"]


def test_commands_of_a_table_are_done_in_the_order_they_came(store):
    table = new_table(store)
    answers = [append(store, table, b"%d" % n) for n in range(1, 30)]
    assert [answer.result(20).head for answer in answers] == list(range(1, 30))
    assert store.read(table) == [b"%d" % n for n in range(30)]


def test_callbacks_come_after_the_commit_and_before_the_next_is_decided(store):
    table = new_table(store)
    seen, memory, told = [], [0], threading.Semaphore(0)

    def remember(done: Future):
        seen.append(store.read(table))
        memory[0] = done.result().head
        told.release()

    def decide(news, now):
        assert news == []
        return Append(memory[0] + 1, [b"x"])

    with held(store, table):
        answers = [store.submit(table, lambda: memory[0], decide) for _ in range(3)]
        for answer in answers:
            answer.add_done_callback(remember)
    assert all(told.acquire(timeout=20) for _ in answers)
    assert [answer.result(20).head for answer in answers] == [1, 2, 3]
    assert [len(lines) for lines in seen] == [2, 3, 4]


def test_a_command_withdrawn_in_time_is_not_done(store):
    table = new_table(store)
    with held(store, table):
        withdrawn, kept = append(store, table, b"withdrawn"), append(store, table, b"kept")
        assert withdrawn.cancel()
    kept.result(20)
    assert store.read(table) == [b"0", b"kept"]


def test_asyncio_waits_for_it_too(store):
    table = new_table(store)

    async def play():
        answers = [asyncio.wrap_future(append(store, table, b"%d" % n)) for n in (1, 2, 3)]
        return [outcome.head for outcome in await asyncio.gather(*answers)]

    assert asyncio.run(play()) == [1, 2, 3]


def test_there_is_nothing_at_a_table_that_is_not_there(store):
    for ask in (store.read, store.card):
        with pytest.raises(UnknownTable):
            ask("nowhere")
    for write in (
        append(store, "nowhere", b"0"),
        store.say("nowhere", "p", "all", "hello"),
        store.put_standing("nowhere", 0, b"x"),
    ):
        with pytest.raises(UnknownTable):
            write.result(20)


def test_closing_finishes_what_was_begun(where):
    store = open_store(where)
    table = new_table(store)
    answers = [append(store, table, b"%d" % n) for n in range(1, 10)]
    store.close()
    assert [answer.result(0).head for answer in answers] == list(range(1, 10))
    with pytest.raises(StorageFailed, match="closing"):
        append(store, table, b"late")


def test_no_error_shows_a_line(store):
    table = new_table(store)
    odd = append(store, table, b"the secret", people=[Person("p", "q", "\0"), Person("p", "q", "")])
    error = odd.exception(20)
    assert error and "secret" not in f"{error} {error.__cause__} {error.__cause__!r}"
