"""Who watches: frames in order, without gaps or repeats, from views alone."""

from __future__ import annotations

import asyncio
import random
import threading

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict, MalformedViewer
from ludotheque.house import CutOff
from ludotheque.house.resident import Resident
from ludotheque.tables.clocks import people
from ludotheque.tables.seen import log_of
from tests.house.hosting import GAMES, SOON, chooser, drained, eventually, guests, seqs, variant
from tests.tables.pairs import Pair
from tests.tables.play import an_act, started


@pytest.mark.parametrize("game", GAMES)
def test_frames_come_in_order_without_gaps_or_repeats_wherever_one_begins(file_house, timers, game):
    """Cut at random and begun again where one was, each viewer reads his whole log."""
    house, cuts, start = file_house, random.Random(game), file_house.store.now()
    house.store._time = lambda connection: start + round(timers.now * 1000)
    at = guests(house, game, 2 if game == "agon" else 3)
    viewers = [*range(at.seats), SPECTATOR]
    listeners = {viewer: house.listen(at.table, viewer).result(SOON) for viewer in viewers}
    read = {viewer: [] for viewer in viewers}
    for turn in range(60):
        if not at.fold().asked:
            break
        at.act(cuts.choice(at.fold().asked), chooser(turn))
        timers.pass_by(cuts.choice([0, 4]))
        for viewer in viewers:
            if cuts.random() < 0.4:
                read[viewer] += drained(listeners[viewer])
            if cuts.random() < 0.2:
                read[viewer] += drained(listeners[viewer])
                listeners[viewer].close()
                if cuts.random() < 0.3:
                    house.residents.drop(house.residents.pin(at.table))
                    listeners |= {
                        v: house.listen(at.table, v, _last(read[v])).result(SOON)
                        for v in viewers
                        if not drained_into(read, v, listeners)
                    }
                else:
                    again = house.listen(at.table, viewer, _last(read[viewer]))
                    listeners[viewer] = again.result(SOON)
    timers.pass_by(10)
    eventually(lambda: at.told_head() == at.fold().head or at.fold().is_shared)
    for viewer in viewers:
        read[viewer] += drained(listeners[viewer])
        told = [seen for frame in read[viewer] for seen in frame.seen]
        assert [seen.seq for seen in told] == list(range(at.told_head() + 1))
        assert msgspec.json.encode(told) == msgspec.json.encode(
            log_of(at.fold().log, viewer)[: at.told_head() + 1]
        )


def drained_into(read, viewer, listeners):
    read[viewer] += drained(listeners[viewer])
    listeners[viewer].close()


def _last(frames):
    return frames[-1].head if frames else -1


def test_a_frame_has_what_its_viewer_may_know_and_do(file_house):
    at = guests(file_house)
    asked = at.fold().asked[0]
    first = file_house.listen(at.table, asked).result(SOON).take()
    view = at.fold().view(asked)
    assert first.setting == view.setting() and first.description == view.describe()
    assert first.actions == view.legal() and first.choices == view.choices()
    assert first.status == view.status() and first.head == at.told_head()
    watching = file_house.listen(at.table).result(SOON)
    shown = watching.take()
    assert not shown.actions and not shown.choices
    at.act(asked, chooser())
    then = watching.get(SOON)
    assert then.setting is None and seqs([then]) == [at.told_head()] and then.seen[0].facts
    msgspec.json.encode(then)


def test_before_play_begins_nobody_is_offered_anything(file_house):
    table = file_house.open(variant("agent", 3), "p", "Ada").result(SOON)
    for viewer in (0, SPECTATOR):
        frame = file_house.listen(table, viewer).result(SOON).take()
        assert not frame.actions and not frame.choices and frame.stands is None


def test_all_who_look_with_the_same_eyes_get_one_frame(file_house):
    at = guests(file_house)
    one, two = (file_house.listen(at.table).result(SOON) for _ in range(2))
    one.take(), two.take()
    at.act(at.fold().asked[0], chooser())
    assert one.get(SOON) is two.get(SOON)


def test_a_slow_listener_is_cut_off_and_nobody_waits_for_him(file_house):
    at = guests(file_house)
    slow = file_house.listen(at.table, most=3).result(SOON)
    quick = file_house.listen(at.table).result(SOON)
    for turn in range(6):
        at.act(at.fold().asked[0], chooser(turn))
    eventually(lambda: quick.get(SOON).head == at.told_head())
    frames = [slow.take() for _ in range(3)]
    with pytest.raises(CutOff):
        slow.get(SOON)
    rest = file_house.listen(at.table, since_seq=frames[-1].head).result(SOON).take()
    assert seqs([*frames, rest]) == list(range(at.told_head() + 1))


def test_who_takes_all_at_once_misses_nothing_and_then_learns_that_he_was_cut_off(file_house):
    at = guests(file_house)
    slow = file_house.listen(at.table, most=3).result(SOON)
    for turn in range(6):
        at.act(at.fold().asked[0], chooser(turn))
    eventually(lambda: slow.is_gone)
    assert seqs(slow.take_all()) == list(range(at.told_head() + 1))[: at.told_head() - 3]
    with pytest.raises(CutOff):
        slow.take_all()


def test_who_has_left_is_told_nothing_and_stops_waiting(file_house):
    at = guests(file_house)
    listener = file_house.listen(at.table).result(SOON)
    listener.take()
    leaving = threading.Timer(0.05, listener.close)
    leaving.start()
    assert list(listener) == []
    leaving.join()
    at.act(at.fold().asked[0], chooser())
    assert listener.get(0.05) is None
    assert all(not here.eyes or here.is_idle for here in file_house.residents)


def test_nobody_watches_from_a_seat_that_there_is_not(file_house):
    at = guests(file_house)
    with pytest.raises(MalformedViewer):
        file_house.listen(at.table, 5).result(SOON)


def test_asyncio_reads_the_same_frames(file_house):
    at = guests(file_house)

    async def watch():
        listener = await asyncio.wrap_future(file_house.listen(at.table))
        acting = threading.Thread(target=lambda: at.play(chooser(), 5))
        acting.start()
        frames = []
        async for frame in listener:
            frames.append(frame)
            if frame.head == before + 5:
                listener.close()
        acting.join()
        return frames

    before = at.told_head()
    assert seqs(asyncio.run(asyncio.wait_for(watch(), SOON))) == list(range(before + 6))


def test_a_listener_whose_loop_has_ended_is_let_go(file_house):
    at = guests(file_house)
    listener = file_house.listen(at.table).result(SOON)

    async def begin():
        async for _ in listener:
            return

    loop = asyncio.new_event_loop()
    loop.run_until_complete(begin())
    listener._wake = lambda: loop.call_soon_threadsafe(print)
    loop.close()
    at.act(at.fold().asked[0], chooser())
    eventually(lambda: listener.is_gone)


def windows(house):
    """A table of which all are asked at once, watched by all."""
    now = house.store.now()
    house.store._time = lambda connection: now  # however slow the machine is
    at = guests(house, "sealed", 3)
    listeners = {v: house.listen(at.table, v).result(SOON) for v in (0, 1, 2, SPECTATOR)}
    for listener in listeners.values():
        listener.take()
    return at, listeners


def is_held(house, at):
    """Whether the house keeps the end of a window to itself until its time."""
    return house.at(at.table, lambda resident: resident.is_holding).result(SOON)


def test_until_a_window_ends_nobody_is_told_who_has_answered(file_house, timers):
    at, listeners = windows(file_house)
    start = at.told_head()
    assert at.act(0, chooser(0)) == start
    assert at.act(1, chooser(1)) == start
    own = listeners[0].get(SOON)
    assert own.head == start and not own.seen and not own.actions
    assert own.status.asked == [1, 2]  # as if he alone had answered
    assert not drained(listeners[2]) and not drained(listeners[SPECTATOR])
    late = file_house.listen(at.table, 2).result(SOON).take()
    assert late.status.asked == [0, 1, 2] and late.head == start
    assert file_house.view(at.table).result(SOON).status().asked == [0, 1, 2]
    at.act(2, chooser(2))
    eventually(lambda: is_held(file_house, at))
    timers.pass_by(4)
    for viewer, listener in listeners.items():
        *_, last = drained(listener)
        assert seqs([last]) == [start + 1, start + 2, start + 3], viewer
        assert last.result is not None


def test_the_end_of_a_window_is_not_known_before_three_seconds(file_house, timers):
    at, listeners = windows(file_house)
    start = at.told_head()
    for seat in range(3):
        assert at.act(seat, chooser(seat)) == start
    assert at.fold().result is not None
    eventually(lambda: is_held(file_house, at))
    timers.pass_by(2)
    assert at.told_head() == start and not drained(listeners[SPECTATOR])
    errors = [
        _refused(at, seat, an_act(started(variant("sealed", 3)), 0, chooser())) for seat in range(3)
    ]
    assert errors == [("answered-already", {})] * 3
    timers.pass_by(1.1)
    assert at.told_head() == start + 3 == drained(listeners[SPECTATOR])[-1].head


def _refused(at, seat, actions, **body):
    with pytest.raises(Conflict) as caught:
        at.do(seat, actions=actions, **body)
    return caught.value.message, caught.value.details


def test_errors_in_a_window_do_not_tell_who_has_answered(file_house):
    """Neither by what is refused, nor by the head that is told, nor by guessing a number."""
    found = []
    for others in ((), (1,), (1, 2)):
        at, _ = windows(file_house)
        mine = an_act(at.fold(), 0, chooser())
        at.do(0, actions=mine)
        for seat in others:
            at.act(seat, chooser(seat))
        start = at.told_head()
        errors = [_refused(at, 0, mine), _refused(at, 0, mine, expected=start - 1)]
        errors += [_refused(at, 0, mine, expected=start + k) for k in (1, 2)]
        with pytest.raises(Conflict) as caught:
            at.do(0, "ask")
        errors.append((caught.value.message, caught.value.details))
        told = [(name, details.get("head", start) - start) for name, details in errors]
        fresh = [file_house.listen(at.table, v, start).result(SOON).take() for v in (0, SPECTATOR)]
        found.append((told, msgspec.json.encode(fresh)))
    assert found[0] == found[1] == found[2]
    assert [name for name, _ in found[0][0]][:2] == ["answered-already", "stale"]


def test_against_machines_alone_a_window_ends_at_once(file_house):
    at = guests(file_house, "sealed", 3, machines=(1, 2))
    table = at.fold()
    assert at.act(0, chooser()) == table.head
    assert people(table.seats) == 0b001


@pytest.mark.parametrize("game", ["agent", "spywhere", "sealed"])
@given(seed=st.integers(0, 2**32 - 1))
def test_what_others_keep_secret_changes_no_byte_of_a_frame(game, seed):
    """Two tables that differ only in what a viewer may not know give him the same frames."""
    choose = random.Random(seed)
    viewer = choose.choice([0, 1, 2, SPECTATOR])
    pair = Pair(variant(game, 3), viewer, seed)
    frames = [_Watched(table, viewer) for table in (pair.one, pair.two)]
    for _ in range(12):
        pair.play(1)
        for watched, table in zip(frames, (pair.one, pair.two), strict=True):
            watched.follow(table)
        assert frames[0].read() == frames[1].read()


class _Watched:
    """A table of the house that follows another."""

    def __init__(self, table, viewer):
        self.resident = Resident("x")
        self.resident.load(bytes(table.log).splitlines(keepends=True))
        self.listener = self.resident.listen(viewer)

    def follow(self, table):
        lines = bytes(table.log).splitlines(keepends=True)[self.resident.table.head + 1 :]
        for line in lines:
            self.resident.take([line])
            self.resident.tell(msgspec.json.decode(line)["seat"])

    def read(self):
        return msgspec.json.encode(drained(self.listener)), self.resident.told_head


def test_a_table_is_weighed_while_others_begin_to_look():
    """Whoever weighs has no lock: what he goes through does not change under his hands."""
    resident = Resident("x")
    table = started(variant("agon"))
    resident.load(bytes(table.log).splitlines(keepends=True))
    resident.look(0)
    weighing = iter(resident.eyes.values())
    resident.look(1)
    assert len([*weighing]) == 1 and len(resident.eyes) == 2
