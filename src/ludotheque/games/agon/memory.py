"""What the search remembers of positions: a table that threads share without locks.

A slot is two entries, the deeper and the later; an entry is one word, so that no thread can tear
it: move 12 bits, value 16, depth 6, bound 2, and the upper 28 of the position's key. Small enough
to stay near the processor; two positions in some hundred million are taken for one another, so a
move that is remembered may be illegal and must be looked at before it is made.
"""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from ludotheque.core.bits import whole
from ludotheque.core.jit import inlined
from ludotheque.core.record import Record, record
from ludotheque.games.agon.equipment import ZERO

SLOTS = 1 << 17
UPPER, LOWER, EXACT = 1, 2, 3
NO_MOVE = 0xFFF

WIN = 30_000
WON = WIN - 1_000  # beyond it a value is a forced end

KNOWN = np.uint64((1 << 36) - 1)
CHECK = ~KNOWN
Table = record(entries=("u8", (SLOTS, 2)))


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
    return lambda t, key: _fetch(t, (key & np.uint64(SLOTS - 1)) << np.uint64(4))


def take(to: Record, source: Record, start: int, end: int) -> None:
    """Copy bytes of a record, by 32 and past the end if need be; interpreted, all of them."""
    for name in to.dtype.names or ():
        to[name] = source[name]


@intrinsic
def _take(context, to, source, start, end):
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        block = ir.VectorType(ir.IntType(64), 4).as_pointer()
        byte = ir.IntType(8).as_pointer()
        one, two = (builder.bitcast(a, byte) for a in args[:2])
        step = args[2].type(32)
        with cgutils.for_range_slice(builder, args[2], args[3], step) as (i, _):
            word = builder.load(builder.bitcast(builder.gep(two, [i]), block), align=8)
            builder.store(word, builder.bitcast(builder.gep(one, [i]), block), align=8)
        return context.get_dummy_value()

    return types.void(to, source, types.int64, types.int64), code


@overload(take)
def _overload_take(to, source, start, end):
    return lambda to, source, start, end: _take(to, source, start, end)


@inlined
def recall(t: Record, key: np.uint64) -> np.uint64:
    """What is known of a position; 0 when nothing is."""
    slot = whole(key & np.uint64(SLOTS - 1))
    for half in range(2):
        data = t.entries[slot, half]
        if (data ^ key) & CHECK == ZERO and data & KNOWN != ZERO:
            return data
    return ZERO


@inlined
def move_of(data: np.uint64) -> int:
    return whole(data & np.uint64(NO_MOVE)) if data != ZERO else NO_MOVE


@inlined
def depth_of(data: np.uint64) -> int:
    return whole(data >> np.uint64(28) & np.uint64(63))


@inlined
def value_of(data: np.uint64, ply: int) -> int:
    """The value as seen from the root: forced ends are kept as seen from the position."""
    value = whole(data >> np.uint64(12) & np.uint64(0xFFFF)) - 32768
    return value - ply if value > WON else value + ply if value < -WON else value


@inlined
def answers(data: np.uint64, depth: int, alpha: int, beta: int, ply: int, plain: int) -> bool:
    """Whether what is known settles a search of this depth and window; when plain, just as deep."""
    ahead = depth_of(data)
    if data == ZERO or ahead < depth or (plain and ahead > depth):
        return False
    value, bound = value_of(data, ply), whole(data >> np.uint64(34) & np.uint64(3))
    return bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)


@inlined
def remember(
    t: Record, key: np.uint64, move: int, value: int, depth: int, bound: int, ply: int
) -> None:
    slot = whole(key & np.uint64(SLOTS - 1))
    value = value + ply if value > WON else value - ply if value < -WON else value
    data = np.uint64(move | value + 32768 << 12 | depth << 28 | bound << 34) | key & CHECK
    old = t.entries[slot, 0]
    is_own = (old ^ key) & CHECK == ZERO
    t.entries[slot, 0 if is_own or depth >= depth_of(old) else 1] = data
