"""Clocks: a fold over the log, in which every event has its time."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict
from ludotheque.games import discovery
from ludotheque.tables import Command, Table, records
from ludotheque.tables.clocks import STRIKES
from ludotheque.tables.door import house_id
from ludotheque.tables.errors import MalformedCommand, MalformedRecord
from ludotheque.tables.seen import log_of
from tests.tables.play import NAMES, NONCES, PLEDGES, SEED, an_act, slots, the_id, variant

LIVE = Timing(base=60_000, increment=2_000)
SLOW = Timing(act=86_400_000, window=86_400_000)


def at(game: str, timing: Timing, seats: int = 2) -> Table:
    """A table at which play begins at 1000."""
    table = Table.open(variant(discovery.find(game), seats), SEED, 0, timing=timing)
    for seat in range(seats):
        send(table, seat, "sit", 0, name=NAMES[seat], pledge=PLEDGES[seat])
    send(table, 0, "start", 0)
    for seat in range(seats):
        send(table, seat, "reveal", 1000, nonce=NONCES[seat])
    return table


def send(table: Table, seat: int, do: str, time: int, **body: Any) -> None:
    table.send(seat, Command(the_id(table, seat, do), table.head, do, **body), time)


def act(table: Table, time: int, seat: int | None = None) -> int:
    """Let somebody who is asked act; who it was."""
    who = table.asked[0] if seat is None else seat
    send(table, who, "act", time, actions=an_act(table, who, random.Random(table.head)))
    return who


def window(table: Table, time: int) -> int:
    """Play until several are asked; when that was."""
    while not table.is_shared:
        time += 10
        act(table, time)
    return time


def test_time_that_somebody_took_before_a_machine_did_is_his() -> None:
    """To leave it to a machine, or to have it left, gives nobody his time back."""
    table = at("agon", LIVE)
    seat = table.asked[0]
    send(table, seat, "hand", 31_000, bot="1")
    act(table, 90_000)
    send(table, seat, "take", 90_500, name=NAMES[seat])
    assert table.clock is not None and table.clock.left[seat] == LIVE.base - 30_000
    verified(table)


def test_who_takes_his_seat_back_at_once_is_charged_as_if_he_had_kept_it() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    send(table, seat, "hand", 11_000, bot="1")
    send(table, seat, "take", 21_000, name=NAMES[seat])
    act(table, 31_000)
    assert table.clock is not None
    assert table.clock.left[seat] == LIVE.base - 30_000 + LIVE.increment
    verified(table)


def verified(table: Table) -> None:
    """The record holds, times included, and the fold is the same."""
    assert slots(records.verify(records.write(table))) == slots(table)


@given(times=st.lists(st.integers(0, 4000), min_size=1, max_size=25))
def test_a_base_is_used_by_whose_turn_it_is_and_grows_by_the_increment(times: list[int]) -> None:
    table, now = at("agon", LIVE), 1000
    for took in times:
        now += took
        act(table, now)
    left = [LIVE.base, LIVE.base]
    acts = [event for event in table.events if event["do"] == "act"]
    for before, event in pairwise([{"time": 1000}, *acts]):
        left[event["seat"]] += LIVE.increment - (event["time"] - before["time"])
    assert table.clock is not None and list(table.clock.left) == left
    verified(table)


def test_the_house_acts_for_nobody_before_his_time_is_out() -> None:
    table = at("agon", SLOW)
    seat = table.asked[0]
    with pytest.raises(Conflict, match="does not step in"):
        table.house("neutral", 1000 + SLOW.act - 1, seat)
    table.commit(table.house("neutral", 1000 + SLOW.act, seat))
    with pytest.raises(Conflict, match="does not step in"):
        table.house("neutral", 1000 + 2 * SLOW.act - 1, table.asked[0])
    verified(table)


def test_a_record_in_which_the_house_was_too_early_does_not_verify() -> None:
    table = at("agon", SLOW)
    table.commit(table.house("neutral", 1000 + SLOW.act, table.asked[0]))
    early = records.write(table).replace(b'"time":86401000', b'"time":86400000')
    with pytest.raises(MalformedRecord):
        records.verify(early)
    log = bytes(table.log).replace(b'"time":86401000', b'"time":86400000')
    with pytest.raises(MalformedRecord, match="does not step in"):
        records.verify(records.write(Table.fold(log)))


def test_in_a_window_no_base_runs_and_all_have_the_same_time() -> None:
    table = at("spywhere", LIVE, 3)
    began = window(table, 1000)
    assert table.clock is not None
    before, asked = table.clock.left, table.asked
    assert [table.clock.deadline(table, seat) for seat in asked] == [began + LIVE.longest] * len(
        asked
    )
    act(table, began + 20_000, asked[1])
    assert table.clock.left == before
    late = began + LIVE.longest
    assert not table.clock.is_late(table, asked[0], late - 1)
    table.commit(table.house("neutral", late, asked[0]))
    assert table.clock.left == before
    assert table.clock.strikes[asked[0]] == 1
    verified(table)


@pytest.mark.parametrize("machines, since", [((), 3_000), ((1,), 3_000), ((1, 2), 1_500)])
def test_after_a_window_that_ended_early_time_runs_from_when_it_is_told(
    machines: tuple[int, ...], since: int
) -> None:
    """Among people nobody is told before three seconds, so nobody is charged before."""
    table = at("spywhere", LIVE, 3)
    for seat in machines:
        send(table, seat, "hand", 1_000, bot="0")
    began = window(table, 1_000)
    while table.is_shared:
        act(table, began + 1_500)
    assert table.asked_at == began + since


def test_the_house_s_absence_does_not_make_a_window_longer() -> None:
    """What is told when, and what the clock says of it, are one."""
    table = at("agent", LIVE, 3)
    send(table, 0, "away", 100_000, since=1_500)
    for seat in range(3):
        act(table, 100_500, seat)
    assert table.clock is not None and not table.is_shared
    assert table.clock.since == table.asked_at == 100_500


def test_a_question_that_comes_early_is_asked_when_all_know_of_it() -> None:
    table = at("agent", LIVE, 3)
    for seat in range(3):
        act(table, 1_100, seat)
    assert table.asked_at == 4_000
    act(table, 4_100)
    assert table.is_shared and table.asked_at == 4_100


def test_answers_in_windows_do_not_begin_the_count_anew() -> None:
    """Of somebody who is gone: they may be answers that stand."""
    table, now = at("agent", SLOW, 3), 5_000
    for seat in range(3):
        act(table, now, seat)
    victim = table.asked[0]
    while not (table.is_shared and victim in table.asked):
        now += SLOW.act
        if victim in table.asked:
            table.commit(table.house("neutral", now, victim))
        else:
            act(table, now)
    assert table.clock is not None
    before = table.clock.strikes[victim]
    act(table, now + 10, victim)
    assert table.clock.strikes[victim] == before > 0
    verified(table)


def test_a_clock_that_is_stopped_shows_what_was_left_then() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    send(table, seat, "pause", 2_000)
    send(table, 1 - seat, "pause", 5_000)
    assert table.clock is not None
    face = table.clock.face(table)
    assert face.is_paused and face.until is None
    assert (face.left[seat], face.left[1 - seat]) == (56_000, 60_000)
    send(table, seat, "resume", 99_000)
    assert table.clock.face(table).until == 99_000 + 56_000
    verified(table)


def test_who_plays_on_wishes_for_no_pause_any_more() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    send(table, seat, "pause", 2_000)
    act(table, 3_000, seat)
    send(table, 1 - seat, "pause", 4_000)
    assert table.clock is not None and table.clock.paused is None
    assert table.clock.agreed == 1 << (1 - seat)
    send(table, seat, "pause", 5_000)
    assert table.clock is not None and table.clock.paused == 5_000
    verified(table)


def test_nobody_learns_by_a_wish_for_a_pause_who_has_answered_himself() -> None:
    """What the house answers for somebody, or a rule of his, is told from his own by nothing."""
    faces = []
    for is_late in (False, True):
        table = at("agent", SLOW, 3)
        while not table.is_shared or table.window == 7:
            act(table, 2_000)
        asker = next(seat for seat in range(3) if not table.window >> seat & 1)
        late, quick = (seat for seat in range(3) if seat != asker)
        send(table, late, "pause", 2_000)
        act(table, 2_000, quick)
        assert table.clock is not None
        end = table.clock.deadline(table, late)
        assert end is not None
        if is_late:
            table.commit(table.house("neutral", end, late))
        else:
            act(table, end, late)
        assert not table.window >> late & 1
        faces.append(table.clock.agreed)
        verified(table)
    assert faces[0] == faces[1] == 1 << late


@pytest.mark.parametrize(
    "timing, longest",
    [({"base": 1}, 30_000), ({"act": 1}, 86_400_000), ({"act": 1, "window": 3_000}, 3_000)],
)
def test_a_window_lasts_half_a_minute_live_and_a_day_by_correspondence(
    timing: dict[str, int], longest: int
) -> None:
    found = msgspec.convert(timing, Timing)
    assert found.longest == longest and msgspec.to_builtins(found) == timing


def test_who_is_late_three_times_running_resigns_or_is_replaced() -> None:
    for timing in (SLOW, Timing(act=SLOW.act, bot="0")):
        table, now = at("spywhere", timing, 3), 1000
        victim = table.asked[0]
        while table.clock is not None and table.clock.strikes[victim] < STRIKES:
            for do in ("resign", "hand"):
                with pytest.raises(MalformedCommand):
                    table.house(do, now, victim, **({"bot": "0"} if do == "hand" else {}))
            now += timing.act
            if victim in table.asked:
                table.commit(table.house("neutral", now, victim))
            else:
                act(table, now - 1)
        do, body = ("hand", {"bot": "0"}) if timing.bot else ("resign", {})
        table.commit(table.house(do, now, victim, **body))
        assert table.seats[victim].bot == timing.bot
        assert table.seats[victim].has_resigned == (not timing.bot)
        verified(table)


def test_who_acts_in_time_begins_to_be_counted_anew() -> None:
    table, now = at("agon", SLOW), 1000
    victim = table.asked[0]
    for turn in range(8):
        now += SLOW.act
        if victim in table.asked and turn % 4 < 3:
            table.commit(table.house("neutral", now, victim))
        else:
            act(table, now - 1)
    act(table, now)
    assert table.clock is not None and max(table.clock.strikes) < STRIKES


def test_a_base_that_is_used_up_costs_the_seat_at_once() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    with pytest.raises(MalformedCommand):
        table.house("resign", 1000 + LIVE.base - 1, seat)
    table.commit(table.house("resign", 1000 + LIVE.base, seat))
    assert table.result is not None and table.result.how == "resigned"
    assert log_of(table.log)[-1].is_late
    verified(table)


def test_who_gives_up_in_time_is_not_late() -> None:
    table = at("agon", LIVE)
    send(table, 0, "resign", 1001)
    last = log_of(table.log)[-1]
    assert last.do == "resign" and not last.is_late


def test_the_time_that_the_house_was_away_is_charged_to_nobody() -> None:
    table = at("agon", LIVE)
    send(table, 0, "away", 500_000, since=11_000)
    assert table.clock is not None
    assert table.clock.deadline(table, table.asked[0]) == 500_000 + LIVE.base - 10_000
    seat = act(table, 501_000)
    assert table.clock.left[seat] == LIVE.base - 11_000 + LIVE.increment
    verified(table)


def test_clocks_stop_when_all_agree_and_not_before() -> None:
    table = at("spywhere", LIVE, 3)
    for seat in range(3):
        assert table.clock is not None and table.clock.paused is None
        send(table, seat, "pause", 2_000 + seat)
    assert table.clock is not None and table.clock.paused == 2_002
    assert table.clock.next(table) is None
    with pytest.raises(Conflict):
        send(table, 0, "pause", 3_000)
    send(table, 1, "resume", 902_002)
    seat = act(table, 903_000)
    assert table.clock.left[seat] == LIVE.base - 1_002 - 998 + LIVE.increment
    with pytest.raises(Conflict, match="not stopped"):
        send(table, 1, "resume", 903_001)
    verified(table)


def test_machines_have_no_clock() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    send(table, seat, "hand", 2_000, bot="0")
    assert table.clock is not None and table.clock.deadline(table, seat) is None
    act(table, 9_000_000)
    assert table.clock.left[seat] == LIVE.base - 1_000  # until he left it to the machine
    verified(table)


def test_nobody_else_passes_for_the_house_that_gives_a_seat_away() -> None:
    table = at("agon", LIVE)
    seat = table.asked[0]
    forged = Command(house_id(table.head + 1), table.head, "hand", bot="0")
    with pytest.raises(MalformedCommand):
        table.send(seat, forged, 2_000)


def test_a_timing_is_live_or_by_correspondence() -> None:
    for wrong in ({}, {"base": 1, "act": 1}, {"base": 1, "window": 2_999}, {"base": 1, "x": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Timing)
