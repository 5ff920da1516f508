"""What a store is given and gives back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

STATUSES = ("waiting", "running", "over", "abandoned")


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True)
class Card:
    """What anybody may know of a table without its log; `created` is the time of its first event.

    `head` and `updated` are the store's: those of the newest event.
    """

    id: str
    game: str
    rules_version: int
    options: str
    seats: int
    created: int
    is_public: bool = False
    taken: int = 0
    status: str = "waiting"
    head: int = 0
    updated: int = 0


@dataclass(frozen=True)
class Person:
    """Who is behind a player of one table, of whom the log knows `player_id` alone."""

    player_id: str
    person: str
    name: str


@dataclass(frozen=True)
class Said:
    """A word at a table, for those whom `audience` names."""

    n: int
    player_id: str
    audience: str
    text: str
    time: int


class Append(NamedTuple):
    """Lines to append, the first with number `seq`, and what changes beside the log; None: no."""

    seq: int
    lines: Sequence[bytes]
    status: str | None = None
    taken: int | None = None
    is_public: bool | None = None
    people: Sequence[Person] = ()


class Outcome(NamedTuple):
    """What has been written: `head` is the newest event now, `time` its time."""

    head: int
    time: int
    lines: Sequence[bytes] = ()


Known = Callable[[], int]
Decide = Callable[[list[bytes], int], Append | None]
