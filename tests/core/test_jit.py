"""How things are compiled, and what the package says of itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba import int64
from numba.core.compiler import Flags

import ludotheque
from ludotheque.core import compiler
from ludotheque.core.compiler import dispatcher
from ludotheque.core.jit import compile_for, is_compiled, rule

HURRIED = """
import sys
from ludotheque.core import calls, jit
from ludotheque.games import discovery
jit.hurry()
game = discovery.find("kuhn", "tests.games")
args = game.states(), 0, game.weights_buffer()
said = [calls.odds(*args), "numba" in sys.modules]
for _ in range(jit.OFTEN):
    calls.odds(*args)
compiled = sys.modules["ludotheque.core.compiler"].dispatcher(calls.odds)
said += [calls.odds(*args), len(compiled.signatures)]
jit.compile_for(calls.odds, *args)
said += [calls.odds(*args), len(compiled.signatures)]
print(*said)
"""


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_in_a_hurry_python_runs_until_what_was_compiled_pays(tmp_path):
    command = [sys.executable, "-c", HURRIED]
    cold = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)}
    first = subprocess.run(command, env=cold, check=True, stdout=subprocess.PIPE, text=True)
    assert first.stdout.split() == ["3", "False", "3", "0", "3", "1"]
    again = subprocess.run(command, env=cold, check=True, stdout=subprocess.PIPE, text=True)
    assert again.stdout.split() == ["3", "False", "3", "1", "3", "1"]  # what was kept is loaded


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_a_rule_is_compiled_once_for_all_numbers_that_are_written_out():
    @rule
    def twice(number):
        return 2 * number

    @rule
    def some(number):
        return twice(1) + twice(2) + twice(number)

    assert some(3) == 12  # as Python
    assert not dispatcher(twice).signatures
    compile_for(some, 3)
    assert dispatcher(twice).signatures == [(int64,)]


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_flags_are_the_same_when_each_of_them_is():
    one, two = compiler._Flags(), Flags()
    assert one == two and hash(one) == hash(two)
    two.nrt = True
    assert one != two
    one.nrt = True
    assert one == two


def test_help_imports_no_numba():
    code = "import sys, ludotheque.cli; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_package_knows_its_version_and_is_typed():
    assert ludotheque.__version__
    assert (Path(str(ludotheque.__file__)).parent / "py.typed").exists()
