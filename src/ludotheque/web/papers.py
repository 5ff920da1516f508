"""What can be read of a game later: its record, one's own log, replay, review, and the check."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Part, Seen, Status
from ludotheque.core.errors import Conflict
from ludotheque.core.words import say
from ludotheque.house.resident import Resident
from ludotheque.tables import records
from ludotheque.tables.errors import MalformedRecord
from ludotheque.tables.seen import log_of, seen, steps
from ludotheque.web import frames
from ludotheque.web.answers import REF, content, docs, reply, schema_of
from ludotheque.web.company import Company
from ludotheque.web.identity import Caller, caller
from ludotheque.web.language import language_of
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, Sight, TableId, sight

router = APIRouter(
    route_class=Route,
    default_response_class=Response,
    prefix="/api/v1/tables/{table}",
    tags=["papers"],
)
WORTH = 4096  # bytes from which on it is worth to pack something
NDJSON = "application/x-ndjson"
RECORD = {"$ref": REF.format(name="Record")}
Asking = Annotated[Caller, Depends(caller)]
Whose = Literal["0", "1", "2", "3", "4", "5", "spectator", "all"]
Commitment = Annotated[str, Query(pattern="^([0-9a-f]{64})?$")]


class Step(Struct, frozen=True):
    """An event of a game, and what a viewer saw after it."""

    seq: int
    seen: Seen[Any]
    description: Any
    status: Status[Any]


class Replay(Struct, frozen=True):
    """A game as a viewer saw it, step by step; of `all`, also as each seat did."""

    viewer: int | None
    setting: Any
    steps: list[Step]
    seats: list[Replay] | UnsetType = UNSET


class Reviewed(Struct, frozen=True):
    """What the end lays open about the play."""

    parts: list[Part]


class Checked(Struct, frozen=True, omit_defaults=True):
    """Whether a record holds: every draw, every act, and the number that was shown."""

    is_whole: bool
    draws: int
    acts: int
    commitment: str
    sentences: list[str]
    place: str = ""


@router.get(
    "/record",
    responses=content("application/json", "the record (docs/records.md)", 404, 409, schema=RECORD),
)
async def record(asking: Asking, table: TableId) -> Response:
    """The whole record, when the game is over; of a table that is not public, for its seats."""
    asking.want("read")
    found = await want_over(asking, table)
    data = await asking.hall.at(table, lambda resident: records.write(resident.table))
    name = f"{found.table.variant.game.name}-{table[:8]}.json"
    response = await packed(asking, data)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@router.get(
    "/log",
    responses=content(NDJSON, "events, one a line", 404, 409, schema=schema_of(Seen[Any])),
)
async def own_log(asking: Asking, table: TableId, seat: SeatQuery = None) -> Response:
    """All that one was told, event by event."""
    asking.want("read")
    found = await sight(asking, table, seat)

    def look(resident: Resident) -> bytes:
        log = resident.look(found.viewer).log[: resident.told_head + 1]
        return msgspec.json.Encoder().encode_lines([frames.named(e, found.company) for e in log])

    return await packed(asking, await asking.hall.at(table, look), NDJSON)


@router.get("/replay", responses=docs(Replay, 404, 409))
async def replay(
    asking: Asking, table: TableId, whose: Annotated[Whose, Query(alias="as")] = "spectator"
) -> Response:
    """The game step by step: one's own while it runs, with anybody's knowledge when it is over."""
    asking.want("read")
    asking.take("work")
    if whose in ("spectator", "all"):
        found, viewer = await sight(asking, table, -1), SPECTATOR
    else:
        viewer = int(whose)
        found = await sight(asking, table, None)
        if not found.is_over and viewer not in found.company.seats_of(asking.id, found.table):
            raise Refused(409, "not-over-yet")
        if viewer >= len(found.table.seats):
            raise Conflict("not-yours", seat=viewer + 1)
    if whose == "all" and not found.is_over:
        raise Refused(409, "not-over-yet")
    if found.is_over and whose != "spectator":
        _want_open(asking, found)
    log = await asking.hall.at(table, told_log)

    def make() -> bytes:
        made = replayed(log, viewer, found.company)
        if whose == "all":
            seats = [replayed(log, k, found.company) for k in range(len(found.table.seats))]
            made = msgspec.structs.replace(made, seats=seats)
        return msgspec.json.encode(made)

    return await packed(asking, await asking.hall.run(make))


@router.get("/review", responses=docs(Reviewed, 404, 409))
async def review(asking: Asking, table: TableId) -> Response:
    """What the end lays open about the play, when the game is over."""
    asking.want("read")
    found = await want_over(asking, table)
    asking.take("work")
    tell = found.table.variant.game.review
    log = await asking.hall.at(table, told_log)

    def make() -> Reviewed:
        if tell is None:
            return Reviewed([])
        return Reviewed(tell([log_of(log, seat) for seat in range(len(found.table.seats))]))

    return reply(await asking.hall.run(make))


@router.get("/check", responses=docs(Checked, 404, 409))
async def check(asking: Asking, table: TableId, commitment: Commitment = "") -> Response:
    """Check the record of a game that is over, as `ludotheque verify` does.

    `commitment` is the number that was shown when the table was opened.
    """
    asking.want("read")
    await want_over(asking, table)
    asking.take("work")
    data = await asking.hall.at(table, lambda resident: records.write(resident.table))
    language = language_of(asking.request)
    return reply(await asking.hall.run(lambda: checked(data, commitment, language)))


def checked(data: bytes, commitment: str, language: str) -> Checked:
    """Whether a record holds, in words, too."""
    try:
        table = records.verify(data)
    except MalformedRecord as error:
        return Checked(False, 0, 0, "differs", [error.say(language)], error.place)
    events = table.events
    draws = sum(len(event.get("draws", ())) for event in events)
    acts = sum(event["do"] in ("act", "neutral") for event in events)
    is_same = commitment in ("", table.commitment)
    sentences = [
        say(language, "check-acts", acts=acts),
        *([say(language, "check-draws", draws=draws)] if draws else []),
        say(language, "check-same" if is_same else "check-differs"),
    ]
    return Checked(is_same, draws, acts, "shown" if is_same else "differs", sentences)


def told_log(resident: Resident) -> bytes:
    """The log as far as it is told: the whole truth, of which views are made."""
    lines = bytes(resident.table.log).split(b"\n")
    return b"\n".join([*lines[: resident.told_head + 1], b""])


def replayed(log: bytes, viewer: int, company: Company) -> Replay:
    """A game as a viewer saw it."""
    made: list[Step] = []
    setting: Any = None
    for step in steps(log, viewer):
        now, _, _, view = step
        setting = setting or view.setting()
        told = frames.named(seen(*step), company)
        made.append(Step(now.head, told, view.describe(), view.status()))
    return Replay(None if viewer == SPECTATOR else viewer, setting, made)


async def want_over(asking: Caller, table: str) -> Sight:
    """A table whose game is over, for who may know all of it."""
    found = await sight(asking, table, None)
    if not found.is_over:
        raise Refused(409, "not-over-yet")
    _want_open(asking, found)
    return found


def _want_open(asking: Caller, found: Sight) -> None:
    """The whole truth goes to the seats, to others only where the table was public."""
    if not found.company.card.is_public:
        if not found.company.seats_of(asking.id, found.table):
            raise Refused(403, "not-public")


async def packed(asking: Caller, data: bytes, media: str = "application/json") -> Response:
    """A long answer, packed where that is understood."""
    request: Request = asking.request
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding, Cookie, Authorization"}
    if len(data) > WORTH and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        data = await asking.hall.run(lambda: gzip.compress(data, 5, mtime=0))
    return Response(data, headers=headers, media_type=media)
