"""The vestibule: open at once, while all that takes long to load is loaded behind it.

The page is served from here; whatever needs the house waits until the house is open.
"""

from __future__ import annotations

import asyncio
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
    from ludotheque.web.hall import Hall

API = "/api/"
READING = ("GET", "HEAD")


class Vestibule:
    """The application that a server runs; `hall` is there once it is open."""

    def __init__(self, settings: Settings) -> None:
        self._settings, self.numbers = settings, Numbers()
        self._inner: ASGIApp | None = None
        self._opened = asyncio.Event()
        self.hall: Hall | None = None
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
            self._inner, hall = await asyncio.to_thread(_load, self._settings)
            self.hall = hall
            self.numbers.watch(hall)
            hall.open()
        except Exception as error:
            self.failure = error
            self.on_failure()
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
            case "/metrics":
                return self.numbers.response()
        return static.page(request) or say_status(404, language_of(request))


def _load(settings: Settings) -> tuple[ASGIApp, Hall]:
    """All that takes a while: the games, the store, the routes."""
    from ludotheque.web.app import make_app
    from ludotheque.web.express import Express
    from ludotheque.web.hall import Hall

    hall = Hall(settings)
    return Express(make_app(hall)), hall
