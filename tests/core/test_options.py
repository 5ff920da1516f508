"""Options and presets: typed, validated, readable, fuzzed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.core.errors import MalformedOption, UnknownGame
from ludotheque.core.options import Flag, Number, OneOf, Options

OPTIONS = Options(
    (OneOf("shape", ("line", "ring")), Flag("strict", True), Number("limit", 60, 0, 999)),
    {"standard": {}, "loose": {"strict": False}},
)


def test_an_option_left_out_has_its_default_unless_the_preset_says_otherwise():
    assert OPTIONS.resolve() == {"shape": "line", "strict": True, "limit": 60}
    assert OPTIONS.resolve("loose", {"limit": 5}) == {"shape": "line", "strict": False, "limit": 5}


@pytest.mark.parametrize(
    ("preset", "given"),
    [
        ("none", {}),
        ("standard", {"colour": "red"}),
        ("standard", {"shape": "square"}),
        ("standard", {"shape": True}),
        ("standard", {"strict": "yes"}),
        ("standard", {"limit": 1000}),
        ("standard", {"limit": -1}),
        ("standard", {"limit": True}),
        ("standard", {"limit": "60"}),
    ],
)
def test_what_the_game_does_not_have_is_refused_with_what_it_has(preset, given):
    with pytest.raises(MalformedOption) as error:
        OPTIONS.resolve(preset, given)
    assert len(str(error.value)) > 20


@given(shape=st.sampled_from(("line", "ring")), strict=st.booleans(), limit=st.integers(0, 999))
def test_parsing_undoes_formatting(shape, strict, limit):
    values = OPTIONS.resolve(given={"shape": shape, "strict": strict, "limit": limit})
    assert OPTIONS.parse(OPTIONS.format(values)) == values


def test_the_shortest_preset_names_the_values():
    assert OPTIONS.format(OPTIONS.resolve("loose")) == "loose"
    assert OPTIONS.format(OPTIONS.resolve(given={"limit": 5})) == "standard+limit=5"


def test_a_preset_is_the_same_whoever_begins():
    options = Options(OPTIONS.options, OPTIONS.presets, first_move={"limit": 5})
    assert options.preset_of(options.resolve("loose", {"limit": 5})) == "loose"
    assert options.preset_of(options.resolve("loose", {"limit": 6})) is None


@given(text=st.text(alphabet="standrloe+=shpicm0123456789 ٣", max_size=40))
def test_no_text_breaks_the_parser(text):
    try:
        OPTIONS.parse(text)
    except MalformedOption as error:
        assert str(error)


def test_the_schema_is_json():
    schema = json.loads(json.dumps(OPTIONS.schema()))
    assert schema["properties"]["shape"]["enum"] == ["line", "ring"]
    assert schema["properties"]["limit"]["maximum"] == 999


def test_an_unknown_game_or_number_of_seats_is_refused():
    with pytest.raises(UnknownGame, match="agon"):
        ludotheque.load("chess")
    with pytest.raises(MalformedOption, match="for 2 players, not 3"):
        ludotheque.load("agon", seats=3)


def test_a_complaint_is_short_whatever_was_sent() -> None:
    for sent in ({"shape": "x" * 10**6}, {"limit": [[0] * 99] * 99}, {"y" * 10**6: 1}):
        with pytest.raises(MalformedOption) as refused:
            OPTIONS.resolve(given=sent)
        assert len(str(refused.value)) < 200
