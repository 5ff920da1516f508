"""Which commands were carried out: a set of marks that takes eight to sixteen bytes a command.

A mark is a hash of the seat and the id; another command may have the same, so a find is looked up
in the log, and only what was never sent is known at once.
"""

from __future__ import annotations

import zlib
from array import array

FEWEST = 16


class Ids:
    """Marks in a table with open addresses, never more than half full."""

    __slots__ = ("count", "marks")

    def __init__(self) -> None:
        self.count = 0
        self.marks = array("I", bytes(4 * FEWEST))

    def add(self, seat: int, id_: str) -> None:
        """Note a command."""
        self.count += 1
        if 2 * self.count > len(self.marks):
            old, self.marks = self.marks, array("I", bytes(8 * len(self.marks)))
            for mark in old:
                if mark:
                    self.marks[self._place(mark)] = mark
        mark = _mark(seat, id_)
        self.marks[self._place(mark)] = mark

    def may_have(self, seat: int, id_: str) -> bool:
        """Whether such a command may have been noted; False is sure."""
        mark = _mark(seat, id_)
        return self.marks[self._place(mark)] == mark

    def __bytes__(self) -> bytes:
        return self.marks.tobytes()

    def _place(self, mark: int) -> int:
        """Where a mark is, or where it would go."""
        marks = self.marks
        last = len(marks) - 1
        place = mark & last
        while marks[place] and marks[place] != mark:
            place = (place + 1) & last
        return place


def _mark(seat: int, id_: str) -> int:
    return zlib.crc32(id_.encode(), seat) or 1
