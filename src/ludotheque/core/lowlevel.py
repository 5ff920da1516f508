"""What numba cannot say by itself: bytes brought near, and bytes copied by the block."""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from ludotheque.core.rows import Row


def prefetch(t: Row, offset: np.uint64) -> None:
    """Ask the machine to bring what lies so many bytes into a row near, without waiting."""


@intrinsic
def _prefetch(context, t, offset):
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        byte = ir.IntType(8).as_pointer()
        place = builder.gep(builder.bitcast(args[0], byte), [args[1]])
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        function = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
        builder.call(function, [place, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(t, types.uint64), code


@overload(prefetch)
def _overload_prefetch(t, offset):
    return lambda t, offset: _prefetch(t, offset)


def take(to: Row, source: Row, start: int, end: int) -> None:
    """Copy bytes of a row, by 32 and past the end if need be; interpreted, all of them."""
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
