"""What happens in Kuhn poker."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotheque.core.contract import Fact, Seat
from ludotheque.core.plain import Plain
from tests.games.kuhn.rules import DEALING, OVER


class Dealt(Fact, tag="dealt", frozen=True):
    """One's own card, which nobody else is told."""

    card: int


class Acted(Fact, tag="acted", frozen=True):
    seat: Seat
    what: Literal["pass", "bet"]


class Shown(Fact, tag="shown", frozen=True):
    cards: list[int]


FACTS: TypeAlias = Dealt | Acted | Shown


def tell(before: Plain, after: Plain) -> list[Fact]:
    old, new = before.public, after.public
    told: list[Fact] = []
    if old.phase == DEALING and new.dealt > after.viewer >= old.dealt:
        told.append(Dealt(after.mine.card))
    if new.acts > old.acts:
        told.append(Acted(old.turn, "bet" if new.bets[old.turn] else "pass"))
    if new.phase == OVER:
        told.append(Shown([card - 1 for card in new.shown]))
    return told
