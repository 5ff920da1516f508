"""What must hold of every game's picture and of the same in sentences, by property."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.game import Game
from ludotheque.core.rng import seeded
from ludotheque.core.view import View
from ludotheque.core.words import LANGUAGES
from tests.conformance.walks import (
    GAMES,
    SECRET_GAMES,
    name,
    seeds,
    some_states,
    variants,
    view_of,
    viewers,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=name)
every_secret_game = pytest.mark.parametrize("game", SECRET_GAMES, ids=name)

PICTURED = re.compile(r"[\u2190-\u27bf·×|*#_<>\x00-\x1f]|  ")
"""Arrows, signs, boxes and columns, which a screen reader stumbles over or skips."""
UNSAID = re.compile(r"[{}$]")
LONG_NAMES = [f"{number} Maximilian-Alexander von Rosenstein" for number in range(6)]


@every_game
@given(data=st.data(), seed=seeds)
def test_a_picture_fits_eighty_columns(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        for viewer in viewers(variant):
            view = view_of(game, states, viewer)
            for language in LANGUAGES:
                for names in (), LONG_NAMES:
                    shown = [view.sketch(language, names), view.notes(language, names)]
                    lines = [line for text in shown if text for line in text.plain.splitlines()]
                    assert all(len(line) <= 80 for line in lines)


@every_game
@given(data=st.data(), seed=seeds)
def test_the_lines_are_sentences(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        for viewer in viewers(variant):
            view = view_of(game, states, viewer)
            for language in LANGUAGES:
                lines = view.lines(language)
                assert lines and len(view.lines(language, LONG_NAMES)) == len(lines)
                for line in lines:
                    assert line.endswith(".") and line.strip() == line, line
                    assert not PICTURED.search(line), line
                    assert not UNSAID.search(line), line
                    assert f"{game.name}-" not in line, line


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_worlds_that_look_the_same_are_told_the_same(
    game: Game, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        for viewer in viewers(variant):
            view, other = view_of(game, states, viewer), game.states()
            calls.imagine(view.views, 0, seeded(seed), other, 0)
            assert view_of(game, other, viewer).lines() == view.lines()


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_a_spectator_is_told_nothing_private(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        view = view_of(game, states, SPECTATOR)
        told = view.lines()
        for seat in range(variant.seats):
            view.row.mine = states[0].private[seat]
            assert View(game, view.views).lines() == told
