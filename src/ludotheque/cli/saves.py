"""Games kept in the user's data folder, one record each, written whole after every command."""

from __future__ import annotations

import os
import time
from pathlib import Path

import platformdirs

_RUNNING = b'\n"result":null,\n"hash":'


def folder() -> Path:
    """Where games are kept."""
    return Path(platformdirs.user_data_dir("ludotheque", appauthor=False)) / "games"


def new_path(game: str) -> Path:
    """A place for a new game, named by the moment and the game."""
    folder().mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    taken = 0
    while True:
        path = folder() / f"{stamp}{f'-{taken}' if taken else ''}-{game}.json"
        if not path.exists():
            return path
        taken += 1


def write(path: Path, record: bytes) -> None:
    """Put a record in place so that a crash leaves the old one or the new one, never a part."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(record)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    if os.name == "posix":
        here = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(here)  # the new name, too
        finally:
            os.close(here)


def unfinished(game: str = "") -> list[Path]:
    """The games that can be gone on with, the last played first."""
    paths = folder().glob(f"*-{game or '*'}.json")
    running = [path for path in paths if _RUNNING in path.read_bytes()[-120:]]
    return sorted(running, key=lambda path: path.stat().st_mtime_ns, reverse=True)
