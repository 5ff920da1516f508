"""A view of Kuhn poker as data."""

from __future__ import annotations

from typing import Any

from ludotheque.core.record import Record


def describe(view: Record) -> dict[str, Any]:
    return {"card": int(view.mine.card), "bets": [int(bet) for bet in view.public.bets]}


def tell(before: Record, after: Record) -> list[tuple[str, dict[str, Any]]]:
    return []
