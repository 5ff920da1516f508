"""Data, log, pictures and vectors."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest

from ludotheque.core import calls, diagrams
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Status
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.agent import GAME, encoding
from ludotheque.games.agent import equipment as e
from ludotheque.games.agent.names import spaces_of
from ludotheque.games.agent.options import OPTIONS
from ludotheque.games.agent.picture import GLUE
from ludotheque.games.agent.view import (
    Answer,
    Claim,
    Draft,
    Protest,
    Turn,
    TurnAgain,
    TurnHandled,
    Verdict,
)
from tests.agent.table import Table
from tests.agent.walks import walk


def log(table: Table, *texts: str, viewer: int = SPECTATOR) -> list[str]:
    """What a viewer reads while texts are played, everyone letting everything pass."""
    said = []
    for text in texts:
        for seat in [None] if text != "let" else table.position.asked:
            before = table.view(viewer)
            table.position.play(text, seat)
            speaker = Speaker("agent", "en", viewer=viewer)
            said += [speaker.say(fact) for fact in table.view(viewer).told(before)]
    return said


def test_a_move_is_told_with_what_becomes_of_the_case() -> None:
    """A9-b"""
    table = Table(at="green-1 lisbon")
    assert log(table, "move green-1 tangier take", "let") == [
        "Player 1 moves green-1 from Lisbon to Tangier, onto the suitcase, now holding it.",
        "Player 2 has answered.",
        "Nobody protests.",
    ]


def test_an_exile_is_told_with_every_stake() -> None:
    """A7b"""
    table = Table("500 green-1", "300 red-1", at="green-1 lisbon, red-1 rome")
    assert log(table, "attack green-1 red-1", "let")[-3:] == [
        "Nobody protests.",
        "Player 1 loses 500 dollars of the stake on green-1.",
        "“Off to the Bahamas!” red-1 is out of the game; the stakes there were: "
        "0 by Player 1, 300 by Player 2, 0 by Player 3.",
    ]


def test_a_bribe_is_told_in_full_to_its_author_alone() -> None:
    """A7c"""
    texts = ("bribe 500 green-1, 300 red-2",)
    assert log(Table(), *texts) == ["Player 1: “I bribe!”"]
    assert log(Table(), *texts, viewer=0) == [
        "You: “I bribe!”",
        "You put down: 500 on green-1, 300 on red-2.",
    ]
    assert log(Table(), "put 500 green-1", viewer=0) == []


def test_lost_turns_are_told() -> None:
    """C5"""
    table = Table("500 green-1", failed_protest="lose_turn", seats=4)
    table.play("move green-1 havana").protest(2).play("stand", "give-up", "claim 100")
    assert log(table, "give-up", "give-up", "uphold")[-2:] == [
        "Player 1 lets it stand.",
        "Player 3 will lose a turn.",
    ]
    assert log(table, "bribe 100 red-1") == ["Player 2: “I bribe!”", "Player 3 loses this turn."]


def test_the_third_act_taken_back_and_an_ended_turn_are_told() -> None:
    """A7-a"""
    table = Table()
    for space in ("havana", "new-york"):
        table.play(f"move green-1 {space}").protest(1).play("consent")
    table.play("move green-2 havana").protest(1)
    assert log(table, "consent") == ["Player 1 gives way: nothing changes for green-2."]
    table.play("move green-1 havana").protest(0)
    assert log(table, "consent", "end") == [
        "Player 2 gives way: nothing changes for green-1.",
        "Player 2 ends the turn.",
    ]


def test_when_the_case_is_handled_beside_the_act_nobody_loses_a_turn() -> None:
    """A9-d"""
    table = Table(at="green-1 tangier", case_handling="extra")
    assert log(table, "take green-1", "let") == [
        "Player 1 has green-1 take the suitcase (Tangier).",
        "Player 2 has answered.",
        "Nobody protests.",
    ]
    assert table.view(0).status().ask == TurnHandled()
    table = Table(at="green-1 tangier", case_handling="extra").play("take green-1").protest(1)
    assert log(table, "consent") == ["Player 1 gives way: nothing changes for green-1."]


def test_the_end_is_told_with_the_sheets() -> None:
    """A12"""
    table = Table("500 green-1", at="green-1 havana", case="green-1")
    assert log(table, "move green-1 washington carry", "let")[-4:] == [
        "The sheet of Player 1: 500 on green-1.",
        "The sheet of Player 2: nothing.",
        "The sheet of Player 3: nothing.",
        "green-1 is home with the suitcase: Player 1 wins.",
    ]
    table = Table(round_limit=1)
    assert log(table, *["bribe 100 red-1"] * 3)[-1] == "The last round is over: the game is drawn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_can_be_said_in_every_language(language: str) -> None:
    for seed in range(2):
        *_, (_, told) = walk(seed, 3, round_limit=4, failed_protest="lose_turn")
        for fact in told:
            sentence = Speaker("agent", language).say(fact)
            assert sentence.endswith((".", "!”", "!“", "\u202f»"))
            assert "agent-" not in sentence


@pytest.mark.parametrize("board", ["grand", "petit", "toy"])
def test_the_picture_names_every_space_and_every_agent(board: str) -> None:
    for seats, at in ((2, ""), (6, ", ".join(f"{c}-1 tangier" for c in ("green", "red")))):
        table = Table(seats=seats, at=at, map=board)
        for language in LANGUAGES:
            picture = table.view(0).sketch(language).plain
            assert all(len(line) <= 80 for line in picture.splitlines())
            for space in range(table.public.spaces):
                name = Speaker("agent", language).word("city", spaces_of(table.seen)[space])
                assert name in picture
            for name in maps_agents(table, language):
                assert name in picture


def maps_agents(table: Table, language: str = "en") -> list[str]:
    speaker = Speaker("agent", language)
    return [GAME.picture.short(table.seen, agent, speaker) for agent in range(table.public.agents)]


def test_the_picture_tells_how_a_contest_stands_and_what_may_be_claimed() -> None:
    """C2, C3"""
    table = Table("500 green-1", "500+300 green-1", "none", "300 green-1", seats=4)
    table.play("move green-1 havana")
    for seat, answer in (
        (1, "protest"),
        (2, "let"),
        (3, "protest"),
        (0, "stand"),
        (1, "claim 200"),
    ):
        table.position.play(answer, seat)
    head = " ".join(table.view(0).sketch("en", ["Ada", "Bo", "Cy", "Di"]).plain.split())
    assert "Contest for green-1; claims in dollars: 200 by Bo. Leading: Bo." in head
    assert "You may claim 200 to 500 dollars." in head
    assert "You may claim" not in table.view(3).sketch("en").plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_can_only_give_up_is_asked_for_nothing_else(language) -> None:
    """C2, C3"""
    table = Table("500 green-1", "500 green-1").play("move green-1 havana").protest(1)
    table.play("stand", "claim 200", "claim 300")
    poor, rich = table.view(2).status().ask, table.play("give-up").view(1).status().ask
    assert poor == Claim("green-1", 0, 300, may_claim=False)
    assert rich == Claim("green-1", 0, 300, may_claim=True)
    claim, give_up = (f"({say(language, f'agent-verb-{verb}')})" for verb in ("claim", "give-up"))
    speaker = Speaker("agent", language, viewer=2)
    assert give_up in speaker.say(poor) and claim not in speaker.say(poor)
    assert give_up in speaker.say(rich) and claim in speaker.say(rich)


def test_the_picture_leaves_room_for_news_and_question_on_24_lines() -> None:
    names = ["Maximiliane", "Bartholomäus", "Cleo", "Dirk", "Eleonore", "Friederike"]
    for k, (position, _) in enumerate(walk(1, 6, map="grand", round_limit=9)):
        if k % 9 == 0:
            view = position.view(position.asked[0])
            assert len(view.sketch("de", names).plain.splitlines()) <= 20


def test_the_picture_shows_who_holds_the_case_and_who_is_out() -> None:
    table = Table("500 green-1", at="green-1 rome, red-1 bahamas", case="green-1")
    table.play("put 300 blue-1")
    picture = str(table.view(0).sketch("en")).replace(GLUE, " ")
    assert "G1#" in picture
    assert "in the Bahamas: R1" in picture
    assert "green-1 500" in picture
    assert "blue-1 0 (+300)" in picture
    assert "3 × 300" in picture
    assert "green-1 500" not in str(table.view(1).sketch("en")).replace(GLUE, " ")


@pytest.mark.parametrize(("language", "letters"), [("fr", "V B R J"), ("nl", "Gr B R Ge")])
def test_the_signs_of_a_picture_are_explained_in_the_reader_s_language(language, letters) -> None:
    picture = Table().view(0).sketch(language).plain
    colours = [say(language, f"agent-colour-{colour}") for colour in e.COLOURS]
    signs = zip(letters.split(), colours, strict=True)
    assert ", ".join(f"{letter} {colour}" for letter, colour in signs) in picture
    assert all(f"{letter}1 {letter}2" in picture for letter in letters.split())


def test_a_crowd_in_one_space_fits() -> None:
    agents = [f"{c}-{n}" for c in ("green", "blue", "red", "yellow") for n in (1, 2)]
    for space in ("tangier", "dakar", "washington", "moscow"):
        table = Table(at=", ".join(f"{agent} {space}" for agent in agents), case="tangier")
        picture = table.view(0).sketch("en").plain
        assert all(len(line) <= 80 for line in picture.splitlines())
        assert all(name in picture for name in maps_agents(table))


def test_a_view_is_data_of_names_and_message_ids() -> None:
    table = Table("500 green-1").play("move green-1 havana")
    view = table.view(1)
    assert view.status() == Status([1, 2], Protest(), False)
    data = json.loads(msgspec.json.encode([view.describe(), view.setting()]))
    assert data[0]["act"] == {
        "kind": "move", "seat": 0, "agent": "green-1", "from": "washington", "to": "havana",
        "case": None,
    }  # fmt: skip
    assert data[0]["places"][0] == "washington"
    assert data[0]["sheet"]["left"][0] == {"sum": 1000, "count": 4}
    assert data[1]["spaces"][0] == {
        "space": "washington", "x": 0, "y": 0, "capital": "green",
        "roads": ["new-york", "rio-de-janeiro", "havana"],
    }  # fmt: skip
    assert table.view(SPECTATOR).describe().sheet is None
    asks = {type(p.view(p.asked[0]).status().ask) for p, _ in walk(1, 3, round_limit=5)}
    assert {Turn, TurnAgain, Draft, Protest, Answer, Claim, Verdict} <= asks


def test_a_map_that_this_process_never_read_still_plays_under_numbers() -> None:
    """A1-b"""
    table = Table(seats=2, map="toy")
    table.public.map = 1 << 63 | 1
    assert "move green-1 space-2 take" in table.legal()
    assert "Space 2" in str(table.position)
    assert OPTIONS.decode(table.public)["map"] == "#8000000000000001"


def test_vectors_have_their_size_and_tell_seats_apart_from_the_viewer() -> None:
    assert sum(width for _, width in encoding.SLOTS) == encoding.SIZE
    table = Table("500 green-1", at="green-1 lisbon, red-1 rome").play("attack green-1 red-1")
    vectors = {}
    for viewer in (0, 1, SPECTATOR):
        out = np.full(encoding.SIZE + 1, 7, np.float32)
        calls.vector(table.view(viewer).views, 0, out)
        assert out[-1] == 7
        assert np.isfinite(out).all()
        vectors[viewer] = out
    widths = [width for _, width in encoding.SLOTS]
    starts = {name: sum(widths[:k]) for k, (name, _) in enumerate(encoding.SLOTS)}
    assert vectors[0][starts["my_stakes"]] == pytest.approx(0.05)
    assert vectors[1][starts["my_stakes"]] == 0
    assert vectors[0][starts["turn"] : starts["turn"] + 3].tolist() == [1, 0, 0]
    assert vectors[1][starts["turn"] : starts["turn"] + 3].tolist() == [0, 0, 1]
    assert vectors[1][starts["proven_stakes"] + 2 * 12] == pytest.approx(0.05)
    assert vectors[0][starts["act_kind"] + 1] == 1
    assert vectors[0][starts["act_target"] + 4] == 1


def test_every_phase_has_a_vector() -> None:
    for position, _ in walk(2, 3, round_limit=3):
        out = np.zeros(encoding.SIZE, np.float32)
        calls.vector(position.view(position.asked[0]).views, 0, out)
        assert out.any() and np.isfinite(out).all()


def test_the_presets_are_the_two_rulebooks_and_a_blend_of_both() -> None:
    names = ("case_handling", "captured_case", "contest_tie", "take_backs")
    found = {
        preset: tuple(OPTIONS.resolve(preset)[name] for name in names) for preset in OPTIONS.presets
    }
    assert found == {
        "standard": ("free", "may", "mover", 3),
        "french": ("turn", "may", "mover", 3),
        "dutch": ("extra", "must", "turn_order", 3),
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("case_handling", "free"),
        ("case_handling", "turn"),
        ("case_handling", "extra"),
        ("contest_tie", "mover"),
        ("contest_tie", "turn_order"),
        ("contest_tie", "first"),
        ("take_backs", 1),
        ("take_backs", 9),
        ("captured_case", "may"),
        ("captured_case", "must"),
        ("failed_protest", "free"),
        ("failed_protest", "lose_turn"),
        ("map", "grand"),
        ("map", "petit"),
        ("map", "toy"),
        ("round_limit", 0),
        ("round_limit", 7),
        ("lots", "sheet"),
        ("lots", "free"),
    ],
)
def test_every_option_value_is_kept_and_plays(name: str, value: str | int) -> None:
    variant = Variant(GAME, seats=3, options={name: value})
    position = variant.new(seed=1)
    assert OPTIONS.decode(position.states[0].public)[name] == value
    assert OPTIONS.parse(OPTIONS.format(variant.options)) == variant.options
    for seat in range(3):
        position.play("bribe 500 green-1" if seat == 0 else "bribe none", seat)
    position.play("move green-1 lisbon" if value == "toy" else "move green-1 new-york")
    assert len(position.asked) == 2


def test_the_diagrams_of_the_rulebook_show_what_is_written_below_them() -> None:
    """A1, A7b, A8, C3"""
    scenes = {
        name: diagrams.scene_of(GAME, name, diagram, "en")
        for name, diagram in diagrams.read(GAME.folder).items()
    }
    assert "Suitcase: unattended, Tangier." in scenes["start"].lines
    assert "Tangier: red-1 with the suitcase." in " ".join(scenes["suitcase"].lines)
    assert scenes["attack"].status == Status([0, 2], Protest(), False)
    asked = Claim("blue-2", 1, 500, may_claim=False)  # of whom it is not asked
    assert scenes["contest"].status == Status([0], asked, False)
