"""A view of the sealed auction as data."""

from __future__ import annotations

from typing import Any

from ludotheque.core.record import Record


def describe(view: Record) -> dict[str, Any]:
    return {"bid": int(view.mine.bid), "bids": [int(bid) for bid in view.public.bids]}
