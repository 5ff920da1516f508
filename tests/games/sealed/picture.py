"""A view of the sealed auction as text."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.record import Record


def draw(view: Record, language: str) -> Text:
    return Text(f"mine {view.mine.bid}, all {view.public.bids}")
