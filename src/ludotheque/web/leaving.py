"""Leaving for good: whoever is to be forgotten first gets up wherever he sits."""

from __future__ import annotations

from functools import partial

from ludotheque.core.errors import Conflict, Stale
from ludotheque.storage import Card, new_id
from ludotheque.tables import Command, Table
from ludotheque.web.catalogue import usual_level
from ludotheque.web.company import persons_of
from ludotheque.web.hall import Hall

TRIES = 20


async def leave_all(hall: Hall, guest: str) -> None:
    """Free a guest's seats before the start, hand them to machines after it; close what is left.

    A table whose game cannot be played here stays as it is.
    """
    persons = persons_of(guest)
    mine = await hall.run(
        lambda: hall.store.listing(("waiting", "running"), persons=persons, limit=1_000_000)
    )
    for card in mine:
        if card.game in hall.games:
            await _leave(hall, card, guest)


async def _leave(hall: Hall, card: Card, guest: str) -> None:
    for _ in range(TRIES):
        company, table = await hall.company(card.id), await _shown(hall, card.id)
        others, mine = company.others(guest, table), company.seats_of(guest, table)
        if others or not (mine or company.room.owner == guest):
            break
        try:
            await hall.wait(partial(hall.house.end, card.id, table))
        except Stale:  # somebody has come in this moment
            hall.meet_anew(card.id)
        except Conflict:  # it is over
            return
        else:
            return
    if table.is_revealing and mine:
        await hall.wait(lambda: hall.house.void(card.id))
    for seat in mine:
        await _get_up(hall, card, seat, company.person_at(guest, table, seat))
    hall.meet_anew(card.id)


async def _get_up(hall: Hall, card: Card, seat: int, person: str) -> None:
    """Leave a seat, however often others are quicker."""
    for _ in range(TRIES):
        table = await _shown(hall, card.id)
        here = table.seats[seat]
        if not here.name or here.bot or here.has_resigned or table.result is not None:
            return
        for command in _ways(hall, card, table):
            if await _tried(hall, card.id, command, seat, person):
                return
    raise Stale(table.head)


async def _shown(hall: Hall, table_id: str) -> Table:
    """A table as all know it: whoever claims to have seen more is refused."""
    return await hall.at(table_id, lambda resident: resident.shown)


def _ways(hall: Hall, card: Card, table: Table) -> list[Command]:
    """How a seat may be left: best first."""
    if not table.is_started:
        return [Command(f"left-{new_id()}", table.head, "stand")]
    bot = hall.machine(hall.games[card.game], usual_level(hall.games[card.game]))
    hand = Command(f"left-{new_id()}", table.head, "hand", bot=bot)
    return [hand, Command(f"left-{new_id()}", table.head, "resign")]  # as long as a window runs


async def _tried(hall: Hall, table_id: str, command: Command, seat: int, person: str) -> bool:
    """Whether a command could be carried out."""
    try:
        await hall.wait(lambda: hall.house.send(table_id, seat, command, person))
    except Conflict:  # it is over by now, or not the moment
        return False
    return True
