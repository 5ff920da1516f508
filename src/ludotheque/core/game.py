"""What a game is: the modules of its folder, put together, with its verbs registered."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core import calls, protocols, verbs, words
from ludotheque.core.contract import Opinion, Seen
from ludotheque.core.jit import Need, are_kept, compile_for, rule, undisturbed
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

if TYPE_CHECKING:
    from ludotheque.core.view import View


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
        self.max_chance = rules.MAX_CHANCE if isinstance(rules, protocols.Chance) else 1
        self.has_secrets = isinstance(rules, protocols.Secrets)
        self.sees_draw = rules.sees_draw if isinstance(rules, protocols.Draws) else _all_see
        self.warning = view.warning if isinstance(view, protocols.Doubts) else None
        self.review = facts.review if isinstance(facts, protocols.Reviews) else None
        self.neutral = rules.neutral if isinstance(rules, protocols.Absences) else None
        self.standing = choices.standing if isinstance(choices, protocols.Standing) else None
        self.positions = notation if isinstance(notation, protocols.Positions) else None
        self.draw_text = (
            notation.format_chance if isinstance(notation, protocols.NamedDraws) else _numbered
        )
        self.State = blank(rules).dtype
        self.View = layout(public=rules.Public, mine=_private(rules), viewer="u1")
        self.plain = reader(self.View)
        self._register()
        words.add_folder(self.name, self.folder / "locales")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def bot(self) -> Bot[Any, Any] | None:
        """How a machine plays it: imported when a machine does."""
        has_bot = (self.folder / "bot.py").exists()
        return importlib.import_module(f"{self.package}.bot") if has_bot else None

    @property
    def opinion(self) -> Callable[[View, Sequence[Seen[Any]]], Opinion] | None:
        """What it makes of a position, where it can tell and nothing is hidden."""
        bot = self.bot
        return bot.opinion if isinstance(bot, protocols.Opinions) and not self.has_secrets else None

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

    @property
    def needs(self) -> list[Need]:
        """What play calls: what is asked, seen, allowed, drawn and done; then errors and ends."""
        states, views = self.states(), self.views()
        return [
            (calls.options, views, 0, self.actions_buffer()),
            (calls.act, states, 0, 0, 0),
            (calls.who, states, 0),
            (calls.asked_of, views, 0),
            (calls.observe, states, 0, 0, views, 0),
            (calls.odds, states, 0, self.weights_buffer()),
            (calls.why_not, views, 0, 0),
            (calls.score, states, 0, np.zeros(self.most_seats)),
        ]

    def warm_up(self) -> None:
        """Compile what play needs, or load it."""
        with undisturbed():
            for need in self.needs:
                compile_for(*need)
            start = self.options.encode(self.options.resolve())
            self.rules.new(self.states(), start, self.fewest_seats)  # which may need its own

    @property
    def is_kept(self) -> bool:
        """Whether the rules were compiled before, so that to warm up is to load."""
        return are_kept(self.needs)

    def _register(self) -> None:
        rules = self.rules
        verbs.register("to_act", rules.Public, rules.to_act)
        verbs.register("legal", rules.Public, rules.legal)
        verbs.register("refusal", rules.Public, rules.refusal)
        verbs.register("apply", self.State, rules.apply)
        verbs.register("returns", self.State, rules.returns)
        chance = rules.chance if isinstance(rules, protocols.Chance) else _no_chance
        verbs.register("chance", self.State, chance)
        if isinstance(rules, protocols.Sampled):
            verbs.register("sample", rules.Public, rules.sample)
        if self.encoding:
            verbs.register("encode", self.View, self.encoding.encode)
        imagine = rules.resample if isinstance(rules, protocols.Secrets) else _nothing_to_imagine
        verbs.register("resample", self.View, imagine)


def _all_see(public: Row) -> int:
    return 1 << calls.SPECTATOR


def _numbered(public: Plain, action: int) -> str:
    return f"chance {action}"


def of_package(package: str) -> Game:
    """The game that lives in a package of that whole name."""
    game: Game = importlib.import_module(package).GAME
    return game


def blank(rules: Equipment) -> Rows:
    """Room for one state of the game with these rules."""
    private = (_private(rules), (rules.SEATS,))
    hidden = rules.Hidden if isinstance(rules, protocols.Piles) else NOTHING
    return np.zeros(1, layout(public=rules.Public, private=private, hidden=hidden))


def _private(rules: Equipment) -> np.dtype[Row]:
    return rules.Private if isinstance(rules, protocols.Hands) else NOTHING


@rule
def _no_chance(state: Row, weights: Weights) -> int:
    return 0


@rule
def _nothing_to_imagine(view: Row, rng: Rng, state: Row) -> None:
    state.public = view.public
