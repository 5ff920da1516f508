"""Every paragraph of the rules up to the guess, by name."""

from __future__ import annotations

import pytest

from ludotheque.games.spywhere.equipment import MOST_HELD, MOST_TURNS
from ludotheque.games.spywhere.view import Clue
from tests.spywhere.table import Table, bits, cards, counts, start, table

NATIONS = ["italy", "england", "france", "spain", "belgium", "germany"]
THREE = """
    centre: italy italy spain france belgium
    pile: england england england spain spain spain france france
    1 france: italy spain germany
    2 italy: england england belgium
    3 spain: france france france
"""
ITALY_THIRD = ("draw england to 1", "1: swap italy for spain")  # three of Italy in the centre


def test_there_are_six_passports_and_eighteen_cards_of_each_nationality() -> None:
    """S1"""
    six = start(6)
    assert six.pile.split() == [name for name in NATIONS for _ in range(18)]
    assert six.odds() == {f"passport {name} to 1": 1 for name in NATIONS}


def test_each_colour_has_an_identification_card_of_each_nationality() -> None:
    """S1"""
    game = table(THREE).play("draw england to 1", "1: swap spain for spain")
    guesses = [text for text in game.legal(1) if text.startswith("guess 2 ")]
    assert guesses == [f"guess 2 {name}" for name in NATIONS]


def test_each_player_takes_one_passport_at_random_and_no_two_the_same() -> None:
    """S2"""
    five = start(5)
    assert five.odds() == {f"passport {name} to 1": 1 for name in NATIONS}
    five.play("passport spain to 1")
    assert five.odds() == {f"passport {name} to 2": 1 for name in NATIONS if name != "spain"}
    five.play("passport italy to 2", "passport france to 3", "passport england to 4")
    five.play("passport germany to 5")
    assert [int(p.passports) for p in five.states[0].private[:5]] == [
        bits(name) for name in ("spain", "italy", "france", "england", "germany")
    ]
    assert next(iter(five.odds())) == "deal italy to 1"  # one passport is left over


def test_a_passport_is_a_secret_until_the_end() -> None:
    """S2"""
    one, two = start(5), start(5)
    one.play("passport spain to 1")
    two.play("passport italy to 1")
    assert one.view(2) == two.view(2)
    assert one.view() == two.view()
    assert one.view(1) != two.view(1)


def test_three_cards_go_to_each_hand_and_five_to_the_centre() -> None:
    """S3"""
    five = start(5)
    for seat, name in enumerate(NATIONS[:5]):
        five.play(f"passport {name} to {seat + 1}")
    for seat in range(1, 6):
        five.play(f"deal italy to {seat}", f"deal spain to {seat}", f"deal spain to {seat}")
    assert [five.hand(seat) for seat in range(1, 6)] == 5 * ["italy spain spain"]
    five.play(*5 * ["centre france"])
    assert five.centre == "france france france france france"
    assert next(iter(five.odds())) == "begin 1"
    assert five.public.pile_size == 108 - 15 - 5
    assert five.pile == cards([13, 18, 13, 8, 18, 18])


def test_every_card_of_the_pile_is_as_likely_to_be_drawn() -> None:
    """S3"""
    game = table(THREE)
    assert game.odds() == {"draw england to 1": 3, "draw france to 1": 2, "draw spain to 1": 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_four_players_or_fewer_a_nationality_leaves_the_game_whole(seats: int) -> None:
    """S4"""
    few = start(seats)
    assert few.odds() == {f"remove {name}": 1 for name in NATIONS}
    few.play("remove spain")
    assert "spain" not in few.pile
    assert few.public.pile_size == 90
    assert few.odds() == {f"passport {name} to 1": 1 for name in NATIONS if name != "spain"}
    assert few.view().describe().nations == [name for name in NATIONS if name != "spain"]


@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_players_or_six_all_nationalities_play(seats: int) -> None:
    """S4"""
    assert start(seats, removed="spain").odds() == {f"passport {name} to 1": 1 for name in NATIONS}


@pytest.mark.parametrize("name", NATIONS)
def test_the_table_may_choose_which_nationality_leaves(name: str) -> None:
    """S4"""
    assert start(4, removed=name).odds() == {f"remove {name}": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_may_keep_all_six_nationalities_with_few_players_too(seats: int) -> None:
    """S4, removed = none"""
    game = start(seats, removed="none")
    assert game.odds() == {f"passport {name} to 1": 1 for name in NATIONS}
    assert game.public.pile_size == 108
    assert game.view().describe().nations == NATIONS


def test_no_game_has_more_turns_than_that_of_two_players_with_all_six() -> None:
    """S4, removed = none"""
    game = start(2, removed="none", first_guess=MOST_TURNS)
    while game.public.pile_size:
        lines = [f"{game.asked[0]}: {game.legal(game.asked[0])[-1]}"] if game.asked else game.odds()
        game.play(next(iter(lines)))
    assert game.public.turns.sum() == len(game.public.history) == 97
    assert max(game.public.hand_sizes) == MOST_HELD


def test_identification_cards_of_the_nationality_that_left_are_gone() -> None:
    """S4"""
    game = table("in the game: italy england france spain belgium" + THREE)
    game.play("draw england to 1", "1: swap spain for spain")
    assert [text for text in game.legal(1) if text.startswith("guess 2 ")] == [
        f"guess 2 {name}" for name in NATIONS[:5]
    ]
    assert game.refuses("1: guess 2 germany") == "S4"


def test_a_nationality_that_left_cannot_be_named() -> None:
    """S4"""
    game = table("in the game: italy england france spain belgium" + THREE)
    game.states[0].private[0].hand = counts("italy spain belgium")
    game.play("draw england to 1")
    assert game.refuses("1: swap germany for italy") == "S4"
    assert game.refuses("1: swap italy for germany") == "S4"
    game.play("1: swap italy for spain")
    assert game.refuses("1: eliminate germany") == "S4"


def test_who_begins_is_drawn_by_lot() -> None:
    """S5"""
    game = start(3)
    while "begin 1" not in game.odds():
        game.play(next(iter(game.odds())))
    assert game.odds() == {"begin 1": 1, "begin 2": 1, "begin 3": 1}
    assert next(iter(game.play("begin 2").odds())).endswith("to 2")


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_host_may_say_who_begins(first: str) -> None:
    """S5"""
    game = start(3, first=first)
    while not next(iter(game.odds())).startswith("begin"):
        game.play(next(iter(game.odds())))
    assert game.odds() == {f"begin {first}": 1}
    assert next(iter(game.play(f"begin {first}").odds())).endswith(f"to {first}")


@pytest.mark.parametrize("first", ["4", "5", "6"])
def test_a_seat_that_is_not_at_the_table_does_not_begin(first: str) -> None:
    """S5"""
    game = start(3, first=first)
    while not next(iter(game.odds())).startswith("begin"):
        game.play(next(iter(game.odds())))
    assert len(game.odds()) == 3


def test_a_turn_begins_with_a_card_drawn_into_the_hand() -> None:
    """S6"""
    game = table(THREE).play("draw england to 1")
    assert game.hand(1) == "italy england spain germany"
    assert game.public.pile_size == 7
    assert game.asked == [1]
    assert "swap england for italy" in game.legal(1)


def test_only_who_draws_sees_the_card() -> None:
    """S6"""
    one, two = table(THREE).play("draw england to 1"), table(THREE).play("draw spain to 1")
    assert one.view(2) == two.view(2)
    assert one.view() == two.view()
    assert one.view(1) != two.view(1)


def test_one_card_of_the_hand_is_exchanged_with_one_of_the_centre() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1", "1: swap germany for belgium")
    assert game.hand(1) == "italy england spain belgium"
    assert game.centre == "italy italy france spain germany"


def test_the_exchange_is_not_optional_and_comes_first() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1")
    assert all(text.startswith("swap") for text in game.legal(1))
    assert len(game.legal(1)) == 4 * 4
    assert {game.refuses(f"1: {text}") for text in ("keep", "no-guess", "eliminate italy")} == {
        "S7"
    }
    assert game.refuses("1: guess 2 spain") == "S7"


def test_a_card_may_be_exchanged_for_one_of_the_same_nationality() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1", "1: swap spain for spain")
    assert game.hand(1) == "italy england spain germany"
    assert game.centre == "italy italy france spain belgium"


def test_what_is_not_in_the_hand_cannot_be_laid_down_nor_what_is_not_in_the_centre_taken() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1")
    assert game.refuses("1: swap belgium for italy") == "S7"
    assert game.refuses("1: swap italy for germany") == "S7"


def test_there_is_one_exchange_a_turn() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1", "1: swap germany for belgium")
    assert game.refuses("1: swap england for italy") == "S7"


def test_all_see_what_is_laid_down_and_taken_but_not_which_card_it_was() -> None:
    """S7"""
    # the Spain laid down: once just drawn, once from the hand
    drawn, held = table(THREE), table(THREE)
    drawn.states[0].private[0].hand = counts("italy england germany")
    drawn.play("draw spain to 1", "1: swap spain for france")
    held.play("draw england to 1", "1: swap spain for france")
    assert drawn.view(2) == held.view(2)
    last = drawn.view(2).describe().last
    assert last and (last.seat, last.gave, last.took) == (0, "spain", "france")


def test_a_card_taken_is_known_until_one_of_its_nationality_is_laid_down() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1", "1: swap germany for spain")
    assert game.known(1) == "spain"
    round_of_the_others(game)
    game.play("draw spain to 1", "1: swap england for italy")  # no England was known
    assert game.known(1) == "italy spain"
    round_of_the_others(game)
    game.play("draw spain to 1", "1: swap spain for england")
    assert game.known(1) == "italy england"


def test_a_card_laid_down_and_one_alike_taken_back_is_known() -> None:
    """S7"""
    game = table(THREE).play("draw england to 1", "1: swap spain for spain")
    assert game.known(1) == "spain"


def round_of_the_others(game: Table) -> None:
    game.play("1: no-guess", "draw england to 2", "2: swap belgium for belgium", "2: no-guess")
    game.play("draw france to 3", "3: swap france for france", "3: no-guess")


def test_hand_sizes_pile_size_and_clue_piles_are_public() -> None:
    """S7"""
    game = table(THREE).play(*ITALY_THIRD, "1: eliminate italy", "bonus spain to 1")
    seen = game.view().describe()
    assert seen.pile == 6
    assert [seat.hand for seat in seen.seats] == [5, 3, 3]
    assert seen.seats[0].clues == [Clue("italy", turn=1)]


def test_three_alike_that_are_not_his_own_may_be_eliminated() -> None:
    """S8"""
    game = table(THREE).play(*ITALY_THIRD)
    assert game.legal(1) == ["eliminate italy", "keep"]
    game.play("1: eliminate italy")
    assert game.centre == "france belgium"
    assert game.clues(1) == "italy italy italy"


def test_he_may_also_leave_them() -> None:
    """S8"""
    game = table(THREE).play(*ITALY_THIRD, "1: keep")
    assert game.centre == "italy italy italy france belgium"
    assert game.clues(1) == ""
    assert game.legal(1)[-1] == "no-guess"


def test_a_bonus_card_is_drawn_before_three_new_cards_fill_the_centre() -> None:
    """S8"""
    game = table(THREE).play(*ITALY_THIRD, "1: eliminate italy")
    assert game.odds() == {"bonus england to 1": 2, "bonus france to 1": 2, "bonus spain to 1": 3}
    game.play("bonus spain to 1")
    assert game.hand(1) == "england spain spain spain germany"
    game.play("refill england", "refill france", "refill spain")
    assert game.centre == "england france france spain belgium"
    assert game.asked == [1]


def test_only_who_draws_the_bonus_sees_it() -> None:
    """S8"""
    one, two = (table(THREE).play(*ITALY_THIRD, "1: eliminate italy") for _ in range(2))
    one.play("bonus spain to 1")
    two.play("bonus france to 1")
    assert one.view(2) == two.view(2)
    assert one.view(1) != two.view(1)


def test_nobody_eliminates_his_own_nationality() -> None:
    """S8"""
    game = table(THREE.replace("1 france", "1 italy").replace("2 italy", "2 france"))
    game.play(*ITALY_THIRD)
    assert game.legal(1) == ["keep"]
    assert game.refuses("1: eliminate italy") == "S8"


def test_two_alike_cannot_be_eliminated() -> None:
    """S8"""
    game = table(THREE).play("draw england to 1", "1: swap germany for belgium")
    assert game.legal(1)[-1] == "no-guess"
    assert game.refuses("1: eliminate italy") == "S8"
    assert game.refuses("1: keep") == "S8"
    three = table(THREE).play(*ITALY_THIRD)
    assert three.refuses("1: eliminate spain") == "S8"
    assert three.refuses("1: no-guess") == "S8"
    assert three.refuses("1: guess 2 spain") == "S8"
    assert three.play("1: keep").refuses("1: eliminate italy") == "S8"


def test_three_that_lay_there_before_the_exchange_count_if_they_still_do() -> None:
    """S8"""
    lying = THREE.replace("italy italy spain france", "italy italy italy france")
    stays = table(lying).play("draw england to 1", "1: swap spain for france")
    assert stays.legal(1) == ["eliminate italy", "keep"]
    broken = table(lying).play("draw england to 1", "1: swap spain for italy")
    assert broken.legal(1)[-1] == "no-guess"


@pytest.mark.parametrize(
    ("centre", "left"),
    [
        ("italy italy italy france belgium", "italy france"),
        ("italy italy italy italy belgium", "italy italy"),
    ],
)
def test_of_four_or_five_alike_exactly_three_go(centre: str, left: str) -> None:
    """S8-a"""
    game = table(THREE.replace("italy italy spain france belgium", centre))
    game.play("draw england to 1", "1: swap italy for belgium", "1: eliminate italy")
    assert game.centre == left
    assert game.clues(1) == "italy italy italy"


def test_there_is_one_elimination_a_turn_at_the_most() -> None:
    """S8-a"""
    game = table(THREE).play(*ITALY_THIRD, "1: eliminate italy", "bonus england to 1")
    game.play("refill spain", "refill spain", "refill spain")
    assert game.legal(1)[-1] == "no-guess"
    assert game.refuses("1: eliminate spain", part="nation") == "S8-a"


def test_a_new_turn_brings_a_new_elimination() -> None:
    """S8-a"""
    game = table(THREE).play(*ITALY_THIRD, "1: eliminate italy", "bonus england to 1")
    game.play("refill france", "refill france", "refill spain", "1: no-guess")
    game.play("draw spain to 2", "2: swap spain for spain")
    assert game.legal(2) == ["eliminate france", "keep"]


def test_where_three_alike_lie_in_the_centre_the_mover_is_always_asked() -> None:
    """S8-b"""
    own = table(THREE.replace("1 france", "1 italy").replace("2 italy", "2 france"))
    assert own.play(*ITALY_THIRD).asked == [1]
    assert own.legal(1) == ["keep"]
    assert table(THREE).play(*ITALY_THIRD).asked == [1]


@pytest.mark.parametrize("viewer", [2, 3, None])
def test_nobody_can_tell_whether_the_three_alike_were_his_own(viewer: int | None) -> None:
    """S8-b"""
    his = table(THREE.replace("1 france", "1 italy").replace("2 italy", "2 belgium"))
    other = table(THREE.replace("1 france", "1 england").replace("2 italy", "2 belgium"))
    for line in (*ITALY_THIRD, "1: keep", "1: no-guess", "draw england to 2"):
        his.play(line)
        other.play(line)
        assert bytes(his.view(viewer)) == bytes(other.view(viewer))
        assert his.asked == other.asked
        assert his.view(viewer).sketch("fr") == other.view(viewer).sketch("fr")
        assert his.view(viewer).describe() == other.view(viewer).describe()


PILE = "england england spain spain spain france"
RESHUFFLE = """
    centre: italy italy spain france belgium
    pile: england england spain spain spain france
    1 france: italy spain germany
    2 italy: england england belgium
    3 spain: france france france
"""
AFTER_BONUS = (*ITALY_THIRD, "1: eliminate italy", "bonus england to 1")


def test_three_alike_after_a_refill_stay_unless_the_table_wants_otherwise() -> None:
    """S9"""
    game = table(RESHUFFLE).play(*AFTER_BONUS, "refill spain", "refill spain", "refill spain")
    assert game.centre == "france spain spain spain belgium"
    assert game.asked == [1]


def test_with_the_option_three_alike_go_back_and_three_others_are_drawn() -> None:
    """S9"""
    game = table(RESHUFFLE, reshuffle_triples=True)
    game.play(*AFTER_BONUS, "refill spain", "refill spain", "refill spain")
    assert game.centre == "france belgium"
    assert game.pile == "france spain spain spain"
    assert game.odds() == {"refill france": 1, "refill spain": 3}
    game.play("refill spain", "refill france", "refill spain")
    assert game.centre == "france france spain spain belgium"
    assert game.asked == [1]


def test_three_alike_go_back_as_often_as_needed() -> None:
    """S9"""
    game = table(RESHUFFLE, reshuffle_triples=True)
    game.play(*AFTER_BONUS, *3 * ["refill spain"], *3 * ["refill spain"])
    assert game.centre == "france belgium"
    assert game.public.redraws == 2


def test_old_cards_may_be_among_the_three_that_go_back() -> None:
    """S9-a"""
    game = table(RESHUFFLE.replace("pile:", "pile: france england"), reshuffle_triples=True)
    game.play(*AFTER_BONUS, "refill france", "refill england", "refill france")
    assert game.centre == "england belgium"
    assert game.pile == "france france france spain spain spain"


def test_of_four_or_five_alike_three_go_back() -> None:
    """S9-a"""
    four = RESHUFFLE.replace("spain france belgium", "france france france")
    game = table(four.replace("pile:", "pile: france england"), reshuffle_triples=True)
    game.play("draw england to 1", "1: swap italy for france", "1: eliminate italy")
    game.play("bonus england to 1", "refill france", "refill france", "refill england")
    assert game.centre == "england france"


def test_no_redraw_if_no_three_cards_could_leave_the_centre_without_three_alike() -> None:
    """S9-a"""
    game = table(
        RESHUFFLE.replace(
            "england england spain spain spain france", "england spain spain spain spain"
        ),
        reshuffle_triples=True,
    )
    # only Spain is left: with three of them back, any three drawn are Spain again
    game.play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus spain to 1", *3 * ["refill spain"])
    assert game.centre == "france spain spain spain belgium"
    assert game.public.redraws == 0


def test_a_redraw_is_possible_with_one_other_card_in_the_pile() -> None:
    """S9-a"""
    pile = "england spain spain spain spain england"
    game = table(RESHUFFLE.replace(PILE, pile), reshuffle_triples=True)
    game.play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus spain to 1", *3 * ["refill spain"])
    assert game.public.redraws == 1


def test_a_redraw_is_impossible_if_the_other_card_would_itself_make_three() -> None:
    """S9-a"""
    lying = RESHUFFLE.replace("spain france belgium", "spain france france")
    pile = "england spain spain spain spain france"
    game = table(lying.replace(PILE, pile), reshuffle_triples=True)
    game.play("draw england to 1", "1: swap italy for spain", "1: eliminate italy")
    game.play("bonus spain to 1", *3 * ["refill spain"])
    assert game.centre == "france france spain spain spain"
    assert game.public.redraws == 0


def test_there_is_no_redraw_after_a_refill_of_fewer_than_three() -> None:
    """S9-a"""
    game = table(
        RESHUFFLE.replace(
            "england england spain spain spain france", "england england france france"
        ),
        reshuffle_triples=True,
    )
    game.play(*AFTER_BONUS, "refill france", "refill france")
    assert game.centre == "france france france belgium"
    assert game.asked == [1]


def test_a_redraw_leaves_the_size_of_the_pile_and_gives_no_bonus() -> None:
    """S9-a"""
    game = table(RESHUFFLE, reshuffle_triples=True).play(*AFTER_BONUS, *2 * ["refill spain"])
    before = int(game.public.pile_size) - 1
    game.play("refill spain", "refill spain", "refill france", "refill spain")
    assert game.public.pile_size == before
    assert game.public.hand_sizes[0] == 5
    assert game.clues(1) == "italy italy italy"


def test_the_opening_centre_is_never_redrawn() -> None:
    """S9-a"""
    game = start(5, reshuffle_triples=True, first="1")
    while not next(iter(game.odds())).startswith("centre"):
        game.play(next(iter(game.odds())))
    game.play(*5 * ["centre spain"])
    assert game.odds() == {"begin 1": 1}
    assert game.centre == "spain spain spain spain spain"
