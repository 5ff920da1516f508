"""Who asks: a guest by his cookie, a program by its token, or nobody yet."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from ludotheque.storage import Guest, new_id
from ludotheque.web import names
from ludotheque.web.guard import BEARER
from ludotheque.web.hall import Hall
from ludotheque.web.keys import LIFE, hashed
from ludotheque.web.problems import Refused

COOKIE = "ludotheque"
SCOPES = ("play", "talk", "read", "self")  # what a token may be good for; `play` sits and acts,
# `self` is all that concerns who one is: name, tokens, links that carry a seat or oneself
NOBODY = Guest("")


@dataclass(frozen=True)
class Caller:
    """Who sends a request, and what he may do by it."""

    hall: Hall
    request: Request
    guest: Guest
    scopes: frozenset[str]
    address: str
    token: str = ""  # the id of the one by which a program asks

    @property
    def id(self) -> str:
        return self.guest.id

    def want(self, scope: str) -> None:
        """Refuse a token that is not for this."""
        if scope not in self.scopes:
            raise Refused(403, "scope-missing", scope=scope)

    def names(self, other: str) -> str:
        """What he calls somebody else at his screen: nothing, if his own name was hidden."""
        return "" if self.guest.is_hidden else names.checked(other)

    def take(self, kind: str) -> None:
        """Count against the limits."""
        self.hall.limits.take(kind, self.id, self.address)


def cookie_of(hall: Hall, guest_id: str, age: int = LIFE) -> str:
    """The header that gives a guest his cookie, or takes it away."""
    value = hall.keys.sign(guest_id) if guest_id else ""
    secure = "; Secure" if hall.settings.is_secure else ""
    return (
        f"{COOKIE}={value}; Path=/; Max-Age={age if guest_id else 0}; HttpOnly; SameSite=Strict"
        + secure
    )


def give_cookie(request: Request, hall: Hall, guest_id: str) -> None:
    """Let the response carry a cookie."""
    request.scope["state"]["cookie"] = cookie_of(hall, guest_id)


async def counted(request: Request) -> None:
    """Count what anybody may ask for, whoever he is, against the limits of his address."""
    hall: Hall = request.app.state.hall
    hall.limits.take("ask", "", request.client.host if request.client else "")


async def caller(request: Request) -> Caller:
    """Whoever asks, perhaps nobody."""
    hall: Hall = request.app.state.hall
    address = request.client.host if request.client else ""
    scopes, guest, token_id = frozenset(SCOPES), None, ""
    header = request.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        hall.limits.take("ask", "", address)
        token = await hall.run(lambda: hall.store.token(hashed(header[len(BEARER) :].strip())))
        if token is None:
            hall.limits.take("secret", "", address)
            raise Refused(401, "token-unknown")
        scopes, guest = frozenset(token.scopes.split()), await hall.guest(token.guest)
        token_id = token.id
        if guest is None:
            raise Refused(401, "token-unknown")
    elif cookie := request.cookies.get(COOKIE):
        if hall.peers is not None and hall.keys.is_signed_elsewhere(cookie):
            await hall.run(hall.keys.reload)
        guest_id, is_old = hall.keys.read(cookie)
        guest = await hall.guest(guest_id) if guest_id else None
        if guest is not None and is_old:
            give_cookie(request, hall, guest.id)
    if guest is not None:
        if guest.is_banned:
            raise Refused(403, "guest-banned")
        request.scope["state"]["language"] = guest.language
    found = Caller(hall, request, guest or NOBODY, scopes, address, token_id)
    found.take("ask")
    return found


async def guest(request: Request) -> Caller:
    """Whoever asks, made a guest if he was none: for what changes something."""
    found = await caller(request)
    if found.hall.is_stopping:
        raise Refused(503, "server-stopping", retry_after=5)
    found.take("send")
    if found.id:
        return found
    hall = found.hall
    if not hall.settings.takes_guests:
        raise Refused(403, "no-guests")
    hall.limits.take("guest", "", found.address)
    made = Guest(new_id(), created=hall.now())
    await hall.wait(lambda: hall.store.put_guest(made))
    give_cookie(request, hall, made.id)
    request.scope["state"]["made"] = made.id
    return Caller(hall, request, made, found.scopes, found.address)


async def unmake(request: Request) -> None:
    """Take back that somebody was made a guest, by a request that turned out to be none."""
    state, hall = request.scope["state"], request.app.state.hall
    guest_id = state.pop("made", "")
    if guest_id:
        state.pop("cookie", None)
        await hall.wait(lambda: hall.store.drop_guest(guest_id))
        hall.forget_guest(guest_id)
