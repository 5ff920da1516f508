"""Whole random games beside the slow referee: what is asked, what is legal, what lies where."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE_BIT
from ludotheque.core.jit import is_compiled
from tests.spywhere.referee import NATIONS, Referee
from tests.spywhere.table import Table, start

GAMES = 6 if is_compiled() else 1


@pytest.mark.parametrize("reshuffle", [False, True])
@pytest.mark.parametrize(
    ("seats", "removed"), [*((n, "random") for n in range(2, 7)), (2, "none"), (4, "none")]
)
def test_the_game_agrees_with_the_referee(seats: int, removed: str, reshuffle: bool) -> None:
    for seed in range(GAMES):
        chooser = random.Random(f"{seats} {seed} {reshuffle}")
        first_guess, last_round = chooser.choice([0, 0, 3, 30]), chooser.random() < 0.5
        game = start(
            seats,
            first_guess=first_guess,
            last_round=last_round,
            reshuffle_triples=reshuffle,
            removed=removed,
        )
        # a chooser of few cards, so that three alike are common
        liked = chooser.sample(NATIONS, 2)
        referee = Referee(seats, first_guess, last_round, reshuffle, removed == "none")
        compare(game, referee, chooser, liked)


def compare(game: Table, referee: Referee, chooser: random.Random, liked: list[str]) -> None:
    play = referee.play()
    wanted, may = next(play)
    while True:
        assert (wanted == "draw") == bool(calls.who(game.states, 0) & CHANCE_BIT)
        if wanted == "draw":
            odds = game.odds()
            fond = {text: n * (6 if text.split()[1] in liked else 1) for text, n in odds.items()}
            seat, line = 0, chooser.choices(list(fond), list(fond.values()))[0]
            game.play(line)
        else:
            assert game.asked == sorted(may)
            for one, texts in may.items():
                assert sorted(game.legal(one)) == sorted(texts)
            seat = chooser.choice(sorted(may))
            line = choose(may[seat], chooser)
            game.play(f"{seat}: {line}")
        try:
            wanted, may = play.send((seat, line))
        except StopIteration:
            break
        finally:
            agree(game, referee)
    assert calls.who(game.states, 0) == 0
    assert game.scores == referee.scores


def choose(texts: list[str], chooser: random.Random) -> str:
    """Any text, but guesses are put off, so that games last."""
    if texts[-1] == "no-guess" and chooser.random() < 0.9:
        return texts[-1]
    return chooser.choice(texts)


def agree(game: Table, referee: Referee) -> None:
    """All that lies on the table lies there for both."""
    if referee.pile:
        assert Counter(game.pile.split()) == Counter(referee.pile)
        assert game.public.pile_size == len(referee.pile)
    assert Counter(game.centre.split()) == Counter(referee.centre)
    for seat in referee.seats:
        assert Counter(game.hand(seat).split()) == Counter(referee.hands[seat])
        assert Counter(game.clues(seat).split()) == Counter(referee.clues[seat])
        known = Counter(game.known(seat).split())
        assert not known - Counter(referee.hands[seat])
