"""What redraws tell of the pile; which past is taken when none of many is accepted (S9)."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludotheque.core.jit import entry, is_compiled
from ludotheque.core.rng import seeded
from ludotheque.games.spywhere.equipment import COPIES, NATIONS
from tests.spywhere import reference
from tests.spywhere.exact.posterior import MOST_DRAWS
from tests.spywhere.exact.redraws import MOST_PASTS, Triples, keep_one
from tests.spywhere.exact.resample import imagine as imagine_exactly
from tests.spywhere.table import table
from tests.spywhere.worlds import (
    DECKS,
    SMALL,
    SPAIN,
    a_step,
    agrees,
    all_worlds,
    blindly,
    by_cards,
    follow,
    imagined,
    imagined_cards,
    seen_by_all,
)

RATIOS = np.array([0.0, 1e-9, 2e-9, 5e-9])
TIMES = 2000


@entry
def offered(rng, triples, ratios, drawn, left):
    """Offer pasts one after the other until one is taken; how many it took, and which it is."""
    for k in range(10 * MOST_PASTS):
        left[0] = drawn[0] = k % len(ratios)
        if keep_one(rng, triples, ratios[k % len(ratios)], drawn, left):
            return k + 1
    return 0


def new_triples() -> Triples:
    """Room for the pasts of one triple."""
    return Triples(
        np.full(1, NATIONS),
        np.zeros((1, NATIONS), np.int64),
        np.zeros((1, 2), np.int64),
        np.zeros(1, np.int64),
        np.zeros((1, COPIES + 1)),
        np.zeros(NATIONS + MOST_DRAWS, np.int64),
        np.zeros(2),
    )


def test_of_many_pasts_that_are_hardly_ever_accepted_one_is_taken_by_how_likely_it_is():
    """S9: only after MOST_PASTS, and never one that cannot have been."""
    rng = seeded(9)
    taken = np.zeros(len(RATIOS))
    drawn, left = np.zeros(MOST_DRAWS, np.int64), np.zeros(NATIONS, np.int64)
    for _ in range(TIMES):
        assert offered(rng, new_triples(), RATIOS, drawn, left) == MOST_PASTS
        assert drawn[0] == left[0]
        taken[left[0]] += 1
    expected = TIMES * RATIOS / RATIOS.sum()
    assert taken[0] == 0
    assert np.all(np.abs(taken - expected) < 5 * np.sqrt(expected + 1))


def test_while_no_past_can_have_been_none_is_taken():
    """S9: what is impossible stays so, however long it takes."""
    drawn, left = np.zeros(MOST_DRAWS, np.int64), np.zeros(NATIONS, np.int64)
    assert offered(seeded(1), new_triples(), RATIOS[:1], drawn, left) == 0


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
