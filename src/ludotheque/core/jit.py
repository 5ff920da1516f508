"""`rule`, `inlined`, `entry`, `step`: how every compiled function of the house is compiled."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

import numba
from llvmlite.binding import parse_bitcode
from numba import types
from numba.core import event
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.registry import CPUDispatcher, cpu_target

from ludotheque.core.cache import Kept, compiled_with

F = TypeVar("F", bound=Callable[..., Any])
Need: TypeAlias = tuple[Any, ...]
"""An entry, and arguments of the types that it is called with."""
ALMOST = 0.99  # of what is to be done is done when nothing is left but to keep it
LINKING = 0.25  # of the time that its parts take, to link and optimise an entry
PASSED_BY = "ludotheque:passed-by"
"""What is told of a part, as numba tells what it compiles, when another process compiles it."""
OFTEN = 200  # calls as Python after which a process in a hurry looks for compiled code


def rule(function: F) -> F:
    """Compile `function` as a part of whatever calls it; called from Python it runs as Python."""
    return _made(_Part, function, **_PART)


def inlined(function: F) -> F:
    """As `rule`, written out in each caller: for the few lines where a call would cost."""
    return _made(_Part, function, forceinline=True, **_PART)


def entry(function: F) -> F:
    """Compile `function` so that Python can call it, and keep the result on disk."""
    return _made(_Entry, function)


def step(function: F) -> F:
    """As `entry`, for what is short enough for Python: see `hurry`."""
    return _made(_Step, function)


def _made(kind: type[CPUDispatcher], function: F, **options: Any) -> F:
    if not is_compiled():
        return function
    # to let the interpreter's lock go and to take it again costs more than a step does
    nogil = kind is not _Step
    options |= {"nopython": True, "boundscheck": None, "nogil": nogil, "error_model": "numpy"}
    made: Any = kind(function, targetoptions=options, pipeline_class=_COMPILERS[kind])
    return made


class _Compiled(CPUDispatcher):
    def get_call_template(self, args: Any, kws: Any) -> Any:
        """As numba's, but compiled once for all numbers, not once for each that is written out."""
        plain = {name: types.unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template(tuple(map(types.unliteral, args)), plain)


class _Part(_Compiled):
    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.py_func(*args, **named)


class _Entry(_Compiled):
    def __init__(self, function: Any, *others: Any, **options: Any) -> None:
        super().__init__(function, *others, **options)
        self._cache = Kept(function)


class _Step(_Entry):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._calls = 0  # as Python

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """What to run for such arguments, for which nothing is loaded yet."""
        if _is_hurried:
            self._calls += 1
            if self._calls % OFTEN or not self._cache.has(tuple(map(self.typeof_pyval, args))):
                return self.py_func
        return super()._compile_for_args(*args, **kws)


_is_hurried = False


def hurry() -> None:
    """Let no `step` wait in this process from now on, for the compiler or for what was compiled.

    It runs as Python, and only what is called often is loaded, if it was compiled before.
    """
    global _is_hurried
    _is_hurried = True


def load() -> None:
    """Load what numba else loads with the first compiled function: half a second's worth."""
    if is_compiled():
        cpu_target.typing_context.refresh()
        cpu_target.target_context.refresh()


def _remembering(ask: Callable[..., Any]) -> Callable[..., Any]:
    """What an operator gives for types that it was asked for before.

    numba tries all its templates anew for every use: 7,143 times in Agon's search, for 377 kinds.
    """

    def asked(self: Any, context: Any, args: Any, kws: Any) -> Any:
        known = self.__dict__.setdefault("_known", {})
        key = args, tuple(kws.items())
        if key not in known:
            known[key] = ask(self, context, args, kws)
        return known[key]

    return asked


setattr(types.Function, "get_call_type", _remembering(types.Function.get_call_type))  # noqa: B010


class _Flags(Flags):
    """numba's flags, compared as a whole: numba reads them one by one, at every call it types."""

    __slots__ = ()
    _HASH = hash(Flags())  # numba's is that of their names

    def __hash__(self) -> int:
        return self._HASH

    def __eq__(self, other: object) -> bool:
        is_same = isinstance(other, Flags) and self._values == other._values
        return is_same or super().__eq__(other)


class _Compiler(Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *others: Any) -> None:
        args, result, flags, local = others
        super().__init__(typing, target, library, args, result, _Flags(flags), local)


class _Library(JITCodeLibrary):
    """Machine code, optimised once.

    numba optimises a module twice, with a look for what counts references between; we have none.
    """

    def _optimize_functions(self, module: Any) -> None:
        """As numba does, but for functions that are only named here."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class Parts(_Library):
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

    def bitcode(self) -> bytes:
        """All that an entry links of it."""
        code: bytes = self._get_module_for_linking().as_bitcode()
        return code

    @classmethod
    def of_bitcode(cls, codegen: Any, name: str, code: bytes) -> Parts:
        self = cls(codegen, name)
        self._final_module = parse_bitcode(code)
        self._finalize_final_module()
        return self

    @property
    def codegen(self) -> Parts:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing: only Python objects need an environment."""


class _EntryCompiler(_Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *others: Any) -> None:
        if library is None:
            library = _Library(target.codegen(), "entry")
            library.enable_object_caching()
        super().__init__(typing, target, library, *others)


class _PartCompiler(_Compiler):
    def __init__(self, typing: Any, target: Any, library: Any, *others: Any) -> None:
        super().__init__(typing, target, library or Parts(target.codegen(), "part"), *others)


_PART = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
_COMPILERS = {_Part: _PartCompiler, _Entry: _EntryCompiler, _Step: _EntryCompiler}


def compile_for(entry: Any, *args: Any) -> None:
    """Compile an entry for such arguments, or load it, without calling it."""
    if is_compiled():
        entry.compile(tuple(numba.typeof(arg) for arg in args))


@contextlib.contextmanager
def watched(
    needs: Sequence[Need], report: Callable[[float], object], parts: Sequence[Need] = ()
) -> Iterator[None]:
    """Report what share of needs and parts is compiled, function by function, by their length."""
    watch = _Watch(needs, report, parts)
    with event.install_listener("numba:compile", watch), event.install_listener(PASSED_BY, watch):
        yield


class _Watch(event.Listener):
    """Listens to numba."""

    def __init__(
        self, needs: Sequence[Need], report: Callable[[float], object], parts: Sequence[Need]
    ) -> None:
        self._left: dict[Any, float] = {}
        for made, *args in (*needs, *parts) if is_compiled() else ():
            inner = set(compiled_with(made.py_func, tuple(map(numba.typeof, args))))
            lengths = {one: len(one.__code__.co_code) for one in inner}
            self._left = lengths | self._left
            if isinstance(made, _Entry):
                self._left[made.py_func] += LINKING * sum(lengths.values())
        self._total, self._report = sum(self._left.values()), report

    def on_start(self, told: event.Event) -> None:
        """Nothing is done yet."""

    def on_end(self, told: event.Event) -> None:
        function = told.data["dispatcher"].py_func
        is_whole = told.kind == PASSED_BY  # another process compiles all that it calls, too
        done = compiled_with(function, told.data["args"]) if is_whole else (function,)
        known = self._left.keys() & set(done)
        for one in known:
            del self._left[one]
        if known:
            self._report(ALMOST * (1.0 - sum(self._left.values()) / self._total))


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
