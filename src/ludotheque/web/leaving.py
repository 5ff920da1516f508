"""Leaving for good: whoever is to be forgotten first gets up wherever he sits."""

from __future__ import annotations

from ludotheque.core.errors import Conflict
from ludotheque.storage import Card, new_id
from ludotheque.tables import Command, Table
from ludotheque.web.catalogue import usual_level
from ludotheque.web.company import players
from ludotheque.web.hall import Hall


async def leave_all(hall: Hall, guest: str) -> None:
    """Free a guest's seats before the start, hand them to machines after it; close what is left.

    A table whose game cannot be played here stays as it is.
    """
    persons = players(guest)
    mine = await hall.run(
        lambda: hall.store.listing(("waiting", "running"), persons=persons, limit=1_000_000)
    )
    for card in mine:
        if hall.compiling.is_ready(card.game):
            await _leave(hall, card, guest)


async def _leave(hall: Hall, card: Card, guest: str) -> None:
    company = await hall.company(card.id)
    table = await hall.at(card.id, lambda resident: resident.table)
    others, mine = company.others(guest, table), company.seats_of(guest, table)
    if not others and (mine or company.room.owner == guest):
        await _tried(hall, card.id, None)
        return
    if table.is_revealing and mine:
        await hall.wait(lambda: hall.house.void(card.id))
        table = await hall.at(card.id, lambda resident: resident.table)
    for seat in mine:
        if table.seats[seat].name and not table.seats[seat].bot:
            person = company.person_at(guest, table, seat)
            for command in _ways(hall, card, table):
                if await _tried(hall, card.id, command, seat, person):
                    break
    hall.meet_anew(card.id)


def _ways(hall: Hall, card: Card, table: Table) -> list[Command]:
    """How a seat may be left: best first."""
    if not table.is_started:
        return [Command(f"left-{new_id()}", table.head, "stand")]
    bot = hall.machine(hall.games[card.game], usual_level(hall.games[card.game]))
    hand = Command(f"left-{new_id()}", table.head, "hand", bot=bot)
    return [hand, Command(f"left-{new_id()}", table.head, "resign")]  # as long as a window runs


async def _tried(
    hall: Hall, table_id: str, command: Command | None, seat: int = 0, person: str = ""
) -> bool:
    """Whether something could be done: a command, or else that the table is closed."""
    try:
        if command is None:
            await hall.wait(lambda: hall.house.end(table_id))
        else:
            await hall.wait(lambda: hall.house.send(table_id, seat, command, person))
    except Conflict:  # it is over by now, or not the moment
        return False
    return True
