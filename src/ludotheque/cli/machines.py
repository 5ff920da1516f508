"""Machines at a table: each thinks in a process of its own, which sees its seat's view alone."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.bots.machines import RANDOM, Machine
from ludotheque.bots.pacing import Pace, span
from ludotheque.bots.workers import Worker
from ludotheque.core.errors import Conflict, MalformedOption
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from ludotheque.tables.following import Followed
from ludotheque.tables.table import Event


class Machines:
    """The machines of one table."""

    def __init__(
        self,
        followed: Followed,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.followed = followed
        self._clock, self._sleep = clock, sleep
        self.workers: dict[int, Worker] = {}

    def act(self, seat: int, time: int) -> Event:
        """What the machine at a seat does, or what the house does for it if it cannot.

        It returns when the others may see it: a moment that was known before the machine was asked.
        """
        table = self.followed.table
        game, options = table.variant.game, table.variant.options
        try:
            machine = Machine.parse(game, table.seats[seat].bot)
        except MalformedOption:
            return table.house("neutral", time, seat)
        worker = self.workers.setdefault(seat, Worker())
        if machine.level != RANDOM:
            worker.start(game, machine)
        pace = Pace(span(game, machine, table.view().row.public), self._clock)

        def choose(view: View, log: Sequence[Any]) -> int:
            seed = secrets.randbits(64)
            if machine.level == RANDOM:
                return machine.choose(view, log, seeded(seed))
            seconds = pace.seconds()
            return worker.choose(game, options, machine, bytes(view), log, seed, seconds)

        try:
            event = self.followed.let_choose(seat, choose, time)
        except Conflict:
            event = table.house("neutral", time, seat)
        self._sleep(pace.wait())
        return event

    def close(self) -> None:
        """End their processes."""
        for worker in self.workers.values():
            worker.close()
