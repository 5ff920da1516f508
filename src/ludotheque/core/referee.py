"""The one referee: what is legal is asked here, and nowhere else is an act let into `apply`.

An act is one action or, where one writes in secret, several small ones and the one that ends them.
They may be given in any order: they are done in ascending order, which is how the rules spell them,
so that an act has one spelling.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.core import calls
from ludotheque.core.errors import Conflict, IllegalAction, MalformedAction
from ludotheque.core.game import Game
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import View, in_order, view_of


class Attempt(NamedTuple):
    """What actions of a seat lead to, chance not played, and whether others see an act of it.

    `before` is what all of them but the last have led to.
    """

    states: Rows
    is_whole: bool
    before: Rows


def attempt(game: Game, states: Rows, seat: int, actions: Sequence[int], text: str = "") -> Attempt:
    """Let an asked seat do something, on a copy; raises at the first action that is not legal.

    A draft leaves no trace in the public part; the action that ends it does.
    """
    after, before, is_whole = states, states, False
    size = game.rules.Public.itemsize  # of the public part, which comes first
    for action in in_order(actions):
        if is_whole:
            raise Conflict("one-act-at-a-time")
        check(view_of(game, after, seat), action, text)
        before, after = after, copied(after)
        calls.act(after, 0, seat, action)
        is_whole = after.tobytes()[:size] != before.tobytes()[:size]
    return Attempt(after, is_whole, before)


def again(states: Rows, seat: int, actions: Sequence[int]) -> None:
    """Do, in place, what was let in before: in whatever order it was given, it is the same act."""
    for action in in_order(actions):
        calls.act(states, 0, seat, action)


def additions(game: Game, states: Rows, seat: int, drafted: Sequence[int]) -> list[int]:
    """What may be added to a draft, in whatever order; what ends it, too, if it may be ended."""
    found: list[int] = []
    before, low, rest = copied(states), 0, list(in_order(drafted))
    while True:
        high = rest[0] if rest else game.actions
        for action in view_of(game, before, seat).legal():
            if low <= action < high and _goes_on(game, before, seat, [action, *rest]):
                found.append(action)
        if not rest:
            return found
        low = rest.pop(0)
        calls.act(before, 0, seat, low)


def check(view: View, action: int, text: str = "") -> None:
    """Refuse an action that is not legal, citing the rule and the part of it that is wrong."""
    if not 0 <= action < view.game.actions:
        raise MalformedAction("malformed-action", text=repr(text or str(action)))
    if action not in view.legal():
        reason = calls.why_not(view.views, 0, action)
        paragraph, message, *part = view.game.rules.REFUSALS[reason]
        where = part[0] if part else ""
        raise IllegalAction(paragraph, message, part=where, action=text or str(action))


def _goes_on(game: Game, states: Rows, seat: int, actions: list[int]) -> bool:
    """Whether the actions that follow a legal one are legal after it."""
    after = copied(states)
    for k, action in enumerate(actions):
        if k and action not in view_of(game, after, seat).legal():
            return False
        if k + 1 < len(actions):
            calls.act(after, 0, seat, action)
    return True
