"""Machines at seats: processes that think for the whole house, table by table in turn.

A question is what one seat is shown and was told. When its act is released is known before it is
asked (`bots/pacing.py`), however long the thinking took or had to wait for a worker; until then
nobody waits for it but the table itself.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ludotheque.bots.machines import RANDOM, Machine
from ludotheque.bots.pacing import Pace, span
from ludotheque.bots.workers import Worker
from ludotheque.core.contract import Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
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


class Pool:
    """A few workers, and the questions that wait for one."""

    def __init__(
        self,
        timers: Timers,
        size: int = 1,
        warm: Iterable[tuple[Game, Machine]] = (),
        worker: Callable[[], Worker] = Worker,
    ) -> None:
        self._timers, self._warm = timers, [*warm]
        self._changed = threading.Condition()
        self._waiting: OrderedDict[str, deque[tuple[Question, Pace]]] = OrderedDict()
        self._is_closed = False
        self._workers = [worker() for _ in range(size)]
        self._threads = [
            threading.Thread(target=self._serve, args=(one,), name="machine", daemon=True)
            for one in self._workers
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, question: Question) -> None:
        """Let a question be answered: `done` is called at the moment of its release."""
        game, public = question.table.variant.game, question.table.view().row.public
        pace = Pace(span(game, question.machine, public), self._timers.clock)
        with self._changed:
            self._waiting.setdefault(question.table_id, deque()).append((question, pace))
            self._changed.notify()

    def close(self) -> None:
        """End the processes, however busy they are."""
        with self._changed:
            self._is_closed = True
            self._waiting.clear()
            self._changed.notify_all()
        for worker in self._workers:
            worker.stop()
        for thread in self._threads:
            thread.join()
        for worker in self._workers:
            worker.close()

    def _take(self) -> tuple[Question, Pace] | None:
        """Wait for a question: one of each table in turn."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._is_closed)
            if self._is_closed:
                return None
            table_id, questions = self._waiting.popitem(last=False)
            taken = questions.popleft()
            if questions:
                self._waiting[table_id] = questions
            return taken

    def _serve(self, worker: Worker) -> None:
        for game, machine in self._warm:
            if not self._is_closed:
                worker.start(game, machine)
        while (taken := self._take()) is not None:
            question, pace = taken
            self._release(question, pace, self._answer(worker, question, pace))

    def _answer(self, worker: Worker, question: Question, pace: Pace) -> tuple[int, ...] | None:
        try:
            return think(worker, question, pace)
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
