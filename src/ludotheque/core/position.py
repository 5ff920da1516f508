"""The games as a library: a variant is a game with its options, a position is one table of it.

    variant = ludotheque.load("agon")
    position = variant.new()
    position.play("a11-b10")

A position holds the whole truth; what may be shown to somebody is `position.view(seat)`.
"""

from __future__ import annotations

import secrets

import numpy as np

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.errors import Conflict, MalformedOption, not_asked
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.protocols import Positions
from ludotheque.core.referee import attempt
from ludotheque.core.rng import Rng, seeded
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import View, view_of


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
                "malformed-seats",
                value=self.seats,
                low=game.fewest_seats,
                high=game.most_seats,
                more=game.most_seats - game.fewest_seats,
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
        states = _positions(self.game).parse_position(text)
        options = self.game.options.decode(states[0].public)
        variant = Variant(self.game, seats=self.seats, options=options)
        return Position(variant, states, seeded(0))


class Position:
    """One table of a game: whose turn, what is legal, and playing on."""

    def __init__(self, variant: Variant, states: Rows, rng: Rng | None) -> None:
        self.variant, self.game = variant, variant.game
        self.states = states
        self._rng = rng
        self._play_chance()

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
        return [view.text(action) for action in view.legal()]

    def play(self, text: str, seat: int | None = None) -> Position:
        """Do what a text says; nothing changes if it is malformed or illegal."""
        seat = self._asked_seat(seat)
        actions = self.view(seat).parse(text)
        self.states = attempt(self.game, self.states, seat, actions, text).states
        self._play_chance()
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
        return view_of(self.game, self.states, seat, seats=self.variant.seats)

    def text(self) -> str:
        """The position as a line of text, for games without secrets."""
        return _positions(self.game).format_position(self.states)

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
        return self.view().sketch().plain

    def _asked_seat(self, seat: int | None) -> int:
        asked = self.asked
        if seat is None and len(asked) == 1:
            return asked[0]
        if seat not in asked:
            raise not_asked(asked)
        return seat

    def _play_chance(self) -> None:
        if self._rng is None:
            return
        weights = self.game.weights_buffer()
        while calls.who(self.states, 0) & CHANCE_BIT:
            action = calls.draw(self.states, 0, self._rng, weights)
            calls.act(self.states, 0, CHANCE, action)


def _positions(game: Game) -> Positions:
    """How a game writes its positions."""
    if game.positions is None:
        raise TypeError(f"no text says a position of {game.name!r}: it has secrets")
    return game.positions
