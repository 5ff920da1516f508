"""What a view shows, asks and offers, as typed data."""

from __future__ import annotations

import pytest

from ludotheque.core import diagrams
from ludotheque.core.contract import Seen
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.games.spywhere import GAME, bot
from ludotheque.games.spywhere.choices import Guess, Keep, Swap
from ludotheque.games.spywhere.equipment import NATIONS, SEATS
from ludotheque.games.spywhere.evidence import UNSEEN
from ludotheque.games.spywhere.facts import (
    Cards,
    Centre,
    Closed,
    Ended,
    Guessed,
    Kept,
    Redrawn,
    Refilled,
    Scored,
    Sealed,
    Shown,
    Swapped,
    Verdict,
)
from ludotheque.games.spywhere.judgement import LEANING
from ludotheque.games.spywhere.view import (
    AskElimination,
    AskGuess,
    AskLast,
    Clue,
    Laid,
    Mine,
    Turn,
)
from tests.spywhere.table import Table, start, table

FOUR = """
    centre: italy italy spain spain belgium
    pile: england england england england england england france france france france
    in the game: italy england france spain belgium
    1 france: italy spain belgium
    2 italy: england england belgium
    3 spain: france france france
    4 belgium: italy italy italy
"""
LAST = """
    centre: italy spain france france belgium
    pile: england england
    1 france: italy italy france
    2 italy: england england belgium
    3 spain: france france france
"""


def two_eliminations() -> Table:
    """Seat 1 has eliminated Italy and then Spain, and guessed about seats 3 and 2."""
    game = table(FOUR).play("draw england to 1", "1: swap italy for belgium", "1: eliminate italy")
    game.play("bonus england to 1", "refill england", "refill france", "refill england")
    game.play("1: guess 3 spain")
    for seat, swap in (
        (2, "belgium for england"),
        (3, "france for france"),
        (4, "italy for france"),
    ):
        game.play(f"draw france to {seat}", f"{seat}: swap {swap}", f"{seat}: no-guess")
    game.play("draw england to 1", "1: swap spain for england", "1: eliminate spain")
    return game.play("bonus england to 1", "1: guess 2 italy")


def test_clue_piles_and_guesses_are_shown_in_the_order_laid() -> None:
    seen = two_eliminations().view(2).describe()
    assert seen.seats[0].clues == [Clue("italy", 1), Clue("spain", 2)]
    assert seen.seats[0].guesses == [Laid(target=2, turn=1), Laid(target=1, turn=2)]
    assert seen.removed == "germany" and "germany" not in seen.nations
    assert seen.starter == 0
    assert seen.last == Turn(0, gave="spain", took="england", eliminated="spain", target=1)
    assert seen.centre == ["italy", "belgium"] and seen.pile == 0


def test_ones_own_cards_are_shown_to_oneself_alone() -> None:
    game = two_eliminations()
    assert game.view(1).describe().mine == Mine(
        passports=["france"],
        hand={"england": 5, "belgium": 2},
        guesses=[Laid(2, turn=1, nation="spain"), Laid(1, turn=2, nation="italy")],
    )
    assert game.view().describe().mine is None
    assert game.view(1).describe().seats == game.view(2).describe().seats


def test_last_guesses_not_yet_sealed_are_shown_to_oneself_alone() -> None:
    game = two_eliminations().play("1: guess 4 belgium")
    mine = game.view(1).describe().mine
    assert mine and mine.guesses[-1] == Laid(3, turn=None, nation="belgium")
    assert len(game.view(2).describe().seats[0].guesses) == 2


def test_before_the_first_turn_nobody_begins() -> None:
    seen = start(4).play("remove spain").view(1).describe()
    assert (seen.starter, seen.turn, seen.last, seen.removed) == (None, None, None, "spain")


def test_who_is_asked_about_his_own_three_is_told_so_and_nobody_else() -> None:
    """S8-b"""
    game = table(FOUR.replace("1 france", "1 italy").replace("2 italy", "2 france"))
    game.play("draw england to 1", "1: swap italy for belgium")
    assert game.view(1).status().ask == AskElimination("italy", is_own=True)
    for viewer in (2, 3, None):
        assert game.view(viewer).status().ask == AskElimination("italy", is_own=False)


def test_a_guess_is_asked_with_those_it_may_be_about() -> None:
    """S10, S13"""
    game = table(FOUR).play("draw england to 1", "1: swap italy for spain", "1: keep")
    assert game.view(2).status().ask == AskGuess(targets=[1, 2, 3])
    game = two_eliminations()
    assert game.view(1).status().ask == AskLast(targets=[3])
    assert game.view().status().ask == AskLast(targets=[])


def test_the_end_is_told_with_every_guess_and_its_verdict() -> None:
    """S14"""
    game = table(LAST).play("draw england to 1", "1: swap england for france", "1: guess 3 belgium")
    before = game.view(2)
    game.play("draw england to 2", "2: swap belgium for belgium", "2: no-guess")
    assert game.view(2).told(before)[-1] == Closed("pile", None, asked=[0, 1, 2])
    before = game.view(2)
    game.play("1: last none")
    assert game.view(2).told(before) == [Sealed(0)]
    before = game.view(2)
    game.play("2: last 1 france")
    assert game.view(2).told(before) == [Guessed(1, 0, "france"), Sealed(1)]
    before = game.view(1)
    game.play("3: last none")
    told = game.view(1).told(before)
    assert told[:2] == [
        Shown(
            0,
            ["france"],
            [Cards("italy", 2), Cards("france", 2)],
            [Verdict(2, "belgium", is_right=False)],
        ),
        Shown(
            1, ["italy"], [Cards("england", 3), Cards("belgium", 1)], [Verdict(0, "france", True)]
        ),
    ]
    assert told[3:5] == [
        Scored(0, own=2, right=0, bonus=0, score=2),
        Scored(1, own=0, right=1, bonus=0, score=0),
    ]
    assert told[-1] == Ended([0])


def test_three_alike_that_go_back_are_told_with_what_came() -> None:
    """S9"""
    game = table(FOUR.replace("england france", "england spain"), reshuffle_triples=True)
    game.play("draw england to 1", "1: swap italy for belgium", "1: eliminate italy")
    game.play("bonus england to 1", "refill england", "refill france")
    before = game.view(2)
    game.play("refill spain")
    assert game.view(2).told(before) == [Refilled([Cards("spain", 1)]), Redrawn("spain")]


def test_three_alike_that_are_left_are_named() -> None:
    game = table(FOUR).play("draw england to 1", "1: swap italy for belgium")
    before = game.view(2)
    game.play("1: keep")
    assert game.view(2).told(before) == [Kept(0, "italy")]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("swap france for italy", "give"),
        ("swap italy for france", "take"),
        ("swap germany for italy", "give"),
        ("swap italy for germany", "take"),
        ("eliminate germany", "nation"),
        ("keep", ""),
    ],
)
def test_a_refusal_names_the_part_that_is_wrong(text: str, part: str) -> None:
    game = table(FOUR).play("draw england to 1")
    with pytest.raises(IllegalAction) as refused:
        game.play(f"1: {text}")
    assert refused.value.part == part


@pytest.mark.parametrize(
    ("text", "part"), [("swap atlantis for italy", "give"), ("guess 9 italy", "target")]
)
def test_a_text_that_cannot_be_read_names_the_part(text: str, part: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        table(FOUR).view(1).parse(text)
    assert refused.value.part == part


def test_a_choice_of_no_nationality_is_malformed() -> None:
    view = table(FOUR).view(1)
    assert view.choice(view.action(Keep())) == Keep()
    for choice, part in ((Swap("atlantis", "italy"), "give"), (Guess(6, "italy"), "target")):  # type: ignore[arg-type]
        with pytest.raises(MalformedAction) as refused:
            view.action(choice)
        assert refused.value.part == part


def test_after_a_take_back_the_log_is_believed_no_further() -> None:
    at = table(FOUR).play("draw england to 1", "1: swap italy for belgium", "1: keep")
    lay = Centre([Cards("italy", 2), Cards("spain", 2), Cards("belgium", 1)])
    log = [Seen(1, facts=(lay,)), Seen(2, facts=(Swapped(0, "spain", "italy"),)), Seen(3, undone=2)]
    log.append(Seen(4, facts=(Swapped(0, "italy", "belgium"),)))
    notes = bot.study(at.view(1), log, bot.PLANS[-1])
    leaning = notes[LEANING : LEANING + SEATS * NATIONS].reshape(SEATS, NATIONS)[0]
    belgium, england = leaning[4], leaning[1]
    assert belgium - england == pytest.approx(UNSEEN * bot.PLANS[-1].credulity)


def test_the_diagrams_of_the_rulebook_show_what_is_written_below_them():
    """S7, S8, S10-a"""
    drawn = {
        name: diagrams.scene_of(GAME, name, diagram, "en")
        for name, diagram in diagrams.read(GAME.folder).items()
    }
    assert drawn["swap"].description.mine.passports == ["spain"]
    assert drawn["alike"].status.ask == AskElimination("france", False)
    seats = drawn["clues"].description.seats
    assert [[clue.nation for clue in seat.clues] for seat in seats] == [
        ["italy"],
        ["england"],
        ["france", "spain"],
    ]
    assert [[laid.target for laid in seat.guesses] for seat in seats] == [[], [2], [1]]
