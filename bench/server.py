"""The server under load, over real sockets: tables with four streams each, everything on disk.

make bench        or        .venv-bench/bin/python bench/server.py [TABLES]

A load generator beside it opens the tables, watches each with four streams (two seats, two
spectators) and lets the seats act: at a fixed rate, then as fast as it goes. Moves that are
acknowledged are durable.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from report import row, row_at_most, write

GAME, SEATS, STREAMS = "agon", 2, 4
RATE, SECONDS, MOVERS = 400, 15.0, 64
PEER_RATE = 1240.0  # moves a second of boardgame.io 0.50 at saturation, nothing on disk


class Happened(Struct):
    """An event that a viewer is told of."""

    seq: int


class Frame(Struct):
    """What the generator reads of a frame."""

    head: int
    actions: list[int]
    result: Any = None
    seen: list[Happened] = []


class Line(Struct):
    """A line of a stream."""

    event: str
    data: msgspec.Raw


_line, _frame = msgspec.json.Decoder(Line), msgspec.json.Decoder(Frame)


@dataclass
class Measured:
    """Milliseconds, and what went wrong."""

    acks: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    seconds: float = 0.0
    gaps: int = 0
    refused: int = 0

    def at(self, times: list[float], share: float) -> float:
        ordered = sorted(times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Wire:
    """A connection that is kept: one request after another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> tuple[int, bytes, str]:
        """Status, body and the cookie that was given."""
        if self._pair is None:
            self._pair = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._pair
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        lines = answer.decode("latin-1").lower().split("\r\n")
        length = next(int(one.split(":")[1]) for one in lines if one.startswith("content-length"))
        given = next((one for one in answer.decode("latin-1").split("\r\n")
                      if one.lower().startswith("set-cookie")), "")  # fmt: skip
        return int(lines[0].split()[1]), await reader.readexactly(length), given[12:].split(";")[0]


class Table:
    """A table, its four streams, and what they have seen."""

    def __init__(self, name: str, cookie: str) -> None:
        self.name, self.cookie = name, cookie
        self.frames: dict[int, Frame] = {}
        self.heads = [-1] * STREAMS
        self.sent: dict[int, float] = {}  # when the command was sent that made an event
        self.waits = 0
        self.told = asyncio.Event()

    async def watch(self, port: int, k: int, measured: Measured) -> None:
        """Read one of the streams for good."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        seat = k if k < SEATS else -1
        writer.write(
            f"GET /api/v1/tables/{self.name}/stream?seat={seat} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{port}\r\nAccept: application/x-ndjson\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        while size := int(await reader.readline(), 16):
            chunk = (await reader.readexactly(size + 2))[:-2]
            line = _line.decode(chunk)
            if line.event != "frame":
                continue
            frame = _frame.decode(line.data)
            told = [one.seq for one in frame.seen]
            if self.heads[k] >= 0 and told != [*range(self.heads[k] + 1, frame.head + 1)]:
                measured.gaps += 1
            self.heads[k] = frame.head
            if frame.head in self.sent:
                measured.frames.append(1000 * (time.perf_counter() - self.sent[frame.head]))
            if k < SEATS:
                self.frames[k] = frame
            self.told.set()
        writer.close()

    @property
    def asked(self) -> int | None:
        """The seat that has to act, if all that it needs has arrived."""
        newest = max(self.heads)
        for seat, frame in self.frames.items():
            if frame.actions and frame.head == newest:
                return seat
        return None


async def opened(wire: Wire) -> Table:
    """A table of one guest at two seats, at which play has begun."""
    nonces = [secrets.token_hex(16) for _ in range(SEATS)]
    pledges = [hashlib.sha256(nonce.encode()).hexdigest() for nonce in nonces]
    body = {
        "game": GAME, "seats": SEATS, "start": True, "sit": {"seat": 0, "pledge": pledges[0]},
        "hot_seats": [{"seat": 1, "name": "Bo", "pledge": pledges[1]}],
    }  # fmt: skip
    status, answer, cookie = await wire.ask("POST", "/tables", body)
    assert status == 201, answer
    table = Table(msgspec.json.decode(answer)["table"], cookie)
    for seat, nonce in enumerate(nonces):
        reveal = {"command_id": f"r{seat}", "expected_seq": 3 + seat, "seat": seat}
        status, answer, _ = await wire.ask(
            "POST", f"/tables/{table.name}/commands",
            {**reveal, "do": "reveal", "nonce": nonce}, cookie,
        )  # fmt: skip
        assert status == 200, answer
    return table


async def moved(wire: Wire, table: Table, measured: Measured, dice: random.Random) -> None:
    """Let whoever is asked at a table act."""
    seat = table.asked
    if seat is None:
        return
    frame = table.frames[seat]
    start = time.perf_counter()
    table.sent = {frame.head + 1: start}
    table.frames[seat] = Frame(frame.head, [])
    command = {"command_id": f"m{frame.head}", "expected_seq": frame.head, "seat": seat}
    status, _, _ = await wire.ask(
        "POST", f"/tables/{table.name}/commands",
        {**command, "actions": [dice.choice(frame.actions)]}, table.cookie,
    )  # fmt: skip
    if status == 200:
        measured.acks.append(1000 * (time.perf_counter() - start))
    else:
        measured.refused += 1


async def paced(port: int, tables: list[Table], measured: Measured) -> None:
    """So many moves a second, each sent when it is due, however late the others are."""
    dice, start, tasks = random.Random(1), time.perf_counter(), set[asyncio.Task[None]]()
    wires = [Wire(port) for _ in range(256)]
    for k in range(int(RATE * SECONDS)):
        due = start + k / RATE
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        wire = wires.pop() if wires else Wire(port)
        task = asyncio.create_task(moved(wire, tables[k % len(tables)], measured, dice))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        task.add_done_callback(lambda _, wire=wire: wires.append(wire))  # type: ignore[misc]
    await asyncio.gather(*tasks)
    measured.seconds = time.perf_counter() - start


async def saturated(port: int, tables: list[Table], measured: Measured) -> None:
    """As fast as it goes: some movers, each with tables of its own."""
    end = time.perf_counter() + SECONDS

    async def move(own: list[Table]) -> None:
        wire, dice, k = Wire(port), random.Random(len(own)), 0
        while time.perf_counter() < end:
            k += 1
            if own[k % len(own)].asked is None:
                await asyncio.sleep(0.001)
            await moved(wire, own[k % len(own)], measured, dice)

    start = time.perf_counter()
    await asyncio.gather(*(move(tables[k::MOVERS]) for k in range(min(MOVERS, len(tables)))))
    measured.seconds = time.perf_counter() - start


async def load(port: int, count: int) -> dict[str, Any]:
    """Open tables, watch them, measure both ways; what came of it."""
    wires = [Wire(port) for _ in range(16)]
    tables: list[Table] = []

    left = iter(range(count))

    async def open_some(wire: Wire) -> None:
        for _ in left:
            tables.append(await opened(wire))

    begun = time.perf_counter()
    await asyncio.gather(*map(open_some, wires))
    opening = time.perf_counter() - begun
    results: dict[str, Any] = {"opened": opening, "tables": len(tables)}
    watching = Measured()
    streams = [
        asyncio.create_task(table.watch(port, k, watching))
        for table in tables
        for k in range(STREAMS)
    ]
    while any(min(table.heads) < 0 for table in tables):
        await asyncio.sleep(0.05)
    for name, run in (("paced", paced), ("saturated", saturated)):
        watching.acks.clear()
        watching.frames.clear()
        watching.refused = 0
        await run(port, tables, watching)
        await asyncio.sleep(1.0)
        found = watching
        results[name] = {
            "rate": len(found.acks) / found.seconds,
            "refused": found.refused,
            "gaps": found.gaps,
            "acks": [found.at(found.acks, share) for share in (0.5, 0.99, 0.999)],
            "frames": [found.at(found.frames, share) for share in (0.5, 0.99, 0.999)],
        }
    for stream in streams:
        stream.cancel()
    return results


def served(data: Path, port: int) -> subprocess.Popen[bytes]:
    """A server of its own."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--rate", "0"]
    return subprocess.Popen([*command, "--port", str(port), "--data", str(data)])


def memory(process: subprocess.Popen[bytes]) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return (
        next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        / 1024
    )


def cpu(process: subprocess.Popen[bytes]) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait(port: int) -> None:
    """Until all games can be played."""
    import urllib.request

    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz") as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise TimeoutError


def main() -> None:
    """Measure, and write it down."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = served(Path(folder), port)
        try:
            wait(port)
            before = cpu(server)
            results = asyncio.run(load(port, count))
            used, size = cpu(server) - before, memory(server)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    slow, fast = results["paced"], results["saturated"]
    gaps = slow["gaps"] + fast["gaps"]
    write(
        f"The server: {count} tables x {STREAMS} streams",
        [
            row_at_most(f"ack at {RATE} moves/s, p99", slow["acks"][1], 50.0, " ms"),
            row_at_most(f"frames at {RATE} moves/s, p99", slow["frames"][1], 60.0, " ms"),
            row("moves/s at saturation, on disk", fast["rate"], PEER_RATE),
            row_at_most("gaps", gaps, 0),
        ],
        f"At {RATE} moves/s ({slow['rate']:.0f} reached): ack p50/p99/p99.9 "
        f"{_said(slow['acks'])} ms, the others' frames {_said(slow['frames'])} ms. At saturation "
        f"ack {_said(fast['acks'])} ms, "
        f"frames {_said(fast['frames'])} ms. {results['tables']} tables opened in "
        f"{results['opened']:.0f} s; {size:.0f} MB; {used:.0f} s of CPU in all. The load generator "
        "shares the cores. The rate to reach is boardgame.io's 0.50 (npm) with 250 tables x 4 "
        "clients on such a machine, which keeps nothing.",
    )


def _said(times: list[float]) -> str:
    return "/".join(f"{one:.1f}" for one in times)


if __name__ == "__main__":
    main()
