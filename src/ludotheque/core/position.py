"""The games as a library: a variant is a game with its options, a position is one table of it.

    variant = ludotheque.load("agon")
    position = variant.new()
    position.play("a11-b10")

A position holds the whole truth; what may be shown to somebody is `position.view(seat)`.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.errors import (
    Conflict,
    IllegalAction,
    MalformedAction,
    MalformedOption,
    MalformedViewer,
)
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.record import Record, Records, copied
from ludotheque.core.rng import Rng, seeded

if TYPE_CHECKING:
    from rich.text import Text


class Variant:
    """A game with its options and its number of seats chosen."""

    def __init__(
        self,
        game: Game,
        preset: str = "standard",
        seats: int | None = None,
        options: Values | None = None,
    ) -> None:
        self.game = game
        self.options = game.options.resolve(preset, options or {})
        self.seats = game.fewest_seats if seats is None else seats
        if not game.fewest_seats <= self.seats <= game.most_seats:
            raise MalformedOption(
                "malformed-seats", value=self.seats, low=game.fewest_seats, high=game.most_seats
            )

    def __repr__(self) -> str:
        chosen = self.game.options.format(self.options)
        return f"<Variant {self.game.name} {chosen} seats={self.seats}>"

    def new(self, seed: int | None = None) -> Position:
        """The start of a game, chance played on from `seed` (from the system's entropy if None)."""
        position = self.start()
        return Position(
            self, position.states, seeded(secrets.randbits(64) if seed is None else seed)
        )

    def start(self) -> Position:
        """The start of a game in which chance is played by hand: `position.draw(action)`."""
        states = self.game.states()
        self.game.rules.new(states, self.game.options.encode(self.options), self.seats)
        return Position(self, states, None)

    def at(self, text: str) -> Position:
        """The position that a text describes, for games without secrets; it names its options."""
        states = self.game.notation.parse_position(text)
        options = self.game.options.decode(states[0].public)
        variant = Variant(self.game, seats=self.seats, options=options)
        return Position(variant, states, seeded(0))


class View:
    """What one seat, or a spectator, may know: a record of its own, made for it."""

    def __init__(self, game: Game, views: Records) -> None:
        self.game = game
        self.views = views

    @property
    def record(self) -> Record:
        record: Record = self.views[0]
        return record

    @property
    def seat(self) -> int:
        return int(self.record.viewer)

    def legal(self) -> list[int]:
        """The numbers of the actions the viewer may take, if asked."""
        out = self.game.actions_buffer()
        listed: list[int] = out[: calls.options(self.views, 0, out)].tolist()
        return listed

    def describe(self) -> dict[str, Any]:
        """The view as people's data: names and message ids, no sentences."""
        described: dict[str, Any] = self.game.view.describe(self.record)
        return described

    def told(self, before: View) -> list[list[Any]]:
        """What happened since an earlier view of the same viewer: message ids and their details."""
        if self == before:
            return []
        return [[*one] for one in self.game.view.tell(before.record, self.record)]

    def draw(self, language: str = "en") -> Text:
        """The view as a picture in text; colour is a rich style, never the only sign."""
        picture: Text = self.game.picture.draw(self.record, language)
        return picture

    def lines(self, language: str = "en") -> list[str]:
        """The view in sentences, for a screen reader."""
        told: list[str] = self.game.picture.lines(self.record, language)
        return told

    def __bytes__(self) -> bytes:
        return bytes(self.views.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        who = "spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {self.game.name} for {who}>"


class Position:
    """One table of a game: whose turn, what is legal, and playing on."""

    def __init__(self, variant: Variant, states: Records, rng: Rng | None) -> None:
        self.variant, self.game = variant, variant.game
        self.states = states
        self._rng = rng
        self._settle()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        mask = calls.who(self.states, 0)
        return tuple(seat for seat in range(self.game.most_seats) if mask >> seat & 1)

    @property
    def is_over(self) -> bool:
        return calls.who(self.states, 0) == 0

    @property
    def returns(self) -> tuple[float, ...]:
        """A number a seat, summing to zero; all zero until the game is over."""
        out = np.zeros(self.game.most_seats)
        if self.is_over:
            calls.score(self.states, 0, out)
        return tuple(float(x) for x in out[: self.variant.seats])

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do, as texts; the seat may be left out while only one is asked."""
        if seat is None and not self.asked:
            return []
        view = self.view(self._asked_seat(seat))
        return [self.game.notation.format(view.record, action) for action in view.legal()]

    def play(self, text: str, seat: int | None = None) -> Position:
        """Do what a text says; nothing changes if it is malformed or illegal."""
        seat = self._asked_seat(seat)
        after = self.copy()
        for action in self.game.notation.parse(self.view(seat).record, text):
            check(after.view(seat), action, text)
            calls.act(after.states, 0, seat, action)
        self.states = after.states
        self._settle()
        return self

    @property
    def chances(self) -> dict[int, int]:
        """The weight of each action that chance may take now."""
        if not calls.who(self.states, 0) & CHANCE_BIT:
            return {}
        weights = self.game.weights_buffer()
        n = calls.odds(self.states, 0, weights)
        return {action: int(weights[action]) for action in range(n) if weights[action]}

    def draw(self, action: int) -> Position:
        """Let chance do something, where it is played by hand."""
        if action not in self.chances:
            raise Conflict("not-a-draw", action=action)
        calls.act(self.states, 0, CHANCE, action)
        return self

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""
        return view_of(self.game, self.states, seat)

    def text(self) -> str:
        """The position as a line of text, for games without secrets."""
        line: str = self.game.notation.format_position(self.states)
        return line

    def copy(self) -> Position:
        """Another position, equal to this one."""
        rng = None if self._rng is None else self._rng.copy()
        return Position(self.variant, copied(self.states), rng)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.states.tobytes() == other.states.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {seat}" for seat in self.asked)
        return f"<Position of {self.game.name}: {'to act: ' + asked if asked else 'over'}>"

    def __str__(self) -> str:
        return self.view().draw().plain

    def _asked_seat(self, seat: int | None) -> int:
        asked = self.asked
        if seat is None and len(asked) == 1:
            return asked[0]
        if seat not in asked:
            raise Conflict("not-asked", seats=", ".join(str(one) for one in asked) or "-")
        return seat

    def _settle(self) -> None:
        if self._rng is None:
            return
        weights = self.game.weights_buffer()
        while calls.who(self.states, 0) & CHANCE_BIT:
            action = calls.draw(self.states, 0, self._rng, weights)
            calls.act(self.states, 0, CHANCE, action)


def view_of(game: Game, states: Records, viewer: int, i: int = 0) -> View:
    """What a seat, or a spectator, may know of one of the states: a fresh view, made for it."""
    if not (0 <= viewer < game.most_seats or viewer == SPECTATOR):
        raise MalformedViewer("malformed-viewer", value=viewer, high=game.most_seats - 1)
    views = game.views()
    calls.observe(states, i, viewer, views, 0)
    return View(game, views)


def check(view: View, action: int, text: str) -> None:
    """Refuse an action that is not legal, citing the rule: the one door into `apply`."""
    if not 0 <= action < view.game.actions:
        raise MalformedAction("malformed-action", text=repr(text))
    if action not in view.legal():
        paragraph, message = view.game.rules.REFUSALS[calls.why_not(view.views, 0, action)]
        raise IllegalAction(paragraph, message, action=text)
