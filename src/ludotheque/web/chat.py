"""What is said at a table: words of players and of those who watch, apart while they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR

if TYPE_CHECKING:
    from ludotheque.web.hub import Face

PLAYERS, WATCHERS = "players", "watchers"


class Spoken(Struct, frozen=True):
    """A word at a table; `seat` of a player, null of one who watches."""

    table: str
    n: int
    seat: int | None
    name: str
    text: str
    time: int
    audience: str
    is_mine: bool = False

    def is_for(self, viewer: int, face: Face | None) -> bool:
        """Whether a viewer may read it: players do not read watchers while they play."""
        is_over = face is not None and face.table.result is not None
        return self.audience == PLAYERS or viewer == SPECTATOR or is_over
