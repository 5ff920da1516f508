"""A house may be killed at any moment: what it has acknowledged is there, and once."""

from __future__ import annotations

import shutil

import pytest

from tests.storage.torture import torture, torture_calls, torture_each_call

ROUNDS = 20
with_strace = pytest.mark.skipif(not shutil.which("strace"), reason="there is no strace")


def test_a_file_keeps_all_that_was_acknowledged(tmp_path):
    counts = torture(str(tmp_path / "house.db"), ROUNDS)
    assert counts["done"] > 5 * ROUNDS


def test_a_database_keeps_all_that_two_houses_acknowledged(clean_database):
    counts = torture(clean_database, ROUNDS, houses=2)
    assert counts["done"] > 5 * ROUNDS


@with_strace
def test_a_file_keeps_it_when_a_call_that_writes_kills_the_house_or_fails(tmp_path):
    """Some of all calls of a life with checkpoints; `make torture` breaks each."""
    counts = torture_each_call(tmp_path, most=6)
    assert counts["calls"] > 60 and counts["kinds"] >= 4
    assert counts["lives"] == 6 and counts["done"] > 6


@with_strace
def test_a_database_keeps_it_when_a_call_kills_the_house(clean_database):
    counts = torture_calls(clean_database, 1, calls=("sendto",), ends=("signal=KILL",))
    assert counts["found"] > 0
