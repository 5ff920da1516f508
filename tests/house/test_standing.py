"""Standing answers: given at once, for their seat alone, and nothing shows."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Standable
from ludotheque.core.errors import Conflict
from ludotheque.games.agent import choices as agent_choices
from ludotheque.games.agent.choices import Attack
from ludotheque.games.agent.view import Protest
from ludotheque.house.standing import Rule, answer, encoded, rules_of
from ludotheque.tables import Command, fair
from tests.agent.table import Table as AgentTable
from tests.house.hosting import (
    NAMES,
    SOON,
    Guests,
    chooser,
    drained,
    eventually,
    guests,
    variant,
)
from tests.tables.play import act, play, started

ALWAYS = [Rule("seal")]


def test_an_answer_that_stands_counts_at_once_and_nobody_sees_it(file_house, timers):
    at = guests(file_house, "sealed", 3)
    watching = [file_house.listen(at.table, v).result(SOON) for v in (0, SPECTATOR)]
    first = [drained(one) for one in watching]
    file_house.stand(at.table, 1, "person-1", ALWAYS).result(SOON)
    eventually(lambda: at.fold().asked == (0, 2))
    assert [drained(one) for one in watching] == [[], []]
    fresh = file_house.listen(at.table).result(SOON).take()
    assert msgspec.json.encode(fresh) == msgspec.json.encode(first[1][0])
    event = at.fold().events[-1]
    assert (event["do"], event["seat"], event["expected"]) == ("act", 1, at.told_head())
    assert not event["id"].startswith("house-")


def test_an_answer_that_stands_is_given_when_the_question_comes(file_house):
    at = guests(file_house, "sealed", 3)
    resident = file_house.residents.pin(at.table)
    file_house.stand(at.table, 1, "person-1", [Rule("seal", only={"seats": 2})]).result(SOON)
    assert at.fold().asked == (0, 1, 2)
    file_house.store.put_standing(at.table, 2, encoded(at.fold().seats[2].name, ALWAYS)).result(
        SOON
    )
    file_house.residents.drop(resident)
    at.act(0, chooser())
    eventually(lambda: at.fold().asked == (1,))


def test_no_rules_ask_again(file_house):
    at = guests(file_house, "sealed", 3)
    file_house.stand(at.table, 1, "person-1", [Rule("seal", only={"seats": 4})]).result(SOON)
    file_house.stand(at.table, 1, "person-1", []).result(SOON)
    assert file_house.store.standing(at.table) == {}


def test_answers_stand_for_who_gave_them_and_not_for_who_sits_there_next(file_house):
    table = file_house.open(variant("sealed", 3), "person-0", NAMES[0]).result(SOON)
    at, nonces = Guests(file_house, table, 3), [f"{seat + 1:032x}" for seat in range(3)]
    sit = {"name": "Mallory", "pledge": fair.pledge("f" * 32)}
    first = Command("m1", at.told_head(), "sit", **sit)
    file_house.send(table, 1, first, "mallory").result(SOON)
    file_house.stand(table, 1, "mallory", ALWAYS).result(SOON)
    file_house.send(table, 1, Command("m2", at.told_head(), "stand"), "mallory").result(SOON)
    for seat, nonce in enumerate(nonces):
        at.do(seat, "sit", name=NAMES[seat], pledge=fair.pledge(nonce))
    file_house.stand(table, 2, "person-2", ALWAYS).result(SOON)
    file_house.start(table, "person-0").result(SOON)
    for seat, nonce in enumerate(nonces):
        at.do(seat, "reveal", nonce=nonce)
    eventually(lambda: 2 not in at.fold().asked)
    assert at.fold().asked == (0, 1)
    kept = file_house.store.standing(table)[1]
    assert rules_of(at.fold().seats[1].name, kept) == []


def test_answers_that_name_nobody_are_nobody_s():
    assert rules_of("a", msgspec.json.encode(ALWAYS)) == rules_of("", encoded("", ALWAYS)) == []
    assert rules_of("a", None) == [] and rules_of("a", encoded("a", ALWAYS)) == ALWAYS


def test_nobody_lets_another_s_answers_stand(file_house):
    at = guests(file_house, "sealed", 3)
    for person, seat in (("person-0", 1), ("stranger", 1), ("person-0", 9)):
        with pytest.raises(Conflict, match="not yours"):
            file_house.stand(at.table, seat, person, ALWAYS).result(SOON)
    assert file_house.store.standing(at.table) == {}


@pytest.mark.parametrize(
    "rule, is_given",
    [
        (Rule("seal"), True),
        (Rule("put"), False),
        (Rule("seal", only={"seat": 2}), True),
        (Rule("seal", only={"seat": 1}), False),
        (Rule("seal", only={"seat": 2, "agents": "green-2"}), True),
        (Rule("seal", never=[{"agents": "green-2"}]), False),
        (Rule("seal", never=[{"agents": "red-1"}, {"act": "attack"}]), False),
        (Rule("seal", never=[{"agents": "red-1"}, {"act": "attack", "seat": 1}]), True),
        (Rule("seal", only={"colour": "red"}), False),
    ],
)
def test_a_rule_says_what_it_is_about(monkeypatch, rule, is_given):
    """Whatever a player does; and ask me when it concerns somebody, or an attack."""
    about = {"seat": 2, "agents": ["green-2", "green-3"], "act": "attack"}
    view = started(variant("sealed", 3)).view(0)
    monkeypatch.setattr(view.game, "standing", lambda view: Standable(["seal"], about))
    assert (answer(view, [rule]) is not None) == is_given


def test_in_agent_one_lets_what_a_player_does_unless_it_concerns_an_agent_or_is_an_attack():
    """C1"""
    table, seen = started(variant("agent", 3)), set()
    for seed in range(200):
        if not table.asked:
            table = started(variant("agent", 3))
        if isinstance(table.view().status().ask, Protest):
            about = agent_choices.standing(table.view(0).plain).about
            seen.add(about["act"])
            view = table.view(table.asked[0])
            let = view.parse("let")[0]
            for rule, is_let in (
                (Rule("let"), True),
                (Rule("protest"), False),
                (Rule("let", only={"seat": about["seat"]}), True),
                (Rule("let", only={"seat": table.asked[0]}), False),
                (Rule("let", never=[{"agents": about["agents"][-1]}]), False),
                (Rule("let", never=[{"act": "attack"}]), about["act"] != "attack"),
            ):
                assert answer(view, [rule]) == (let if is_let else None)
        view = table.view(table.asked[0])
        attacks = [action for action in view.legal() if isinstance(view.choice(action), Attack)]
        if attacks:
            act(table, view.seat, attacks[0])
        else:
            play(table, chooser(seed), 1)
    assert {"move", "attack"} <= seen


UP_TO = Rule("claim", most={"sum": 300}, otherwise="give-up")


@pytest.mark.parametrize(
    "bribe, said, rule, answered, options",
    [
        ("500 green-1", "claim 100", UP_TO, "claim 200", {}),
        ("500 green-1", "claim 200", UP_TO, "claim 300", {}),
        ("500 green-1", "claim 300", UP_TO, "give-up", {}),
        ("500 green-1", "claim 300", Rule("claim", most={"sum": 300}), None, {}),
        ("100 green-1", "claim 200", UP_TO, "give-up", {}),
        ("500 green-1", "claim 100", Rule("claim"), None, {}),
        ("500 green-1", "claim 100", Rule("claim", most={"weight": 300}), None, {}),
        ("500 green-1", "claim 100", Rule("give-up"), "give-up", {}),
        ("500 green-1", "claim 100", Rule("give-up", only={"agents": "red-1"}), None, {}),
        ("500 green-1", "claim 100", Rule("let", otherwise="give-up"), None, {}),
        ("500 green-1", "claim 200", UP_TO, "claim 300", {"contest_tie": "turn_order"}),
        ("500 green-1", "claim 200", UP_TO, "claim 300", {"contest_tie": "first"}),
    ],
)
def test_in_agent_one_claims_up_to_a_sum(bribe, said, rule, answered, options):
    """C3: the least that may be named, as long as it is within the limit."""
    table = AgentTable("500 green-1", "500 green-1", bribe, **options)
    table.play("move green-1 havana").protest(1).play("stand", said, "give-up")
    assert table.position.asked == (2,)
    view = table.view(2)
    given = answer(view, [rule])
    assert (None if given is None else view.text(given)) == answered


def test_the_mover_needs_no_more_than_the_same_sum():
    """C4-a: of equal sums the mover's decides, and nobody else names one by himself."""
    table = AgentTable("500 green-1", "500 green-1")
    table.play("move green-1 havana").protest(1).play("stand", "claim 200")
    assert table.view(0).text(answer(table.view(0), [UP_TO])) == "claim 200"


def test_a_rule_may_be_for_one_contest_alone():
    table = AgentTable("500 green-1", "500 green-1")
    table.play("move green-1 havana").protest(1).play("stand")
    number = agent_choices.standing(table.view(1).plain).about["contest"]
    rule = Rule("claim", most={"sum": 300}, only={"contest": number})
    assert answer(table.view(1), [rule]) is not None
    table.play("claim 100", "claim 200", "give-up", "give-up", "uphold")
    table.play("move green-1 azores").protest(2).play("stand")
    assert agent_choices.standing(table.view(0).plain).about["contest"] != number


def test_a_limit_is_in_no_frame_nor_in_the_log(file_house, timers):
    at = guests(file_house, "agent", 3)
    for seat in range(3):
        at.say(seat, "bribe 500 green-1")
    mover = at.fold().asked[0]
    other, third = (mover + 1) % 3, (mover + 2) % 3
    watching = [file_house.listen(at.table, viewer).result(SOON) for viewer in (mover, SPECTATOR)]
    at.say(mover, "move green-1 havana")
    for seat, text in ((other, "protest"), (third, "let")):
        at.say(seat, text)
    at.say(mover, "stand")
    rule = Rule("claim", most={"sum": 300}, otherwise="give-up")
    file_house.stand(at.table, other, f"person-{other}", [rule]).result(SOON)
    eventually(lambda: at.fold().asked == (mover,))
    at.say(mover, "claim 200")
    at.say(third, "give-up")
    eventually(lambda: at.fold().asked == (mover,))
    at.say(mover, "claim 400")
    eventually(lambda: at.fold().asked == (mover,))
    view = at.fold().view()
    own = [event for event in at.fold().events if event.get("seat") == other][-3:]
    texts = [view.text(event["actions"][0]) for event in own]
    assert texts == ["claim 100", "claim 300", "give-up"]
    assert not any(event["id"].startswith("house-") for event in own)
    told = [msgspec.json.encode(drained(one)) for one in watching]
    for text in (*told, file_house.log(at.table)):
        assert b'"most"' not in text and b'"otherwise"' not in text


def test_where_a_game_offers_nothing_nothing_is_answered():
    table = started(variant("agon"))
    assert answer(table.view(table.asked[0]), ALWAYS) is None


def test_rules_are_bounded():
    with pytest.raises(msgspec.ValidationError):
        encoded("a", ALWAYS * 17)
    with pytest.raises(msgspec.ValidationError):
        encoded("a", [Rule("x" * 41)])
    with pytest.raises(msgspec.ValidationError):
        encoded("a", [Rule("claim", most={"sum": -1})])
