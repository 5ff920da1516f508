"""Parts that processes compile between them are compiled once and mean the same."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.core import sharing
from ludotheque.core.jit import is_compiled
from tests.waiting import SOON

pytestmark = pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")

SHARER = """
import sys
from pathlib import Path
import numpy as np
from numba.core import event
from ludotheque.bots import Budget, thinking
from ludotheque.bots.search import adopt, search_parts
from ludotheque.core.jit import source
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.sharing import share
from tests.games.kuhn import GAME
adopt(GAME)
parts = search_parts(GAME)
print("ready", flush=True)
with event.install_recorder("numba:compile") as compiled:
    if sys.argv[1:]:
        share(Path(sys.argv[1]), parts)
    plan = thinking.Plan(worlds=64)
    view = Variant(GAME).new(1).view(0)
    tries = thinking.think(view, np.zeros(1), plan, Budget(nodes=500), seeded(1)).tries
names = {source(part).__name__ for part, *_ in parts}
made = {told.data["dispatcher"].py_func.__name__ for _, told in compiled.buffer}
print(*sorted(names & made))
print(tries.tolist())
"""

HOLDER = """
import sys
from pathlib import Path
from ludotheque.core.sharing import _locked
locks = [_locked(Path(path)) for path in sys.argv[1:]]
print(len(locks), flush=True)
sys.stdin.read()
"""


def sharer(cache: Path, *folder: Path) -> subprocess.Popen[str]:
    """A process with a cache of its own; it says which parts it compiled and what it thinks."""
    alone = {"PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(cache)}
    command = [sys.executable, "-c", SHARER, *map(str, folder)]
    return subprocess.Popen(command, env=os.environ | alone, stdout=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str]) -> list[str]:
    out, _ = process.communicate(timeout=SOON)
    assert process.returncode == 0
    return out.splitlines()


def test_two_at_once_compile_each_part_once_and_think_as_one_alone(tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir()
    both = [sharer(tmp_path / name, shared) for name in ("first", "second")]
    (_, first, *tries), (_, second, *others) = map(said, both)
    assert first and not {*first.split()} & {*second.split()}
    assert tries == others == said(sharer(tmp_path / "alone"))[2:]


def test_a_part_that_its_compiler_left_undone_is_compiled_by_another(tmp_path):
    """Whoever holds the lock of a part is waited for, and replaced when he is gone."""
    shared = tmp_path / "shared"
    shared.mkdir()
    assert said(sharer(tmp_path / "first", shared))[1]
    parts = [path for path in shared.iterdir() if not path.suffix]
    command = [sys.executable, "-c", HOLDER, *map(str, parts)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert int(holder.stdout.readline()) == len(parts) > 5
        for path in parts:
            path.unlink()
            assert sharing._locked(path) is None
        waiting = sharer(tmp_path / "second", shared)
        assert waiting.stdout is not None
        assert waiting.stdout.readline() == "ready\n"
        time.sleep(1)
        assert waiting.poll() is None and not any(path.exists() for path in parts)
        holder.kill()
    made, _ = said(waiting)
    assert {"apply", "legal"} <= {*made.split()}
