"""The application: the routes put together around one hall."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import say
from ludotheque.web import (
    acting,
    admin,
    catalogue,
    judging,
    links,
    me,
    openapi,
    papers,
    streams,
    tables,
    talking,
)
from ludotheque.web.hall import Hall
from ludotheque.web.identity import unmake
from ludotheque.web.language import language_of
from ludotheque.web.problems import answer, refusal, say_status


def make_app(hall: Hall) -> FastAPI:
    """The application of a hall, which somebody else opens and closes."""
    app = FastAPI(
        title="Ludothèque", version="1", docs_url=None, redoc_url=None, openapi_url=None,
        redirect_slashes=False,
    )  # fmt: skip
    app.state.hall = hall
    for module in (admin, catalogue, me, tables, acting, papers, judging, talking, links, streams):
        app.router.routes += module.router.routes  # included, they are found at twice the cost
    app.add_exception_handler(LudothequeError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    openapi.describe(app)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudothequeError)
    return answer(error, language_of(request))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    await unmake(request)
    language = language_of(request)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])[:60] or "-"
    return refusal(422, "malformed-request", say(language, "malformed-request", field=where))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, LudothequeError):  # raised while the body was read
        return answer(error.__cause__, language_of(request))
    response = say_status(error.status_code, language_of(request))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    return say_status(500, language_of(request))
