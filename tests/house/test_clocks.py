"""The house keeps time: it acts when time is out, and its own absence costs nobody."""

from __future__ import annotations

import gc

import pytest

from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict, MalformedOption
from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.house.absences import Absences
from ludotheque.house.alarms import Alarms
from ludotheque.house.resident import Resident
from ludotheque.storage import open_store
from ludotheque.tables import Command, fair, records
from tests.house.hosting import (
    NAMES,
    SOON,
    Guests,
    LaterTimers,
    chooser,
    eventually,
    full_disk,
    guests,
    variant,
)

LIVE = Timing(base=60_000, increment=1_000)
DAYS = Timing(act=1_000_000, window=50_000)


class Time:
    """The store's clock and the house's timers, in the hands of a test."""

    def __init__(self, store):
        self.timers, self._start, self._store = LaterTimers(), store.now(), store
        store._time = lambda connection: self.now

    @property
    def now(self):
        return self._start + round(self.timers.now * 1000)

    def until(self, is_so, step=1.0):
        """Let time pass until something is so; how many seconds it took."""
        before = self.timers.now
        eventually(lambda: is_so() or self._pass_by(step))
        return self.timers.now - before

    def _pass_by(self, seconds):
        self.timers.pass_by(seconds)
        self._store._write(lambda batch, row: None).result(SOON)  # what was due is written


@pytest.fixture
def time(file):
    return Time(file)


@pytest.fixture
def kept(file, time):
    made = House(file, timers=time.timers, pulse=0)
    yield made
    made.close()


def test_who_is_late_is_played_for_and_the_record_verifies(kept, time):
    at = guests(kept, "spywhere", 3, timing=DAYS)
    head, seat = at.fold().head, at.fold().asked[0]
    time.timers.pass_by(999)
    assert at.fold().head == head
    time.until(lambda: at.fold().head > head)
    event = at.fold().events[-1]
    assert (event["do"], event["seat"]) == ("neutral", seat)
    records.verify(records.write(at.fold()))


def test_who_never_comes_resigns_after_three_times(kept, time):
    at = guests(kept, "spywhere", 3, timing=DAYS)
    time.until(lambda: at.fold().result is not None, 300)
    dos = [event["do"] for event in at.fold().events if event["do"] in ("neutral", "resign")]
    assert dos.count("resign") == 2
    records.verify(records.write(at.fold()))


def test_or_a_machine_takes_the_seat(kept, time):
    at = guests(kept, "spywhere", 3, timing=Timing(act=1_000_000, bot="0"))
    time.until(lambda: any(seat.bot for seat in at.fold().seats), 300)
    assert "resign" not in [event["do"] for event in at.fold().events]


def test_a_base_that_is_used_up_ends_it(kept, time):
    at = guests(kept, "agon", timing=LIVE)
    took = time.until(lambda: at.fold().result is not None)
    assert at.fold().result.how == "resigned" and 60 <= took <= 65


def test_after_a_restart_time_goes_on_and_the_absence_costs_nobody(file, time):
    house = House(file, timers=time.timers)
    at = guests(house, "agon", timing=LIVE)
    for _ in range(5):
        time.timers.pass_by(2)
    house.close()
    time.timers.now += 5_000
    house = at.house = House(file, timers=time.timers)
    for woken in house.wake_all():
        woken.result(SOON)
    eventually(lambda: at.fold().events[-1]["do"] == "away")
    took = time.until(lambda: at.fold().result is not None)
    assert 48 <= took <= 55
    assert [event["do"] for event in at.fold().events].count("away") == 1
    records.verify(records.write(at.fold()))
    house.close()


@pytest.mark.parametrize("away", [1, 29])
def test_a_short_absence_costs_nobody_either(file, time, away):
    house = House(file, timers=time.timers)
    at = guests(house, "agon", timing=LIVE)
    seat = at.fold().asked[0]
    house.close()
    time.timers.now += away
    house = at.house = House(file, timers=time.timers)
    at.act(seat, chooser())
    assert at.fold().clock.left[seat] == 61_000
    assert [event["do"] for event in at.fold().events][-2:] == ["away", "act"]
    house.close()


def test_an_absence_that_cannot_be_written_at_once_costs_nobody(file, time, monkeypatch):
    house = House(file, timers=time.timers)
    at = guests(house, "agon", timing=LIVE)
    house.close()
    time.timers.now += 5_000
    monkeypatch.setattr(file._writer, "_patience", 0.0)
    house = at.house = House(file, timers=time.timers)
    with monkeypatch.context() as patch:
        patch.setattr("ludotheque.storage.works.Batch.write", full_disk)
        house.wake(at.table).result(SOON)
        house.refresh(at.table).exception(SOON)
        time.timers.pass_by(0.5)
    time.until(lambda: at.fold().events[-1]["do"] == "away")
    assert 58 <= time.until(lambda: at.fold().result is not None) <= 62
    house.close()


@pytest.mark.parametrize("is_first", ["alarm", "command", "beat"])
def test_an_hour_asleep_costs_nobody(file, time, is_first):
    """A laptop that was shut: nothing was restarted, and the clock went on."""
    house = House(file, timers=time.timers)
    at = guests(house, "agon", timing=LIVE)
    seat = at.fold().asked[0]
    time.timers.now += 3_600
    if is_first == "alarm":
        house._see_to_late(at.table)
    elif is_first == "command":
        at.act(seat, chooser())
    else:
        house._beat()
    time.until(lambda: "away" in [event["do"] for event in at.fold().events])
    if is_first == "command":
        assert at.fold().clock.left[seat] == 61_000
    assert 55 <= time.until(lambda: at.fold().result is not None) <= 65
    assert [event["do"] for event in at.fold().events].count("away") == 1
    house.close()


def test_where_another_house_kept_the_store_nobody_was_away(clean_database):
    one, two = open_store(clean_database), open_store(clean_database)
    now = one.heartbeat().result(SOON)
    for at, away in ((now + 5_000, None), (now + 20_000, now)):
        two._time = lambda connection, at=at: at
        assert Absences(two, 3.0).owed(0) == away
    asleep = Absences(two, 3.0)
    two._time = lambda connection: now + 60_000
    two.heartbeat().result(SOON)  # by one that did not sleep
    assert not asleep.notice(now + 61_000) and asleep.notice(now + 90_000)
    for store in (one, two):
        store.close()


def test_tables_are_forgotten_while_their_clocks_run_and_still_watched_over(file, time):
    house = House(file, timers=time.timers, pulse=0, most_tables=0)
    people = [guests(house, "agon", timing=LIVE) for _ in range(3)]
    for _ in range(4):
        for at in people:
            house.wake(at.table).result(SOON)
    eventually(lambda: not len(house.residents))
    file._write(lambda batch, row: None).result(SOON)  # the writer's hands are empty
    ids = {at.table for at in people}

    def are_gone():  # once who loaded them has gone on, too
        gc.collect()
        # by type: another's weak proxy may be among all objects, and dies when it is asked
        return not any(type(one) is Resident and one.id in ids for one in gc.get_objects())

    eventually(are_gone)
    assert len(time.timers.due) == 3
    time.timers.pass_by(61)
    for at in people:
        eventually(lambda at=at: at.fold().result is not None)
    house.close()


def test_an_alarm_that_is_put_off_or_brought_forward_rings_once(time):
    rung = []
    alarms = Alarms(time.timers, rung.append)
    for until in range(10_000, 20_000, 1_000):
        alarms.set("x", until, 0)
        time.timers.pass_by(0.1)
        alarms.set("x", until, 0)  # which puts nothing off
    assert len(time.timers.due) == 1
    time.timers.pass_by(18)
    assert rung == []
    time.timers.pass_by(1.91)
    assert rung == ["x"]
    alarms.set("x", 90_000, 20_000)
    alarms.set("x", 30_000, 20_000)
    time.timers.pass_by(10)
    assert rung == ["x", "x"]
    alarms.set("x", 95_000, 30_000)
    alarms.set("x", None, 30_000)
    time.timers.pass_by(100)
    assert rung == ["x", "x"] and time.timers.due == []


def test_a_machine_that_there_is_not_any_more_takes_no_seat(kept, time, monkeypatch):
    at = guests(kept, "agon", timing=Timing(base=60_000, bot="3"))
    monkeypatch.setattr(discovery.find("agon").bot, "LEVELS", 2)
    time.until(lambda: at.fold().result is not None)
    assert at.fold().result.how == "resigned"


def test_frames_show_the_clock_as_it_was_when_the_window_began(kept, time):
    at = guests(kept, "spywhere", 3, timing=LIVE)
    shown = kept.listen(at.table).result(SOON).take()
    assert shown.clock.left == [60_000] * 3
    turn = 0
    while not at.fold().window:
        at.act(at.fold().asked[0], chooser(turn))
        turn += 1
    first = kept.listen(at.table).result(SOON).take().clock
    time.timers.pass_by(1)
    at.act(at.fold().asked[0], chooser())
    assert kept.listen(at.table).result(SOON).take().clock == first


def test_a_machine_that_there_is_not_keeps_no_seat(kept):
    with pytest.raises(MalformedOption):
        kept.open(variant("agon"), timing=Timing(base=1, bot="99"))


def silent(house, timing=None, seats=3):
    """A start in which seat 1 does not reveal, with a machine at the last seat."""
    table = house.open(variant("spywhere", seats), "person-0", "Ada", timing=timing).result(SOON)
    at = Guests(house, table, seats)
    for seat in range(seats - 1):
        pledge = fair.pledge(f"{seat + 1:032x}")
        at.do(seat, "sit", name=NAMES[seat], pledge=pledge)
    hand = Command("bot", at.told_head(), "hand", bot="0")
    house.send(table, seats - 1, hand, "person-0").result(SOON)
    house.start(table, "person-0").result(SOON)
    at.do(0, "reveal", nonce=f"{1:032x}")
    return at


def test_a_nonce_that_does_not_come_voids_the_start_and_frees_that_seat(kept, time):
    at = silent(kept)
    old = at.fold()
    time.timers.pass_by(59)
    assert at.fold().is_revealing
    assert time.until(lambda: not at.fold().is_closed) <= 2
    new = at.fold()
    assert new.commitment != old.commitment and new.seats[2].pledge != old.seats[2].pledge
    assert [here.is_empty for here in new.seats] == [False, True, False]
    assert not new.seats[0].pledge and kept.store.card(at.table).status == "waiting"


def test_the_next_start_needs_new_pledges_and_is_watched_over_again(kept, time):
    at = silent(kept)
    time.until(lambda: not at.fold().is_closed, 10)
    with pytest.raises(Conflict):
        kept.start(at.table, "person-0").result(SOON)
    at.do(0, "pledge", pledge=fair.pledge("7" * 32))
    at.do(1, "sit", name=NAMES[1], pledge=fair.pledge("8" * 32))
    kept.start(at.table, "person-0").result(SOON)
    at.do(1, "reveal", nonce="8" * 32)
    time.until(lambda: not at.fold().is_closed, 10)
    assert [here.is_empty for here in at.fold().seats] == [True, False, False]


def test_by_correspondence_a_nonce_has_as_long_as_an_act(kept, time):
    at = silent(kept, DAYS)
    time.timers.pass_by(999)
    assert at.fold().is_revealing
    assert time.until(lambda: not at.fold().is_closed) <= 2


def test_a_start_that_all_finish_is_not_voided(kept, time):
    at = silent(kept)
    at.do(1, "reveal", nonce=f"{2:032x}")
    time.timers.pass_by(70)
    time.until(lambda: True)
    assert at.fold().is_started and "void" not in [event["do"] for event in at.fold().events]


@pytest.mark.parametrize("away", [20, 5_000])
def test_after_a_restart_a_nonce_is_awaited_by_the_log_s_time(file, time, away):
    """The absence of the house is charged to nobody."""
    house = House(file, timers=time.timers)
    at = silent(house)
    time.timers.now += 10
    house.close()
    time.timers.now += away
    house = at.house = House(file, timers=time.timers)
    for woken in house.wake_all():
        woken.result(SOON)
    took = time.until(lambda: not at.fold().is_closed)
    assert 48 <= took <= 52
    house.close()
