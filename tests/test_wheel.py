"""The wheel with what it asks for and nothing else: it runs, and writes nothing."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
SCHEMA = "tables/record.schema.json"
PAPER = (
    "paper/typst/sheet.typ",
    "games/agon/print/board.typ",
    "games/agon/print/pieces/queen-0.svg",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_maps_words_and_rulebooks_are_inside_and_tests_are_not(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for part in ("py.typed", "locales/fr.ftl", "games/agon/locales/de.ftl", SCHEMA, *PAPER):
        assert f"ludotheque/{part}" in names
    for game in ("agon", "agent", "spywhere"):
        assert f"ludotheque/games/{game}/rulebook/nl.md" in names
    assert any("games/agent/maps/" in name for name in names)
    assert not any(name.startswith("tests") or "/test" in name for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_page_is_inside_built_and_compressed_and_its_sources_are_not(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludotheque/web/static/index.html.br" in names
    assert any(name.startswith("ludotheque/web/static/assets/") for name in names)
    assert not any("/ui/" in name or name.endswith(".svelte") for name in names)


def test_the_wheel_runs_alone_from_a_place_it_may_not_write(wheel, tmp_path):
    home = tmp_path / "clean"
    venv.create(home, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", home]
    alone = ["--no-index", "--no-deps", "-q"]
    subprocess.run([*pip, "install", *alone, wheel], check=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    _copy_what_it_asks_for(packages)
    subprocess.run([*pip, "check"], check=True, capture_output=True)
    for path in packages.rglob("*"):
        path.chmod(path.stat().st_mode & 0o555)
    before = {path: path.stat().st_mtime_ns for path in packages.rglob("*")}
    told = _run(home, tmp_path, ["--version"]) + _run(home, tmp_path, ["games", "--lang", "nl"])
    assert "ludotheque 0" in told and "Agon" in told
    lines = "new\nmove a11-b10\nstatus\nquit\n"
    assert "to-act 2" in _run(home, tmp_path, ["engine", "agon"], lines)
    assert before == {path: path.stat().st_mtime_ns for path in packages.rglob("*")}


def _copy_what_it_asks_for(packages: Path) -> None:
    """Copy what the wheel requires, and what that requires, from where the tests run."""
    (built,) = importlib.metadata.distributions(name="ludotheque", path=[str(packages)])
    waiting, known = _required_by(built), set()
    while waiting:
        known.add(name := waiting.pop())
        found = importlib.metadata.distribution(name)
        waiting |= _required_by(found) - known
        for file in found.files or ():
            if ".." not in file.parts:
                _copy(Path(file.locate()), packages / file)


def _copy(source: Path, target: Path) -> None:
    """Copy a file, and what was compiled of it, which not every installer writes down."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)
    if source.suffix == ".py":
        compiled = Path(cache_from_source(str(source)))
        if compiled.exists():
            _copy(compiled, Path(cache_from_source(str(target))))


def _required_by(one: importlib.metadata.Distribution) -> set[str]:
    """The names of what it needs here without any extra."""
    asked = [Requirement(text) for text in one.requires or ()]
    return {a.name for a in asked if a.marker is None or a.marker.evaluate({"extra": ""})}


def _run(home: Path, folder: Path, arguments: list[str], lines: str = "") -> str:
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [home / "bin" / "ludotheque", *arguments],
        input=lines,
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout
