"""Acts, which are most of what is sent, from the wire to the house and back without a wait.

Whatever is in memory is looked at where the request comes in: no task, no routes, nothing awaited.
What needs more, or is to be refused before the house has seen it, goes on to its route, which says
what is wrong with it; so nothing is decided here that is not decided there.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple

import structlog
from pydantic import ValidationError
from starlette.requests import Request, cookie_parser
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.core.errors import LudothequeError
from ludotheque.house.resident import Resident
from ludotheque.web import acting
from ludotheque.web.answers import reply
from ludotheque.web.bodies import CommandBody
from ludotheque.web.company import Company
from ludotheque.web.guard import REST, Guard, Headers
from ludotheque.web.hall import Hall
from ludotheque.web.identity import COOKIE, SCOPES, Caller
from ludotheque.web.language import language_of
from ludotheque.web.observing import failure
from ludotheque.web.problems import Refused, answer, say_status
from ludotheque.web.settings import Settings

Reply = Callable[[int, Headers, bytes], object]
"""What answers a request: a status, headers, a body."""
_PATH = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,64})/commands", re.ASCII)
_ROUTE = next(
    one
    for one in acting.router.routes
    if isinstance(one, Route) and one.name == acting.send.__name__
)
_LENGTH = b"content-length"
_DONE = [one for one in reply(b"").raw_headers if one[0] != _LENGTH]
_read = CommandBody.__pydantic_validator__.validate_json


class _Act(NamedTuple):
    """An act on its way: who sent it where, how to answer, and when it came."""

    caller: Caller
    table: str
    company: Company
    reply: Reply
    start: float


class Express:
    """The short way of a server; `guard` has its rules for all requests."""

    def __init__(self, hall: Hall, guard: Guard, settings: Settings) -> None:
        self._hall, self._guard = hall, guard
        proxies = settings.proxies
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies) if proxies else None
        # where nothing is in memory for good, or an answer says more than it does elsewhere
        self._is_closed = hall.peers is not None or bool(settings.elsewhere())

    def wants(self, scope: Scope) -> bool:
        """Whether a request may be for here, by its head."""
        return (
            not self._is_closed
            and scope["method"] == "POST"
            and _PATH.fullmatch(scope["path"]) is not None
        )

    def take(self, scope: Scope, body: bytes, reply: Reply) -> bool:
        """Carry out an act and answer it, now or later; or let it go the long way."""
        hall, found = self._hall, _PATH.fullmatch(scope["path"])
        if found is None or hall.is_stopping:
            return False
        act = self._known(scope, found[1], reply)
        resident = hall.house.residents.known(found[1])
        if act is None or resident is None:
            return False
        try:
            said = _read(body)
        except ValidationError:
            return False
        if said.do != "act" or not resident.lock.acquire(blocking=False):
            return False
        scope["route"] = _ROUTE
        try:
            self._send(act, said, resident)
        finally:
            resident.lock.release()
        return True

    def _known(self, scope: Scope, table_id: str, reply: Reply) -> _Act | None:
        """Who acts where, if all that is to be known of both is in memory, and nothing is wrong."""
        hall, start = self._hall, time.perf_counter()
        try:
            headers = self._guard.check(scope)
        except Refused:
            return None
        is_plain = len(headers) == len(scope["headers"]) and b"authorization" not in headers
        is_plain = is_plain and not scope["query_string"]
        if not is_plain or headers.get(b"content-type") != "application/json":
            return None
        cookie = cookie_parser(headers.get(b"cookie", "")).get(COOKIE, "")
        guest_id, is_old = hall.keys.read(cookie)
        guest, company = hall.known_guest(guest_id), hall.known_company(table_id)
        if guest is None or guest.is_banned or is_old or company is None:
            return None
        if not company.may_look(guest.id):
            return None
        if self._proxies is not None:
            with suppress(StopIteration):  # it changes the scope, and waits for nothing
                self._proxies(scope, None, None).send(None)  # type: ignore[arg-type]
        scope.setdefault("state", {})["language"] = guest.language
        address = scope["client"][0] if scope["client"] else ""
        caller = Caller(hall, Request(scope), guest, frozenset(SCOPES), address)
        return _Act(caller, table_id, company, reply, start)

    def _send(self, act: _Act, said: CommandBody, resident: Resident) -> None:
        try:
            act.caller.take("ask")
            act.caller.take("send")
            sent = acting.sent(act.caller, act.table, said, act.company, resident)
        except Exception as error:
            self._refuse(act, error)
        else:
            soon = self._hall.hub.soon
            sent.add_done_callback(lambda done: soon(self._done, act, done))

    def _done(self, act: _Act, done: Future[int]) -> None:
        """Answer with what the house has done; in the loop."""
        try:
            body = b'{"head":%d}' % done.result()
        except Exception as error:
            self._refuse(act, error)
        else:
            self._answer(act, 200, [*_DONE, (_LENGTH, b"%d" % len(body))], body)

    def _refuse(self, act: _Act, error: Exception) -> None:
        self._hall.hub.keep(asyncio.create_task(self._say(act, error)))

    async def _say(self, act: _Act, error: Exception) -> None:
        """Answer with what is wrong, as the route does."""
        language = language_of(act.caller.request)
        if isinstance(error, LudothequeError):
            with suppress(LudothequeError):  # the house is closing: then nobody is called by name
                await acting.call_by_name(error, act.caller, act.table, act.company)
            said: Response = answer(error, language)
        else:
            structlog.get_logger().error("failed", **failure(error))
            said = say_status(500, language)
        self._answer(act, said.status_code, said.raw_headers, bytes(said.body))

    def _answer(self, act: _Act, status: int, headers: Headers, body: bytes) -> None:
        act.reply(status, [*headers, *REST], body)
        self._guard.observe(act.caller.request.scope, status, time.perf_counter() - act.start)


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    """Where proxies' headers are read for their own sake."""
