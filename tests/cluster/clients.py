"""Those who play and watch across servers, whatever happens to these."""

from __future__ import annotations

import json
import secrets
import threading
import time

import httpx

from tests.web.serving import SOON, chooser, frames

PASSING = (500, 502, 503)  # what a request may be answered while something is away
PACE = 0.1  # seconds between two moves


class Watcher(threading.Thread):
    """Follows a table through anything at one server, coming back with what it saw last."""

    def __init__(self, guest, table):
        super().__init__(daemon=True)
        self.guest, self.table = guest, table
        self.seqs, self.result = [], None
        self.start()

    def run(self):
        while self.result is None:
            since = self.seqs[-1] if self.seqs else -1
            try:
                path = f"/tables/{self.table}/stream"
                with self.guest.stream(path, seat=-1, since=since) as stream:
                    for frame in frames(stream):
                        self.seqs += [one["seq"] for one in frame["seen"]]
                        self.result = frame["result"]
                        if self.result:
                            return
            except (httpx.TransportError, AssertionError, ValueError):
                time.sleep(0.1)


class Client(threading.Thread):
    """Acts at seats of a table whenever they are asked, now at one server, now at another."""

    def __init__(self, cluster, table, seats, seed):
        super().__init__(daemon=True)
        self.cluster, self.table, self.seats = cluster, table, seats  # guests by seat
        self.acknowledged, self.is_over = [], threading.Event()
        self._dice, self._turn = chooser(seed), 0
        self.start()

    def run(self):
        while not self.is_over.wait(PACE):
            for seat, guest in self.seats.items():
                frame = self._ask(guest, "GET", f"/tables/{self.table}?seat={seat}")
                if frame["result"]:
                    return
                if seat in frame["status"]["asked"]:
                    self._act(guest, seat, frame)

    def _act(self, guest, seat, frame):
        body = {"command_id": secrets.token_hex(8), "expected_seq": frame["head"], "seat": seat}
        body["actions"] = [self._dice.choice(frame["actions"])]
        answer = self._ask(guest, "POST", f"/tables/{self.table}/commands", body)
        self.acknowledged.append((answer["head"], body["command_id"]))

    def _ask(self, guest, method, path, body=None):
        """What is answered in the end, by one server or another."""
        while True:
            self._turn += 1
            server = self.cluster.servers[self._turn % 2]
            try:
                answer = httpx.request(
                    method, f"{server.url}/api/v1{path}", json=body, timeout=SOON,
                    headers={"Origin": server.url}, cookies=dict(guest.http.cookies),
                )  # fmt: skip
                assert answer.is_success or answer.status_code in PASSING, answer.text
                if answer.is_success:
                    return answer.json()
            except (httpx.TransportError, json.JSONDecodeError):
                pass
            time.sleep(0.05)

    def goes_on(self, moves=3):
        """Whether there are more moves than when it was first asked."""
        before = len(self.acknowledged)
        return lambda: len(self.acknowledged) >= before + moves
