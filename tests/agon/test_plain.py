"""Agon told to a screen reader, and the legend under its picture."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.position import Position
from ludotheque.core.words import LANGUAGES
from tests.agon.tables import put


def told(position: Position, viewer: int, language: str = "en") -> list[str]:
    lines: list[str] = position.view(viewer).lines(language)
    return lines


def caught() -> Position:
    """A guard of the second player has just been captured on d6."""
    return put("b6 e6 Qf6 g6", "d6 Qc8").play("b6-c6")


def test_who_must_put_a_guard_back_hears_of_it_first():
    assert told(caught(), 1) == [
        "It is your turn.",
        "Your captured guards: d6 in ring 2.",
        "Your queen: c8 in ring 3.",
        "Your guards: k2, d3, k4, k6, a8 in ring 5.",
        "Player 1’s queen: f6, the throne.",
        "Player 1’s guards: e6, g6 in ring 1; c6 in ring 3; f1, h1, j1 in ring 5.",
    ]


def test_the_other_player_hears_his_own_men_first():
    assert told(caught(), 0) == [
        "It is Player 2’s turn.",
        "Your queen: f6, the throne.",
        "Your guards: e6, g6 in ring 1; c6 in ring 3; f1, h1, j1 in ring 5.",
        "Player 2’s captured guards: d6 in ring 2.",
        "Player 2’s queen: c8 in ring 3.",
        "Player 2’s guards: k2, d3, k4, k6, a8 in ring 5.",
    ]


def test_a_spectator_hears_seats():
    lines = told(caught(), SPECTATOR)
    assert lines[0] == "It is Player 2’s turn."
    assert lines[1] == "Player 1’s queen: f6, the throne."
    assert not any("your" in line.lower() for line in lines)


def test_it_is_told_in_french():
    lines = [line.replace("\u00a0", " ").replace("\u202f", " ") for line in told(caught(), 0, "fr")]
    assert lines[:4] == [
        "C’est à Joueur 2 de jouer.",
        "Votre reine : f6, le trône.",
        "Vos gardes : e6, g6 dans l’anneau 1 ; c6 dans l’anneau 3 ; f1, h1, j1 dans l’anneau 5.",
        "Gardes pris (Joueur 2) : d6 dans l’anneau 2.",
    ]


def test_a_captured_queen_placed_by_the_opponent_is_his_turn():
    position = put("b6 e6", "Qd6", options="standard+queen_return=opponent").play("b6-c6")
    assert told(position, 0)[0] == "It is your turn."
    assert told(position, 1)[:2] == [
        "It is Player 1’s turn.",
        "Your captured queen: d6 in ring 2.",
    ]


def test_while_guards_are_laid_only_those_on_the_board_are_told():
    position = ludotheque.load("agon", start="placed").new().play("@e11")
    assert told(position, 1) == [
        "It is your turn.",
        "Your queen: k1 in ring 5.",
        "Player 1’s queen: a11 in ring 5.",
        "Player 1’s guards: e11 in ring 5.",
    ]


def test_the_end_is_told_with_its_cause():
    position = put("Qf6 g6 f7 e7 e6 f5 h5", "Qa11").play("h5-g5")
    assert position.is_over
    assert told(position, 1)[0] == (
        "The game is over. The queen sits on the throne amid her six guards."
    )


@pytest.mark.parametrize(
    ("viewer", "legend"),
    [
        (0, "Q queen, G guard: you; q, g: Player 2; (g): captured; ◎: throne"),
        (1, "Q queen, G guard: Player 1; q, g: you; (g): captured; ◎: throne"),
        (SPECTATOR, "Q queen, G guard: Player 1; q, g: Player 2; (g): captured; ◎: throne"),
    ],
)
def test_a_legend_says_whose_letters_are_whose(viewer, legend):
    view = caught().view(viewer)
    assert view.sketch("en").plain.splitlines()[-1] == legend
    assert len({view.sketch(language).plain.splitlines()[-1] for language in LANGUAGES}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_go_by_their_names(language):
    told = caught().view(0).lines(language, ["Ada", "Étienne"])
    assert not any("Ada" in line for line in told)
    assert "Étienne" in told[0] and all("Étienne" in line for line in told[3:])
    assert not any("de Étienne" in line for line in told)


def test_a_long_name_is_shortened_in_the_picture_alone():
    view, names = caught().view(0), ["Ada", "Maximilian the Great"]
    assert "q, g: Maximilian…;" in view.sketch("en", names).plain
    assert view.lines("en", names)[0] == "It is Maximilian the Great’s turn."


@pytest.mark.parametrize(("language", "letters"), [("en", "QGqg"), ("fr", "RGrg"), ("de", "KWkw")])
def test_the_letters_of_the_men_are_those_of_the_reader_s_language(language, letters):
    *board, _, legend = ludotheque.load("agon").new().view(0).sketch(language).plain.splitlines()
    assert set("".join(line[16:] for line in board)) == {*letters, *" ·∘◎"}
    assert f"{letters[0]} " in legend and f"{letters[2]}, {letters[3]}" in legend
