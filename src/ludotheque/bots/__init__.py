"""Machines: what a bot is given, what it says while it thinks, what a game's bot module has.

A bot chooses from its seat's view and its seat's own events; it never holds a state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

N = TypeVar("N", int, float)


@dataclass(frozen=True)
class Budget:
    """How long and how well to think; a bound left out does not bind.

    Without a level, as well as the bounds allow. The same view, log, rng, nodes or depth, and
    one thread, give the same action; seconds or several threads promise nothing.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    threads: int = 1
    level: int | None = None


@dataclass(frozen=True)
class Info:
    """What a bot thinks after so much thought, for its own seat."""

    depth: int
    score: int  # in the unit that the game's bot names
    nodes: int
    seconds: float
    pv: tuple[int, ...]  # the actions it expects, its own first
    end: int | None = None  # plies until a forced end, negative when lost

    @property
    def nps(self) -> int:
        """Nodes a second."""
        return int(self.nodes / max(self.seconds, 1e-6))


Report: TypeAlias = Callable[[Info], None]


def silent(info: Info) -> None:
    """Report to nobody."""


def least(one: N | None, other: N | None) -> N | None:
    """The tighter of two bounds."""
    return min((bound for bound in (one, other) if bound is not None), default=None)
