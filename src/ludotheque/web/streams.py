"""Streams: what happens at a table, or everything that concerns one, as it happens."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.web.channel import BACK, Channel, Event
from ludotheque.web.company import persons_of
from ludotheque.web.guard import sender
from ludotheque.web.identity import Caller, caller
from ludotheque.web.limits import home
from ludotheque.web.listening import Outlet
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, TableId, sight
from ludotheque.web.told import described

router = APIRouter(
    route_class=Route, default_response_class=Response, prefix="/api/v1", tags=["streams"]
)
SSE, NDJSON = "text/event-stream", "application/x-ndjson"
MOST_WATCHED = 30
MOST_STREAMS = 40  # of one guest, or of one address without a guest
_WATCHED = re.compile(r"([A-Za-z0-9_-]{1,64})(?:\.(-1|[0-5]))?(?::(-?[0-9]{1,9}))?", re.ASCII)
Asking = Annotated[Caller, Depends(caller)]
LastId = Annotated[str, Header(alias="Last-Event-ID", max_length=4000)]
STREAM = described(SSE, NDJSON)


@router.get("/tables/{table}/stream", responses=STREAM)
async def table_stream(
    asking: Asking,
    table: TableId,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=-1, lt=1 << 31)] = -1,
    last_event_id: LastId = "",
) -> Response:
    """A table as it goes on, after event `since`: `frame`, `house`, `chat`, `heartbeat`."""
    asking.want("read")
    if last_event_id.isascii() and last_event_id.isdigit():
        since = int(last_event_id[:9])
    found = await sight(asking, table, seat)
    channel = _channel(asking, False)
    try:
        await asking.hall.hub.watch(channel, table, found.viewer, since)
    except BaseException:
        channel.close()
        raise
    return _streamed(asking.request, channel)


@router.get("/stream", responses=STREAM)
async def whole_stream(
    asking: Asking,
    watch: Annotated[list[str], Query(max_length=MOST_WATCHED)] = [],  # noqa: B006
    last_event_id: LastId = "",
) -> Response:
    """Everything that concerns me in one stream: watched tables, my other ones, the lists."""
    asking.want("read")
    hall, known = asking.hall, dict[tuple[str, int], int]()
    for text in filter(None, last_event_id.split(",")):
        table, seat, head = _watched(text)
        known[table, SPECTATOR if seat is None else seat] = head
    channel = _channel(asking, True)
    try:
        for table, seat, since in map(_watched, watch):
            try:
                viewer = (await sight(asking, table, seat)).viewer
                if any(one.is_of(table, viewer) for one in channel.watches):
                    continue  # it was asked for twice
                since = known.get((table, viewer), since)
                await hall.hub.watch(channel, table, viewer, since)
            except LudothequeError as error:
                said = {"table": table, "seat": seat, "code": error.message}
                channel.note(f"gone/{table}.{seat}", Event("gone", msgspec.json.encode(said)))
        if asking.id:
            persons = persons_of(asking.id)
            mine = await hall.run(
                lambda: hall.store.listing(("waiting", "running"), persons=persons)
            )
            for card in mine:
                hall.hub.follow(channel, card.id)
    except BaseException:
        channel.close()
        raise
    if not hall.compiling.is_whole:
        hall.hub.announce("games")
    return _streamed(asking.request, channel)


def _watched(text: str) -> tuple[str, int | None, int]:
    """Table, seat and newest known event of `ID[.SEAT]:HEAD`."""
    match = _WATCHED.fullmatch(text)
    if match is None:
        raise Refused(422, "malformed-watch")
    return match[1], int(match[2]) if match[2] else None, int(match[3] or -1)


def _channel(asking: Caller, is_whole: bool) -> Channel:
    hub, who = asking.hall.hub, asking.id or f"@{home(asking.address)}"
    if asking.hall.is_stopping:
        raise Refused(503, "server-stopping", retry_after=BACK)
    same = sum(one.who == who for one in hub.channels)
    if asking.hall.settings.rate and same >= MOST_STREAMS * asking.hall.settings.rate:
        raise Refused(429, "too-many-streams", retry_after=10)
    channel = Channel(hub, asking.id, is_whole, who, asking.token)
    hub.channels.add(channel)  # at once: others are counted while it waits, and it is heard of
    return channel


def _streamed(request: Request, channel: Channel) -> Response:
    return Stream(channel, NDJSON in request.headers.get("accept", ""))


class Stream(Response):
    """A channel as it travels: all that there is to tell goes out at once."""

    def __init__(self, channel: Channel, is_lines: bool) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(None, 200, headers, NDJSON if is_lines else SSE)
        del self.headers["content-length"]
        self._channel, self._text = channel, _line if is_lines else _event
        self._first = b"" if is_lines else b"retry: %d\n\n" % (1000 * BACK)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        channel = self._channel
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        leaving = asyncio.create_task(_left(channel, receive))
        try:
            await send(start)
            # a task of its own: whatever is around this one is not gone through at each event
            await asyncio.create_task(self._tell(sender(scope, send)))
        finally:
            channel.straight = None
            leaving.cancel()
            channel.close()

    async def _tell(self, send: Send) -> None:
        channel, text, first, outlet = self._channel, self._text, self._first, Outlet.of(send)
        while events := await channel.news():
            body = first + b"".join(map(text, events))
            await send({"type": "http.response.body", "body": body, "more_body": True})
            first, channel.straight = b"", Straight(outlet, text) if outlet else None
        await send({"type": "http.response.body", "body": b"", "more_body": False})


class Straight:
    """The way of events that need not be waited for."""

    def __init__(self, outlet: Outlet, text: Callable[[Event], bytes]) -> None:
        self._outlet, self._text = outlet, text

    @property
    def is_free(self) -> bool:
        return self._outlet.is_free

    def put(self, events: list[Event]) -> None:
        self._outlet.put(b"".join(map(self._text, events)))


async def _left(channel: Channel, receive: Receive) -> None:
    """Wait until nobody listens any more, or somebody says more than he may."""
    with suppress(LudothequeError):
        while (await receive())["type"] != "http.disconnect":
            pass
    channel.leave()


def _event(event: Event) -> bytes:
    """As a browser reads it."""
    id_ = b"id: %b\n" % event.id.encode() if event.id else b""
    return b"event: %b\n%bdata: %b\n\n" % (event.kind.encode(), id_, event.data)


def _line(event: Event) -> bytes:
    """As a program reads it."""
    head = b'{"event":"%b","id":"%b"' % (event.kind.encode(), event.id.encode())
    return head + b',"data":%b}\n' % event.data
