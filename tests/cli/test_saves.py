"""Where games are kept: in a store of the terminal's own; and the files of people."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli import saves
from ludotheque.cli.home import FILE, OWNER, Home
from ludotheque.cli.terminal import Terminal
from ludotheque.tables import Table, records
from tests.cli.keeping import latest, tables
from tests.cli.test_commands import run
from tests.house.hosting import SOON
from tests.tables.play import act, started, variant

APART = FILE.replace(".", "-2.")


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Path:
    path = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    return path / "ludotheque"


def play(*arguments: str, lines: list[str]) -> str:
    return run("play", *arguments, "--lang", "en", lines=lines)[1]


def begun(*lines: str) -> None:
    """A game of Agon that was left."""
    play("agon", "--hot-seat", lines=list(lines))


def acts(table: Table) -> int:
    return sum(event["do"] == "act" for event in table.events)


def _only_id(path: Path) -> str:
    with contextlib.closing(sqlite3.connect(path)) as store:
        ((found,),) = store.execute("SELECT id FROM tables")
        return found


def as_file(home: Path, name: str, table: Table) -> Path:
    """A game as it was once kept."""
    (home / "games").mkdir(parents=True, exist_ok=True)
    path = home / "games" / name
    path.write_bytes(records.write(table))
    return path


def left() -> Table:
    """A game of Agon in which one act was done."""
    table = started(variant("agon"))
    act(table, 0, *table.parse(0, "a11-b10"))
    return table


def other_process(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "play", *arguments, "--plain", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def read_until(process: subprocess.Popen[str], text: str) -> None:
    """Read what a process says, up to the line that has a text."""
    assert process.stdout and any(text in line for line in iter(process.stdout.readline, ""))


def test_a_second_terminal_says_so_keeps_its_game_apart_and_it_joins_the_others():
    other = other_process("agon", "--hot-seat")
    assert other.stdin and other.stdout
    try:
        read_until(other, "Player 1. ")
        output = play("agon", "--hot-seat", lines=["a11-b11"])
        assert "Another terminal is open" in output and "a11 to b11." in output
        assert [acts(table) for table in tables(APART)] == [1]
        told, _ = other.communicate("a11-b10\nk1-j1\nquit\n", timeout=SOON)
    finally:
        other.kill()
        other.wait()
    assert "k1 to j1" in told
    output = play("--resume", lines=["2", "k1-j1"])
    assert "1 to 2" in output and "Another terminal" not in output
    assert sorted(acts(table) for table in tables()) == [2, 2]
    assert not list(saves.home().glob("terminal-*.db"))


def test_a_process_that_was_killed_leaves_the_game_to_others():
    other = other_process("agon", "--hot-seat")
    assert other.stdin and other.stdout
    try:
        other.stdin.write("a11-b10\n")
        other.stdin.flush()
        read_until(other, "Player 2. ")
    finally:
        other.kill()
        other.wait()
        other.stdin.close()
        other.stdout.close()
    assert "k1 to j1" in play("--resume", lines=["", "k1-j1"])
    assert acts(latest()) == 2


def test_the_games_kept_are_listed_with_opponents_time_and_turn():
    begun("a11-b10")
    play("agent", "--level", "0", lines=["bribe 500 green-1", "yes"])
    play("agon", "--level", "0", lines=["a11-b10"])
    output = play("--resume", lines=["9", "3", "k1-j1"])
    assert "Agon with Hadaly (beginner), " in output and "it is your turn" in output
    assert "Agon with Player 1, Player 2, " in output and "to move: Player 2" in output
    assert "'9'" in output and "k1 to j1." in output
    output = play("agon", "--resume", lines=[])
    assert "Agent" not in output and "1 to 2" in output


def test_the_list_of_games_is_left_without_choosing():
    begun("a11-b10")
    output = play("--resume", lines=["quit"])
    assert "1 to 1" in output and "is not there" not in output and acts(latest()) == 1


def test_a_game_against_a_machine_is_gone_on_with_in_sentences_alone():
    """Of an act of another the kind is not told, where its facts are."""
    play("agon", "--level", "0", lines=["a11-b10", "board"])
    output = play("agon", "--resume", lines=["", "log"])
    assert "You sit down at seat 1." in output
    assert not re.findall(r"^ *\d* *[a-z]+(?:-[a-z]+)+$", output, re.M)


def test_a_table_whose_seating_was_broken_off_is_ended():
    home = Home(Terminal("en"))
    house = home.house
    house.open(variant("agon"), OWNER, OWNER).result(SOON)
    home.close()
    assert "there is no game to resume" in play("--resume", lines=[])
    assert [table.result.how for table in tables()] == ["abandoned"]


def test_games_may_be_kept_in_another_folder(tmp_path, monkeypatch):
    play("agon", "--hot-seat", "--data", str(tmp_path), lines=["a11-b10"])
    assert "there is no game to resume" in play("--resume", lines=[])
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path))
    assert "k1 to j1." in play("--resume", lines=["", "k1-j1"])
    code, output = run("export", _only_id(tmp_path / FILE))
    assert code == 0 and acts(records.verify(output.encode())) == 2


def test_a_game_that_nobody_touched_is_not_kept():
    assert "is not kept" in play("agon", "--hot-seat", lines=["?", "board"])
    assert "there is no game to resume" in play("--resume", lines=[])
    assert [table.result.how for table in tables()] == ["abandoned"]


def test_a_game_that_nobody_touched_before_it_was_killed_is_not_listed():
    other = other_process("agon", "--hot-seat")
    try:
        read_until(other, "Player 1. ")
    finally:
        other.kill()
        other.wait()
        other.stdin.close()
        other.stdout.close()
    assert tables(status="running")
    assert "there is no game to resume" in play("--resume", lines=[])
    assert not tables(status="running")


def test_games_kept_as_files_are_taken_over_once(home):
    path = as_file(home, "2026-01-01-agon.json", left())
    output = play("--resume", lines=["", "k1-j1"])
    assert "One game that was kept as a file was taken over" in output and "k1 to j1." in output
    assert not path.exists() and (path.parent / "taken-over" / path.name).exists()
    assert "taken over" not in play("--resume", lines=["", "i1-h1"])
    assert [acts(table) for table in tables()] == [3]


def test_a_file_is_gone_on_with_in_the_store_and_stays_as_it_is(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(records.write(left()))
    before = path.read_bytes()
    assert "k1 to j1." in play(str(path), lines=["k1-j1"])
    assert path.read_bytes() == before
    assert "i1 to h1." in play(str(path), lines=["i1-h1"])
    assert acts(latest()) == 3 and len(tables()) == 1
    records.verify(records.write(latest()))


def test_a_record_of_a_game_that_goes_on_here_is_that_game_with_its_names(home, tmp_path):
    path = tmp_path / "game.json"
    play("agon", "--hot-seat", lines=["a11-b10", f"save {path}", "k1-j1"])
    output = play(str(path), lines=["log", "i1-h1"])
    assert "Player 2 sits down at seat 2." in output and "i1 to h1." in output
    assert [acts(table) for table in tables()] == [3]
    (home / FILE).unlink()
    output = play(str(path), lines=["log", "k1-j1"])
    assert "Player 2 sits down at seat 2." in output and [acts(table) for table in tables()] == [2]


def test_games_of_older_rules_are_listed_as_such_and_not_gone_on_with(home):
    begun("a11-b10")
    path = as_file(home, "2026-01-01-agon.json", left())
    path.write_bytes(path.read_bytes().replace(b'"rules_version":', b'"rules_version":9', 1))
    output = " ".join(play("--resume", lines=["", "k1-j1"]).split())
    assert output.count("cannot be resumed") == 1 and "k1 to j1." in output
    assert path.exists()
    with contextlib.closing(sqlite3.connect(home / FILE)) as store, store:
        line = "UPDATE events SET line = CAST(replace(line, ?, ?) AS BLOB) WHERE seq = 0"
        store.execute(line, ('"rules_version":', '"rules_version":9'))
    output = " ".join(play("--resume", lines=[]).split())
    assert output.count("cannot be resumed") == 2 and "no game to resume" in output


def test_what_else_lies_among_the_files_is_passed_over(home):
    path = as_file(home, "2026-agon.json", left())
    folder = path.parent
    (folder / "a-folder-agon.json").mkdir()
    os.mkfifo(folder / "a-pipe-agon.json")
    (folder / "a-link-agon.json").symlink_to("nowhere")
    (folder / "a-device-agon.json").symlink_to("/dev/zero")
    (folder / "half-agon.json").write_bytes(path.read_bytes()[:-20])
    with (folder / "large-agon.json").open("wb") as file:
        file.truncate(1 << 40)  # a hole: it takes no room, but could not be read whole
    assert saves.unfinished(home, "agon") == [path] == saves.unfinished(home)
    assert saves.unfinished(home, "**/x") == []
    assert "k1 to j1." in play("--resume", lines=["", "k1-j1"])


@pytest.mark.parametrize("what", ["file", "folder", "foreign"])
def test_where_nothing_can_be_kept_the_game_goes_on_unsaved_and_says_so(home, what):
    if what == "file":
        home.write_text("")
    elif what == "folder":
        (home / FILE).mkdir(parents=True)
    else:
        home.mkdir()
        (home / FILE).write_text("dear diary, " * 1000)
    output = play("agon", "--hot-seat", lines=["a11-b10", "k1-j1"])
    assert output.count("The game goes on unsaved") == 1 and "k1 to j1." in output
    assert "is lost" in output and "resumes it" not in output
    assert what != "foreign" or (home / FILE).read_text().startswith("dear diary")


def test_an_act_that_cannot_be_written_is_not_done_and_may_be_tried_again(monkeypatch):
    from ludotheque.storage.works import Batch
    from tests.house.hosting import full_disk

    write, tried = Batch.write, []

    def full_once(batch):
        has_act = any(b'"do":"act"' in row["line"] for row in batch.events)
        tried.append(has_act)
        full_disk(batch) if has_act and tried.count(True) == 1 else write(batch)

    monkeypatch.setattr("ludotheque.storage.sqlite._PATIENCE", 0.0)
    monkeypatch.setattr(Batch, "write", full_once)
    output = play("agon", "--hot-seat", lines=["a11-b10", "a11-b10"])
    assert "no room left to write" in output and output.count("a11 to b10.") == 1
    assert acts(latest()) == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("folder.json", "is not a file but"),
        ("pipe.json", "is not a file but"),
        ("zero.json", "is not a file but"),
        ("large.json", "is larger than 64 MiB"),
        ("none.json", "cannot be read"),
        ("bytes.json", "this is not a record"),
        ("half.json", "this is not a record"),
    ],
)
@pytest.mark.parametrize("command", ["play", "verify", "replay", "arrays"])
def test_what_is_no_record_gets_a_sentence(command, name, sentence, tmp_path):
    (tmp_path / "folder.json").mkdir()
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(saves.LARGEST + 1)
    (tmp_path / "bytes.json").write_bytes(b'{"format":"\xff\xfe"}')
    (tmp_path / "half.json").write_text('{\n"format":"ludotheque record 1",\n"header":{"ga')
    out = [str(tmp_path / "out.npz")] if command == "arrays" else []
    code, output = run(command, *out, str(tmp_path / name), "--lang", "en")
    assert code == (2 if command == "play" else 1) and sentence in output


def test_a_failed_write_leaves_no_part(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        saves.write(tmp_path / "folder", b"record")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_no_file_is_overwritten_without_a_yes(tmp_path):
    path, pipe = tmp_path / "letter.txt", tmp_path / "pipe"
    path.write_text("dear")
    os.mkfifo(pipe)
    lines = [f"save {path}", "no", f"save {pipe}", f"save {tmp_path}", "save ~nobody-here/x"]
    output = play("agon", "--hot-seat", lines=[*lines, "save a\0b"])
    assert path.read_text() == "dear" and "exists already" in output
    assert stat.S_ISFIFO(pipe.stat().st_mode) and output.count("is not a file but") == 2
    assert output.count("cannot write") == 2 and r"a\x00b" in output
    output = play("agon", "--hot-seat", lines=["a11-b10", f"save {path}", "yes", "save"])
    assert records.verify(path.read_bytes()) and f"Saved in {path}" in output
    assert records.names(path.read_bytes()) and "kept after every move" in output
    assert "Player 1: " in run("replay", str(path), "--lang", "en", lines=[""] * 9)[1]


def test_a_link_to_a_file_stays_one(tmp_path):
    path, link = tmp_path / "game.json", tmp_path / "link.json"
    path.write_text("old")
    link.symlink_to(path)
    saves.write(link, b"new")
    assert link.is_symlink() and path.read_text() == "new"
