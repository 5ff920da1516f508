"""What is done at a table: commands, drafts, standing answers; notes and the table in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends
from msgspec import Struct
from starlette.responses import Response

from ludotheque.core.contract import Ask, Choice
from ludotheque.core.errors import Conflict, IllegalAction, MalformedAction
from ludotheque.core.view import View
from ludotheque.house.resident import Resident
from ludotheque.house.standing import Rule, Rules, rules_of
from ludotheque.tables import Command
from ludotheque.web.answers import content, docs, nothing, reply
from ludotheque.web.bodies import CommandBody, DraftBody, StandingBody
from ludotheque.web.company import Company
from ludotheque.web.company import names as names_at
from ludotheque.web.identity import Caller, caller, guest
from ludotheque.web.language import language_of
from ludotheque.web.names import UNNAMED
from ludotheque.web.problems import Problem, Refused, problem_of
from ludotheque.web.routes import Route
from ludotheque.web.seeing import SeatQuery, TableId, company_for, own_seat, sight

router = APIRouter(
    route_class=Route,
    default_response_class=Response,
    prefix="/api/v1/tables/{table}",
    tags=["play"],
)
SITTING = ("sit", "take")
LISTED = ("sit", "stand", "hand", "take", "start")
NOTES = {"type": ["object", "array"], "description": "as `/games/{game}/schema` has it"}
Asking = Annotated[Caller, Depends(caller)]
Acting = Annotated[Caller, Depends(guest)]


class Head(Struct, frozen=True):
    """The newest event that one may know of now."""

    head: int


class Draft(Struct, frozen=True):
    """An act not sent yet: what one would see, and what may be added; or why it may not be."""

    actions: list[int] = []
    is_whole: bool = False
    text: str = ""
    additions: list[int] = []
    choices: list[Choice] = []
    description: Any = None
    ask: Ask | None = None
    warning: Ask | None = None
    refusal: Problem | None = None


class StandingAnswers(Struct, frozen=True):
    """What a seat wants answered without being asked."""

    rules: list[Rule]


class Lines(Struct, frozen=True):
    """A table in sentences."""

    lines: list[str]


@router.post("/commands", responses=docs(Head, 404, 409))
async def send(acting: Acting, table: TableId, body: CommandBody) -> Response:
    """Do something at a table. A 409 `stale` carries the newest `head`."""
    acting.want("play")
    hall, company = acting.hall, await company_for(acting, table)
    try:
        if body.do == "start":
            person = await hall.glance(
                table, lambda here: company.person_at(acting.id, here.table, body.seat)
            )
            head = await hall.wait(lambda: hall.house.start(table, person))
        else:
            head = await _carried_out(acting, table, body, company)
    except Conflict as error:
        await call_by_name(error, acting, table, company)
        raise
    if body.do in LISTED:
        hall.meet_anew(table)
        hall.hub.change(table)
        if company.card.is_public:
            hall.hub.announce("lobby")
    return reply(b'{"head":%d}' % head)


async def call_by_name(error: Exception, acting: Caller, table: str, company: Company) -> None:
    """Let a conflict name those at the table as they are called there."""
    if isinstance(error, Conflict):
        error.call_by(await acting.hall.glance(table, lambda here: names_at(company, here.table)))


async def _carried_out(acting: Caller, table: str, body: CommandBody, company: Company) -> int:
    hall = acting.hall
    if body.do in SITTING and company.is_refused(acting.id):
        raise Refused(403, "not-your-table")
    head = await hall.awaited(
        await hall.glance(table, lambda here: sent(acting, table, body, company, here))
    )
    if body.do in SITTING:
        hall.hub.sat_down(acting.id, table)
    return head


def sent(
    acting: Caller, table: str, body: CommandBody, company: Company, resident: Resident
) -> Future[int]:
    """Hand a command to the house; the table is locked."""
    here, seat, actions, name = resident.table, body.seat, tuple(body.actions), ""
    if body.do == "sit":
        person = company.newcomer(acting.id, here, seat)
    else:
        person = company.person_at(acting.id, here, seat)
    if body.do in SITTING:
        is_other = person != acting.id and bool(body.name)
        name = (acting.names(body.name) if is_other else acting.guest.name) or UNNAMED
    elif body.do == "act" and body.text and seat in company.seats_of(acting.id, here):
        actions = resident.view(seat).parse(body.text)
    command = Command(
        body.command_id, body.expected_seq, body.do,
        actions if body.do == "act" else (), name, body.pledge, body.nonce, body.bot,
    )  # fmt: skip
    return acting.hall.house.send(table, seat, command, person)


@router.post("/draft", responses=docs(Draft, 404, 409))
async def draft(acting: Asking, table: TableId, body: DraftBody) -> Response:
    """What would I see? Is it whole? What may be added? Nothing is changed.

    Of what may not be done `refusal` says why: the paragraph of the rule, and the part of the act
    that is wrong. To ask is no error, so that it is answered like any other question.
    """
    acting.want("play")
    found = await own_seat(acting, table, body.seat)
    language = body.language or language_of(acting.request)

    def look(resident: Resident) -> bytes:
        shown, seat = resident.shown, found.viewer
        if not resident.is_asked(seat) and shown.asked_mask >> seat & 1:
            raise Conflict("answered-already")
        view = shown.view(seat)
        try:
            actions = _drafted(view, body)
            text = body.text or (_typed(view, actions, language) if body.choices else "")
            after, is_whole = shown.draft(seat, actions, text)
        except (IllegalAction, MalformedAction) as error:
            return msgspec.json.encode(Draft(refusal=problem_of(error, language)))
        additions = [] if is_whole else shown.additions(seat, actions)
        made = Draft(
            actions=list(actions),
            is_whole=is_whole,
            text=_typed(view, actions, language),
            additions=additions,
            choices=[after.choice(one) for one in additions],
            description=after.describe(),
            ask=after.status().ask,
            warning=after.warning() if is_whole else None,
        )
        return msgspec.json.encode(made)

    return reply(await acting.hall.at(table, look))


def _drafted(view: View, body: DraftBody) -> tuple[int, ...]:
    """The actions of a draft, however they were said."""
    if body.text:
        return view.parse(body.text)
    if body.choices:
        try:
            choices = msgspec.convert(body.choices, list[view.game.choices.CHOICES])  # type: ignore[name-defined]
        except msgspec.ValidationError as error:
            raise MalformedAction("malformed-action", text=repr(str(body.choices)[:40])) from error
        return tuple(view.action(one) for one in choices)
    return tuple(body.actions)


def _typed(view: View, actions: Sequence[int], language: str) -> str:
    """Actions as they are typed."""
    return ", ".join(view.text(action, language) for action in actions)


@router.get("/standing", responses=docs(StandingAnswers, 404))
async def read_standing(asking: Asking, table: TableId, seat: SeatQuery = None) -> Response:
    """One's standing answers; nobody else may read them."""
    asking.want("read")
    found, hall = await own_seat(asking, table, seat), asking.hall
    kept = await hall.run(lambda: hall.store.standing(table))
    player = found.table.seats[found.viewer].name
    return reply(msgspec.json.encode({"rules": rules_of(player, kept.get(found.viewer))}))


@router.put("/standing", status_code=204, responses=docs(None, 404))
async def put_standing(
    acting: Acting, table: TableId, body: StandingBody, seat: SeatQuery = None
) -> Response:
    """Let something be answered without being asked; no rules: nothing any more."""
    acting.want("play")
    found, hall = await own_seat(acting, table, seat), acting.hall
    try:
        rules: list[Rule] = msgspec.convert(body.rules, Rules)
    except msgspec.ValidationError as error:
        raise Refused(422, "malformed-standing") from error
    person = found.company.person_at(acting.id, found.table, found.viewer)
    await hall.wait(lambda: hall.house.stand(table, found.viewer, person, rules))
    return nothing()


@router.get(
    "/notes",
    responses=content("application/json", "a notebook of the game", 404, 409, schema=NOTES),
)
async def notes(asking: Asking, table: TableId, seat: SeatQuery = None) -> Response:
    """The game's memory aid, from what one's seat knows."""
    asking.want("read")
    found = await own_seat(asking, table, seat)
    book = found.table.variant.game.notes
    if book is None or not found.table.aids:
        raise Refused(409, "no-notes")

    def look(resident: Resident) -> bytes:
        return msgspec.json.encode(book.describe(resident.view(found.viewer).plain))

    return reply(await asking.hall.at(table, look))


@router.get("/lines", responses=docs(Lines, 404))
async def lines(asking: Asking, table: TableId, seat: SeatQuery = None) -> Response:
    """The table in sentences, for a screen reader; `?lang=` chooses the language."""
    asking.want("read")
    found, language = await sight(asking, table, seat), language_of(asking.request)
    called = names_at(found.company, found.table)

    def look(resident: Resident) -> Lines:
        return Lines(resident.view(found.viewer).lines(language, called))

    return reply(await asking.hall.at(table, look))
