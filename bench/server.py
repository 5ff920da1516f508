"""The server under load beside boardgame.io, over real sockets: four streams, or clients, a table.

make bench        or        .venv-bench/bin/python bench/server.py [TABLES [SECONDS]]

Load generators beside them (`server/*`, on Node) open the tables, watch each with four streams and
let those who are asked act: at a fixed rate, then as fast as it goes. What the house acknowledges
is on disk; the peer keeps nothing. Of both, how much CPU a move costs the server, which tells more
than the rate where others share the machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from report import row, row_at_most, write

HERE = Path(__file__).parent / "server"
GAME, SEATS, STREAMS = "agon", "2", 4
TABLES, FEWER = 1000, 250  # at a fixed rate; as fast as it goes, as the peer was measured
RATE, SECONDS = 400, 15
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

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(20)


@contextmanager
def house(port: int) -> Iterator[Process]:
    """A server of ours, whose limits are off: one address has all guests."""
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--rate", "0"]
        quiet = ["--log-level", "warning", "--port", str(port), "--data", folder]
        process = Process(*serve, *quiet)
        try:
            wait(lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").close())
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


def loaded(process: Process, generator: str, *given: object) -> Found:
    """What a generator finds; the server's CPU is counted from its first line to its last."""
    command = [node(), str(HERE / generator), *map(str, given)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.readline()
        before, stolen = process.cpu, stolen_time()
        found = msgspec.json.decode(running.stdout.readline(), type=Found)
        found.ms = 1000 * (process.cpu - before) / max(1, found.moves)
        found.mb, found.stolen = process.mb, stolen_time() - stolen
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


def measured(tables: int, seconds: int) -> tuple[Sequence[Found], Sequence[Found]]:
    """The house and the peer: paced, and as fast as it goes; each on a server of its own."""
    ours, theirs = list[Found](), list[Found]()
    for count, rate in ((tables, RATE), (min(tables, FEWER), 0)):
        few = min(count, FEWER)
        port = free_port()
        with boardgame(port) as process:
            theirs.append(loaded(process, "load_boardgame.cjs", port, few, rate, seconds))
        port = free_port()
        with house(port) as process:
            url = f"http://127.0.0.1:{port}"
            given = (url, GAME, SEATS, count, rate, seconds)
            ours.append(loaded(process, "load_house.mjs", *given))
    return ours, theirs


def main() -> None:
    """Measure, and write it down."""
    tables, seconds = (*map(int, sys.argv[1:]), *(TABLES, SECONDS)[len(sys.argv) - 1 :])
    (slow, fast), (peer_slow, peer_fast) = measured(tables, seconds)
    few, trouble = min(tables, FEWER), slow.gaps + fast.gaps + slow.refused + fast.refused
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
        f"others' frames {slow.others} ms, {slow.ms:.2f} ms of CPU a move, {slow.mb:.0f} MB. At "
        f"saturation, {few} tables: ack {fast.acks} ms, frames {fast.others} ms, "
        f"{fast.mb:.0f} MB. boardgame.io 0.50, {few} tables, which keeps nothing: at "
        f"{RATE} moves/s ({peer_slow.moves_s:.0f} reached) the others after {peer_slow.others} ms, "
        f"{peer_slow.ms:.2f} ms of CPU a move; at saturation {peer_fast.others} ms, "
        f"{peer_fast.mb:.0f} MB. The generators share the cores. Stolen by other machines in "
        f"{seconds} s: {slow.stolen:.1f} and {fast.stolen:.1f} s, beside the peer "
        f"{peer_slow.stolen:.1f} and {peer_fast.stolen:.1f} s.",
    )  # fmt: skip


if __name__ == "__main__":
    main()
