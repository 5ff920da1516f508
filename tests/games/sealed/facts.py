"""What happens in the sealed auction."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Seat
from ludotheque.core.plain import Plain
from tests.games.sealed.rules import OVER, SEATS


class Put(Fact, tag="put", frozen=True):
    """One's own tokens, which nobody else is told."""

    tokens: list[int]


class Sealed(Fact, tag="sealed", frozen=True):
    seat: Seat


class Opened(Fact, tag="opened", frozen=True):
    bids: list[int]
    prize: int


FACTS: TypeAlias = Put | Sealed | Opened


def tell(before: Plain, after: Plain) -> list[Fact]:
    old, new = before.public, after.public
    told: list[Fact] = []
    if after.viewer != SPECTATOR and after.mine.bid != before.mine.bid:
        more = after.mine.bid & ~before.mine.bid
        told.append(Put([token + 1 for token in range(3) if more >> token & 1]))
    sealed = new.answered & ~old.answered
    told += [Sealed(seat) for seat in range(SEATS) if sealed >> seat & 1]
    if new.phase == OVER:
        told.append(Opened(list(new.bids[: new.seats]), new.prize))
    return told
