"""Machines at a table: what plays for a seat that was handed over."""

from __future__ import annotations

import random

from ludotheque.tables import Table

RANDOM = "0"


def act(table: Table, seat: int) -> tuple[int, ...]:
    """A whole act of a machine, chosen from its seat's view alone."""
    return table.compose(seat, lambda view: random.choice(view.legal()))
