"""What one may do in Agon, as kind and named parts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from ludotheque.core.contract import Choice
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.plain import Plain
from ludotheque.games.agon import equipment
from ludotheque.games.agon.board import (
    BIT,
    BIT_OF_NAME,
    EDGE_BIT,
    EDGE_INDEX,
    EDGES,
    FROM,
    INDEX,
    NAME,
    TO,
    on_board,
)
from ludotheque.games.agon.facts import Man, man_on


class Lay(Choice, tag="lay", frozen=True):
    to: str


class Slide(Choice, tag="slide", frozen=True):
    man: Man
    from_: str = field(name="from")
    to: str


class Place(Choice, tag="place", frozen=True):
    man: Man
    from_: str = field(name="from")
    to: str


class Pass(Choice, tag="pass", frozen=True):
    pass


CHOICES: TypeAlias = Lay | Slide | Place | Pass

_WAYS = [(int(start), NAME[int(start)], NAME[int(to)]) for start, to in zip(FROM, TO, strict=True)]
_SLIDES = {way[1:]: action for action, way in enumerate(_WAYS) if way[1] != way[2]}
_CELLS = [NAME[int(bit)] for bit in BIT]
_EDGE = [NAME[int(bit)] for bit in EDGE_BIT]


def choice(view: Plain, action: int) -> Choice:
    """The parts of an action."""
    public = view.public
    if action < equipment.PLACE:
        start, *way = _WAYS[action]
        return Slide(man_on(public, public.turn, start), *way)
    if action == equipment.PASS:
        return Pass()
    if equipment.LAY <= action < equipment.LAY + EDGES:
        return Lay(_EDGE[action - equipment.LAY])
    if action >= equipment.QUEEN:
        return Place("queen", NAME[public.queens[public.turn]], _CELLS[action - equipment.QUEEN])
    guard, edge = divmod(action - equipment.PLACE, EDGES)
    return Place("guard", _CELLS[guard], _EDGE[edge])


def action(view: Plain, choice: Choice) -> int:
    """The number of what the parts mean here; whose man it is and whether it may, rules say."""
    public = view.public
    match choice:
        case Pass():
            return equipment.PASS
        case Lay(to):
            edge = int(EDGE_INDEX[cell(to, "to")])
            if edge == EDGES:
                raise IllegalAction("G3-a", "agon-refused-lay-off-edge", part="to", action=f"@{to}")
            return equipment.LAY + edge
        case Slide(man, start, to):
            return _slide(public, man, start, to)
        case Place(man, start, to):
            return _placement(public, man, start, to)
    raise MalformedAction("malformed-action", text=repr(choice))


def going(public: Plain, start: str, to: str) -> Slide | Place:
    """A man that goes from one cell to another: put back if it is captured, else slid."""
    here = cell(start, "from")
    kind = Place if _is_lifted(public, here) else Slide
    return kind(man_on(public, public.turn, here), start, to)


def cell(name: str, part: str) -> int:
    """The cell of that name."""
    if name not in BIT_OF_NAME:
        raise MalformedAction("agon-malformed-cell", part=part, text=repr(name))
    return BIT_OF_NAME[name]


def _slide(public: Plain, man: Man, start: str, to: str) -> int:
    here, _ = cell(start, "from"), cell(to, "to")
    text = f"{start}-{to}"
    if (start, to) not in _SLIDES:
        raise IllegalAction("G4", "agon-refused-no-slide", part="to", action=text)
    _want_man(public, man, here, text)
    return _SLIDES[start, to]


def _placement(public: Plain, man: Man, start: str, to: str) -> int:
    here, there = cell(start, "from"), cell(to, "to")
    text = f"{start}-{to}"
    _want_man(public, man, here, text)
    if man == "queen":
        return equipment.QUEEN + int(INDEX[there])
    if EDGE_INDEX[there] == EDGES:
        raise IllegalAction("G6", "agon-refused-off-edge", part="to", action=text)
    return equipment.PLACE + EDGES * int(INDEX[here]) + int(EDGE_INDEX[there])


def _is_lifted(public: Plain, cell: int) -> bool:
    """Whether a captured man that is to be put back stands there."""
    return public.phase == equipment.PLACING and on_board(public.captured, cell)


def _want_man(public: Plain, man: Man, cell: int, text: str) -> None:
    """Refuse a man that is not the one there; whether any is, the rules say."""
    if man != man_on(public, public.turn, cell):
        raise IllegalAction("G2", "agon-refused-no-such-man", part="man", action=text)
