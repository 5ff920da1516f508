"""What leaves a game: facts, settings, descriptions, asks and choices, as typed data.

A game declares its own as small structs of these kinds. JSON, JSON schema, the page's types and the
sentences all come from the declarations: a field says by its type how it is spoken.

    class Slid(Fact, tag="slide"):
        seat: Seat
        man: Annotated[str, word("piece")]
        to: str

is `{"kind": "slide", "seat": 0, "man": "queen", "to": "f6"}` on the wire and the message
`agon-log-slide` with `$seat`, `$man` and `$to` in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Generic, TypeVar

from msgspec import Meta, Struct


def word(family: str) -> Meta:
    """Of a text: it is an id, spoken by the message `<game>-<family>-<id>` where there is one."""
    return Meta(extra_json_schema={"words": family})


Seat = Annotated[int, Meta(ge=0, le=5, extra_json_schema={"words": "seat"})]
"""A seat, from 0: spoken as the name of who sits there."""
Money = Annotated[int, Meta(ge=0, extra_json_schema={"words": "money"})]
"""A sum, spoken in plain figures, as it is typed."""


class Spoken(Struct, frozen=True, tag_field="kind"):
    """Something with a kind and named parts, of which a sentence can be made."""

    family: ClassVar[str] = ""


class Fact(Spoken, frozen=True):
    """What one viewer saw happen between two of his views."""

    family: ClassVar[str] = "log"


class Ask(Spoken, frozen=True):
    """What the asked are asked, as one viewer may know it."""

    family: ClassVar[str] = "ask"


class Choice(Spoken, frozen=True):
    """A legal action as kind and named parts."""

    family: ClassVar[str] = "act"


class Part(Spoken, frozen=True):
    """A part of another that is spoken as a few words: two cards of one kind, a sum on an agent."""

    family: ClassVar[str] = "part"


A = TypeVar("A")
F = TypeVar("F")


class Status(Struct, Generic[A], frozen=True):
    """What every game has: who is asked, what for, and whether it is over."""

    asked: list[Seat]
    ask: A | None
    is_over: bool


class Result(Struct, frozen=True):
    """How a game ended (`rules`, `resigned`, `agreed` or `abandoned`) and what each seat gets."""

    how: str
    returns: tuple[float, ...]


class Opening(Struct, frozen=True):
    """What a table was opened for."""

    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: int
    aids: bool


class Seen(Struct, Generic[F], frozen=True, omit_defaults=True):
    """One event of a table as one viewer may read it; where he may not, its number alone.

    `facts` come from his views; the rest is what everybody at a table is told: who did what that is
    no act of the game, and of his own acts the `actions`.
    """

    seq: int
    do: str = ""
    seat: Seat | None = None
    facts: list[F] = []
    actions: list[int] = []
    undone: int | None = None
    name: str = ""
    bot: str = ""
    pledge: str = ""
    pledges: list[str] = []
    nonce: str = ""
    nonces: list[str] = []
    commitment: str = ""
    opening: Opening | None = None
    result: Result | None = None


def standing(log: Sequence[Seen[F]]) -> list[Seen[F]]:
    """The events of a log without the acts that were taken back."""
    kept: list[Seen[F]] = []
    for event in log:
        if event.undone is not None:
            kept = [one for one in kept if one.seq < event.undone]
        kept.append(event)
    return kept
