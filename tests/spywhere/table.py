"""Tables written as text, and played by text, chance included.

    table('''
        centre: italy italy spain france belgium
        pile: england england
        1 france: italy spain spain
        2 italy: england england belgium
        3 spain: france france france
    ''')

A line a seat: its passports, then its hand. It is the first seat's turn and a card is to be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, CHANCE_BIT, SPECTATOR
from ludotheque.core.errors import IllegalAction
from ludotheque.core.position import Variant
from ludotheque.core.referee import check
from ludotheque.core.rows import Row, Rows, copied
from ludotheque.core.view import View, view_of
from ludotheque.games.spywhere import GAME, notation
from ludotheque.games.spywhere.equipment import DRAWING, NAMES


class Table:
    """A state, played on by lines such as `draw spain to 1` and `1: swap italy for spain`."""

    def __init__(self, states: Rows) -> None:
        self.states = states

    @property
    def public(self) -> Row:
        public: Row = self.states[0].public
        return public

    @property
    def asked(self) -> list[int]:
        """The seats asked, counted from 1; nobody while chance is to draw."""
        return [seat + 1 for seat in range(6) if calls.who(self.states, 0) >> seat & 1]

    def view(self, seat: int | None = None) -> View:
        """What a seat, counted from 1, or a spectator may know."""
        return view_of(GAME, self.states, SPECTATOR if seat is None else seat - 1)

    def legal(self, seat: int) -> list[str]:
        view = self.view(seat)
        return [view.text(action) for action in view.legal()]

    def odds(self) -> dict[str, int]:
        """What chance may do, with its weights."""
        weights = GAME.weights_buffer()
        n = calls.odds(self.states, 0, weights)
        return {
            notation.format_chance(self.public, a): int(w) for a, w in enumerate(weights[:n]) if w
        }

    def play(self, *lines: str) -> Table:
        for line in lines:
            seat, colon, text = line.partition(": ")
            if not colon:
                assert line in self.odds(), (line, self.odds())
                calls.act(self.states, 0, CHANCE, notation.parse_chance(self.public, line))
                continue
            assert int(seat) in self.asked, (line, self.asked)
            after = Table(copied(self.states))
            for action in self.view(int(seat)).parse(text):
                check(after.view(int(seat)), action, text)
                calls.act(after.states, 0, int(seat) - 1, action)
            self.states = after.states
        return self

    def refuses(self, line: str, part: str | None = None) -> str:
        """The paragraph by which a line is refused, for a part; nothing has changed."""
        before = self.states.tobytes()
        with pytest.raises(IllegalAction) as refused:
            self.play(line)
        assert self.states.tobytes() == before
        assert str(refused.value).startswith(refused.value.paragraph)
        assert part in (None, refused.value.part)
        return refused.value.paragraph

    def hand(self, seat: int) -> str:
        return cards(self.states[0].private[seat - 1].hand)

    @property
    def centre(self) -> str:
        return cards(self.public.centre)

    @property
    def pile(self) -> str:
        return cards(self.states[0].hidden.pile)

    def known(self, seat: int) -> str:
        return cards(self.public.known[seat - 1])

    def clues(self, seat: int) -> str:
        return cards(self.public.clues[seat - 1])

    @property
    def scores(self) -> list[int]:
        assert calls.who(self.states, 0) == 0
        return [int(score) for score in self.public.scores[: self.public.seats]]

    @property
    def returns(self) -> list[float]:
        out = np.zeros(6)
        calls.score(self.states, 0, out)
        return [float(x) for x in out[: self.public.seats]]


def start(seats: int, **options: Any) -> Table:
    """A table before any chance."""
    variant = Variant(GAME, seats=seats, options=options)
    states = GAME.states()
    GAME.rules.new(states, GAME.options.encode(variant.options), seats)
    return Table(states)


def table(text: str, turns: int = 1, **options: Any) -> Table:
    """A table in play, at the start of the first seat's turn."""
    rows = dict(line.strip().split(":") for line in text.strip().splitlines())
    seats = sorted(row for row in rows if row[0].isdigit())
    made = start(len(seats), **options)
    state, public = made.states[0], made.public
    public.centre = counts(rows["centre"])
    state.hidden.pile = counts(rows["pile"])
    public.pile_size = sum(counts(rows["pile"]))
    public.nations = bits(rows.get("in the game", " ".join(NAMES)))
    public.phase, public.asked = DRAWING, CHANCE_BIT
    public.turns[: len(seats)] = turns - 1
    public.turns[0] = turns
    for seat, row in enumerate(seats):
        state.private[seat].passports = bits(row.partition(" ")[2])
        state.private[seat].hand = counts(rows[row])
        public.hand_sizes[seat] = sum(counts(rows[row]))
    return made


def counts(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    assert set(words) <= set(NAMES), words
    return [words.count(name) for name in NAMES]


def bits(text: str) -> int:
    return sum(1 << nation for nation, n in enumerate(counts(text)) if n)


def cards(numbers: Any) -> str:
    """Counts as words, in the order of the nationalities."""
    held: Mapping[str, int] = dict(zip(NAMES, (int(n) for n in numbers), strict=True))
    return " ".join(name for name, n in held.items() for _ in range(n))
