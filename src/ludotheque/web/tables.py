"""Tables: opened, listed, read, closed, played again."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Query
from msgspec import Struct
from starlette.responses import Response

from ludotheque.core.contract import Result
from ludotheque.storage import Card, new_id
from ludotheque.tables import Command
from ludotheque.tables.clocks import LEAST
from ludotheque.web import frames
from ludotheque.web.answers import docs, nothing, reply
from ludotheque.web.bodies import RefuseBody, RoomBody, TableBody
from ludotheque.web.company import Seat, persons_of
from ludotheque.web.frames import Told
from ludotheque.web.hub import Glimpse
from ludotheque.web.identity import Caller, caller, guest
from ludotheque.web.opening import again, opened
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, TableId, company_for, sight

router = APIRouter(
    route_class=Route, default_response_class=Response, prefix="/api/v1/tables", tags=["tables"]
)
PAGE = 30
Asking = Annotated[Caller, Depends(caller)]
Acting = Annotated[Caller, Depends(guest)]
KINDS = {
    "waiting": ("waiting",),
    "running": ("running",),
    "mine": ("waiting", "running", "over", "abandoned"),
    "over": ("over",),
}


class Opened(Struct, frozen=True):
    """A new table, the link that invites to it, and how it looks to who opened it."""

    table: str
    invitation: str
    frame: Told


class Listing(Struct, frozen=True, omit_defaults=True):
    """A table as lists show it; `until` is when I shall be late, where I am asked by a clock."""

    table: str
    game: str
    preset: str | None
    seats: list[Seat]
    stage: str
    opened: int
    touched: int
    asked_me: bool
    mine: bool
    result: Result | None = None
    until: int | None = None


class Listings(Struct, frozen=True):
    """Tables, the newest first; `next` asks for more."""

    tables: list[Listing]
    next: str | None


class Again(Struct, frozen=True):
    """The table that follows."""

    table: str


@router.post("", status_code=201, responses=docs(Opened, 404, 409, status=201))
async def open_table(acting: Acting, body: TableBody) -> Response:
    """Open a table; with `sit`, `machines` and `start` one plays at once."""
    acting.want("play")
    acting.take("open")
    table_id = await opened(acting, body)
    hall = acting.hall
    hall.hub.sat_down(acting.id, table_id)
    if body.is_public:
        hall.hub.announce("lobby")
    url = hall.invitation(table_id, hall.game(body.game).name)
    said = msgspec.json.encode({"table": table_id, "invitation": url})
    return reply(said[:-1] + b',"frame":%b}' % await _whole(acting, table_id), 201)


@router.get("", responses=docs(Listings))
async def list_tables(
    asking: Asking,
    of: Literal["waiting", "running", "mine", "over"] = "waiting",
    game: Annotated[str, Query(pattern="^[a-z0-9_-]{0,40}$")] = "",
    after: Annotated[str, Query(pattern=r"^([0-9]{1,15}(\.[A-Za-z0-9_-]{1,64})?)?$")] = "",
) -> Response:
    """Tables that wait for players, that are played, that are over; or one's own.

    `after` is what `next` said.
    """
    asking.want("read")
    hall = asking.hall
    if of == "mine" and not asking.id:
        return reply(Listings([], None))
    persons = persons_of(asking.id) if of == "mine" else None
    now, (created, _, last) = hall.store.now(), after.partition(".")
    cards = await hall.run(
        lambda: hall.store.listing(
            KINDS[of], persons=persons, public_only=of != "mine",
            before=int(created) if created else None, beyond=last, limit=PAGE + 1, game=game,
            known_at=now,
        )
    )  # fmt: skip
    listings = [await _listing(asking, card, now) for card in cards[:PAGE]]
    found = [one for one in listings if one is not None]
    if len(cards) <= PAGE:
        return reply(Listings(found, None))
    return reply(Listings(found, f"{cards[PAGE - 1].created}.{cards[PAGE - 1].id}"))


async def _listing(asking: Caller, card: Card, now: int) -> Listing | None:
    """A table for a list; None to who was refused there."""
    hall, company = asking.hall, await asking.hall.company(card.id)
    if not company.may_look(asking.id):
        return None
    sitting = json.loads(card.sitting) or [["", ""]] * card.seats
    if {name for name, _ in sitting if name} - {*company.people}:
        hall.meet_anew(card.id)
        company = await hall.company(card.id)
    seats = [
        Seat(company.called(k, name, bot), bot, bool(name) and company.owner_of(name) == asking.id)
        for k, (name, bot) in enumerate(sitting)
    ]
    is_mine = any(seat.is_mine for seat in seats)
    is_mine = is_mine or (bool(asking.id) and company.room.owner == asking.id)
    game = hall.games.get(card.game)
    preset = game.options.preset_of(json.loads(card.options)) if game else None
    stage = {"waiting": "seating", "running": "playing"}.get(card.status, "over")
    asked, result, until = False, None, None
    if is_mine and game and stage != "seating":
        glimpse = await hall.at(card.id, Glimpse.of)
        asked = any(glimpse.asked >> k & 1 for k in company.seats_of(asking.id, glimpse.table))
        result, clock = glimpse.table.result, glimpse.table.clock
        until = clock.next(glimpse.table) if asked and clock else None
    # a window that has ended early is told of later: until then it looks as when it began
    touched = card.touched - LEAST if card.touched > now else card.touched
    return Listing(
        card.id, card.game, preset, seats, stage,
        card.created, touched, asked, is_mine, result, until,
    )  # fmt: skip


@router.get("/{table}", responses=docs(Told, 404))
async def read_table(asking: Asking, table: TableId, seat: SeatQuery = None) -> Response:
    """A table as one may see it now, whole."""
    asking.want("read")
    return reply(await _whole(asking, table, seat))


async def _whole(asking: Caller, table: str, seat: int | None = None) -> bytes:
    """A frame and its house, both of the same moment."""
    found = await sight(asking, table, seat)
    frame, glimpse = await asking.hall.at(
        table, lambda resident: (resident.whole(found.viewer), Glimpse.of(resident))
    )
    data = frames.encoded(table, found.viewer, frame, found.company)
    here = asking.hall.hub.present(table, glimpse, asking.id)
    house = found.company.house(glimpse.table, asking.id, *here)
    return frames.with_house(data, msgspec.json.encode(house))


@router.post("/{table}/rematch", responses=docs(Again, 404, 409))
async def rematch(acting: Acting, table: TableId) -> Response:
    """Another table of the same kind, everyone one seat further on; the same for who asks next."""
    acting.want("play")
    found = await sight(acting, table, None)
    if not found.company.seats_of(acting.id, found.table):
        raise Refused(403, "not-your-table")
    acting.take("open")
    return reply(Again(await again(acting, found)))


@router.post("/{table}/close", status_code=204, responses=docs(None, 404, 409))
async def close(acting: Acting, table: TableId) -> Response:
    """Close one's table while nobody else plays at it."""
    acting.want("play")
    found = await sight(acting, table, None)
    if found.company.room.owner != acting.id:
        raise Refused(403, "not-your-table")
    if found.table.is_closed and found.company.others(acting.id, found.table):
        raise Refused(409, "others-play")
    await acting.hall.wait(lambda: acting.hall.house.end(table, found.table))
    if found.company.card.is_public:
        acting.hall.hub.announce("lobby")
    return nothing()


@router.put("/{table}/room", status_code=204, responses=docs(None, 404))
async def change_room(acting: Acting, table: TableId, body: RoomBody) -> Response:
    """Open or close the chat of one's table."""
    acting.want("play")
    hall, company = acting.hall, await company_for(acting, table)
    if company.room.owner != acting.id:
        raise Refused(403, "not-your-table")
    if body.chat is not None:
        has_chat = body.chat
        await hall.wait(lambda: hall.store.put_chat(table, has_chat))
        hall.meet_anew(table)
        hall.hub.change(table)
    return nothing()


@router.post("/{table}/refuse", status_code=204, responses=docs(None, 404, 409))
async def refuse(acting: Acting, table: TableId, body: RefuseBody) -> Response:
    """Ask somebody to leave one's table; he does not come in again.

    Who watches may be asked at any time, who sits before the start alone.
    """
    acting.want("play")
    found = await sight(acting, table, None)
    if found.company.room.owner != acting.id:
        raise Refused(403, "not-your-table")
    hall = acting.hall
    if body.watchers:  # the answer does not say whether there was anybody
        await hall.hub.clear(table, await hall.wait(lambda: hall.store.clear_room(table)))
        return nothing()
    player = body.speaker
    if body.seat is not None and body.seat < len(found.table.seats):
        player = found.table.seats[body.seat].name
    guest_id = found.company.owner_of(player)
    seats = found.company.seats_of(guest_id, found.table)
    if not guest_id or guest_id == acting.id or (seats and found.table.is_closed):
        raise Refused(409, "nobody-to-refuse")
    for seat in seats:
        person = found.company.person_at(guest_id, found.table, seat)
        command = Command(f"refused-{new_id()}", found.table.head, "stand")
        await hall.wait(
            lambda s=seat, c=command, p=person: hall.house.send(table, s, c, p)  # type: ignore[misc]
        )
    await hall.wait(lambda: hall.store.put_member(table, guest_id, True))
    hall.meet_anew(table)
    hall.hub.change(table)
    return nothing()
