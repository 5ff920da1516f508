"""Random walks through any game: what the conformance tests look at."""

from __future__ import annotations

import functools
import importlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.game import Game
from ludotheque.core.jit import is_compiled
from ludotheque.core.options import Flag, OneOf
from ludotheque.core.position import Position, Variant
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import View
from ludotheque.games import discovery

PACKAGES = ("ludotheque.games", "tests.games")
GAMES = [discovery.find(name, package) for package in PACKAGES for name in discovery.names(package)]
HOUSE_GAMES = [game for game in GAMES if game.rules.__name__.startswith("ludotheque")]
SECRET_GAMES = [game for game in GAMES if game.has_secrets]


@dataclass(frozen=True)
class Step:
    """One action of a walk, with the state it was taken in."""

    states: Rows
    seat: int
    action: int


def name(game: Game) -> str:
    return game.name


VARIANTS = 60 if is_compiled() else 8


def variants(game: Game) -> st.SearchStrategy[Variant]:
    """Combinations of all options that a game offers, with any number of seats.

    Properties take theirs from the same few, so that they look at the same walks.
    """
    return st.integers(0, VARIANTS - 1).map(lambda number: _variant(game, number))


@functools.cache
def _variant(game: Game, number: int) -> Variant:
    chooser = random.Random(f"{game.name} {number}")
    chosen: dict[str, Any] = {}
    for option in game.options.options:
        if isinstance(option, OneOf):
            more = small(game, "VALUES").get(option.name, ())
            chosen[option.name] = chooser.choice((*option.values, *more))
        elif isinstance(option, Flag):
            chosen[option.name] = chooser.random() < 0.5
    chosen.update(small_options(game))
    seats = chooser.randint(game.fewest_seats, game.most_seats)
    return Variant(game, seats=seats, options=chosen)


def small_options(game: Game) -> dict[str, Any]:
    """What a game's tests choose so that its random games stay short."""
    return small(game, "OPTIONS")


def small(game: Game, what: str) -> dict[str, Any]:
    """What the tests of a game have to say to the conformance suite."""
    try:
        found: dict[str, Any] = getattr(
            importlib.import_module(f"tests.{game.name}.small"), what, {}
        )
    except ModuleNotFoundError:
        return {}
    return found


seeds = st.integers(0, 1)


def start(variant: Variant) -> Rows:
    """The start, before any chance."""
    game = variant.game
    states = game.states()
    game.rules.new(states, game.options.encode(variant.options), variant.seats)
    return states


def asked(states: Rows) -> list[int]:
    """The seats asked; CHANCE when it is chance."""
    mask = calls.who(states, 0)
    return [CHANCE] if mask & CHANCE_BIT else [seat for seat in range(6) if mask >> seat & 1]


def view_of(game: Game, states: Rows, viewer: int) -> View:
    views = game.views()
    calls.observe(states, 0, viewer, views, 0)
    return View(game, views)


def legal_of(game: Game, states: Rows, seat: int) -> list[int]:
    return view_of(game, states, seat).legal()


def after(states: Rows, seat: int, action: int) -> Rows:
    """The state after an action, the given one untouched."""
    following = copied(states)
    calls.act(following, 0, seat, action)
    return following


def walk(variant: Variant, seed: int) -> Iterator[Step]:
    """A random game: each step with the state before it; a last one with seat and action -1."""
    return iter(_walked(variant, seed))


@functools.lru_cache(maxsize=200)
def _walked(variant: Variant, seed: int) -> list[Step]:
    return list(_walk(variant, seed))


def _walk(variant: Variant, seed: int) -> Iterator[Step]:
    game, rng, chooser = variant.game, seeded(seed), random.Random(seed)
    states, weights = start(variant), game.weights_buffer()
    while seats := asked(states):
        seat = chooser.choice(seats)
        if seat == CHANCE:
            action = calls.draw(states, 0, rng, weights)
        else:
            action = chooser.choice(legal_of(game, states, seat))
        yield Step(states, seat, action)
        states = after(states, seat, action)
    yield Step(states, -1, -1)


def some_states(variant: Variant, seed: int, n: int) -> list[Rows]:
    """n states of one random game, spread evenly from start to end."""
    steps = [step.states for step in walk(variant, seed)]
    return [steps[k * (len(steps) - 1) // max(n - 1, 1)] for k in range(n)]


def position_at(variant: Variant, states: Rows) -> Position:
    return Position(variant, copied(states), seeded(0))


def viewers(variant: Variant) -> list[int]:
    return [*range(variant.seats), SPECTATOR]
