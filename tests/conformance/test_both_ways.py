"""Compiled and interpreted, the rules do the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.jit import is_compiled
from tests.conformance.digests import digests


@pytest.mark.skipif(not is_compiled(), reason="the compiled run asks the interpreter")
def test_compiled_and_interpreted_rules_agree_on_every_byte() -> None:
    interpreted = json.loads(_interpreted())
    assert not interpreted["compiled"]
    assert interpreted["digests"] == digests()


def _interpreted() -> str:
    """What the interpreter says; `make test` asks once for all its parts and names the file."""
    if kept := os.environ.get("LUDOTHEQUE_INTERPRETED"):
        return Path(kept).read_text()
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.conformance.digests"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_the_interpreted_run_is_interpreted() -> None:
    """The switch that `make test` sets really turns the JIT off."""
    assert is_compiled() == (os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0"))
