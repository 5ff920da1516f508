"""The turn and the case: A5 to A11."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import MalformedAction
from ludotheque.games.agent.facts import Moved
from tests.agent.table import Table

INNER = "green-1 lisbon, red-1 rome, blue-1 cairo, yellow-1 dakar"


def test_any_player_may_move_any_agent_the_one_moved_last_or_another() -> None:
    """A5"""
    table = Table("1000 green-1")
    movable = {text.split()[1] for text in table.legal() if text.startswith("move")}
    assert len(movable) == 8
    table.stands("move green-1 havana")
    assert "move green-1 azores" in table.legal()
    assert "move blue-2 dublin" in table.legal()


def test_an_agent_fetches_the_case_and_brings_it_to_his_own_capital() -> None:
    """A6"""
    table = Table(at="green-1 lisbon", round_limit=0)
    table.stands("move green-1 tangier take", "move green-1 lisbon carry")
    table.stands("move green-1 azores carry", "move green-1 havana carry")
    assert table.winner is None
    table.stands("move green-1 washington carry")
    assert (table.case, table.where("green-1"), table.phase) == ("green-1", "washington", "over")


def test_the_case_of_a_foreign_capital_wins_nothing() -> None:
    """A6"""
    table = Table(at="green-1 dublin", case="green-1")
    table.stands("move green-1 london carry")
    assert table.phase == "turn"


def test_an_agent_moves_one_step_to_a_free_or_an_occupied_space() -> None:
    """A7a"""
    table = Table(at="green-1 lisbon, red-1 rome")
    assert table.refusal("move green-1 cairo") == "A7a"
    assert table.refusal("move green-1 lisbon") == "A7a"
    table.stands("move green-1 rome")
    assert table.where("green-1") == table.where("red-1") == "rome"


def test_a_move_is_taken_back_when_the_mover_consents_to_a_protest() -> None:
    """A7a"""
    table = Table().play("move green-1 havana").protest(2)
    assert table.phase == "answer"
    assert table.refusal("let") == "A7a"
    table.play("consent")
    assert table.where("green-1") == "washington"
    assert table.position.asked == (0,)
    assert "move green-2 havana" in table.legal()


def test_whoever_wins_the_contest_decides_whether_the_move_stands() -> None:
    """A7a"""
    for verdict, place in (("uphold", "havana"), ("refuse", "washington")):
        table = Table("none", "500 green-1").play("move green-1 havana").protest(1)
        table.play("stand", "claim 500", "give-up", "give-up")
        assert table.position.asked == (1,)
        table.play(verdict)
        assert table.where("green-1") == place


def test_a_move_stands_without_a_protest() -> None:
    """A7a"""
    table = Table().play("move green-1 havana")
    assert table.where("green-1") == "washington"
    table.protest()
    assert (table.where("green-1"), table.turn) == ("havana", 1)


def test_an_exile_goes_to_the_bahamas_and_the_attacker_takes_his_space() -> None:
    """A7b"""
    table = Table("500 green-1", at=INNER)
    table.stands("attack green-1 red-1")
    assert (table.where("red-1"), table.where("green-1")) == ("bahamas", "rome")
    assert table.stake(0, "green-1") == 0
    assert not any("red-1" in text for text in table.legal())
    assert table.refusal("move red-1 rome") == "A7b"
    assert table.refusal("attack blue-1 red-1") == "A7b"


def test_an_attack_needs_a_stake_of_five_hundred() -> None:
    """A7b"""
    table = Table("400 green-1", "500 green-1", at=INNER)
    assert table.refusal("attack green-1 red-1") == "A7b"
    table.play("bribe 100 green-1", "bribe 100 red-2", "bribe 100 red-2")
    assert "attack green-1 red-1" in table.legal()
    assert table.refusal("attack green-1 blue-1") == "A7b"


def test_when_the_attacker_withdraws_he_goes_back() -> None:
    """A7b"""
    table = Table("500 green-1", at=INNER).play("attack green-1 red-1").protest(1).play("consent")
    assert (table.where("green-1"), table.where("red-1")) == ("lisbon", "rome")
    assert table.stake(0, "green-1") == 500


def test_an_exile_makes_every_stake_on_him_public() -> None:
    """A7b"""
    table = Table("500 green-1", "1000+200 red-1", "300 red-1", at=INNER)
    table.stands("attack green-1 red-1")
    shown = table.view(0).describe().proven
    assert [shown[seat][4] for seat in range(3)] == [0, 1200, 300]
    assert table.view(6).describe().proven == shown


def test_the_attacker_names_his_target() -> None:
    """A7b-a"""
    table = Table("500 green-1", at="green-1 lisbon, red-1 rome, red-2 rome, blue-1 rome")
    assert {t for t in table.legal() if t.startswith("attack")} == {
        "attack green-1 red-1",
        "attack green-1 red-2",
        "attack green-1 blue-1",
    }
    table.stands("attack green-1 red-2")
    assert [table.where(a) for a in ("red-1", "red-2", "blue-1")] == ["rome", "bahamas", "rome"]


def test_the_case_of_the_exile_may_be_taken_or_left_lying() -> None:
    """A7b-a, captured_case = may"""
    for word, case in (("take", "green-1"), ("leave", "rome")):
        table = Table("500 green-1", at=INNER, case="red-1")
        table.stands(f"attack green-1 red-1 {word}")
        assert (table.case, table.public.case_at) == (case, table.public.at[0])


def test_the_case_of_the_exile_must_be_taken() -> None:
    """A7b-a, captured_case = must"""
    table = Table("500 green-1", at=INNER, case="red-1", captured_case="must")
    assert table.refusal("attack green-1 red-1 leave") == "A7b-a"
    assert table.refusal("attack green-1 red-1 drop") == "A7b-a"
    table.stands("attack green-1 red-1")
    assert table.case == "green-1"


def test_the_case_of_a_third_agent_is_untouched() -> None:
    """A7b-a"""
    table = Table("500 green-1", at="green-1 lisbon, red-1 rome, blue-1 rome", case="blue-1")
    assert table.refusal("attack green-1 red-1 take") == "A9-c"
    table.stands("attack green-1 red-1")
    assert (table.case, table.where("blue-1")) == ("blue-1", "rome")


def test_the_fee_is_due_only_when_the_exile_stands_and_the_mover_pays_it() -> None:
    """A7b-b"""
    table = Table("500 green-1", "1000 green-1", at=INNER)
    table.play("attack green-1 red-1").protest(1).play("stand", "claim 600", "give-up", "give-up")
    table.play("refuse")
    assert table.stake(0, "green-1") == 500
    table = Table("500 green-1", "1000 green-1", at=INNER)
    table.play("attack green-1 red-1").protest(1).play("stand", "claim 600", "give-up", "give-up")
    table.play("uphold")
    assert (table.stake(0, "green-1"), table.stake(1, "green-1")) == (0, 1000)
    assert table.view(2).describe().fees[0][0] == 500


def test_an_attack_tells_everyone_of_a_stake_of_five_hundred_and_nothing_else() -> None:
    """A7b-b"""
    rich = Table("1000+1000 green-1", at=INNER).play("attack green-1 red-1")
    poor = Table("500 green-1", at=INNER).play("attack green-1 red-1")
    assert rich.view(1) == poor.view(1)
    assert rich.view(1).describe().proven[0][0] == 500
    rich.protest(1).play("consent")
    assert rich.view(1).describe().proven[0][0] == 500


def test_agents_in_the_attackers_own_space_cannot_be_attacked() -> None:
    """A7b-c"""
    table = Table("500 green-1", at="green-1 rome, red-1 rome")
    assert table.refusal("attack green-1 red-1") == "A7b-c"


def test_a_holder_who_attacks_carries_the_case_or_leaves_it() -> None:
    """A7b-c"""
    for word, case in (("carry", "green-1"), ("leave", "lisbon"), ("drop", "rome")):
        table = Table("500 green-1", at=INNER, case="green-1")
        table.stands(f"attack green-1 red-1 {word}")
        assert table.case == case


def test_the_target_may_be_of_the_attackers_own_nation() -> None:
    """A7b-c"""
    table = Table("500 green-1", at="green-1 lisbon, green-2 rome")
    table.stands("attack green-1 green-2")
    assert table.where("green-2") == "bahamas"


def test_a_bribe_is_a_whole_turn_that_nobody_can_protest() -> None:
    """A7c"""
    table = Table().play("bribe 1000 green-1, 300 red-2")
    assert (table.phase, table.turn) == ("turn", 1)
    assert table.stake(0, "green-1") == 1000
    assert table.refusal("bribe none") == "A7c"
    assert table.refusal("seal") == "A7c"


def test_the_others_learn_only_that_he_bribed() -> None:
    """A7c"""
    one = Table().play("bribe 1000+500+100 green-1, 300 red-2")
    two = Table().play("bribe 100 blue-1")
    assert one.view(1) == two.view(1)
    assert one.view(6) == two.view(6)
    assert one.view(1).describe().bribes == [1, 0, 0]


def test_only_agents_still_in_play_are_bribed() -> None:
    """A7c"""
    table = Table(at="red-1 bahamas")
    assert table.refusal("bribe 100 red-1") == "A7c"
    assert not any(t.startswith("put") and "red-1" in t for t in table.legal())


def test_who_has_put_a_first_lot_adds_more_or_seals_and_nobody_sees_it() -> None:
    """A7c"""
    table = Table()
    before = table.view(1)
    table.play("put 300 blue-1")
    assert table.view(1) == before
    assert table.refusal("move green-1 havana") == "A7c"
    assert table.legal()[-1] == "seal"
    assert all(t == "seal" or t.startswith("put") for t in table.legal())
    table.play("seal")
    assert (table.stake(0, "blue-1"), table.turn) == (300, 1)


def test_an_agent_that_stays_put_takes_an_unheld_case() -> None:
    """A7d"""
    for handling in ("free", "turn"):
        table = Table(at="green-1 tangier", case_handling=handling)
        table.play("take green-1")
        assert table.phase == "protest"
        table.protest()
        assert (table.case, table.turn) == ("green-1", 1)


def test_its_holder_lets_it_go() -> None:
    """A7d"""
    for handling in ("free", "turn"):
        table = Table(at="green-1 rome", case="green-1", case_handling=handling)
        table.play("drop green-1").protest(1).play("consent")
        assert table.case == "green-1"
        assert table.refusal("drop green-1") == "A7-a"
        table = Table(at="green-1 rome", case="green-1", case_handling=handling)
        table.stands("drop green-1")
        assert (table.case, table.where("green-1")) == ("rome", "rome")


def test_one_takes_only_what_lies_in_ones_space_and_drops_only_what_one_holds() -> None:
    """A7d"""
    table = Table(at="green-1 rome, red-1 tangier")
    assert table.refusal("take green-1") == "A7d"
    assert table.refusal("drop red-1") == "A7d"
    assert "take red-1" in table.legal()


def test_the_contest_for_a_case_only_act_is_for_that_agent() -> None:
    """A7d"""
    table = Table("none", "300 green-1, 400 red-1", at="green-1 tangier")
    table.play("take green-1").protest(1).play("stand")
    assert table.legal() == ["give-up", "claim 100", "claim 200", "claim 300"]


def test_an_act_taken_back_may_not_be_repeated_in_this_turn() -> None:
    """A7-a"""
    table = Table().play("move green-1 havana").protest(1).play("consent")
    assert table.refusal("move green-1 havana") == "A7-a"
    assert "move green-1 havana" not in table.legal()
    assert "move green-2 havana" in table.legal()
    table.play("end")
    assert "move green-1 havana" in table.legal()


def test_another_choice_about_the_case_does_not_make_another_act() -> None:
    """A7-a"""
    table = Table(at="green-1 lisbon").play("move green-1 tangier take").protest(1).play("consent")
    assert table.refusal("move green-1 tangier leave") == "A7-a"


def test_a_move_and_an_attack_to_the_same_space_are_different_acts() -> None:
    """A7-a"""
    table = Table("1000 green-1", at="green-1 lisbon, red-1 rome, red-2 rome")
    table.play("move green-1 rome").protest(1).play("consent")
    table.play("attack green-1 red-1").protest(1).play("consent")
    assert table.refusal("attack green-1 red-1") == "A7-a"
    assert "attack green-1 red-2" in table.legal()


def test_after_the_third_act_taken_back_the_turn_ends() -> None:
    """A7-a"""
    table = Table()
    for k, space in enumerate(("havana", "new-york", "rio-de-janeiro")):
        assert table.turn == 0
        assert ("end" in table.legal()) == (k > 0)
        table.play(f"move green-1 {space}").protest(2).play("consent")
    assert (table.turn, table.phase) == (1, "turn")
    assert "move green-1 havana" in table.legal()


@pytest.mark.parametrize("most", [1, 2, 9])
def test_the_table_says_after_how_many_acts_taken_back_the_turn_ends(most: int) -> None:
    """A7-a, take_backs"""
    table = Table(take_backs=most)
    agents = ("green-1", "green-2", "blue-1", "blue-2", "red-1", "red-2", "yellow-1", "yellow-2")
    moves = [text for text in table.legal() if text.split()[1] in agents][:most]
    for text in moves:
        assert table.turn == 0
        table.play(text).protest(2).play("consent")
    assert len(moves) == most
    assert (table.turn, table.phase) == (1, "turn")
    assert set(moves) <= set(table.legal())


def test_all_acts_taken_back_are_remembered_to_the_end_of_the_turn() -> None:
    """A7-a, take_backs = 9"""
    table = Table(take_backs=9)
    moves = table.legal()[:8]
    for text in moves:
        table.play(text).protest(1).play("consent")
    assert [table.refusal(text) for text in moves] == ["A7-a"] * 8
    assert not set(moves) & set(table.legal())


def test_there_is_no_passing_as_the_first_thing_in_a_turn() -> None:
    """A7-b"""
    table = Table()
    assert table.refusal("end") == "A7-b"
    assert "end" not in table.legal()


def test_after_a_take_back_the_player_may_end_his_turn_and_is_always_asked() -> None:
    """A7-b"""
    rich, poor = Table(), Table("+".join(["1000"] * 4) + " red-1")
    for table in (rich, poor):
        table.play("move green-1 havana").protest(1).play("consent")
        assert table.position.asked == (0,)
        assert "end" in table.legal()
    assert rich.view(1) == poor.view(1)
    assert poor.play("end").turn == 1


def test_an_agent_in_play_can_always_step_so_some_act_is_always_legal() -> None:
    """A7-b"""
    broke = "+".join(f"{v}+{v}+{v}+{v}" for v in (1000, 500, 400, 300, 200, 100))
    exiled = "green-2 bahamas, blue-1 bahamas, blue-2 bahamas, red-1 bahamas, red-2 bahamas"
    table = Table(f"{broke} green-1", at=f"{exiled}, yellow-1 bahamas, yellow-2 bahamas")
    assert table.legal() == [f"move green-1 {s}" for s in ("new-york", "rio-de-janeiro", "havana")]


def test_answers_are_refused_when_nothing_is_asked() -> None:
    """C1"""
    table = Table()
    for text in ("let", "protest", "stand", "consent", "claim 100", "give-up", "uphold", "refuse"):
        assert table.refusal(text) == "C1"


def test_who_arrives_where_the_case_lies_is_placed_on_it_or_beside_it() -> None:
    """A8"""
    for word, case in (("take", "green-1"), ("leave", "tangier")):
        for handling in ("free", "turn"):
            table = Table(at="green-1 lisbon", case_handling=handling)
            with pytest.raises(MalformedAction, match="leave or take"):
                table.play("move green-1 tangier")
            table.stands(f"move green-1 tangier {word}")
            assert (table.case, table.where("green-1")) == (case, "tangier")


def test_an_agent_beside_the_case_does_not_hold_it_and_any_agent_there_may_take_it() -> None:
    """A9"""
    table = Table(at="green-1 lisbon, red-1 tangier", case_handling="turn")
    table.stands("move green-1 tangier leave")
    assert table.case == "tangier"
    assert "take green-1" in table.legal()
    assert "take red-1" in table.legal()
    table.stands("move green-1 rome")
    assert table.case == "tangier"


def test_a_held_case_changes_hands_only_by_an_attack_or_when_let_go() -> None:
    """A9-a"""
    table = Table(at="green-1 tangier, red-1 tangier, blue-1 rome", case="red-1")
    assert table.refusal("take green-1") == "A9-a"
    assert table.refusal("move green-1 rome take") == "A9-c"
    table.stands("move blue-1 tangier")
    assert table.case == "red-1"
    table.stands("drop red-1", "take green-1")
    assert table.case == "green-1"


def test_what_concerns_the_case_is_announced_and_undone_with_the_act() -> None:
    """A9-b"""
    table = Table(at="green-1 lisbon").play("move green-1 tangier take")
    assert table.view(2).describe().act == Moved(0, "green-1", "lisbon", "tangier", "on")
    table.protest(1).play("consent")
    assert (table.case, table.where("green-1")) == ("tangier", "lisbon")
    table = Table(at="green-1 rome", case="green-1").play("move green-1 lisbon leave").protest(2)
    table.play("consent")
    assert table.case == "green-1"


def test_a_step_carries_exactly_the_choices_of_the_free_table() -> None:
    """A9-c, case_handling = free"""
    held = Table(at="green-1 rome", case="green-1")
    assert [t for t in held.legal() if "green-1 vienna" in t] == [
        "move green-1 vienna leave",
        "move green-1 vienna carry",
        "move green-1 vienna drop",
    ]
    lying = Table(at="green-1 rome", case="rome")
    assert [t for t in lying.legal() if "green-1 vienna" in t] == [
        "move green-1 vienna leave",
        "move green-1 vienna take",
        "move green-1 vienna drop",
    ]
    there = Table(at="green-1 rome", case="vienna")
    assert [t for t in there.legal() if "green-1 vienna" in t] == [
        "move green-1 vienna leave",
        "move green-1 vienna take",
    ]
    away = Table(at="green-1 rome")
    assert [t for t in away.legal() if "green-1 vienna" in t] == ["move green-1 vienna"]


def test_a_step_carries_exactly_the_choices_of_the_table_by_turns() -> None:
    """A9-c, case_handling = turn"""
    held = Table(at="green-1 rome", case="green-1", case_handling="turn")
    assert [t for t in held.legal() if "green-1 vienna" in t] == [
        "move green-1 vienna leave",
        "move green-1 vienna carry",
    ]
    assert held.refusal("move green-1 vienna drop") == "A9-c"
    lying = Table(at="green-1 rome", case="rome", case_handling="turn")
    assert [t for t in lying.legal() if "green-1 vienna" in t] == ["move green-1 vienna"]
    assert lying.refusal("move green-1 vienna take") == "A9-c"


def beside(**options: str | int) -> Table:
    """Green-1 stands beside the case in Rome, at a table where handling it is an extra."""
    return Table(at="green-1 rome, red-1 rome", case="rome", case_handling="extra", **options)


def test_to_take_the_case_or_to_let_it_go_does_not_use_up_the_turn() -> None:
    """A9-d, case_handling = extra"""
    table = beside().play("take green-1")
    assert table.phase == "protest"
    table.protest()
    assert (table.case, table.turn, table.phase) == ("green-1", 0, "turn")
    table.stands("move green-1 vienna carry")
    assert (table.where("green-1"), table.turn) == ("vienna", 1)
    table.stands("drop green-1")
    assert (table.case, table.turn) == ("vienna", 1)
    assert table.play("bribe 100 red-1").turn == 2


def test_it_is_done_once_a_turn_and_whether_it_stands_or_not() -> None:
    """A9-d, case_handling = extra"""
    stands = beside().stands("take green-1")
    falls = beside().play("take green-1").protest(1).play("consent")
    for table in (stands, falls):
        for text in ("take green-1", "drop green-1", "take red-1"):
            assert table.refusal(text) == "A9-d"
        assert not any(text.startswith(("take", "drop")) for text in table.legal())
    assert (falls.case, falls.turn, falls.phase) == ("rome", 0, "turn")
    stands.play("bribe 100 red-1")
    assert "drop green-1" in stands.legal()


def test_it_may_come_after_an_act_was_taken_back() -> None:
    """A9-d, case_handling = extra"""
    table = beside().play("move green-1 vienna take").protest(1).play("consent")
    table.stands("take red-1")
    assert (table.case, table.turn) == ("red-1", 0)
    assert table.refusal("move green-1 vienna") == "A7-a"


def test_its_contest_is_for_that_agent() -> None:
    """A9-d, case_handling = extra"""
    table = Table("none", "300 green-1, 500 red-1", at="green-1 tangier", case_handling="extra")
    table.play("take green-1").protest(1).play("stand")
    assert table.legal()[-1] == "claim 300"
    table.play("claim 300", "give-up", "give-up", "refuse")
    assert (table.case, table.turn, table.phase) == ("tangier", 0, "turn")


def test_it_is_not_an_act_that_is_counted_and_he_must_still_act() -> None:
    """A9-d, case_handling = extra"""
    falls = beside(take_backs=1).play("take green-1").protest(1).play("consent")
    for table in (falls, beside().stands("take green-1")):
        assert table.refusal("end") == "A7-b"
        assert "end" not in table.legal()
    assert falls.play("move green-1 vienna leave").protest(1).play("consent").turn == 1


def test_the_choices_of_the_free_table_hold_as_well() -> None:
    """A9-d, case_handling = extra"""
    table = beside()
    assert [text for text in table.legal() if "green-1 vienna" in text] == [
        "move green-1 vienna leave",
        "move green-1 vienna take",
        "move green-1 vienna drop",
    ]
    table.stands("take green-1")
    assert "move green-1 vienna drop" in table.legal()


def test_if_it_brings_the_case_home_the_game_ends() -> None:
    """A9-d, case_handling = extra"""
    table = Table("none", "100 green-1", case="washington", case_handling="extra")
    table.stands("take green-1")
    assert (table.phase, table.winner) == ("over", 1)


def test_a_failed_protest_against_it_costs_as_much() -> None:
    """A9-d, failed_protest = lose_turn"""
    table = beside(failed_protest="lose_turn").play("take green-1").protest(1)
    table.play("stand", "give-up", "give-up", "give-up", "uphold")
    assert (table.turn, table.view(0).describe().owing) == (0, [1])
    assert table.play("bribe 100 red-1").turn == 2


@pytest.mark.parametrize(
    ("case", "word", "after"),
    [
        ("green-1", "leave", "rome"),
        ("green-1", "carry", "green-1"),
        ("green-1", "drop", "vienna"),
        ("rome", "leave", "rome"),
        ("rome", "take", "green-1"),
        ("rome", "drop", "vienna"),
        ("vienna", "leave", "vienna"),
        ("vienna", "take", "green-1"),
    ],
)
def test_each_choice_does_what_it_says(case: str, word: str, after: str) -> None:
    """A9-c"""
    table = Table(at="green-1 rome", case=case).stands(f"move green-1 vienna {word}")
    assert table.case == after
    assert table.public.case_at == table.public.at[0] or after == "rome"


def test_attackers_too_arrive_on_the_case_or_beside_it() -> None:
    """A9-c"""
    for word, case in (("take", "green-1"), ("leave", "rome")):
        table = Table("500 green-1", at=INNER, case="rome")
        table.stands(f"attack green-1 red-1 {word}")
        assert table.case == case


def test_a_captured_case_is_taken_or_lies_but_is_not_dropped() -> None:
    """A9-c"""
    table = Table("500 green-1", at=INNER, case="red-1")
    assert table.refusal("attack green-1 red-1 drop") == "A9-c"


def test_a_holder_who_moves_may_carry_the_case_or_leave_it_behind() -> None:
    """A10"""
    for word, case in (("carry", "green-1"), ("leave", "rome")):
        for handling in ("free", "turn"):
            table = Table(at="green-1 rome", case="green-1", case_handling=handling)
            table.stands(f"move green-1 vienna {word}")
            assert (table.case, table.where("green-1")) == (case, "vienna")


def test_an_agent_on_his_own_capital_cannot_be_attacked_but_visitors_can() -> None:
    """A11"""
    table = Table("500 green-1", at="green-1 dublin, red-1 london")
    assert table.refusal("attack green-1 blue-1") == "A11"
    table.stands("attack green-1 red-1")
    assert (table.where("red-1"), table.where("blue-1")) == ("bahamas", "london")
