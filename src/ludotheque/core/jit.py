"""`rule`: how every compiled function of the house is compiled, and where the result is kept.

numba's cache looks only at a function's own file, so a table changed in another file would run
stale code. Ours lives in a folder named by a hash of the sources and data files that compiled code
can depend on and by the bounds-checking switch. (A game outside the package puts a hash of its own
into its record.)
"""

from __future__ import annotations

import functools
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs
from numba.extending import register_jitable

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
NEVER_COMPILED = {"__pycache__", "cli", "arena", "tables", "locales", "rulebook"}


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
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        return compiled
    finally:
        numba.config.CACHE_DIR = before


_PART = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


@functools.cache
def cache_folder() -> Path:
    """The folder for what is compiled from the package as it is now."""
    switch = os.environ.get("NUMBA_BOUNDSCHECK", "")
    name = f"{source_hash(PACKAGE)}-{numba.__version__}{'-checked' if switch == '1' else ''}"
    folder = Path(platformdirs.user_cache_dir("ludotheque")) / "compiled" / name
    if not _is_writable(folder):
        folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
    return folder


def source_hash(root: Path) -> str:
    """A hash of the sources and data files below a folder, but for those never compiled."""
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root)
        if path.is_file() and NEVER_COMPILED.isdisjoint(name.parts):
            digest.update(str(name).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return not numba.config.DISABLE_JIT


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
