"""The guard: what every request must fulfil before anybody looks at it, and what every answer says.

An unknown Host is refused (DNS rebinding), a foreign Origin, too; with a cookie there must be an
Origin, unless a token says who asks. Bodies are bounded. Pages elsewhere that the server was told
of (`--origin`) may call, and are told so as browsers want it (CORS); no others are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.errors import LudothequeError
from ludotheque.web.language import language_of
from ludotheque.web.observing import failure
from ludotheque.web.problems import Refused, answer
from ludotheque.web.settings import Settings

MOST_BYTES = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
OPEN = ("/healthz", "/readyz")  # asked by machines, by whatever name
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
API = "/api/"
PARTS = (API, "/assets/")  # never shown by themselves
NOTHING = "default-src 'none'; frame-ancestors 'none'"
ONCE = (b"host", b"origin", b"authorization")  # two would be read as one by some, another by others
BEARER = "bearer "
PREFLIGHT = b"access-control-request-method"
ASKED_BEFORE = [
    (b"access-control-allow-methods", b"GET, POST, PUT, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type, last-event-id"),
    (b"access-control-max-age", b"600"),
]
ALWAYS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PAGE = [
    *ALWAYS,
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
REST = [*ALWAYS, (b"content-security-policy", NOTHING.encode())]
Headers: TypeAlias = Sequence[tuple[bytes, bytes]]
Observe = Callable[[Scope, int, float], None]
SENDER = "sender"


def sender(scope: Scope, send: Send) -> Send:
    """What sends the rest of an answer that has begun, past all that looked at its beginning."""
    found: Send = scope["state"].get(SENDER, send)
    return found


class Guard:
    """The outermost layer; `observe` is told of each answer: its status and its seconds."""

    def __init__(self, app: ASGIApp, settings: Settings, observe: Observe) -> None:
        self._app, self.observe = app, observe
        self._hosts, self._origins = settings.hosts(), settings.allowed()
        self._elsewhere = settings.elsewhere()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})[SENDER] = send
        start, status = time.perf_counter(), 500

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = REST if scope["path"].startswith(PARTS) else PAGE
                message["headers"] = [*message["headers"], *more, *_cookie(scope)]
                if self._elsewhere:
                    message["headers"] += self._sharing(scope)
            await send(message)

        try:
            headers = self.check(scope)
            if self._elsewhere and self._is_preflight(scope, headers):
                await Response(status_code=204, headers={"Cache-Control": "no-store"})(
                    scope, receive, tell
                )
                return
            receive = _Bounded(scope, receive)
            await self._app(scope, receive, tell)
        except LudothequeError as error:
            request = Request(scope)
            await answer(error, language_of(request))(scope, receive, tell)
        except Exception as error:  # answered already
            structlog.get_logger().error("failed", **failure(error))
        finally:
            scope["state"].pop(SENDER)  # it knows the scope: the collector would have to find them
            self.observe(scope, status, time.perf_counter() - start)

    def check(self, scope: Scope) -> dict[bytes, str]:
        """The headers of a request; refuse one that nobody should look at."""
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if len(headers) < len(scope["headers"]):
            _want_once(scope)
        if scope["path"] not in OPEN and headers.get(b"host", "").lower() not in self._hosts:
            raise Refused(421, "host-unknown")
        if scope["method"] in SAFE:
            return headers
        origin = headers.get(b"origin")
        if origin is not None and origin.lower() not in self._origins:
            raise Refused(403, "origin-foreign")
        if origin is None and b"cookie" in headers:
            if not headers.get(b"authorization", "").lower().startswith(BEARER):
                raise Refused(403, "origin-missing")
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > MOST_BYTES:
            raise Refused(413, "body-too-long", most=MOST_BYTES)
        return headers

    def _is_preflight(self, scope: Scope, headers: dict[bytes, str]) -> bool:
        """Whether a browser asks beforehand what a page elsewhere may do."""
        return (
            scope["method"] == "OPTIONS"
            and scope["path"].startswith(API)
            and PREFLIGHT in headers
            and headers.get(b"origin", "") in self._elsewhere
        )

    def _sharing(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """What tells a browser whether the page that asks may read the answer."""
        if not scope["path"].startswith(API):
            return []
        vary = (b"vary", b"Origin")
        origin = next((value for key, value in scope["headers"] if key == b"origin"), b"")
        if origin.decode("latin-1") not in self._elsewhere:
            return [vary]
        shared = [
            vary,
            (b"access-control-allow-origin", origin),
            (b"access-control-allow-credentials", b"true"),
            (b"access-control-expose-headers", b"etag, retry-after"),
        ]
        return shared + (ASKED_BEFORE if scope["method"] == "OPTIONS" else [])


def _want_once(scope: Scope) -> None:
    """Refuse a second Host, Origin or Authorization."""
    names = [key for key, _ in scope["headers"]]
    for name in ONCE:
        if names.count(name) > 1:
            raise Refused(400, "header-twice", header=name.decode().title())


class _Bounded:
    """A body that is read no further than it may be long."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive, self._length = receive, 0

    async def __call__(self) -> Any:
        message = await self._receive()
        if message["type"] == "http.request":
            self._length += len(message.get("body", b""))
            if self._length > MOST_BYTES:
                raise Refused(413, "body-too-long", most=MOST_BYTES)
        return message


def _cookie(scope: Scope) -> list[tuple[bytes, bytes]]:
    cookie = scope["state"].get("cookie")
    return [(b"set-cookie", cookie.encode())] if cookie else []
