"""Rows: the typed memory of a game, laid out so that NumPy and numba agree on every byte."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Actions: TypeAlias = npt.NDArray[np.uint16]
Weights: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]
Rows: TypeAlias = npt.NDArray[Any]

WORD = 8


class Row(np.void):  # type: ignore[misc]  # final only in the stubs
    """One row, its fields by name: what `np.record` gives, in a quarter of its time."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def layout(**fields: Any) -> np.dtype[Row]:
    """A row of the given fields, in order, padded to whole words.

    NumPy gives a nested row an alignment of 1, which numba refuses; so the layout is
    computed here: a nested row starts on a word, everything else on its own size. Gaps are
    fields too, because NumPy does not copy what lies between fields, and states are compared,
    hashed and sent as bytes.
    """
    taken = [name for name in fields if hasattr(np.recarray, name)]
    if taken:
        raise ValueError(f"a field may not be named like an attribute of an array: {taken[0]!r}")
    layout: list[tuple[str, np.dtype[Any]]] = []
    end = 0
    for name, spec in [*fields.items(), ("", None)]:
        form = np.dtype(spec) if name else np.dtype("u8")
        align = WORD if form.base.names else form.base.alignment
        if gap := _round_up(end, align) - end:
            layout.append((f"gap_{end}", np.dtype(("u1", (gap,)))))
        if name:
            layout.append((name, form))
            end += gap + form.itemsize
    return np.dtype((Row, np.dtype(layout)))  # type: ignore[return-value]


def room(kind: np.dtype[Row], n: int) -> Rows:
    """Zeroed room for n rows; five times as fast as `np.zeros`, which fills field by field."""
    return np.ndarray(n, kind, bytearray(n * kind.itemsize))


def copied(rows: Rows) -> Rows:
    """A copy, as bytes; thirty times as fast as `rows.copy()`, which goes field by field."""
    return np.ndarray(rows.shape, rows.dtype, bytearray(rows.tobytes()))


def _round_up(n: int, step: int) -> int:
    return -(-n // step) * step


NOTHING = layout(nothing="u1")
"""The private or hidden part of a game that has none."""
