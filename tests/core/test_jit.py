"""The cache of compiled code, and the warm-up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ludotheque
from ludotheque.core import discovery, jit


def test_the_cache_is_named_by_the_sources(tmp_path):
    (tmp_path / "rules.py").write_text("A = 1")
    before = jit.source_hash(tmp_path)
    (tmp_path / "rules.py").write_text("A = 2")
    assert jit.source_hash(tmp_path) != before
    assert jit.source_hash(jit.PACKAGE) in jit.cache_folder().name


def test_what_is_left_out_of_the_hash_compiles_nothing(tmp_path):
    for folder in jit.NEVER_COMPILED:
        for path in jit.PACKAGE.rglob(f"{folder}/**/*.py"):
            assert "core.jit" not in path.read_text(encoding="utf-8"), path
    before = jit.source_hash(tmp_path)
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text("a = b")
    assert jit.source_hash(tmp_path) == before


def test_without_a_writable_cache_there_is_a_temporary_one(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(jit.platformdirs, "user_cache_dir", lambda name: str(blocked))
    folder = jit.cache_folder.__wrapped__()
    assert folder.is_dir() and blocked not in folder.parents


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
