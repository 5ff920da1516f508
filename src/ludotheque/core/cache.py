"""Where compiled code is kept, and by what it is found again.

numba's own cache looks at a function's own file alone, so a table changed in another file would run
stale code. Here an entry's code is found by a hash of all that it is made of: the code of every
function that it calls, wherever that is, the rules that the verbs mean for the rows it is called
with, and the constants that all of these read, by value. A changed picture throws nothing away, nor
does another game; a changed weight does, whatever file it came from.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import platformdirs

from ludotheque.core import jit, verbs
from ludotheque.core.rows import Row

Kind: TypeAlias = np.dtype[Row]
HOUSE = __name__.partition(".")[0]
MACHINERY = ("compiler", "instructions")  # which all compiled code is made by
FLAGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")
"""Of the environment, which all of it follows."""
PROCESSOR = Path("/sys/devices/system/cpu/modalias")  # Linux's: family, model and features
MONTH = 30 * 24 * 3600.0
MOST = 1000  # files, one for each entry and game that calls it


def are_kept(needs: Iterable[jit.Need]) -> bool:
    """Whether all entries were compiled before for the arguments after each."""
    kept = {path.name.partition("-")[0] for path in compiled().iterdir()}
    return all(fingerprint(made.py_func, kinds_in(args)) in kept for made, *args in needs)


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
            if path.is_dir():  # of a version that kept them in folders
                shutil.rmtree(path, ignore_errors=True)
                continue
            with contextlib.suppress(OSError):  # another process has removed it
                path.unlink()


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # another process has removed it
        return 0.0


def kinds_in(args: Sequence[Any]) -> Iterator[Kind]:
    """The types of the rows in arguments, those in their fields too."""
    for one in args:
        if isinstance(one, tuple):
            yield from kinds_in(one)
        elif isinstance(kind := getattr(one, "dtype", None), np.dtype):
            yield from kinds_of(kind)


def kinds_of(kind: np.dtype[Any]) -> Iterator[Kind]:
    """A type of rows, if it is one, and those in its fields."""
    kind = kind.base  # of several in a field
    if kind.fields:
        yield kind
        for inner, *_ in kind.fields.values():
            yield from kinds_of(inner)


def fingerprint(function: FunctionType, kinds: Iterable[Kind]) -> str:
    """A hash of all that a call with rows of these types compiles."""
    digest = hashlib.sha256(_machinery())
    for part in compiled_with(function, kinds):
        digest.update(_part(part).digest)
    return digest.hexdigest()[:32]


def compiled_with(function: FunctionType, kinds: Iterable[Kind]) -> Iterator[FunctionType]:
    """All functions that a call with rows of these types compiles, as far as they are ours."""
    known, said = dict.fromkeys(kinds), dict[FunctionType, None]()
    waiting, seen = [function], {function}
    while waiting:
        one = waiting.pop()
        yield one
        part = _part(one)
        said.update(dict.fromkeys(part.verbs))
        known.update(dict.fromkeys(part.kinds))
        meant = (verbs.rule_of(verb.__name__, kind) for verb in said for kind in known)
        for called in (*part.calls, *filter(None, meant)):
            if called not in seen:
                seen.add(called)
                waiting.append(called)


class _Part(NamedTuple):
    digest: bytes  # of its code and of the constants that it reads
    calls: tuple[FunctionType, ...]
    verbs: tuple[FunctionType, ...]  # that it says
    kinds: tuple[Kind, ...]  # of rows that it can make


@functools.cache
def _part(function: FunctionType) -> _Part:
    """What one function alone brings into whatever is compiled with it."""
    digest = hashlib.sha256()
    calls: list[FunctionType] = []
    said: list[FunctionType] = []
    kinds: list[Kind] = []
    codes = list(_codes(function.__code__))
    names = list(dict.fromkeys(name for code in codes for name in code.co_names))
    own = {HOUSE, function.__module__.partition(".")[0]}

    def read(name: str, value: Any) -> None:
        digest.update(name.encode())
        if isinstance(value, FunctionType | jit.Entry) and jit.source(value) in jit.kinds:
            calls.append(jit.source(value))
        elif isinstance(value, ModuleType):
            if value.__name__.partition(".")[0] in own:
                for inner in names:
                    if inner in vars(value):
                        read(inner, vars(value)[inner])
        elif isinstance(value, FunctionType) and value in verbs.VERBS:
            said.append(value)
        else:
            digest.update(_constant(value).encode())
            kind = value if isinstance(value, np.dtype) else getattr(value, "dtype", None)
            if isinstance(kind, np.dtype):
                kinds.extend(kinds_of(kind))

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
    return _Part(digest.digest(), tuple(calls), tuple(said), tuple(kinds))


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
    if isinstance(value, int | float | complex | str | bytes | np.generic | np.dtype):
        return f"{type(value).__name__}:{value!r}"
    if value is None or value is Ellipsis or callable(value):  # one of NumPy's, or an instruction
        return getattr(value, "__name__", str(value))
    raise TypeError(f"compiled code reads what cannot be a constant: {value!r}")


@functools.cache
def _machinery() -> bytes:
    """What makes all code what it is: who compiles it, how, by which flags, and for what."""
    numba = importlib.util.find_spec("numba")
    assert numba and numba.origin  # nothing is compiled without it
    files = [Path(numba.origin).with_name("_version.py")]
    files += [Path(__file__).with_name(f"{name}.py") for name in MACHINERY]
    flags = [os.environ.get(name, "") for name in FLAGS]
    parts = sys.version_info, flags, _processor(), *(path.read_bytes() for path in files)
    return repr(parts).encode()


def _processor() -> str:
    """The kind of processor, as far as it can be told without numba, which takes longer."""
    try:
        return PROCESSOR.read_text(encoding="ascii")
    except OSError:  # another system
        return f"{platform.machine()} {os.environ.get('PROCESSOR_IDENTIFIER', '')}"
