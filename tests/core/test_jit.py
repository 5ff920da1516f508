"""The warm-up, and what the package says of itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ludotheque
from ludotheque.games import discovery


def test_a_warm_up_tells_how_far_it_is():
    told = []
    discovery.find("kuhn", "tests.games").warm_up(lambda done, total: told.append((done, total)))
    assert told[0] == (0, told[0][1])
    assert told[-1] == (told[0][1], told[0][1])


def test_help_imports_no_numba():
    code = "import sys, ludotheque.cli; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_package_knows_its_version_and_is_typed():
    assert ludotheque.__version__
    assert (Path(str(ludotheque.__file__)).parent / "py.typed").exists()
