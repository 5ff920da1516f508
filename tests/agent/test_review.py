"""What the end lays open about the contests."""

from __future__ import annotations

from ludotheque.core.contract import Fact, Seen
from ludotheque.core.speech import Speaker
from ludotheque.games.agent import GAME
from ludotheque.games.agent.facts import (
    Attacked,
    Bid,
    Claimed,
    Contested,
    Decides,
    GaveUp,
    Lot,
    Moved,
    Paid,
    Put,
    Refused,
    StoodBy,
    Upheld,
    review,
)


def logs(*events: tuple[Fact | None, Fact | None] | int) -> list[list[Seen[Fact]]]:
    """The logs of two seats: what each saw, or the number of the act that was taken back."""
    return [
        [
            Seen(seq, undone=event)
            if isinstance(event, int)
            else Seen(seq, facts=tuple(fact for fact in (event[seat],) if fact))
            for seq, event in enumerate(events)
        ]
        for seat in (0, 1)
    ]


MOVE = Moved(0, "green-1", "washington", "havana", None)
ATTACK = Attacked(1, "red-1", "moscow", "istanbul", "green-1", None)


def both(fact: Fact) -> tuple[Fact, Fact]:
    return fact, fact


def test_a_contest_is_told_with_what_everybody_had_there_at_that_time():
    """C2"""
    played = logs(
        (Put([Lot("green-1", 1000), Lot("red-1", 200)]), None),
        (None, Put([Lot("green-1", 700)])),
        both(Paid(0, "green-1", 500)),
        both(MOVE),
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
        "The contest for green-1: Bob claimed 100 dollars and had 700, "
        "you claimed 200 of your 500 dollars.",
        "The contest for green-1: you gave up with 500 dollars.",
    ]


def test_what_was_taken_back_is_no_contest():
    """A7-a"""
    played = logs(both(MOVE), both(StoodBy(0, "green-1")), both(Claimed(1, "green-1", 100)), 2)
    assert review(played) == [Contested("green-1", MOVE, [])]


def test_a_contest_is_told_with_its_act_who_decided_and_what_came_of_it():
    """C4"""
    played = logs(
        both(MOVE),
        both(StoodBy(0, "green-1")),
        both(GaveUp(1, "green-1")),
        both(GaveUp(0, "green-1")),
        both(Decides(0)),
        both(Upheld(0)),
        (None, Put([Lot("red-1", 700)])),
        both(ATTACK),
        both(StoodBy(1, "red-1")),
        both(GaveUp(0, "red-1")),
        both(Claimed(1, "red-1", 100)),
        both(Decides(1)),
        both(Refused(1)),
    )
    nothing = [Bid(1, None, 0), Bid(0, None, 0)]
    assert review(played) == [
        Contested("green-1", MOVE, nothing, 0, True),
        Contested("red-1", ATTACK, [Bid(0, None, 0), Bid(1, 100, 700)], 1, False),
    ]
