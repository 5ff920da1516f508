"""Files of people: records that they write and read, and where the terminal keeps its own.

Games were once kept as files, one record each; what is left of them is taken over (`home.py`).
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO

import platformdirs

from ludotheque.core.errors import Conflict

FOLDER = "games"  # where they were kept as files
LARGEST = 64 << 20  # bytes of a record
_TAIL = 120
_RUNNING = re.compile(rb'\n"result":null,\n"hash":"[0-9a-f]{64}"\n}\n\Z')  # none had names


def home() -> Path:
    """The user's data folder."""
    return Path(platformdirs.user_data_dir("ludotheque", appauthor=False))


def aside(data: Path) -> Path:
    """Where the files go that were taken over."""
    return data / FOLDER / "taken-over"


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
    try:
        number, part = tempfile.mkstemp(".part", f".{path.name}.", path.parent)
    except OSError as error:
        error.filename = str(path)  # what was asked for, not what it would have been written to
        raise
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


def unfinished(data: Path, game: str = "") -> list[Path]:
    """The files of games that were not over, the last played first."""
    found = []
    for path in (data / FOLDER).glob("*.json"):
        if not path.name.endswith(f"-{game}.json" if game else ".json"):
            continue
        with contextlib.suppress(OSError, Conflict), _opened(path) as file:
            status = os.fstat(file.fileno())
            file.seek(max(status.st_size - _TAIL, 0))
            if _RUNNING.search(file.read(_TAIL)):
                found.append((status.st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def put_aside(path: Path) -> None:
    """Move a file that was taken over out of the way."""
    folder = aside(path.parent.parent)
    folder.mkdir(exist_ok=True)
    os.replace(path, folder / path.name)


def reason(error: Exception) -> str:
    """Why the system refused something, in its own words."""
    return getattr(error, "strerror", None) or str(error)


def _opened(path: Path) -> BinaryIO:
    """A file open for reading, never a folder, and nothing that one would have to wait for."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise Conflict("not-a-file", path=str(path))
    return open(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb")
