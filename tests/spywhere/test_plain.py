"""Spywhere told to a screen reader."""

from __future__ import annotations

import pytest

from ludotheque.core.words import LANGUAGES, say
from ludotheque.games.spywhere.equipment import NAMES
from tests.spywhere.table import Table, start, table

THREE = """
    centre: italy italy spain france belgium
    pile: england england england spain spain spain france france
    in the game: italy england france spain belgium
    1 france: italy spain belgium
    2 italy: england england belgium
    3 spain: france france france
"""
TWO = """
    centre: italy italy spain france belgium
    pile: england england spain
    1 france spain: italy spain spain
    2 italy belgium: england england france
"""


def told(game: Table, seat: int | None, language: str = "en") -> list[str]:
    return game.view(seat).lines(language)


def a_turn_later() -> Table:
    """Seat 1 has eliminated Italy and guessed about seat 2, who has drawn a card."""
    return table(THREE).play(
        "draw england to 1",
        "1: swap italy for spain",
        "1: eliminate italy",
        "bonus france to 1",
        "refill spain",
        "refill spain",
        "refill england",
        "1: guess 2 spain",
        "draw france to 2",
    )


def test_nothing_is_known_before_the_cards_are_dealt() -> None:
    assert told(start(5), 1) == [
        "Cards are being dealt.",
        "Your hand: nothing.",
        "In the centre: nothing.",
        *(f"Player {seat}: 0 cards in hand." for seat in (2, 3, 4, 5)),
        "You: 0 cards in hand.",
        "Pile: 108.",
    ]


def test_a_player_hears_his_own_cards_first() -> None:
    assert told(a_turn_later(), 1) == [
        "It is Player 2’s turn.",
        "Your passport: France.",
        "Your hand: England, France, 2 Spain, Belgium.",
        "Your guesses: Spain before Player 2.",
        "In the centre: England, France, 2 Spain, Belgium.",
        "Player 2: 4 cards in hand.",
        "Player 3: 3 cards in hand.",
        "You: 5 cards in hand; known to all: Spain; clue piles: 3 Italy; 1 guess about Player 2.",
        "Not in the game: Germany.",
        "Pile: 2.",
    ]


def test_who_is_guessed_about_hears_you() -> None:
    lines = told(a_turn_later(), 2)
    assert lines[0] == "It is your turn."
    seat = "Player 1: 5 cards in hand; known to all: Spain; clue piles: 3 Italy; 1 guess about you."
    assert seat in lines
    assert told(a_turn_later(), 2, "de")[4:6] == [
        "Spieler 1: 5 Karten auf der Hand; allen bekannt: Spanien; Hinweisstapel: 3 Italien; "
        "1 Tipp bei dir.",
        "Spieler 3: 3 Karten auf der Hand.",
    ]


def test_a_spectator_hears_seats_and_no_hand() -> None:
    assert told(a_turn_later(), None) == [
        "It is Player 2’s turn.",
        "In the centre: England, France, 2 Spain, Belgium.",
        "Player 1: 5 cards in hand; known to all: Spain; clue piles: 3 Italy; "
        "1 guess about Player 2.",
        "Player 2: 4 cards in hand.",
        "Player 3: 3 cards in hand.",
        "Not in the game: Germany.",
        "Pile: 2.",
    ]


def last_guesses() -> Table:
    """Two players; the pile is used up on seat 1's turn, after a guess of each."""
    return table(TWO, turns=5).play(
        "draw england to 1",
        "1: swap italy for spain",
        "1: keep",
        "1: guess 2 italy",
        "draw england to 2",
        "2: swap france for belgium",
        "2: keep",
        "2: no-guess",
        "draw spain to 1",
        "1: swap england for france",
        "1: keep",
        "1: no-guess",
    )


def test_the_last_guesses_are_told_with_who_must_still_answer() -> None:
    game = last_guesses()
    first = "The last guesses; still to answer: you, Player 2. The pile is used up."
    assert told(game, 1)[0] == first
    game.play("2: last 1 france, 1 germany")
    assert told(game, 1)[:4] == [
        "The last guesses; still to answer: you. The pile is used up.",
        "Your passports: France, Spain.",
        "Your hand: France, 4 Spain.",
        "Your guesses: Italy before Player 2.",
    ]
    assert told(game, 1)[5] == "Player 2: 4 cards in hand; known to all: Belgium."


def test_the_end_is_told_with_passports_and_points() -> None:
    game = last_guesses().play("2: last 1 france, 1 germany", "1: last 2 belgium")
    assert told(game, 2)[:4] == [
        "The game is over. The pile is used up.",
        "Most points: Player 1.",
        "Player 1: 15 points; France, Spain, 5 own cards, 2 right guesses.",
        "You: 2 points; Italy, Belgium, 1 own card, 1 right guess.",
    ]
    assert told(game, 2)[8].endswith("; 2 guesses about you.")
    assert told(game, 1, "fr")[1:4] == [
        "Le plus de points\u00a0: vous.",
        "Vous\u00a0: 15 points\u202f; France, Espagne, 5 en main, 2 identifications justes.",
        "Joueur 2\u00a0: 2 points\u202f; Italie, Belgique, 1 en main, 1 identification juste.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nationality_heard_can_be_typed(language: str) -> None:
    view = table(THREE).view(1)
    for name in NAMES:
        heard = say(language, f"spywhere-nation-{name}")
        assert view.parse(f"eliminate {heard}") == view.parse(f"eliminate {name}")


def test_players_go_by_their_names_with_the_number_that_is_typed() -> None:
    view = a_turn_later().view(1)
    told = view.lines("en", ["Ada", "Bo", "Machine 3"])
    assert told[0] == "It is Bo’s turn."
    assert told[3] == "Your guesses: Spain before Bo."
    assert told[5:7] == ["Bo (2): 4 cards in hand.", "Machine 3: 3 cards in hand."]
