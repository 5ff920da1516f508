"""How long one waits for a machine says nothing about what it holds."""

from __future__ import annotations

import functools
import random

import numpy as np
import pytest

from ludotheque.bots.machines import Machine
from ludotheque.bots.pacing import FOLLOWED, QUICK, THOUGHT, Pace, span
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.house.pool import Pool, Question
from ludotheque.tables import Table
from tests.conformance.walks import HOUSE_GAMES, SECRET_GAMES, name
from tests.house.hosting import LaterTimers, eventually
from tests.tables.pairs import Pair
from tests.tables.play import do, machines, started, variant

SECRETIVE = [game for game in HOUSE_GAMES if game.has_secrets and game.bot]
QUESTIONS = {"agent": 6, "spywhere": 4}  # phases in which somebody is asked
OF_EACH = 6
every_secretive_game = pytest.mark.parametrize("game", SECRETIVE, ids=name)


class Clock:
    """A clock that stands still unless somebody thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


class Thinker:
    """Instead of a worker: any legal action, after any part of the time it has."""

    def __init__(self, timers: LaterTimers, chooser: random.Random) -> None:
        self.timers, self.chooser = timers, chooser

    def choose(self, game, options, player, view, log, seed, seconds) -> int:
        self.timers.now += self.chooser.random() * seconds
        return self.chooser.choice(View(game, read(game.View, view)).legal())

    def close(self) -> None:
        pass

    begin = stop = close


class Broken(Thinker):
    """A worker that never answers."""

    def choose(self, *given) -> int:
        self.timers.now += 0.1
        raise Conflict("machine-failed", machine="3")


def read(dtype, data: bytes):
    return np.frombuffer(bytearray(data), dtype)


def names_of(game: Game) -> list[str]:
    return [*map(str, range(game.bot.LEVELS + 1)), "plain", f"{game.bot.LEVELS}@20ms", "2@900n"]


def released(
    table: Table, seat: int, machine: str, seed: float, monkeypatch, kind: type[Thinker] = Thinker
) -> float:
    """How long the machine at a seat lets everybody wait, if its thoughts take any time."""
    timers, chooser = LaterTimers(), random.Random(seed)
    choose = Machine.choose

    def aloud(self, *given, **more) -> int:
        timers.now += chooser.random() / 500  # an act may be many choices
        return choose(self, *given, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Machine, "choose", aloud)
        pool = Pool(timers, 1, worker=lambda: kind(timers, chooser))
        parsed = Machine.parse(table.variant.game, machine)
        pool.ask(Question("table", table, seat, [], parsed, lambda act: None))
        eventually(lambda: timers.due)
        pool.close()
    return timers.due[0][0]


@functools.cache
def pairs(game: Game) -> list[tuple[int, int, bytes, bytes]]:
    """Questions by phase: the seat asked, and two logs that the public cannot tell apart."""
    found: list[tuple[int, int, bytes, bytes]] = []
    counts: dict[int, int] = {}
    for seed in range(400):
        pair = Pair(variant(game, 2 + seed % 3), SPECTATOR, seed)
        for _ in range(60):
            phase = int(pair.one.view().row.public.phase)
            if pair.one.asked and counts.get(phase, 0) < OF_EACH:
                seat = pair.chooser.choice(pair.one.asked)
                tells = len(pair.one.view(seat).legal()), len(pair.two.view(seat).legal())
                if pair.is_different and (1 in tells or counts.get(phase, 0) < OF_EACH // 2):
                    counts[phase] = counts.get(phase, 0) + 1
                    found.append((phase, seat, bytes(pair.one.log), bytes(pair.two.log)))
            before = pair.one.head
            pair.play(1)
            if pair.one.head == before:
                break
        if len(counts) == QUESTIONS[game.name] and seed > 100:
            break
    assert len(counts) == QUESTIONS[game.name], counts
    return found


@every_secretive_game
def test_an_answer_is_released_at_the_same_moment_in_worlds_with_the_same_public(game, monkeypatch):
    """Every level and every kind of question; one legal action in one world, several in another."""
    is_told_apart = False
    for phase, seat, *logs in pairs(game):
        one, two = map(Table.fold, logs)
        counts = {len(table.view(seat).legal()) for table in (one, two)}
        is_told_apart |= 1 in counts and len(counts) == 2
        for machine in names_of(game):
            waits = [released(one, seat, machine, 1, monkeypatch)]
            waits += [released(two, seat, machine, seed, monkeypatch) for seed in (2, 3)]
            assert waits == [pytest.approx(waits[0])] * 3, (phase, machine)
    assert is_told_apart


@every_secretive_game
def test_the_moment_is_a_function_of_public_bytes(game, monkeypatch):
    for phase, seat, *logs in pairs(game):
        one, two = map(Table.fold, logs)
        size = game.rules.Public.itemsize
        public, same = (table.states.tobytes()[:size] for table in (one, two))
        assert public == same and one.states.tobytes() != two.states.tobytes()
        alone = read(game.rules.Public, public)[0]
        for machine in names_of(game):
            wait = released(one, seat, machine, phase, monkeypatch)
            assert wait == pytest.approx(span(game, Machine.parse(game, machine), alone))


@every_secretive_game
def test_levels_are_pleasant_and_where_several_are_asked_quicker(game):
    spans: dict[str, set[float]] = {}
    for _, _, log, _ in pairs(game):
        table = Table.fold(log)
        public = table.view().row.public
        for machine in map(str, range(game.bot.LEVELS + 1)):
            long = span(game, Machine.parse(game, machine), public)
            spans.setdefault(machine, set()).add(round(long, 3))
            if len(table.asked) > 1:
                assert int(public.phase) in game.bot.PARTS
    for machine, most in zip(spans, (0.6, 0.6, 1.0, 1.5, 2.5), strict=True):
        *brief, full = sorted(spans[machine])
        assert brief == [round(part * full, 3) for part in sorted({*game.bot.PARTS.values()})]
        assert brief[0] >= 0.08 and QUICK <= full <= most


@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_any_game_with_secrets_is_paced(game):
    public = View(game, game.views()).row.public
    assert span(game, Machine(), public) > 0


def test_without_secrets_nobody_waits(monkeypatch):
    (agon,) = (game for game in HOUSE_GAMES if game.name == "agon")
    assert released(machines(variant(agon)), 0, "0", 1, monkeypatch) < 0.05
    assert Pace(0.0, Clock()).seconds() is None


def test_who_lent_his_seat_can_follow_what_is_done_there(monkeypatch):
    (agon,) = (game for game in HOUSE_GAMES if game.name == "agon")
    table = machines(variant(agon), people=(0,))
    do(table, 0, "hand", bot="0")
    assert released(table, 0, "0", 1, monkeypatch) == pytest.approx(FOLLOWED)
    assert released(table, 1, "0", 1, monkeypatch) < 0.05


def test_an_act_of_many_choices_stays_within_the_thought_of_one():
    clock = Clock()
    pace = Pace(2.0, clock)
    for _ in range(25):
        clock.pass_by(pace.seconds())
    assert clock.now - 100 < 2.0 * (THOUGHT + 0.02)
    assert pace.wait() == pytest.approx(100 + 2.0 - clock.now)


@pytest.mark.parametrize(("taken", "moment"), [(0.0, 2), (2.0, 2), (2.001, 4), (3.9, 4), (9, 10)])
def test_what_comes_too_late_waits_for_the_end_of_another_span(taken, moment):
    clock = Clock()
    pace = Pace(2.0, clock)
    clock.pass_by(taken)
    clock.pass_by(pace.wait())
    assert clock.now == pytest.approx(100 + moment)


@every_secretive_game
def test_the_house_too_waits_before_it_plays_for_a_machine(game, monkeypatch):
    table = started(variant(game))
    seat = table.asked[0]
    long = span(game, Machine.parse(game, "3"), table.view().row.public)
    assert released(table, seat, "3", 1, monkeypatch, Broken) == pytest.approx(long)
