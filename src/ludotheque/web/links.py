"""Links: an invitation to a table, and one that carries a seat to another device.

The secret is in the fragment, which is never sent: a preview of the link spends nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends
from msgspec import Struct
from starlette.responses import Response

from ludotheque.house.resident import Resident
from ludotheque.storage import Person, UnknownTable
from ludotheque.web.answers import docs, reply
from ludotheque.web.bodies import JoinBody, SecretBody
from ludotheque.web.company import heir, speaker
from ludotheque.web.identity import Caller, caller, guest
from ludotheque.web.keys import hashed, new_secret
from ludotheque.web.me import Link, qr_code
from ludotheque.web.names import UNNAMED
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, TableId, company_for, own_seat

router = APIRouter(
    route_class=Route, default_response_class=Response, prefix="/api/v1", tags=["links"]
)
LIFE = 7 * 24 * 3600 * 1000  # milliseconds that a seat link is good for
Asking = Annotated[Caller, Depends(caller)]
Acting = Annotated[Caller, Depends(guest)]


class Joined(Struct, frozen=True):
    """The table that one may look at now."""

    table: str


class Carried(Struct, frozen=True):
    """The seat that is one's own now."""

    table: str
    seat: int


@router.get("/tables/{table}/invitation", responses=docs(Link, 404))
async def invitation(asking: Asking, table: TableId) -> Response:
    """The link that invites to a table, for those who may see it."""
    asking.want("read")
    company, hall = await company_for(asking, table), asking.hall
    url = hall.invitation(table, company.card.game)
    return reply(Link(url, await hall.run(lambda: qr_code(url))))


@router.post("/join", responses=docs(Joined, 404))
async def join(acting: Acting, body: JoinBody) -> Response:
    """Come to a table by its invitation."""
    acting.want("play")
    hall = acting.hall
    if not hall.keys.invites(body.table, body.secret):
        acting.take("secret")
        raise UnknownTable
    company = await hall.company(body.table)
    if company.is_refused(acting.id):
        raise UnknownTable
    if acting.id not in company.members:
        await hall.wait(lambda: hall.store.put_member(body.table, acting.id))
        hall.meet_anew(body.table)
    return reply(Joined(body.table))


@router.post("/tables/{table}/seat-link", responses=docs(Link, 404))
async def seat_link(acting: Acting, table: TableId, seat: SeatQuery = None) -> Response:
    """A link that carries one's seat to another device, good once; those before are void."""
    for scope in ("self", "play"):  # who has the link plays there
        acting.want(scope)
    found, hall = await own_seat(acting, table, seat), acting.hall
    secret, until = new_secret(), hall.now() + LIFE
    await hall.wait(
        lambda: hall.store.put_link(hashed(secret), table, found.viewer, acting.id, until)
    )
    url = f"{hall.settings.url}/#/seat/{secret}"
    return reply(Link(url, await hall.run(lambda: qr_code(url))))


@router.post("/seat", responses=docs(Carried, 404, 409))
async def take_seat(acting: Acting, body: SecretBody) -> Response:
    """Take over the seat that a link carries; whoever gave it has it no longer."""
    acting.want("self")
    acting.take("secret")
    hall, secret = acting.hall, hashed(body.secret)
    found = await hall.run(lambda: hall.store.link(secret))
    if found is None:
        raise Refused(404, "link-unknown")
    table, seat, giver = found
    company = await hall.company(table)
    shown = await hall.at(table, lambda resident: resident.table)  # or 503: it is not spent then
    if company.is_refused(acting.id):
        raise Refused(404, "link-unknown")
    if await hall.wait(lambda: hall.store.spend_link(secret)) is None:
        raise Refused(404, "link-unknown")
    player = shown.seats[seat].name
    owner = await hall.guest(giver)
    if company.owner_of(player) != giver or owner is None or owner.is_banned:
        raise Refused(404, "link-unknown")
    if giver != acting.id:
        moved = Person(player, speaker(giver), acting.guest.name or UNNAMED)
        mine = partial(heir, acting.id)
        await hall.wait(lambda: hall.store.move_person(table, seat, moved, mine))
        await hall.wait(lambda: hall.store.put_member(table, acting.id))
        await hall.at(table, _meet_anew)
        hall.meet_anew(table)
        hall.hub.sat_down(acting.id, table)
        hall.hub.change(table)
    return reply(Carried(table, seat))


def _meet_anew(resident: Resident) -> None:
    """Let who is who at a table be read again."""
    resident.players = {}
