"""Houses that share a store: machines' turns by jobs, and what a house that is gone left undone."""

from __future__ import annotations

import threading
import time

import psycopg
import pytest

from ludotheque.core.contract import Timing
from ludotheque.core.errors import MalformedAction
from ludotheque.house import House
from ludotheque.house.pool import Pool
from ludotheque.house.thinker import Thinker
from ludotheque.storage import open_store
from tests.house.hosting import SOON, LaterTimers, chooser, eventually, guests


@pytest.fixture
def houses(clean_database):
    """A house in which nobody thinks, and one that takes turns."""
    made = []
    for size in (0, 1):
        timers, store = LaterTimers(), open_store(clean_database)
        pool = Pool(timers, size) if size else None
        made.append(House(store, timers=timers, pool=pool, pulse=0, jobs=True))
    yield made
    for house in made:
        house.close()
        house.store.close()


def turns(house, table):
    """The turns that are in the queue."""
    wanted = "SELECT args FROM procrastinate_jobs WHERE args->>'table' = %s ORDER BY id"
    with psycopg.connect(house.store.address) as connection:
        return [row[0] for row in connection.execute(wanted, (table,))]


def test_a_turn_is_put_with_the_event_that_asks_it_and_played_once(houses):
    here, there = houses
    players = guests(here, "agon", 2, machines=(1,))
    assert turns(here, players.table) == []
    players.act(0, chooser())
    (turn,) = turns(here, players.table)
    head = players.fold().head
    assert (turn["seat"], turn["phase"]) == (1, head)
    taken = [there.take_turn(turn["table"], 1, head, turn["at"]) for _ in range(2)]
    eventually(lambda: there.timers.pass_by(1) or all(one.done() for one in taken))
    assert [one.result() for one in taken] == [None, None]
    here.refresh(players.table).result(SOON)
    assert players.fold().head == head + 1 and players.fold().asked == (0,)


def test_a_refused_command_asks_nobody(houses):
    here, _ = houses
    players = guests(here, "agon", 2, machines=(1,))
    with pytest.raises(MalformedAction):
        players.do(0, actions=(3199,))
    assert turns(here, players.table) == []


def test_a_machine_does_not_begin_before_all_know_what_it_is_asked(houses, monkeypatch):
    """The end of a window among people is known three seconds after its question."""
    here, there = houses
    now = here.store.now()
    for house in houses:  # all answer at once
        monkeypatch.setattr(house.store, "_time", lambda connection: now)
    table, turn = next(filter(None, (early_turn(here, there, now) for _ in range(20))))
    before = there.store.heads([table])
    there.timers.due.clear()
    waiting = there.take_turn(table, 2, turn["phase"], turn["at"])
    eventually(lambda: there.timers.due)
    assert not waiting.done() and there.store.heads([table]) == before


def early_turn(here, there, now):
    """A machine's turn that begins later than its question, and its table; some games have none."""
    players, dice, taken = guests(here, "agent", 3, machines=(2,)), chooser(), 0
    while players.fold().asked:
        found = turns(here, players.table)[taken:]
        assert {turn["at"] for turn in found} <= {now, now + 3_000}
        for turn in found:
            if turn["at"] > now:
                return players.table, turn
            taken += 1
            done = there.take_turn(players.table, 2, turn["phase"], turn["at"])
            eventually(lambda: there.timers.pass_by(1) or done.done())  # noqa: B023
            here.refresh(players.table).result(SOON)
        for seat in {*players.fold().asked} - {2}:
            players.act(seat, dice)
    return None


def test_what_a_house_that_is_gone_should_have_done_another_does(houses):
    here, there = houses
    timing = Timing(base=1, increment=0)
    players = guests(here, "agon", 2, timing=timing)
    table = players.table
    eventually(lambda: there.store.overdue(there.store.now()) == [table])
    assert there.store.overdue(there.store.now() - 60_000) == []
    here.close()
    there.wake(table).result(SOON)
    eventually(lambda: there.timers.pass_by(1) or there.store.card(table).status != "running")
    assert there.store.overdue(there.store.now()) == []


def test_a_thinker_whose_loop_has_just_ended_is_closed_all_the_same():
    thinker = Thinker(None, "", 1)
    thinker._loop.close()
    thinker._thread = threading.Thread(target=lambda: (thinker._is_closed.wait(), time.sleep(0.2)))
    thinker.start()
    thinker.close()
    assert not thinker._thread.is_alive()
