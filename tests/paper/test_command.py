"""`ludotheque print`: what it writes, and what it says when it cannot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.core.words import LANGUAGES, say
from ludotheque.tables import records
from tests.cli.test_commands import run
from tests.paper.pdf import read
from tests.paper.printing import played


def test_it_writes_what_is_asked_for(tmp_path):
    out = tmp_path / "agon.pdf"
    code, output = run("print", "agon", "--what", "board", "--paper", "a3", "-o", str(out))
    assert code == 0 and "agon.pdf" in output
    (page,) = read(out.read_bytes())
    assert page.sized(270, 270)


def test_the_same_game_is_the_same_file(tmp_path):
    for name in ("one.pdf", "two.pdf"):
        assert run("print", "agon", "--what", "cards", "-o", str(tmp_path / name))[0] == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


@pytest.mark.parametrize(
    "arguments, told",
    [
        (("agon", "--paper", "a5"), "a4, a3, letter"),
        (("agon", "--what", "sheets"), "board, cards, rules, all"),
        (("go",), "there is no game 'go'"),
        (("agent", "--option", "map=@nowhere.map"), "nowhere.map"),
        (("agent", "--seats", "9"), "for 2 to 6"),
        (("agon", "--lang", "la"), "there is no language"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(arguments, told, tmp_path):
    out = tmp_path / "out.pdf"
    language = () if "--lang" in arguments else ("--lang", "en")
    code, output = run("print", *arguments, *language, "-o", str(out))
    assert code == 2 and told in " ".join(output.split())
    assert not out.exists()


@pytest.mark.parametrize("arguments", [(), ("agon", "--record", "game.json")])
def test_a_game_or_a_record_is_wanted(arguments):
    code, output = run("print", *arguments, "-o", "x.pdf")
    assert code == 2 and "a record of one that was played" in " ".join(output.split())


def test_nothing_but_a_pdf_is_overwritten(tmp_path):
    kept = tmp_path / "map.txt"
    kept.write_text("precious")
    code, output = run("print", "agon", "-o", str(kept), "--lang", "en")
    assert code == 2 and ".pdf" in output and kept.read_text() == "precious"


def test_without_a_file_to_write_it_says_so():
    code, output = run("print", "agon")
    assert code == 2 and "--out" in output


def test_a_folder_that_is_not_there_is_told(tmp_path):
    out = tmp_path / "nowhere" / "agon.pdf"
    code, output = run("print", "agon", "--what", "cards", "-o", str(out), "--lang", "en")
    assert code == 1 and "cannot write" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_typst_it_says_what_to_install(language, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    code, output = run("print", "agon", "-o", str(tmp_path / "a.pdf"), "--lang", language)
    wanted = say(language, "missing-extra", library="typst", extra="print")
    assert code == 2 and wanted in output and list(tmp_path.iterdir()) == []


def test_a_map_of_ones_own_is_printed(tmp_path):
    """A1-b"""
    path = tmp_path / "long.map"
    names = [f"{'Abcdefghijklmnopqrst'[k:]}{'Abcdefghijklmnopqrst'[:k]}" for k in range(16)]
    spaces = [f"space {one} {k % 4 * 33} {k // 4 * 33}" for k, one in enumerate(names)]
    spaces[5] += " centre"
    lines = [*spaces, f"nation yellow {names[0]} 12", f"path {' '.join(names)}", "lot 100 24"]
    path.write_text("\n".join(lines))
    out = tmp_path / "long.pdf"
    code, output = run("print", "agent", "--option", f"map=@{path}", "-o", str(out))
    assert code == 0, output
    text = " ".join(page.text for page in read(out.read_bytes()))
    assert "Y12" in text and all(name.capitalize()[:12] in text for name in names)


@pytest.mark.parametrize(
    "name, seats, language",
    [("agon", 2, "nl"), ("agent", 3, "fr"), ("agent", 3, "en"), ("spywhere", 2, "de")],
)
def test_a_record_becomes_a_score_sheet(name, seats, language, tmp_path):
    table = played(name, seats)
    record, out = tmp_path / "game.json", tmp_path / "game.pdf"
    record.write_bytes(records.write(table))
    code, output = run("print", "--record", str(record), "-o", str(out), "--lang", language)
    assert code == 0, output
    text = " ".join(" ".join(page.text for page in read(out.read_bytes())).split())
    for here in table.seats:
        assert here.name in text
    acts = [event for event in table.events if event["do"] == "act"]
    if name == "agon":
        assert text.count("-") >= len(acts) > 100
    else:
        assert table.commitment in text.replace(" ", "")
        assert sum(f" {k} " in text for k in range(table.head - 40, table.head)) > 20


def test_a_record_that_does_not_hold_is_not_printed(tmp_path):
    record = tmp_path / "game.json"
    record.write_text("{}")
    out = tmp_path / "game.pdf"
    code, output = run("print", "--record", str(record), "-o", str(out), "--lang", "en")
    assert code == 2 and "not a record" in output and not Path(out).exists()
