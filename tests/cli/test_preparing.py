"""The wait before a game: one bar for rules and machine, with the seconds left."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from tests.games.kuhn import GAME


@pytest.fixture
def terminal() -> Terminal:
    found = Terminal("en", plain=False)
    found.console = Console(file=io.StringIO(), force_terminal=True, width=80)
    return found


def test_the_rules_are_ready_when_it_returns_and_the_machine_when_it_is_waited_for(terminal):
    preparing = Preparing(terminal, GAME, has_machine=True)
    try:
        preparing.rules()
        preparing.machine()
        assert preparing._ahead.poll() == 0
        assert {done for done, _ in preparing._steps.values()} != {0}
        before = time.monotonic()
        preparing.machine()
        assert time.monotonic() - before < 1  # there is nothing left to wait for
    finally:
        preparing.close()


def test_without_a_machine_nothing_is_compiled_beside(terminal):
    preparing = Preparing(terminal, GAME, has_machine=False)
    preparing.rules()
    preparing.machine()
    preparing.close()
    assert preparing._ahead is None


def test_the_seconds_left_are_told_by_what_both_have_done(terminal):
    preparing = Preparing(terminal, GAME, has_machine=False)
    assert preparing.seconds_left is None
    preparing._start -= 6
    preparing._steps.update(rules=(2, 4), machine=(1, 2))
    assert preparing.seconds_left == 6
    preparing._steps.update(rules=(4, 4), machine=(2, 2))
    assert preparing.seconds_left == 0


def test_a_process_that_is_ended_is_not_waited_for(terminal):
    preparing = Preparing(terminal, GAME, has_machine=True)
    preparing.close()
    preparing.machine()
    assert preparing._ahead.returncode is not None
