"""The wheel, alone in a clean environment: everything it needs is inside, and it writes nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

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


def test_the_wheel_runs_alone_from_a_place_it_may_not_write(wheel, tmp_path):
    home = tmp_path / "clean"
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    pins = re.findall(r"^([\w.-]+==[^\\\n]+)", (ROOT / "requirements.txt").read_text(), re.M)
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("\n".join(pins))
    install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*install, "-c", constraints, wheel], check=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    for path in packages.rglob("*"):
        path.chmod(path.stat().st_mode & 0o555)
    before = {path: path.stat().st_mtime_ns for path in packages.rglob("*")}
    told = _run(home, tmp_path, ["--version"]) + _run(home, tmp_path, ["games", "--lang", "nl"])
    assert "ludotheque 0" in told and "Agon" in told
    lines = "new\nmove a11-b10\nstatus\nquit\n"
    assert "to-act 2" in _run(home, tmp_path, ["engine", "agon"], lines)
    assert before == {path: path.stat().st_mtime_ns for path in packages.rglob("*")}


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
