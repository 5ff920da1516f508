"""Houses in stores of both engines, and a toy of the tests among the games."""

from __future__ import annotations

import pytest

from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.storage import open_store
from ludotheque.tables import standing
from tests.house.hosting import LaterTimers
from tests.storage.conftest import clean_database, database, postgres, store, where

__all__ = ["clean_database", "database", "postgres", "store", "where"]


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """Let the toys of the tests be played at tables, too."""

    def find(name):
        package = "tests.games" if name in ("sealed", "kuhn") else discovery.HOUSE
        return discovery.find(name, package)

    monkeypatch.setattr(standing, "_game", find)
    standing.fresh.cache_clear()


@pytest.fixture
def timers():
    return LaterTimers()


@pytest.fixture
def file(tmp_path):
    """A store of the embedded engine, where one is enough."""
    opened = open_store(tmp_path / "house.db")
    yield opened
    opened.close()


@pytest.fixture
def file_house(file, timers):
    made = House(file, pulse=0, timers=timers)
    yield made
    made.close()


@pytest.fixture
def house(store, timers):
    made = House(store, pulse=0, timers=timers)
    yield made
    made.close()
