"""Tables: seats, commands, legality, fair chance, the log and the record.

Nothing here reads a clock, a file or the system's entropy: time, seeds and nonces are passed in.

    table = Table.open(variant, seed=secrets.token_bytes(32), time=now)
    table.send(0, Command("1", 0, "sit", name="Ada", pledge=fair.pledge(nonce)), now)
    ...
    table.commit(table.house("start", now))
    table.send(0, Command("6", table.head, "reveal", nonce=nonce), now)
    ...
    table.send(0, Command("7", table.head, actions=table.parse(0, "a11-b10")), now)
    table.view(0)
"""

from ludotheque.core.contract import Result
from ludotheque.tables.commands import Command
from ludotheque.tables.table import Seat, Table

__all__ = ["Command", "Result", "Seat", "Table"]
