"""The verbs of a game. The type of the row picks the rule: at compile time, or at the call.

Search, adapters and entry points are written once over these and work for every game. A rule is
found by the type of the first argument, so there is no dispatch left in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ludotheque.core.rng import Rng
from ludotheque.core.rows import Actions, Floats, Row, Weights

_rules: dict[tuple[str, Any], Callable[..., Any]] = {}


def register(verb: str, dtype: np.dtype[Row], rule: Callable[..., Any]) -> None:
    """Make `rule` the meaning of `verb` for rows of this type."""
    if (verb, dtype) in _rules and _rules[verb, dtype].__module__ != rule.__module__:
        raise ValueError(f"two games have the same row: {rule.__module__!r} must differ in one")
    _rules[verb, dtype] = rule


def is_known(verb: str, dtype: np.dtype[Row]) -> bool:
    """Whether the verb has a meaning for rows of this type."""
    return (verb, dtype) in _rules


def rule_of(verb: str, dtype: np.dtype[Row]) -> Any:
    """The rule that a verb means for rows of a type, if it means one."""
    return _rules.get((verb, dtype))


def meant(call: tuple[Any, ...]) -> tuple[Any, ...]:
    """A verb and its arguments, with the rule that it means for them instead."""
    verb, row, *others = call
    return _rules[verb.__name__, row.dtype], row, *others


def to_act(public: Row) -> int:
    """Bits 0-5: the seats asked, several at once; bit 7: chance; 0: it is over."""
    return int(_rules["to_act", public.dtype](public))


def legal(public: Row, mine: Row, seat: int, out: Actions) -> int:
    """Write the seat's legal actions, strictly ascending; how many."""
    return int(_rules["legal", public.dtype](public, mine, seat, out))


def sample(public: Row, mine: Row, seat: int, rng: Rng) -> int:
    """A uniformly random legal action."""
    return int(_rules["sample", public.dtype](public, mine, seat, rng))


def refusal(public: Row, mine: Row, seat: int, action: int) -> int:
    """Why the action is not legal, as an index of the game's REFUSALS; 0 when it is."""
    return int(_rules["refusal", public.dtype](public, mine, seat, action))


def apply(state: Row, seat: int, action: int) -> None:
    """Carry out an action that is known to be legal."""
    _rules["apply", state.dtype](state, seat, action)


def chance(state: Row, weights: Weights) -> int:
    """Write the exact weight of each chance action; how many."""
    return int(_rules["chance", state.dtype](state, weights))


def returns(state: Row, out: Floats) -> None:
    """Write a number a seat; they sum to zero."""
    _rules["returns", state.dtype](state, out)


def resample(view: Row, rng: Rng, state: Row) -> None:
    """Write a random whole state that fits the view."""
    _rules["resample", view.dtype](view, rng, state)


def encode(view: Row, out: Any) -> None:
    """Fill the vector that describes the view to a learner."""
    _rules["encode", view.dtype](view, out)


def bias(
    public: Row, mine: Row, seat: int, actions: Actions, n: int, notes: Floats, out: Floats
) -> None:
    """Write how likely a player with some sense takes each of n legal actions; any scale."""
    _rules["bias", public.dtype](public, mine, seat, actions, n, notes, out)


def judge(state: Row, notes: Floats, out: Floats) -> bool:
    """Write what each seat may expect from here; whether this was a moment to say so."""
    return bool(_rules["judge", state.dtype](state, notes, out))


def believe(view: Row, rng: Rng, state: Row, notes: Floats) -> float:
    """How likely the viewer finds a resampled world; what resampling left open may be amended."""
    return float(_rules["believe", view.dtype](view, rng, state, notes))


VERBS = (
    to_act, legal, sample, refusal, apply, chance, returns, resample, encode,
    bias, judge, believe,  # what a game's bot knows, if it has one
)  # fmt: skip
