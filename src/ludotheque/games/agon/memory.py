"""What the search remembers of positions: threads share it without locks.

A slot is two entries, the deeper and the later; an entry is one word, so that no thread can tear
it: move 12 bits, value 16, depth 6, bound 2, and the upper 28 of the position's key. Small enough
to stay near the processor; two positions in some hundred million are taken for one another, so a
move that is remembered may be illegal and must be looked at before it is made.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.bits import int64
from ludotheque.core.jit import inlined
from ludotheque.core.lowlevel import prefetch
from ludotheque.core.rows import Row, layout
from ludotheque.games.agon.equipment import ZERO

SLOTS = 1 << 17
UPPER, LOWER, EXACT = 1, 2, 3
NO_MOVE = 0xFFF

WIN = 30_000
WON = WIN - 1_000  # beyond it a value is a forced end

KNOWN = np.uint64((1 << 36) - 1)
CHECK = ~KNOWN
Memory = layout(entries=("u8", (SLOTS, 2)))


@inlined
def fetch(t: Row, key: np.uint64) -> None:
    """Ask the machine to bring the slot of a key near, without waiting."""
    prefetch(t, (key & np.uint64(SLOTS - 1)) << np.uint64(4))


@inlined
def recall(t: Row, key: np.uint64) -> np.uint64:
    """What is known of a position; 0 when nothing is."""
    slot = int64(key & np.uint64(SLOTS - 1))
    for half in range(2):
        data = t.entries[slot, half]
        if (data ^ key) & CHECK == ZERO and data & KNOWN != ZERO:
            return data
    return ZERO


@inlined
def move_of(data: np.uint64) -> int:
    return int64(data & np.uint64(NO_MOVE)) if data != ZERO else NO_MOVE


@inlined
def depth_of(data: np.uint64) -> int:
    return int64(data >> np.uint64(28) & np.uint64(63))


@inlined
def value_of(data: np.uint64, ply: int) -> int:
    """The value as seen from the root: forced ends are kept as seen from the position."""
    value = int64(data >> np.uint64(12) & np.uint64(0xFFFF)) - 32768
    return value - ply if value > WON else value + ply if value < -WON else value


@inlined
def answers(data: np.uint64, depth: int, alpha: int, beta: int, ply: int, plain: int) -> bool:
    """Whether what is known settles a search of this depth and window; when plain, just as deep."""
    ahead = depth_of(data)
    if data == ZERO or ahead < depth or (plain and ahead > depth):
        return False
    value, bound = value_of(data, ply), int64(data >> np.uint64(34) & np.uint64(3))
    return bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)


@inlined
def remember(
    t: Row, key: np.uint64, move: int, value: int, depth: int, bound: int, ply: int
) -> None:
    slot = int64(key & np.uint64(SLOTS - 1))
    value = value + ply if value > WON else value - ply if value < -WON else value
    data = np.uint64(move | value + 32768 << 12 | depth << 28 | bound << 34) | key & CHECK
    old = t.entries[slot, 0]
    is_own = (old ^ key) & CHECK == ZERO
    t.entries[slot, 0 if is_own or depth >= depth_of(old) else 1] = data
