"""Thousands of tables in one array of rows, for those who want speed.

    env = ludotheque.batch("agon", 1024, seed=1)
    rewards, done = env.step(env.random_actions())

A step is one decision at every table. Chance is played inside, from a table's own generator, and
a table that is over begins anew at once; so what happens depends on the seed and the actions
alone, not on the number of threads. Arrays that are given out belong to the batch and are
overwritten by the next call of the same name.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.core import calls
from ludotheque.core.bits import int64, mix
from ludotheque.core.calls import CHANCE, draw, seat_of
from ludotheque.core.errors import IllegalAction, MalformedOption
from ludotheque.core.jit import entry
from ludotheque.core.position import Variant
from ludotheque.core.referee import check
from ludotheque.core.rng import Rng, below
from ludotheque.core.rows import Actions, Rows, Weights
from ludotheque.core.verbs import apply, encode, legal, returns, to_act
from ludotheque.core.view import View, view_of

Array = npt.NDArray[Any]

MOST_SEED = (1 << 62) - 1
NEW = -1  # as an action: the table begins anew
SLICE = 256  # tables that a thread takes at a time; for fewer it costs more than it brings


class Batch:
    """n tables of one variant, played in step."""

    def __init__(self, variant: Variant, n: int, seed: int = 0, threads: int | None = None) -> None:
        game = variant.game
        if n < 1:
            raise MalformedOption("malformed-number", option="n", value=n, low=1, high=2**31)
        self.variant, self.n = variant, n
        self.states = game.states(n)
        self._start = variant.start().states
        self._luck = np.zeros((n, 1), np.uint64)  # of chance, and of random players: a word a table
        self._whims = np.zeros((n, 1), np.uint64)
        self._seat = np.zeros(n, np.int64)
        self._listed = np.zeros((n, game.max_legal + 4), np.uint16)
        self._counts = np.zeros(n, np.int64)
        self._mask = np.zeros((n, game.actions), np.bool_)
        self._rewards = np.zeros((n, game.most_seats), np.float32)
        self._done = np.zeros(n, np.bool_)
        self._actions = np.zeros(n, np.int64)
        self._vectors = np.zeros((n, game.encoding.SIZE if game.encoding else 0), np.float32)
        self._slices = [(first, min(first + SLICE, n)) for first in range(0, n, SLICE)]
        self._threads = min(threads or os.cpu_count() or 1, len(self._slices))
        self._weights = np.zeros((self._threads, max(16, game.max_chance)), np.int64)
        self._views = [game.views() for _ in range(self._threads)]
        self._pool = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self.reset(seed)

    @property
    def seat(self) -> Array:
        """Whose decision it is, by table; of several seats asked at once the lowest."""
        return _shown(self._seat)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew at every table; without a seed, each goes on with its own luck."""
        if seed is not None:
            sow(self._luck, seed & MOST_SEED, 0)
            sow(self._whims, seed & MOST_SEED, 1)
        self._advance(np.full(self.n, NEW))

    def legal_mask(self) -> Array:
        """Which actions are legal at each table for whose decision it is: (n, actions), bool."""
        return _shown(self._mask)

    def observe(self) -> Array:
        """What the seats to decide may know, as the game encodes it: (n, size), float32."""
        self._share(
            lambda k, first, last: fill(
                self.states, first, last, self._seat, self._views[k], self._vectors
            )
        )
        return _shown(self._vectors)

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal action a table, from the batch's own generators."""
        self._share(
            lambda k, first, last: pick(
                first, last, self._listed, self._counts, self._whims, self._actions
            )
        )
        return self._actions

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array]:
        """Carry out an action a table: rewards, (n, seats), and which tables were over, (n,).

        If one is illegal, it is refused and no table is changed.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"actions: shape {(self.n,)} is wanted, not {chosen.shape}")
        table = first_illegal(self._mask, chosen)
        if table < self.n:
            raise self._refusal(table, int(chosen[table]))
        self._advance(chosen)
        return _shown(self._rewards[:, : self.variant.seats]), _shown(self._done)

    def view(self, table: int, seat: int) -> View:
        """What a seat may know at one table."""
        return view_of(self.variant.game, self.states, seat, table)

    def _advance(self, actions: npt.NDArray[np.int64]) -> None:
        self._share(
            lambda k, first, last: advance(
                self.states,
                self._start,
                first,
                last,
                actions,
                self._luck,
                self._weights[k],
                self._seat,
                self._rewards,
                self._done,
                self._listed,
                self._counts,
                self._mask,
            )
        )

    def _share(self, work: Callable[[int, int, int], Any]) -> None:
        """Do all slices' work; compiled code lets other threads run, and each takes what is left.

        So a thread that the machine has no time for delays nobody.
        """
        left = iter(self._slices)

        def run(thread: int) -> None:
            for first, last in left:
                work(thread, first, last)

        others = [self._pool.submit(run, k) for k in range(1, self._threads)] if self._pool else []
        run(0)
        for other in others:
            if not other.cancel():
                other.result()

    def _refusal(self, table: int, action: int) -> Exception:
        """What the game says against an action, with the number of the table."""
        text = f"table {table}, action {action}"
        try:
            check(self.view(table, int(self._seat[table])), action, text)
        except (IllegalAction, ValueError) as error:
            return error
        raise AssertionError(f"the mask and the rules disagree: {text}")


def _shown(array: Array) -> Array:
    """The same memory, which the one it is shown to cannot change."""
    view = array.view()
    view.flags.writeable = False
    return view


@entry
def sow(rngs: Rng, seed: int, purpose: int) -> None:
    """Give each table a stream of its own."""
    base = mix(mix(np.uint64(0), seed), purpose)
    for i in range(len(rngs)):
        rngs[i, 0] = mix(base, i)


@entry
def first_illegal(mask: Array, actions: Array) -> int:
    """The first table whose action is not legal; the number of tables if there is none."""
    n, width = mask.shape
    for i in range(n):
        if not 0 <= actions[i] < width or not mask[i, actions[i]]:
            return i
    return n


@entry
def pick(first: int, last: int, listed: Actions, counts: Array, rngs: Rng, actions: Array) -> None:
    """Choose a legal action at some tables."""
    for i in range(first, last):
        actions[i] = listed[i, below(rngs[i], counts[i])]


@entry
def fill(states: Rows, first: int, last: int, seats: Array, views: Rows, vectors: Array) -> None:
    """Encode what the seats to decide may know at some tables."""
    for i in range(first, last):
        calls.observe(states, i, seats[i], views, 0)
        encode(views[0], vectors[i])


@entry
def advance(
    states: Rows,
    start: Rows,
    first: int,
    last: int,
    actions: Array,
    rngs: Rng,
    weights: Weights,
    seats: Array,
    rewards: Array,
    done: Array,
    listed: Actions,
    counts: Array,
    mask: Array,
) -> None:
    """Carry out the actions at some tables, play on until somebody is asked, list what he may do.

    The mask is changed where it changes: clearing its thousands of bytes would cost most.
    """
    for i in range(first, last):
        for k in range(counts[i]):
            mask[i, listed[i, k]] = False
        for k in range(rewards.shape[1]):
            rewards[i, k] = 0.0
        done[i] = False
        if actions[i] == NEW:
            states[i] = start[0]
        else:
            apply(states[i], int64(seats[i]), int64(actions[i]))
        asked = to_act(states[i].public)
        while asked == 0 or asked >> CHANCE & 1:
            if asked:
                apply(states[i], CHANCE, draw(states, i, rngs[i], weights))
            else:
                returns(states[i], rewards[i])
                done[i] = True
                states[i] = start[0]
            asked = to_act(states[i].public)
        s = states[i]
        seat = seat_of(asked)
        n = legal(s.public, s.private[seat], seat, listed[i])
        for k in range(n):
            mask[i, listed[i, k]] = True
        seats[i] = seat
        counts[i] = n
