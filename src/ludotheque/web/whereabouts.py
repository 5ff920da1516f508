"""Where a server runs: a file beside the store, for its owner alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.storage.files import make_private

FILE = "server.json"


class Running(Struct, frozen=True):
    """Where a server runs, and by what it knows who runs it."""

    url: str
    secret: str


def announce(data: Path, url: str) -> tuple[str, Callable[[], None]]:
    """Write where the server runs; its secret, and what takes the file away again."""
    file, secret = data / FILE, secrets.token_urlsafe(32)
    make_private(file)
    file.write_bytes(msgspec.json.encode(Running(url, secret)))
    return secret, lambda: file.unlink(missing_ok=True)


def running(data: Path) -> Running | None:
    """The server that runs on this data, if one does."""
    try:
        return msgspec.json.decode((data / FILE).read_bytes(), type=Running)
    except (OSError, msgspec.DecodeError):
        return None
