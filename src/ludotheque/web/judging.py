"""What a machine makes of a game that is over, position by position; of one that runs it would be
help, and there is none.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Struct
from starlette.responses import Response

from ludotheque.core.contract import Opinion
from ludotheque.web.answers import docs, reply
from ludotheque.web.papers import Asking, told_log, want_over
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.seeing import TableId

router = APIRouter(
    route_class=Route,
    default_response_class=Response,
    prefix="/api/v1/tables/{table}",
    tags=["papers"],
)
PATIENCE = 2.0  # seconds after which those are told that are known by then
First = Annotated[int, Query(alias="from", ge=0, le=100_000)]


class Judged(Struct, frozen=True):
    """The position after an event, and what a machine makes of it; nothing if it failed."""

    seq: int
    opinion: Opinion | None


class Judgements(Struct, frozen=True):
    """Of the `count` positions of a game those from one on that were thought about by now."""

    count: int
    positions: list[Judged]


@router.get("/opinions", responses=docs(Judgements, 404, 409))
async def opinions(asking: Asking, table: TableId, first: First = 0) -> Response:
    """What a machine makes of each position of a game without secrets, when it is over.

    It thinks when no seat waits for it, some positions at a time: ask again `from` the number of
    those you have, until you have all.
    """
    asking.want("read")
    found = await want_over(asking, table)
    hall = asking.hall
    kept = hall.opinions
    if kept is None or found.table.variant.game.opinion is None:
        raise Refused(409, "no-opinions")
    asking.take("work")
    log = await hall.at(table, told_log)
    curve = await hall.run(lambda: kept.ask(table, log))
    points = [*curve.points]
    if not points[-1].opinion.done():
        with suppress(TimeoutError):
            await asyncio.wait_for(hall.awaited(points[-1].opinion), PATIENCE)
    known: list[Judged] = []
    for seq, opinion in points[first:]:
        if not opinion.done():
            break
        known.append(Judged(seq, opinion.result()))
    return reply(Judgements(curve.count, known))
