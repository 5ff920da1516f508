"""Commands in tests: nobody is there to whom a machine's haste could tell something."""

from __future__ import annotations

import pytest

from ludotheque.cli import machines


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch) -> None:
    monkeypatch.setattr(machines, "span", lambda game, player, public: 0.0)
