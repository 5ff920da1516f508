"""64-bit words that behave the same compiled and interpreted: nothing wraps by surprise."""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.typing import signature
from numba.core.typing.templates import ConcreteTemplate, infer_global
from numba.extending import lower_builtin, overload

from ludotheque.core.jit import inlined, rule

MASK = (1 << 64) - 1

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


def int64(number: Any) -> int:
    """A number of any field as a 64-bit one; `int` keeps a byte a byte when compiled."""
    return int(number)


def popcount(word: np.uint64) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: np.uint64) -> int:
    """The number of the lowest set bit; 64 when there is none."""
    bits = int(word)
    return (bits & -bits).bit_length() - 1 if bits else 64


def drop_lowest(word: np.uint64) -> np.uint64:
    """The word without its lowest set bit."""
    bits = int(word)
    return np.uint64(bits & (bits - 1)) if bits else np.uint64(0)


def add(a: np.uint64, b: np.uint64) -> np.uint64:
    """Sum modulo 2**64."""
    return np.uint64((int(a) + int(b)) & MASK)


def mul(a: np.uint64, b: np.uint64) -> np.uint64:
    """Product modulo 2**64."""
    return np.uint64((int(a) * int(b)) & MASK)


def nth(word: np.uint64, k: int) -> int:
    """The number of the k-th set bit, counting from 0; there must be more than k."""
    for _ in range(k):
        word = drop_lowest(word)
    return lowest(word)


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


@inlined
def in_word(place: np.uint64) -> np.uint64:
    """Where a place in several words is in its own; also how far a word can be turned."""
    return place & np.uint64(63)


@rule
def mix(hash_: np.uint64, value: int) -> np.uint64:
    """A new 64-bit hash of all that went into `hash_` and of `value`."""
    word = mul(add(hash_, np.uint64(value + 1)), np.uint64(0x9E3779B97F4A7C15))
    word = mul(word ^ (word >> np.uint64(32)), np.uint64(0xD6E8FEB86659FD93))
    return word ^ (word >> np.uint64(32))
