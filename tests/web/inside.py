"""The same application inside the test's own process: for what is asked very often."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlsplit

from ludotheque.storage import Append, Card, Person, Room
from ludotheque.web.app import make_app
from ludotheque.web.compiling import Readiness
from ludotheque.web.express import Express
from ludotheque.web.guard import Guard
from ludotheque.web.hall import Hall
from ludotheque.web.identity import COOKIE
from ludotheque.web.settings import Settings

PORT = 8000
ORIGIN = f"http://localhost:{PORT}"


class Inside:
    """A hall whose games are ready and whose machines do not act, and its application."""

    def __init__(self, data, rate=0.0):
        data.mkdir(exist_ok=True)
        settings = Settings(port=PORT, data=data, rate=rate)
        self.hall = Hall(settings)
        self.hall.house.pool.close()
        self.hall.house.pool = None
        ready = Readiness("ready", 1.0, 0.0)
        self.hall.compiling.readiness = dict.fromkeys(self.hall.games, ready)
        self.created = 1_000_000
        routes = make_app(self.hall)
        self.app = Guard(Express(routes), settings, lambda *answer: None)
        self.routes = Guard(routes, settings, lambda *answer: None)  # without the short way

    def close(self):
        self.hall.hub.close()
        self.hall.close()

    def seat(self, table_id, table, guests, is_public=False):
        """Let a table that was played elsewhere be in the store; `guests` by seat."""
        lines = [line + b"\n" for line in bytes(table.log).split(b"\n")[:-1]]
        self.created -= 1  # the newest first in lists, and before all others
        card = Card(table_id, table.variant.game.name, table.variant.game.version,
                    json.dumps(table.variant.options), len(table.seats), self.created)  # fmt: skip
        people = [Person(table.seats[seat].name, guest, guest) for seat, guest in guests.items()]
        store = self.hall.store
        store.create(card, lines[0], people).result()
        more = Append(1, lines[1:], touched=1, status="running", is_public=is_public)
        store.submit(table_id, lambda: 0, lambda news, now: more).result()
        store.put_room(Room(table_id, "")).result()
        store.put_member(table_id, "watcher").result()

    async def ask(self, method, url, guest="", body=None, chunks=None, app=None, **headers):
        """Status, headers and body of an answer; of a stream so many chunks."""
        parts = urlsplit(url)
        data = b"" if body is None else json.dumps(body).encode()
        sent = {"host": f"localhost:{PORT}", "content-length": str(len(data)), **headers}
        if method != "GET":
            sent |= {"origin": ORIGIN, "content-type": "application/json"}
        if guest:
            sent["cookie"] = f"{COOKIE}={self.hall.keys.sign(guest)}"
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "path": parts.path, "raw_path": parts.path.encode(), "scheme": "http", "root_path": "",
            "query_string": parts.query.encode(), "client": ("127.0.0.1", 9), "server": None,
            "headers": [(k.encode(), v.encode()) for k, v in sent.items()],
        }  # fmt: skip
        received = asyncio.Queue()
        received.put_nowait({"type": "http.request", "body": data, "more_body": False})
        told, enough = [], asyncio.Event()

        async def send(message):
            told.append(message)
            if chunks is not None and len(told) > chunks:
                received.put_nowait({"type": "http.disconnect"})
                enough.set()

        running = asyncio.create_task((app or self.app)(scope, received.get, send))
        if chunks is None:
            await running
        else:
            ended = asyncio.create_task(enough.wait())
            await asyncio.wait({running, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in (running, ended):
                task.cancel()
            await asyncio.gather(running, ended, return_exceptions=True)
            told = told[: chunks + 1]
        start, *rest = told
        return start["status"], start["headers"], b"".join(one.get("body", b"") for one in rest)
