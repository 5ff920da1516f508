"""Words, random numbers and rows: the same compiled and interpreted."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import bits, rng
from ludotheque.core.jit import entry, is_compiled
from ludotheque.core.rows import layout

words = st.integers(0, 2**64 - 1)


@entry
def _words(word, n, out):
    out[0] = bits.popcount(word)
    out[1] = bits.lowest(word)
    out[2] = bits.nth(word, n) if n < out[0] else -1


@entry
def _mixed(a, b, n, out):
    out[0] = bits.add(a, b)
    out[1] = bits.mul(a, b)
    out[2] = bits.drop_lowest(a)
    out[3] = bits.mix(a, n)


@entry
def _draws(state, n, out):
    for k in range(len(out)):
        out[k] = rng.below(state, n)


@given(word=words, n=st.integers(0, 63))
def test_bits_are_counted_found_and_picked(word, n):
    out = np.zeros(3, np.int64)
    _words(np.uint64(word), n, out)
    places = [bit for bit in range(64) if word >> bit & 1]
    assert out[0] == len(places)
    assert out[1] == (places[0] if places else 64)
    assert out[2] == (places[n] if n < len(places) else -1)


@given(a=words, b=words, n=st.integers(0, 2**31))
def test_words_wrap_the_same_way_compiled_and_interpreted(a, b, n):
    out = np.zeros(4, np.uint64)
    _mixed(np.uint64(a), np.uint64(b), n, out)
    assert out[0] == (a + b) % 2**64
    assert out[1] == a * b % 2**64
    assert out[2] == a & max(a - 1, 0)
    mixed = (a + n + 1) * 0x9E3779B97F4A7C15 % 2**64
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93 % 2**64
    assert out[3] == mixed ^ mixed >> 32


def splitmix(seed):
    """SplitMix64 as its authors wrote it."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


@given(seed=words, n=st.integers(1, 2**20))
def test_the_generator_is_splitmix64(seed, n):
    out = np.zeros(8, np.int64)
    _draws(rng.seeded(seed), n, out)
    source, expected = splitmix(seed), []
    while len(expected) < 8:
        product = (next(source) >> 32) * n
        if product % 2**32 >= 2**32 % n:
            expected.append(product >> 32)
    assert list(out) == expected


@pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")
def test_random_numbers_are_even():
    out = np.zeros(600_000, np.int64)
    _draws(rng.seeded(1), 6, out)
    counts = np.bincount(out)
    assert len(counts) == 6
    assert ((counts - 100_000) ** 2 / 100_000).sum() < 25  # chi-square, 5 degrees: 1 in 7,000


def test_a_row_has_no_byte_outside_its_fields():
    inner = layout(a="u1", b="u8")
    outer = layout(c="u1", inner=(inner, (3,)), d="u2")
    assert sum(outer[name].itemsize for name in outer.names) == outer.itemsize
    assert outer.fields["inner"][1] % 8 == 0
    states = np.zeros(2, outer)
    states.view("u1")[:] = 7
    assert states.copy().tobytes() == states.tobytes()


def test_a_field_named_like_an_attribute_of_an_array_is_refused():
    with pytest.raises(ValueError, match="'size'"):
        layout(size="u1")
