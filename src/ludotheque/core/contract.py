"""What leaves a game: facts, settings, descriptions, asks and choices, as typed data.

A game declares its own as small structs of these kinds. JSON, its schema, types for other languages
and the sentences all come from the declarations: a field says by its type how it is spoken.

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


class Spoken(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something with a kind and named parts, of which a sentence can be made.

    It never holds itself, so the collector need not look at the many that there are.
    """

    family: ClassVar[str] = ""


class Fact(Spoken, frozen=True):
    """What one viewer saw happen between two of his views.

    What is minor is said by what follows, too: it is in the log, but is no news.
    """

    family: ClassVar[str] = "log"
    is_minor: ClassVar[bool] = False


class Ask(Spoken, frozen=True):
    """What the asked are asked, as one viewer may know it."""

    family: ClassVar[str] = "ask"


class Choice(Spoken, frozen=True):
    """A legal action as kind and named parts."""

    family: ClassVar[str] = "act"


class Part(Spoken, frozen=True):
    """A part of another that is spoken as a few words: two cards of one kind, a sum on an agent."""

    family: ClassVar[str] = "part"


class Standable(Struct, frozen=True):
    """A question that may be answered beforehand: by which kinds of choices, and what it is about.

    `least` are numbers in choices below which one would not be worth its while. All is public:
    nobody learns from it what another holds.
    """

    choices: list[str]
    about: dict[str, str | int | list[str]]
    least: dict[str, int] = {}


A = TypeVar("A")
F = TypeVar("F")


class Status(Struct, Generic[A], frozen=True, gc=False):
    """What every game has: who is asked, what for, and whether it is over."""

    asked: list[Seat]
    ask: A | None
    is_over: bool


class Result(Struct, frozen=True):
    """How a game ended (`rules`, `resigned`, `agreed` or `abandoned`) and what each seat gets."""

    how: str
    returns: tuple[float, ...]


class Opinion(Struct, frozen=True):
    """What a machine makes of a position: the return it expects for each seat, from -1 to 1, what
    it would do, if somebody is asked, and how many plies it looked ahead.
    """

    returns: tuple[float, ...]
    choice: Choice | None = None
    depth: int = 0


WINDOW, WINDOW_BY_ACT = 30_000, 86_400_000  # milliseconds, unless a table says otherwise


class Timing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How time runs at a table, in milliseconds: live, by `base` and `increment`, or `act` by act.

    `window` is for those who are asked at once; 0 is as usual, 30 s live and a day by
    correspondence. Of somebody who is late three times running, or has used up his base, the seat
    resigns, or is handed to the machine `bot`.
    """

    base: Annotated[int, Meta(ge=0, le=10**10)] = 0
    increment: Annotated[int, Meta(ge=0, le=10**9)] = 0
    act: Annotated[int, Meta(ge=0, le=10**11)] = 0
    window: Annotated[int, Meta(ge=3_000, le=10**11)] = 0
    bot: Annotated[str, Meta(max_length=40)] = ""

    def __post_init__(self) -> None:
        if bool(self.base) == bool(self.act):
            raise ValueError("a base or a time for each act")

    @property
    def longest(self) -> int:
        """How long a window lasts at most."""
        return self.window or (WINDOW_BY_ACT if self.act else WINDOW)


class Opening(Struct, frozen=True, omit_defaults=True):
    """What a table was opened for."""

    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: int
    aids: bool
    clock: Timing | None = None


class Seen(Struct, Generic[F], frozen=True, omit_defaults=True, gc=False):
    """One event of a table as one viewer may read it; where he may not, its number alone.

    `facts` come from his views; the rest is what everybody at a table is told: who did what that is
    no act of the game, whether it was his clock that did it, and of his own acts the `actions`.
    Tuples, so that the many events that a house remembers leave the collector nothing to look at.
    """

    seq: int
    do: str = ""
    seat: Seat | None = None
    facts: tuple[F, ...] = ()
    actions: tuple[int, ...] = ()
    undone: int | None = None
    name: str = ""
    bot: str = ""
    pledge: str = ""
    pledges: tuple[str, ...] = ()
    nonce: str = ""
    nonces: tuple[str, ...] = ()
    commitment: str = ""
    opening: Opening | None = None
    result: Result | None = None
    is_late: bool = False


def standing(log: Sequence[Seen[F]]) -> list[Seen[F]]:
    """The events of a log without the acts that were taken back."""
    kept: list[Seen[F]] = []
    for event in log:
        if event.undone is not None:
            kept = [one for one in kept if one.seq < event.undone]
        kept.append(event)
    return kept
