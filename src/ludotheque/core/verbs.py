"""The verbs of a game. The type of the record picks the rule: at compile time, or at the call.

Search, adapters and entry points are written once over these and work for every game. A rule is
found by the type of the first argument, so there is no dispatch left in compiled code.
"""

# mypy: allow-untyped-defs
# numba compares signatures to the letter, so an overload carries no annotations.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from ludotheque.core.record import Actions, Record, Weights
from ludotheque.core.rng import Rng

_rules: dict[tuple[str, Any], Callable[..., Any]] = {}


def register(verb: str, dtype: np.dtype[np.record], rule: Callable[..., Any]) -> None:
    """Make `rule` the meaning of `verb` for records of this type."""
    if (verb, dtype) in _rules and _rules[verb, dtype].__module__ != rule.__module__:
        raise ValueError(f"two games have the same record: {rule.__module__!r} must differ in one")
    _rules[verb, dtype] = rule
    _rules[verb, numba.from_dtype(dtype)] = rule


def to_act(public: Record) -> int:
    """Bits 0-5: the seats asked, several at once; bit 7: chance; 0: it is over."""
    return int(_rules["to_act", public.dtype](public))


def legal(public: Record, mine: Record, seat: int, out: Actions) -> int:
    """Write the seat's legal actions, strictly ascending; how many."""
    return int(_rules["legal", public.dtype](public, mine, seat, out))


def sample(public: Record, mine: Record, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    return int(_rules["sample", public.dtype](public, mine, seat, rng))


def refusal(public: Record, mine: Record, seat: int, action: int) -> int:
    """Why the action is not legal, as an index of the game's REFUSALS; 0 when it is."""
    return int(_rules["refusal", public.dtype](public, mine, seat, action))


def apply(state: Record, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal."""
    _rules["apply", state.dtype](state, seat, action)


def chance(state: Record, weights: Weights) -> int:
    """Write the exact weight of each chance action; how many."""
    return int(_rules["chance", state.dtype](state, weights))


def returns(state: Record, out: Any) -> None:
    """Write a number a seat; they sum to zero."""
    _rules["returns", state.dtype](state, out)


def resample(view: Record, rng: Rng, state: Record) -> None:
    """Write a random whole state that fits the view."""
    _rules["resample", view.dtype](view, rng, state)


def encode(view: Record, out: Any) -> None:
    """Fill the vector that describes the view to a learner."""
    _rules["encode", view.dtype](view, out)


@overload(to_act, inline="always")
def _to_act(public):
    rule = _rules["to_act", public]
    return lambda public: rule(public)


@overload(legal, inline="always")
def _legal(public, mine, seat, out):
    rule = _rules["legal", public]
    return lambda public, mine, seat, out: rule(public, mine, seat, out)


@overload(sample, inline="always")
def _sample(public, mine, seat, rng):
    rule = _rules["sample", public]
    return lambda public, mine, seat, rng: rule(public, mine, seat, rng)


@overload(refusal, inline="always")
def _refusal(public, mine, seat, action):
    rule = _rules["refusal", public]
    return lambda public, mine, seat, action: rule(public, mine, seat, action)


@overload(apply, inline="always")
def _apply(state, seat, action):
    rule = _rules["apply", state]
    return lambda state, seat, action: rule(state, seat, action)


@overload(chance, inline="always")
def _chance(state, weights):
    rule = _rules["chance", state]
    return lambda state, weights: rule(state, weights)


@overload(returns, inline="always")
def _returns(state, out):
    rule = _rules["returns", state]
    return lambda state, out: rule(state, out)


@overload(resample, inline="always")
def _resample(view, rng, state):
    rule = _rules["resample", view]
    return lambda view, rng, state: rule(view, rng, state)


@overload(encode, inline="always")
def _encode(view, out):
    rule = _rules["encode", view]
    return lambda view, out: rule(view, out)
