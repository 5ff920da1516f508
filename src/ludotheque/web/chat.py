"""What is said at a table: words of players and of those who watch, apart while they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from ludotheque.storage import Said
    from ludotheque.tables import Table
    from ludotheque.web.company import Company

PLAYERS, WATCHERS = "players", "watchers"


class Remark(Struct, frozen=True):
    """A word at a table; `seat` of a player, null of one who watches.

    `speaker` is who said it, at this table alone: by it one is muted, or refused.
    """

    table: str
    n: int
    seat: int | None
    name: str
    text: str
    time: int
    audience: str
    is_mine: bool = False
    speaker: str = ""

    def is_for(self, guest: str, company: Company, table: Table) -> bool:
        """Whether a guest may read it: who has a seat does not read watchers while they play."""
        is_apart = table.result is None and bool(company.seats_of(guest, table))
        return self.audience == PLAYERS or not is_apart


def spoken_of(table_id: str, said: Said, company: Company, table: Table, guest: str = "") -> Remark:
    """A word as it is told to a guest, at a table as it is shown."""
    seats = [k for k, one in enumerate(table.seats) if one.name == said.player_id]
    is_mine = bool(guest) and company.owner_of(said.player_id) == guest
    return Remark(
        table_id, said.n, seats[0] if seats else None, company.name_of(said.player_id),
        said.text, said.time, said.audience, is_mine, said.player_id,
    )  # fmt: skip
