"""Talking at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from msgspec import Struct
from starlette.responses import Response

from ludotheque.core.calls import SPECTATOR
from ludotheque.storage import Person, new_id
from ludotheque.web import names
from ludotheque.web.answers import docs, reply
from ludotheque.web.bodies import ChatBody
from ludotheque.web.chat import PLAYERS, WATCHERS, Remark, spoken_of
from ludotheque.web.company import watcher
from ludotheque.web.identity import Caller, caller, guest
from ludotheque.web.names import MOST_SAID, UNNAMED
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, Sight, TableId, sight

router = APIRouter(
    route_class=Route,
    default_response_class=Response,
    prefix="/api/v1/tables/{table}/chat",
    tags=["chat"],
)
PAGE = 100  # words at once
Asking = Annotated[Caller, Depends(caller)]
Acting = Annotated[Caller, Depends(guest)]


class Conversation(Struct, frozen=True):
    """What was said at a table; if that is not all, what comes after number `next`."""

    said: list[Remark]
    next: int | None


@router.post("", status_code=201, responses=docs(Remark, 404, 409, status=201))
async def talk(acting: Acting, table: TableId, body: ChatBody, seat: SeatQuery = None) -> Response:
    """Say something: players to all, those who watch to each other until the game is over."""
    acting.want("talk")
    acting.take("say")
    hall, found = acting.hall, await sight(acting, table, seat)
    if not found.company.room.has_chat or not hall.settings.has_chat or acting.guest.is_hidden:
        raise Refused(409, "no-chat")
    text = names.plain(body.text, MOST_SAID)
    if not text:
        raise Refused(422, "malformed-request", field="text")
    # who has a seat is a player, with whosever eyes he looks
    mine = found.company.seats_of(acting.id, found.table)
    speaker = found.viewer if found.viewer in mine else mine[0] if mine else SPECTATOR
    is_seat = speaker != SPECTATOR
    player = found.table.seats[speaker].name if is_seat else await _watcher(acting, found)
    audience = PLAYERS if is_seat else WATCHERS
    said = await hall.wait(lambda: hall.store.say(table, player, audience, text, not is_seat))
    spoken = spoken_of(table, said, await hall.company(table), found.table, acting.id)
    hall.hub.say(table, spoken, acting.id)
    return reply(spoken, 201)


@router.get("", responses=docs(Conversation, 404))
async def listen(
    asking: Asking,
    table: TableId,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, lt=1 << 31)] = 0,
) -> Response:
    """What was said at a table after number `after`."""
    asking.want("read")
    hall, found = asking.hall, await sight(asking, table, seat)
    known = await hall.run(lambda: hall.store.chat(table, after))
    spoken = [spoken_of(table, one, found.company, found.table, asking.id) for one in known]
    mine = [one for one in spoken if one.is_for(asking.id, found.company, found.table)]
    return reply(Conversation(mine[:PAGE], mine[PAGE - 1].n if len(mine) > PAGE else None))


async def _watcher(acting: Caller, found: Sight) -> str:
    """The id of somebody who watches and talks, made when he first does."""
    hall, person = acting.hall, watcher(acting.id)
    for one in found.company.people.values():
        if one.person == person:
            return one.player_id
    table, made = found.company.card.id, Person(new_id(), person, acting.guest.name or UNNAMED)
    player = await hall.wait(lambda: hall.store.put_person(table, made))
    hall.meet_anew(table)
    return player
