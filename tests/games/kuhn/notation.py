"""`pass` and `bet`."""

from __future__ import annotations

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import NOTATION
from tests.games.kuhn.choices import Bet, Pass
from tests.games.kuhn.choices import action as number_of

CHOICES: dict[str, Choice] = {"pass": Pass(), "bet": Bet()}


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    return str(choice.__struct_config__.tag)


def parse(view: Plain, text: str) -> tuple[int, ...]:
    if text not in CHOICES:
        raise MalformedAction("malformed-action", text=repr(text))
    return (number_of(view, CHOICES[text]),)
