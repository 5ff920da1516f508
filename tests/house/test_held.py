"""The end of a window is told after three seconds, whoever looks and wherever."""

from __future__ import annotations

import pytest

from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict
from ludotheque.house import House
from ludotheque.storage import open_store
from tests.house.hosting import SOON, LaterTimers, chooser, eventually, guests
from tests.tables.play import an_act


def stopped(store):
    """Let a store's clock stand still; what it says."""
    now = store.now()
    store._time = lambda connection: now
    return now


def ended(house):
    """A window that all have answered at once; the store's clock stands still."""
    now = stopped(house.store)
    at = guests(house, "sealed", 3)
    began = at.told_head()
    for seat in range(3):
        at.do(seat, actions=an_act(at.fold(), seat, chooser(seat)), expected=began)
    assert at.fold().head == began + 3 and at.told_head() == began
    return at, began, now


def look(house, at):
    frame = house.listen(at.table, 1).result(SOON).take()
    return house.at(at.table, lambda here: here.told_head).result(SOON), frame


def test_a_table_that_is_read_anew_keeps_it_too(file_house):
    at, began, _ = ended(file_house)
    _, before = look(file_house, at)
    file_house.residents.drop(file_house.residents.pin(at.table))
    told, frame = look(file_house, at)
    assert told == frame.head == began and frame == before
    assert frame.result is None and frame.actions == []  # who has answered sees his answer
    with pytest.raises(Conflict, match="already"):
        at.do(1, actions=(0,), expected=began)


def test_a_house_that_opens_meanwhile_tells_it_in_time(file_house, file):
    at, began, now = ended(file_house)
    timers = LaterTimers()
    again = House(file, pulse=0, timers=timers)
    assert look(again, at)[0] == began
    timers.pass_by((at.fold().asked_at - now - 1) / 1000)
    assert look(again, at)[0] == began
    timers.pass_by(0.01)
    told, frame = look(again, at)
    assert told == began + 3 and frame.result is not None
    file._time = lambda connection: now + 3_000
    late = House(file, pulse=0, timers=LaterTimers())
    assert look(late, at)[0] == began + 3
    late.close()
    again.close()


def test_who_resigns_meanwhile_tells_nothing_of_it(file_house):
    """In a game that goes on: the window has ended, and then somebody gives up."""
    stopped(file_house.store)
    at, turn = guests(file_house, "spywhere", 3), 0
    while not at.fold().is_shared:
        at.act(at.fold().asked[0], chooser(turn))
        turn += 1
    began = at.told_head()
    for seat in at.fold().asked:
        at.do(seat, actions=an_act(at.fold(), seat, chooser(seat)), expected=began)
    if at.fold().result is None:
        at.do(0, "resign", expected=began)
    file_house.residents.drop(file_house.residents.pin(at.table))
    assert look(file_house, at)[0] == began


def test_another_server_that_looks_for_the_first_time_keeps_it(clean_database):
    stores = [open_store(clean_database) for _ in range(2)]
    here, there = (House(store, pulse=0, timers=LaterTimers()) for store in stores)
    at, began, now = ended(here)
    stores[1]._time = lambda connection: now
    told, frame = look(there, at)
    assert told == frame.head == began and frame.result is None
    there.timers.pass_by(3.1)
    assert look(there, at)[0] == began + 3
    for house in (here, there):
        house.close()
        house.store.close()


def test_the_next_question_is_asked_when_the_window_s_end_is_known(file_house, timers):
    """Its clock runs from then, and its alarm is not late."""
    now = stopped(file_house.store)
    at = guests(file_house, "agent", 3, timing=Timing(base=60_000))
    began = at.told_head()
    for seat in range(3):
        at.do(seat, actions=at.fold().parse(seat, "bribe 500 green-1"), expected=began)
    after = at.fold()
    assert after.clock.since == after.asked_at == now + 3_000
    timers.pass_by(3.01)
    assert at.told_head() == at.fold().head
    assert file_house._alarms._due[at.table] == pytest.approx(timers.now + 60)


def test_a_table_goes_on_after_a_write_of_which_nobody_knew(file, monkeypatch):
    from ludotheque.house.pool import Pool
    from ludotheque.storage import StorageUnsure
    from tests.house.test_house import _failing
    from tests.storage.hands import at_commit

    timers = LaterTimers()
    house = House(file, pulse=0, timers=timers, pool=Pool(timers, 1))
    at = guests(house, machines=(1,))
    eventually(lambda: timers.pass_by(1) or at.fold().asked == (0,))
    command = at.command(0, actions=an_act(at.fold(), 0, chooser()))
    monkeypatch.setattr(file._writer, "_patience", 0.0)
    with at_commit(file, lambda c: (c.commit(), _failing(c))), pytest.raises(StorageUnsure):
        house.send(at.table, 0, command, "person-0").result(SOON)
    head = command.expected + 2
    eventually(lambda: timers.pass_by(1) or file.heads([at.table])[at.table] >= head)
    house.close()
