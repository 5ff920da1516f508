"""Where a server runs, in a file beside the store for its owner alone; and what he may order."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

FILE = "server.json"


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done."""

    do: Literal["guests", "hide", "show", "ban", "unban", "rotate", "token", "hush", "close"]
    who: str = ""
    name: str = ""
    scopes: list[str] = []
    n: int = 0


class Running(Struct, frozen=True):
    """Where a server runs, and by what it knows who runs it."""

    url: str
    secret: str


def announce(data: Path, url: str) -> tuple[str, Callable[[], None]]:
    """Write where the server runs; its secret, and what takes the file away again."""
    file, secret = data / FILE, secrets.token_urlsafe(32)
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "wb") as out:
        out.write(msgspec.json.encode(Running(url, secret)))
    return secret, lambda: file.unlink(missing_ok=True)


def running(data: Path) -> Running | None:
    """The server that runs on this data, if one does."""
    try:
        return msgspec.json.decode((data / FILE).read_bytes(), type=Running)
    except (OSError, msgspec.DecodeError):
        return None
