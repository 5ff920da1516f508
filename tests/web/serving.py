"""A real server process, and guests who talk to it over real sockets."""

from __future__ import annotations

import hashlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import httpx

from tests.waiting import SOON, free_port

NDJSON = {"Accept": "application/x-ndjson"}


class Server:
    """`ludotheque serve` in a process of its own, on a port of its own."""

    def __init__(self, data, *more, port=0):
        self.data, self.port = data, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        data.mkdir(exist_ok=True)
        self.log = (data / "log").open("ab")
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--log", "json",
                "--log-level", "info", "--port", str(self.port), "--data", str(data), *more,
            ],
            stdout=self.log,
            stderr=self.log,
            env={**os.environ, "LUDOTHEQUE_RATE": os.environ.get("LUDOTHEQUE_RATE", "0")},
        )  # fmt: skip

    def wait(self, path="/readyz", seconds=SOON):
        """Until it answers; by itself, until people can come."""
        until = time.monotonic() + seconds
        while True:
            try:
                if httpx.get(f"{self.url}{path}", timeout=SOON).is_success:
                    return self
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, (self.data / "log").read_text()
            assert time.monotonic() < until, "it never was ready"
            time.sleep(0.05)

    def wait_for_machines(self):
        """Until nothing is compiled any more."""
        while True:
            games = httpx.get(f"{self.url}/api/v1/games", timeout=SOON).json()["games"]
            if all(game["readiness"]["state"] == "ready" for game in games):
                return self
            time.sleep(0.05)

    def stop(self, how=signal.SIGTERM):
        """The exit code."""
        self.process.send_signal(how)
        code = self.process.wait(SOON)
        self.log.close()
        return code

    def said(self):
        return (self.data / "log").read_text()


@contextmanager
def served(data, *more):
    server = Server(data, *more)
    try:
        yield server.wait().wait_for_machines()
    finally:
        if server.process.poll() is None:
            server.stop()


class Guest:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, url, name="", token="", transport=None):
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": url}
        self.http = httpx.Client(
            base_url=f"{url}/api/v1", headers=headers, timeout=SOON, transport=transport
        )
        self.nonces = {}
        if name:
            self.put("/me", {"name": name, "language": "en"})

    def close(self):
        self.http.close()

    def get(self, path, **query):
        return self._ok(self.http.get(path, params=query))

    def post(self, path, body=None, **query):
        return self._ok(self.http.post(path, json=body, params=query))

    def put(self, path, body, **query):
        return self._ok(self.http.put(path, json=body, params=query))

    def refused(self, method, path, body=None, **query):
        """Status and code of a refusal."""
        answer = self.http.request(method, path, json=body, params=query)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        problem = answer.json()
        assert problem["status"] == answer.status_code and problem["detail"]
        return answer.status_code, problem["code"]

    def _ok(self, answer):
        assert answer.is_success, answer.text
        if not answer.content:
            return None
        is_json = answer.headers["content-type"] == "application/json"
        return answer.json() if is_json else answer.text

    def pledge(self, key):
        nonce = self.nonces.setdefault(key, secrets.token_hex(16))
        return hashlib.sha256(nonce.encode()).hexdigest()

    def open(self, game, seats, seat=0, **more):
        """A table at which one sits."""
        sit = {"seat": seat, "pledge": self.pledge(seat)}
        body = {"game": game, "seats": seats, "sit": sit, **more}
        return self.post("/tables", body)

    def come(self, invitation):
        """The table to which a link invites."""
        table, secret = invitation.partition("#/join/")[2].split(".")
        return self.post("/join", {"table": table, "secret": secret})["table"]

    def do(self, table, do, seat=0, **body):
        """Do something at a table as it is; who was crossed by a machine looks again."""
        command = {"command_id": secrets.token_hex(8), "seat": seat, "do": do, **body}
        for _ in range(50):
            head = self.get(f"/tables/{table}", seat=-1)["head"]
            sent = {**command, "expected_seq": head}
            answer = self.http.post(f"/tables/{table}/commands", json=sent)
            if answer.is_success or answer.json()["code"] != "stale":
                break
        return self._ok(answer)

    def sit(self, table, seat):
        return self.do(table, "sit", seat, pledge=self.pledge(seat))

    def reveal(self, table, seat):
        return self.do(table, "reveal", seat, nonce=self.nonces[seat])

    def act(self, table, frame, chooser):
        """Do anything that is whole, found by drafts where one action is not enough."""
        seat, actions = frame["viewer"], [chooser.choice(frame["actions"])]
        command = {"command_id": secrets.token_hex(8), "expected_seq": frame["head"], "seat": seat}
        while True:
            answer = self.http.post(
                f"/tables/{table}/commands", json={**command, "actions": actions}
            )
            if answer.is_success or answer.json()["code"] != "unfinished":
                return self._ok(answer)["head"]
            draft = self.post(f"/tables/{table}/draft", {"seat": seat, "actions": actions})
            actions.append(chooser.choice(draft["additions"]))

    @contextmanager
    def stream(self, path, headers=NDJSON, **query):
        """The events of a stream, as (kind, data, id)."""
        with self.http.stream("GET", path, params=query, headers=headers) as answer:
            if not answer.is_success:
                answer.read()
            assert answer.is_success, answer.text
            yield events(answer)


def events(answer):
    for line in answer.iter_lines():
        found = json.loads(line)
        yield found["event"], found["data"], found["id"]


def frames(stream):
    return (data for kind, data, _ in stream if kind == "frame")


def chooser(seed=1):
    return random.Random(seed)
