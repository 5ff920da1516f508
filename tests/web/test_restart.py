"""A server that stops and starts again: nothing is lost, nothing secret was written."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import threading
import time

import httpx

from ludotheque.web.whereabouts import running
from tests.web.serving import SOON, Guest, Server, chooser, frames
from tests.web.test_streams import whole_act

GAME, SECRET_GAME = "agon", "agent"
LIMIT = 918_273_645  # of a standing answer: a number that nothing else has
READ = (
    "", "?seat=0", "?seat=-1", "/log", "/log?seat=0", "/replay?as=spectator", "/replay?as=0",
    "/replay?as=all", "/record", "/check", "/review", "/notes", "/notes?seat=0", "/lines",
    "/lines?seat=0", "/standing", "/standing?seat=0", "/chat", "/chat?seat=0", "/invitation",
)  # fmt: skip


def running_by(data):
    return {"Authorization": f"Bearer {running(data).secret}"}


def seeds_in(data):
    with sqlite3.connect(data / "house.db") as store:
        lines = [line for (line,) in store.execute("SELECT line FROM events WHERE seq = 0")]
    store.close()
    return [line.decode().split('"seed":"')[1][:64] for line in lines]


def told_to_others(server, ada, bo):
    """A table with secrets, those of Ada's, and all that is told of it: to her, and to others.

    A nonce not revealed yet, a sealed act with its id, standing answers, secrets of links.
    """
    eva = Guest(server.url, "Eva")
    table = ada.open(SECRET_GAME, 2, is_public=True)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    bo.reveal(table, 1)
    before = "".join(read_of(one, table) for one in (bo, eva))
    assert ada.nonces[0] not in before
    ada.reveal(table, 0)
    act = whole_act(ada, table, 0, chooser(4))
    ada.post(f"/tables/{table}/commands", {**act, "command_id": "ada-s-own-id"})
    rules = {"rules": [{"choice": "claim", "most": {"sum": LIMIT}}]}
    ada.put(f"/tables/{table}/standing", rules, seat=0)
    link = ada.post(f"/tables/{table}/seat-link", seat=0)["url"].rpartition("/")[2]
    actions = ",".join(map(str, act["actions"]))
    assert len(act["actions"]) > 1
    own = [str(LIMIT), f'"actions":[{actions}]', "ada-s-own-id", link]
    probe = {**act, "command_id": "guess"}
    for one in (bo, eva):
        before += read_of(one, table)
        for path, body in (
            ("commands", probe), ("commands", {**probe, "actions": [1]}),
            ("draft", {"seat": 0, "actions": act["actions"]}),
            ("commands", {**probe, "seat": 1, "text": "?"}),
            ("seat-link?seat=0", None), ("refuse", {"seat": 0}),
        ):  # fmt: skip
            before += one.http.post(f"/tables/{table}/{path}", json=body).text
    mine = read_of(ada, table)
    eva.close()
    return table, own, (mine, before)


def read_of(one, table):
    """All that somebody can read of a table, refusals included."""
    said = [one.http.get(f"/tables/{table}{path}").text for path in READ]
    said += [one.http.get(f"/tables?of={of}").text for of in ("mine", "running", "waiting")]
    with one.stream(f"/tables/{table}/stream") as stream:
        said.append(json.dumps(next(stream), separators=(",", ":")))
    return "\n".join(said)


def test_a_server_stops_gracefully_starts_again_and_tells_nobody_s_secrets(tmp_path):
    data = tmp_path / "house"
    server = Server(data).wait("/healthz")
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
    secret, own, said = told_to_others(server, ada, bo)
    canaries += own
    metrics = httpx.get(f"{server.url}/metrics", headers=running_by(data), timeout=SOON).text
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
    begin = f"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    half = socket.create_connection(("127.0.0.1", server.port), SOON)
    half.sendall(f'{begin}Content-Length: 99\r\n\r\n{{"game":"canary'.encode())
    start = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - start < 10
    watching.join(SOON)
    assert ends[0] == "frame" and ends[-1] == "bye"
    assert half.recv(1) == b""  # nobody waits for what was not said
    half.close()

    seeds = seeds_in(data)
    canaries += seeds
    log = server.said()
    assert '"status": 200' in log and own[0] in said[0]
    for canary in (*canaries, table, secret, "canary"):
        assert canary not in log and canary not in metrics
    assert len(seeds) == 2
    for canary in (*own, *seeds):
        assert canary not in said[1]

    again = Server(data, port=server.port).wait("/healthz")  # the same cookies, the same table
    frame = bo.get(f"/tables/{table}", seat=1)
    assert frame["status"]["asked"] == [1] and frame["house"]["my_seats"] == [1]
    with bo.stream(f"/tables/{table}/stream", seat=1, since=frame["head"]) as stream:
        told = frames(stream)
        head = bo.act(table, frame, chooser())
        assert [one["seq"] for one in next(told)["seen"]] == [head]
        again.process.kill()  # what was acknowledged is on the disk
        again.stop(signal.SIGKILL)
    last = Server(data, port=server.port).wait("/healthz")
    assert ada.get(f"/tables/{table}", seat=0)["head"] == head
    assert last.stop(signal.SIGINT) == 0
    ada.close()
    bo.close()
