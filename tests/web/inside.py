"""The same application inside the test's own process: for what is asked very often."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from ludotheque.storage import Append, Card, Person, Room
from ludotheque.web.app import make_app
from ludotheque.web.compiling import READY
from ludotheque.web.express import Express
from ludotheque.web.hall import Hall
from ludotheque.web.identity import COOKIE
from ludotheque.web.settings import Settings
from ludotheque.web.vestibule import Vestibule

PORT = 8000
ORIGIN = f"http://localhost:{PORT}"


class Inside:
    """A hall that is ready and whose machines do not act, and its application."""

    def __init__(self, data, rate=0.0):
        data.mkdir(exist_ok=True)
        settings = Settings(port=PORT, data=data, rate=rate, workers=0)
        self.hall = Hall(settings)
        self.hall.compiling.readiness = dict.fromkeys(self.hall.games, READY)
        self.created, self.touched = 1_000_000, 1
        self.heads = {}  # the last events of the tables that are played elsewhere
        routes = make_app(self.hall)
        vestibule = Vestibule(settings)
        self.express = Express(self.hall, vestibule.app, settings)
        vestibule.open(routes, self.hall, self.express)
        self.routes = vestibule.app  # without the short way

    async def app(self, scope, receive, send):
        """As a connection does it: what the short way does not take goes to the routes."""
        if scope["type"] != "http" or not self.express.wants(scope):
            await self.routes(scope, receive, send)
            return
        message = await receive()
        assert not message.get("more_body")
        answered = asyncio.get_running_loop().create_future()

        def reply(*answer):
            answered.set_result(answer)

        if not self.express.take(scope, message["body"], reply):

            async def again():
                return message

            await self.routes(scope, again, send)
            return
        status, headers, body = await answered
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def close(self):
        self.hall.hub.close()
        self.hall.close()

    def seat(self, table_id, table, guests, is_public=False):
        """Let a table that was played elsewhere be in the store; `guests` by seat."""
        lines = lines_of(table)
        self.created -= 1  # the newest first in lists, and before all others
        card = Card(table_id, table.variant.game.name, table.variant.game.version,
                    json.dumps(table.variant.options), len(table.seats), self.created)  # fmt: skip
        people = [Person(table.seats[seat].name, guest, guest) for seat, guest in guests.items()]
        store = self.hall.store
        store.create(card, lines[0], people).result()
        more = Append(1, lines[1:], touched=self.touched, status="running", is_public=is_public)
        store.submit(table_id, lambda: 0, lambda news, now: more).result()
        self.heads[table_id] = len(lines) - 1
        store.put_room(Room(table_id, "")).result()
        store.put_member(table_id, "watcher").result()
        store.put_person(table_id, Person("watching", "watcher~watch", "watcher")).result()

    def follow(self, table_id, table):
        """Let a table in the store be played on as it was elsewhere; False if it was so here."""
        store, lines = self.hall.store, lines_of(table)
        head = store.heads([table_id])[table_id]
        if head != self.heads.get(table_id):
            return False
        more = Append(head + 1, lines[head + 1 :], touched=self.touched, status="running")
        store.submit(table_id, lambda: head, lambda news, now: more).result()
        self.heads[table_id] = len(lines) - 1
        residents = self.hall.house.residents
        if here := residents.known(table_id):
            residents.drop(here)  # and read it anew
        return True

    async def ask(self, method, url, guest="", body=None, chunks=None, app=None, **headers):
        """Status, headers and body of an answer; of a stream so many chunks."""
        data = b"" if body is None else json.dumps(body).encode()
        hearing = Hearing(app or self.app, self._scope(method, url, guest, data, headers), data)
        if chunks is None:
            await hearing.running
        else:
            await hearing.wait(chunks + 1)
            await hearing.leave()
        start, *rest = hearing.told if chunks is None else hearing.told[: chunks + 1]
        return start["status"], start["headers"], b"".join(one.get("body", b"") for one in rest)

    @asynccontextmanager
    async def hearing(self, url, guest="", **headers):
        """A stream, as long as one likes."""
        made = Hearing(self.app, self._scope("GET", url, guest, b"", headers), b"")
        try:
            yield made
        finally:
            await made.leave()

    def _scope(self, method, url, guest, data, headers):
        parts = urlsplit(url)
        sent = {"host": f"localhost:{PORT}", "content-length": str(len(data)), **headers}
        if method != "GET":
            sent |= {"origin": ORIGIN, "content-type": "application/json"}
        if guest:
            sent["cookie"] = f"{COOKIE}={self.hall.keys.sign(guest)}"
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "path": parts.path, "raw_path": parts.path.encode(), "scheme": "http", "root_path": "",
            "query_string": parts.query.encode(), "client": ("127.0.0.1", 9), "server": None,
            "headers": [(k.encode(), v.encode()) for k, v in sent.items()],
        }  # fmt: skip


def lines_of(table):
    return [line + b"\n" for line in bytes(table.log).split(b"\n")[:-1]]


class Hearing:
    """A request under way, and all that was said so far."""

    def __init__(self, app, scope, data):
        self._received = asyncio.Queue()
        self._received.put_nowait({"type": "http.request", "body": data, "more_body": False})
        self.told, self._news, self._taken = [], asyncio.Event(), 1
        self.running = asyncio.create_task(app(scope, self._received.get, self._send))
        self.running.add_done_callback(lambda _: self._news.set())

    async def _send(self, message):
        self.told.append(message)
        self._news.set()

    async def wait(self, count):
        """Until so much was said, or there is no more."""
        while len(self.told) < count and not self.running.done():
            self._news.clear()
            await self._news.wait()

    async def next(self):
        """What comes next of a stream."""
        await self.wait(self._taken + 1)
        return self.heard()

    async def rest(self):
        """All that comes until a stream ends."""
        await self.running
        return self.heard()

    def heard(self):
        """What was said since one last listened."""
        news, self._taken = self.told[self._taken :], max(1, len(self.told))
        return b"".join(one.get("body", b"") for one in news)

    async def leave(self):
        self._received.put_nowait({"type": "http.disconnect"})
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)
