"""`bid 1 3` as one text; a single step is `put 1` or `seal`."""

from __future__ import annotations

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import NOTATION
from tests.games.sealed.choices import action as number_of
from tests.games.sealed.rules import SEAL

STEPS = ("put 1", "put 2", "put 3", "seal")


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    return STEPS[number_of(view, choice)]


def parse(view: Plain, text: str) -> tuple[int, ...]:
    if text in STEPS:
        return (STEPS.index(text),)
    word, *tokens = text.split() or [""]
    if word != "bid" or any(token not in ("1", "2", "3") for token in tokens):
        raise MalformedAction("malformed-action", text=repr(text))
    return (*(int(token) - 1 for token in tokens), SEAL)
