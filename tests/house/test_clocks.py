"""The house keeps time: it acts when time is out, and its own absence costs nobody."""

from __future__ import annotations

import pytest

from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict, MalformedOption
from ludotheque.house import House
from ludotheque.tables import Command, fair, records
from tests.house.hosting import (
    NAMES,
    SOON,
    Guests,
    LaterTimers,
    chooser,
    eventually,
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
    time.timers.pass_by(10)
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


def test_a_short_restart_is_charged_like_any_other_moment(file, time):
    house = House(file, timers=time.timers)
    at = guests(house, "agon", timing=LIVE)
    house.close()
    time.timers.now += 5
    house = at.house = House(file, timers=time.timers)
    at.act(at.fold().asked[0], chooser())
    assert "away" not in [event["do"] for event in at.fold().events]
    house.close()


def test_a_table_that_was_dropped_from_memory_is_still_watched_over(file, time):
    house = House(file, timers=time.timers, pulse=0, most_tables=0)
    at = guests(house, "agon", timing=LIVE)
    assert not len(house.residents)
    time.timers.pass_by(61)
    eventually(lambda: at.fold().result is not None)
    house.close()


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
    hand = Command("bot", at.told(), "hand", bot="0")
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


@pytest.mark.parametrize("away, left", [(20, 30), (5_000, 50)])
def test_after_a_restart_a_nonce_is_awaited_by_the_log_s_time(file, time, away, left):
    """A short absence of the house counts, a long one is charged to nobody."""
    house = House(file, timers=time.timers)
    at = silent(house)
    time.timers.now += 10
    house.close()
    time.timers.now += away
    house = at.house = House(file, timers=time.timers)
    for woken in house.wake_all():
        woken.result(SOON)
    took = time.until(lambda: not at.fold().is_closed)
    assert left - 2 <= took <= left + 2
    house.close()
