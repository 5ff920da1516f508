"""Tables of Agon set up for a test: the men that matter by name, the rest out of the way."""

from __future__ import annotations

import re

import ludotheque
from ludotheque.core.position import Position
from ludotheque.core.view import View
from ludotheque.games.agon.board import AXIAL, RADIUS, bit_of, name_of, ring_of

CELLS = {name_of(bit_of(*cell)): cell for cell in AXIAL}
ROWS = [[cell for cell in AXIAL if cell[1] == r] for r in range(RADIUS, -RADIUS - 1, -1)]


def put(
    first: str,
    second: str,
    turn: int = 1,
    captured: str = "-",
    ply: int = 20,
    idle: int = 0,
    options: str = "standard",
) -> Position:
    """A position from lists of cells, a queen's marked Q; others stand idle on the edge."""
    men: dict[str, str] = {}
    for cells, (queen, guard) in ((first, "QG"), (second, "qg")):
        for cell in cells.split():
            men[cell.removeprefix("Q")] = queen if cell.startswith("Q") else guard
    for letter, many in (("Q", 1), ("q", 1), ("G", 6), ("g", 6)):
        while list(men.values()).count(letter) < many:
            men[_idle_cell(men)] = letter
    rows = ["".join(men.get(name_of(bit_of(*cell)), ".") for cell in row) for row in ROWS]
    text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    return ludotheque.load("agon").at(f"{text} {turn} {captured} {ply} {idle} - {options}")


def _idle_cell(men: dict[str, str]) -> str:
    """An edge cell that touches nobody."""
    taken = [CELLS[cell] for cell in men]
    for name, (q, r) in CELLS.items():
        if ring_of(q, r) == RADIUS and all(ring_of(q - a, r - b) > 1 for a, b in taken):
            return name
    raise ValueError(f"no room for idle guards beside {sorted(men)}")


def captured(position: Position) -> list[str]:
    """The cells of the captured men."""
    return [man.at for man in position.view().describe().men if man.is_captured]


def man_on(position: Position, cell: str) -> str:
    """The letter of the man on a cell, or none."""
    return men_of(position.view()).get(cell, "")


def men_of(view: View) -> dict[str, str]:
    """The letter of each man by its cell: capitals are the first player's."""
    letters = {(0, "queen"): "Q", (0, "guard"): "G", (1, "queen"): "q", (1, "guard"): "g"}
    return {man.at: letters[man.seat, man.man] for man in view.describe().men}


def targets(position: Position, start: str) -> set[str]:
    """Where the man on a cell may go."""
    return {move.split("-")[1] for move in position.legal() if move.startswith(f"{start}-")}
