"""The vestibule: open at once, while all that takes long to load is loaded behind it.

The page is served from here; whatever needs the house waits until the house is open.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.web import static
from ludotheque.web.guard import Guard
from ludotheque.web.language import language_of
from ludotheque.web.observing import Numbers
from ludotheque.web.problems import say_status
from ludotheque.web.settings import Settings

if TYPE_CHECKING:
    from ludotheque.storage import Store
    from ludotheque.web.express import Express
    from ludotheque.web.hall import Hall

API = "/api/"
READING = ("GET", "HEAD")


class Vestibule:
    """The application that a server runs; `hall` is there once it is open."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self.numbers = settings, Numbers()
        self._inner: ASGIApp | None = None
        self._opened = asyncio.Event()
        self.is_kept = asyncio.Event()  # whether the store is this house's
        self.hall: Hall | None = None
        self.express: Express | None = None  # the short way of acts, once there is one
        self.failure: Exception | None = None
        self.on_failure: Callable[[], object] = lambda: None
        self.app = Guard(self._answer, settings, self.numbers.observe)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self.app(scope, receive, send)

    def stop(self) -> None:
        """Take no more commands, and let streams end."""
        if self.hall is not None:
            self.hall.stop()

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        opening = asyncio.create_task(self._open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await opening
        if self.hall is not None:
            self.hall.hub.close()
            await asyncio.to_thread(self.hall.close)
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        try:
            store = await asyncio.to_thread(_store, self._settings)
            self.is_kept.set()
            inner, hall, express = await asyncio.to_thread(_load, self._settings, store, self.app)
            self.open(inner, hall, express)
            hall.open()
        except Exception as error:
            self.failure = error
            self.on_failure()
            self._opened.set()

    def open(self, inner: ASGIApp, hall: Hall, express: Express) -> None:
        """Let all that needs the house go on to it."""
        self._inner, self.hall, self.express = inner, hall, express
        self.numbers.watch(hall)
        self._opened.set()

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        response = self._at_once(request)
        if response is None:
            await self._opened.wait()
            if self._inner is not None:
                await self._inner(scope, receive, send)
                return
            response = say_status(503, language_of(request))
        await response(scope, receive, send)

    def _at_once(self, request: Request) -> Response | None:
        """What can be answered without the house."""
        path = request.scope["path"]
        if path.startswith(API) or request.method not in READING:
            return None
        match path:
            case "/healthz":
                return PlainTextResponse("ok")
            case "/readyz":
                is_ready = self.hall is not None and self.hall.is_ready
                return PlainTextResponse(
                    "ready" if is_ready else "not yet", 200 if is_ready else 503
                )
            case "/metrics" if self._runs_the_house(request):
                return self.numbers.response()
        return static.page(request) or say_status(404, language_of(request))

    def _runs_the_house(self, request: Request) -> bool:
        """Whether somebody shows what he alone knows who runs the house.

        Numbers tell the others when somebody answers, and how much was written.
        """
        secret = self._settings.metrics_secret or (self.hall.admin_secret if self.hall else "")
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        is_known = bool(secret) and hmac.compare_digest(shown.encode(), secret.encode())
        if shown and not is_known and self.hall is not None:
            self.hall.limits.take("secret", "", request.client.host if request.client else "")
        return is_known


def _store(settings: Settings) -> Store:
    """What may be refused: it is another house's, or of another version."""
    from ludotheque.storage import open_store

    return open_store(settings.store)


def _load(settings: Settings, store: Store, guard: Guard) -> tuple[ASGIApp, Hall, Express]:
    """All that takes a while: the games, the routes."""
    from ludotheque.web.app import make_app
    from ludotheque.web.express import Express
    from ludotheque.web.hall import Hall

    hall = Hall(settings, store)
    return make_app(hall), hall, Express(hall, guard, settings)
