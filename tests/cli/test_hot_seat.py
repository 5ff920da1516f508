"""Several people at one keyboard: what is private is read by its owner alone."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Iterator, Sequence

import pytest
from rich.console import Console, RenderableType

from ludotheque.cli import telling
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal
from ludotheque.core.calls import SPECTATOR
from ludotheque.tables import clocks
from ludotheque.tables.seen import log_of
from tests.cli import keeping
from tests.tables.play import NAMES, every_secret_game, started, variant

COMMANDS = ("log", "notes", "board", "back", "undo", "draw", "?", "rules", "save")


class Keyboard(Terminal):
    """A terminal at which scripted people type; `read` is who was alone when what was printed."""

    def __init__(self, script: Iterator[str] | None = None, chooser: random.Random | None = None):
        super().__init__("en", console=Console(file=io.StringIO(), highlight=False, width=200))
        self.script, self.chooser = script, chooser
        self.owner: int | None = None
        self.coming: int | None = None
        self.read: list[tuple[int | None, str]] = []

    def _print(self, text: RenderableType, soft_wrap: bool = False) -> None:
        self.read.append((self.owner, str(text)))

    def wait(self, sentence: str) -> None:
        assert self.owner is None  # nothing of another's is on the screen
        self.coming = NAMES.index(sentence.partition(":")[0])

    def clear(self) -> None:
        self.owner, self.coming = self.coming, None

    def ask(self, sentence: str, candidates: Sequence[str] = (), history: object = None) -> str:
        if self.script is not None:
            line = next(self.script, None)
            if line is None:
                raise EOFError
            return candidates[0] if line == "*" else line
        if sentence != ">":
            return self.chooser.choice(["yes", "no"])
        assert history == self.owner
        if self.chooser.random() < 0.3:
            return self.chooser.choice([*COMMANDS, "resign"])
        return self.chooser.choice(candidates[: -len(COMMANDS)] or candidates)


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))


def seated(keyboard: Keyboard, game: str, seats: int, seed: bytes = bytes(32)) -> Session:
    return keeping.session(keyboard, started(variant(game, seats), seed))


def test_who_resigns_reads_nothing_of_what_the_other_has_bribed():
    script = ["bribe 500 green-1", "yes", "bribe 500 red-1", "yes", "resign", "yes"]
    keyboard = Keyboard(iter(script))
    session = seated(keyboard, "agent", 2)
    assert keeping.play(session)
    (left,) = session.people
    (news,) = [line for line in _told(session, left) if line.startswith("You put")]
    assert news not in [line for _, line in keyboard.read]
    assert (None, f"{NAMES[1 - left]} resigns.") in keyboard.read
    assert (None, f"{NAMES[left]} wins.") in keyboard.read


def test_who_declines_a_tie_does_not_see_the_table_of_who_offered_it():
    keyboard = Keyboard(iter(["draw", "no"]))
    session = seated(keyboard, "spywhere", 2)
    assert not keeping.play(session)
    (seat,) = session.last.asked
    own = session.last.view(seat).sketch("en", NAMES).plain
    assert keyboard.read.count((seat, own)) == 2
    assert (None, own) not in keyboard.read


def test_who_has_answered_is_not_said_to_think(monkeypatch):
    """Though a window is told as over only after a while."""
    said = []

    def waiting(above, message, **details):
        said.append(message)
        raise KeyboardInterrupt

    monkeypatch.setattr(clocks, "LEAST", time.time_ns() // 1_000_000 + 10**6)  # of an old table
    keyboard = Keyboard(iter(["bribe 500 green-1", "yes"] * 2))
    keyboard.waiting = waiting
    keeping.play(seated(keyboard, "agent", 2))
    assert said == ["play-answered"]


def test_a_draft_outlives_an_offer_that_was_declined():
    keyboard = Keyboard(iter(["put 500 green-1", "draw", "no", "seal", "yes"]))
    session = seated(keyboard, "agent", 2)
    assert not keeping.play(session)
    assert session.last.view(0).describe().sheet.stakes[0] == 500


def test_a_draft_does_not_outlive_the_position_it_was_about():
    acts = ["seal", "yes", "seal", "yes", "*", "protest", "consent", "put 500 green-1", "back"]
    keyboard = Keyboard(iter(acts))
    session = seated(keyboard, "agent", 2)
    assert not keeping.play(session)
    assert session.last.events[-1]["do"] in ("ask", "grant") and session.draft == []


def test_the_number_that_fixes_the_draws_is_read_before_the_first_curtain():
    keyboard = Keyboard(iter([]))
    session = seated(keyboard, "spywhere", 2)
    keeping.play(session)
    (shown,) = [line for owner, line in keyboard.read if session.last.commitment in line]
    assert keyboard.read.index((None, shown)) < 3


@every_secret_game
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_reads_what_only_another_was_told(game, seats):
    for seed in range(3):
        keyboard = Keyboard(chooser=random.Random(seed))
        session = seated(keyboard, game.name, seats, bytes([seed]) * 32)
        assert keeping.play(session)
        allowed = {seat: set(_told(session, seat)) for seat in [*range(seats), SPECTATOR]}
        told = set().union(*allowed.values())
        pictures = {session.last.view(seat).sketch("en", NAMES).plain for seat in range(seats)}
        pictures.discard(session.last.view().sketch("en", NAMES).plain)
        for owner, line in keyboard.read:
            mine = allowed[SPECTATOR] | (allowed[owner] if owner is not None else set())
            assert line not in told or line in mine
            assert owner is not None or line not in pictures
            assert owner is not None or not line.startswith("You ")


def test_what_was_typed_in_one_game_is_forgotten_in_the_next(monkeypatch):
    keyboard = Keyboard(iter([]))
    forgotten = []
    monkeypatch.setattr(Keyboard, "forget", lambda self: forgotten.append(self))
    keeping.play(seated(keyboard, "spywhere", 2))
    assert forgotten == [keyboard]


def test_yes_and_no_leave_no_history(monkeypatch):
    terminal = Keyboard()
    assert not list(terminal._prompt(None, ()).history.load_history_strings())
    for history, kept in ((None, []), ("curtain", []), (0, ["bribe"])):
        prompt = terminal._prompt(history, ())
        prompt.history.append_string("bribe")
        assert list(prompt.history.get_strings()) == kept
    assert terminal._prompt(0, ()) is not terminal._prompt(1, ())


def _told(session: Session, viewer: int) -> list[str]:
    """All that a viewer was told, in words."""
    log, speaker = log_of(session.last.log, viewer), telling.speaker(session.last, "en", viewer)
    return [line for event in log for line in telling.told(speaker, event)]
