"""Who somebody is: a name, a language, tokens, a recovery link; and to be forgotten."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from fastapi import Path as InPath
from msgspec import Struct
from starlette.responses import Response

from ludotheque.storage import Guest, Token, new_id
from ludotheque.web import names
from ludotheque.web.answers import docs, nothing, reply
from ludotheque.web.bodies import MeBody, SecretBody, TokenBody
from ludotheque.web.company import heirs, speaker, watcher
from ludotheque.web.identity import SCOPES, Caller, caller, give_cookie, guest
from ludotheque.web.keys import hashed, new_secret
from ludotheque.web.leaving import leave_all
from ludotheque.web.names import UNNAMED
from ludotheque.web.problems import Refused
from ludotheque.web.routes import Route

router = APIRouter(
    route_class=Route, default_response_class=Response, prefix="/api/v1", tags=["identity"]
)
MOST_TOKENS = 20
Asking = Annotated[Caller, Depends(caller)]
Acting = Annotated[Caller, Depends(guest)]
TokenId = Annotated[str, InPath(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Me(Struct, frozen=True, omit_defaults=True):
    """A guest, as he sees himself."""

    is_known: bool
    id: str = ""
    name: str | None = None
    language: str | None = None


class Link(Struct, frozen=True):
    """A link whose secret is in its fragment; `svg` is its QR code."""

    url: str
    svg: str = ""


class NewToken(Struct, frozen=True):
    """A token, shown this once."""

    id: str
    token: str


class TokenInfo(Struct, frozen=True):
    """A token that was given out."""

    id: str
    label: str
    scopes: list[str]
    created: int


class TokenList(Struct, frozen=True):
    """All tokens of a guest."""

    tokens: list[TokenInfo]


def me_of(found: Guest) -> Me:
    return Me(True, found.id, found.name, found.language)


@router.get("/me", responses=docs(Me))
async def me(asking: Asking) -> Response:
    """Who am I?"""
    return reply(me_of(asking.guest) if asking.id else Me(False))


@router.put("/me", responses=docs(Me))
async def put_me(acting: Acting, body: MeBody) -> Response:
    """Say one's name and language; makes a guest of who was none."""
    acting.want("self")
    hall, name = acting.hall, names.checked(body.name)
    if acting.guest.is_hidden and name != acting.guest.name:
        raise Refused(403, "name-hidden")
    store = hall.store
    changed = await hall.wait(lambda: store.call_guest(acting.id, name, body.language))
    hall.forget_guest(acting.id)
    if changed is None:  # he was forgotten meanwhile
        give_cookie(acting.request, hall, "")
        return reply(Me(False))
    if changed.name != acting.guest.name:
        persons = (changed.id, watcher(changed.id), speaker(changed.id), *heirs(changed.id))
        await hall.wait(lambda: store.rename(persons, changed.name or UNNAMED))
        hall.meet_again(changed.id)
    return reply(me_of(changed))


@router.delete("/me", status_code=204, responses=docs(None, 409))
async def forget_me(acting: Acting) -> Response:
    """Be forgotten: name, words and tokens go; the tables stay as they were played.

    Where others play on, a machine does so for one; where one was alone the table is closed.
    """
    acting.want("self")
    hall, store = acting.hall, acting.hall.store
    await leave_all(hall, acting.id)
    await hall.wait(lambda: hall.house.forget(acting.id))
    await hall.wait(lambda: store.drop_guest(acting.id))
    hall.forget_guest(acting.id)
    hall.hub.end("guest-forgotten", guest=acting.id)
    hall.meet_again(acting.id)
    await hall.run(store.scrub)
    give_cookie(acting.request, hall, "")
    return nothing()


@router.post("/me/recovery", responses=docs(Link))
async def recovery(acting: Acting) -> Response:
    """A link that makes any browser this guest; the one before is void."""
    for scope in SCOPES:  # it opens all of them
        acting.want(scope)
    secret = new_secret()
    hall = acting.hall
    await hall.wait(lambda: hall.store.put_recovery(acting.id, hashed(secret)))
    url = f"{hall.settings.url}/#/recover/{secret}"
    return reply(Link(url, await hall.run(lambda: qr_code(url))))


@router.post("/recover", responses=docs(Me, 404))
async def recover(acting: Asking, body: SecretBody) -> Response:
    """Be a guest again, by the recovery link."""
    hall = acting.hall
    hall.limits.take("secret", "", acting.address)
    found = await hall.run(lambda: hall.store.guest_recovered(hashed(body.secret)))
    if found is None or found.is_banned:
        raise Refused(404, "link-unknown")
    give_cookie(acting.request, hall, found.id)
    return reply(me_of(found))


@router.post("/me/tokens", status_code=201, responses=docs(NewToken, 409, status=201))
async def new_token(acting: Acting, body: TokenBody) -> Response:
    """A token by which a program acts for one; it is shown this once.

    A program can give another no more than it may do itself.
    """
    for scope in ("self", *body.scopes):
        acting.want(scope)
    hall, text = acting.hall, f"ludo_{new_secret()}"
    if len(await hall.run(lambda: hall.store.tokens(acting.id))) >= MOST_TOKENS:
        raise Refused(409, "too-many-tokens")
    scopes = " ".join(sorted(set(body.scopes)))
    token = Token(new_id(), acting.id, names.plain(body.label, 80), scopes, hall.now())
    await hall.wait(lambda: hall.store.put_token(token, hashed(text)))
    return reply(NewToken(token.id, text), 201)


@router.get("/me/tokens", responses=docs(TokenList))
async def list_tokens(asking: Asking) -> Response:
    """One's tokens, without their texts."""
    asking.want("self")
    found = await asking.hall.run(lambda: asking.hall.store.tokens(asking.id))
    infos = [TokenInfo(one.id, one.label, one.scopes.split(), one.created) for one in found]
    return reply(TokenList(infos))


@router.delete("/me/tokens/{token}", status_code=204, responses=docs(None, 404))
async def drop_token(acting: Acting, token: TokenId) -> Response:
    """Let a token open nothing more."""
    acting.want("self")
    hall = acting.hall
    if not await hall.wait(lambda: hall.store.drop_token(acting.id, token)):
        raise Refused(404, "token-unknown")
    hall.hub.end("token-unknown", token=token)
    return nothing()


def qr_code(url: str) -> str:
    """A QR code as SVG."""
    import segno

    return str(segno.make_qr(url, error="m").svg_inline(scale=4, border=2, omitsize=True))
