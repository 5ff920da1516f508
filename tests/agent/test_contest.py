"""Protests and contests: C1 to C7."""

from __future__ import annotations

import pytest

from ludotheque.core import calls
from ludotheque.core.errors import Conflict
from ludotheque.core.position import Variant
from ludotheque.games.agent import GAME, rules
from ludotheque.games.agent import equipment as e
from tests.agent.table import Table


def contest(*bribes: str, protests: tuple[int, ...] = (1,), **options: str | int) -> Table:
    """A contest for green-1, which seat 0 has moved to Havana."""
    table = Table(*bribes, seats=max(3, len(bribes)), **options)
    return table.play("move green-1 havana").protest(*protests).play("stand")


def order(table: Table) -> list[int]:
    """Who is asked when everyone gives up in turn."""
    asked = []
    while table.phase == "claim":
        asked.append(table.position.asked[0])
        table.play("give-up")
    return asked


def test_everyone_but_the_mover_is_asked_at_once_whatever_he_has_at_stake() -> None:
    """C1"""
    table = Table("none", "1000 green-1", first=1, seats=4).play("move green-1 havana")
    assert table.position.asked == (0, 2, 3)
    for seat in (0, 2, 3):
        assert table.legal(seat) == ["let", "protest"]
        assert table.refusal("stand", seat) == "C1"
    with pytest.raises(Conflict):
        table.position.play("let", 1)


def test_answers_come_out_together_when_the_last_one_is_in() -> None:
    """C1"""
    yes, no = (Table(seats=4).play("move green-1 havana") for _ in range(2))
    yes.position.play("protest", 2)
    no.position.play("let", 2)
    for seat in (0, 1, 3, 6):
        assert yes.view(seat) == no.view(seat)
    assert yes.view(0).describe().protests == []
    yes.position.play("let", 3)
    yes.position.play("let", 1)
    assert yes.view(0).describe().protests == [2]
    assert yes.position.asked == (0,)


def test_the_first_protester_clockwise_from_the_mover_opens_one_contest() -> None:
    """C1"""
    table = Table(seats=4, first=1).play("move green-1 havana").protest(0, 3)
    assert table.view(2).describe().protests == [0, 3]
    assert table.play("stand").position.asked == (3,)


def test_a_protest_needs_no_stake() -> None:
    """C1"""
    table = contest("1000 green-1")
    assert table.legal() == ["give-up"]


def test_a_claim_is_a_multiple_of_a_hundred_and_at_most_ones_own_stake() -> None:
    """C2"""
    table = contest("none", "400 green-1, 1000 green-2")
    assert table.legal() == ["give-up", "claim 100", "claim 200", "claim 300", "claim 400"]
    assert table.refusal("claim 500") == "C2"
    assert table.refusal("claim 0") == "C2"


def test_to_understate_or_to_give_up_with_a_higher_stake_is_legal() -> None:
    """C2"""
    table = contest("1000 green-1", "400 green-1").play("claim 100")
    table.play("give-up", "give-up")
    assert table.position.asked == (1,)


def test_fees_paid_lower_what_one_may_claim() -> None:
    """C2"""
    table = Table("none", "1000 green-1", at="green-1 lisbon, red-1 rome", first=1)
    table.stands("attack green-1 red-1").stands("move blue-1 dublin")
    table.play("move green-1 lisbon").protest(1).play("stand")
    assert table.legal()[-1] == "claim 500"


def test_the_opener_is_asked_first_then_the_mover_then_the_others_clockwise() -> None:
    """C3"""
    table = Table(seats=5, first=1).play("move green-1 havana").protest(3, 4).play("stand")
    assert order(table) == [3, 1, 2, 4, 0]


def test_they_are_asked_round_and_round_until_all_but_the_leader_are_out() -> None:
    """C3"""
    table = contest("1000 green-1", "1000 green-1", "1000 green-1")
    for seat, text in ((1, "claim 100"), (0, "claim 200"), (2, "claim 300"), (1, "claim 400")):
        assert table.position.asked == (seat,)
        table.play(text)
    assert table.position.asked == (0,)
    table.play("give-up")
    assert table.position.asked == (2,)
    table.play("claim 500")
    assert table.position.asked == (1,)
    table.play("give-up")
    assert (table.phase, table.position.asked) == ("verdict", (2,))


def test_a_claim_is_higher_than_the_leaders_and_the_movers_may_equal_it() -> None:
    """C3, contest_tie = first"""
    table = contest("500 green-1", "500 green-1", "500 green-1", contest_tie="first")
    table.play("claim 300")
    assert table.legal()[:2] == ["give-up", "claim 300"]
    table.play("claim 300")
    assert table.legal()[:2] == ["give-up", "claim 400"]
    assert table.refusal("claim 300") == "C3"
    assert table.refusal("let") == "C3"


@pytest.mark.parametrize("tie", ["mover", "turn_order"])
def test_anybody_may_equal_a_sum_that_he_has_not_named_himself(tie: str) -> None:
    """C3, contest_tie = mover, turn_order"""
    table = contest("500 green-1", "500 green-1", "500 green-1", contest_tie=tie)
    table.play("claim 300", "claim 300")
    assert table.refusal("claim 200") == "C3"
    assert table.legal()[:2] == ["give-up", "claim 300"]
    table.play("claim 300")
    assert table.position.asked == (1,)
    assert table.legal()[:2] == ["give-up", "claim 400"]
    assert table.refusal("claim 300") == "C3"


def test_the_mover_may_equal_a_sum_that_he_has_named_himself() -> None:
    """C3, contest_tie = mover"""
    table = contest("500 green-1", "none", "500 green-1").play("give-up", "claim 300", "claim 300")
    assert table.position.asked == (0,)
    assert table.legal()[:2] == ["give-up", "claim 300"]


@pytest.mark.parametrize(("tie", "equalled"), [("mover", 0), ("turn_order", 0), ("first", 2)])
def test_the_view_tells_who_would_decide_as_things_stand(tie: str, equalled: int) -> None:
    """C4, C4-a: the mover before any claim, then the leader, then whom equal sums leave it to."""
    table = contest("none", "500 green-1", "500 green-1", contest_tie=tie)
    told = [table.view(6).describe().contest.decider]
    for said in ("claim 300", "give-up", "claim 400" if tie == "first" else "claim 300"):
        table.play(said)
        told.append(table.view(6).describe().contest.decider)
    assert told == [0, 1, 1, equalled]


def test_a_last_player_who_has_not_claimed_is_still_asked() -> None:
    """C3"""
    table = contest("none", "none", "200 green-1").play("give-up", "give-up")
    assert table.legal() == ["give-up", "claim 100", "claim 200"]
    table.play("claim 100")
    assert (table.phase, table.position.asked) == ("verdict", (2,))


def test_a_player_who_can_only_give_up_is_asked_as_everyone() -> None:
    """C3"""
    poor = contest("none", "none", "200 green-1")
    rich = contest("none", "1000 green-1", "200 green-1")
    assert poor.position.asked == rich.position.asked == (1,)
    assert poor.view(2) == rich.view(2)


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_decides_freely(leader: int) -> None:
    """C4"""
    for verdict, place in (("uphold", "havana"), ("refuse", "washington")):
        bribes = ["500 green-1" if seat == leader else "none" for seat in range(3)]
        table = contest(*bribes)
        while table.phase == "claim":
            table.play("claim 500" if table.position.asked == (leader,) else "give-up")
        assert table.position.asked == (leader,)
        assert table.refusal("let") == "C4"
        assert table.play(verdict).where("green-1") == place


def test_without_any_claim_the_mover_decides() -> None:
    """C4"""
    table = contest("none", "1000 green-1")
    assert order(table) == [1, 0, 2]
    assert (table.phase, table.position.asked) == ("verdict", (0,))


def tied(tie: str, first: int = 0, act: str = "attack green-1 red-1") -> Table:
    """Seats 1 and 2 of four have named 500 and nobody more; the seat that began decides what."""
    bribes = ["500 green-1"] * 4
    table = Table(*bribes, seats=4, first=first, contest_tie=tie, at="green-1 lisbon, red-1 rome")
    table.play(act).protest(1 if first == 0 else 0).play("stand")
    while table.phase == "claim":
        is_one = table.position.asked[0] in (1, 2)
        table.play("claim 500" if is_one and "claim 500" in table.legal() else "give-up")
    assert table.view(6).describe().contest.claims == [0, 500, 500, 0]
    return table


def test_of_two_others_with_equal_stakes_the_first_to_name_the_sum_leads() -> None:
    """C4-a, contest_tie = first"""
    table = contest("none", "500 green-1", "500 green-1", contest_tie="first")
    table.play("claim 500", "give-up")
    assert table.legal() == ["give-up"]
    assert table.play("give-up").position.asked == (1,)


def test_with_that_the_mover_who_equals_the_highest_sum_decides() -> None:
    """C4-a, contest_tie = first"""
    table = contest("500 green-1", "500 green-1", contest_tie="first").play("claim 500")
    assert table.play("claim 500", "give-up", "give-up").position.asked == (0,)


@pytest.mark.parametrize("act", ["move green-1 rome", "attack green-1 red-1"])
def test_if_two_have_named_the_highest_sum_the_mover_decides_though_not_one_of_them(
    act: str,
) -> None:
    """C4-a, contest_tie = mover"""
    for first in (0, 3):
        table = tied("mover", first, act)
        assert (table.phase, table.position.asked) == ("verdict", (first,))


@pytest.mark.parametrize(("first", "decides"), [(0, 1), (3, 1), (2, 2), (1, 1)])
def test_of_an_attack_the_first_of_them_in_the_order_of_play_from_the_mover_decides(
    first: int, decides: int
) -> None:
    """C4-a, contest_tie = turn_order"""
    assert tied("turn_order", first).position.asked == (decides,)


def test_of_all_else_the_mover_decides_as_well() -> None:
    """C4-a, contest_tie = turn_order"""
    assert tied("turn_order", act="move green-1 rome").position.asked == (0,)
    table = Table(
        "none", "500 green-1", "500 green-1", at="green-1 tangier", contest_tie="turn_order"
    )
    table.play("take green-1").protest(1).play("stand", "claim 500", "give-up", "claim 500")
    assert table.play("give-up").position.asked == (0,)


def test_one_who_names_a_sum_and_gives_up_later_has_still_named_it() -> None:
    """C4-a, contest_tie = mover"""
    table = contest("none", "300 green-1", "500 green-1").play("claim 300", "give-up", "claim 300")
    assert table.play("give-up").position.asked == (0,)


def test_lower_sums_that_are_equal_change_nothing() -> None:
    """C4-a, contest_tie = mover"""
    table = contest("none", "400 green-1", "400 green-1", "400 green-1")
    table.play("claim 300", "give-up", "claim 300", "claim 400", "give-up", "give-up")
    assert (table.phase, table.position.asked) == ("verdict", (3,))


def test_there_is_one_contest_an_act_and_its_outcome_is_final() -> None:
    """C5"""
    table = contest("none", "500 green-1").play("claim 100", "give-up", "give-up", "uphold")
    assert (table.phase, table.turn, table.where("green-1")) == ("turn", 1, "havana")


def test_a_failed_protest_costs_nothing() -> None:
    """C5, failed_protest = free"""
    table = contest("500 green-1", protests=(1,)).play("give-up", "claim 100", "give-up", "uphold")
    assert (table.turn, table.phase) == (1, "turn")


def test_the_opener_of_a_failed_protest_loses_his_next_turn() -> None:
    """C5, failed_protest = lose_turn"""
    table = contest("500 green-1", failed_protest="lose_turn", protests=(1, 2))
    table.play("give-up", "claim 100", "give-up", "uphold")
    assert table.turn == 2
    assert table.view(0).describe().owing == []
    table.play("bribe 100 red-1", "bribe 100 red-1")
    assert table.turn == 1


def test_meanwhile_he_still_protests_and_claims_and_owes_one_turn_at_most() -> None:
    """C5, failed_protest = lose_turn"""
    table = Table("500 green-1", "none", "200 green-1", "none", failed_protest="lose_turn", seats=4)
    table.play("move green-1 havana").protest(3).play("stand")
    table.play("give-up", "claim 100", "give-up", "give-up", "uphold")
    assert table.view(0).describe().owing == [3]
    table.play("move green-1 azores").protest(3).play("stand")
    table.play("give-up", "give-up", "give-up", "claim 100", "uphold")
    assert table.view(0).describe().owing == [3]
    table.play("bribe 100 red-1")
    assert table.turn == 0
    assert table.view(0).describe().owing == []


def test_no_turn_is_lost_when_the_act_falls_or_the_opener_decides_or_the_mover_consents() -> None:
    """C5, failed_protest = lose_turn"""
    falls = contest("500 green-1", failed_protest="lose_turn")
    falls.play("give-up", "claim 100", "give-up", "refuse", "end")
    decides = contest("none", "500 green-1", failed_protest="lose_turn")
    decides.play("claim 500", "give-up", "give-up", "uphold")
    consents = Table(failed_protest="lose_turn").play("move green-1 havana").protest(1)
    consents.play("consent", "end")
    assert [table.turn for table in (falls, decides, consents)] == [1, 1, 1]


def test_claims_and_who_gave_up_at_which_point_are_public_for_good() -> None:
    """C6"""
    table = contest("500 green-1", "400 green-1").play("claim 200", "claim 300")
    seen = table.view(2).describe().contest
    assert (seen.claims, seen.leader) == ([300, 200, 0], 0)
    table.play("give-up")
    assert table.view(6).describe().contest.given_up == [2]
    table.play("give-up")
    assert table.view(6).describe().contest.claims == [300, 200, 0]
    table.play("uphold", "bribe 100 red-1", "bribe 100 red-1", "bribe 100 red-1")
    assert [row[0] for row in table.view(2).describe().proven] == [300, 200, 0]


def neutral(table: Table, seat: int) -> tuple[int, ...]:
    return the_only(rules.neutral(table.view(seat).row))


def the_only(acts: dict[tuple[int, ...], int]) -> tuple[int, ...]:
    """The house has no choice here, so that nothing can depend on a secret."""
    (act,) = acts
    return act


def test_no_answer_in_time_is_the_answer_that_does_least() -> None:
    """C7"""
    position = Variant(GAME, seats=3).new(seed=0)
    assert the_only(rules.neutral(position.view(0).row)) == (e.SEAL,)
    table = Table("none", "500 green-1")
    assert neutral(table, 0) == (e.END,)
    table.play("move green-1 havana")
    assert neutral(table, 1) == (e.LET,)
    table.protest(1)
    assert neutral(table, 0) == (e.STAND,)
    table.play("stand")
    assert neutral(table, 1) == (e.GIVE_UP,)
    table.play("claim 100", "give-up", "give-up")
    assert neutral(table, 1) == (e.UPHOLD,)


def test_the_clock_alone_may_end_a_turn_first_thing_and_strikes_a_draft() -> None:
    """C7"""
    table = Table()
    table.play("put 300 blue-1")
    calls.act(table.position.states, 0, 0, *neutral(table, 0))
    assert (table.turn, table.phase) == (1, "turn")
    assert table.left(0)[300] == 4
    assert table.stake(0, "blue-1") == 0
    position = Variant(GAME, seats=2).new(seed=0).play("put 300 blue-1", 1)
    calls.act(position.states, 0, 1, *the_only(rules.neutral(position.view(1).row)))
    assert position.asked == (0,)
    assert int(position.states[0].private[1].left.sum()) == 24
