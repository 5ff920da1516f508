"""What numba makes of bits, blocks of bytes and verbs: an instruction or two, or a game's rule."""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, ConcreteTemplate, infer_global
from numba.extending import intrinsic, lower_builtin, overload
from numba.np.numpy_support import as_dtype

from ludotheque.core.bits import add, drop_lowest, int64, lowest, mul, nth, popcount
from ludotheque.core.lowlevel import prefetch, take
from ludotheque.core.verbs import VERBS, rule_of

_FALSE = ir.Constant(ir.IntType(1), 0)
_ONES = np.uint64(0x5555555555555555)
_TWOS = np.uint64(0x3333333333333333)
_FOURS = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_NTH = np.zeros(256 * 8, np.uint8)
for _byte in range(256):
    for _k, _bit in enumerate(bit for bit in range(8) if _byte >> bit & 1):
        _NTH[8 * _byte + _k] = _bit


def _primitive(function: Any, result: Any, args: tuple[Any, ...], code: Any) -> None:
    """Make `function` an instruction or two of the machine when compiled."""

    @infer_global(function)
    class _Typing(ConcreteTemplate):
        cases = [signature(result, *args)]  # noqa: RUF012

    @lower_builtin(function, *args)
    def _lower(context: Any, builder: Any, _: Any, values: Any) -> Any:
        return code(builder, *values)


WORD, NUMBER = types.uint64, types.int64
_primitive(int64, NUMBER, (NUMBER,), lambda builder, number: number)
_primitive(popcount, NUMBER, (WORD,), lambda builder, word: builder.ctpop(word))
_primitive(lowest, NUMBER, (WORD,), lambda builder, word: builder.cttz(word, _FALSE))
_primitive(add, WORD, (WORD, WORD), lambda builder, a, b: builder.add(a, b))
_primitive(mul, WORD, (WORD, WORD), lambda builder, a, b: builder.mul(a, b))
_primitive(
    drop_lowest,
    WORD,
    (WORD,),
    lambda builder, word: builder.and_(word, builder.sub(word, word.type(1))),
)


@overload(nth)
def _nth(word, k):
    def code(word, k):
        sums = word - ((word >> np.uint64(1)) & _ONES)
        sums = (sums & _TWOS) + ((sums >> np.uint64(2)) & _TWOS)
        sums = ((sums + (sums >> np.uint64(4))) & _FOURS) * _BYTES  # bits up to and in each byte
        passed = ((np.uint64(k) * _BYTES | _TOPS) - sums) & _TOPS  # bytes whose sum is at most k
        shift = np.uint64(popcount(passed) * 8)
        left = np.uint64(k) - ((sums << np.uint64(8)) >> shift & np.uint64(255))
        byte = word >> shift & np.uint64(255)
        return np.int64(shift) + _NTH[byte * np.uint64(8) + left]

    return code


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


def _rule_for(verb: Any, row: Any) -> Any:
    """What numba calls for a verb, by the type of its first argument."""
    return numba.typeof(rule_of(verb.__name__, as_dtype(row)))


def _teach(verb: Any) -> None:
    """Teach numba that a call of the verb is a call of the game's rule: no function in between."""

    @infer_global(verb)
    class _Typing(AbstractTemplate):
        key = verb

        def generic(self, args: Any, kws: Any) -> Any:
            callee = _rule_for(verb, args[0])
            return self.context.resolve_function_type(callee, args, kws)

    @lower_builtin(verb, types.VarArg(types.Any))
    def lower_verb(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        callee = _rule_for(verb, signature.args[0])
        return context.get_function(callee, signature)(builder, args)


for _verb in VERBS:
    _teach(_verb)
