"""The guard: what every request must fulfil before anybody looks at it, and what every answer says.

An unknown Host is refused (DNS rebinding), a foreign Origin, too; with a cookie there must be an
Origin. Bodies are bounded.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import Any

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.core.errors import LudothequeError
from ludotheque.web.language import language_of
from ludotheque.web.problems import Refused, answer
from ludotheque.web.settings import Settings

MOST_BYTES = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
OPEN = ("/healthz", "/readyz", "/metrics")  # asked by machines, by whatever name
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
PARTS = ("/api/", "/assets/")  # never shown by themselves
NOTHING = "default-src 'none'; frame-ancestors 'none'"
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
Observe = Callable[[Scope, int, float], None]


class Guard:
    """The outermost layer; `observe` is told of each answer: its status and its seconds."""

    def __init__(self, app: ASGIApp, settings: Settings, observe: Observe) -> None:
        self._app, self._observe = app, observe
        self._hosts, self._origins = settings.hosts(), settings.allowed()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})
        start, status = time.perf_counter(), 500

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = REST if scope["path"].startswith(PARTS) else PAGE
                message["headers"] = [*message["headers"], *more, *_cookie(scope)]
            await send(message)

        try:
            self._check(scope)
            receive = _Bounded(scope, receive)
            await self._app(scope, receive, tell)
        except LudothequeError as error:
            request = Request(scope)
            await answer(error, language_of(request))(scope, receive, tell)
        except Exception as error:  # answered already; what it says may be a secret, where is not
            at = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{PurePath(at.filename).name}:{at.lineno}"
            structlog.get_logger().error("failed", error=type(error).__name__, at=where)
        finally:
            self._observe(scope, status, time.perf_counter() - start)

    def _check(self, scope: Scope) -> None:
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if scope["path"] not in OPEN and headers.get(b"host", "").lower() not in self._hosts:
            raise Refused(421, "host-unknown")
        if scope["method"] in SAFE:
            return
        origin = headers.get(b"origin")
        if origin is not None and origin.lower() not in self._origins:
            raise Refused(403, "origin-foreign")
        has_cookie = b"cookie" in headers and b"authorization" not in headers
        if origin is None and has_cookie:
            raise Refused(403, "origin-missing")
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > MOST_BYTES:
            raise Refused(413, "body-too-long", most=MOST_BYTES)


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
