"""What a game is: the modules of its folder, put together, with its verbs registered."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy as np

from ludotheque.core import calls, verbs, words
from ludotheque.core.cache import is_kept
from ludotheque.core.contract import Ask, Part, Seen
from ludotheque.core.jit import compile_for, is_compiled, rule, undisturbed
from ludotheque.core.options import Options
from ludotheque.core.plain import Plain, reader
from ludotheque.core.protocols import (
    Bot,
    Choices,
    Encoding,
    Equipment,
    Facts,
    Notation,
    Notes,
    Picture,
    Rules,
    Views,
)
from ludotheque.core.rng import Rng
from ludotheque.core.rows import NOTHING, Row, Rows, Weights, layout, room

Neutral: TypeAlias = Callable[[Row], Mapping[tuple[int, ...], int]]
"""What the house may do for somebody who does not act: whole acts, by their weights."""

Doubt: TypeAlias = Callable[[Plain], Ask | None]
"""What to ask before the act drafted in a view is sent, if it may be an oversight."""
Review: TypeAlias = Callable[[Sequence[Sequence[Seen[Any]]]], list[Part]]
"""What the end lays open about the play, from the logs of all seats."""


class Game:
    """A game, made of the modules of its folder.

    `rules` has `Public` and, where there are secrets, `Private` and `Hidden`; `VERSION`,
    `FEWEST_SEATS`, `SEATS`, `ACTIONS`, `MAX_LEGAL`, with chance also `MAX_CHANCE`; `REFUSALS`;
    `new`; and the verbs. docs/adding-a-game.md says what the other modules have.
    """

    def __init__(
        self,
        rules: Rules,
        options: Options,
        facts: Facts,
        view: Views,
        choices: Choices,
        notation: Notation,
        picture: Picture,
        notes: Notes | None = None,
        encoding: Encoding | None = None,
    ) -> None:
        self.folder = Path(str(rules.__file__)).parent
        self.name = self.folder.name
        self.rules, self.options = rules, options
        self.facts, self.view, self.choices, self.notation = facts, view, choices, notation
        self.picture, self.notes, self.encoding = picture, notes, encoding
        self.package = rules.__name__.rpartition(".")[0]
        self.version: int = rules.VERSION
        self.fewest_seats: int = rules.FEWEST_SEATS
        self.most_seats: int = rules.SEATS
        self.actions: int = rules.ACTIONS
        self.max_legal: int = rules.MAX_LEGAL
        self.max_chance: int = getattr(rules, "MAX_CHANCE", 1)
        self.has_secrets = hasattr(rules, "Private")
        self.sees_draw: Callable[[Row], int] = getattr(rules, "sees_draw", _all_see)
        self.warning: Doubt | None = getattr(view, "warning", None)
        self.review: Review | None = getattr(facts, "review", None)
        self.neutral: Neutral | None = getattr(rules, "neutral", None)
        private = getattr(rules, "Private", NOTHING)
        self.State = blank(rules).dtype
        self.View = layout(public=rules.Public, mine=private, viewer="u1")
        self.plain = reader(self.View)
        self._register()
        words.add_folder(self.name, self.folder / "locales")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def bot(self) -> Bot | None:
        """How a machine plays it: imported when a machine does."""
        has_bot = (self.folder / "bot.py").exists()
        return cast(Bot, importlib.import_module(f"{self.package}.bot")) if has_bot else None

    def states(self, n: int = 1) -> Rows:
        """Room for n states."""
        return room(self.State, n)

    def views(self, n: int = 1) -> Rows:
        """Room for n views."""
        return room(self.View, n)

    def actions_buffer(self) -> np.ndarray[Any, np.dtype[np.uint16]]:
        """Room for the legal actions of one seat, whatever is in it now."""
        return np.empty(self.max_legal + 4, np.uint16)

    def weights_buffer(self) -> Weights:
        """Room for the weights of one draw."""
        return np.zeros(self.max_chance, np.int64)

    def warm_up(self, report: Callable[[int, int], None] = lambda done, total: None) -> None:
        """Compile what play needs at once, or load it from the cache, telling how far it is."""
        states, views = self._first()
        out, weights = self.actions_buffer(), self.weights_buffer()
        steps: list[Callable[[], Any]] = [
            lambda: calls.options(views, 0, out),
            lambda: calls.who(states, 0),
            lambda: calls.observe(states, 0, 0, views, 0),
            lambda: calls.odds(states, 0, weights),
            lambda: compile_for(calls.act, states, 0, 0, 0),
        ]
        with undisturbed():
            for done, step in enumerate(steps):
                report(done, len(steps))
                step()
        report(len(steps), len(steps))

    @property
    def is_kept(self) -> bool:
        """Whether the rules were compiled before, so that to warm up is to load."""
        states, views = self._first()
        kept = (calls.options, views, 0, self.actions_buffer()), (calls.act, states, 0, 0, 0)
        last = (calls.score, states, 0, np.zeros(self.most_seats))
        return not is_compiled() or all(is_kept(entry, *args) for entry, *args in (*kept, last))

    def warm_up_late(self) -> None:
        """Compile what play needs only when somebody errs, or at the end."""
        states, views = self._first()
        with undisturbed():
            compile_for(calls.why_not, views, 0, 0)
            compile_for(calls.score, states, 0, np.zeros(self.most_seats))

    def _first(self) -> tuple[Rows, Rows]:
        states = self.states()
        self.rules.new(states, self.options.encode(self.options.resolve()), self.fewest_seats)
        return states, self.views()

    def _register(self) -> None:
        rules = self.rules
        for verb in ("to_act", "legal", "refusal"):
            verbs.register(verb, rules.Public, getattr(rules, verb))
        for verb in ("apply", "returns"):
            verbs.register(verb, self.State, getattr(rules, verb))
        verbs.register("chance", self.State, getattr(rules, "chance", _no_chance))
        if hasattr(rules, "sample"):
            verbs.register("sample", rules.Public, rules.sample)
        if self.encoding:
            verbs.register("encode", self.View, self.encoding.encode)
        verbs.register("resample", self.View, getattr(rules, "resample", _nothing_to_imagine))


def _all_see(public: Row) -> int:
    return 1 << calls.SPECTATOR


def of_package(package: str) -> Game:
    """The game that lives in a package of that whole name."""
    game: Game = importlib.import_module(package).GAME
    return game


def blank(rules: Equipment) -> Rows:
    """Room for one state of the game with these rules."""
    private = getattr(rules, "Private", NOTHING)
    hidden = getattr(rules, "Hidden", NOTHING)
    parts = {"public": rules.Public, "private": (private, (rules.SEATS,)), "hidden": hidden}
    return np.zeros(1, layout(**parts))


@rule
def _no_chance(state: Row, weights: Weights) -> int:
    return 0


@rule
def _nothing_to_imagine(view: Row, rng: Rng, state: Row) -> None:
    state.public = view.public
