"""What a view of Agon shows; there are no secrets, so it is the same for all."""

from __future__ import annotations

import functools
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.contract import Ask, Seat
from ludotheque.core.options import Value
from ludotheque.core.plain import Plain
from ludotheque.games.agon import equipment
from ludotheque.games.agon.board import AXIAL, NAME, THRONE, bit_of, cells_of, on_board, ring_of
from ludotheque.games.agon.facts import CAUSES, Cause, Man, man_on, winner_of
from ludotheque.games.agon.options import OPTIONS


class Cell(Struct, frozen=True):
    """A cell by its name, its axial coordinates and its ring (G1-a)."""

    name: str
    q: int
    r: int
    ring: int


class Setting(Struct, frozen=True):
    """The board and the reading of the rules."""

    cells: list[Cell]
    throne: str
    options: dict[str, Value]


class Standing(Struct, frozen=True):
    """A man where it stands."""

    at: str
    seat: Seat
    man: Man
    is_captured: bool


class Description(Struct, frozen=True):
    """Where the men stand, whose turn it is, and how it ended."""

    men: list[Standing]
    turn: Seat
    ply: int
    idle: int
    cause: Cause | None
    winner: Seat | None


class Lay(Ask, tag="lay", frozen=True):
    pass


class Slide(Ask, tag="slide", frozen=True):
    pass


class Place(Ask, tag="place", frozen=True):
    """Which men wait to be put back; the queen alone while she does (G8)."""

    man: Man
    cells: list[str]


ASKS: TypeAlias = Lay | Slide | Place


def setting(view: Plain) -> Setting:
    """The board and the options."""
    return Setting(_board(), NAME[THRONE], OPTIONS.decode(view.public))


def describe(view: Plain) -> Description:
    """What stands where now."""
    public = view.public
    is_over = public.phase == equipment.OVER
    men = [
        Standing(NAME[cell], seat, man_on(public, seat, cell), on_board(public.captured, cell))
        for seat in range(equipment.SEATS)
        for cell in cells_of(public.men[seat])
    ]
    return Description(
        men,
        public.turn,
        public.ply,
        public.idle,
        CAUSES[public.cause - 1] if is_over else None,
        winner_of(public) if is_over else None,
    )


def ask(view: Plain) -> Ask:
    """What is to be done now."""
    public = view.public
    if public.phase == equipment.LAYING:
        return Lay()
    if public.phase == equipment.SLIDING:
        return Slide()
    waiting = cells_of(public.captured)
    queens = [cell for cell in waiting if cell in public.queens]
    return Place("queen" if queens else "guard", [NAME[cell] for cell in queens or waiting])


@functools.cache
def _board() -> list[Cell]:
    return [Cell(NAME[bit_of(*cell)], *cell, ring_of(*cell)) for cell in AXIAL]
