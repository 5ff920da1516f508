"""What happens in Agon, as one who looks on sees it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import field

from ludotheque.core.contract import Fact, Part, Seat, word
from ludotheque.core.plain import Plain
from ludotheque.games.agon import equipment
from ludotheque.games.agon.board import NAME, cells_of, on_board

Man: TypeAlias = Annotated[Literal["queen", "guard"], word("man")]
Cause: TypeAlias = Annotated[
    Literal["throned", "ringed", "repeated", "idle", "capped"], word("end")
]

CAUSES: tuple[Cause, ...] = ("throned", "ringed", "repeated", "idle", "capped")
"""Why it ended, by `public.cause` less one."""


class Laid(Fact, tag="lay", frozen=True):
    """A guard laid at the start (G3-a)."""

    seat: Seat
    to: str


class Slid(Fact, tag="slide", frozen=True):
    seat: Seat
    man: Man
    from_: str = field(name="from")
    to: str


class Placed(Fact, tag="place", frozen=True):
    """A captured man put back: `seat` is whose it is, `by` who put it there."""

    seat: Seat
    by: Seat
    man: Man
    from_: str = field(name="from")
    to: str


class Passed(Fact, tag="pass", frozen=True):
    seat: Seat


class Caught(Part, tag="caught", frozen=True):
    man: Man
    at: str


class Captured(Fact, tag="captured", frozen=True):
    """Men captured by one slide; `seat` is whose they are."""

    seat: Seat
    men: list[Caught]


class Ended(Fact, tag="end", frozen=True):
    cause: Cause
    winner: Seat | None


FACTS: TypeAlias = Laid | Slid | Placed | Passed | Captured | Ended


def tell(before: Plain, after: Plain) -> list[Fact]:
    """What happened between two views, in the order of play."""
    told: list[Fact] = []
    old, new = before.public, after.public
    for seat in range(equipment.SEATS):
        if old.men[seat] == new.men[seat]:
            continue
        left, came = _gone(old.men[seat], new.men[seat]), _gone(new.men[seat], old.men[seat])
        if not left:
            told += [Laid(seat, NAME[to]) for to in came]
            continue
        man, way = man_on(old, seat, left[0]), (NAME[left[0]], NAME[came[0]])
        if on_board(old.captured, left[0]):
            told.append(Placed(seat, old.asked.bit_length() - 1, man, *way))
        else:
            told.append(Slid(seat, man, *way))
    if not told:
        told.append(Passed(old.turn))
    caught = _gone(new.captured, old.captured)
    for seat in range(equipment.SEATS) if caught else ():
        cells = [cell for cell in caught if on_board(new.men[seat], cell)]
        if cells:
            men = [Caught(man_on(new, seat, cell), NAME[cell]) for cell in cells]
            told.append(Captured(seat, men))
    if new.cause:
        told.append(Ended(CAUSES[new.cause - 1], winner_of(new)))
    return told


def man_on(public: Plain, seat: int, cell: int) -> Man:
    """What a seat has on a cell of its own."""
    return "queen" if public.queens[seat] == cell else "guard"


def winner_of(public: Plain) -> int | None:
    """Who has won, once it is over."""
    return public.winner if public.winner < equipment.SEATS else None


def _gone(one: tuple[int, int], other: tuple[int, int]) -> list[int]:
    """The cells of one board that another lacks."""
    return cells_of((one[0] & ~other[0], one[1] & ~other[1]))
