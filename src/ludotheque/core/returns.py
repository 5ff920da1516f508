"""Returns: what a result is worth to each seat; they always sum to zero."""

from __future__ import annotations

from typing import Any

from ludotheque.core.jit import rule


@rule
def share(winners: int, seats: int, out: Any) -> None:
    """Of n seats, k winners get (n-k)/(k(n-1)) each, the losers -1/(n-1); nobody or all: 0."""
    k = 0
    for seat in range(seats):
        k += winners >> seat & 1
    for seat in range(seats):
        if k == 0 or k == seats:
            out[seat] = 0.0
        elif winners >> seat & 1:
            out[seat] = (seats - k) / (k * (seats - 1))
        else:
            out[seat] = -1.0 / (seats - 1)
