"""Guesses, the end and the points, by paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.spywhere.equipment import NAMES
from ludotheque.games.spywhere.facts import Scored
from ludotheque.games.spywhere.view import AskLast, Laid, Place, Reveal
from tests.spywhere.table import Table, start, table

FOUR = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: PILE
    1 france: italy spain france
    2 italy: england italy italy
    3 spain: england spain france
    4 belgium: belgium belgium belgium
"""
TWO = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: PILE
    1 france england: italy spain france
    2 italy spain: italy spain belgium
"""


def four(pile: int = 20, **options: Any) -> Table:
    """Four players, so many cards of England in the pile, and five nationalities."""
    return table(FOUR.replace("PILE", pile * "england "), **options)


def two(pile: int = 20, **options: Any) -> Table:
    """As many for two players."""
    return table(TWO.replace("PILE", pile * "england "), **options)


SAME = {1: "france", 2: "italy", 3: "spain", 4: "belgium"}


def turn(game: Table, seat: int, guess: str = "") -> Table:
    """A turn that changes nothing but the hand, which gets an England; then perhaps a guess."""
    game.play(f"draw england to {seat}", f"{seat}: swap {SAME[seat]} for {SAME[seat]}")
    return game.play(f"{seat}: {guess}") if guess else game


def quiet(game: Table, *seats: int) -> Table:
    for seat in seats:
        turn(game, seat, "no-guess")
    return game


def test_he_may_lay_one_identification_card_before_one_opponent() -> None:
    """S10"""
    game = turn(four(), 1)
    texts = [
        f"guess {seat} {name}"
        for seat in (2, 3, 4)
        for name in ("italy", "england", "france", "spain", "belgium")
    ]
    assert game.legal(1) == [*texts, "no-guess"]
    game.play("1: guess 3 spain")
    assert game.public.turn == 1  # once a turn: it is the next one's turn


def test_each_opponent_is_guessed_about_only_once() -> None:
    """S10"""
    game = quiet(turn(four(), 1, "guess 3 spain"), 2, 3, 4)
    turn(game, 1)
    assert not any(text.startswith("guess 3") for text in game.legal(1))
    assert game.refuses("1: guess 3 italy") == "S10"


def test_nobody_guesses_about_himself_or_an_empty_seat() -> None:
    """S10"""
    game = turn(four(), 1)
    assert game.refuses("1: guess 1 italy") == "S10"
    assert game.refuses("1: guess 5 italy") == "S10"


@pytest.mark.parametrize("first_guess", [1, 2, 3])
def test_the_table_may_forbid_guesses_before_a_turn(first_guess: int) -> None:
    """S10"""
    game = four(first_guess=first_guess)
    for _ in range(1, first_guess):
        game.play("draw england to 1")
        assert game.refuses("1: guess 2 italy") == "S10"
        game.play("1: swap france for france")
        for seat in (2, 3, 4):
            turn(game, seat)
    turn(game, 1)
    assert "guess 2 italy" in game.legal(1)


def test_a_card_laid_is_spent() -> None:
    """S10-a"""
    game = quiet(turn(four(), 1, "guess 3 spain"), 2, 3, 4)
    turn(game, 1)
    assert "guess 2 spain" not in game.legal(1)
    assert game.refuses("1: guess 2 spain") == "S10-a"


@pytest.mark.parametrize("viewer", [2, 3, 4, None])
def test_others_see_about_whom_he_guessed_and_not_which_card(viewer: int | None) -> None:
    """S10-a"""
    one = turn(four(), 1, "guess 3 spain")
    two = turn(four(), 1, "guess 3 italy")
    none = turn(four(), 1, "no-guess")
    assert bytes(one.view(viewer)) == bytes(two.view(viewer))
    assert one.view(viewer) != none.view(viewer)
    assert one.view(viewer).describe().seats[0].guesses == [Laid(target=2, turn=1)]
    assert one.view(1) != two.view(1)


def test_any_unspent_card_may_be_laid_even_one_that_cannot_be_right() -> None:
    """S10-b"""
    game = four()
    quiet(turn(game, 1, "guess 2 france"), 2, 3, 4)  # his own
    quiet(turn(game, 1, "guess 3 italy"), 2, 3, 4)
    turn(game, 1, "guess 4 spain")
    assert game.asked == [2, 3, 4]  # they count as attempts
    assert game.view().describe().closer == 0


def test_play_passes_to_the_left() -> None:
    """S11"""
    game = four()
    assert [next_turn(game, seat) for seat in (1, 2, 3, 4)] == [2, 3, 4, 1]


def next_turn(game: Table, seat: int) -> int:
    turn(game, seat, "no-guess")
    return int(game.public.turn) + 1


def test_the_game_ends_when_somebody_has_laid_a_card_before_every_opponent() -> None:
    """S12"""
    game = closed_by_guess()
    assert game.asked == [2, 3, 4]
    assert game.public.pile_size > 0
    assert game.refuses("2: swap italy for italy") == "S12"
    assert game.refuses("2: eliminate italy") == "S12"


def closed_by_guess(pile: int = 20, **options: Any) -> Table:
    """The first seat lays its third card on its third turn, which takes the ninth of the pile."""
    game = four(pile, **options)
    quiet(turn(game, 1, "guess 2 italy"), 2, 3, 4)
    quiet(turn(game, 1, "guess 3 spain"), 2, 3, 4)
    return turn(game, 1, "guess 4 england")


def test_the_game_ends_when_the_pile_is_used_up() -> None:
    """S12"""
    game = quiet(four(2), 1)
    assert game.asked == [] and game.odds() == {"draw england to 2": 1}
    quiet(game, 2)
    assert game.asked == [1, 2, 3, 4]
    assert game.view().describe().cause == "pile"


def test_the_turn_that_takes_the_last_card_goes_on_to_its_end() -> None:
    """S12-a"""
    game = four(1).play("draw england to 1")
    assert game.asked == [1]
    game.play("1: swap italy for spain")
    assert game.legal(1) == ["eliminate italy", "keep"]
    game.play("1: eliminate italy")  # no bonus, nothing to refill
    assert game.centre == "france belgium"
    assert game.public.hand_sizes[0] == 4
    assert game.legal(1)[0].startswith("guess")
    game.play("1: guess 2 italy")
    assert game.asked == [1, 2, 3, 4]


@pytest.mark.parametrize(("pile", "refilled"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_bonus_comes_first_then_as_many_cards_as_there_are(pile: int, refilled: int) -> None:
    """S12-a"""
    game = four(pile).play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus england to 1", *refilled * ["refill england"])
    assert game.asked == [1]
    assert game.public.hand_sizes[0] == 5
    assert sum(game.public.centre) == 2 + refilled
    game.play("1: no-guess")
    assert game.asked == [1, 2, 3, 4]


def test_no_turn_starts_with_an_empty_pile() -> None:
    """S12-a"""
    game = quiet(four(1), 1)
    assert game.asked == [1, 2, 3, 4]
    assert list(game.public.turns[:4]) == [1, 0, 0, 0]


def test_all_others_may_lay_cards_before_each_opponent_they_have_not_guessed_about() -> None:
    """S13"""
    game = closed_by_guess()
    game.play("2: last 1 france, 3 spain, 4 belgium", "3: last 2 italy", "4: last none")
    assert game.asked == []
    assert [shown(seat).points.right for seat in game.view().describe().seats] == [2, 3, 1, 0]


def test_all_cards_of_an_answer_are_different() -> None:
    """S13"""
    game = closed_by_guess()
    assert game.refuses("2: last 1 france, 3 france") == "S10-a"
    assert game.refuses("2: last 1 france, 1 spain") == "S10"


def test_an_answer_given_card_by_card_ascends_and_ends_with_its_seal() -> None:
    """S13"""
    game = closed_by_guess().play("2: guess 3 spain")
    assert game.asked == [2, 3, 4]
    assert not any(text.startswith("guess 1") for text in game.legal(2))
    assert game.refuses("2: guess 1 france", part="target") == "S13"
    assert game.refuses("2: no-guess") == "S13"
    assert game.play("2: guess 4 belgium", "2: seal").asked == [3, 4]


def test_there_is_nothing_to_seal_before_the_end() -> None:
    """S13"""
    game = four().play("draw england to 1")
    assert game.refuses("1: seal") == "S13"
    assert game.play("1: swap france for france").refuses("1: last 2 italy") == "S13"


@pytest.mark.parametrize("viewer", [1, 3, 4, None])
def test_until_all_are_in_no_one_sees_more_than_that_someone_is_done(viewer: int | None) -> None:
    """S13"""
    one, two, three = closed_by_guess(), closed_by_guess(), closed_by_guess()
    one.play("2: last 1 france, 3 spain")
    two.play("2: last none")
    three.play("2: guess 1 france")
    assert bytes(one.view(viewer)) == bytes(two.view(viewer))
    assert bytes(three.view(viewer)) == bytes(closed_by_guess().view(viewer))
    assert one.asked == [3, 4]


def test_the_order_of_arrival_leaves_no_trace() -> None:
    """S13"""
    answers = ["2: last 1 france, 3 spain", "3: last 1 france", "4: last 2 italy"]
    ends = {closed_by_guess().play(*order).states.tobytes() for order in (answers, answers[::-1])}
    assert len(ends) == 1


def test_a_player_with_nothing_left_to_guess_is_not_asked() -> None:
    """S13"""
    game = four(last_round=True)
    for about in ("2 italy", "3 spain", "4 belgium"):
        turn(game, 1, f"guess {about}")
        turn(game, 2, f"guess {about.replace('2 italy', '1 france')}")
        quiet(game, 3, 4)
    assert game.asked == [3, 4]


def test_when_the_pile_ran_out_everybody_is_asked() -> None:
    """S13-a"""
    assert quiet(four(1), 1).asked == [1, 2, 3, 4]


def test_who_ended_the_game_by_his_guesses_has_none_left_to_make() -> None:
    """S13-a"""
    assert closed_by_guess().asked == [2, 3, 4]


def test_everything_is_turned_up_at_the_end() -> None:
    """S14"""
    game = closed_by_guess()
    assert all(seat.shown is None for seat in game.view().describe().seats)
    assert not game.public.hands.any() and not game.public.faces.any()
    game.play("2: last 1 france", "3: last none", "4: last none")
    seats = game.view().describe().seats
    passports = [shown(seat).passports for seat in seats]
    assert passports == [["france"], ["italy"], ["spain"], ["belgium"]]
    assert shown(seats[1]).hand == {"italy": 2, "england": 3}
    assert seats[0].guesses == [
        Laid(target=1, turn=1, nation="italy", is_right=True),
        Laid(target=2, turn=2, nation="spain", is_right=True),
        Laid(target=3, turn=3, nation="england", is_right=False),
    ]
    assert seats[1].guesses == [Laid(target=0, turn=None, nation="france", is_right=True)]
    assert shown(seats[0]).points == Scored(seat=0, own=1, right=2, bonus=3, score=6)


def shown(seat: Place) -> Reveal:
    assert seat.shown is not None
    return seat.shown


SCORES = [
    # the hand before a turn that draws an England and lays it down for an Italy; what is guessed of
    # 2 Italy, 3 Spain, 4 Belgium; points: all worked by hand
    ("france france france", " 2 italy, 3 spain, 4 belgium", 3 + 3 * 3),
    ("france france france", " 2 italy, 3 spain, 4 england", 3 + 3 * 2),
    ("france italy spain", " 2 italy, 3 belgium, 4 spain", 1 + 1 * 1),
    ("france italy spain", " 2 england, 3 belgium, 4 spain", 1),
    ("spain italy spain", " 2 italy, 3 spain, 4 belgium", 0),
    ("france france england", " none", 2),
]


@pytest.mark.parametrize(("hand", "answer", "points"), SCORES)
def test_a_score_is_own_cards_and_once_more_for_each_right_guess(
    hand: str, answer: str, points: int
) -> None:
    """S14"""
    game = table(FOUR.replace("PILE", "england").replace("italy spain france\n", hand + "\n"))
    game.play("draw england to 1", "1: swap england for italy", "1: no-guess")
    game.play(f"1: last{answer}", "2: last none", "3: last none", "4: last none")
    assert game.scores[0] == points


def test_who_caused_the_end_gets_three_points() -> None:
    """S14"""
    game = closed_by_guess().play("2: last none", "3: last 2 italy", "4: last 3 spain, 2 italy")
    # 1 France, two right, and 3; two Italies; one Spain, one right; three Belgiums, two right
    assert game.scores == [1 + 1 * 2 + 3, 2, 1 + 1 * 1, 3 + 3 * 2]


def test_if_the_pile_ran_out_earlier_in_the_turn_nobody_gets_the_three() -> None:
    """S14-a"""
    game = closed_by_guess(pile=9)
    assert game.public.pile_size == 0
    assert game.asked == [2, 3, 4]
    game.play("2: last none", "3: last none", "4: last none")
    assert game.scores[0] == 1 + 1 * 2
    assert game.view().describe().cause == "pile"


def test_the_last_question_names_only_those_before_whom_no_card_was_put_down_yet() -> None:
    """S13"""
    game = closed_by_guess()
    assert game.view(2).status().ask == AskLast([0, 2, 3])
    game.play("2: guess 1 france")
    assert game.view(2).status().ask == AskLast([2, 3])
    assert game.view(3).status().ask == AskLast([0, 1, 3])
    game.play("2: guess 3 spain", "2: guess 4 belgium")
    assert game.view(2).status().ask == AskLast([])


def test_completing_ones_guesses_in_the_last_answer_earns_nothing() -> None:
    """S14-a"""
    game = quiet(four(1), 1)
    game.play("1: last 2 italy, 3 spain, 4 belgium", "2: last none", "3: last none", "4: last none")
    assert game.scores[0] == 1 + 1 * 3


def test_most_points_win() -> None:
    """S15"""
    game = closed_by_guess().play("2: last none", "3: last 2 italy", "4: last 3 spain, 2 italy")
    assert game.view().describe().winners == [3]
    assert game.returns == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


def test_equal_points_share_the_victory() -> None:
    """S15"""
    game = quiet(four(1), 1).play(
        "1: last 2 italy, 3 spain", "2: last none", "3: last none", "4: last none"
    )
    assert game.scores == [3, 2, 1, 3]
    assert game.returns == pytest.approx([1 / 3, -1 / 3, -1 / 3, 1 / 3])


def test_by_default_a_guess_that_ends_the_game_ends_it_at_once() -> None:
    """S12"""
    assert list(closed_by_guess().public.turns[:4]) == [3, 2, 2, 2]


def test_the_table_may_complete_the_round_after_a_guess_has_ended_the_game() -> None:
    """S12"""
    game = closed_by_guess(last_round=True)
    assert game.odds() == {"draw england to 2": 11}
    quiet(game, 2, 3, 4)
    assert list(game.public.turns[:4]) == [3, 3, 3, 3]
    assert game.asked == [2, 3, 4]


def test_a_round_being_completed_stops_when_the_pile_is_used_up() -> None:
    """S12-a"""
    game = quiet(closed_by_guess(pile=11, last_round=True), 2, 3)
    assert list(game.public.turns[:4]) == [3, 3, 3, 2]
    assert game.asked == [2, 3, 4]
    assert game.view().describe().cause == "guessed"
    assert game.play("2: last none", "3: last none", "4: last none").scores[0] == 1 + 1 * 2 + 3


def test_in_a_completed_round_only_the_first_to_complete_his_guesses_gets_the_three() -> None:
    """S14-a"""
    game = four(last_round=True)
    for first, second in (("2 italy", "1 france"), ("3 spain", "3 spain")):
        turn(game, 1, f"guess {first}")
        turn(game, 2, f"guess {second}")
        quiet(game, 3, 4)
    turn(game, 1, "guess 4 england")
    turn(game, 2, "guess 4 belgium")  # completes too, but ends nothing
    quiet(game, 3, 4)
    assert game.asked == [3, 4]
    assert game.play("3: last none", "4: last none").scores == [1 + 1 * 2 + 3, 2 + 2 * 3, 1, 3]


def test_with_two_players_each_has_two_passports() -> None:
    """S16"""
    game = start(2).play("remove germany", "passport france to 1", "passport italy to 1")
    assert set(game.odds()) == {
        "passport england to 2",
        "passport spain to 2",
        "passport belgium to 2",
    }
    game.play("passport spain to 2", "passport belgium to 2")
    assert next(iter(game.odds())) == "deal italy to 1"
    assert [int(mine.passports) for mine in game.states[0].private[:2]] == [0b101, 0b11000]


def test_with_all_six_in_the_game_two_players_have_six_identification_cards() -> None:
    """S16, removed = none"""
    game = start(2, removed="none", first_guess=1, first="1")
    for line in ("passport france to 1", "passport italy to 1", "passport spain to 2"):
        game.play(line)
    assert len(game.odds()) == 3
    while not game.asked:
        game.play(next(iter(game.odds())))
    game.play(f"1: {game.legal(1)[0]}", "1: keep")
    assert game.legal(1) == [*(f"guess 2 {name}" for name in NAMES), "no-guess"]


def test_both_nationalities_are_his_own() -> None:
    """S17"""
    for name in ("france", "england"):
        text = TWO.replace("PILE", f"{name} {name}").replace("italy italy", f"{name} {name}")
        game = table(text).play(f"draw {name} to 1", f"1: swap {name} for spain")
        assert game.legal(1) == ["keep"]
        assert game.refuses(f"1: eliminate {name}") == "S8"


def test_a_guess_is_right_if_the_opponent_holds_that_passport() -> None:
    """S17"""
    game = two(pile=1).play("draw england to 1", "1: swap italy for italy")
    game.play("1: last 2 italy, 2 spain", "2: last 1 england, 1 belgium")
    # one France and one England, two right; one Italy and one Spain, one right
    assert game.scores == [2 + 2 * 2, 2 + 2 * 1]


def test_no_card_is_laid_before_the_fifth_turn() -> None:
    """S18"""
    game = two(turns=4).play("draw england to 1")
    assert game.refuses("1: guess 2 italy") == "S18"
    game.play("1: swap france for france")
    assert game.odds() == {"draw england to 2": 19}
    game = two(turns=5).play("draw england to 1", "1: swap france for france")
    assert "guess 2 italy" in game.legal(1)


def test_the_table_may_let_two_players_guess_earlier() -> None:
    """S18"""
    game = two(turns=2, first_guess=2).play("draw england to 1", "1: swap france for france")
    assert "guess 2 italy" in game.legal(1)


ONE_LAID = (
    *("draw england to 1", "1: swap france for france", "1: guess 2 italy"),
    *("draw england to 2", "2: swap italy for italy", "2: no-guess"),
    *("draw england to 1", "1: swap france for france"),
)


def test_two_cards_are_laid_on_different_turns() -> None:
    """S18"""
    game = two(turns=5).play(*ONE_LAID[:3])
    assert game.asked == [] and game.public.turn == 1
    game.play(*ONE_LAID[3:])
    assert game.refuses("1: guess 2 italy") == "S10-a"
    assert "guess 2 spain" in game.legal(1)


def test_in_the_last_answer_as_many_cards_as_are_missing_may_be_laid() -> None:
    """S18"""
    game = two(pile=1, turns=5)
    game.play("draw england to 1", "1: swap france for france", "1: guess 2 spain")
    assert game.asked == [1, 2]
    assert game.refuses("1: last 2 italy, 2 belgium") == "S18"
    assert game.refuses("2: last 1 france, 1 spain, 1 italy") == "S18"
    game.play("1: guess 2 italy")
    assert game.legal(1) == ["seal"]
    game.play("2: guess 1 france")
    assert game.refuses("2: guess 1 england", part="nation") == "S13"  # ascending
    game.play("1: seal", "2: last 1 spain")
    assert [int(n) for n in game.public.right[:2]] == [2, 1]


def test_the_game_ends_when_a_player_has_laid_his_two_cards() -> None:
    """S19"""
    game = two(turns=5).play(*ONE_LAID, "1: guess 2 belgium")
    assert game.asked == [2]
    game.play("2: last 1 france")
    # one France and two Englands, one right, and 3; one Italy and one Spain, one right
    assert game.scores == [3 + 3 * 1 + 3, 2 + 2 * 1]


def test_with_two_players_the_game_also_ends_when_the_pile_is_used_up() -> None:
    """S19"""
    game = two(pile=1).play("draw england to 1", "1: swap france for france")
    assert game.asked == [1, 2]
