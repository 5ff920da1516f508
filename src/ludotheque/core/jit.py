"""`rule`, `inlined`, `entry`, `step`: how every compiled function of the house is marked.

numba, which takes longer to import than all else, is imported with the first function that is to be
compiled, or loaded (`core.compiler`): whoever reads rules, or plays as Python, needs none of it.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import FunctionType
from typing import Any, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Need: TypeAlias = tuple[Any, ...]
"""An entry, and arguments of the types that it is called with."""
OFTEN = 200  # calls as Python after which a process in a hurry looks for compiled code

kinds: dict[FunctionType, str] = {}
"""What is marked, and how."""


def rule(function: F) -> F:
    """Compile `function` as a part of whatever calls it; called from Python it runs as Python."""
    return _marked(function, "rule")


def inlined(function: F) -> F:
    """As `rule`, written out in each caller: for the few lines where a call would cost."""
    return _marked(function, "inlined")


def entry(function: F) -> F:
    """Compile `function` so that Python can call it, and keep the result on disk."""
    made: Any = Entry(_marked(function, "entry")) if is_compiled() else function
    return made


def step(function: F) -> F:
    """As `entry`, for what is short enough for Python: see `hurry`."""
    made: Any = _Step(_marked(function, "step")) if is_compiled() else function
    return made


def _marked(function: F, kind: str) -> F:
    if is_compiled() and isinstance(function, FunctionType):
        kinds[function] = kind
    return function


class Entry:
    """What Python calls and numba compiles, when it is called first."""

    def __init__(self, function: Any) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function
        self.run: Callable[..., Any] = self._first

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)

    def _first(self, *args: Any) -> Any:
        from ludotheque.core.compiler import dispatcher

        self.run = dispatcher(self)
        return self.run(*args)


class _Step(Entry):
    _calls = 0  # as Python

    def _first(self, *args: Any) -> Any:
        self._calls += 1
        if _is_hurried and self._calls < OFTEN:
            return self.py_func(*args)
        return super()._first(*args)


def source(made: Any) -> Any:
    """The function of an entry, or of a rule, which it is."""
    return made.py_func if isinstance(made, Entry) else made


_is_hurried = False


def hurry() -> None:
    """Let no `step` wait in this process from now on, for the compiler or for what was compiled.

    It runs as Python, and only what is called often is loaded, if it was compiled before.
    """
    global _is_hurried
    _is_hurried = True


def is_hurried() -> bool:
    return _is_hurried


def load() -> None:
    """Load numba, and what it else loads with the first compiled function."""
    if is_compiled():
        from ludotheque.core import compiler

        compiler.load()


def compile_for(made: Any, *args: Any) -> None:
    """Compile a function for such arguments, or load it, without calling it."""
    if is_compiled():
        from ludotheque.core import compiler

        compiler.compile_for(made, *args)


def are_kept(needs: Iterable[Need]) -> bool:
    """Whether all entries were compiled before for the arguments after each; or never will be."""
    from ludotheque.core import cache

    return not is_compiled() or cache.are_kept(needs)


@contextlib.contextmanager
def watched(
    needs: Sequence[Need], report: Callable[[float], object], parts: Sequence[Need] = ()
) -> Iterator[None]:
    """Report what share of needs and parts is compiled, function by function, by their length."""
    if not is_compiled():
        yield
        return
    from ludotheque.core import compiler

    with compiler.watched(needs, report, parts):
        yield


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


@functools.cache
def is_compiled() -> bool:
    """Whether the rules run compiled in this process; numba reads the same variable."""
    return not int(os.environ.get("NUMBA_DISABLE_JIT") or 0)
