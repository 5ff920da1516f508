"""Games kept in the user's data folder, one record each, written whole after every command.

While a game is played, a lock beside its file keeps other processes from playing it, too.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import tempfile
import time
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import platformdirs

from ludotheque.core.errors import Conflict

try:
    import fcntl
except ImportError:  # Windows, where nothing is locked
    fcntl = None  # type: ignore[assignment]

LARGEST = 64 << 20  # bytes of a record
_OLD = 3600  # seconds after which nobody is still writing a part
_TAIL = 120
_RUNNING = re.compile(rb'\n"result":null,\n"hash":"[0-9a-f]{64}"\n}\n\Z')


def folder() -> Path:
    """Where games are kept."""
    return Path(platformdirs.user_data_dir("ludotheque", appauthor=False)) / "games"


def new_path(game: str) -> Path:
    """A place for a new game, named by the moment and the game."""
    with contextlib.suppress(OSError):  # if nothing can be written there, the session says so
        folder().mkdir(parents=True, exist_ok=True)
    _sweep()
    return folder() / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{game}.json"


def read(path: Path) -> bytes:
    """What a file holds; `Conflict` for what is no file, too large, or cannot be read."""
    try:
        with _opened(path) as file:
            content = file.read(LARGEST + 1) or b""
    except (OSError, ValueError) as error:
        raise Conflict("no-such-file", path=str(path), why=reason(error)) from error
    if len(content) > LARGEST:
        raise Conflict("file-too-large", path=str(path), limit=LARGEST >> 20)
    return content


def write(path: Path, record: bytes) -> None:
    """Put a record in place so that a crash leaves the old one or the new one, never a part."""
    path = path.resolve()  # a link stays one
    number, part = tempfile.mkstemp(".part", f".{path.name}.", path.parent)
    try:
        with open(number, "wb") as file:
            file.write(record)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise
    if os.name == "posix":
        here = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(here)  # the new name, too
        finally:
            os.close(here)


def write_apart(path: Path, record: bytes) -> None:
    """Put a record where nobody plays."""
    lock = Lock(path)
    try:
        write(path, record)
    finally:
        lock.release()


def unfinished(game: str = "") -> list[Path]:
    """The games that can be gone on with, the last played first."""
    found = []
    for path in folder().glob("*.json"):
        if not path.name.endswith(f"-{game}.json" if game else ".json"):
            continue
        with contextlib.suppress(OSError, Conflict), _opened(path) as file:
            status = os.fstat(file.fileno())
            file.seek(max(status.st_size - _TAIL, 0))
            if _RUNNING.search(file.read(_TAIL)):
                found.append((status.st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def reason(error: Exception) -> str:
    """Why the system refused something, in its own words."""
    return getattr(error, "strerror", None) or str(error)


class Lock:
    """The right to write a file, which one process has at a time, until it ends or releases it.

    Where nothing can be locked, because the system or the folder does not let us, all have it.
    """

    def __init__(self, path: Path) -> None:
        real = path.resolve()
        self._beside = real.with_name(f".{real.name}.lock")
        self._held: int | None = None
        while fcntl and self._held is None:
            try:
                file = os.open(self._beside, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            except OSError:
                return
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.path.samestat(os.fstat(file), os.stat(self._beside)):
                    self._held = file
            except FileNotFoundError:
                pass  # whoever had it has just taken it away
            except OSError as error:
                os.close(file)
                if isinstance(error, BlockingIOError):
                    raise Conflict("played-elsewhere", path=str(path)) from None
                return
            if self._held is None:
                os.close(file)

    def release(self) -> None:
        """Let others write the file."""
        if self._held is not None:
            self._beside.unlink(missing_ok=True)
            os.close(self._held)
            self._held = None


def hold(path: Path, record: bytes) -> Lock:
    """The right to play on from a record: nobody else plays it, or has since it was read."""
    lock = Lock(path)
    try:
        if os.path.lexists(path) and read(path) != record:
            raise Conflict("played-on", path=str(path))
    except Conflict:
        lock.release()
        raise
    return lock


def _opened(path: Path) -> BinaryIO:
    """A file open for reading, never a folder, and nothing that one would have to wait for."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise Conflict("not-a-file", path=str(path))
    return open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb")


def _sweep() -> None:
    """Remove what was half written when a process ended long ago."""
    for part in folder().glob(".*.part"):
        with contextlib.suppress(OSError):
            status = part.lstat()
            if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > _OLD:
                part.unlink()
