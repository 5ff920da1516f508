"""What happened, as data: kinds, names and sums, and nothing that a viewer may not know."""

from __future__ import annotations

import pytest

from ludotheque.cli import telling
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Seen
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.games.agent import GAME
from ludotheque.games.agent import facts as f
from tests.agent.table import Table


def told(table: Table, *texts: str, viewer: int = SPECTATOR) -> list[Fact]:
    """The facts of texts, each played by whoever is asked; `let` by all."""
    found: list[Fact] = []
    for text in texts:
        for seat in [None] if text != "let" else table.position.asked:
            before = table.view(viewer)
            table.position.play(text, seat)
            found += table.view(viewer).told(before)
    return found


@pytest.mark.parametrize(("text", "case", "handling"), [
    ("move green-1 lisbon carry", "green-1", "carried"),
    ("move green-1 lisbon leave", "green-1", "left"),
    ("move green-1 lisbon drop", "green-1", "set-down"),
    ("move green-1 lisbon take", "rome", "taken-along"),
    ("move green-1 lisbon leave", "rome", "not-taken-along"),
    ("move green-1 lisbon take", "lisbon", "on"),
    ("move green-1 lisbon leave", "lisbon", "beside"),
    ("move green-1 lisbon", "cairo", None),
    ("move green-1 lisbon", "blue-1", None),
])  # fmt: skip
def test_a_step_says_what_becomes_of_the_case(text: str, case: str, handling: str | None) -> None:
    """A9-c"""
    table = Table(at="green-1 rome, blue-1 cairo", case=case)
    assert told(table, text) == [f.Moved(0, "green-1", "rome", "lisbon", handling)]


@pytest.mark.parametrize(("word", "handling"), [("take", "captured"), ("leave", "let-lie")])
def test_an_attack_says_whom_and_what_becomes_of_his_case(word: str, handling: str) -> None:
    """A7b-a"""
    table = Table("500 green-1", "300 red-1", at="green-1 lisbon, red-1 rome", case="red-1")
    stakes = [f.Stake(0, 0), f.Stake(1, 300), f.Stake(2, 0)]
    assert told(table, f"attack green-1 red-1 {word}", "let") == [
        f.Attacked(0, "green-1", "lisbon", "rome", "red-1", handling),
        f.Answered(1),
        f.Protested([]),
        f.Paid(0, "green-1", 500),
        f.Exiled("red-1", stakes),
    ]


def test_a_contest_is_told_step_by_step() -> None:
    """C3, C4"""
    table = Table("500 green-1", "1000 green-1").play("move green-1 havana").protest(1)
    assert told(table, "stand", "claim 200", "claim 300", "give-up", "claim 600", "give-up") == [
        f.StoodBy(0, "green-1"),
        f.Claimed(1, "green-1", 200),
        f.Claimed(0, "green-1", 300),
        f.GaveUp(2, "green-1"),
        f.Claimed(1, "green-1", 600),
        f.GaveUp(0, "green-1"),
        f.Decides(1),
    ]
    assert told(table, "refuse") == [f.Refused(1)]


@pytest.mark.parametrize("seed", range(4))
def test_everyone_who_seals_is_told_whoever_is_drawn_to_begin(seed: int) -> None:
    """A4"""
    position = Variant(GAME, seats=2).new(seed)
    facts = []
    for seat in range(2):
        before = position.view()
        position.play("bribe none", seat)
        facts += position.view().told(before)
    assert facts == [f.Sealed(0), f.Sealed(1), f.First(int(position.states[0].public.first))]


def test_only_its_writer_is_told_a_bribe() -> None:
    """A7c"""
    lots = [f.Lot("green-1", 800), f.Lot("red-2", 300)]
    text = "bribe 500+300 green-1, 300 red-2"
    assert told(Table(), text, viewer=0) == [f.Bribed(0), f.Put(lots)]
    assert told(Table(), text, viewer=1) == told(Table(), text) == [f.Bribed(0)]
    assert told(Table(), "put 500 green-1", viewer=0) == []


def test_the_end_lays_every_sheet_open() -> None:
    """A12"""
    table = Table("500 green-1", "100 red-1", at="green-1 havana", case="green-1")
    assert told(table, "move green-1 washington carry", "let")[2:] == [
        f.Protested([]),
        f.LaidOpen(0, [f.Lot("green-1", 500)]),
        f.LaidOpen(1, [f.Lot("red-1", 100)]),
        f.LaidOpen(2, []),
        f.Won(0, "green-1"),
    ]


def test_who_has_answered_is_no_news_once_all_have() -> None:
    """C1"""
    speaker, seen = Speaker("agent", "en"), Seen(3, "act", None, (f.Answered(1), f.Protested([])))
    assert telling.news(speaker, seen) == ["Nobody protests."]
    assert len(telling.told(speaker, seen)) == 2
