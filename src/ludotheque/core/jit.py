"""`rule`, `inlined`, `shared`, `entry`: how every compiled function of the house is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba.extending import register_jitable

from ludotheque.core.cache import Kept

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Compile `function` as a part of whatever calls it; from Python only an `entry` is called."""
    compiled: F = numba.njit(**_PART)(function)
    return compiled


def inlined(function: F) -> F:
    """As `rule`, written out in each caller: for the few lines where a call would cost."""
    compiled: F = numba.njit(forceinline=True, **_PART)(function)
    return compiled


def shared(function: F) -> F:
    """As `inlined`, for the few lines that plain Python calls as well."""
    both: F = register_jitable(forceinline=True, **_PART)(function)
    return both


def entry(function: F) -> F:
    """Compile `function` so that Python can call it, and keep the result on disk."""
    compiled: F = numba.njit(nogil=True, error_model="numpy")(function)
    if is_compiled():
        compiled._cache = Kept(function)  # type: ignore[attr-defined]
    return compiled


_PART = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not numba.config.DISABLE_JIT
