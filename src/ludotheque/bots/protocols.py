"""What a game's bot must have to lean on the search that games share, for mypy to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from ludotheque.bots import Budget, Report
from ludotheque.core.contract import Seen
from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Floats, Row
from ludotheque.core.view import View

if TYPE_CHECKING:
    from ludotheque.bots.thinking import Plan


@runtime_checkable
class Searching(Protocol):
    """The `bot.py` of a game that is played by that search, by any plan."""

    def follow(
        self,
        plan: Plan,
        view: View,
        log: Sequence[Seen[Any]],
        budget: Budget,
        rng: Rng,
        report: Report = ...,
    ) -> int:
        """A legal action of the viewer, who is asked."""


class Bias(Protocol):
    """What `verbs.bias` means for a game."""

    def __call__(
        self,
        public: Row,
        mine: Row,
        seat: int,
        actions: Actions,
        n: int,
        notes: Floats,
        out: Floats,
        /,
    ) -> None: ...


class Judgement(Protocol):
    """What `verbs.judge` means for a game."""

    def __call__(self, state: Row, notes: Floats, out: Floats, /) -> bool: ...


class Belief(Protocol):
    """What `verbs.believe` means for a game."""

    def __call__(self, view: Row, rng: Rng, state: Row, notes: Floats, /) -> float: ...
