"""A server that stops and starts again: nothing is lost, nothing secret was written."""

from __future__ import annotations

import signal
import sqlite3
import threading
import time

import httpx

from tests.web.serving import SOON, Guest, Server, chooser, frames

GAME = "agon"


def test_a_server_stops_gracefully_starts_again_and_tells_nobody_s_secrets(tmp_path):
    data = tmp_path / "house"
    server = Server(data).wait(GAME)
    ada, bo = Guest(server.url, "Ada Canary"), Guest(server.url, "Bo Canary")
    table = ada.open(GAME, 2, is_public=True)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    canaries = [*ada.nonces.values(), *bo.nonces.values(), "Canary", *ada.http.cookies.values()]
    canaries.append(ada.post("/me/recovery")["url"].rpartition("/")[2])
    canaries.append(ada.post(f"/tables/{table}/seat-link")["url"].rpartition("/")[2])
    canaries.append(bo.post("/me/tokens", {"scopes": ["read"]})["token"])
    ada.post(f"/tables/{table}/chat", {"text": "canary in the chat"})
    ada.act(table, ada.get(f"/tables/{table}", seat=0), chooser())
    assert ada.refused("GET", f"/tables/{table}/record") == (409, "not-over-yet")
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'route="/api/v1/tables/{table}/commands"' in metrics and table not in metrics

    ends, has_begun = [], threading.Event()

    def watch():
        with bo.stream(f"/tables/{table}/stream", seat=1) as stream:
            for kind, _, _ in stream:
                ends.append(kind)
                has_begun.set()

    watching = threading.Thread(target=watch)
    watching.start()
    assert has_begun.wait(SOON)
    start = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - start < 10
    watching.join(SOON)
    assert ends[0] == "frame" and ends[-1] == "bye"

    with sqlite3.connect(data / "house.db") as store:
        canaries += [line.decode().split('"seed":"')[1][:64] for (line,) in store.execute(
            "SELECT line FROM events WHERE seq = 0")]  # fmt: skip
    store.close()
    log = server.said()
    assert '"status": 200' in log
    for canary in (*canaries, table, "canary"):
        assert canary not in log and canary not in metrics

    again = Server(data, port=server.port).wait(GAME)  # the same cookies, the same table
    frame = bo.get(f"/tables/{table}", seat=1)
    assert frame["status"]["asked"] == [1] and frame["house"]["my_seats"] == [1]
    with bo.stream(f"/tables/{table}/stream", seat=1, since=frame["head"]) as stream:
        told = frames(stream)
        assert next(told)["seen"] == []
        head = bo.act(table, frame, chooser())
        assert [one["seq"] for one in next(told)["seen"]] == [head]
        again.process.kill()  # what was acknowledged is on the disk
        again.stop(signal.SIGKILL)
    last = Server(data, port=server.port).wait(GAME)
    assert ada.get(f"/tables/{table}", seat=0)["head"] == head
    assert last.stop(signal.SIGINT) == 0
    ada.close()
    bo.close()
