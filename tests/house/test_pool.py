"""Machines at seats: a pool for the whole house, fair between tables, released in their time."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from ludotheque.bots import workers
from ludotheque.bots.machines import Machine
from ludotheque.bots.workers import Worker
from ludotheque.core.contract import Opinion
from ludotheque.core.errors import Conflict
from ludotheque.core.view import View
from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.house.path import card_of
from ludotheque.house.pool import Moment, Pool, Question
from ludotheque.house.timers import Timers
from ludotheque.storage.moving import move_in
from ludotheque.tables import Command
from tests.house.hosting import (
    SOON,
    Guests,
    LaterTimers,
    all_told,
    chooser,
    eventually,
    full_disk,
    guests,
    variant,
)
from tests.tables.play import machines, started

LATER = 1e6  # seconds


class FakeWorker:
    """Answers when it is let; takes as long as the test says."""

    def __init__(self, timers=None, takes=0.0, fails=False):
        self.timers, self.takes, self.fails = timers, takes, fails
        self.asked, self.started = [], []
        self.begun = threading.Event()
        self.go = threading.Semaphore(1000)

    def begin(self):
        self.begun.set()

    def start(self, game, player):
        self.started.append((game.name, player.level))

    def choose(self, game, options, player, view, log, seed, seconds=None):
        self.asked.append((view, seconds))
        assert self.go.acquire(timeout=SOON)
        if self.timers is not None:
            self.timers.now += self.takes
        if self.fails:
            raise Conflict("machine-failed", machine="4")
        return View(game, np.frombuffer(bytearray(view), game.View)).legal()[0]

    def judge(self, game, options, seats, view, log):
        self.asked.append((view, "opinion"))
        assert self.go.acquire(timeout=SOON)
        if self.fails:
            raise Conflict("machine-failed", machine="1")
        return Opinion((0.0,) * seats)

    def stop(self):
        for _ in range(100):
            self.go.release()

    close = stop


def asked(pool, table_id, game="spywhere", level=4, found=None):
    """Ask a machine at a table of its own."""
    table, answers = started(variant(game, 2)), [] if found is None else found
    seat = table.asked[0]
    pool.ask(
        Question(
            table_id, table, seat, [], Machine(level), lambda act: answers.append((table_id, act))
        )
    )
    return answers


def test_tables_take_turns_however_much_one_asks():
    timers, worker = LaterTimers(), FakeWorker()
    worker.go = threading.Semaphore(0)
    pool, found = Pool(timers, 1, worker=lambda: worker), []
    asked(pool, "first", found=found)
    eventually(lambda: worker.asked)
    for table_id in ("a", "a", "a", "b", "c"):
        asked(pool, table_id, found=found)
    worker.stop()
    eventually(lambda: len(timers.due) == 6)
    timers.pass_by(10)
    assert [table_id for table_id, _ in found] == ["first", "a", "b", "c", "a", "a"]
    pool.close()


def test_several_think_at_the_same_time_where_workers_are_free():
    timers, made = LaterTimers(), []

    def worker():
        made.append(FakeWorker())
        made[-1].go = threading.Semaphore(0)
        return made[-1]

    pool = Pool(timers, 2, worker=worker)
    for table_id in ("a", "b"):
        asked(pool, table_id)
    eventually(lambda: all(one.asked for one in made))
    pool.close()


def test_a_machine_that_is_not_ready_is_asked_when_it_is_and_keeps_no_other_waiting():
    timers, worker, found, wanted = LaterTimers(), FakeWorker(), [], []
    unready = ["spywhere", "agent"]
    pool = Pool(timers, 1, worker=lambda: worker, unready=unready, wanted=wanted.append)
    asked(pool, "waits", found=found)
    later = moment("over", "spywhere")
    pool.judge(later)
    asked(pool, "plays", "agon", found=found)
    eventually(lambda: len(timers.due) == 1)
    timers.pass_by(10)
    assert [table_id for table_id, _ in found] == ["plays"] and len(worker.asked) == 1
    assert wanted == ["spywhere"] * 2
    timers.pass_by(60)
    pool.warm(discovery.find("spywhere"), Machine(1))
    eventually(lambda: len(timers.due) == 1 and later.opinion.done())
    timers.pass_by(10)
    assert [table_id for table_id, _ in found] == ["plays", "waits"]
    assert worker.asked[1][1] > 0  # the time to think begins when it can
    pool.close()


def test_a_machine_that_plays_anything_is_always_ready():
    timers, worker = LaterTimers(), FakeWorker()
    pool = Pool(timers, 1, worker=lambda: worker, unready=["spywhere"])
    asked(pool, "random", level=0)
    eventually(lambda: len(timers.due) == 1)
    pool.close()


def moment(table_id, game="agon"):
    """A position of a game that is over."""
    table = started(variant(game, 2))
    return Moment(table_id, table.variant, table.view(0), [])


@pytest.mark.parametrize("is_eager", [True, False])
def test_processes_load_before_anybody_needs_them_where_somebody_will(is_eager):
    worker = FakeWorker()
    pool = Pool(LaterTimers(), 1, worker=lambda: worker, is_eager=is_eager)
    assert worker.begun.wait(SOON if is_eager else 0.05) == is_eager
    pool.close()


def test_what_was_is_thought_about_when_no_seat_waits():
    """However many positions there are; and one of each game in turn."""
    worker = FakeWorker()
    worker.go = threading.Semaphore(0)
    warm = [(variant("agon", 2).game, Machine(1))]
    pool = Pool(LaterTimers(), 1, warm, worker=lambda: worker)
    first = moment("a")
    pool.judge(first)
    eventually(lambda: worker.asked)
    assert worker.started
    rest = [moment(table_id) for table_id in ("a", "a", "b")]
    done = []
    for one in rest:
        one.opinion.add_done_callback(lambda _, one=one: done.append(one.table_id))
        pool.judge(one)
    asked(pool, "c")
    worker.stop()
    assert [one.opinion.result(SOON) for one in (first, *rest)] == [Opinion((0.0, 0.0))] * 4
    assert [kind == "opinion" for _, kind in worker.asked] == [True, False, True, True, True]
    eventually(lambda: len(done) == 3)  # who waits is answered before others are called
    assert done == ["a", "b", "a"]
    pool.close()


def test_a_position_that_no_machine_can_judge_is_left_out():
    pool, one = Pool(LaterTimers(), 1, worker=lambda: FakeWorker(fails=True)), moment("a")
    pool.judge(one)
    assert one.opinion.result(SOON) is None
    pool.close()


@pytest.mark.parametrize("takes, released", [(0.0, 2.5), (1.9, 2.5), (2.6, 5.0)])
def test_an_act_is_released_at_a_moment_known_before(takes, released):
    """Spywhere's highest level takes 2.5 s, or twice that, whatever it thinks about."""
    timers = LaterTimers()
    pool = Pool(timers, 1, worker=lambda: FakeWorker(timers, takes))
    answers = asked(pool, "a")
    eventually(lambda: timers.due)
    assert timers.due[0][0] == pytest.approx(released)
    assert not answers
    timers.pass_by(released - timers.now)
    assert answers[0][1]
    pool.close()


def test_a_machine_that_fails_is_released_like_one_that_does_not():
    timers = LaterTimers()
    pool = Pool(timers, 1, worker=lambda: FakeWorker(fails=True))
    answers = asked(pool, "a")
    eventually(lambda: timers.due)
    assert timers.due[0][0] == pytest.approx(2.5)
    timers.pass_by(3)
    assert answers == [("a", None)]
    pool.close()


def test_workers_are_warm_before_anybody_asks():
    worker = FakeWorker()
    game = discovery.find("spywhere")
    pool = Pool(
        LaterTimers(), 1, warm=[(game, Machine(2)), (game, Machine(4))], worker=lambda: worker
    )
    eventually(lambda: worker.started == [("spywhere", 2), ("spywhere", 4)])
    pool.close()


def test_workers_are_warmed_later_too_but_who_waits_comes_first():
    worker, game = FakeWorker(), discovery.find("spywhere")
    pool = Pool(LaterTimers(), 1, worker=lambda: worker)
    worker.go = threading.Semaphore(0)
    asked(pool, "a")
    eventually(lambda: worker.asked)
    pool.warm(game, Machine(2))
    asked(pool, "b")
    worker.go.release(100)
    eventually(lambda: worker.started == [("spywhere", 2)])
    assert len({view for view, _ in worker.asked}) == 1 and len(worker.asked) >= 2
    pool.close()


def hosted(store, timers, worker=Worker, size=2):
    return House(store, pulse=0, timers=timers, pool=Pool(timers, size, worker=worker))


def test_machines_answer_a_person_and_the_house_plays_for_one_that_fails(file):
    timers = LaterTimers()
    house = hosted(file, timers, worker=lambda: FakeWorker(fails=True))
    at = guests(house, "spywhere", 3, machines=(1,))
    house.send(at.table, 2, Command("h", at.told_head(), "hand", bot="4"), "person-2").result(SOON)
    for turn in range(12):
        if not at.fold().asked:
            break
        if 0 in at.fold().asked:
            at.act(0, chooser(turn))
        eventually(lambda: timers.pass_by(3) or 0 in (at.fold().asked or (0,)))
    events = at.fold().events
    assert any(
        e["do"] == "act" and e["seat"] == 1 and e["id"].startswith("house-bot") for e in events
    )
    assert any(e["do"] == "neutral" and e["seat"] == 2 for e in events)
    assert not any(e["do"] == "neutral" and e["seat"] != 2 for e in events)
    house.close()


def test_nothing_that_thinks_keeps_anybody_waiting(file):
    timers, worker = LaterTimers(), FakeWorker()
    worker.go = threading.Semaphore(0)
    house = hosted(file, timers, worker=lambda: worker, size=1)
    at = guests(house, "spywhere", 2)
    seat = at.fold().asked[0]
    house.send(
        at.table, seat, Command("h", at.told_head(), "hand", bot="4"), f"person-{seat}"
    ).result(SOON)
    eventually(lambda: worker.asked)
    head = at.do(1 - seat, "offer")
    house.send(at.table, seat, Command("t", head, "take", name="Ada"), f"person-{seat}").result(
        SOON
    )
    worker.stop()
    eventually(lambda: timers.due)  # what it thought is released
    timers.pass_by(10)
    all_told(house, at.table)
    assert at.act(seat, chooser()) == at.fold().head
    timers.pass_by(10)
    assert [e["do"] for e in at.fold().events].count("act") == 1
    house.close()


def test_machines_asked_at_once_see_what_was_asked_and_not_who_has_answered(file):
    """Even those that are asked anew, by a house that found the window half answered."""
    house = House(file, pulse=0)
    at = guests(house, "sealed", 4, machines=(2, 3))
    at.act(0, chooser())
    house.close()
    timers, seen = LaterTimers(), []
    house = at.house = hosted(file, timers)
    ask = house.pool.ask
    house.pool.ask = lambda question: (seen.append(question), ask(question))
    for woken in house.wake_all():
        woken.result(SOON)
    assert sorted(question.seat for question in seen) == [2, 3]
    for question in seen:
        assert question.table.view(question.seat).status().asked == [0, 1, 2, 3]
        assert question.log[-1].seq == at.told_head() < at.fold().head
    eventually(lambda: timers.pass_by(3) or at.fold().asked == (1,))
    house.close()


def test_after_a_restart_machines_go_on(file):
    house = House(file, pulse=0)
    at = guests(house, "spywhere", 2, machines=(0, 1))
    before = at.fold().head
    house.close()
    timers = LaterTimers()
    house = at.house = hosted(file, timers)
    for woken in house.wake_all():
        woken.result(SOON)
    eventually(lambda: timers.pass_by(3) or at.fold().head > before + 2)
    house.close()


def test_an_act_that_could_not_be_written_is_tried_again(file, monkeypatch):
    timers = LaterTimers()
    house = hosted(file, timers)
    at = guests(house, "spywhere", 2, machines=(0, 1))
    monkeypatch.setattr(file._writer, "_patience", 0.0)
    with monkeypatch.context() as patch:
        patch.setattr("ludotheque.storage.works.Batch.write", full_disk)
        patch.setattr("ludotheque.house.duties.AGAIN", LATER)
        before = at.fold().head
        eventually(lambda: timers.pass_by(3) or (timers.due and timers.due[-1][0] > LATER))
        assert at.fold().head == before
    timers.pass_by(LATER)
    eventually(lambda: timers.pass_by(3) or at.fold().head > before + 2)
    house.close()


def test_a_machine_whose_name_means_nothing_is_played_by_the_house(file):
    """Of a log from elsewhere: the door lets none in."""
    table = machines(variant("spywhere", 2))
    lines = bytes(table.log).replace(b'"bot":"0"', b'"bot":"zzz"').splitlines(keepends=True)
    move_in(file, card_of("table", table), lines, [])
    timers = LaterTimers()
    house = hosted(file, timers)
    house.wake("table").result(SOON)
    at = Guests(house, "table", 2)
    eventually(lambda: timers.pass_by(3) or at.fold().events[-1]["do"] == "neutral")
    house.close()


@pytest.mark.parametrize("game, level", [("agon", "1"), ("spywhere", "1@20ms")])
def test_real_workers_play_a_game(file, game, level):
    timers = Timers()
    house = House(file, pulse=0, timers=timers, pool=Pool(timers, 2))
    table = house.open(variant(game, 2), "p", "Ada").result(SOON)
    for seat in range(2):
        command = Command(f"h{seat}", seat, "hand", bot=level)
        house.send(table, seat, command, "p").result(SOON)
    listener = house.listen(table).result(SOON)
    house.start(table, "p").result(SOON)
    heads = [listener.get(200).head for _ in range(8)]
    assert heads == sorted(set(heads))
    kinds = [event["do"] for event in house._at(table, lambda here: here.table.events).result(SOON)]
    assert "act" in kinds and "neutral" not in kinds
    house.close()


def test_a_pool_is_closed_while_its_workers_think(monkeypatch):
    monkeypatch.setattr(workers, "FIRST_SECONDS", 60.0)
    sleeper = ("python3", "-c", "import time; time.sleep(600)")
    pool = Pool(LaterTimers(), 1, worker=lambda: Worker(sleeper))
    asked(pool, "a")
    eventually(lambda: pool._workers[0]._process is not None)
    pool.close()
    assert pool._workers[0]._process is None
