"""`rule`, `inlined`, `shared`, `entry`: how every compiled function of the house is compiled."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
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


class _Part(JITCodeLibrary):
    """Code that is never run by itself: optimised once, where it is linked into an entry.

    numba would optimise it, and all that it calls, here and again in each of its callers, and make
    machine code of it each time.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._final_module._owned = True
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        module = super()._get_module_for_linking()
        module._owned = True  # as the engine's are: not to be freed one by one when Python ends
        return module

    @property
    def codegen(self) -> _Part:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing: only Python objects need an environment."""


class _PartCompiler(Compiler):
    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *others: Any) -> None:
        library = library or _Part(targetctx.codegen(), "part")
        super().__init__(typingctx, targetctx, library, *others)


_PART = {
    "pipeline_class": _PartCompiler,
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def compile_for(entry: Any, *args: Any) -> None:
    """Compile an entry for such arguments, or load it, without calling it."""
    if is_compiled():
        entry.compile(tuple(numba.typeof(arg) for arg in args))


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Let Python not look for garbage meanwhile: a tenth of the time that compiling takes."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not numba.config.DISABLE_JIT
