"""64-bit words that behave the same compiled and interpreted: nothing wraps by surprise.

What numba makes of them is in `core.instructions`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.core.jit import inlined, rule

MASK = (1 << 64) - 1


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
