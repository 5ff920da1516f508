"""As whom somebody looks at a table: the one place where a request becomes a viewer."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Path, Query

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict
from ludotheque.core.words import Sitter
from ludotheque.storage import UnknownTable
from ludotheque.tables import Table
from ludotheque.web.company import Company
from ludotheque.web.hub import Glimpse
from ludotheque.web.identity import Caller
from ludotheque.web.problems import Refused

TableId = Annotated[str, Path(alias="table", max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatQuery = Annotated[int | None, Query(alias="seat", ge=-1, le=5)]


class Sight(NamedTuple):
    """A table as it is shown, who is there, and with whose eyes somebody looks."""

    company: Company
    glimpse: Glimpse
    viewer: int

    @property
    def table(self) -> Table:
        return self.glimpse.table

    @property
    def is_over(self) -> bool:
        return self.table.result is not None


async def company_for(caller: Caller, table_id: str, looks: bool = False) -> Company:
    """Who is at a table that somebody may look at; to all others there is none.

    Who acts at a table that is watched here has its news from the store in any case.
    """
    hall = caller.hall
    if hall.peers is not None and (looks or table_id not in hall.hub.places):
        await hall.peers.catch_up(table_id)
    company = await hall.company(table_id)
    if not company.may_look(caller.id):
        raise UnknownTable
    return company


async def sight(caller: Caller, table_id: str, seat: int | None) -> Sight:
    """A table for a viewer: a seat of his own, his first, or a spectator."""
    company = await company_for(caller, table_id, looks=True)
    glimpse = await caller.hall.glance(table_id, Glimpse.of)
    if {one.name for one in glimpse.table.seats if one.name} - {*company.people}:
        caller.hall.meet_anew(table_id)  # somebody has just sat down; or was forgotten
        company = await caller.hall.company(table_id)
    mine = company.seats_of(caller.id, glimpse.table)
    if seat is None:
        seat = mine[0] if mine else SPECTATOR
    elif seat < 0:
        seat = SPECTATOR
    elif seat not in mine:
        raise Conflict("not-yours", seat=Sitter(seat))
    return Sight(company, glimpse, seat)


async def own_seat(caller: Caller, table_id: str, seat: int | None) -> Sight:
    """A table for who sits there."""
    found = await sight(caller, table_id, seat)
    if found.viewer == SPECTATOR:
        raise Refused(403, "not-your-table")
    return found
