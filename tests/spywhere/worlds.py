"""Imagined worlds counted, and all worlds followed by enumeration, on small decks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np

from ludotheque.core import calls
from ludotheque.core.jit import is_compiled
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows
from ludotheque.games.spywhere import GAME
from ludotheque.games.spywhere.equipment import NAMES
from tests.spywhere import reference
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


TWO = """
    in the game: italy england france spain belgium
    centre: italy italy spain france belgium
    pile: england england spain
    1 france england: italy spain france
    2 italy spain: italy spain belgium
"""
