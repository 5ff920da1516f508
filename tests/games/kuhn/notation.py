"""`pass` and `bet`."""

from __future__ import annotations

from ludotheque.core.errors import MalformedAction
from ludotheque.core.record import Record

NAMES = ("pass", "bet")


def format(view: Record, action: int) -> str:
    return NAMES[action]


def parse(view: Record, text: str) -> tuple[int, ...]:
    if text not in NAMES:
        raise MalformedAction("malformed-action", text=repr(text))
    return (NAMES.index(text),)
