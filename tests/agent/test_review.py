"""What the end lays open about the contests."""

from __future__ import annotations

from ludotheque.core.contract import Fact, Seen
from ludotheque.core.speech import Speaker
from ludotheque.games.agent import GAME
from ludotheque.games.agent.facts import (
    Claimed,
    Contested,
    GaveUp,
    Lot,
    Paid,
    Put,
    StoodBy,
    review,
)


def logs(*events: tuple[Fact | None, Fact | None] | int) -> list[list[Seen[Fact]]]:
    """The logs of two seats: what each saw, or the number of the act that was taken back."""
    return [
        [
            Seen(seq, undone=event)
            if isinstance(event, int)
            else Seen(seq, facts=[fact for fact in (event[seat],) if fact])
            for seq, event in enumerate(events)
        ]
        for seat in (0, 1)
    ]


def both(fact: Fact) -> tuple[Fact, Fact]:
    return fact, fact


def test_a_contest_is_told_with_what_everybody_had_there_at_that_time():
    """C2"""
    played = logs(
        (Put([Lot("green-1", 1000), Lot("red-1", 200)]), None),
        (None, Put([Lot("green-1", 700)])),
        both(Paid(0, "green-1", 500)),
        both(StoodBy(0, "green-1")),
        both(Claimed(1, "green-1", 100)),
        both(Claimed(0, "green-1", 200)),
        both(GaveUp(1, "green-1")),
        (None, Put([Lot("green-1", 400)])),
        both(StoodBy(1, "green-1")),
        both(GaveUp(0, "green-1")),
    )
    speaker = Speaker(GAME.name, "en", ["Ann", "Bob"], 0)
    assert list(map(speaker.say, review(played))) == [
        "The contest for green-1: Bob claimed 100 and had 700, you claimed 200 of your 500.",
        "The contest for green-1: you gave up with 500.",
    ]


def test_what_was_taken_back_is_no_contest():
    """A7-a"""
    found = review(logs(both(StoodBy(0, "red-1")), both(Claimed(1, "red-1", 100)), 1))
    assert found == [Contested("red-1", [])]
