"""What lies beside the log: lists, people, words, standing answers, the heartbeat, copies."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing

import pytest

from ludotheque.core.errors import Conflict
from ludotheque.storage import (
    Append,
    Guest,
    Person,
    StorageFailed,
    StorageRefused,
    StorageUnsure,
    beside,
    files,
    new_id,
    open_store,
)
from ludotheque.storage.beside import ASIDES
from tests.storage.hands import append, card, new_table


def ids(cards):
    return [card.id for card in cards]


def test_a_lobby_lists_by_status_the_newest_first(store):
    old, new = (new_table(store, created=n, is_public=True) for n in (1, 2))
    hidden = new_table(store, created=3)
    running = new_table(store, created=4, status="running")
    assert ids(store.listing()) == [running, hidden, new, old]
    assert ids(store.listing(["waiting"])) == [hidden, new, old]
    assert ids(store.listing(["waiting"], public_only=True)) == [new, old]
    assert ids(store.listing(["running", "over"])) == [running]
    assert ids(store.listing(limit=2)) == [running, hidden]
    assert ids(store.listing(before=3, limit=1)) == [new]


def test_tables_of_the_same_moment_are_all_listed_however_they_are_cut(store):
    made = {new_table(store, created=n) for n in (5, 5, 5, 5, 4)}
    found, last = [], None
    while part := store.listing(
        before=last and last.created, beyond=last.id if last else "", limit=2
    ):
        found += ids(part)
        last = part[-1]
    assert len(found) == len(made) and {*found} == made


def test_a_table_whose_end_is_told_later_is_listed_as_running(store):
    ended = new_table(store, created=1, status="running")
    over = Append(1, [b"last"], status="over", touched=5000)
    store.submit(ended, lambda: 0, lambda news, now: over).result(20)
    for time, known, other in ((4999, "running", "over"), (5000, "over", "running")):
        (found,) = store.listing([known], known_at=time)
        assert (found.id, found.status) == (ended, known)
        assert store.listing([other], known_at=time) == []
    assert store.listing(["over"])[0].status == "over"  # the truth, for the house


def test_a_person_finds_his_tables(store):
    ann, ben = new_id(), new_id()
    first, both = card(created=1), card(created=2)
    store.create(first, b"0", [Person(new_id(), ann, "Ann")]).result(20)
    people = [Person(new_id(), ann, "Ann"), Person(new_id(), ben, "Ben")]
    store.create(both, b"0", people).result(20)
    assert ids(store.listing(persons=[ann])) == [both.id, first.id]
    assert ids(store.listing(persons=[ben])) == [both.id]
    assert ids(store.listing(persons=[ben, ann])) == [both.id, first.id]
    assert ids(store.listing(["over"], persons=[ben])) == []


def test_a_name_changes_at_all_tables(store):
    ann = new_id()
    made = [card(), card()]
    for one in made:
        store.create(one, b"0", [Person("a", ann, "Ann"), Person("b", "other", "Ben")]).result(20)
    store.rename([ann], "Anna").result(20)
    for one in made:
        assert {person.name for person in store.people(one.id)} == {"Anna", "Ben"}


def test_who_is_hidden_is_so_with_all_for_whom_he_plays(store):
    ann, made = new_id(), card()
    people = [Person("a", ann, "Ann"), Person("b", f"{ann}~1", "Bea"), Person("c", "other", "Cy")]
    store.create(made, b"0", people).result(20)
    store.hide(ann, "?").result(20)
    assert [person.name for person in store.people(made.id)] == ["?", "?", "Cy"]


def test_who_is_forgotten_leaves_no_name_and_no_word_and_the_log_stays(store):
    ann, table = new_id(), new_table(store, line=b"0")
    players = [Person("a", ann, "Ann"), Person("b", new_id(), "Ben")]
    append(store, table, b"a sits", people=players).result(20)
    for player in ("a", "b", "a"):
        store.say(table, player, "all", f"I am {player}").result(20)
    store.forget(ann).result(20)
    assert [person.name for person in store.people(table)] == ["Ben"]
    assert [said.text for said in store.chat(table)] == ["I am b"]
    assert store.listing(persons=[ann]) == []
    assert store.read(table) == [b"0", b"a sits"]
    assert store.say(table, "b", "all", "gone?").result(20).n == 4 * ASIDES


def test_words_are_numbered_a_table(store):
    one, other = new_table(store), new_table(store)
    first = store.say(one, "a", "players", "hello").result(20)
    second = store.say(one, "b", "all", "¡olá! 🎲").result(20)
    assert (first.n, second.n) == (ASIDES, 2 * ASIDES) and first.time <= second.time
    assert store.say(other, "a", "all", "here").result(20).n == ASIDES
    assert store.chat(one) == [first, second] and store.chat(one, first.n) == [second]


def test_what_is_said_aside_is_not_counted_by_the_others(store, monkeypatch):
    table = new_table(store)
    asides = [store.say(table, "w", "watchers", "?", True).result(20).n for _ in range(2)]
    loud = store.say(table, "a", "players", "hello").result(20).n
    asides.append(store.say(table, "w", "watchers", "!", True).result(20).n)
    louder = store.say(table, "a", "players", "still here").result(20).n
    assert (loud, louder) == (ASIDES, 2 * ASIDES)
    assert asides == [1, 2, ASIDES + 1]
    monkeypatch.setattr(beside, "ASIDES", louder + 2)
    assert store.say(table, "w", "watchers", "one more", True).result(20).n == louder + 1
    with pytest.raises(Conflict):
        store.say(table, "w", "watchers", "too many", True).result(20)


def test_standing_answers_are_kept_a_seat(store):
    table = new_table(store)
    store.put_standing(table, 0, b"let all").result(20)
    store.put_standing(table, 2, b"ask").result(20)
    store.put_standing(table, 0, b"ask me").result(20)
    assert store.standing(table) == {0: b"ask me", 2: b"ask"}
    store.put_standing(table, 0, None).result(20)
    assert store.standing(table) == {2: b"ask"}


def test_the_last_heartbeat_is_remembered(store):
    assert store.last_heartbeat() is None
    first = store.heartbeat().result(20)
    assert store.heartbeat().result(20) >= first == pytest.approx(store.now(), abs=60_000)
    assert first <= store.last_heartbeat() <= store.now()


def test_a_copy_is_taken_at_one_moment_while_play_goes_on(store, tmp_path):
    tables = [new_table(store) for _ in range(4)]
    store.heartbeat().result(20)
    store.say(tables[0], "a", "all", "hello").result(20)
    store.put_standing(tables[0], 1, b"x").result(20)
    is_over = threading.Event()

    def play():
        while not is_over.is_set():
            for answer in [append(store, table, b"x" * 50) for table in tables]:
                answer.result(20)

    player = threading.Thread(target=play)
    player.start()
    path = tmp_path / "copy.db"
    while store.card(tables[-1]).head < 3:
        pass
    store.backup(path)
    is_over.set()
    player.join()
    assert path.stat().st_mode & 0o077 == 0
    copy = open_store(path)
    heads = copy.heads(tables)
    for table in tables:
        lines = copy.read(table)
        assert len(lines) == heads[table] + 1 and heads[table] >= 3
        assert lines == store.read(table)[: len(lines)]
    assert copy.chat(tables[0]) == store.chat(tables[0])
    assert copy.standing(tables[0]) == {1: b"x"}
    assert copy.last_heartbeat() == store.last_heartbeat()
    assert copy.listing() and append(copy, tables[0], b"on").result(20).head == heads[tables[0]] + 1
    copy.close()


def test_a_journal_that_is_in_use_is_not_said_to_be_empty(tmp_path, monkeypatch):
    """Who was forgotten may still be in it."""
    path = tmp_path / "house.db"
    store = open_store(path)
    store.put_guest(Guest("ann", "Ann of Ostend", "en")).result(20)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        store.drop_guest("ann").result(20)
        with monkeypatch.context() as patch:
            patch.setattr(files, "PATIENCE", 0.05)
            with pytest.raises(StorageUnsure):
                store.scrub()
    store.scrub()
    assert not any(b"of Ostend" in one.read_bytes() for one in tmp_path.glob("house.db*"))
    store.close()


def test_a_copy_never_replaces_a_file(store, tmp_path):
    (tmp_path / "there.db").write_bytes(b"precious")
    with pytest.raises(StorageRefused, match="already"):
        store.backup(tmp_path / "there.db")
    assert (tmp_path / "there.db").read_bytes() == b"precious"


def test_a_copy_that_cannot_be_written_leaves_nothing(store, tmp_path):
    with pytest.raises(StorageFailed, match="copy"):
        store.backup(tmp_path / "no" / "such.db")
    assert not (tmp_path / "no").exists()
