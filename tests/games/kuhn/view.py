"""What a view of Kuhn poker shows."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Ask
from ludotheque.core.plain import Plain


class Setting(Struct, frozen=True):
    cards: int


class Description(Struct, frozen=True):
    card: int | None
    bets: list[int]


class Bet(Ask, tag="bet", frozen=True):
    pass


ASKS: TypeAlias = Bet


def setting(view: Plain) -> Setting:
    return Setting(3)


def describe(view: Plain) -> Description:
    is_dealt = view.viewer < view.public.dealt and view.viewer != SPECTATOR
    return Description(view.mine.card if is_dealt else None, list(view.public.bets))


def ask(view: Plain) -> Ask:
    return Bet()
