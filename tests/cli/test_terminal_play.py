"""The game as people play it: through a real pseudo-terminal, from the menu to the end."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from ludotheque.core.words import say
from ludotheque.tables import Table, records
from ludotheque.tables.records import verify
from tests.cli.keeping import tables
from tests.house.hosting import SOON

PROMPT = "\x1b[0m>"  # as prompt_toolkit writes it
AGON = "i1-h1 k5-k4 h1-i1 k4-k5".split() * 2
PLAYS = {
    # a game, its number in the menu, its seats, its rules, and what is typed
    "agon": ("2", None, "standard", AGON),
    "agent": ("1", "2", "standard+map=toy+round_limit=2", None),
    "spywhere": ("3", "2", "standard", None),
}


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("PROMPT_TOOLKIT_NO_CPR", "1")
    return tmp_path / "ludotheque" / "games"


def spawn(*arguments: str, language: str) -> pexpect.spawn:
    # what sets a size in the environment of this process (readline does) must not hide the real one
    here = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
    child = pexpect.spawn(
        sys.executable,
        ["-m", "ludotheque", "play", *arguments],
        env={**here, "LANG": f"{language}_XX.UTF-8", "LANGUAGE": "", "TERM": "xterm"},
        encoding="utf-8",
        dimensions=(40, 80),
        timeout=SOON,
    )
    child.delaybeforesend = None
    return child


def kept(home: Path) -> Table:
    (table,) = tables()
    return table


def legal_texts(home: Path) -> Iterator[str]:
    """What is legal first; but a seal or a guess wherever there is one, so that it ends."""
    while True:
        table = kept(home)
        view = table.view(table.asked[0])
        texts = [view.text(action) for action in view.legal()]
        ends = [text for text in texts if text == "seal" or text.startswith("guess")]
        yield ends[-1] if ends else texts[0]


def play_on(child: pexpect.spawn, home: Path, language: str, moves: Iterator[str], most: int):
    """Type moves until the game is over or `most` are typed; whether it is over."""
    curtain = say(language, "play-curtain", who="9").partition("9")[2].strip(" .:\xa0")[:18]
    again = say(language, "play-again")[:20]
    yes = say(language, "word-yes")
    turn = say(language, "word-player", seat=9).replace("9", r"\d\. ")
    for typed in range(most + 1):
        while (found := child.expect([curtain, turn, again, rf"\({yes}/"])) in (0, 3):
            child.sendline(yes if found else "")
        if found == 2:
            return True
        if typed < most and kept(home).result is None:  # else it is told of somebody at the end
            child.sendline(next(moves))
    return False


@pytest.mark.parametrize(
    ("game", "language"), [("agon", "fr"), ("agent", "de"), ("spywhere", "nl")]
)
def test_a_game_is_played_from_the_menu_to_its_end_though_it_is_killed(game, language, home):
    number, seats, rules, moves = PLAYS[game]
    child = spawn(language=language)
    answers = {"fr/en/nl/de": "", say(language, "menu-game"): number, "[4]": seats}
    answers |= {say(language, "word-people"): say(language, "word-people"), "[standard]": rules}
    for question, answer in answers.items():
        if answer is not None:
            child.expect_exact(question)
            child.expect_exact(PROMPT)
            child.sendline(answer)
    typed = iter(moves) if moves else legal_texts(home)
    assert not play_on(child, home, language, typed, 5)
    before = bytes(kept(home).log)
    child.kill(signal.SIGKILL)
    child.wait()

    child = spawn("--resume", language=language)
    child.expect_exact(PROMPT)
    child.sendline("1")
    assert bytes(kept(home).log) == before
    assert play_on(child, home, language, typed, 500)
    child.sendline("")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    table = kept(home)
    assert table.result is not None and table.result.how == "rules"
    assert verify(records.write(table)).result == table.result


def test_words_are_completed_from_what_is_legal(home):
    child = spawn("agon", "--hot-seat", language="en")
    child.expect_exact(PROMPT)
    child.send("a11-b")
    child.expect_exact("a11-b10")  # offered while typing
    child.send("\t")
    child.expect_exact("10")
    child.send("\r")
    child.expect_exact("a11 to b10.")
    child.sendline("quit")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_the_curtain_does_not_lift_on_what_was_typed_before_it_fell(home, plain):
    child = spawn("spywhere", "--hot-seat", *plain, language="en")
    child.expect(r"Player (\d): press Enter")
    first = int(child.match[1])
    child.sendline("")
    child.expect_exact(f"Player {first}. ")
    child.send("draw\rno\r\r\r")
    child.expect_exact("do you accept a draw")
    child.expect_exact(f"Player {first}: press Enter")
    assert child.expect_exact([f"Player {first}. ", pexpect.TIMEOUT], timeout=3) == 1
    child.sendline("")
    child.expect_exact(f"Player {first}. ")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_leaving_with_ctrl_c_loses_nothing(home):
    child = spawn("agon", "--hot-seat", language="en")
    child.expect_exact(PROMPT)
    child.sendline("a11-b10")
    child.expect_exact("Player 2. ")
    child.expect_exact(PROMPT)
    child.send("k1-")
    child.expect_exact("k1-j1")  # offered while typing
    child.sendintr()
    child.expect_exact("\x1b[K")  # what was typed is struck out
    child.sendintr()
    child.expect_exact("play --resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert kept(home).events[-1]["actions"] == [341]
