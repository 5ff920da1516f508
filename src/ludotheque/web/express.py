"""Commands, which are most of what is sent, without the way through all routes.

What is well-formed goes straight to where its route would bring it; the rest goes on to the route,
which says what is wrong with it.
"""

from __future__ import annotations

import re

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from ludotheque.core.errors import LudothequeError
from ludotheque.web import acting
from ludotheque.web.bodies import CommandBody
from ludotheque.web.identity import guest
from ludotheque.web.language import language_of
from ludotheque.web.problems import answer, say_status

JSON = (b"content-type", b"application/json")
_PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,64})/commands", re.ASCII)
_ROUTE = next(
    one
    for one in acting.router.routes
    if isinstance(one, Route) and one.name == acting.send.__name__
)
_read = CommandBody.__pydantic_validator__.validate_json


class Express:
    """A layer around the routes."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_command = scope["type"] == "http" and scope["method"] == "POST"
        found = _PATH.fullmatch(scope["path"]) if is_command else None
        if found is None or JSON not in scope["headers"]:
            await self._app(scope, receive, send)
            return
        scope["app"] = self._app
        request = Request(scope)
        try:
            messages = await _messages(receive)
            body = _read(b"".join(one.get("body", b"") for one in messages))
        except LudothequeError as error:  # it is too long
            response = answer(error, language_of(request))
        except ValidationError:
            await self._app(scope, _Again(messages, receive), send)
            return
        else:
            scope["route"] = _ROUTE
            try:
                response = await acting.send(await guest(request), found[1], body)
            except LudothequeError as error:
                response = answer(error, language_of(request))
            except Exception:
                await say_status(500, language_of(request))(scope, receive, send)
                raise
        await response(scope, receive, send)


async def _messages(receive: Receive) -> list[Message]:
    """All that a request says."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


class _Again:
    """What was received already, and then what comes."""

    def __init__(self, messages: list[Message], receive: Receive) -> None:
        self._messages, self._receive = iter(messages), receive

    async def __call__(self) -> Message:
        for message in self._messages:
            return message
        return await self._receive()
