"""Records as arrays, for those who learn from them: what was seen, what was done, what it gave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludotheque.core import calls
from ludotheque.core.contract import Seen, standing
from ludotheque.core.errors import Conflict
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import in_order, view_of
from ludotheque.tables.table import Table


def arrays(tables: Iterable[Table]) -> dict[str, Rows]:
    """One row a decision, of finished games of one kind: `views`, `actions`, `seats`, `returns` of
    the seat, and `games`, which table it was. Acts taken back and neutral ones are left out.
    """
    views, rows = [], []
    kinds = set()
    for number, table in enumerate(tables):
        if table.result is None:
            raise Conflict("game-not-over")
        kinds.add(table.variant.game)
        if len(kinds) > 1:
            raise Conflict("several-games")
        for view, seat, action in _decisions(table):
            views.append(view)
            rows.append((action, seat, table.result.returns[seat], number))
    actions, seats, returns, games = zip(*rows, strict=True) if rows else ((), (), (), ())
    return {
        "views": np.concatenate(views) if views else np.zeros(0),
        "actions": np.array(actions, np.uint16),
        "seats": np.array(seats, np.uint8),
        "returns": np.array(returns, np.float32),
        "games": np.array(games, np.uint32),
    }


def _decisions(table: Table) -> Iterable[tuple[Rows, int, int]]:
    log = [Seen[Any](event["seq"], undone=event.get("undone")) for event in table.events]
    stands = {one.seq for one in standing(log)}  # what was not taken back
    states = None
    for now, event in Table.unfold(table.log):
        if event["do"] == "act" and now.head in stands and states is not None:
            seat = event["seat"]
            for action in in_order(event["actions"]):
                yield view_of(table.variant.game, states, seat).views, seat, action
                calls.act(states, 0, seat, action)
        states = copied(now.states)
