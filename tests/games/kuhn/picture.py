"""A view of Kuhn poker as text."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain


def sketch(view: Plain, language: str) -> Text:
    return Text(f"card {view.mine.card}, bets {list(view.public.bets)}")


def lines(view: Plain, language: str) -> list[str]:
    bets = ", ".join(str(bet) for bet in view.public.bets)
    mine = [f"Your card: {view.mine.card}."] if view.viewer != SPECTATOR else []
    return [*mine, f"Bets by seat: {bets}."]
