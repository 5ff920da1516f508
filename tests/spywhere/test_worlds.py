"""Imagined worlds and the odds panel against enumeration, on decks small enough for it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.jit import is_compiled
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows
from ludotheque.games.spywhere import GAME, notes
from ludotheque.games.spywhere.equipment import NAMES
from tests.spywhere import reference
from tests.spywhere.exact.resample import imagine as imagine_exactly
from tests.spywhere.table import Table, table

DRAWS = 20000 if is_compiled() else 150
ITALY, ENGLAND, FRANCE, SPAIN, BELGIUM, GERMANY = range(6)

SMALL = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: italy spain spain france england
    1 france: italy spain france
    2 italy: spain italy
    3 belgium: england france
"""
"""The true hands of the others are spread over what the first seat cannot see."""
UNSEEN = (2, 2, 2, 3, 0, 0)  # the pile and the two hands


def small() -> Table:
    """A deck of few cards: all others lie in the first seat's clue pile, where all see them."""
    return seen_by_all(table(SMALL))


def seen_by_all(game: Table) -> Table:
    """Lay what is missing of the deck into the first seat's clue pile."""
    state = game.states[0]
    for nation in range(5):
        there = int(state.public.centre[nation]) + int(state.hidden.pile[nation])
        there += sum(int(state.private[seat].hand[nation]) for seat in range(6))
        state.public.clues[0, nation] = 18 - there
    return game


def imagined(
    game: Table, viewer: int | None, key: Any, imagine: Any = calls.imagine
) -> Counter[Any]:
    """What `key` finds in many imagined worlds."""
    return Counter(key(world) for world in worlds_of(game, viewer, imagine))


def imagined_cards(game: Table, viewer: int | None, imagine: Any = calls.imagine) -> Counter[Any]:
    """Where the cards lie in many imagined worlds; those with the same are read once."""
    worlds = worlds_of(game, viewer, imagine)
    hands = worlds["private"]["hand"].reshape(DRAWS, -1)
    lie = np.concatenate([worlds["hidden"]["pile"], hands], axis=1)
    _, first, times = np.unique(lie, axis=0, return_index=True, return_counts=True)
    found: Counter[Any] = Counter()
    for k, n in zip(first.tolist(), times.tolist(), strict=True):
        found[place_of_cards(worlds[k])] += n
    return found


def worlds_of(game: Table, viewer: int | None, imagine: Any) -> Rows:
    views, rng = game.view(viewer).views, seeded(7)
    worlds = GAME.states(DRAWS)
    for k in range(DRAWS):
        imagine(views, 0, rng, worlds, k)
    return worlds


def agrees(found: Counter[Any], expected: dict[Any, Fraction]) -> bool:
    """Whether frequencies agree with probabilities: all are possible, and a chi-square test.

    Rare ones count as one. A sample of the right law fails once in ten thousand seeds.
    """
    if not set(found) <= set(expected):
        return False
    if not is_compiled():
        return True
    cells = [(found[what], float(p) * DRAWS) for what, p in expected.items() if p * DRAWS >= 5]
    rest = DRAWS - sum(n for n, _ in cells), DRAWS - sum(mean for _, mean in cells)
    cells += [rest] if rest[1] >= 5 else []
    square = sum((n - mean) ** 2 / mean for n, mean in cells)
    return square <= chi_square(len(cells) - 1, 3.719)


def chi_square(freedom: int, deviations: float) -> float:
    """The quantile that a normal variable has so many deviations out (Wilson and Hilferty)."""
    part = 2 / (9 * max(freedom, 1))
    return freedom * (1 - part + deviations * float(part**0.5)) ** 3


def cards_of(world: Any, seat: int) -> tuple[int, ...]:
    return counted(world.private[seat].hand)


def place_of_cards(world: Any) -> Any:
    """The pile, and the hands of all but the first seat."""
    hands = (cards_of(world, seat) for seat in range(1, int(world.public.seats)))
    return tuple(int(n) for n in world.hidden.pile), *hands


def by_cards(worlds: reference.Worlds) -> dict[Any, Fraction]:
    """Exact weights, the past forgotten."""
    worlds = reference.normal(reference.forget(worlds))
    return {(pile, *(hand.cards for hand in hands)): p for (pile, hands), p in worlds.items()}


def blindly(game: Table) -> dict[Any, Fraction]:
    """The weights if exchanges told no more than they prove: any unseen card in any place."""
    state, known = game.states[0], game.public.known
    others = range(1, int(game.public.seats))
    unseen = [int(n) for n in state.hidden.pile]
    for seat in others:
        for nation in range(6):
            unseen[nation] += int(state.private[seat].hand[nation]) - int(known[seat, nation])
    sizes = [int(game.public.hand_sizes[seat]) - sum(map(int, known[seat])) for seat in others]
    proven = [counted(known[seat]) for seat in others]
    return {
        (pile, *(tuple(sorted(hand + sure)) for hand, sure in zip(hands, proven, strict=True))): p
        for (pile, *hands), p in by_cards(reference.deal(unseen, sizes)).items()
    }


def counted(numbers: Any) -> tuple[int, ...]:
    return tuple(nation for nation in range(6) for _ in range(int(numbers[nation])))


def test_unknown_cards_lie_where_they_may_as_likely_as_not() -> None:
    game = small()
    expected = by_cards(reference.deal(UNSEEN, (2, 2)))
    assert len(expected) > 50
    assert agrees(imagined_cards(game, 1), expected)


def played() -> tuple[Table, reference.Worlds]:
    """Two rounds in which known and unknown cards are laid down, and their enumeration."""
    game, worlds = small(), reference.deal(UNSEEN, (2, 2))
    game.play("draw spain to 1", "1: swap italy for italy", "1: no-guess")
    worlds = reference.show(worlds, SPAIN)
    game.play("draw france to 2", "2: swap spain for spain", "2: no-guess")
    worlds = reference.swap(reference.draw(worlds, 0), 0, SPAIN, SPAIN)
    game.play("draw italy to 3", "3: swap france for belgium", "3: no-guess")
    worlds = reference.swap(reference.draw(worlds, 1), 1, FRANCE, BELGIUM)
    game.play("draw spain to 1", "1: swap spain for france", "1: no-guess")
    worlds = reference.show(worlds, SPAIN)
    game.play("draw england to 2", "2: swap spain for france")  # a Spain all knew of
    worlds = reference.swap(reference.draw(worlds, 0), 0, SPAIN, FRANCE)
    return game, worlds


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


DECKS = {
    2: """
        in the game: italy england france spain belgium
        centre: italy italy spain france belgium
        pile: italy italy spain spain france england belgium belgium france france italy england
        1 france england: italy spain france
        2 italy spain: italy spain belgium
    """,
    3: """
        in the game: italy england france spain belgium
        centre: italy italy spain france belgium
        pile: italy italy spain spain france england belgium belgium france england
        1 france: italy spain france
        2 italy: spain italy
        3 belgium: england france
    """,
    4: """
        in the game: belgium england france spain
        centre: belgium belgium spain france france
        pile: belgium belgium spain spain france england france belgium spain france spain england
        1 france: belgium spain france
        2 belgium: belgium france
        3 england: england spain
        4 spain: belgium belgium
    """,
}


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


def all_worlds(game: Table) -> reference.Worlds:
    """The worlds before anything is shown."""
    state = game.states[0]
    hands = [state.private[seat].hand for seat in range(1, int(game.public.seats))]
    unseen = [sum(map(int, column)) for column in zip(state.hidden.pile, *hands, strict=True)]
    return reference.deal(unseen, [sum(map(int, hand)) for hand in hands])


def a_step(game: Table, worlds: reference.Worlds, random: Random) -> reference.Worlds:
    """Let chance or a player do something, and the worlds follow as far as the first seat sees."""
    if not game.asked:
        odds = game.odds()
        return follow(game, worlds, random.choices(list(odds), list(odds.values()))[0])
    seat = game.asked[0]
    return follow(game, worlds, f"{seat}: {random.choice(game.legal(seat))}")


def follow(game: Table, worlds: reference.Worlds, *lines: str) -> reference.Worlds:
    """Play, and what the worlds are then for the first seat."""
    for line in lines:
        centre, redraws, reveals = game.centre.split(), game.public.redraws, game.public.reveals
        game.play(line)
        does, *what = line.partition(": ")[2].split() or line.split()
        if does == "swap" and line[0] != "1":
            worlds = reference.swap(
                worlds, int(line[0]) - 2, NAMES.index(what[0]), NAMES.index(what[2])
            )
        elif does in ("draw", "bonus") and what[2] != "1":
            worlds = reference.draw(worlds, int(what[2]) - 2)
        elif does in ("draw", "bonus", "refill"):
            worlds = reference.show(worlds, NAMES.index(what[0]))
        if does == "refill" and game.public.reveals > reveals:
            lay = [NAMES.index(name) for name in [*centre, what[0]]]
            worlds = reference.mend(worlds, lay, game.public.redraws > redraws)
    return worlds


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


TWO = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: england england spain
    1 france england: italy spain france
    2 italy spain: italy spain belgium
"""


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


REDRAW = SMALL.replace(
    "italy spain spain france england", "spain spain spain france england england"
)
ELIMINATED = (
    *("draw england to 1", "1: swap italy for spain", "1: eliminate italy", "bonus england to 1"),
)


def test_cards_that_went_back_into_the_pile_are_imagined_there() -> None:
    """S9"""
    game = seen_by_all(table(REDRAW, reshuffle_triples=True))
    game.play(*ELIMINATED, *3 * ["refill spain"])
    assert game.public.redraws == 1
    piles = imagined(game, 1, lambda world: int(world.hidden.pile[SPAIN]), imagine_exactly)
    assert min(piles) >= 3


@pytest.mark.parametrize(
    ("redraws", "came"),
    [(1, []), (1, ["france"]), (2, []), (3, ["spain"])],
)
def test_three_alike_that_came_tell_that_many_of_them_were_in_the_pile(
    redraws: int, came: list[str]
) -> None:
    """S9: nobody has exchanged anything, so that nothing else tells of it."""
    game = seen_by_all(table(REDRAW, reshuffle_triples=True))
    worlds = follow(game, all_worlds(game), *ELIMINATED, *3 * redraws * ["refill spain"])
    worlds = follow(game, worlds, *(f"refill {name}" for name in came))
    assert game.public.redraws == redraws
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


@pytest.mark.parametrize("left", ["spain", "spain spain"])
def test_three_alike_that_stay_tell_that_nothing_in_the_pile_would_have_helped(left: str) -> None:
    """S9-a"""
    pile = f"england england spain spain spain {left}"
    text = REDRAW.replace("spain spain spain france england england", pile)
    game = seen_by_all(
        table(text.replace("2 italy: spain", "2 italy: france"), reshuffle_triples=True)
    )
    worlds = follow(game, all_worlds(game), *ELIMINATED, *3 * ["refill spain"])
    assert game.public.redraws == 0
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


AGAIN = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: many
    1 france england: italy belgium belgium
    2 italy spain: italy spain belgium
""".replace("many", 5 * "spain " + 3 * "france " + 6 * "england " + "belgium italy")


def test_what_goes_back_may_have_come_from_what_went_back_before() -> None:
    """S9: the same nationality twice, and in between an opponent draws and exchanges."""
    game = seen_by_all(table(AGAIN, reshuffle_triples=True))
    worlds = follow(game, all_worlds(game), *ELIMINATED, *3 * ["refill spain"])
    worlds = follow(game, worlds, "refill spain", "refill england", "refill spain")
    worlds = follow(game, worlds, "draw spain to 2", "2: swap belgium for spain")
    worlds = follow(game, worlds, "draw england to 1", "1: swap belgium for france")
    worlds = follow(game, worlds, "1: eliminate belgium", "bonus england to 1")
    worlds = follow(game, worlds, "refill spain", "refill france", "refill spain")
    assert game.public.redraws == 2
    assert agrees(imagined_cards(game, 1, imagine_exactly), by_cards(worlds))
    worlds = follow(game, worlds, "refill france", "refill spain", "refill england")
    worlds = follow(game, worlds, "draw spain to 2", "2: swap italy for england")
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


@pytest.mark.parametrize(
    ("seats", "seed", "exchanges"),
    [
        *[(2, 42, 6), (2, 62, 6), (2, 73, 6), (3, 155, 6), (4, 27, 6)],  # redraws
        *[(3, 163, 6), (4, 47, 6)],  # of four alike
    ],
)
def test_after_uniform_play_redraws_are_weighed_with_all_that_was_seen(
    seats: int, seed: int, exchanges: int
) -> None:
    """S9, S9-a"""
    random = Random(seed)
    game = seen_by_all(table(DECKS[seats], first_guess=88, reshuffle_triples=True))
    worlds = all_worlds(game)
    while game.public.exchanges < exchanges and game.public.pile_size:
        worlds = reference.forget(a_step(game, worlds, random))
    assert game.public.reveals
    found = imagined_cards(game, 1, imagine_exactly)
    assert agrees(found, by_cards(worlds))
    assert not is_compiled() or not agrees(found, blindly(game))


ASKED = [
    # opponents' clue piles and kept triples, from the first seat's view: (seat, nation) -> times
    ({}, {}),
    ({(1, SPAIN)}, {}),
    ({(1, SPAIN), (1, ITALY), (2, ITALY)}, {}),
    ({(1, ENGLAND)}, {(2, BELGIUM): 2, (1, ITALY): 1}),
]


@pytest.mark.parametrize(("eliminated", "kept"), ASKED)
@pytest.mark.parametrize("viewer", [1, None])
def test_the_odds_are_the_share_of_deals_that_agree(
    eliminated: set[tuple[int, int]], kept: dict[tuple[int, int], int], viewer: int | None
) -> None:
    game, _ = played()
    game.public.clues[0] = 0
    for where in eliminated:
        game.public.clues[where] = 3
    for where, times in kept.items():
        game.public.kept[where] = times
    none = dict.fromkeys(eliminated, Fraction(0))
    took = {0: [ITALY, FRANCE], 1: [SPAIN, FRANCE], 2: [BELGIUM]}
    gave = {0: [ITALY, SPAIN], 1: [SPAIN, SPAIN], 2: [FRANCE]}
    habit = {
        (seat, nation): Fraction(2)
        ** (took[seat].count(nation) - gave[seat].count(nation) + kept.get((seat, nation), 0))
        for seat in took
        for nation in range(5)
    }
    rows = (1, 2) if viewer else (0, 1, 2)
    left = (0, 1, 3, 4) if viewer else (0, 1, 2, 3, 4)
    for model, likelihood in (("proof", none), ("habit", habit | none)):
        expected = reference.passports(left, rows, likelihood)
        odds = notes.odds(game.view(viewer).plain, model)
        assert set(odds) == set(rows)
        for place, seat in enumerate(rows):
            for nation in range(6):
                share = sum(p for deal, p in expected.items() if nation in deal[place])
                assert odds[seat][nation] == share


def test_with_two_players_the_odds_of_an_opponent_sum_to_two() -> None:
    game = table(TWO)
    game.public.clues[1, BELGIUM] = 3
    odds = notes.odds(game.view(1).plain, "proof")
    assert odds == {1: [Fraction(1), 0, 0, Fraction(1), 0, 0]}
    seen = notes.odds(game.view().plain, "proof")
    assert [sum(row) for row in seen.values()] == [2, 2]


def test_when_all_is_turned_up_the_hands_are_certain() -> None:
    game = table(TWO.replace("england england spain", "england"))
    game.play("draw england to 1", "1: swap italy for italy", "1: last none", "2: last none")
    found = imagined(game, 1, lambda world: cards_of(world, 1))
    assert found == {cards_of(game.states[0], 1): DRAWS}


def test_when_all_is_turned_up_the_odds_are_certain() -> None:
    game = table(TWO.replace("england england spain", "england"))
    game.play("draw england to 1", "1: swap italy for italy", "1: last none", "2: last none")
    for model in ("proof", "habit"):
        assert notes.odds(game.view(1).plain, model)[1] == [1, 0, 0, 1, 0, 0]


def test_the_panel_is_made_from_a_view_alone_and_can_be_drawn() -> None:
    game, _ = played()
    plain = game.view(1).plain
    found = notes.describe(plain).proof[0]
    assert found.seat == 1
    assert found.nations["italy"] == pytest.approx(0.25) and found.nations["france"] == 0
    for language in ("fr", "en", "nl", "de"):
        drawn = game.view(1).notes(language, ["Ada", "Maximilian the Great"])
        assert drawn and "2 Maximilian…" in drawn.plain
        lines = drawn.plain.splitlines()
        assert len(lines) == 7 and all(len(line) <= 80 for line in lines)


def test_a_spectator_number_is_nobody() -> None:
    assert int(played()[0].view().row.viewer) == SPECTATOR
