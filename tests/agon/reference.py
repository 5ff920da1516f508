"""Agon as the rulebook reads, slow and obvious: the oracle for the fast rules."""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Iterable, Sequence

Cell = tuple[int, int]
Cells = dict[Cell, str]

VALUES: dict[str, tuple[object, ...]] = {
    "pincer": ("line", "bend", "ring"),
    "placement_costs_turn": (True, False),
    "queen_return": ("not_throne", "anywhere", "edge", "opponent"),
    "placement": ("strict", "lax"),
    "enter_pincer": ("to_capture", "never"),
    "start": ("fixed", "placed"),
    "ring_loss": ("empty", "no_own_queen"),
    "draws": ("standard", "none"),
}
DEFAULTS: dict[str, object] = {name: values[0] for name, values in VALUES.items()}
PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "page": {"pincer": "bend"},
    "fromager": {"placement_costs_turn": False},
    "ludii": {
        "queen_return": "anywhere",
        "placement": "lax",
        "enter_pincer": "never",
        "ring_loss": "no_own_queen",
        "draws": "none",
    },
}

# G1, G1-a
CELLS = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
THRONE = (0, 0)
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # in turning order

QUEENS = [(-5, 5), (5, -5)]  # G3
GUARDS = [
    [(-1, 5), (4, 1), (5, -3), (3, -5), (-1, -4), (-5, 1)],
    [(1, -5), (-4, -1), (-5, 3), (-3, 5), (1, 4), (5, -1)],
]

PATIENCE, PLY_CAP = 100, 2500  # G14


def ring(cell: Cell) -> int:
    """The distance from the throne (G1-a)."""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around, in turning order, on the board or not."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in AROUND]


def owner(piece: str) -> int:
    """The seat of a piece as in a picture: Q and G are the first player's."""
    return 0 if piece in "QG" else 1


def to_text(cell: Cell) -> str:
    """The cell in notation (G1-a)."""
    q, r = cell
    return f"{'abcdefghijk'[q + 5]}{r + 6}"


def to_cell(text: str) -> Cell:
    """The inverse of `to_text`."""
    if text not in NAMED:
        raise ValueError(f"not a cell (G1-a): {text!r}")
    return NAMED[text]


NAMED = {to_text(cell): cell for cell in CELLS}


@functools.cache
def pincers(kind: str, cell: Cell) -> list[tuple[Cell, Cell]]:
    """The pairs of cells from which two enemies pinch a piece on this cell (G5, G5-a)."""
    around = neighbours(cell)
    pairs = [(around[k], around[k + 3]) for k in range(3)]
    if kind == "bend":
        pairs += [(around[k], around[(k + 2) % 6]) for k in range(6)]
    if kind == "ring" and cell != THRONE:
        left, right = (side for side in around if ring(side) == ring(cell))
        pairs = [(left, right)]
    return [(a, b) for a, b in pairs if a in CELLS and b in CELLS]


class Reference:
    """One game under way."""

    turn: int
    ply: int
    quiet: int
    result: str | None
    cause: str
    _legal: list[str] | None

    def __init__(self, **options: object) -> None:
        for name, value in options.items():
            if name not in VALUES:
                raise ValueError(f"not an option: {name!r}")
            if value not in VALUES[name]:
                raise ValueError(f"not a value of {name}: {value!r}")
        self.options = DEFAULTS | options
        cells = dict(zip(QUEENS, "Qq", strict=True))
        if self.options["start"] == "fixed":
            cells |= dict.fromkeys(GUARDS[0], "G") | dict.fromkeys(GUARDS[1], "g")
        self._begin(cells, set(), 0)

    def put(
        self,
        queens: Sequence[str],
        guards: Sequence[Sequence[str]],
        captured: Iterable[str] = (),
        to_act: int = 0,
    ) -> None:
        """Set up a position by hand; it is not judged until the next act."""
        pieces = list(zip(queens, "Qq", strict=True))
        for group, letter in zip(guards, "Gg", strict=True):
            pieces += [(text, letter) for text in group]
        cells = {to_cell(text): letter for text, letter in pieces}
        if sorted(cells.values()) != sorted("QGGGGGGqgggggg"):
            raise ValueError("each player has a queen and six guards, a cell each (G2)")
        if cells.get(THRONE, "Q") not in "Qq":
            raise ValueError("a guard may not be on the throne (G4)")
        awaiting = {to_cell(text) for text in captured}
        if not awaiting <= set(cells) or len({owner(cells[cell]) for cell in awaiting}) > 1:
            raise ValueError("captured are pieces on the board, of one player (G8)")
        if to_act not in (0, 1):
            raise ValueError(f"not a seat: {to_act!r}")
        turn = to_act
        if self.options["queen_return"] == "opponent":
            for queen in {cells[cell] for cell in awaiting} & {"Q", "q"}:
                turn = owner(queen)
                if turn == to_act:
                    raise ValueError("the capturer places the queen (queen_return = opponent)")
        self._begin(cells, awaiting, turn)

    def copy(self) -> Reference:
        """A game that goes on by itself."""
        twin = copy.copy(self)
        twin.cells = dict(self.cells)
        twin.awaiting = set(self.awaiting)
        twin.seen = Counter(self.seen)
        return twin

    @property
    def to_act(self) -> int | None:
        """The seat that acts now: not always the seat whose turn it is."""
        if self.result is not None:
            return None
        if self.options["queen_return"] == "opponent" and self._queen(self.turn) in self.awaiting:
            return 1 - self.turn
        return self.turn

    @property
    def captured(self) -> set[str]:
        """The cells of pieces awaiting placement."""
        return {to_text(cell) for cell in self.awaiting}

    def picture(self) -> dict[str, str]:
        """Every piece by its cell: Q and G are the first player's, q and g the second's."""
        return {to_text(cell): piece for cell, piece in self.cells.items()}

    def legal(self) -> list[str]:
        """Every legal act, sorted as text; worked out once."""
        if self._legal is None:
            self._legal = self._worked_out()
        return self._legal

    def _worked_out(self) -> list[str]:
        if self.result is not None:
            return []
        if len(self.cells) < 14:  # G3-a
            return sorted(f"@{to_text(cell)}" for cell in self._empty_edge())
        moves = self._placements() or self._slides()  # G8: nothing else until all are placed
        return sorted(f"{to_text(a)}-{to_text(b)}" for a, b in moves) or ["pass"]  # G11

    def play(self, text: str) -> None:
        """Do one legal act and judge what follows."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text!r}")
        self._legal = None
        if text.startswith("@"):  # G3-a: not a ply
            self.cells[to_cell(text[1:])] = "Gg"[self.turn]
            self.turn = 1 - self.turn
            self._begin_counting()
            return
        self.ply += 1
        self.quiet += 1
        if text == "pass":
            self.turn = 1 - self.turn
        else:
            origin, target = map(to_cell, text.split("-"))
            if origin in self.awaiting:
                self._place(origin, target)
            else:
                self._slide(origin, target)
        self._judge()

    def _begin(self, cells: Cells, awaiting: set[Cell], turn: int) -> None:
        """A position from which nothing is played and nothing decided yet."""
        self._legal = None
        self.cells = cells
        self.awaiting = awaiting
        self.turn = turn
        self.result = None
        self.cause = ""
        self.ply = self.quiet = 0
        self._begin_counting()

    def _begin_counting(self) -> None:
        """The position now stands for the first time."""
        self.seen: Counter[object] = Counter([self._position()])

    def _position(self) -> object:
        """What G14 compares."""
        return frozenset(self.cells.items()), frozenset(self.awaiting), self.to_act

    def _queen(self, seat: int) -> Cell:
        """Where a player's queen stands."""
        return next(cell for cell, piece in self.cells.items() if piece == "Qq"[seat])

    def _empty_edge(self) -> set[Cell]:
        return {cell for cell in CELLS if ring(cell) == 5 and cell not in self.cells}

    def _slides(self) -> list[tuple[Cell, Cell]]:
        """The slides of the player whose turn it is."""
        return [
            (origin, target)
            for origin, piece in self.cells.items()
            if owner(piece) == self.turn
            for target in neighbours(origin)
            if self._may_slide(origin, target)
        ]

    def _may_slide(self, origin: Cell, target: Cell) -> bool:
        # G4
        if ring(target) > 5 or target in self.cells or ring(target) > ring(origin):
            return False
        if target == THRONE and self.cells[origin] not in "Qq":
            return False
        # G10
        after = moved(self.cells, origin, target)
        if not self._is_in_pincer(after, target):
            return True
        return self.options["enter_pincer"] == "to_capture" and bool(self._pinched(after, target))

    def _slide(self, origin: Cell, target: Cell) -> None:
        self.cells = moved(self.cells, origin, target)
        taken = self._pinched(self.cells, target)  # G5-a: all of them
        self.awaiting |= taken
        self.turn = 1 - self.turn
        if taken or ring(target) < ring(origin):  # G14
            self.quiet = 0
            self.seen.clear()

    def _placements(self) -> list[tuple[Cell, Cell]]:
        """The placements owed by the player whose turn it is, whoever makes them."""
        own = {cell for cell in self.awaiting if owner(self.cells[cell]) == self.turn}
        queen = self._queen(self.turn)
        origins = {queen} if queen in own else own  # G8: the queen first
        return [(origin, target) for origin in origins for target in self._returns(origin)]

    def _returns(self, origin: Cell) -> set[Cell]:
        """The cells where one captured piece may be placed; its old cell is never one (G9)."""
        allowed = self._empty_edge()  # G6
        if self.cells[origin] in "Qq" and self.options["queen_return"] != "edge":  # G7
            allowed = {cell for cell in CELLS if cell not in self.cells}
            if self.options["queen_return"] != "anywhere":
                allowed.discard(THRONE)
        if self.options["placement"] == "lax":
            return allowed
        peaceful = {target for target in allowed if self._is_peaceful(origin, target)}
        return peaceful or allowed

    def _is_peaceful(self, origin: Cell, target: Cell) -> bool:
        """Whether the piece, lifted and placed, neither pinches nor is pinched (G9)."""
        after = moved(self.cells, origin, target)
        return not self._pinched(after, target) and not self._is_in_pincer(after, target)

    def _place(self, origin: Cell, target: Cell) -> None:
        self.cells = moved(self.cells, origin, target)
        self.awaiting.remove(origin)
        self.seen.clear()  # G14
        if self.options["placement_costs_turn"]:
            self.turn = 1 - self.turn  # G8-a

    def _pincers(self, cell: Cell) -> list[tuple[Cell, Cell]]:
        return pincers(str(self.options["pincer"]), cell)

    def _is_in_pincer(self, cells: Cells, cell: Cell) -> bool:
        """Whether two enemies, captured or not, pinch the piece on this cell."""
        enemy = 1 - owner(cells[cell])
        return any(holds(cells, enemy, a, b) for a, b in self._pincers(cell))

    def _pinched(self, cells: Cells, cell: Cell) -> set[Cell]:
        """The enemies not yet captured in a pincer of which the piece on this cell is one side."""
        seat = owner(cells[cell])
        return {
            victim
            for victim in cells
            if owner(cells[victim]) != seat
            and victim not in self.awaiting
            and any(cell in (a, b) and holds(cells, seat, a, b) for a, b in self._pincers(victim))
        }

    def _judge(self) -> None:
        """Whether the act just done ends the game (G13-a: G12 first)."""
        for seat in (0, 1):
            if self._has_ring(seat) and self._queen(seat) == THRONE:
                self.result, self.cause = str(seat), "G12"
                return
        for seat in (0, 1):
            is_throne_lost = THRONE not in self.cells or self.options["ring_loss"] == "no_own_queen"
            if self._has_ring(seat) and is_throne_lost:
                self.result, self.cause = str(1 - seat), "G13"
                return
        position = self._position()
        self.seen[position] += 1
        if self.options["draws"] == "standard" and self.seen[position] == 3:
            self.result, self.cause = "tie", "repetition"
        elif self.options["draws"] == "standard" and self.quiet >= PATIENCE:
            self.result, self.cause = "tie", "no_progress"
        elif self.ply >= PLY_CAP:
            self.result, self.cause = "tie", "ply_cap"

    def _has_ring(self, seat: int) -> bool:
        """Whether six guards of one player stand around the throne."""
        return all(self.cells.get(cell) == "Gg"[seat] for cell in neighbours(THRONE))


def moved(cells: Cells, origin: Cell, target: Cell) -> Cells:
    """The cells after one piece has gone elsewhere."""
    after = {cell: piece for cell, piece in cells.items() if cell != origin}
    after[target] = cells[origin]
    return after


def holds(cells: Cells, seat: int, *places: Cell) -> bool:
    """Whether a player's pieces stand on all these cells."""
    return all(place in cells and owner(cells[place]) == seat for place in places)


def perft(reference: Reference, depth: int) -> int:
    """The number of ways to play so many acts."""
    if depth <= 1:
        return len(reference.legal()) if depth else 1
    total = 0
    for text in reference.legal():
        after = reference.copy()
        after.play(text)
        total += perft(after, depth - 1)
    return total
