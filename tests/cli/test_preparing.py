"""The wait before a machine's act: one bar for all that is compiled, with the seconds left."""

from __future__ import annotations

import io
import subprocess
import sys
import threading
import time

import pytest
from rich.console import Console

from ludotheque.bots import warming
from ludotheque.bots.warming import Half
from ludotheque.cli import preparing as preparing_module
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from ludotheque.games import discovery
from tests.games.kuhn import GAME
from tests.house.hosting import SOON


@pytest.fixture
def terminal() -> Terminal:
    found = Terminal("en", plain=False)
    found.console = Console(file=io.StringIO(), force_terminal=True, width=80)
    return found


@pytest.fixture
def cold(monkeypatch) -> None:
    monkeypatch.setattr(warming, "is_warm", lambda game, half="": False)


@pytest.mark.usefixtures("cold")
def test_the_machine_is_ready_when_it_was_waited_for(terminal):
    preparing = Preparing(terminal, GAME, has_machine=True)
    try:
        preparing.machine()
        assert preparing.is_ready
        preparing._bar = lambda: pytest.fail("there is nothing left to wait for")
        preparing.machine()
    finally:
        preparing.close()
    assert preparing.warming.share == 1.0


@pytest.mark.usefixtures("cold")
def test_without_a_machine_nothing_is_compiled(terminal):
    preparing = Preparing(terminal, GAME, has_machine=False)
    preparing.machine()
    preparing.close()
    assert preparing.warming.halves == []


def test_what_was_compiled_before_is_not_compiled_again(terminal):
    warming.warm_up(GAME)
    preparing = Preparing(terminal, GAME, has_machine=True)
    assert preparing.is_ready
    assert preparing.warming.halves == []


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("plain", [True, False])
def test_those_who_wait_long_read_once_how_to_play_and_win(monkeypatch, plain):
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    terminal = Terminal("en", plain, console)
    monkeypatch.setattr(preparing_module, "PATIENCE", 0.2)
    preparing = Preparing(terminal, discovery.find("agon"), has_machine=False)

    def read():
        return terminal.console.file.getvalue().count("You win when your queen")

    def end(half):
        until = time.monotonic() + SOON
        while not read() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.5)  # for more than once
        half.is_over.set()

    for _ in range(2):
        preparing.warming.halves = [Half()]
        ending = threading.Thread(target=end, args=preparing.warming.halves)
        ending.start()
        preparing.machine()
        ending.join()
    assert read() == 1
    assert terminal.unread is not None  # the table does not take its place before it is read


@pytest.mark.usefixtures("cold")
def test_a_process_that_is_ended_is_not_waited_for(terminal):
    preparing = Preparing(terminal, GAME, has_machine=True)
    preparing.close()
    preparing.machine()
    assert preparing.is_ready


ASKED_FIRST = """
import sys
from pathlib import Path
from ludotheque.cli.play import play
from ludotheque.cli.terminal import Terminal
from ludotheque.cli.wishes import Wishes

class Leaver(Terminal):
    def ask(self, sentence, candidates=(), history=None):
        print(len(candidates) > 0, "numba" in sys.modules)
        raise EOFError

play(Leaver("en"), Wishes(sys.argv[1], data=Path(sys.argv[2])))
"""


@pytest.mark.parametrize("name", discovery.names())
def test_whoever_is_asked_first_has_waited_for_no_compiler(name, tmp_path):
    command = [sys.executable, "-c", ASKED_FIRST, name, str(tmp_path)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    assert "True False" in done.stdout.splitlines()
