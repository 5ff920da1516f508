"""The server under load beside boardgame.io, over real sockets: four streams, or clients, a table.

make bench        or        .venv-bench/bin/python bench/server.py [TABLES [SECONDS]]

Load generators beside them (`server/*`, on Node) open the tables, watch each with four streams and
let those who are asked act: at a fixed rate, then as fast as it goes, the house and the peer in
turns of a second in which the other stands still, since the machine is half as fast at some moments
as at others. What the house acknowledges is on disk; the peer keeps nothing. Of both, how much CPU
a move costs the server, which tells more than the rate where others share the machine.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from report import row, row_at_most, write

HERE = Path(__file__).parent / "server"
GAME, SEATS, STREAMS = "agon", "2", 4
TABLES, FEWER = 1000, 250  # at a fixed rate; as fast as it goes, as the peer was measured
RATE, SECONDS = 400, 15
TURN, LONG = 1.0, 600  # seconds: of a turn; until a generator ends that nobody ends
PATIENCE = 120  # seconds until a server is ready


class Spread(Struct, frozen=True):
    """Milliseconds; none where nothing was measured."""

    p50: float | None = None
    p99: float | None = None
    p999: float | None = None

    def __str__(self) -> str:
        return "/".join(
            "-" if one is None else f"{one:.1f}" for one in (self.p50, self.p99, self.p999)
        )


class Found(Struct):
    """What a generator says in the end, and what its server took meanwhile."""

    moves: int
    moves_s: float
    others: Spread
    acks: Spread = Spread()
    gaps: int = 0
    refused: int = 0
    ms: float = 0.0  # of CPU a move
    mb: float = 0.0
    stolen: float = 0.0  # seconds of CPU that others on the same machine had meanwhile


class Process:
    """A server of which it is known what it takes."""

    def __init__(self, *command: str | Path) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    @property
    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def mb(self) -> float:
        """Megabytes that it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def stop(self) -> None:
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        self._process.wait(20)


@contextmanager
def house(port: int) -> Iterator[Process]:
    """A server of ours, whose limits are off: one address has all guests."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--rate", "0"]
        quiet = ["--log-level", "warning", "--port", str(port), "--data", folder]
        process = Process(*serve, *quiet)
        try:
            url = f"http://127.0.0.1:{port}/api/v1/games"
            wait(lambda: urllib.request.urlopen(url).close())
            while not is_compiled(url):
                time.sleep(0.1)
            yield process
        finally:
            process.stop()


@contextmanager
def boardgame(port: int) -> Iterator[Process]:
    """The peer's server."""
    process = Process(node(), HERE / "boardgame.cjs", str(port))
    try:
        wait(lambda: socket.create_connection(("127.0.0.1", port)).close())
        yield process
    finally:
        process.stop()


def is_compiled(url: str) -> bool:
    """Whether nothing is compiled any more beside what is measured, by a catalogue."""
    with urllib.request.urlopen(url) as answer:
        games = json.load(answer)["games"]
    return all(game["readiness"]["state"] == "ready" for game in games)


def wait(try_it: Callable[[], object]) -> None:
    """Until it works."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            try_it()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError


class Load:
    """A server under load: what its generator finds, and what it takes from its first line on."""

    def __init__(self, process: Process, generator: str, *given: object) -> None:
        self._process = process
        command = [node(), str(HERE / generator), *map(str, given)]
        self._running = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self._running.stdout is not None
        self._said = self._running.stdout
        self._said.readline()
        self._cpu, self._stolen, self._ran = process.cpu, stolen_time(), 0.0

    def pause(self) -> None:
        """Let both stand still."""
        self._running.send_signal(signal.SIGSTOP)
        self._process.send(signal.SIGSTOP)

    def run(self, seconds: float) -> None:
        """Let both go on for a while, and no longer."""
        self._process.send(signal.SIGCONT)
        self._running.send_signal(signal.SIGCONT)
        start = time.perf_counter()
        time.sleep(seconds)
        self.pause()
        self._ran += time.perf_counter() - start

    def end(self) -> Found:
        """What was found in the turns that it had."""
        self._process.send(signal.SIGCONT)
        self._running.send_signal(signal.SIGTERM)
        self._running.send_signal(signal.SIGCONT)
        found = self.found()
        found.moves_s = found.moves / self._ran
        return found

    def found(self) -> Found:
        """What was found in its time."""
        found = msgspec.json.decode(self._said.readline(), type=Found)
        found.ms = 1000 * (self._process.cpu - self._cpu) / max(1, found.moves)
        found.mb, found.stolen = self._process.mb, stolen_time() - self._stolen
        self._said.close()
        self._running.wait()
        return found


def stolen_time() -> float:
    """Seconds for which virtual cores had to wait for real ones, all together; 0 where unknown."""
    stat = Path("/proc/stat")
    fields = stat.read_text().split("\n", 1)[0].split() if stat.exists() else []
    return int(fields[8]) / os.sysconf("SC_CLK_TCK") if len(fields) > 8 else 0.0


def node() -> str:
    """Node, and the peer beside the generators."""
    found = shutil.which("node")
    if found is None:
        raise FileNotFoundError("node")
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def paced(tables: int, seconds: int) -> tuple[Found, Found]:
    """The peer and the house at a fixed rate, each alone."""
    few = min(tables, FEWER)
    port = free_port()
    with boardgame(port) as process:
        theirs = Load(process, "load_boardgame.cjs", port, few, RATE, seconds).found()
    port = free_port()
    with house(port) as process:
        given = f"http://127.0.0.1:{port}", GAME, SEATS, tables, RATE, seconds
        return theirs, Load(process, "load_house.mjs", *given).found()


def saturated(tables: int, seconds: int) -> tuple[Found, Found]:
    """The peer and the house as fast as they go, so many seconds each, in turns."""
    port = free_port(), free_port()
    with boardgame(port[0]) as theirs, house(port[1]) as ours:
        peer = Load(theirs, "load_boardgame.cjs", port[0], tables, 0, LONG)
        peer.pause()
        given = f"http://127.0.0.1:{port[1]}", GAME, SEATS, tables, 0, LONG
        own = Load(ours, "load_house.mjs", *given)
        own.pause()
        for _ in range(round(seconds / TURN)):
            peer.run(TURN)
            own.run(TURN)
        return peer.end(), own.end()


def main() -> None:
    """Measure, and write it down."""
    tables, seconds = (*map(int, sys.argv[1:]), *(TABLES, SECONDS)[len(sys.argv) - 1 :])
    few = min(tables, FEWER)
    peer_slow, slow = paced(tables, seconds)
    peer_fast, fast = saturated(few, seconds)
    trouble = slow.gaps + fast.gaps + slow.refused + fast.refused
    write(
        f"The server: {tables} tables x {STREAMS} streams",
        [
            row_at_most(f"ack at {RATE} moves/s, p99", slow.acks.p99 or 0.0, 50.0, " ms"),
            row_at_most(f"frames at {RATE} moves/s, p99", slow.others.p99 or 0.0, 60.0, " ms"),
            row("moves/s at saturation, on disk", fast.moves_s, peer_fast.moves_s),
            row_at_most("CPU a move at saturation", fast.ms, peer_fast.ms, " ms"),
            row_at_most("gaps and refusals", trouble, 0),
        ],
        f"At {RATE} moves/s ({slow.moves_s:.0f} reached): ack p50/p99/p99.9 {slow.acks} ms, the "
        f"others' frames {slow.others} ms, {slow.ms:.2f} ms of CPU a move, {slow.mb:.0f} MB; "
        f"boardgame.io 0.50, {few} tables, which keeps nothing ({peer_slow.moves_s:.0f} reached): "
        f"the others after {peer_slow.others} ms, {peer_slow.ms:.2f} ms of CPU a move. At "
        f"saturation, {few} tables each, {seconds} s each in turns of {TURN:.0f} s: "
        f"{fast.mb:.0f} and {peer_fast.mb:.0f} MB. The generators share the cores. Stolen by "
        f"other machines: beside the house {slow.stolen:.1f} s of {seconds}, beside the peer "
        f"{peer_slow.stolen:.1f} s, at saturation {fast.stolen:.1f} s of {2 * seconds}.",
    )  # fmt: skip


if __name__ == "__main__":
    main()
