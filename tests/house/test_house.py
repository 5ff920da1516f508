"""The one path: known, prepared, written, then in memory, then answered, then told."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from ludotheque.core.errors import Conflict, LudothequeError, Stale
from ludotheque.house import CutOff, House
from ludotheque.house.path import card_of
from ludotheque.storage import StorageFailed, StorageUnsure, UnknownTable, open_store
from ludotheque.storage.moving import move_in
from ludotheque.storage.schema import events
from ludotheque.tables import Command, Table, fair, records
from ludotheque.tables.errors import MalformedCommand
from tests.house.hosting import GAMES, SOON, chooser, eventually, full_disk, guests, variant
from tests.storage.hands import at_commit
from tests.tables.play import an_act, slots, started

NONCE = "0" * 31 + "7"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_its_record_verifies(house, timers, game):
    at = guests(house, game, 2 if game == "agon" else 3)
    while not (table := at.fold()).result:
        at.act(table.asked[0], chooser(table.head))
        timers.pass_by(5)
    if game != "sealed":
        assert records.verify(records.write(table)).result == table.result
    assert house.store.card(at.table).status == "over"
    assert slots(Table.fold(house.log(at.table))) == slots(table)


def test_the_log_knows_people_by_ids_of_that_table_alone(house):
    names = ("Ada of Paris", "Bo of Ghent")  # no random id has a space
    one, two = guests(house, names=names), guests(house, names=names)
    assert not any(name.encode() in house.log(one.table) for name in names)
    assert sorted(house.names(one.table).values()) == sorted(names)
    assert not set(house.names(one.table)) & set(house.names(two.table))
    assert {seat.name for seat in one.fold().seats} == set(house.names(one.table))


def test_who_is_forgotten_leaves_a_log_that_holds(house):
    at = guests(house)
    house.forget("person-1").result(SOON)
    eventually(lambda: not any(here.players for here in house.residents))
    assert list(house.names(at.table).values()) == ["Ada"]
    records.verify(records.write(at.fold()))
    with pytest.raises(Conflict, match="not yours"):
        at.do(1, "resign")


def test_a_command_counts_once_however_often_it_comes(house):
    at = guests(house)
    seat = at.fold().asked[0]
    command = at.command(seat, actions=an_act(at.fold(), seat, chooser()))
    answers = [house.send(at.table, seat, command, f"person-{seat}") for _ in range(5)]
    assert len({answer.result(SOON) for answer in answers}) == 1
    assert at.fold().head == answers[0].result()
    other = Command(command.id, command.expected, "resign")
    with pytest.raises(Conflict, match="something else"):
        house.send(at.table, seat, other, f"person-{seat}").result(SOON)


def test_to_sit_or_stand_counts_once_too(house):
    table = house.open(variant("agon"), "p", "Ada").result(SOON)
    sit = Command("x", 0, "sit", name="Ada")
    first = house.send(table, 0, sit, "p").result(SOON)
    assert house.send(table, 0, sit, "p").result(SOON) == first
    stand = Command("y", 1, "stand")
    assert house.send(table, 0, stand, "p").result(SOON) == first + 1
    assert house.send(table, 0, stand, "p").result(SOON) == first + 1
    hand = Command("z", 2, "hand", bot="0")
    assert house.send(table, 1, hand, "p").result(SOON) == first + 2
    assert house.send(table, 1, hand, "p").result(SOON) == first + 2
    assert house.store.card(table).taken == 1


def test_a_house_that_is_closed_says_so(file):
    house = House(file, pulse=0)
    at = guests(house)
    house.close()
    house.residents.drop(house.residents.pin(at.table))
    with pytest.raises(StorageFailed, match="closing"):
        at.do(0, "resign", expected=0)


def test_nobody_acts_for_another(house):
    at = guests(house)
    for person in ("person-1", "stranger"):
        for do in ("resign", "offer", "hand", "take"):
            body = {"hand": {"bot": "0"}, "take": {"name": "Eve"}}.get(do, {})
            command = Command(f"{person}-{do}", at.told_head(), do, **body)
            with pytest.raises(Conflict, match=r"not yours|sit at seat"):
                house.send(at.table, 0, command, person).result(SOON)
    with pytest.raises(Conflict, match="at this table"):
        house.start(at.table, "stranger").result(SOON)


@pytest.mark.parametrize("person", ["eve", "person-0", "person-2"])
def test_a_machine_s_seat_is_not_taken_by_anybody(house, person):
    at = guests(house, "spywhere", 3, machines=(1,))
    with pytest.raises(Conflict, match=r"not yours|sit at seat"):
        house.send(at.table, 1, Command("x", at.told_head(), "take", name="Eve"), person).result(
            SOON
        )


def test_who_has_left_is_at_the_table_no_longer(house):
    """Neither does he seat machines or start, nor does he come back for a machine."""
    table = house.open(variant("spywhere", 3), "p", "Ada").result(SOON)
    send = lambda seat, person, id_, expected, do, **body: house.send(  # noqa: E731
        table, seat, Command(id_, expected, do, **body), person
    ).result(SOON)
    pledge = fair.pledge(NONCE)
    send(0, "p", "a", 0, "sit", name="Ada", pledge=pledge)
    send(1, "eve", "b", 1, "sit", name="Eve")
    send(1, "eve", "c", 2, "stand")
    with pytest.raises(Conflict, match="not yours"):
        send(1, "eve", "d", 3, "hand", bot="0")
    for seat in (1, 2):
        send(seat, "p", "e", 2 + seat, "hand", bot="0")
    with pytest.raises(Conflict, match="not yours"):
        send(2, "eve", "f", 5, "stand")
    with pytest.raises(Conflict, match="at this table"):
        house.start(table, "eve").result(SOON)
    house.start(table, "p").result(SOON)
    head = send(0, "p", "g", 6, "reveal", nonce=NONCE)
    for seat in (1, 2):
        with pytest.raises(Conflict, match="not yours"):
            send(seat, "eve", "h", head, "take", name="Eve")


def probes(event):
    """Commands by which somebody could ask what an event was: the same, and another."""
    same = tuple(event["actions"])
    for actions in (same, (*same[:-1], same[-1] + 1)):
        yield Command(event["id"], event["expected"], actions=actions)
    yield Command(event["id"], event["expected"], "resign")


def answered(house, table, seat, command, person):
    try:
        return house.send(table, seat, command, person).result(SOON)
    except LudothequeError as error:
        return type(error), error.message, error.details


@pytest.mark.parametrize("machines", [(1,), ()])
def test_nobody_learns_from_an_id_what_another_did(house, machines):
    """Whether it is a person's or a machine's, it is as unknown as one that nobody ever used."""
    at = guests(house, "agent", 3, machines)
    seat = 1
    table = at.fold()
    act = an_act(table, seat, chooser())
    if machines:
        house._act_for(at.table, seat, table.asked_seq, act).result(SOON)
    else:
        at.do(seat, actions=act)
    event = at.fold().events[-1]
    assert event["seat"] == seat and event["actions"] == [*act]
    for command in probes(event):
        unused = replace(command, id="house-bot-999" if machines else "c999")
        for person in ("person-0", "person-2", "stranger"):
            told = [answered(house, at.table, seat, one, person) for one in (command, unused)]
            assert told[0] == told[1]
            assert told[0][1] == ("malformed-command" if machines else "not-yours")


def test_the_ids_of_the_house_are_nobody_s(house):
    """Not even of who owns the seat at which a machine acts for him."""
    at = guests(house)
    at.do(0, "hand", bot="0")
    for id_ in ("house-1", f"house-bot-{at.told_head() + 1}"):
        command = Command(id_, at.told_head(), "take", name="Ada")
        with pytest.raises(MalformedCommand):
            house.send(at.table, 0, command, "person-0").result(SOON)


def test_a_seat_that_was_another_s_does_not_take_his_ids(house):
    """Else two events would have the same, and the record would not verify."""
    table = house.open(variant("agon"), "p", "Ada").result(SOON)
    send = lambda command, person: house.send(table, 0, command, person).result(SOON)  # noqa: E731
    sit, stand = Command("x", 0, "sit", name="Ada"), Command("y", 1, "stand")
    assert [send(sit, "p"), send(stand, "p"), send(sit, "p")] == [1, 2, 1]
    with pytest.raises(Conflict, match="something else"):
        send(Command("y", 2, "sit", name="Bo"), "q")
    assert send(Command("z", 2, "sit", name="Bo"), "q") == 3
    assert send(stand, "p") == 2  # his own, still


def test_a_table_that_does_not_exist_is_said_so(house):
    with pytest.raises(UnknownTable):
        house.view("nowhere").result(SOON)
    with pytest.raises(UnknownTable):
        house.send("nowhere", 0, Command("x", 0, "resign"), "p").result(SOON)
    eventually(lambda: not len(house.residents))


def test_what_was_refused_changes_nothing(house):
    at = guests(house)
    before = house.log(at.table)
    for command in (
        Command("x", at.told_head(), actions=(3199,)),
        Command("y", 0, "resign"),
        Command("z", at.told_head() + 1, "resign"),
        Command("house-9", at.told_head(), "resign"),
    ):
        with pytest.raises(LudothequeError):
            house.send(at.table, 0, command, "person-0").result(SOON)
    assert house.log(at.table) == before
    assert at.told_head() == at.fold().head


def test_many_threads_at_one_table_keep_its_order(house):
    """Of commands prepared for the same place one goes first, and the others are told so."""
    at = guests(house, "sealed", 4)
    acts = {seat: an_act(at.fold(), seat, chooser(seat)) for seat in range(4)}
    expected, answers = at.told_head(), []

    def send(seat):
        for attempt in range(10):
            command = Command(f"{attempt % 2}", expected, actions=acts[seat])
            try:
                answers.append(house.send(at.table, seat, command, f"person-{seat}").result(SOON))
            except Conflict as error:
                answers.append(error.message)

    threads = [threading.Thread(target=send, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(answers) <= {expected, "answered-already", *range(expected, expected + 5), "stale"}
    table = at.fold()
    assert [event["seq"] for event in table.events] == list(range(table.head + 1))
    assert sum(event["do"] == "act" for event in table.events) == 4
    assert table.result is not None


def test_commands_of_one_sender_are_done_in_the_order_sent(house):
    at = guests(house)
    house.residents.drop(house.residents.pin(at.table))
    expected = at.fold().head
    sent = [
        house.send(at.table, 0, Command(f"o{k}", expected, do), "person-0")
        for k, do in enumerate(["offer", "resign"])
    ]
    assert [one.result(SOON) for one in sent] == [expected + 1, expected + 2]


def test_asyncio_waits_for_the_same_futures(house):
    at = guests(house)
    seat = at.fold().asked[0]

    async def act():
        command = at.command(seat, actions=an_act(at.fold(), seat, chooser()))
        sent = house.send(at.table, seat, command, f"person-{seat}")
        return await asyncio.wrap_future(sent)

    assert asyncio.run(act()) == at.fold().head


def test_who_stops_waiting_does_not_stop_the_command(house):
    at = guests(house)
    sent = at.send(0, "resign")
    assert not sent.cancel()
    sent.result(SOON)
    assert at.fold().result is not None


def _failing(connection):
    raise OperationalError("COMMIT", {}, sqlite3.OperationalError("disk I/O error"))


def test_a_failed_write_changes_nothing_and_says_so(file, monkeypatch):
    house = House(file, pulse=0)
    at = guests(house)
    listener = house.listen(at.table).result(SOON)
    listener.take()
    before = at.fold().head
    monkeypatch.setattr(file._writer, "_patience", 0.0)

    with monkeypatch.context() as patch:
        patch.setattr("ludotheque.storage.works.Batch.write", full_disk)
        with pytest.raises(StorageFailed) as caught:
            at.do(0, "resign")
    assert not isinstance(caught.value, StorageUnsure)
    assert at.fold().head == at.told_head() == before
    assert listener.take() is None
    at.do(0, "resign")
    assert at.fold().head == before + 1
    assert listener.get(SOON).head == before + 1
    house.close()


@pytest.mark.parametrize("was_written", [True, False])
def test_after_a_write_that_is_unsure_the_log_alone_counts(file, monkeypatch, was_written):
    house = House(file, pulse=0)
    at = guests(house)
    listener = house.listen(at.table).result(SOON)
    before, command = at.told_head(), at.command(0, "resign")
    monkeypatch.setattr(file._writer, "_patience", 0.0)
    fails = (lambda c: (c.commit(), _failing(c))) if was_written else _failing
    with at_commit(file, fails), pytest.raises(StorageUnsure):
        house.send(at.table, 0, command, "person-0").result(SOON)
    listener.take()
    with pytest.raises(CutOff):
        listener.get(SOON)
    assert at.told_head() == before + was_written
    assert house.send(at.table, 0, command, "person-0").result(SOON) == before + 1
    assert at.told_head() == at.fold().head == before + 1
    house.close()


def test_another_house_goes_on_where_one_ended(where):
    """Killed or closed: what was answered is there, and the log says the rest."""
    store = open_store(where)
    house = House(store, pulse=0)
    at = guests(house, "spywhere", 3)
    at.play(chooser(), 3)
    before = slots(house._at(at.table, lambda here: here.table).result(SOON))
    house.close()
    store.close()
    store = open_store(where)
    house = at.house = House(store, pulse=0)
    assert slots(house._at(at.table, lambda here: here.table).result(SOON)) == before
    at.play(chooser(), 2)
    house.close()
    store.close()


def test_two_houses_at_one_table_take_turns(clean_database):
    stores = [open_store(clean_database) for _ in range(2)]
    houses = [House(store, pulse=0) for store in stores]
    at = guests(houses[0])
    listener = houses[1].listen(at.table, since_seq=at.told_head()).result(SOON)
    for turn in range(6):
        at.house = houses[turn % 2]
        houses[turn % 2].refresh(at.table).result(SOON)
        at.act(at.fold().asked[0], chooser(turn))
    houses[1].refresh(at.table).result(SOON)
    frames = [listener.get(SOON)]
    while frames[-1].head < at.fold().head:
        frames.append(listener.get(SOON))
    seen = [one.seq for frame in frames for one in frame.seen]
    assert seen == list(range(seen[0], at.fold().head + 1))
    for house, store in zip(houses, stores, strict=True):
        house.close()
        store.close()


def test_a_stale_command_is_told_the_head(house):
    at = guests(house)
    at.act(at.fold().asked[0], chooser())
    with pytest.raises(Stale) as caught:
        at.do(0, "resign", expected=0)
    assert caught.value.head == at.told_head()


def test_tables_in_memory_are_bounded_by_number_and_the_longest_unused_go(store):
    house = House(store, pulse=0, most_tables=3)
    kind = variant("agon")
    tables = [house.open(kind, "p", "Ada").result(SOON) for _ in range(5)]
    for table in tables:
        looked_at(house, table)
    assert {one.id for one in house.residents} == set(tables[2:])
    looked_at(house, tables[2])
    looked_at(house, tables[0])
    assert {one.id for one in house.residents} == {tables[2], tables[4], tables[0]}
    house.close()


def looked_at(house, table):
    """Look at a table, and wait until whoever brought it to memory has let go of it."""
    house.view(table).result(SOON)
    eventually(lambda: not any(one.pins for one in house.residents))


def test_tables_in_memory_are_bounded_by_bytes_and_who_is_watched_stays(store):
    house = House(store, pulse=0, most_bytes=1)
    watched, other = (house.open(variant("agon"), "p", "Ada").result(SOON) for _ in range(2))
    listener = house.listen(watched).result(SOON)
    looked_at(house, other)
    assert [one.id for one in house.residents] == [watched]
    listener.close()
    looked_at(house, other)
    assert not len(house.residents)
    assert house.residents.bytes == 0
    house.close()


def test_who_has_resigned_is_played_for_by_the_house(house):
    at = guests(house, "spywhere", 3)
    at.do(0, "resign")
    for turn in range(12):
        eventually(lambda: 0 not in at.fold().asked or house.timers.pass_by(1))
        if at.fold().asked:
            at.act(at.fold().asked[0], chooser(turn))
    events = [event for event in at.fold().events if event["do"] == "neutral"]
    assert events and {event["seat"] for event in events} == {0}


def test_a_start_that_nobody_finishes_is_voided(house):
    table = house.open(variant("agon"), "p", "Ada").result(SOON)
    house.send(table, 0, Command("a", 0, "sit", name="Ada", pledge="0" * 64), "p").result(SOON)
    house.send(table, 1, Command("b", 1, "hand", bot="0"), "p").result(SOON)
    house.start(table, "p").result(SOON)
    assert house.store.card(table).status == "running"
    old = Table.fold(house.log(table))
    house.void(table).result(SOON)
    new = Table.fold(house.log(table))
    assert house.store.card(table).status == "waiting"
    assert new.commitment != old.commitment and new.seats[1].nonce != old.seats[1].nonce
    house.end(table).result(SOON)
    assert house.store.card(table).status == "abandoned"


def test_machines_have_names_that_are_theirs_alone(file_house):
    at = guests(file_house, "spywhere", 3, machines=(1,))
    assert file_house.called(at.table).result(SOON) == ["Ada", "Hadaly", "Cléo"]
    table = file_house.open(variant("agon"), "p", "Ada").result(SOON)
    for name in ("Talos", "coppelia", "H A D A L Y", "MEPHISTO"):
        sit = Command("sit", 0, "sit", name=name, pledge="0" * 64)
        with pytest.raises(Conflict, match="what a machine is called"):
            file_house.send(table, 0, sit, "p2").result(SOON)


def test_who_is_forgotten_is_called_nothing(file_house):
    at = guests(file_house, "agon")
    file_house.forget("person-1").result(SOON)
    assert file_house.called(at.table).result(SOON) == ["Ada", ""]


def test_a_table_that_is_moved_in_keeps_its_times(file):
    table = started(variant("agon"))
    lines = bytes(table.log).splitlines(keepends=True)
    move_in(file, card_of("table", table), lines, [])
    with file._reading() as connection:
        found = [*connection.scalars(select(events.c.time).order_by(events.c.seq))]
    assert found == [event["time"] for event in table.events]
    assert file.card("table").updated == file.card("table").touched == found[-1]
