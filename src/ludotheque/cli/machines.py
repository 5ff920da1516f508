"""Machines at a table: each thinks in a process of its own, which sees its seat's view alone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ludotheque.bots.players import RANDOM, Player
from ludotheque.bots.workers import Worker
from ludotheque.core.errors import Conflict
from ludotheque.core.position import View
from ludotheque.core.rng import seeded
from ludotheque.tables.following import Followed
from ludotheque.tables.table import Event


class Machines:
    """The machines of one table."""

    def __init__(self, followed: Followed) -> None:
        self.followed = followed
        self._workers: dict[int, Worker] = {}

    def act(self, seat: int, time: int) -> Event:
        """What the machine at a seat does; if it cannot, what the house does for it."""
        table = self.followed.table
        player = Player.parse(table.variant.game, table.seats[seat].bot)

        def choose(view: View, log: Sequence[Any]) -> int:
            seed = secrets.randbits(64)
            if player.level == RANDOM:
                return player.choose(view, log, seeded(seed))
            worker = self._workers.setdefault(seat, Worker())
            return worker.choose(view.game, player, bytes(view), log, seed)

        try:
            return self.followed.let_choose(seat, choose, time)
        except Conflict:
            return table.house("neutral", time, seat)

    def close(self) -> None:
        """End their processes."""
        for worker in self._workers.values():
            worker.close()
