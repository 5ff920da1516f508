"""The application: the routes put together around one hall."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp

from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import say
from ludotheque.web import (
    acting,
    admin,
    catalogue,
    links,
    me,
    openapi,
    papers,
    static,
    streams,
    tables,
    talking,
)
from ludotheque.web.guard import Guard
from ludotheque.web.hall import Hall
from ludotheque.web.observing import Numbers
from ludotheque.web.problems import answer, language_of, refusal, say_status
from ludotheque.web.settings import Settings


def make_app(settings: Settings, hall_of: Callable[[Settings], Hall] = Hall) -> ASGIApp:
    """A server's application; its hall opens and closes with it."""
    numbers = Numbers()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = hall_of(settings)
        numbers.watch(hall)
        hall.hub.open()
        hall.compiling.start()
        hall.keeping.start()
        try:
            yield
        finally:
            hall.hub.close()
            hall.close()

    app = FastAPI(
        title="Ludothèque", version="1", lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url=None, redirect_slashes=False,
    )  # fmt: skip
    for module in (admin, catalogue, me, tables, acting, papers, talking, links, streams):
        app.include_router(module.router)
    app.add_exception_handler(LudothequeError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    openapi.describe(app)
    _add_health(app, numbers)
    app.add_api_route("/{path:path}", static.page, include_in_schema=False)
    guarded: Any = Guard(app, settings, numbers.observe)
    guarded.state = app.state
    return guarded


def _add_health(app: FastAPI, numbers: Numbers) -> None:
    async def healthz() -> Response:
        return PlainTextResponse("ok")

    async def readyz(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        is_ready = hall.compiling.is_over and not hall.is_stopping
        return PlainTextResponse("ready" if is_ready else "not yet", 200 if is_ready else 503)

    async def metrics() -> Response:
        return Response(generate_latest(numbers.registry), media_type=CONTENT_TYPE_LATEST)

    for route in (healthz, readyz, metrics):
        app.add_api_route(f"/{route.__name__}", route, include_in_schema=False)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudothequeError)
    return answer(error, language_of(request))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    language = language_of(request)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])[:60] or "-"
    return refusal(422, "malformed-request", say(language, "malformed-request", field=where))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = say_status(error.status_code, language_of(request))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    return say_status(500, language_of(request))
