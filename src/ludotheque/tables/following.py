"""A table with everybody's log kept up to date, for programs that sit at it for long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludotheque.core.view import View
from ludotheque.tables.commands import Command
from ludotheque.tables.door import machine_id
from ludotheque.tables.seen import Log, log_of, seen
from ludotheque.tables.table import Event, Table

Chooser = Callable[[View, Log], int]


class Followed:
    """A table and the logs of some of its viewers, who get each event as it happens."""

    def __init__(self, table: Table, viewers: Sequence[int]) -> None:
        self.table = table
        self.logs: dict[int, Log] = {viewer: log_of(table.log, viewer) for viewer in viewers}

    def commit(self, event: Event) -> None:
        """Let a prepared event happen, seen by all."""
        before = {viewer: self.table.view(viewer) for viewer in self.logs}
        self.table.commit(event)
        for viewer, log in self.logs.items():
            log.append(seen(self.table, event, before[viewer], self.table.view(viewer)))

    def let_choose(self, seat: int, choose: Chooser, time: int) -> Event:
        """The whole act of a machine, chosen from its view and its log.

        The command's id says which act it is, so that one made again counts once.
        """
        log = self.logs[seat]
        actions = self.table.compose(seat, lambda view: choose(view, log))
        head = self.table.head
        return self.table.prepare(seat, Command(machine_id(head + 1), head, actions=actions), time)
