"""Choosing at random, from the bot's own generator."""

from __future__ import annotations

from ludotheque.core.jit import entry
from ludotheque.core.record import Weights
from ludotheque.core.rng import Rng, below


@entry
def weighted(weights: Weights, rng: Rng) -> int:
    """An index, each as likely as its weight says; the weights sum to less than 2**31."""
    total = 0
    for weight in weights:
        total += weight
    left = below(rng, total)
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
