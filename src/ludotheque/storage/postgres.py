"""PostgreSQL: any number of houses at the same tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError

from ludotheque.core.extras import library
from ludotheque.storage import migrations
from ludotheque.storage.errors import StorageFailed, StorageRefused
from ludotheque.storage.store import Store

_WRITERS = 4
_READERS = 8
_PATIENCE = 10.0  # seconds that a server may be away
_LOST = {  # how soon a connection that is cut is noticed
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# classes of errors that are the server's: connection, rollback, resources, locks, operator, system
_TROUBLE = {"08", "40", "53", "55", "57", "58"}
_DISK_FULL = "53100"
_SETTINGS = """
    SELECT set_config('lock_timeout', '5s', false),
           set_config('idle_in_transaction_session_timeout', '60s', false),
           set_config('synchronous_commit', CASE current_setting('synchronous_commit')
                      WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
"""
_CLOCK = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")


class PostgresStore(Store):
    """A row lock a table, and PostgreSQL's own clock."""

    def __init__(self, url: URL) -> None:
        library("psycopg", "scale")
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        writing = _engine(url, _WRITERS)
        try:
            with writing.connect() as connection:
                version = migrations.version(connection)
        except OperationalError as error:
            raise StorageFailed("storage-unreachable") from error
        finally:
            writing.dispose()
        if version != migrations.LATEST:
            raise StorageRefused(
                "storage-older" if version < migrations.LATEST else "storage-newer",
                path=str(url.database),
            )
        reading = _engine(url, _READERS, isolation_level="REPEATABLE READ", pool_pre_ping=True)
        super().__init__(writing, reading, threads=_WRITERS, patience=_PATIENCE)

    def _time(self, connection: Connection) -> int:
        return int(connection.scalar(_CLOCK) or 0)

    def _trouble(self, error: DBAPIError) -> str:
        state = getattr(error.orig, "sqlstate", None)
        if state == _DISK_FULL:
            return "storage-full"
        is_gone = isinstance(error, OperationalError) and state is None
        is_theirs = is_gone or error.connection_invalidated or (state or "")[:2] in _TROUBLE
        return "storage-unreachable" if is_theirs else ""


def bring_up(url: URL) -> None:
    """Run the migrations that are missing; of several houses that try, one does."""
    library("psycopg", "scale")
    from ludotheque.storage import jobs

    engine = _engine(url, 1)
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('ludotheque'))"))
            if migrations.version(connection) > migrations.LATEST:
                raise StorageRefused("storage-newer", path=str(url.database))
            migrations.upgrade(connection)
            jobs.prepare(connection)
    except OperationalError as error:
        raise StorageFailed("storage-unreachable") from error
    finally:
        engine.dispose()


def _engine(url: URL, size: int, **options: Any) -> Engine:
    made = create_engine(
        url.set(drivername="postgresql+psycopg"),
        connect_args=_LOST,
        pool_size=size,
        hide_parameters=True,
        **options,
    )

    @event.listens_for(made, "connect")
    def connect(connection: Any, record: object) -> None:
        try:
            connection.execute(_SETTINGS)
            connection.commit()
        except BaseException:
            connection.close()  # it never reached the pool, which closes the others
            raise

    return made
