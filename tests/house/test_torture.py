"""A house may be killed at any moment of a game: what it has answered is there, and once."""

from __future__ import annotations

import shutil

import pytest

from tests.house.torture import torture

ROUNDS = 20


def test_a_killed_house_goes_on_where_it_was(where):
    """A command whose answer was lost is sent again, and counts once."""
    counts = torture(where, ROUNDS)
    assert counts["done"] > 5 * ROUNDS and counts["refused"] < counts["done"] / 10


@pytest.mark.skipif(not shutil.which("strace"), reason="there is no strace")
def test_a_house_that_a_call_has_killed_goes_on_where_it_was(tmp_path):
    counts = torture(str(tmp_path / "house.db"), 2, at_calls=True)
    assert counts["found"] > 10
