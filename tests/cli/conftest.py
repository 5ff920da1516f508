"""Commands in tests: nobody is there to whom a machine's haste could tell something."""

from __future__ import annotations

import pytest

from ludotheque.house import pool
from ludotheque.tables import clocks


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch) -> None:
    monkeypatch.setattr(pool, "span", lambda game, player, public: 0.0)
    monkeypatch.setattr(clocks, "LEAST", 0)
