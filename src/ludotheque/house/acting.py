"""What is done at a seat that a machine has, or nobody: the same at every table, kept or not."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ludotheque.core.errors import LudothequeError
from ludotheque.tables import Command, Table
from ludotheque.tables.door import machine_id
from ludotheque.tables.table import Event


def seat_machines(table: Table, machines: Sequence[str], nonces: Sequence[str], time: int) -> None:
    """Hand every seat to a machine, and begin."""
    for seat, (bot, nonce) in enumerate(zip(machines, nonces, strict=True)):
        command = Command("sit", table.head, "hand", bot=bot, nonce=nonce)
        table.send(seat, command, time)
    table.commit(table.house("start", time))


def act_of(table: Table, seat: int, actions: tuple[int, ...] | None, time: int) -> Event:
    """What a machine has chosen, or what the rules say for a seat that could not choose."""
    if actions is not None and seat not in table.unattended:
        with suppress(LudothequeError):  # nonsense
            command = Command(machine_id(table.head + 1), table.head, actions=actions)
            return table.prepare(seat, command, time)
    return table.house("neutral", time, seat)
