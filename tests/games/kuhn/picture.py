"""A view of Kuhn poker as text."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.record import Record


def draw(view: Record, language: str) -> Text:
    return Text(f"card {view.mine.card}, bets {view.public.bets}")
