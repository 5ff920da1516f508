"""`bid 1 3` as one text; a single step is `put 1` or `seal`."""

from __future__ import annotations

from ludotheque.core.errors import MalformedAction
from ludotheque.core.record import Record
from tests.games.sealed.rules import SEAL

STEPS = ("put 1", "put 2", "put 3", "seal")


def format(view: Record, action: int) -> str:
    return STEPS[action]


def parse(view: Record, text: str) -> tuple[int, ...]:
    if text in STEPS:
        return (STEPS.index(text),)
    word, *tokens = text.split() or [""]
    if word != "bid" or any(token not in ("1", "2", "3") for token in tokens):
        raise MalformedAction("malformed-action", text=repr(text))
    return (*(int(token) - 1 for token in tokens), SEAL)
