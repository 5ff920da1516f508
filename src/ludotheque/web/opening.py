"""Opening tables: everything that one call asks for, or nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.bots.machines import RANDOM, Machine
from ludotheque.core.contract import Timing
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.storage import new_id
from ludotheque.tables import Command
from ludotheque.web.bodies import Sitting, TableBody
from ludotheque.web.catalogue import named_values
from ludotheque.web.identity import Caller
from ludotheque.web.names import UNNAMED
from ludotheque.web.problems import Refused
from ludotheque.web.seeing import Sight

MOST_OPEN = 20  # tables of a guest that are not over


async def opened(acting: Caller, body: TableBody) -> str:
    """Open a table, sit down, seat machines, begin."""
    hall = acting.hall
    game = hall.game(body.game)
    options = {name: _named(game, name, value) for name, value in body.options.items()}
    variant = await hall.run(
        lambda: Variant(game, body.preset or "standard", body.seats or None, options)
    )
    machines = {one.seat: hall.machine(game, one.level) for one in body.machines}
    people: list[tuple[Sitting, str]] = [(body.sit, acting.guest.name)] if body.sit else []
    people += [(one, acting.names(one.name)) for one in body.hot_seats]
    taken = [*machines, *(sitting.seat for sitting, _ in people)]
    if len({*taken}) < len(taken) or any(seat >= variant.seats for seat in taken):
        raise Refused(422, "seats-overlap")
    timing = _timing(body)
    table_id = await hall.wait(
        lambda: hall.house.open(
            variant, acting.id, acting.guest.name or UNNAMED,
            aids=body.aids, timing=timing, is_public=body.is_public,
            has_chat=body.chat and hall.settings.has_chat, most=MOST_OPEN,
        )
    )  # fmt: skip
    if any(Machine.parse(game, bot).level != RANDOM for bot in machines.values()):
        hall.compiling.prefer(game.name)
    try:
        for seat, bot in machines.items():
            await _send(acting, table_id, seat, acting.id, "hand", bot=bot)
        for k, (sitting, name) in enumerate(people):
            person = acting.id if k == 0 else f"{acting.id}~{sitting.seat}"
            more = {"name": name or UNNAMED, "pledge": sitting.pledge}
            await _send(acting, table_id, sitting.seat, person, "sit", **more)
        if body.start:
            await hall.wait(lambda: hall.house.start(table_id, acting.id))
    except LudothequeError:
        await hall.wait(lambda: hall.house.end(table_id))
        raise
    finally:
        hall.meet_anew(table_id)
    return table_id


async def again(acting: Caller, before: Sight) -> str:
    """The table that follows one: who asks first opens it, all others find it."""
    hall, company, table = acting.hall, before.company, before.table
    if company.room.rematch:
        return company.room.rematch
    if table.result is None:
        raise Refused(409, "game-not-over")
    timing = table.clock.timing if table.clock else None
    table_id = await hall.wait(
        lambda: hall.house.open(
            table.variant, acting.id, acting.guest.name or UNNAMED,
            aids=table.aids, timing=timing, is_public=company.card.is_public,
            has_chat=company.room.has_chat, most=MOST_OPEN,
        )
    )  # fmt: skip
    known = await hall.wait(lambda: hall.store.claim_rematch(company.card.id, table_id))
    if known != table_id:
        await hall.wait(lambda: hall.house.end(table_id))
        return known
    for seat in range(len(table.seats)):
        here = table.seats[seat - 1]
        person = company.people.get(here.name)
        if here.bot and not here.name:
            await _send(acting, table_id, seat, acting.id, "hand", bot=here.bot)
        elif person is not None:
            await _send(acting, table_id, seat, person.person, "sit", name=person.name)
            owner = company.owner_of(here.name)
            await hall.wait(lambda o=owner: hall.store.put_member(table_id, o))  # type: ignore[misc]
            hall.hub.sat_down(owner, table_id)
    hall.meet_anew(company.card.id)
    hall.meet_anew(table_id)
    hall.hub.change(company.card.id)
    return table_id


async def _send(
    acting: Caller, table_id: str, seat: int, person: str, do: str, **body: Any
) -> None:
    hall = acting.hall
    head = await hall.at(table_id, lambda resident: resident.told_head)
    command = Command(f"opening-{new_id()}", head, do, **body)
    await hall.wait(lambda: hall.house.send(table_id, seat, command, person))


def _timing(body: TableBody) -> Timing | None:
    if body.clock is None:
        return None
    try:
        return msgspec.convert(body.clock.model_dump(exclude_defaults=True), Timing)
    except msgspec.ValidationError as error:
        raise Refused(422, "malformed-clock") from error


def _named(game: Game, name: str, value: Any) -> Any:
    """A value of an option; of texts, those alone that have names here."""
    option = game.options.option(name)
    if isinstance(value, str) and value not in named_values(option):
        values = ", ".join(str(one) for one in named_values(option))
        raise MalformedOption(
            "malformed-choice", option=name, value=repr(value[:40]), values=values
        )
    return value
