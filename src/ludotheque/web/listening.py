"""Where the server listens, and how long it lets anybody take to say what he wants."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, cast

from starlette.types import Scope, Send
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from ludotheque.core.errors import LudothequeError
from ludotheque.web.guard import MOST_BYTES, Headers

MOST_HEAD = MOST_BYTES  # bytes of a request before its body
DEADLINE = 20.0  # seconds until a request must be whole
MOST_FILES, RESERVE = 65_536, 128  # of the process; those that are not connections
END = b"\r\n\r\n"
ANSWER = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n%b\r\n"
LATE = ANSWER % (b"408 Request Timeout", b"")
LONG = ANSWER % (b"431 Request Header Fields Too Large", b"")
FULL = ANSWER % (b"503 Service Unavailable", b"retry-after: 5\r\n")
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # a kind of address that a machine has not


class Short(Protocol):
    """A way on which nothing is waited for; what it does not take goes to the application."""

    def wants(self, scope: Scope) -> bool: ...

    def take(
        self, scope: Scope, body: bytes, reply: Callable[[int, Headers, bytes], object]
    ) -> bool: ...


class Patient(HttpToolsProtocol):
    """A connection whose requests have bounded heads and come whole in time, or not at all.

    One that comes in one piece, as nearly all do, sets no timer. What the `short` way wants is kept
    until it is whole, and then no task is made for it.
    """

    def __init__(
        self, *given: Any, short: Callable[[], Short | None] = lambda: None, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._short = short
        self._kept: RequestResponseCycle | None = None
        self._is_whole = False  # whether all that was begun has come to its end
        self._is_head, self._head = True, 0  # whether a head is coming, and how much of it came
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.limit_concurrency and len(self.connections) >= self.limit_concurrency:
            self._end(FULL)
        else:
            self._deadline = self.loop.call_later(DEADLINE, self._late)

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_head:
            before, self._head = self._head, self._head + len(data)
            if self._head > MOST_HEAD and not 0 <= data.find(END) <= MOST_HEAD - before:
                self._end(LONG)
                return
        self._is_whole = False
        super().data_received(data)
        if not self._is_whole and self._deadline is None:
            self._deadline = self.loop.call_later(DEADLINE, self._late)

    def on_message_begin(self) -> None:
        self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_head, self._head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_head = self._is_whole = True
        if self._deadline is not None:
            self._in_time()
        super().on_message_complete()
        if self._kept is not None:
            kept, self._kept = self._kept, None
            self._begin(kept)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Begin to answer a request, or keep it until it is whole."""
        short, scope = self._short(), cast(Scope, cycle.scope)
        is_bounded = not cycle.waiting_for_100_continue and _length(scope) <= MOST_BYTES
        if app is not self.app or short is None or not is_bounded or not short.wants(scope):
            super()._start_asgi_task(cycle, app)
        elif cycle.more_body:
            self._kept = cycle
        else:  # it came behind another, which is answered
            self._begin(cycle)

    def _begin(self, cycle: RequestResponseCycle) -> None:
        short = None if self.flow.write_paused else self._short()
        whole = cast(Scope, cycle.scope), bytes(cycle.body), partial(self._reply, cycle)
        if short is None or not short.take(*whole):
            super()._start_asgi_task(cycle, self.app)

    def _reply(
        self, cycle: RequestResponseCycle, status: int, headers: Headers, body: bytes
    ) -> None:
        """Answer a request for which there is no task."""
        if cycle.disconnected:
            return
        lines = [b"%b: %b\r\n" % one for one in (*cycle.default_headers, *headers)]
        if not cycle.keep_alive:
            lines.append(b"connection: close\r\n")
        self.transport.write(b"".join((STATUS_LINE[status], *lines, b"\r\n", body)))
        cycle.response_started = cycle.response_complete = True
        if not cycle.keep_alive:
            self.transport.close()
        self.on_response_complete()

    def shutdown(self) -> None:
        """Finish what is under way; a request that is not whole is not."""
        if self._is_whole:
            super().shutdown()
        else:
            self._end(b"")

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        is_answered = self.cycle is None or self.cycle.response_complete
        self._end(LATE if self._is_head and is_answered else b"")

    def _end(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


class Outlet:
    """Where pieces of an answer that has begun are sent without a wait, as long as it is free."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    @classmethod
    def of(cls, send: Send) -> Outlet | None:
        """That of an answer, where a connection of ours sends it in pieces."""
        cycle = getattr(send, "__self__", None)
        if isinstance(cycle, RequestResponseCycle) and cycle.chunked_encoding:
            return cls(cycle)
        return None

    @property
    def is_free(self) -> bool:
        """Whether its reader keeps up, and is there."""
        return not (self._cycle.flow.write_paused or self._cycle.disconnected)

    def put(self, piece: bytes) -> None:
        self._cycle.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))


def _length(scope: Scope) -> int:
    """How long a body is said to be; more than any may be where nothing is said."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit():
            return int(value[:9])
    return MOST_BYTES + 1


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host; port 0 is any that is free, the same for all."""
    made: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for kind, _, _, _, address in {one[4]: one for one in found}.values():
            try:
                taken = made[0].getsockname()[1] if made else port
                made.append(_bound(kind, (address[0], taken, *address[2:])))
            except OSError as error:
                is_last = address == found[-1][4] and not made
                if error.errno not in NOT_HERE or is_last:
                    raise
    except OSError as error:
        for one in made:
            one.close()
        why = error.strerror or str(error)
        raise LudothequeError("cannot-listen", host=host, port=str(port), why=why) from error
    return made


def _bound(kind: int, address: tuple[Any, ...]) -> socket.socket:
    made = socket.socket(kind, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if kind == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except BaseException:
        made.close()
        raise
    return made


def most_connections() -> int | None:
    """How many there may be at once: as many files as one may have, and some are needed else."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    most = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(most - RESERVE, RESERVE)
