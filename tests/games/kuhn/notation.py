"""`pass` and `bet`."""

from __future__ import annotations

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import NOTATION
from tests.games.kuhn.choices import action as number_of

NAMES = ("pass", "bet")


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    return NAMES[number_of(view, choice)]


def parse(view: Plain, text: str) -> tuple[int, ...]:
    if text not in NAMES:
        raise MalformedAction("malformed-action", text=repr(text))
    return (NAMES.index(text),)
