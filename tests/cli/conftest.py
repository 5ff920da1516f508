"""Commands in tests: nobody is there to whom a machine's haste could tell something."""

from __future__ import annotations

import functools

import pytest
from typer import main, testing

from ludotheque.house import pool
from ludotheque.tables import clocks

_get_command = functools.cache(main.get_command)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch) -> None:
    monkeypatch.setattr(pool, "span", lambda game, player, public: 0.0)
    monkeypatch.setattr(clocks, "LEAST", 0)


@pytest.fixture(autouse=True)
def commands_are_put_together_once(monkeypatch) -> None:
    """As in a process of their own; Typer would read all signatures at every call."""
    monkeypatch.setattr(testing, "_get_command", _get_command)
