"""Imagined worlds against enumeration, on decks small enough for it."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import is_compiled
from tests.spywhere import reference
from tests.spywhere.exact.resample import imagine as imagine_exactly
from tests.spywhere.table import table
from tests.spywhere.worlds import (
    BELGIUM,
    DECKS,
    DRAWS,
    ENGLAND,
    ITALY,
    SPAIN,
    TWO,
    UNSEEN,
    a_step,
    agrees,
    all_worlds,
    blindly,
    by_cards,
    cards_of,
    imagined,
    imagined_cards,
    played,
    seen_by_all,
    small,
)


def test_unknown_cards_lie_where_they_may_as_likely_as_not() -> None:
    game = small()
    expected = by_cards(reference.deal(UNSEEN, (2, 2)))
    assert len(expected) > 50
    assert agrees(imagined_cards(game, 1), expected)


def test_after_exchanges_the_weights_are_those_of_uniform_play() -> None:
    game, worlds = played()
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


def test_exchanges_tell_the_game_no_more_than_they_prove() -> None:
    game, worlds = played()
    found = imagined_cards(game, 1)
    assert agrees(found, blindly(game))
    assert set(found) <= set(by_cards(worlds))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (2, 2), (3, 4), (3, 0), (4, 0)])
def test_after_uniform_play_the_weights_are_those_of_all_that_was_seen(
    seats: int, left: int, seed: int
) -> None:
    """Bonus cards, refills and the last turns included; on a card to be drawn or exchanged."""
    random = Random(seed)
    game = seen_by_all(table(DECKS[seats], first_guess=88))
    worlds = all_worlds(game)
    while game.public.pile_size > left:
        worlds = reference.forget(a_step(game, worlds, random))
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


def test_the_past_that_is_imagined_for_a_seat_could_have_been() -> None:
    game, worlds = played()
    expected: dict[int, Fraction] = {}
    for (_, hands), weight in reference.normal(worlds).items():
        told = reference.trail((k + 1, card) for k, card in enumerate(hands[0].drawn))
        expected[told] = expected.get(told, Fraction(0)) + weight
    passport = reference.passports((0, 1, 3, 4), (1, 2), {})
    both: dict[int, Fraction] = {}
    for held, weight in passport.items():
        word = reference.trail([(100, nation) for nation in held[0]])
        for told, share in expected.items():
            both[word ^ told] = both.get(word ^ told, Fraction(0)) + weight * share
    trails = imagined(game, 1, lambda world: int(world.private[1].trail))
    assert set(trails) <= set(both)
    exactly = imagined(game, 1, lambda world: int(world.private[1].trail), imagine_exactly)
    assert agrees(exactly, both)


def test_a_spectator_imagines_all_hands() -> None:
    game = small()
    hidden = (3, 2, 3, 4, 0, 0)  # eight in the pile, two in each of two hands
    shown = [18 - n - c for n, c in zip(hidden, (2, 0, 1, 1, 1, 18), strict=True)]
    game.public.known[0], game.public.clues[0] = shown, 0
    game.public.hand_sizes[0] = sum(shown)
    game.public.pile_size = sum(hidden) - 4
    assert agrees(imagined_cards(game, None), by_cards(reference.deal(hidden, (2, 2))))


def test_passports_are_weighed_by_what_was_eliminated_and_kept() -> None:
    game = small()
    game.public.clues[1, SPAIN] = 3
    game.public.clues[0, SPAIN] -= 3
    game.public.kept[1, ITALY] = 2
    game.public.kept[2, ITALY] = 1
    game.public.kept[2, BELGIUM] = 3
    half = Fraction(1, 2)
    likelihood = {
        # asked and kept: surely if it is his own, else by the toss of a coin
        **{(1, nation): half**2 for nation in range(6) if nation != ITALY},
        (1, SPAIN): Fraction(0),
        **{(2, nation): half**4 for nation in range(6)},
        (2, ITALY): half**3,
        (2, BELGIUM): half,
    }
    expected = reference.passports((ITALY, ENGLAND, SPAIN, BELGIUM), (1, 2), likelihood)
    assert agrees(imagined(game, 1, passports_of_others), expected)


def passports_of_others(world: Any) -> Any:
    return tuple(held(world.private[seat].passports) for seat in (1, 2))


def held(bits: int) -> frozenset[int]:
    return frozenset(nation for nation in range(6) if int(bits) >> nation & 1)


def test_with_two_players_pairs_of_passports_are_weighed() -> None:
    game = table(TWO)
    game.public.clues[1, BELGIUM] = 0
    game.public.kept[1, ITALY] = 2
    likelihood = {(1, ITALY): Fraction(4)}
    expected = reference.passports((ITALY, SPAIN, BELGIUM), (1, 1), likelihood)
    found = imagined(game, 1, lambda world: (held(world.private[1].passports),))
    assert agrees(found, expected)


def test_the_faces_of_laid_cards_are_any_different_ones() -> None:
    game = small()
    game.public.laid[1, 0], game.public.laid[1, 2], game.public.guesses[1] = 1, 2, 2
    found = imagined(game, 1, lambda world: tuple(int(c) for c in world.private[1].cards))
    pairs = [(a, 0, b, 0, 0, 0) for a in range(1, 6) for b in range(1, 6) if a != b]
    assert agrees(found, {pair: Fraction(1, len(pairs)) for pair in pairs})


def test_a_sealed_answer_is_one_of_uniform_play() -> None:
    game = table(TWO.replace("england england spain", "england"))
    game.play("draw england to 1", "1: swap italy for italy", "2: last 1 france, 1 spain")
    found = imagined(game, 1, lambda world: tuple(int(c) for c in world.private[1].cards[:2]))
    expected = {(0, 0): Fraction(1, 6)}
    for first in range(1, 6):  # any of five or the seal; then any above it or the seal
        expected[first, 0] = Fraction(1, 6) / (6 - first)
        for second in range(first + 1, 6):
            expected[first, second] = Fraction(1, 6) / (6 - first)
    assert sum(expected.values()) == 1
    assert agrees(found, expected)
    assert imagined(game, 2, lambda world: tuple(world.private[0].cards)) == {(0,) * 6: DRAWS}


def test_when_all_is_turned_up_the_hands_are_certain() -> None:
    game = table(TWO.replace("england england spain", "england"))
    game.play("draw england to 1", "1: swap italy for italy", "1: last none", "2: last none")
    found = imagined(game, 1, lambda world: cards_of(world, 1))
    assert found == {cards_of(game.states[0], 1): DRAWS}


def test_a_spectator_number_is_nobody() -> None:
    assert int(played()[0].view().row.viewer) == SPECTATOR
