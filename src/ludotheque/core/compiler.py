"""How numba compiles what `core.jit` marks: imported with the first function that is compiled."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from llvmlite.binding import parse_bitcode
from numba import types
from numba.core import event
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult, Flags
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.extending import typeof_impl
from numba.np.numpy_support import as_dtype

from ludotheque.core import instructions, jit  # noqa: F401 (numba is taught by importing it)
from ludotheque.core.cache import (
    Kind,
    compiled,
    compiled_with,
    fingerprint,
    kinds_in,
    kinds_of,
    tidy,
)
from ludotheque.core.jit import Need

ALMOST = 0.99  # of what is to be done is done when nothing is left but to keep it
LINKING = 0.25  # of the time that its parts take, to link and optimise an entry
PASSED_BY = "ludotheque:passed-by"
"""What is told of a part, as numba tells what it compiles, when another process compiles it."""
_dispatchers: dict[FunctionType, Any] = {}
_making = threading.Lock()


def dispatcher(made: Any) -> Any:
    """What numba compiles for a function that is marked."""
    function = jit.source(made)
    with _making:
        if function not in _dispatchers:
            kind = jit.kinds[function]
            made_by, compiler = _MADE_BY[kind]
            options = {"nopython": True, "boundscheck": None, "error_model": "numpy"}
            # to let the interpreter's lock go and to take it again costs more than a step does
            options["nogil"] = kind != "step"
            if made_by is _Compiled:
                options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
                options |= {"forceinline": True} if kind == "inlined" else {}
            _dispatchers[function] = made_by(
                function, targetoptions=options, pipeline_class=compiler
            )
        return _dispatchers[function]


@typeof_impl.register(FunctionType)
@typeof_impl.register(jit.Entry)
def _typeof(value: Any, context: Any) -> Any:
    """What a function is to whatever calls it: for numba knows its own dispatchers alone."""
    return types.Dispatcher(dispatcher(value)) if jit.source(value) in jit.kinds else None


class _Compiled(CPUDispatcher):
    def get_call_template(self, args: Any, kws: Any) -> Any:
        """As numba's, but compiled once for all numbers, not once for each that is written out."""
        plain = {name: types.unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template(tuple(map(types.unliteral, args)), plain)


class _Kept(NullCache):
    """What was made of an entry, kept on disk for each thing that it may compile to."""

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    def load_overload(self, sig: Any, target: Any) -> Any:
        target.refresh()
        path = kept_at(compiled(), self._function, sig)
        try:
            made = CompileResult._rebuild(target, *pickle.loads(path.read_bytes()))
        except Exception:  # there is none, or it is damaged: pickle and LLVM say so in many ways
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # it is in use
        return made

    def save_overload(self, sig: Any, made: Any) -> None:
        if made.library.has_dynamic_globals:  # addresses, which are this process's own
            return
        with contextlib.suppress(OSError):
            keep(kept_at(compiled(), self._function, sig), dumps(made._reduce()))
            tidy(compiled())

    def has(self, sig: Any) -> bool:
        """Whether it was compiled for such types before."""
        return kept_at(compiled(), self._function, sig).exists()


def kept_at(folder: Path, function: FunctionType, sig: Any) -> Path:
    """Where what a function compiles to for such types is kept: by this machine's kind, too."""
    kind = repr((sig, cpu_target.target_context.codegen().magic_tuple()))
    code = fingerprint(function, kinds_of_types(sig))
    return folder / f"{code}-{hashlib.sha256(kind.encode()).hexdigest()[:16]}"


def keep(path: Path, written: bytes) -> None:
    """Write a file that others may read at any time."""
    whole = path.with_name(f"new-{os.getpid()}-{path.name}")
    whole.write_bytes(written)
    whole.replace(path)


def kinds_of_types(sig: Iterable[Any]) -> Iterator[Kind]:
    """The types of the rows in a signature, as NumPy knows them."""
    for one in sig:
        if isinstance(one, types.BaseTuple):
            yield from kinds_of_types(one)
        elif isinstance(one, types.Record | types.Array):
            yield from kinds_of(as_dtype(one if isinstance(one, types.Record) else one.dtype))


class _Entry(_Compiled):
    def __init__(self, function: Any, *others: Any, **options: Any) -> None:
        super().__init__(function, *others, **options)
        self._cache = _Kept(function)


class _Step(_Entry):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._calls = jit.OFTEN - 1  # as Python, before numba was asked

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """What to run for such arguments, for which nothing is loaded yet."""
        if jit.is_hurried():
            self._calls += 1
            if self._calls % jit.OFTEN or not self._cache.has(tuple(map(self.typeof_pyval, args))):
                return self.py_func
        return super()._compile_for_args(*args, **kws)


def load() -> None:
    """Load what numba else loads with the first compiled function: a third of a second's worth."""
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


_MADE_BY = {
    "rule": (_Compiled, _PartCompiler),
    "inlined": (_Compiled, _PartCompiler),
    "entry": (_Entry, _EntryCompiler),
    "step": (_Step, _EntryCompiler),
}


def compile_for(made: Any, *args: Any) -> None:
    """Compile a function for such arguments, or load it, without calling it."""
    compiled = dispatcher(made)
    compiled.compile(tuple(map(numba.typeof, args)))
    if isinstance(made, jit.Entry):
        made.run = compiled  # from now on


@contextlib.contextmanager
def watched(
    needs: Sequence[Need], report: Callable[[float], object], parts: Sequence[Need]
) -> Iterator[None]:
    watch = _Watch(needs, report, parts)
    with event.install_listener("numba:compile", watch), event.install_listener(PASSED_BY, watch):
        yield


class _Watch(event.Listener):
    """Listens to numba."""

    def __init__(
        self, needs: Sequence[Need], report: Callable[[float], object], parts: Sequence[Need]
    ) -> None:
        self._left: dict[Any, float] = {}
        for made, *args in (*needs, *parts):
            function = jit.source(made)
            inner = set(compiled_with(function, kinds_in(args)))
            lengths = {one: len(one.__code__.co_code) for one in inner}
            self._left = lengths | self._left
            if isinstance(made, jit.Entry):
                self._left[function] += LINKING * sum(lengths.values())
        self._total, self._report = sum(self._left.values()), report

    def on_start(self, told: event.Event) -> None:
        """Nothing is done yet."""

    def on_end(self, told: event.Event) -> None:
        function = told.data["dispatcher"].py_func
        is_whole = told.kind == PASSED_BY  # another process compiles all that it calls, too
        done = (
            compiled_with(function, kinds_of_types(told.data["args"])) if is_whole else (function,)
        )
        known = self._left.keys() & set(done)
        for one in known:
            del self._left[one]
        if known:
            self._report(ALMOST * (1.0 - sum(self._left.values()) / self._total))
