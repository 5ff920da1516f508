"""The last acts of a table, as far as they may still be taken back."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from struct import Struct
from typing import NamedTuple, Self

import numpy as np

from ludotheque.core.referee import again
from ludotheque.core.rows import Rows, copied

DEPTH = 8  # acts
PLACE, WORD = np.uint16, np.uint64
HEAD = Struct("=IBBBBH")
Difference = tuple[bytes, bytes]
"""Which words of a state differ from the start, and what they are."""


class Act(NamedTuple):
    """An act after which nothing was drawn or laid open, and what was asked before it."""

    seq: int
    seat: int
    is_machine: bool
    asked_mask: int
    is_shared: bool
    actions: Sequence[int]

    def pack(self) -> bytes:
        """The same in a fifth of the memory."""
        seq, seat, is_machine, asked_mask, is_shared, actions = self
        count = len(actions)
        return _form(count).pack(seq, seat, is_machine, asked_mask, is_shared, count, *actions)

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        count = HEAD.unpack_from(packed)[-1]
        seq, seat, is_machine, asked_mask, is_shared, _, *actions = _form(count).unpack(packed)
        return cls(seq, seat, bool(is_machine), asked_mask, bool(is_shared), actions)


@functools.cache
def _form(actions: int) -> Struct:
    return Struct(f"{HEAD.format}{actions}H")


class Past:
    """A few acts, and the states before some: neither asking nor undoing reads the log.

    Of every eighth act the state before it is kept, of the last two of these: others are made again
    by playing on from there. A state is kept as what it differs in from the start, which all tables
    of a kind share.
    """

    __slots__ = ("_gone", "_start", "_words", "acts", "bases")

    def __init__(self, start: Rows, words: Rows) -> None:
        self._start, self._words = start, words  # the same, row and words
        self.acts: list[bytes] = []  # packed
        self._gone = 0  # of them those that cannot be taken back any more
        self.bases: tuple[Difference, ...] = ()

    def fork(self) -> Past:
        """The same acts, which may go on otherwise."""
        made = Past(self._start, self._words)
        made.acts, made.bases, made._gone = [*self.acts], self.bases, self._gone
        return made

    def add(self, act: Act, before: bytes) -> None:
        """Remember one more act, and every so often the state before it."""
        if len(self.acts) == 2 * DEPTH:
            del self.acts[:DEPTH]
            self.bases = self.bases[1:]
            self._gone -= DEPTH
        if len(self.acts) % DEPTH == 0:
            self.bases += (self._difference(before),)
        self.acts.append(act.pack())
        self._gone = max(self._gone, len(self.acts) - DEPTH)

    def forget(self) -> None:
        """Something happened that cannot be undone."""
        self.acts.clear()
        self._gone = 0
        self.bases = ()

    def last_of(self, seat: int, is_open: bool) -> int | None:
        """The act that a seat may take back: the last of all.

        In an open game its last act, if only machines have acted since.
        """
        for act in map(Act.unpack, reversed(self.acts[self._gone :])):
            if act.seat == seat:
                return act.seq
            if not (is_open and act.is_machine):
                return None
        return None

    def rewind(self, seq: int) -> tuple[Rows, Act]:
        """The state before an act, which is forgotten with all after it; and that act."""
        acts = [Act.unpack(act) for act in self.acts]
        at = next(k for k, act in enumerate(acts) if act.seq == seq)
        nth = at // DEPTH
        states = self._state(self.bases[nth])
        for act in acts[nth * DEPTH : at]:
            again(states, act.seat, act.actions)
        del self.acts[at:]
        self.bases = self.bases[: -(-at // DEPTH)]
        return states, acts[at]

    def _difference(self, state: bytes) -> Difference:
        there = words_of(state)
        where = (there != self._words).nonzero()[0]
        return where.astype(PLACE).tobytes(), there[where].tobytes()

    def _state(self, difference: Difference) -> Rows:
        states, (where, what) = copied(self._start), difference
        states.view(WORD)[np.frombuffer(where, PLACE)] = words_of(what)
        return states


def words_of(state: bytes) -> Rows:
    """A state as words, to be compared."""
    return np.frombuffer(state, WORD)
