"""Stores of both engines, empty."""

from __future__ import annotations

import os

import pytest

from ludotheque.storage import migrate, open_store
from ludotheque.storage.schema import metadata
from tests.storage.servers import Server, execute, new_database


@pytest.fixture(scope="session")
def postgres():
    """The address of a server: the one that is named, or one of our own for all test workers."""
    named = os.environ.get("LUDOTHEQUE_TEST_POSTGRES")
    if named:
        yield named
        return
    server = Server(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def database(postgres):
    """A database of this test worker's own."""
    url = new_database(postgres)
    migrate(url)
    return url


@pytest.fixture
def clean_database(database):
    execute(database, *(f"DELETE FROM {name}" for name in metadata.tables if name != "house"))
    execute(database, "UPDATE house SET heartbeat = NULL")
    return database


@pytest.fixture(params=["sqlite", "postgres"])
def where(request, tmp_path):
    """Where an empty store is, of each engine."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    return request.getfixturevalue("clean_database")


@pytest.fixture
def store(where):
    opened = open_store(where)
    yield opened
    opened.close()
