"""What one may do, as parts: pointing is a look-up, and a refusal names the part that is wrong."""

from __future__ import annotations

import pytest

from ludotheque.core.contract import Choice
from ludotheque.core.errors import IllegalAction, LudothequeError
from ludotheque.core.referee import attempt, check
from ludotheque.core.view import View, view_of
from ludotheque.games.agent import GAME
from ludotheque.games.agent import choices as c
from tests.agent.table import Table

AT = "green-1 lisbon, red-1 rome, blue-1 cairo, yellow-1 bahamas, red-2 azores"


def table(**options: str) -> Table:
    return Table("500 green-1, 100 blue-1", at=AT, case="red-1", **options)


def test_a_turn_is_offered_as_parts() -> None:
    """A7a, A7b, A7c, A7d"""
    offered = table().view(0).choices()
    assert c.Move("green-1", "lisbon", "rome") in offered
    assert c.Move("red-1", "rome", "cairo", "carry") in offered
    assert c.Move("red-1", "rome", "cairo", "drop") in offered
    assert c.Attack("green-1", "lisbon", "rome", "red-1", "take") in offered
    assert c.Attack("green-1", "lisbon", "azores", "red-2") in offered
    assert c.Drop("red-1") in offered
    assert c.Put("green-2", 1000) in offered
    assert {type(choice) for choice in offered} == {c.Move, c.Attack, c.Drop, c.Put}


@pytest.mark.parametrize(("choice", "part"), [
    (c.Move("yellow-1", "peking", "calcutta"), "agent"),
    (c.Move("green-1", "lisbon", "cairo"), "to"),
    (c.Move("green-1", "lisbon", "dakar", "carry"), "case"),
    (c.Move("red-1", "rome", "cairo"), "case"),
    (c.Move("green-1", "lisbon", "atlantis"), "to"),
    (c.Move("green-1", "lisbon", ""), "to"),
    (c.Move("purple-1", "lisbon", "rome"), "agent"),
    (c.Attack("green-1", "lisbon", "peking", "yellow-1"), "target"),
    (c.Attack("green-1", "lisbon", "cairo", "blue-1"), "target"),
    (c.Attack("blue-1", "cairo", "rome", "red-1", "take"), "agent"),
    (c.Attack("green-1", "lisbon", "rome", "purple-1"), "target"),
    (c.Move("green-1", "lisbon", "dakar", "leave"), "case"),
    (c.Move("red-1", "rome", "cairo", "take"), "case"),
    (c.Move("green-1", "lisbon", "bahamas"), "to"),
    (c.Move("green-1", "lisbon", "Rome"), "to"),
    (c.Move("GREEN 1", "lisbon", "rome"), "agent"),
    (c.Move("yellow-1", "bahamas", "calcutta"), "agent"),
    (c.Attack("green-1", "lisbon", "bahamas", "yellow-1"), "target"),
    (c.Move("green-1", "rome", "cairo"), "from"),
    (c.Move("green-1", "atlantis", "rome"), "from"),
    (c.Attack("green-1", "cairo", "rome", "red-1", "take"), "from"),
    (c.Attack("green-1", "lisbon", "cairo", "red-1", "take"), "to"),
    (c.Take("green-1"), "agent"),
    (c.Take("GREEN 1"), "agent"),
    (c.Drop("green-1"), "agent"),
    (c.Put("yellow-1", 500), "agent"),
    (c.Put("green-1", 600), "sum"),
    (c.Put("green-1", 650), "sum"),
    (c.Put("green-1", 99900), "sum"),
])  # fmt: skip
def test_a_refusal_names_the_part_that_is_wrong(choice: Choice, part: str) -> None:
    view = table().view(0)
    with pytest.raises(LudothequeError) as refused:
        check(view, view.action(choice), "it")
    assert refused.value.part == part  # type: ignore[attr-defined]


def test_an_act_that_was_taken_back_is_refused_to_its_agent() -> None:
    """A7-a"""
    again = c.Move("green-1", "washington", "havana")
    view = Table().play("move green-1 havana").protest(1).play("consent").view(0)
    assert _refused(view, again) == ("A7-a", "agent")


def test_a_case_that_was_seen_to_is_refused_to_the_agent() -> None:
    """A9-d, case_handling = extra"""
    seen_to = Table(at="green-1 tangier", case_handling="extra").stands("take green-1")
    assert _refused(seen_to.view(0), c.Drop("green-1")) == ("A9-d", "agent")


@pytest.mark.parametrize(
    ("choice", "part"), [(c.Put("green-1", 300), "agent"), (c.Put("green-2", 500), "sum")]
)
def test_of_a_lot_out_of_order_the_agent_or_the_sum_is_wrong(choice: Choice, part: str) -> None:
    """A3"""
    assert _refused(_drafting("put 300 green-2"), choice) == ("A3", part)


def test_of_free_lots_an_agent_has_one_sum() -> None:
    """A3, lots = free"""
    view = _drafting("put 700 green-2", lots="free")
    assert _refused(view, c.Put("green-2", 800)) == ("A3", "agent")


def _drafting(text: str, **options: str) -> View:
    """What one sees whose draft has something in it."""
    drafted = Table(**options).position
    after = attempt(GAME, drafted.states, 0, drafted.view(0).parse(text)).states
    return view_of(GAME, after, 0)


def _refused(view: View, choice: Choice) -> tuple[str, str]:
    """The paragraph that forbids a choice, and the part that is wrong."""
    with pytest.raises(IllegalAction) as refused:
        check(view, view.action(choice), "it")
    return refused.value.paragraph, refused.value.part


@pytest.mark.parametrize(("dollars", "paragraph"), [(200, "C3"), (600, "C2"), (0, "C2")])
def test_a_claim_that_may_not_be_is_a_wrong_sum(dollars: int, paragraph: str) -> None:
    """C2, C3"""
    contest = Table("500 green-1", "500 green-1").play("move green-1 havana").protest(1)
    view = contest.play("stand", "claim 300").view(0)
    with pytest.raises(IllegalAction) as refused:
        check(view, view.action(c.Claim(dollars)), "it")
    assert (refused.value.paragraph, refused.value.part) == (paragraph, "sum")


def test_a_table_that_must_take_the_case_says_so_of_the_case() -> None:
    """A7b-a"""
    view = table(captured_case="must").view(0)
    with pytest.raises(IllegalAction) as refused:
        check(view, view.action(c.Attack("green-1", "lisbon", "rome", "red-1", "leave")), "it")
    assert refused.value.part == "case"
