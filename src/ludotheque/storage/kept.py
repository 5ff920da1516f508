"""What a store is given and gives back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

STATUSES = ("waiting", "running", "over", "abandoned")
ENDED = STATUSES[2:]


def new_id() -> str:
    """An id that nobody can guess, and no command takes for an option."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


@dataclass(frozen=True)
class Card:
    """What anybody may know of a table without its log; `created` is the time of its first event.

    `head` and `updated` are the store's: those of the newest event, which not all may know of yet.
    `sitting` is who sits where, as JSON; `touched` the time of the newest event that all know of,
    or when they will, if it is to come. `beside` counts changes beside the log; `due` is when a
    house has to act itself, where several share a store: 0 for never.
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
    sitting: str = "[]"
    touched: int = 0
    beside: int = 0
    due: int = 0

    def known_at(self, time: int) -> Card:
        """As all know it then: what ended and is told later runs still."""
        is_held = self.touched > time and self.status in ENDED
        return replace(self, status="running") if is_held else self


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


@dataclass(frozen=True)
class Guest:
    """Somebody the web knows: by a cookie, a token or a recovery link."""

    id: str
    name: str = ""
    language: str = ""
    is_hidden: bool = False
    is_banned: bool = False
    created: int = 0


@dataclass(frozen=True)
class Token:
    """What a program shows to act for a guest; its text is known to nobody but the program."""

    id: str
    guest: str
    label: str
    scopes: str
    created: int


@dataclass(frozen=True)
class Room:
    """What a table is beside its log: who opened it, whether one may talk, what comes after.

    `cleared` counts how often all who watch were asked to leave.
    """

    table_id: str
    owner: str
    has_chat: bool = True
    rematch: str = ""
    cleared: int = 0


class Turn(NamedTuple):
    """A machine's turn that some house is to see to: its seat, the question, and when it is put."""

    seat: int
    phase: int  # the table’s `asked_seq`: jobs that wait know it by this name
    at: int


class Append(NamedTuple):
    """Lines to append, the first with number `seq`, and what changes beside the log; None: no."""

    seq: int
    lines: Sequence[bytes]
    status: str | None = None
    taken: int | None = None
    is_public: bool | None = None
    people: Sequence[Person] = ()
    sitting: str | None = None
    touched: int | None = None
    turns: Sequence[Turn] = ()
    due: int = 0
    times: Sequence[int] = ()  # of lines that bear their own; else they bear the time they are told


class Outcome(NamedTuple):
    """What has been written: `head` is the newest event now, `time` its time."""

    head: int
    time: int
    lines: Sequence[bytes] = ()


Known = Callable[[], int]
Decide = Callable[[list[bytes], int], Append | None]
