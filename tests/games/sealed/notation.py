"""`bid 1 3` as one text; a single step is `put 1` or `seal`."""

from __future__ import annotations

from ludotheque.core.contract import Choice
from ludotheque.core.errors import MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.core.words import NOTATION
from tests.games.sealed.choices import Put, Seal
from tests.games.sealed.choices import action as number_of

STEPS = {"put 1": Put(1), "put 2": Put(2), "put 3": Put(3), "seal": Seal()}


def format(view: Plain, choice: Choice, language: str = NOTATION) -> str:
    return f"put {choice.token}" if isinstance(choice, Put) else "seal"


def parse(view: Plain, text: str) -> tuple[int, ...]:
    if text in STEPS:
        return (number_of(view, STEPS[text]),)
    word, *tokens = text.split() or [""]
    if word != "bid" or any(token not in ("1", "2", "3") for token in tokens):
        raise MalformedAction("malformed-action", text=repr(text))
    return (*(number_of(view, Put(int(token))) for token in tokens), number_of(view, Seal()))
