"""What the search remembers of positions: a table that threads share without locks.

A slot is two entries, the deeper and the later; an entry is two words, the second exclusive-or the
position's key, and then the second: one torn by another thread fails the check (Hyatt and Mann,
2002). In the second: move 16 bits, value 16, depth 8, bound 2.
"""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from ludotheque.core.bits import whole
from ludotheque.core.jit import inlined
from ludotheque.core.record import Record, record
from ludotheque.games.agon.equipment import ZERO

SLOTS = 1 << 19
UPPER, LOWER, EXACT = 1, 2, 3
NO_MOVE = 0xFFFF

WIN = 30_000
WON = WIN - 1_000  # beyond it a value is a forced end

Table = record(entries=("u8", (SLOTS, 4)))


def fetch(t: Record, key: np.uint64) -> None:
    """Ask the machine to bring the slot of a key near, without waiting."""


@intrinsic
def _fetch(context, t, offset):
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        byte = ir.IntType(8).as_pointer()
        place = builder.gep(builder.bitcast(args[0], byte), [args[1]])
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        function = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
        builder.call(function, [place, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(t, types.uint64), code


@overload(fetch)
def _overload_fetch(t, key):
    return lambda t, key: _fetch(t, (key & np.uint64(SLOTS - 1)) << np.uint64(5))


@inlined
def recall(t: Record, key: np.uint64) -> np.uint64:
    """What is known of a position; 0 when nothing is."""
    slot = whole(key & np.uint64(SLOTS - 1))
    for half in range(0, 4, 2):
        data = t.entries[slot, half + 1]
        if t.entries[slot, half] ^ data == key:
            return data
    return ZERO


@inlined
def move_of(data: np.uint64) -> int:
    return whole(data & np.uint64(0xFFFF)) if data != ZERO else NO_MOVE


@inlined
def depth_of(data: np.uint64) -> int:
    return whole(data >> np.uint64(32) & np.uint64(255))


@inlined
def value_of(data: np.uint64, ply: int) -> int:
    """The value as seen from the root: forced ends are kept as seen from the position."""
    value = whole(data >> np.uint64(16) & np.uint64(0xFFFF)) - 32768
    return value - ply if value > WON else value + ply if value < -WON else value


@inlined
def answers(data: np.uint64, depth: int, alpha: int, beta: int, ply: int, plain: int) -> bool:
    """Whether what is known settles a search of this depth and window; when plain, just as deep."""
    ahead = depth_of(data)
    if data == ZERO or ahead < depth or (plain and ahead > depth):
        return False
    value, bound = value_of(data, ply), whole(data >> np.uint64(40) & np.uint64(3))
    return bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)


@inlined
def remember(
    t: Record, key: np.uint64, move: int, value: int, depth: int, bound: int, ply: int
) -> None:
    slot = whole(key & np.uint64(SLOTS - 1))
    value = value + ply if value > WON else value - ply if value < -WON else value
    data = np.uint64(move | value + 32768 << 16 | depth << 32 | bound << 40)
    old = t.entries[slot, 1]
    is_own = t.entries[slot, 0] ^ old == key
    half = 0 if is_own or depth >= depth_of(old) else 2
    t.entries[slot, half] = key ^ data
    t.entries[slot, half + 1] = data
