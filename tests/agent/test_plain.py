"""Agent told to a screen reader."""

from __future__ import annotations

import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES
from ludotheque.games.agent import GAME, names
from tests.agent.table import Table

TOY_MAP = ["Capitals: green Washington, red Moscow.", "Spaces without an agent: Tangier, Lisbon."]


def told(table: Table, viewer: int, language: str = "en") -> list[str]:
    return table.view(viewer).lines(language)


def contested() -> Table:
    """An attack of the first seat; the third has protested and claimed, the second given up."""
    table = Table(
        "1000+500 green-1, 300 red-2",
        "500 green-1, 400 blue-1",
        "200 green-1",
        at="green-1 lisbon, red-1 rome, yellow-1 bahamas, blue-1 cairo",
        case="blue-1",
    )
    table.play("attack green-1 red-1").protest(2)
    return table.play("stand", "claim 100", "claim 800", "give-up")


def test_a_contest_is_told_before_ones_sheet_the_case_and_the_map() -> None:
    assert told(contested(), 0) == [
        "Round 1: your turn.",
        "You attack red-1 (Rome) with green-1.",
        "Contest for green-1; claims in dollars: 800 by you, 100 by Player 3.",
        "Leading: you.",
        "Given up: Player 2.",
        "Your stakes: 1500 on green-1, 300 on red-2.",
        "Left on your sheet: 3 lots of 1000, 3 lots of 500, 4 lots of 400, 3 lots of 300, "
        "4 lots of 200, 4 lots of 100.",
        "Suitcase: held by blue-1, Cairo.",
        "Washington: green-2. Connections: New York, Rio de Janeiro, Havana.",
        "London: blue-2. Connections: Reykjavik, Hamburg, Dublin.",
        "Moscow: red-2. Connections: Helsinki, Tashkent, Istanbul.",
        "Peking: yellow-2. Connections: Ulan Bator, Singapore, Calcutta.",
        "Lisbon: green-1. Connections: Azores, Rome, Dakar, Tangier.",
        "Rome: red-1. Connections: Vienna, Lisbon, Cairo, Tangier.",
        "Cairo: blue-1 with the suitcase. Connections: Teheran, Rome, Dakar, Tangier.",
        "In the Bahamas: yellow-1.",
        "Your proven stakes: 800 on green-1.",
        "Player 3’s proven stakes: 100 on green-1.",
        "Capitals: green Washington, blue London, red Moscow, yellow Peking.",
        "Spaces without an agent: New York, Reykjavik, Hamburg, Helsinki, Tashkent, Ulan Bator, "
        "Singapore, Rio de Janeiro, Azores, Dublin, Vienna, Istanbul, Teheran, Calcutta, "
        "Nairobi, Havana, Dakar, Tangier.",
    ]


def test_it_is_told_in_dutch() -> None:
    assert told(contested(), 2, "nl")[:8] == [
        "Ronde 1: Speler 1 is aan de beurt.",
        "Speler 1 valt rood-1 (Rome) aan met groen-1.",
        "Krachtmeting om groen-1; claims in dollar: 800 door Speler 1, 100 door jou.",
        "Aan kop: Speler 1.",
        "Afgehaakt: Speler 2.",
        "Je inzetten: 200 op groen-1.",
        "Over op je blad: 4 bundels van 1000, 4 bundels van 500, 4 bundels van 400, "
        "4 bundels van 300, 3 bundels van 200, 4 bundels van 100.",
        "Koffer: in handen van blauw-1, Caïro.",
    ]


def test_a_spectator_hears_seats_and_no_sheet() -> None:
    lines = told(contested(), SPECTATOR)
    assert lines[2:6] == [
        "Contest for green-1; claims in dollars: 800 by Player 1, 100 by Player 3.",
        "Leading: Player 1.",
        "Given up: Player 2.",
        "Suitcase: held by blue-1, Cairo.",
    ]
    assert not any("you" in line.lower().split() for line in lines)
    assert "Player 1’s proven stakes: 800 on green-1." in lines


def test_before_the_first_turn_the_bribes_are_written() -> None:
    position = Variant(GAME, options={"map": "toy"}).new(seed=0).play("put 100 red-1", 0)
    assert position.view(0).lines("en") == [
        "The opening bribes are being written.",
        "Your stakes: nothing.",
        "Not yet sealed: 100 on red-1.",
        "Left on your sheet: 1 lot of 500, 1 lot of 100.",
        "Suitcase: unattended, Tangier.",
        "Washington: green-1. Connections: Tangier, Lisbon.",
        "Moscow: red-1. Connections: Tangier, Lisbon.",
        *TOY_MAP,
    ]
    assert "Not yet sealed: 100 on red-1." not in position.view(1).lines("en")


def test_those_who_protest_are_told_until_the_answer() -> None:
    table = Table(map="toy").play("move green-1 lisbon").protest(1, 2)
    assert told(table, 1)[:3] == [
        "Round 1: Player 1’s turn.",
        "Player 1 moves green-1 from Washington to Lisbon.",
        "Protesting: you, Player 3.",
    ]
    assert told(table.play("stand"), 1)[2:4] == [
        "Contest for green-1; claims in dollars: none yet.",
        "Your stakes: nothing.",
    ]


def test_the_end_is_told_with_the_winner_and_every_sheet() -> None:
    """A12"""
    table = Table("500 green-1", "100 green-1", map="toy", at="green-1 lisbon", case="green-1")
    table.stands("move green-1 washington carry")
    assert told(table, 0) == [
        "green-1 is home with the suitcase: you win.",
        "Your stakes: 500 on green-1.",
        "Left on your sheet: 2 lots of 100.",
        "Player 2’s stakes: 100 on green-1.",
        "Player 3’s stakes: nothing.",
        "Suitcase: held by green-1, Washington.",
        "Washington: green-1 with the suitcase. Connections: Tangier, Lisbon.",
        "Moscow: red-1. Connections: Tangier, Lisbon.",
        *TOY_MAP,
    ]
    assert told(table, 1)[:4] == [
        "green-1 is home with the suitcase: Player 1 wins.",
        "Your stakes: 100 on green-1.",
        "Left on your sheet: 1 lot of 500, 1 lot of 100.",
        "Player 1’s stakes: 500 on green-1.",
    ]
    tied = Table(map="toy", round_limit=1).play(*["bribe 100 red-1"] * 3)
    assert told(tied, 0)[0] == "The last round is over: the game is drawn."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["grand", "petit", "toy"])
def test_every_space_and_agent_heard_can_be_typed(board: str, language: str) -> None:
    public, speaker = Table(map=board).seen, Speaker("agent", language)
    for space, name in enumerate(names.spaces_of(public)[: public.spaces]):
        assert names.find_space(public, speaker.word("city", name)) == space
    for agent, name in enumerate(names.agents_of(public)):
        assert names.find_agent(public, speaker.word("figure", name)) == agent


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_announced_act_is_heard_as_the_log_tells_it_and_no_two_alike(language: str) -> None:
    at = "green-1 cairo, blue-1 dakar, red-1 rome"
    table = Table("500 green-1", at=at, case="green-1")
    acts = [text for text in table.legal() if text.split()[0] not in ("put", "bribe")]
    assert {text.split()[0] for text in acts} == {"move", "attack", "drop"}
    heard = set()
    for text in acts:
        after = Table("500 green-1", at=at, case="green-1")
        before = after.view(1)
        (fact,) = after.play(text).view(1).told(before)
        assert told(after, 1, language)[1] == Speaker("agent", language).say(fact)
        heard.add(told(after, 1, language)[1])
    assert len(heard) == len(acts)
