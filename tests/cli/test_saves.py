"""Where games are kept, and what else may lie there."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.cli import saves
from ludotheque.core.errors import Conflict
from ludotheque.tables import records
from tests.cli.test_commands import run

UNREADABLE = pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> Path:
    path = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(path))
    return path / "ludotheque" / "games"


def begun(*lines: str) -> Path:
    """A game of Agon that was left."""
    run("play", "agon", "--hot-seat", "--lang", "en", lines=list(lines))
    return saves.unfinished()[0]


def acts(path: Path) -> int:
    return sum(event["do"] == "act" for event in records.read(path.read_bytes()).events)


def other_process(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "play", *arguments, "--plain", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_a_game_that_is_played_in_another_process_is_not_played_here():
    path = begun("a11-b10")
    other = other_process("--resume")
    assert other.stdin and other.stdout
    try:
        while "Player 2. " not in other.stdout.readline():
            pass
        code, output = run("play", "--resume", "--lang", "en", lines=["k1-j1"])
        assert code == 2 and "is being played in another window" in output
        code, output = run("play", str(path), "--lang", "en", lines=["k1-j1"])
        assert code == 2 and acts(path) == 1
        assert (
            "another window"
            in run("play", "agon", "--hot-seat", "--lang", "en", lines=[f"save {path}", "yes"])[1]
        )
        told, _ = other.communicate("k1-j1\nquit\n", timeout=60)
    finally:
        other.kill()
        other.wait()
    assert "k1-j1" in told and acts(path) == 2
    assert not list(path.parent.glob(".*"))
    assert "Player 1. " in run("play", str(path), "--lang", "en")[1]


def test_a_process_that_was_killed_leaves_the_game_to_others():
    path = begun("a11-b10")
    other = other_process(str(path))
    assert other.stdin and other.stdout
    try:
        while "Player 2. " not in other.stdout.readline():
            pass
    finally:
        other.kill()
        other.wait()
        other.stdin.close()
        other.stdout.close()
    assert "k1-j1" in run("play", "--resume", "--lang", "en", lines=["k1-j1"])[1]
    assert acts(path) == 2 and not list(path.parent.glob(".*"))


def test_a_game_that_was_played_on_after_it_was_read_is_refused():
    path = begun("a11-b10")
    old = path.read_bytes()
    run("play", "--resume", lines=["k1-j1"])
    with pytest.raises(Conflict, match="played on meanwhile"):
        saves.hold(path, old)
    saves.hold(path, path.read_bytes()).release()


def test_a_lock_whose_file_is_taken_away_is_taken_anew(tmp_path):
    path = tmp_path / "game.json"
    first = saves.Lock(path)
    (tmp_path / ".game.json.lock").unlink()
    second = saves.Lock(path)
    with pytest.raises(Conflict):
        saves.Lock(path)
    second.release()
    first.release()


def test_a_game_goes_on_unsaved_and_says_so_once(home, monkeypatch):
    saves.new_path("agon")
    lines = ["a11-b10", "k1-j1"]
    written = []

    def fail(path: Path, record: bytes) -> None:
        written.append(record)
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(saves, "write", fail)
    code, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=lines)
    assert code == 0 and "Player 2: queen from k1 to j1." in output
    assert output.count("The game goes on unsaved") == 1
    assert "is lost" in output and "is kept in" not in output
    assert len(written) == 4 and not list(home.glob("*"))


def test_a_folder_that_comes_back_has_the_whole_game(home, monkeypatch):
    tried = []
    write = saves.write

    def fail_once(path: Path, record: bytes) -> None:
        tried.append(path)
        if len(tried) == 2:
            raise FileNotFoundError(2, "No such file or directory")
        write(path, record)

    monkeypatch.setattr(saves, "write", fail_once)
    lines = ["a11-b10", "k1-j1"]
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=lines)
    assert output.count("unsaved") == 1 and "is kept in" in output
    assert acts(tried[0]) == 2


def test_leaving_while_the_game_is_written_loses_nothing(home, monkeypatch):
    write, tried = saves.write, []

    def interrupted(path: Path, record: bytes) -> None:
        tried.append(path)
        if len(tried) == 2:
            raise KeyboardInterrupt
        write(path, record)

    monkeypatch.setattr(saves, "write", interrupted)
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=["a11-b10"])
    assert "is kept in" in output and acts(tried[0]) == 1


def test_a_link_to_a_game_stays_one(tmp_path):
    path, link = begun("a11-b10"), tmp_path / "link.json"
    link.symlink_to(path)
    run("play", str(link), lines=["k1-j1"])
    assert link.is_symlink() and acts(path) == 2


def test_a_folder_where_a_file_is_does_not_stop_the_game(home):
    home.parent.mkdir()
    home.write_text("")
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=["a11-b10"])
    assert output.count("The game goes on unsaved") == 1 and "queen from a11 to b10." in output


@UNREADABLE
def test_a_folder_that_may_not_be_written_does_not_stop_the_game(home):
    path = begun("a11-b10")
    home.chmod(0o500)
    try:
        _, output = run("play", "--resume", "--lang", "en", lines=["k1-j1"])
        assert (
            output.count("The game goes on unsaved") == 1
            and "Player 2: queen from k1 to j1." in output
        )
        assert acts(path) == 1
    finally:
        home.chmod(0o700)


def test_what_else_lies_among_the_games_is_passed_over(home):
    path = begun("a11-b10")
    tail = b'\n"result":null,\n"hash":"%s"\n}\n' % (b"0" * 64)
    (home / "a-folder-agon.json").mkdir()
    os.mkfifo(home / "a-pipe-agon.json")
    (home / "a-link-agon.json").symlink_to("nowhere")
    (home / "a-device-agon.json").symlink_to("/dev/zero")
    (home / "half-agon.json").write_bytes(path.read_bytes()[:-20])
    with (home / "large-agon.json").open("wb") as file:
        file.truncate(1 << 40)  # a hole: it takes no room, but could not be read whole
    assert saves.unfinished("agon") == [path] == saves.unfinished()
    assert saves.unfinished("**/x") == []
    (home / "later-agon.json").write_bytes(tail)
    os.utime(home / "later-agon.json", (2e9, 2e9))
    code, output = run("play", "--resume", "--lang", "en")
    assert code == 2 and "later-agon.json" in output and "this is not a record" in output


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


def test_parts_of_long_ago_are_swept_away(home):
    home.mkdir(parents=True)
    old, young, game = home / ".a.json.x1.part", home / ".b.json.x2.part", home / "c-agon.json"
    for path in (old, young, game):
        path.write_bytes(b"half")
    for path in (old, game):
        os.utime(path, (time.time() - 7200,) * 2)
    (home / ".folder.part").mkdir()
    saves.new_path("agon")
    assert sorted(home.iterdir()) == sorted([young, game, home / ".folder.part"])


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
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=[*lines, "save a\0b"])
    assert path.read_text() == "dear" and "exists already" in output
    assert stat.S_ISFIFO(pipe.stat().st_mode) and output.count("is not a file but") == 2
    assert output.count("cannot write") == 2 and r"a\x00b" in output
    _, output = run("play", "agon", "--hot-seat", "--lang", "en", lines=[f"save {path}", "yes"])
    assert records.verify(path.read_bytes()) and f"Saved in {path}" in output


def test_saving_where_it_is_kept_anyway_asks_nothing():
    path = begun()
    _, output = run("play", "--resume", "--lang", "en", lines=["save", f"save {path}"])
    assert output.count("Saved in") == 2 and "exists already" not in output
