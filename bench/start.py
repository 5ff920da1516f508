"""The first start and every other: until one is asked, and until a machine has acted.

make bench        or        .venv-bench/bin/python bench/start.py
"""

from __future__ import annotations

import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path

import httpx
import pexpect
from report import PLAIN, row_at_most, write

from ludotheque.cli.home import Home, Sitter
from ludotheque.cli.terminal import Terminal
from ludotheque.core.position import Variant
from ludotheque.games import discovery

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.waiting import free_port

ASKED = "\x1b[?25l"  # the cursor goes where a line is read, or until a machine has begun

CHILD = """
import sys, time
from ludotheque.bots.machines import Machine
from ludotheque.bots.workers import Worker
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.core.jit import hurry
hurry()
game = discovery.find(sys.argv[1])
machine = Machine.parse(game, "2")
preparing = Preparing(Terminal("en", plain=True), game, has_machine=True)
position = Variant(game).new(1)
view = position.view(position.asked[0])
view.choices(), view.describe()
ready = time.perf_counter()
worker = Worker()
worker.begin()
preparing.machine()
worker.start(game, machine)
worker.choose(game, position.variant.options, machine, bytes(view), [], 1, 0.1)
acted = time.perf_counter()
worker.close()
preparing.close()
print(acted - ready)
"""


def act(name: str, cache: str) -> float:
    """Seconds from the first view of a new process until a machine has acted."""
    done = subprocess.run(
        [PLAIN, "-c", CHILD, name],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_CACHE_HOME": cache},
    )
    return float(done.stdout)


def prompt(name: str, cache: str, data: str) -> float:
    """Seconds from the command until one is asked, or told who begins, at a terminal."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache, "TERM": "xterm"}
    start = time.perf_counter()
    child = pexpect.spawn(
        str(PLAIN.with_name("ludotheque")),
        ["play", name, "--lang", "en", "--data", data],
        env=environment,
        dimensions=(50, 100),
        timeout=60,
    )
    child.expect_exact(ASKED)
    asked = time.perf_counter()
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    child.close()
    return asked - start


def served(name: str, cache: str, data: str) -> tuple[float, float]:
    """Seconds from `ludotheque serve` to an open table, and from there until machines can play."""
    port, nonce, start = free_port(), secrets.token_hex(16), time.perf_counter()
    url = f"http://127.0.0.1:{port}/api/v1"
    server = subprocess.Popen(
        [
            PLAIN.with_name("ludotheque"), "serve", "--no-browser", "--port", str(port),
            "--data", data,
        ],
        env={**os.environ, "XDG_CACHE_HOME": cache},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    transport = httpx.HTTPTransport(retries=10)  # connections are refused for half a second
    origin = {"Origin": f"http://127.0.0.1:{port}"}
    try:
        with httpx.Client(base_url=url, headers=origin, transport=transport, timeout=60) as http:
            usual = http.get(f"/games/{name}").json()["usual"]
            machines = [{"seat": k, "level": usual["level"]} for k in range(1, usual["seats"])]
            sit = {"seat": 0, "pledge": sha256(nonce.encode()).hexdigest()}
            body = {"game": name, "seats": usual["seats"], "sit": sit, "machines": machines}
            http.post("/tables", json={**body, "start": True}).raise_for_status()
            opened = time.perf_counter()
            while http.get(f"/games/{name}").json()["readiness"]["state"] != "ready":
                time.sleep(0.05)
            return opened - start, time.perf_counter() - opened
    finally:
        server.terminate()
        server.wait()


def play_once(name: str, data: str) -> None:
    """Leave a game in a store, so that whoever plays the next knows how."""
    home = Home(Terminal("en", plain=True), Path(data))
    variant = Variant(discovery.find(name))
    home.seat(variant, [Sitter("one"), *[Sitter(bot="0")] * (variant.seats - 1)])
    home.close()


def main() -> None:
    rows = []
    for name in discovery.names():
        print(f"{name} ...", flush=True)
        with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as data:
            first = prompt(name, cache, data)
        with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as data:
            opened, ready = served(name, cache, data)
        with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as data:
            cold = act(name, cache)
            warm = min(act(name, cache) for _ in range(5))
            play_once(name, data)
            asked = [prompt(name, cache, data) for _ in range(9)]
        rows += [
            row_at_most(f"{name}, the first prompt, cold", first, 5, " s"),
            row_at_most(f"{name}, the machine's first act, cold", cold, 8, " s"),
            row_at_most(f"{name}, a table of a new server, cold", opened, 5, " s"),
            row_at_most(f"{name}, until its machines can play", ready, 8, " s"),
            row_at_most(f"{name}, the first prompt, warm", statistics.median(asked), 1, " s"),
            row_at_most(f"{name}, the slowest of nine", max(asked), 1, " s"),
            row_at_most(f"{name}, the machine's first act, warm", warm, 2, " s"),
        ]
    write(
        "The first start",
        rows,
        "Prompt: seconds from `ludotheque play GAME` in a pseudo-terminal to the first question, "
        "or until it is told that a machine begins, when the game is new to the player and nothing "
        "is compiled (cold), or when both were there (warm, the median of nine). The machine's act:"
        " seconds from the first view of a new process, with an empty cache, or the best of five. "
        "A new server: seconds from `ludotheque serve` until a table is open, and from there until "
        "the machines of its game can play.",
    )


if __name__ == "__main__":
    main()
