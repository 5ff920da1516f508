"""A view of the sealed auction as text."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.plain import Plain


def sketch(view: Plain, language: str) -> Text:
    return Text(f"mine {view.mine.bid}, all {list(view.public.bids)}")


def lines(view: Plain, language: str) -> list[str]:
    bids = ", ".join(str(bid) for bid in view.public.bids)
    mine = [f"Your bid: {view.mine.bid}."] if view.viewer != SPECTATOR else []
    return [*mine, f"Bids shown by seat: {bids}."]
