"""Compiled code is thrown away when something it is made of changes, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from ludotheque.bots import warming
from ludotheque.core import cache, jit
from ludotheque.games import discovery

GAMES = Path(__file__).parents[1] / "games"
PROGRAM = """
import numpy as np
from ludotheque.core import calls
from ludotheque.games import discovery
for name in ("kuhn", "sealed"):
    game = discovery.find(name, "tests.games")
    print(calls.odds(game.states(), 0, game.weights_buffer()))
    calls.score(game.states(), 0, np.zeros(game.most_seats))
"""


class Toys:
    """A copy of the toy games, whose cards are in a file of their own, run in new processes."""

    def __init__(self, folder: Path) -> None:
        self.kuhn = folder / "tests" / "games" / "kuhn"
        shutil.copytree(GAMES, folder / "tests" / "games")
        (folder / "tests" / "__init__.py").touch()
        self.change("rules.py", "    return 3\n", "    return CARDS\n")
        self.change(
            "rules.py", "import numpy as np\n", "from tests.games.kuhn.cards import CARDS\n"
        )
        (self.kuhn / "cards.py").write_text("CARDS = 3\n")
        paths = os.pathsep.join([str(folder), *sys.path])
        self.environment = {
            **os.environ,
            "PYTHONPATH": paths,
            "XDG_CACHE_HOME": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",  # a file changed twice in a second looks unchanged
        }
        self.folder = folder
        self.kept = folder / "ludotheque" / "compiled"

    def change(self, file: str, old: str, new: str) -> None:
        text = (self.kuhn / file).read_text(encoding="utf-8")
        assert old in text
        (self.kuhn / file).write_text(text.replace(old, new), encoding="utf-8")

    def run(self) -> tuple[list[str], int]:
        """What the program says, and how many functions it had to compile."""
        before = self.files()
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, check=True, stdout=subprocess.PIPE
        )
        return done.stdout.decode().split(), len(self.files() - before)

    def files(self) -> set[tuple[Path, int]]:
        """What is kept; what is written anew is another."""
        return {(path, path.stat().st_ino) for path in self.kept.glob("*")}


@pytest.mark.skipif(not jit.is_compiled(), reason="nothing is compiled")
def test_what_is_compiled_lasts_until_something_it_is_made_of_changes(tmp_path):
    toys = Toys(tmp_path)
    assert toys.run() == (["3", "3"], 4)
    assert toys.run() == (["3", "3"], 0)
    toys.change("picture.py", "A view", "Another view")
    toys.change("rules.py", "REFUSALS =", "WORDS = 1  # that nothing compiled reads\nREFUSALS =")
    os.utime(toys.kuhn / "rules.py")
    assert toys.run() == (["3", "3"], 0)
    (toys.kuhn / "cards.py").write_text("CARDS = 2\n")
    assert toys.run() == (["2", "3"], 1)  # the other game and the returns are as they were
    (toys.kuhn / "cards.py").write_text("CARDS = 3\n")
    assert toys.run() == (["3", "3"], 0)


@pytest.mark.skipif(not jit.is_compiled(), reason="nothing is compiled")
def test_what_was_kept_and_cannot_be_read_is_compiled_anew(tmp_path):
    toys = Toys(tmp_path)
    toys.run()
    broken, empty, *_ = sorted(path for path, _ in toys.files())
    broken.write_bytes(broken.read_bytes()[:1000])
    empty.write_bytes(b"")
    assert toys.run() == (["3", "3"], 2)
    assert toys.run() == (["3", "3"], 0)


@pytest.mark.skipif(not jit.is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("name", discovery.names())
def test_what_is_kept_is_found_by_arguments_as_by_the_types_that_numba_makes_of_them(name):
    from ludotheque.core import compiler

    for made, *args in warming.needs_of(discovery.find(name)):
        sig = tuple(map(numba.typeof, args))
        kept = compiler.kept_at(cache.compiled(), made.py_func, sig)
        assert kept.name.startswith(cache.fingerprint(made.py_func, cache.kinds_in(args)) + "-")


def test_what_was_compiled_for_another_kind_of_processor_is_not_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(cache, "_machinery", cache._machinery.__wrapped__)  # asked each time
    made, *args = discovery.find("agon").needs[0]

    def found() -> str:
        return cache.fingerprint(jit.source(made), cache.kinds_in(args))

    here = found()
    assert found() == here
    monkeypatch.setattr(cache, "PROCESSOR", tmp_path / "modalias")
    unknown = found()
    cache.PROCESSOR.write_text("cpu:type:x86,ven0000fam0006mod0097:feature:,0000\n")
    assert len({here, unknown, found()}) == 3


@pytest.mark.skipif(not jit.is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("name", discovery.names())
def test_whether_a_machine_was_compiled_before_is_known_without_a_compiler(name):
    asked = (
        "import sys; from ludotheque.bots import warming; from ludotheque.games import discovery;"
        f"print(warming.is_warm(discovery.find({name!r})), 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asked], check=True, stdout=subprocess.PIPE)
    is_warm = jit.are_kept(warming.needs_of(discovery.find(name)))
    assert done.stdout.decode().split() == [str(is_warm), "False"]


def test_what_nobody_has_used_for_a_month_is_removed(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "MOST", 3)
    for days in (1, 2, 3, 4, 31):
        (tmp_path / str(days)).touch()
        then = time.time() - days * 24 * 3600
        os.utime(tmp_path / str(days), (then, then))
    cache.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "2", "3"]
    monkeypatch.setattr(cache, "MOST", 1000)
    then = time.time() - 31 * 24 * 3600
    os.utime(tmp_path / "3", (then, then))
    cache.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "2"]
    (tmp_path / "old" / "inner").mkdir(parents=True)  # as a version before kept it
    os.utime(tmp_path / "old", (then, then))
    cache.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "2"]


def test_what_cannot_be_a_constant_is_told(tmp_path):
    with pytest.raises(TypeError, match="cannot be a constant"):
        cache.fingerprint(_reads_a_list, ())


def test_without_a_writable_cache_there_is_a_temporary_one(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(cache.platformdirs, "user_cache_dir", lambda name: str(blocked))
    folder = cache.compiled.__wrapped__()
    assert folder.is_dir() and blocked not in folder.parents


TOLD: list[int] = []


def _reads_a_list() -> int:
    return len(TOLD)


def test_what_a_function_is_by_default_counts_and_so_do_the_names_of_its_arguments() -> None:
    def one(a, b=1):
        return a - b

    def two(a, b=2):
        return a - b

    def three(b, a=1):
        return b - a

    assert len({cache._part(function).digest for function in (one, two, three)}) == 3
