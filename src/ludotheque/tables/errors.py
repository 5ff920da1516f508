"""What can go wrong at a table, as types.

LudothequeError
└── Malformed
    ├── MalformedCommand
    └── MalformedRecord   `.place` is where
"""

from __future__ import annotations

from ludotheque.core.errors import Detail, Malformed


class MalformedCommand(Malformed):
    """Something sent to a table that is no command."""


class MalformedRecord(Malformed):
    """A record that does not hold: something in it is not what was played."""

    def __init__(self, message: str, place: str, **details: Detail) -> None:
        super().__init__(message, place=place, **details)
        self.place = place
