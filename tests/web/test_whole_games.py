"""Each game played to its end by several clients, each of whom sees only his own."""

from __future__ import annotations

import http.server
import json
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest

from ludotheque.games import discovery
from tests.conformance.walks import small_options
from tests.web.serving import SOON, chooser, frames

NAMES = ("Ada", "Bo", "Cléo", "Dirk", "Eva", "Fox")


def seats_of(game):
    found = discovery.find(game)
    return min(found.most_seats, found.fewest_seats + 1)


class Client(threading.Thread):
    """Watches a seat by its stream, and acts whenever it is asked."""

    def __init__(self, guest, table, seat):
        super().__init__(daemon=True)
        self.guest, self.table, self.seat = guest, table, seat
        self.seqs, self.last, self.failure = [], None, None

    def run(self):
        try:
            self._play()
        except BaseException as error:  # told by the test
            self.failure = error

    def _play(self):
        dice = chooser(960 + self.seat)  # a short game, where nothing is drawn
        path = f"/tables/{self.table}/stream"
        with self.guest.stream(path, seat=self.seat) as stream:
            for frame in frames(stream):
                assert frame["viewer"] == self.seat
                self.seqs += [seen["seq"] for seen in frame["seen"]]
                self.last = frame
                if frame["result"]:
                    return
                if frame["actions"]:
                    self.guest.act(self.table, frame, dice)


@pytest.mark.parametrize("game", discovery.names())
def test_several_clients_play_a_game_to_its_end(guest, game):
    seats = seats_of(game)
    people = [guest(name) for name in NAMES[:seats]]
    options = small_options(discovery.find(game))
    options.pop("map", None)  # the web knows shipped maps only
    opened = people[0].open(game, seats, options=options)
    table = opened["table"]
    for seat, person in enumerate(people[1:], 1):
        assert person.refused("GET", f"/tables/{table}") == (404, "storage-no-table")
        assert person.come(opened["invitation"]) == table
        person.sit(table, seat)
    people[0].do(table, "start")
    house = people[0].get(f"/tables/{table}")["house"]
    assert [seat["name"] for seat in house["seats"]] == list(NAMES[:seats])
    assert house["stage"] == "revealing"
    clients = [Client(person, table, seat) for seat, person in enumerate(people)]
    for client in clients:
        client.start()
    for seat, person in enumerate(people):
        person.reveal(table, seat)
    for client in clients:
        client.join(2 * SOON)
        assert client.failure is None and not client.is_alive(), client.failure
    for client in clients:
        assert client.seqs == [*range(client.last["head"] + 1)]  # no gap, no repeat
        assert client.last["result"]["how"] == "rules"
    read_it_all(people, table, house["commitment"], seats)


@pytest.mark.parametrize("game", ["spywhere"])
def test_the_example_of_a_bot_plays_a_game(guest, server, tmp_path, game):
    made = guest("Bot’s owner").post("/me/tokens", {"scopes": ["play", "read"]})
    (tmp_path / "token.txt").write_text(made["token"])
    bot = Path(__file__).parents[2] / "examples" / "web_bot.py"
    command = [sys.executable, str(bot), server.url, str(tmp_path / "token.txt"), game, "0"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=2 * SOON, check=True)
    assert said.stdout.splitlines()[-1].startswith("over: [")
    lines = [line.strip() for line in bot.read_text().splitlines()]
    assert sum(bool(line) and not line.startswith("#") for line in lines) <= 40


class Grumpy(http.server.BaseHTTPRequestHandler):
    """A server that is too busy first, lets streams break off, and was quicker once."""

    protocol_version = "HTTP/1.1"
    said: ClassVar[list[str]] = []
    asked: ClassVar[Counter[str]] = Counter()

    def do_GET(self):
        self.asked[self.path] += 1
        nth = self.asked[self.path]
        if "stream" not in self.path:
            return self.answer(429 if nth == 1 else 200, {"usual": {"seats": 2, "level": "0"}})
        frame = {"head": nth, "actions": [nth], "result": None}
        if nth == 4:
            frame |= {"actions": [], "result": {"returns": [1, -1]}}
        if nth == 2:
            return self.answer(429, {"code": "too-many-streams"})
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        line = json.dumps({"event": "frame", "id": "1", "data": frame}).encode() + b"\n"
        self.wfile.write(b"%x\r\n%b\r\n" % (len(line), line))
        self.close_connection = True  # in the middle of it
        return None

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked[self.path] += 1
        if self.path.endswith("/draft"):
            more = {"additions": [9]} if len(body["actions"]) < 2 else {"additions": []}
            return self.answer(200, more)
        if self.path.endswith("/commands"):
            self.said.append(body["actions"])
            return self.answer(409, {"code": "stale", "head": 2})
        return self.answer(503 if self.asked[self.path] == 1 else 201, {"table": "T"})

    def answer(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        if status in (429, 503):
            self.send_header("Retry-After", "0")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *said):
        pass


def test_the_bot_waits_when_it_is_told_to_and_comes_back_to_a_stream_that_was_lost(tmp_path):
    (tmp_path / "token.txt").write_text("ludo_x")
    bot = Path(__file__).parents[2] / "examples" / "web_bot.py"
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Grumpy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        command = [sys.executable, str(bot), url, str(tmp_path / "token.txt"), "agon"]
        said = subprocess.run(command, capture_output=True, text=True, timeout=2 * SOON, check=True)
        server.shutdown()
    assert said.stdout.splitlines()[-1] == "over: [1, -1]"
    assert Grumpy.said == [[1, 9], [3, 9]]


def read_it_all(people, table, commitment, seats):
    """What everybody may read when a game is over."""
    checked = people[0].get(f"/tables/{table}/check", commitment=commitment)
    assert checked["is_whole"] and checked["commitment"] == "shown" and checked["acts"] > 5
    other = people[0].get(f"/tables/{table}/check", commitment="0" * 64)
    assert not other["is_whole"] and other["commitment"] == "differs"
    record = people[1].get(f"/tables/{table}/record")
    assert record["format"] == "ludotheque record 2"
    head = len(record["events"])
    replay = people[1].get(f"/tables/{table}/replay", **{"as": "all"})
    assert len(replay["seats"]) == seats
    for one in (replay, *replay["seats"]):
        assert [step["seq"] for step in one["steps"]] == [*range(head + 1)]
    viewers = {"0": replay["seats"][0], "spectator": replay}
    for whose, one in viewers.items():  # laid open is what each knew, and no more
        alone = people[1].get(f"/tables/{table}/replay", **{"as": whose})
        assert (alone["viewer"], alone["steps"]) == (one["viewer"], one["steps"])
    assert isinstance(people[0].get(f"/tables/{table}/review")["parts"], list)
    log = people[1].get(f"/tables/{table}/log", seat=1)
    assert len(log.splitlines()) == head + 1
