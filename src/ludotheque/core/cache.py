"""Where compiled code is kept, and by what it is found again.

numba's own cache looks at a function's own file alone, so a table changed in another file would run
stale code. Here an entry's code is found by a hash of all that it is made of: the code of every
function that it calls, wherever that is, the rules that the verbs mean for the rows it is called
with, and the constants that all of these read, by value. A changed picture throws nothing away, nor
does another game; a changed weight does, whatever file it came from.
"""

from __future__ import annotations

import functools
import hashlib
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numba
import numpy as np
import platformdirs
from numba import types
from numba.core.caching import FunctionCache, _Cache
from numba.core.dispatcher import Dispatcher

HOUSE = __name__.partition(".")[0]
MONTH = 30 * 24 * 3600.0
MOST = 1000  # folders, one for each entry and game that calls it
_naming = threading.Lock()  # numba is told of a folder by one setting for all threads


class Kept(_Cache):
    """numba's cache for one entry, with a folder for each thing that it may compile to."""

    def __init__(self, function: Any) -> None:
        self._function = function
        self._shelves: dict[Any, FunctionCache] = {}

    @property
    def cache_path(self) -> str:
        return str(compiled())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._shelf(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        self._shelf(sig).save_overload(sig, data)
        tidy(compiled())

    def enable(self) -> None:
        """It always is."""

    def disable(self) -> None:
        """It never is."""

    def flush(self) -> None:
        self._shelves.clear()

    def has(self, sig: Any) -> bool:
        """Whether it was compiled for such types before."""
        index = self._shelf(sig)._cache_file  # which numba empties for an older file
        return bool(index._load_index())

    def _shelf(self, sig: Any) -> FunctionCache:
        with _naming:
            if sig not in self._shelves:
                folder = compiled() / fingerprint(self._function, sig)
                folder.mkdir(exist_ok=True)
                folder.touch()  # it is in use
                before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
                try:
                    self._shelves[sig] = FunctionCache(self._function)
                finally:
                    numba.config.CACHE_DIR = before
            return self._shelves[sig]


def are_kept(needs: Iterable[tuple[Any, ...]]) -> bool:
    """Whether all entries were compiled before for the arguments after each; or never will be."""
    return bool(numba.config.DISABLE_JIT) or all(
        entry._cache.has(tuple(map(numba.typeof, args))) for entry, *args in needs
    )


@functools.cache
def compiled() -> Path:
    """The folder of all compiled code; one that lasts as long as the process if need be."""
    folder = Path(platformdirs.user_cache_dir("ludotheque")) / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="ludotheque-"))


def tidy(folder: Path) -> None:
    """Remove what nobody has used for a month, and all but the thousand used last."""
    used = sorted((_used(path), path) for path in folder.iterdir())
    for i, (when, path) in enumerate(used):
        if i < len(used) - MOST or when < time.time() - MONTH:
            shutil.rmtree(path, ignore_errors=True)


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # another process has removed it
        return 0.0


def fingerprint(function: FunctionType, sig: Any) -> str:
    """A hash of all that a call with these types compiles."""
    digest = hashlib.sha256(_MACHINERY.encode())
    for part in compiled_with(function, sig):
        digest.update(_part(part).digest)
    return digest.hexdigest()[:32]


def compiled_with(function: FunctionType, sig: Any) -> Iterator[FunctionType]:
    """All functions that a call with these types compiles, as far as they are ours."""
    records = dict.fromkeys(record for kind in sig for record in _records(kind))
    verbs: dict[Any, None] = {}
    waiting, seen = [function], {function}
    while waiting:
        one = waiting.pop()
        yield one
        part = _part(one)
        verbs.update(dict.fromkeys(part.verbs))
        records.update(dict.fromkeys(part.records))
        meant = (verb.rule_for(record) for verb in verbs for record in records)
        for called in (*part.calls, *(rule.py_func for rule in meant if rule)):
            if called not in seen:
                seen.add(called)
                waiting.append(called)


class _Part(NamedTuple):
    digest: bytes  # of its code and of the constants that it reads
    calls: tuple[FunctionType, ...]
    verbs: tuple[FunctionType, ...]
    records: tuple[types.Record, ...]  # that it can make


@functools.cache
def _part(function: FunctionType) -> _Part:
    """What one function alone brings into whatever is compiled with it."""
    digest = hashlib.sha256()
    calls: list[FunctionType] = []
    verbs: list[FunctionType] = []
    records: list[types.Record] = []
    codes = list(_codes(function.__code__))
    names = list(dict.fromkeys(name for code in codes for name in code.co_names))
    own = {HOUSE, function.__module__.partition(".")[0]}

    def read(name: str, value: Any) -> None:
        digest.update(name.encode())
        if isinstance(value, Dispatcher):
            calls.append(value.py_func)
        elif isinstance(value, ModuleType):
            if value.__name__.partition(".")[0] in own:
                for inner in names:
                    if inner in vars(value):
                        read(inner, vars(value)[inner])
        elif isinstance(value, FunctionType) and value.__module__.partition(".")[0] in own:
            digest.update(_source(value.__module__))  # where numba is taught what it means
            if hasattr(value, "rule_for"):
                verbs.append(value)
        else:
            digest.update(_constant(value).encode())
            kind = value if isinstance(value, np.dtype) else getattr(value, "dtype", None)
            if isinstance(kind, np.dtype) and kind.names:
                records.extend(_records(numba.from_dtype(kind)))

    for code in codes:
        digest.update(code.co_code)
        constants = [one for one in code.co_consts if not isinstance(one, CodeType)]
        digest.update(_constant((*code.co_names, *constants)).encode())
    read_defaults = (*(function.__defaults__ or ()), *(function.__kwdefaults__ or {}).items())
    digest.update(_constant((*function.__code__.co_varnames, *read_defaults)).encode())
    for name in names:
        if name in function.__globals__:
            read(name, function.__globals__[name])
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        read(name, cell.cell_contents)
    return _Part(digest.digest(), tuple(calls), tuple(verbs), tuple(records))


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _constant(value: Any) -> str:
    """A text that differs whenever the value does."""
    if isinstance(value, np.ndarray):
        content = hashlib.sha256(value.tobytes()).hexdigest()
        return f"{value.dtype}{value.shape}{content}"
    if isinstance(value, tuple):
        return f"({','.join(map(_constant, value))})"
    if isinstance(value, frozenset):
        return f"{{{','.join(sorted(map(_constant, value)))}}}"
    if isinstance(value, type):
        fields = getattr(value, "_fields", ()), getattr(value, "_field_defaults", ())
        return f"{value.__module__}.{value.__qualname__}{fields}"
    if isinstance(value, int | float | complex | str | bytes | np.generic | np.dtype | types.Type):
        return f"{type(value).__name__}:{value!r}"
    if value is None or value is Ellipsis or callable(value):  # a function of NumPy's or Python's
        return getattr(value, "__name__", str(value))
    raise TypeError(f"compiled code reads what cannot be a constant: {value!r}")


def _records(kind: Any) -> Iterator[Any]:
    """The records in a type, those in its fields too."""
    inner: Iterable[Any] = ()
    if isinstance(kind, types.Record):
        yield kind
        inner = (field.type for field in kind.fields.values())
    elif isinstance(kind, types.Array | types.NestedArray):
        inner = (kind.dtype,)
    elif isinstance(kind, types.BaseTuple):
        inner = kind.types
    for one in inner:
        yield from _records(one)


@functools.cache
def _source(module: str) -> bytes:
    return Path(str(sys.modules[module].__file__)).read_bytes()


_MACHINERY = repr(
    (
        numba.__version__,
        numba.config.BOUNDSCHECK,
        numba.config.OPT,
        Path(__file__).with_name("jit.py").read_bytes(),
    )
)
