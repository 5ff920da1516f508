"""Rows as arrays, for those who learn from them: what was seen, what was done, what it gave."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ludotheque.core import calls
from ludotheque.core.errors import Conflict
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import view_of
from ludotheque.tables.table import Event, Table


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
    undone = _undone(table.events)
    states = None
    for now, event in Table.unfold(table.log):
        if event["do"] == "act" and now.head not in undone and states is not None:
            seat = event["seat"]
            for action in event["actions"]:
                yield view_of(table.variant.game, states, seat).views, seat, action
                calls.act(states, 0, seat, action)
        states = copied(now.states)


def _undone(events: Iterable[Event]) -> set[int]:
    """The numbers of the acts that were taken back: from the one that is named to the last."""
    standing: list[int] = []
    undone: set[int] = set()
    for event in events:
        if event["do"] == "act":
            standing.append(event["seq"])
        elif "undone" in event:
            while standing and standing[-1] >= event["undone"]:
                undone.add(standing.pop())
    return undone
