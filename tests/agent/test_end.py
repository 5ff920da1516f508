"""The end: A12."""

from __future__ import annotations

import pytest

from ludotheque.core.position import Variant
from ludotheque.games.agent import GAME
from tests.agent.table import Table


def home(*bribes: str, seats: int = 3, **options: str | int) -> Table:
    """Green-1 has the case in Havana, one step from home; seat 0 to move."""
    return Table(*bribes, seats=seats, at="green-1 havana", case="green-1", **options)


def test_the_game_ends_when_an_agent_holds_the_case_on_his_own_capital() -> None:
    """A12"""
    table = home("500 green-1").stands("move green-1 washington carry")
    assert table.position.is_over
    assert table.position.returns == (1.0, -0.5, -0.5)
    assert (table.view(6).describe().winner, table.view(6).status().is_over) == (0, True)


def test_all_sheets_are_laid_open() -> None:
    """A12"""
    table = home("500 green-1", "300 red-2, 200 green-1").stands("move green-1 washington carry")
    assert table.view(6).describe().sheets == [
        [[500], [], [], [], [], [], [], []],
        [[200], [], [], [], [], [300], [], []],
        [[]] * 8,
    ]
    assert table.public.sheets[1, 5].tolist() == [0, 0, 0, 1, 0, 0]


def test_the_winner_is_the_player_with_the_highest_stake_on_that_agent() -> None:
    """A12"""
    table = home("500 green-1", "300+300 green-1, 100 green-2", "1000 green-2")
    assert table.stands("move green-1 washington carry").winner == 1
    table = Table("500 green-1", "200 green-1", first=1, at="green-1 havana", case="green-1")
    assert table.stands("move green-1 washington carry").winner == 0


@pytest.mark.parametrize(
    "bribes",
    [
        ("500 green-1", "500 green-1"),
        ("100 green-1", "500 green-1", "500 green-1"),
        ("none", "500 green-1", "500 green-1"),
        ("none",),
    ],
)
def test_if_the_highest_stake_is_shared_the_player_who_brought_him_home_wins(
    bribes: tuple[str, ...],
) -> None:
    """A12"""
    assert home(*bribes).stands("move green-1 washington carry").winner == 0


def test_of_shared_lower_stakes_nobody_speaks() -> None:
    """A12"""
    table = home("100 green-1", "100 green-1", "500 green-1")
    assert table.stands("move green-1 washington carry").winner == 2


def test_nobody_wins_while_a_protest_or_contest_on_that_act_is_open() -> None:
    """A12-b"""
    table = home("500 green-1", "1000 green-1").play("move green-1 washington carry")
    assert not table.position.is_over
    table.protest(1)
    assert not table.position.is_over
    table.play("stand", "claim 600", "give-up", "give-up")
    assert not table.position.is_over
    table.play("refuse")
    assert (table.phase, table.where("green-1")) == ("turn", "havana")


def test_the_player_who_brought_him_home_is_whose_turn_it_is_whoever_decided() -> None:
    """A12-b"""
    table = home("500 green-1", "500 green-1", "500 green-1")
    table.play("move green-1 washington carry").protest(1)
    table.play("stand", "claim 500", "give-up", "give-up", "uphold")
    assert table.winner == 0


def test_a_fee_due_for_that_very_act_is_paid_before_stakes_are_compared() -> None:
    """A12-b"""
    at = "green-1 havana, red-1 washington"
    table = Table("1000 green-1", "400+200 green-1", at=at, case="red-1")
    table.stands("attack green-1 red-1 take")
    assert (table.phase, table.winner) == ("over", 1)


def test_an_agent_at_home_wins_by_taking_the_case_there() -> None:
    """A12-b"""
    table = Table(case="washington").stands("take green-2")
    assert (table.phase, table.winner) == ("over", 0)


def test_an_agent_that_lets_go_on_arrival_has_not_won() -> None:
    """A12-b"""
    table = home("500 green-1").stands("move green-1 washington drop")
    assert (table.phase, table.case) == ("turn", "washington")


def test_one_who_arrives_beside_the_case_at_home_has_not_won() -> None:
    """A12-b"""
    table = Table(at="green-1 havana", case="washington").stands("move green-1 washington leave")
    assert table.phase == "turn"


def test_the_game_is_tied_when_that_many_rounds_are_complete() -> None:
    """A12-a"""
    table = Table("500 red-1", first=1, round_limit=2)
    for _ in range(5):
        table.play("bribe 100 red-1")
        assert not table.position.is_over
    table.play("bribe 100 red-1")
    assert table.position.is_over
    assert table.winner is None
    assert table.position.returns == (0.0, 0.0, 0.0)
    seen = table.view(6).describe()
    assert seen.sheets[0][4] == [500, 100, 100]
    assert (seen.is_tied, seen.winner) == (True, None)


def test_never_in_mid_turn() -> None:
    """A12-a"""
    table = Table(round_limit=1, seats=2).play("bribe 100 red-1")
    table.play("move green-1 havana").protest(0).play("consent")
    assert not table.position.is_over
    assert table.play("end").position.is_over


def test_a_picture_of_the_end_says_how_it_ended() -> None:
    """A12, A12-a"""
    tied = Table(round_limit=1, seats=2).play("bribe 100 red-1").play("bribe 100 red-1")
    assert tied.view(0).sketch("en").plain.startswith("The last round is over")
    won = home(seats=2).stands("move green-1 washington carry")
    assert won.view(0).sketch("en").plain.startswith("green-1 is home with the suitcase: you win.")


def test_a_win_in_the_last_round_is_a_win() -> None:
    """A12-a"""
    table = home(round_limit=1, seats=2)
    table.public.first, table.public.rounds = 1, 0
    assert table.stands("move green-1 washington carry").winner == 0


def test_lost_turns_count_as_turns_of_the_round() -> None:
    """A12-a, round_limit"""
    table = Table("500 green-1", seats=2, round_limit=2, failed_protest="lose_turn")
    table.play("move green-1 havana").protest(1).play("stand", "give-up", "claim 100", "uphold")
    assert (table.turn, table.view(0).describe().round) == (0, 2)
    table.play("bribe 100 red-1")
    assert table.turn == 1
    assert table.play("bribe 100 red-1").position.is_over
    table = Table("none", "500 green-1", seats=2, round_limit=2, failed_protest="lose_turn")
    table.play("bribe 100 red-1", "move green-1 havana").protest(0)
    table.play("stand", "give-up", "claim 100", "uphold")
    assert (table.turn, table.view(0).describe().round) == (1, 2)


def test_without_a_limit_the_rounds_go_on() -> None:
    """A12-a, round_limit = 0"""
    table = Table(seats=2, round_limit=0)
    for _ in range(3):
        table.public.rounds = 65535
        table.stands("move green-1 havana", "move green-1 washington")
    assert not table.position.is_over


def test_the_limit_is_sixty_rounds_unless_the_table_says_otherwise() -> None:
    """A12-a, round_limit = 60"""
    assert Variant(GAME).options["round_limit"] == 60
    table = Table(seats=2)
    table.public.rounds = 59
    assert not table.play("bribe 100 red-1").position.is_over
    assert table.play("bribe 100 red-1").position.is_over
