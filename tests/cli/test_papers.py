"""Rows on the command line: hostile, committed to, or on terminals that cannot show them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.core.words import LANGUAGES
from ludotheque.tables import records
from tests.cli.keeping import latest
from tests.cli.test_commands import run
from tests.tables.play import started, variant

NAMES = ("play-sure", "[red]Bo[/red]", "[link=x]Eva[/]", ":smile:")


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Path:
    path = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    return path / "ludotheque" / "games"


@pytest.fixture(scope="module")
def record(tmp_path_factory) -> Path:
    """A game of Spywhere not far begun."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(records.write(started(variant("spywhere", 2))))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_says_to_what_it_was_committed(record, language):
    commitment = records.read(record.read_bytes()).commitment
    for command in ("verify", "replay"):
        lines = run(command, str(record), "--lang", language)[1].splitlines()
        assert commitment in lines  # alone, to be copied
        assert any(f"{commitment[:8]}…" in line for line in lines)


def test_a_record_of_another_game_does_not_hold(record, tmp_path):
    other = tmp_path / "other.json"
    other.write_bytes(records.write(started(variant("spywhere", 2), bytes(32))))
    noted = records.read(record.read_bytes()).commitment
    demand = ("--commitment", f" {noted.upper()} ", "--lang", "en")
    code, output = run("verify", *demand, str(record))
    assert code == 0 and "everything holds" in output
    code, output = run("verify", *demand, str(other), str(record))
    assert code == 1 and "belongs to another game" in output and "everything holds" in output


@pytest.mark.parametrize("noted", ["630dcd29", "z" * 64, "\udcff" * 64])
def test_a_number_that_is_no_commitment_is_refused(record, noted):
    code, output = run("verify", "--commitment", noted, "--lang", "en", str(record))
    assert code == 2 and "64 digits" in output


def test_the_commitment_is_shown_when_the_game_starts(home):
    _, output = run("play", "spywhere", "--hot-seat", "--lang", "en")
    commitment = latest().commitment
    assert commitment in output.splitlines()
    assert output.index(commitment) < output.index("press Enter")
    assert "Every draw" not in run("play", "agon", "--hot-seat", "--lang", "en")[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_as_it_is_written(name, tmp_path):
    """Neither a message, nor markup, nor an emoji."""
    path = tmp_path / "game.json"
    table = started(variant("agon"))
    text = records.write(table).decode()
    assert text.count("Ada") == 2
    log = bytes(table.log).replace(b'"Ada"', json.dumps(name).encode())
    path.write_bytes(records.write(type(table).fold(log)))
    code, output = run("verify", str(path), "--lang", "en")
    assert code == 0, output
    lines = ["log"]
    output = run("play", str(path), "--lang", "en", lines=lines)[1]
    assert f"{name} sits down at seat 1." in output


def test_a_path_and_what_a_record_holds_are_quoted_with_escapes(record, tmp_path):
    path = tmp_path / "a\x1b[31m\udcffb.json"
    path.write_bytes(record.read_bytes().replace(b'"spywhere"', b'"\\u001b[31m\\u202e"', 1))
    for command in ("verify", "replay"):
        code, output = run(command, str(path), "--lang", "en")
        assert code == 1 and "\x1b" not in output and "\u202e" not in output
        assert r"\x1b[31m" in output
    assert r"a\x1b[31m\udcffb.json" in run("verify", str(path), "--lang", "en")[1]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_changed_byte_breaks_a_command(record, tmp_path_factory, data):
    content = bytearray(record.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        piece = data.draw(
            st.binary(max_size=4) | st.sampled_from([b"null", b"[]", b"-1", b"1e999"])
        )
        content[at : at + data.draw(st.integers(0, 8))] = piece
    path = tmp_path_factory.mktemp("fuzz") / "game.json"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        code, output = run(command, str(path), "--lang", "en")
        assert output and code == (0 if content == record.read_bytes() else 1)
    assert run("play", str(path), "--lang", "en")[0] in (0, 2)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_changed_value_breaks_a_command(record, tmp_path_factory, data):
    """A record that is JSON, with one value of another kind."""
    fields = json.loads(record.read_bytes())
    places = [(fields, key) for key in fields] + [
        (fields["header"], key) for key in fields["header"]
    ]
    places += [(event, key) for event in fields["events"] for key in event]
    where, key = data.draw(st.sampled_from(places))
    values = [None, True, -1, 2**70, 1.5, "", "\ud800", "x" * 99, [], [[]], {}, {"a": 1}]
    where[key] = data.draw(st.sampled_from(values))
    path = tmp_path_factory.mktemp("fuzz") / "game.json"
    path.write_text(json.dumps(fields))
    code, output = run("verify", str(path), "--lang", "en")
    assert code == 1 and output.startswith(str(path))


SEVERAL = """
import io, json, sys
from ludotheque.cli import app
own = sys.stdin
for arguments, typed in json.loads(sys.argv[1]):
    given = io.BytesIO(typed.encode("utf-8", "surrogateescape"))
    sys.stdin = io.TextIOWrapper(given, own.encoding, own.errors)
    try:
        app(arguments, prog_name="ludotheque")
    except SystemExit as end:
        print(f"{chr(12)}{end.code}{chr(12)}", end="")
"""
"""Commands one after the other in one process: after each a form feed and how it ended."""


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "utf-8"])
def test_a_terminal_of_any_encoding_is_written_to(encoding, record):
    asked = {
        ("games", "--lang", "fr"): "",
        ("play", "agent", "--hot-seat", "--plain", "--lang", "fr"): "\n?\nput \udcff\nrules\n",
        ("play", "agon", "--hot-seat", "--lang", "de"): "?\nzurück\n\udcff",
        ("verify", "--lang", "nl", str(record), "no\udce9.json"): "",
        ("replay", "--lang", "en", str(record)): "\n",
    }
    done = subprocess.run(
        [sys.executable, "-c", SEVERAL, json.dumps(list(asked.items()))],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=300,
    )
    assert done.returncode == 0 and done.stderr == b""
    told = done.stdout.decode(encoding).split("\f")
    for arguments, text, code in zip(asked, told[::2], told[1::2], strict=False):
        assert int(code) == ("verify" in arguments), text
        assert ("◎" in text or "∘" in text or "·" in text) <= (encoding == "utf-8")
        if "games" in arguments:
            assert ("déplacez" if encoding != "ascii" else "deplacez") in text
        if "verify" in arguments:
            assert r"no\udce9.json" in text
    assert len(told) == 2 * len(asked) + 1
