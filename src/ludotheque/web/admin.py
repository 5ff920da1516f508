"""What who runs a house may do: hide names, ban, close tables, give tokens, rotate keys.

A store is open in one process. While a server runs, `ludotheque admin` asks it, by a secret that
lies beside the store for its owner alone; else it opens the store itself.
"""

from __future__ import annotations

import hmac
from dataclasses import asdict, replace
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from ludotheque.core.errors import LudothequeError
from ludotheque.house import House
from ludotheque.storage import Guest, Store, Token, new_id
from ludotheque.web import keys, names
from ludotheque.web.answers import reply
from ludotheque.web.hall import Hall
from ludotheque.web.identity import SCOPES
from ludotheque.web.names import UNNAMED
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route
from ludotheque.web.whereabouts import Order

router = APIRouter(route_class=Route, prefix="/api/v1", include_in_schema=False)
USUAL = ("play", "read", "talk")


def carry_out(store: Store, order: Order) -> dict[str, Any]:
    """Do what is ordered."""
    match order.do:
        case "guests":
            return {"guests": [asdict(one) for one in store.guests()]}
        case "rotate":
            keys.rotate(store)
            return {"keys": len(store.keys(keys.COOKIE))}
        case "token":
            return _token(store, order)
        case "close":
            _close(store, order.who)
            return {}
        case "hush":
            store.hush(order.who, order.n).result()
            return {}
    found = store.guest(order.who)
    if found is None:
        raise LudothequeError("admin-no-guest", who=order.who)
    if order.do in ("ban", "unban"):
        store.put_guest(replace(found, is_banned=order.do == "ban")).result()
    else:
        is_hidden = order.do == "hide"
        store.put_guest(
            replace(found, is_hidden=is_hidden, name="" if is_hidden else found.name)
        ).result()
        if is_hidden:
            store.hide(found.id, UNNAMED).result()
    return {"guest": found.id}


def _close(store: Store, table_id: str) -> None:
    """Close a table in a house that is open for this alone."""
    house = House(store, pulse=0)
    try:
        house.end(table_id).result()
    finally:
        house.close()


def _token(store: Store, order: Order) -> dict[str, Any]:
    """A token for a program, which is a guest of its own."""
    unknown = {*order.scopes} - {*SCOPES}
    if unknown:
        raise LudothequeError("scope-missing", scope=min(unknown))
    guest = Guest(new_id(), names.plain(order.name, 40), created=store.now())
    store.put_guest(guest).result()
    text = f"ludo_{keys.new_secret()}"
    scopes = " ".join(sorted({*order.scopes} or USUAL))
    token = Token(new_id(), guest.id, "ludotheque token", scopes, store.now())
    store.put_token(token, keys.hashed(text)).result()
    return {"guest": guest.id, "token": text}


@router.post("/admin")
async def admin(request: Request) -> Response:
    """Do what is ordered by who can read the file beside the store."""
    hall: Hall = request.app.state.hall
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(shown.encode(), hall.admin_secret.encode()):
        hall.limits.take("secret", "", request.client.host if request.client else "")
        raise Refused(404, "http-404")
    try:
        order = msgspec.json.decode(await request.body(), type=Order)
    except msgspec.DecodeError as error:
        raise Refused(422, "malformed-request", field="-") from error
    if order.do == "close":
        await hall.wait(lambda: hall.house.end(order.who))
        return reply({})
    said = await hall.run(lambda: carry_out(hall.store, order))
    hall.forget_guest(order.who)
    if order.do == "ban":
        hall.hub.end("guest-banned", guest=order.who)
    hall.meet_anew()
    if order.do == "rotate":
        await hall.run(hall.keys.reload)
    for table_id in [*hall.hub.places]:
        hall.hub.change(table_id)
    return reply(said)
