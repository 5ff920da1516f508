"""The house's random generator: SplitMix64 (Steele, Lea and Flood, 2014), one word of state.

The same seed gives the same stream compiled and interpreted, here and in any other language:

    state += 0x9E3779B97F4A7C15
    z = state
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB
    z ^ (z >> 31)

`below(rng, n)` takes the upper 32 bits of a word, multiplies by n and keeps the upper half,
drawing again in the rare case that would favour some values (Lemire, 2019): no bias.
For search, tests and benchmarks; the draws of a table come from elsewhere, provably fair.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.core.bits import MASK, add, int64, mul
from ludotheque.core.jit import inlined

Rng: TypeAlias = npt.NDArray[np.uint64]

STEP = np.uint64(0x9E3779B97F4A7C15)
MUL1 = np.uint64(0xBF58476D1CE4E5B9)
MUL2 = np.uint64(0x94D049BB133111EB)
S11, S27, S30 = np.uint64(11), np.uint64(27), np.uint64(30)
S31, S32 = np.uint64(31), np.uint64(32)
HALF = 1 << 32


def seeded(seed: int) -> Rng:
    """A generator that starts from `seed`."""
    return np.array([seed & MASK], np.uint64)


@inlined
def word(rng: Rng) -> np.uint64:
    """The next 64 random bits."""
    state = add(rng[0], STEP)
    rng[0] = state
    z = mul(state ^ (state >> S30), MUL1)
    z = mul(z ^ (z >> S27), MUL2)
    return z ^ (z >> S31)


@inlined
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each as likely; n below 2**31."""
    product = int64(word(rng) >> S32) * n
    if product % HALF < n:
        unfair = (HALF - n) % n
        while product % HALF < unfair:
            product = int64(word(rng) >> S32) * n
    return product // HALF


@inlined
def uniform(rng: Rng) -> float:
    """A number from 0 to 1, without 1: all that 53 bits can tell."""
    return int64(word(rng) >> S11) / (1 << 53)
