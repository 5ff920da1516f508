"""A seat's event log as lines of text: all that the seat did and saw, and nothing else.

    > move green-1 tangier      what it did, in the notation of the game
    * draw italy to 1           a draw that it saw
    {"kind":"claims", ...}      a fact that its views tell it; seats count from 0 there
    asked 1 3                   who is asked now, when that changed; seats count from 1

Every line is made from two views of the seat, before and after a step; a step that it cannot see
leaves none. In a game without secrets everybody sees every action, and that is the log.
"""

from __future__ import annotations

import msgspec

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.game import Game
from ludotheque.core.rows import Rows
from ludotheque.core.view import view_of

EVERYONE = 1 << SPECTATOR


def turn_of(states: Rows) -> int:
    """The seat whose answer is taken next, of several asked the lowest; CHANCE; -1 at the end."""
    asked = calls.who(states, 0)
    return (asked & -asked).bit_length() - 1


def asked_text(states: Rows) -> str:
    """Who is asked; seats count from 1."""
    mask = calls.who(states, 0)
    seats = [str(seat + 1) for seat in range(SPECTATOR) if mask >> seat & 1]
    return f"asked {' '.join(seats) or ('chance' if mask else 'nobody')}"


def step(game: Game, states: Rows, action: int, viewer: int) -> list[str]:
    """Carry out the action of whose turn it is, and say what a seat saw of it."""
    actor = turn_of(states)
    before, asked = view_of(game, states, viewer), calls.who(states, 0)
    calls.act(states, 0, actor, action)
    lines = []
    if actor == CHANCE:
        public = before.row.public
        seen = int(game.sees_draw(public))
        if seen & (EVERYONE | 1 << viewer):
            lines.append(f"* {game.draw_text(before.plain.public, action)}")
    elif actor == viewer or not game.has_secrets:
        mark = ">" if actor == viewer else f"{actor + 1}:"
        lines.append(f"{mark} {before.text(action)}")
    if game.has_secrets:
        lines += [
            msgspec.json.encode(fact).decode()
            for fact in view_of(game, states, viewer).told(before)
        ]
    if calls.who(states, 0) != asked:
        lines.append(asked_text(states))
    return lines
