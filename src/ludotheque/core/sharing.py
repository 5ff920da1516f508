"""Parts that two processes compile between them.

An entry is linked and optimised in one piece, but the parts that it is made of may come from
anywhere. Processes that share a folder go through one list of parts: whoever comes first compiles
a part and keeps it there, not optimised yet; the others pass it by, and read it where they need
it. A part that is still being compiled then is waited for. Whoever compiles a part holds its lock,
which is released with the process, however that ends: then another compiles the part.
"""

from __future__ import annotations

import itertools
import os
import pickle
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numba
from numba.core import event
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import NullCache
from numba.core.compiler import compile_result
from numba.core.environment import Environment
from numba.core.serialize import dumps

from ludotheque.core.compiler import PASSED_BY, Parts, dispatcher, keep, kept_at
from ludotheque.core.jit import Need
from ludotheque.core.locks import locked

TICK = 0.01  # seconds between two looks at a part that another process compiles
NAMES = 1_000_000  # that a process may give: more than there are functions


def share(folder: Path, parts: Iterable[Need]) -> None:
    """Compile those parts that no other process has or compiles; read the others where needed.

    numba numbers the functions of a process from 1, and a part brings its numbers along, so each
    process counts from a number of its own: else two functions might get one name.
    """
    FunctionIdentity._unique_ids = itertools.count(NAMES * os.getpid())
    made = [(dispatcher(part), *args) for part, *args in parts]
    for part, *_ in made:
        part._cache = _Shared(part, folder)
    for part, *args in made:
        sig = tuple(map(numba.typeof, args))
        if part._cache.is_free(sig):
            part.compile(sig)
        else:
            event.end_event(PASSED_BY, {"dispatcher": part, "args": sig})


class _Shared(NullCache):
    """What numba asks before it compiles a part, and tells after."""

    def __init__(self, part: Any, folder: Path) -> None:
        self._part, self._folder = part, folder
        self._locks: dict[Any, sqlite3.Connection] = {}

    def is_free(self, sig: Any) -> bool:
        """Whether nobody has compiled it, or does."""
        path = self._path(sig)
        lock = None if path.exists() else _locked(path)
        if lock:
            lock.close()
        return lock is not None

    def load_overload(self, sig: Any, target: Any) -> Any:
        """What another process has made of it; if there is nothing, this one holds the lock."""
        path = self._path(sig)
        while not path.exists():
            lock = _locked(path)
            if lock and not path.exists():  # nor was it kept meanwhile
                self._locks[sig] = lock
                return None
            time.sleep(TICK)
        return _read(path.read_bytes(), target)

    def save_overload(self, sig: Any, made: Any) -> None:
        if not made.library.has_dynamic_globals:  # addresses, which are this process's own
            keep(self._path(sig), _written(made))
        self._locks.pop(sig).close()

    def _path(self, sig: Any) -> Path:
        return kept_at(self._folder, self._part.py_func, sig)


def _locked(path: Path) -> sqlite3.Connection | None:
    """The lock of a part, unless another process has it."""
    return locked(path.with_suffix(".lock"))


def _written(made: Any) -> bytes:
    """A compiled part as another process can read it."""
    made.fndesc.typemap = made.fndesc.calltypes = None  # of no use once it is compiled
    written: bytes = dumps((made.library.bitcode(), made.fndesc, made.signature))
    return written


def _read(written: bytes, target: Any) -> Any:
    bitcode, fndesc, signature = pickle.loads(written)
    library = Parts.of_bitcode(target.codegen(), fndesc.mangled_name, bitcode)
    environment = Environment.from_fndesc(fndesc)
    return compile_result(
        typing_context=target.typing_context,
        target_context=target,
        entry_point=target.get_executable(library, fndesc, environment),
        library=library,
        fndesc=fndesc,
        environment=environment,
        signature=signature,
        objectmode=False,
        lifted=(),
    )
