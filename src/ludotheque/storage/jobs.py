"""Machines' turns as jobs of Procrastinate, put in the transaction of the event that asks them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from procrastinate import App, SyncPsycopgConnector
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job
from psycopg import Connection as Driver
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import OperationalError

from ludotheque.storage.kept import Turn

QUEUE, TASK = "machines", "turn"


def put(connection: Connection, turns: Iterable[tuple[str, Turn]]) -> None:
    """Let turns be seen to once the transaction of a connection is committed."""
    jobs = [
        Job(
            queue=QUEUE, task_name=TASK, lock=None, queueing_lock=None,
            task_kwargs={"table": table_id, **turn._asdict()},
        )
        for table_id, turn in turns
    ]  # fmt: skip
    try:
        _app().job_manager.batch_defer_jobs(jobs, connection=_driver(connection))
    except ConnectorException as error:  # for the writer, an error of the engine like any other
        cause = error.__cause__ or error
        raise OperationalError("defer", None, cause, hide_parameters=True) from cause


def prepare(connection: Connection) -> None:
    """Make Procrastinate's own tables, unless they are there."""
    if not inspect(connection).has_table("procrastinate_jobs"):
        _driver(connection).execute(_app().schema_manager.get_schema())


def _driver(connection: Connection) -> Driver:
    found = connection.connection.driver_connection
    assert isinstance(found, Driver)
    return found


@cache
def _app() -> App:
    """It has no connections of its own: it puts jobs by those of others."""
    return App(connector=SyncPsycopgConnector())
