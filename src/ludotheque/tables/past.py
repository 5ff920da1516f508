"""The last acts of a table, as far as they may still be taken back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludotheque.core import calls
from ludotheque.core.rows import Rows, copied

DEPTH = 8  # acts


class Act(NamedTuple):
    """An act after which nothing was drawn or laid open, and what was asked before it."""

    seq: int
    seat: int
    is_machine: bool
    actions: tuple[int, ...]
    asked_mask: int
    is_shared: bool


class Past:
    """A few acts and the state before the first of them: neither asking nor undoing reads the log.

    One state is kept and not one an act: the older ones are made again by playing on from it.
    """

    __slots__ = ("acts", "base")

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.base: Rows | None = None  # the state before the first of the acts

    def fork(self) -> Past:
        """The same acts, which may go on otherwise."""
        made = Past()
        made.acts, made.base = [*self.acts], self.base
        return made

    def add(self, act: Act, states: Rows, before: bytes) -> None:
        """Remember one more act, and the state before it if it is the first."""
        if not self.acts:
            self.base = np.frombuffer(bytearray(before), states.dtype)
        elif len(self.acts) == DEPTH:
            assert self.base is not None
            self.base = copied(self.base)
            _play(self.base, self.acts.pop(0))
        self.acts.append(act)

    def forget(self) -> None:
        """Something happened that cannot be undone."""
        self.acts.clear()
        self.base = None

    def last_of(self, seat: int, is_open: bool) -> int | None:
        """The act that a seat may take back: the last of all.

        In an open game its last act, if only machines have acted since.
        """
        for act in reversed(self.acts):
            if act.seat == seat:
                return act.seq
            if not (is_open and act.is_machine):
                return None
        return None

    def rewind(self, seq: int) -> tuple[Rows, Act]:
        """The state before an act, which is forgotten with all after it; and that act."""
        assert self.base is not None
        states = copied(self.base)
        at = next(k for k, act in enumerate(self.acts) if act.seq == seq)
        for act in self.acts[:at]:
            _play(states, act)
        undone = self.acts[at]
        del self.acts[at:]
        return states, undone


def _play(states: Rows, act: Act) -> None:
    for action in act.actions:
        calls.act(states, 0, act.seat, action)
