"""What a view of Agon shows; there are no secrets, so it is the same for all."""

from __future__ import annotations

import functools
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.contract import Ask, Seat
from ludotheque.core.options import Value
from ludotheque.core.plain import Plain
from ludotheque.games.agon import equipment
from ludotheque.games.agon.board import (
    AXIAL,
    BENDS,
    LINES,
    NAME,
    RING_PAIRS,
    ROW,
    STEPS,
    THRONE,
    bit_of,
    cells_of,
    on_board,
    ring_of,
)
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


class Pincer(Struct, frozen=True):
    """Two men of a seat and the empty cell between them, where no enemy is safe (G5, G10)."""

    seat: Seat
    at: str
    arms: tuple[str, str]


class Description(Struct, frozen=True):
    """Where the men stand, what waits between them, whose turn it is, and how it ended."""

    men: list[Standing]
    pincers: list[Pincer]
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
        _pincers(public),
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


def _pincers(public: Plain) -> list[Pincer]:
    """Of the cells that the rules know to be pinched, those where nobody stands, and the arms."""
    full = [one | other for one, other in zip(*public.men, strict=True)]
    found = []
    for seat in range(equipment.SEATS):
        pinched = public.pinched[seat]
        for cell in cells_of((pinched[0] & ~full[0], pinched[1] & ~full[1])):
            for one, two in _arms(cell, public.pincer):
                if on_board(public.men[seat], one) and on_board(public.men[seat], two):
                    found.append(Pincer(seat, NAME[cell], (NAME[one], NAME[two])))
    return found


@functools.cache
def _arms(cell: int, pincer: int) -> list[tuple[int, int]]:
    """The pairs of cells from which two men pinch a cell, by the shapes that are agreed on."""
    around = [cell + q + ROW * r for q, r in STEPS]
    pairs = LINES if pincer == equipment.LINE else LINES + BENDS
    return [
        (around[one], around[two])
        for k, (one, two) in enumerate(pairs)
        if {cell, around[one], around[two]} <= NAME.keys()
        and (pincer != equipment.RING or on_board(RING_PAIRS[k].tolist(), cell))
    ]  # fmt: skip


@functools.cache
def _board() -> list[Cell]:
    return [Cell(NAME[bit_of(*cell)], *cell, ring_of(*cell)) for cell in AXIAL]
