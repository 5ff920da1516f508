"""The board as numbers and words (G1): geometry only, no rules.

A cell has a *bit*, q + 12 r + 60: 121 bits in two 64-bit words, with a gap after each row so that
no step ever wraps; and an *index*, 0 to 90 in the order of the bits, for action numbers.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

RADIUS = 5
ROW = 12
CELLS = 91
EDGES = 30
BITS = 128
FAR = BITS - 1  # where a guard is that has not been laid yet: no cell

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six directions in turning order: two and two apart make a bend, three apart a line."""

AROUND = {(0, -1): 0, (1, -1): 1, (-1, 0): 2, (1, 0): 4, (-1, 1): 5, (0, 1): 6}
"""Each direction's bit in the byte that describes the surroundings of a cell."""


def bit_of(q: int, r: int) -> int:
    """The bit of a cell."""
    return q + ROW * r + 60


def ring_of(q: int, r: int) -> int:
    """How far a cell is from the throne."""
    return max(abs(q), abs(r), abs(q + r))


def on_board(board: Any, bit: int) -> bool:
    """Whether a board of two words has a cell."""
    return bool((int(board[0]) | int(board[1]) << 64) >> bit & 1)


def words(bits: list[int]) -> tuple[np.uint64, np.uint64]:
    """Two words with the given bits set."""
    both = sum(1 << bit for bit in bits)
    return np.uint64(both & (1 << 64) - 1), np.uint64(both >> 64)


AXIAL = sorted(
    (
        (q, r)
        for q in range(-RADIUS, RADIUS + 1)
        for r in range(-RADIUS, RADIUS + 1)
        if abs(q + r) <= RADIUS
    ),
    key=lambda cell: bit_of(*cell),
)
THRONE = bit_of(0, 0)
THRONE_INDEX = AXIAL.index((0, 0))
RING_1 = words([bit_of(*step) for step in STEPS])
BOARD = words([bit_of(*cell) for cell in AXIAL])
EDGE = words([bit_of(*cell) for cell in AXIAL if ring_of(*cell) == RADIUS])

BIT = np.array([bit_of(*cell) for cell in AXIAL], np.uint8)
INDEX = np.full(BITS, CELLS, np.uint8)
INDEX[BIT] = np.arange(CELLS)
EDGE_BIT = np.array([bit_of(*cell) for cell in AXIAL if ring_of(*cell) == RADIUS], np.uint8)
EDGE_INDEX = np.full(BITS, EDGES, np.uint8)
EDGE_INDEX[EDGE_BIT] = np.arange(EDGES)

LO = np.array([1 << bit if bit < 64 else 0 for bit in range(BITS)], np.uint64)
HI = np.array([1 << bit - 64 if FAR > bit >= 64 else 0 for bit in range(BITS)], np.uint64)

GUARD_WAYS = np.zeros(BITS, np.uint64)
THRONE_WAY = np.zeros(BITS, np.uint64)
"""The directions in which a guard may slide from a cell, as bits of AROUND; the way to the throne,
which only a queen may take (G4)."""

SLIDE = np.zeros(BITS * 8, np.uint16)
FROM = np.zeros(4 * CELLS, np.uint8)
TO = np.zeros(4 * CELLS, np.uint8)
INWARD = np.zeros(4 * CELLS, np.bool_)
"""A slide's number, 4 x index + rank of the way, by 8 x bit + bit of AROUND; and back."""

_CELLS = set(AXIAL)
for _q, _r in AXIAL:
    _ring, _bit = ring_of(_q, _r), bit_of(_q, _r)
    _near = {s: (_q + s[0], _r + s[1]) for s in AROUND if (_q + s[0], _r + s[1]) in _CELLS}
    _ways = [step for step, cell in _near.items() if ring_of(*cell) <= _ring]
    for _rank, _step in enumerate(_ways):
        _action = 4 * int(INDEX[_bit]) + _rank
        _to = _near[_step]
        SLIDE[8 * _bit + AROUND[_step]] = _action
        FROM[_action], TO[_action] = _bit, bit_of(*_to)
        INWARD[_action] = ring_of(*_to) < _ring
        _ways_of = THRONE_WAY if _to == (0, 0) else GUARD_WAYS
        _ways_of[_bit] |= np.uint64(1 << AROUND[_step])

LINES = ((0, 3), (1, 4), (2, 5))
BENDS = ((0, 2), (1, 3), (2, 4), (3, 5), (4, 0), (5, 1))
"""The pairs of directions that make a pincer (G5)."""


def _ring_pair(q: int, r: int) -> list[frozenset[int]]:
    """The pairs of directions that pinch a cell in its own ring; on the throne, every line."""
    if (q, r) == (0, 0):
        return [frozenset(line) for line in LINES]
    near = [(q + step[0], r + step[1]) for step in STEPS]
    return [frozenset(k for k, cell in enumerate(near) if ring_of(*cell) == ring_of(q, r))]


RING_PAIRS = np.array(
    [
        words([bit_of(*cell) for cell in AXIAL if frozenset(pair) in _ring_pair(*cell)])
        for pair in LINES + BENDS
    ],
    np.uint64,
)
"""The cells that each pair of directions pinches under `pincer = ring`."""

_keys = np.frombuffer(hashlib.shake_256(b"agon").digest(8 * (5 * BITS + 1)), "<u8")
KEYS = _keys[: 4 * BITS].reshape(2, 2, BITS).copy()
KEYS[:, :, FAR] = 0
"""Zobrist keys: player, guard or queen, bit."""
CAPTURED_KEYS = _keys[4 * BITS : 5 * BITS]
TURN_KEY = np.uint64(_keys[-1])

START = (
    ((-5, 5), ((-1, 5), (4, 1), (5, -3), (3, -5), (-1, -4), (-5, 1))),
    ((5, -5), ((1, -5), (-4, -1), (-5, 3), (-3, 5), (1, 4), (5, -1))),
)
"""Queen and guards of the first and of the second player (G3)."""


def name_of(bit: int) -> str:
    """A cell as text (G1-a)."""
    q, r = AXIAL[INDEX[bit]]
    return "abcdefghijk"[q + RADIUS] + str(r + RADIUS + 1)


BIT_OF_NAME = {name_of(int(bit)): int(bit) for bit in BIT}
NAME = {bit: name for name, bit in BIT_OF_NAME.items()}


def cells_of(board: tuple[int, int]) -> list[int]:
    """The bits of a board of two plain numbers, ascending."""
    left, bits = board[0] | board[1] << 64, []
    while left:
        low = left & -left
        bits.append(low.bit_length() - 1)
        left ^= low
    return bits
