"""Agon's texts: positions that are refused, the log, the picture."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.core import diagrams
from ludotheque.core.errors import LudothequeError, Malformed, MalformedPosition
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.agon import GAME
from ludotheque.games.agon.facts import Captured, Caught, Placed, Slid
from tests.agon.tables import put

START = "Q1g1G1/6g/g7/9/G8G/11/g8g/9/7G/G6/1g1G1q 1 - 0 0 - standard"
VARIANT = ludotheque.load("agon")


def test_the_diagrams_of_the_rulebook_show_what_is_written_below_them():
    """G3, G4, G5, G6, G10, G12"""
    scenes = {
        name: diagrams.scene_of(GAME, name, diagram, "en")
        for name, diagram in diagrams.read(GAME.folder).items()
    }
    to = {
        name: [c.to for c in one.choices if c.from_ in ("h7", "f8")] for name, one in scenes.items()
    }
    assert scenes["start"].description == VARIANT.new().view().describe()
    assert to["slide"] == ["h6", "i6", "g7", "g8"]
    assert [man.at for man in scenes["pincer"].description.men if man.is_captured] == ["f8"]
    assert len(to["placement"]) == 28 and to["forbidden"] == ["e8"]
    assert scenes["throne"].description.winner == 0


def test_the_start_as_text():
    assert VARIANT.new().text() == START
    assert VARIANT.at(START) == VARIANT.new()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" standard", ""),
        ("Q1g1G1/", ""),
        ("Q1g1G1", "Q1g1G2"),
        ("Q1g1G1", "Q1g1X1"),
        ("Q1g1G1", "Q1g1q1"),
        ("/11/", "/5G5/"),
        (" 1 - ", " 3 - "),
        (" 1 - ", " 1 f6 "),
        (" 1 - ", " 1 a11,a11 "),
        (" 1 - ", " 1 a11,k1 "),
        (" 1 - ", " 1 z9 "),
        (" 0 0 ", " 0 101 "),
        (" 0 0 ", " 9999 0 "),
        (" 0 0 ", " ٣ 0 "),
        (" 0 0 - ", " 0 0 a11-a10 "),
        (" 0 0 - ", " 0 1 a11-b10 "),
        (" 0 0 - ", " 0 1 x "),
        ("standard", "standrad"),
        ("standard", "standard+pincer=square"),
        ("standard", "standard+start=placed+"),
        ("0 - standard", "5 - ludii"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old, new):
    text = START.replace(old, new, 1)
    assert text != START
    with pytest.raises(Malformed):
        VARIANT.at(text)


def test_a_guard_on_the_throne_is_refused():
    text = VARIANT.new().text().replace("/11/", "/5G5/").replace("Q1g1G1", "Q1g3")
    with pytest.raises(MalformedPosition, match="throne"):
        VARIANT.at(text)


@given(
    fields=st.lists(
        st.text(alphabet="QGqg0123456789/-,abcdefghijk+= stanrd", max_size=30), max_size=8
    )
)
def test_no_text_breaks_the_parser_of_positions(fields):
    parts = START.split()
    for k, field in enumerate(fields[:7]):
        mixed = " ".join([*parts[:k], field, *parts[k + 1 :]])
        try:
            position = VARIANT.at(mixed)
        except LudothequeError as error:
            assert str(error)
        else:
            assert position.game.notation.parse_position(position.text()).tobytes()


def test_the_log_tells_slides_captures_placements_and_the_end():
    position = put("b6 e6", "d6")
    told = []
    for move in ("b6-c6", "d6-e11"):
        before = position.view()
        position.play(move)
        told += position.view().told(before)
    assert told == [
        Slid(0, "guard", "b6", "c6"),
        Captured(1, [Caught("guard", "d6")]),
        Placed(1, 1, "guard", "d6", "e11"),
    ]
    assert [Speaker("agon", "en", ["Ada", "Bo"], viewer=1).say(fact) for fact in told] == [
        "Ada: guard from b6 to c6.",
        "Captured from you: guard on d6.",
        "Your captured guard is placed: from d6 to e11.",
    ]


def test_the_picture_shows_every_man_and_marks_the_captured():
    position = put("b6 e6", "d6").play("b6-c6")
    *rows, legend = str(position).splitlines()
    board = "\n".join(rows)
    assert board.count("Q") == 1 and board.count("(g)") == 1
    assert max(len(line) for line in [*rows, legend]) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_and_the_screen_say_what_is_typed(language):
    book = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    typed = say(language, "agon-verb-pass")
    assert f"`{typed}`" in book
    assert typed in say(language, "agon-malformed-move", text="x")
