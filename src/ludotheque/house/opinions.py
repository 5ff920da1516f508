"""What machines make of games that are over, position by position, as far as somebody asks."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import NamedTuple

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Opinion
from ludotheque.core.errors import Conflict
from ludotheque.house.pool import Moment, Pool
from ludotheque.tables.seen import Log, seen, steps

MOST_GAMES = 64  # that are kept: the last that were asked for
AT_ONCE = 64  # positions of a game that are thought about at a time


class Point(NamedTuple):
    """What is made of the position after an event, when it has been thought about."""

    seq: int
    opinion: Future[Opinion | None]


@dataclass
class Curve:
    """The first positions of a game, of so many."""

    count: int
    points: list[Point] = field(default_factory=list)

    @property
    def is_busy(self) -> bool:
        """Whether there is nothing more to be begun now."""
        return len(self.points) == self.count or not all(p.opinion.done() for p in self.points)


class Opinions:
    """Kept, so that who asks next need not wait."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._lock = threading.Lock()
        self._games: OrderedDict[str, Curve] = OrderedDict()

    def ask(self, table_id: str, log: bytes) -> Curve:
        """What is made of a game without secrets that is over; some more of it is begun."""
        with self._lock:
            known = self._games.get(table_id)
            if known is not None:
                self._games.move_to_end(table_id)
                if known.is_busy:
                    return known
        found = [*moments(table_id, log)]
        if not found or found[-1][1] is not None:
            raise Conflict("game-not-over")  # to judge a game that runs is to play it
        with self._lock:
            curve = self._games.setdefault(table_id, Curve(len(found)))
            if not curve.is_busy:  # nor has anybody been quicker
                begun = len(curve.points)
                for point, moment in found[begun : begun + AT_ONCE]:
                    curve.points.append(point)
                    if moment is not None:
                        self._pool.judge(moment)
            if len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)
            return curve


def moments(table_id: str, log: bytes) -> Iterator[tuple[Point, Moment | None]]:
    """The positions of a game from its start on; of its end the opinion is known."""
    told: Log = []
    for step in steps(log, SPECTATOR):
        table, _, before, after = step
        told.append(seen(*step))
        if table.result is not None:
            point = Point(table.head, Future())
            point.opinion.set_result(Opinion(table.result.returns))
            yield point, None
            return
        if table.is_started and after is not before and table.asked:
            view = table.view(table.asked[0])
            moment = Moment(table_id, table.variant, view, told[:])
            yield Point(table.head, moment.opinion), moment
