"""What Python has no word for: bytes brought near, and bytes copied by the block.

What numba makes of them is in `core.instructions`.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.rows import Row


def prefetch(t: Row, offset: np.uint64) -> None:
    """Ask the machine to bring what lies so many bytes into a row near, without waiting."""


def take(to: Row, source: Row, start: int, end: int) -> None:
    """Copy bytes of a row, by 32 and past the end if need be; interpreted, all of them."""
    for name in to.dtype.names or ():
        to[name] = source[name]
