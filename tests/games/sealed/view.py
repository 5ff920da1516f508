"""What a view of the sealed auction shows."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Ask
from ludotheque.core.plain import Plain


class Setting(Struct, frozen=True):
    is_prize_shown: bool


class Description(Struct, frozen=True):
    bid: int | None
    bids: list[int]


class Bid(Ask, tag="bid", frozen=True):
    pass


ASKS: TypeAlias = Bid


def setting(view: Plain) -> Setting:
    return Setting(bool(view.public.prize_shown))


def describe(view: Plain) -> Description:
    mine = None if view.viewer == SPECTATOR else view.mine.bid
    return Description(mine, list(view.public.bids))


def ask(view: Plain) -> Ask:
    return Bid()
