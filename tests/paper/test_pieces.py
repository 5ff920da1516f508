"""The pieces on paper are those of the page."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotheque.games import discovery

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "src/ludotheque/games").glob("*/print/pieces.json"))
has_page = shutil.which("node") and (ROOT / "client" / "node_modules" / "svelte").exists()


@pytest.mark.skipif(not has_page, reason="what the page is built with is not there")
def test_they_are_made_as_the_page_shows_them_now():
    command = ["node", "pieces.mjs", "--check"]
    done = subprocess.run(command, cwd=ROOT / "client", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parts[-3])
def test_every_piece_is_a_picture_that_needs_no_browser(path):
    wanted = json.loads(path.read_text(encoding="utf-8"))
    kept = {one.stem: one.read_text(encoding="utf-8") for one in path.parent.glob("pieces/*.svg")}
    assert set(kept) == set(wanted) and path.parts[-3] in discovery.names()
    for svg in kept.values():
        assert not re.search(r"var\(|:where|svelte|<!--|class=\"\"|--[a-z]", svg)


def test_no_file_outside_a_game_knows_its_name():
    for path in (ROOT / "src/ludotheque/paper").rglob("*"):
        if path.suffix in (".py", ".typ"):
            words = set(re.findall(r"\w+", path.read_text(encoding="utf-8").casefold()))
            assert not words & set(discovery.names()), path


def test_the_icons_are_made_from_their_svg():
    """`make icons` makes them anew."""
    made = runpy.run_path(str(ROOT / "client" / "icons.py"))["icons"]()
    public = ROOT / "client" / "public"
    assert {name: (public / name).read_bytes() for name in made} == made
