"""The command, as somebody types it."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app

GAME = ["a11-b10", "nonsense", "?", "k1-f6", "k1-j1", "quit"]


def run(*arguments: str, lines: list[str] | None = None) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments), input="\n".join([*(lines or []), ""]))
    return result.exit_code, result.output


def test_the_games_are_listed_in_the_language_asked_for():
    assert "Deux reines" in run("games", "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "une pièce avance"),
        ("en", "a piece slides"),
        ("de", "eine Figur geht"),
        ("nl", "een stuk schuift"),
    ],
)
def test_a_mistake_gets_a_sentence_and_its_paragraph_and_loses_nothing(lang, sentence):
    code, output = run("play", "agon", "--lang", lang, lines=GAME)
    assert code == 0
    assert "G4: " in output and sentence in output
    assert "k1-j1" in output
    assert "Traceback" not in output


@pytest.mark.parametrize("choice", ["2", "agon"])
def test_without_a_game_one_is_asked_for(choice):
    code, output = run("play", "--lang", "en", lines=[choice, *GAME])
    assert code == 0
    assert "Which game" in output and "k1-j1" in output


def test_nothing_secret_stays_on_the_screen_for_the_next_at_the_keyboard():
    lines = ["", "bribe 1000 green-1", "", "bribe none"]
    _, output = run("play", "agent", "--lang", "en", lines=lines)
    after_the_bribe = output.split("press Enter")[1].split("> ")[1]
    assert "sealed" in after_the_bribe
    assert "green-1" not in after_the_bribe and "1000" not in after_the_bribe


def test_a_game_that_is_not_there_is_said_so():
    code, output = run("play", "--lang", "en", lines=["chess"])
    assert code == 2
    assert "there is no game" in output


def test_the_end_of_input_leaves_the_game():
    assert run("play", "agon", lines=["a11-b10"])[0] == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "agon", "--preset", "x"),
        ("play", "agon", "-o", "pincer=x"),
        ("play", "agon", "-o", "x"),
        ("play", "agon", "--lang", "xx"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(arguments):
    code, output = run(*arguments)
    assert code == 2
    assert len(output) > 20 and "Traceback" not in output


def test_a_whole_game_is_played_to_its_end():
    there, back = ["i1-h1", "k5-k4"], ["h1-i1", "k4-k5"]
    code, output = run("play", "agon", "--lang", "en", lines=(there + back) * 2)
    assert code == 0
    assert "The game is drawn." in output
