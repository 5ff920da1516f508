"""Machines at seats: processes that think for the whole house, table by table in turn.

A question is what one seat is shown and was told. When its act is released is known before it is
asked (`bots/pacing.py`), however long the thinking took or had to wait for a worker; until then
nobody waits for it but the table itself. What machines make of games that are over is thought about
when no seat waits for a worker.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ludotheque.bots.machines import RANDOM, Machine
from ludotheque.bots.pacing import Pace, span
from ludotheque.bots.workers import Worker
from ludotheque.core.contract import Opinion, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from ludotheque.house.timers import Timers
from ludotheque.tables import Table

_log = logging.getLogger(__name__)
Done = Callable[[tuple[int, ...] | None], None]


@dataclass(frozen=True)
class Question:
    """What a machine is asked; `done` gets its act, or None if it failed."""

    table_id: str
    table: Table  # a version that does not change
    seat: int
    log: Sequence[Seen[Any]]
    machine: Machine
    done: Done


@dataclass(frozen=True)
class Moment:
    """A position of a game that is over; `opinion` is None if the machine failed."""

    table_id: str
    variant: Variant
    view: View  # of a seat that is asked
    log: Sequence[Seen[Any]]
    opinion: Future[Opinion | None] = field(default_factory=Future)


T = TypeVar("T")


class Turns(Generic[T]):
    """What waits: one of each table in turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, table_id: str, one: T) -> None:
        self._waiting.setdefault(table_id, deque()).append(one)

    def take(self) -> T:
        table_id, waiting = self._waiting.popitem(last=False)
        taken = waiting.popleft()
        if waiting:
            self._waiting[table_id] = waiting
        return taken


class Pool:
    """A few workers, and the questions that wait for one."""

    def __init__(
        self,
        timers: Timers,
        size: int = 1,
        warm: Iterable[tuple[Game, Machine]] = (),
        worker: Callable[[], Worker] = Worker,
        *,
        is_eager: bool = True,  # whether the processes load before anybody needs them
        unready: Iterable[str] = (),  # games whose questions wait until they are warm
        wanted: Callable[[str], object] = str,  # told of each that something waits for
    ) -> None:
        self._timers, self._warm, self._is_eager = timers, [*warm], is_eager
        self._unready: dict[str, list[Callable[[], None]]] = {name: [] for name in unready}
        self._wanted = wanted
        self._changed = threading.Condition()
        self._questions: Turns[tuple[Question, Pace]] = Turns()
        self._moments: Turns[Moment] = Turns()
        self._is_closed = False
        self._workers = [worker() for _ in range(size)]
        self._threads = [
            threading.Thread(target=self._serve, args=(one,), name="machine", daemon=True)
            for one in self._workers
        ]
        for thread in self._threads:
            thread.start()

    def warm(self, game: Game, machine: Machine) -> None:
        """Let all workers be ready for a machine, and ask what has waited for its game."""
        with self._changed:
            self._warm.append((game, machine))
            waiting = self._unready.pop(game.name, [])
            self._changed.notify_all()
        for ask in waiting:
            ask()

    def ask(self, question: Question) -> None:
        """Let a question be answered: `done` is called at the moment of its release."""
        game, public = question.table.variant.game, question.table.view().row.public
        if question.machine.level != RANDOM and self._waits(game, lambda: self.ask(question)):
            return
        is_lent = bool(question.table.seats[question.seat].name)
        pace = Pace(span(game, question.machine, public), self._timers.clock, is_lent)
        with self._changed:
            self._questions.add(question.table_id, (question, pace))
            self._changed.notify()

    def judge(self, moment: Moment) -> None:
        """Let a position be thought about when no seat waits."""
        if self._waits(moment.variant.game, lambda: self.judge(moment)):
            return
        with self._changed:
            self._moments.add(moment.table_id, moment)
            self._changed.notify()

    def _waits(self, game: Game, ask: Callable[[], None]) -> bool:
        """Whether a game is not ready; then something is asked when it is."""
        with self._changed:
            if game.name not in self._unready:
                return False
            self._unready[game.name].append(ask)
        self._wanted(game.name)
        return True

    def close(self) -> None:
        """End the processes, however busy they are."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        for worker in self._workers:
            worker.close()

    def _take(self, warmed: int) -> tuple[Question, Pace] | Moment | None:
        """Wait for something to think about, seats first; None if there is something else to do."""
        with self._changed:
            self._changed.wait_for(
                lambda: (
                    self._questions or self._moments or self._is_closed or warmed < len(self._warm)
                )
            )
            if self._is_closed:
                return None
            if self._questions:
                return self._questions.take()
            return None if warmed < len(self._warm) else self._moments.take()

    def _serve(self, worker: Worker) -> None:
        if self._is_eager:
            worker.begin()
        warmed = 0
        while not self._is_closed:
            match self._take(warmed):
                case Moment() as moment:
                    self._judge(worker, moment)
                case question, pace:
                    act = self._answered(lambda: think(worker, question, pace))
                    self._release(question, pace, act)
                case None if not self._is_closed:
                    worker.start(*self._warm[warmed])
                    warmed += 1

    def _judge(self, worker: Worker, moment: Moment) -> None:
        game, options = moment.variant.game, moment.variant.options
        seats, view = moment.variant.seats, bytes(moment.view)
        found = self._answered(lambda: worker.judge(game, options, seats, view, moment.log))
        moment.opinion.set_result(found)

    def _answered(self, think: Callable[[], T]) -> T | None:
        try:
            return think()
        except (LudothequeError, OSError) as error:
            if not self._is_closed:
                _log.error("a machine failed: %s", type(error).__name__)
            return None

    def _release(self, question: Question, pace: Pace, act: tuple[int, ...] | None) -> None:
        if not self._is_closed:
            self._timers.after(pace.wait(), lambda: question.done(act))


def think(worker: Worker, question: Question, pace: Pace) -> tuple[int, ...]:
    """A whole act, each choice from what the seat sees by then."""
    variant, machine = question.table.variant, question.machine

    def choose(view: View) -> int:
        seed = secrets.randbits(64)
        if machine.level == RANDOM:
            return machine.choose(view, question.log, seeded(seed))
        return worker.choose(
            variant.game,
            variant.options,
            machine,
            bytes(view),
            question.log,
            seed,
            pace.seconds(),
        )

    return question.table.compose(question.seat, choose)
