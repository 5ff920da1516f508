"""Logs for who runs the house: what failed and where, never what it was about."""

from __future__ import annotations

import subprocess
import sys

import pytest

FAILS = """
import asyncio, logging, sys
from ludotheque.web.observing import set_up

def fail():
    known = "canary" + " in a variable"
    raise ValueError("canary in a sentence" + known[:0])

async def forget():
    asyncio.get_running_loop().create_task(failing())
    await asyncio.sleep(0.01)

async def failing():
    fail()

set_up(sys.argv[1])
try:
    fail()
except ValueError as error:
    logging.getLogger("uvicorn.error").error("it failed", exc_info=error)
asyncio.run(forget())
"""


@pytest.mark.parametrize("kind", ["console", "json"])
def test_what_failed_is_told_by_its_kind_and_place_alone(kind):
    """Of others' code, too: variables and sentences of a failure may be somebody's secret."""
    run = subprocess.run([sys.executable, "-c", FAILS, kind], capture_output=True, text=True)
    assert run.returncode == 0 and "canary" not in run.stderr
    lines = run.stderr.splitlines()
    assert len(lines) == 2 and "it failed" in lines[0]
    assert all("ValueError" in line and "<string>:7" in line for line in lines)
