"""`ludotheque admin` and `ludotheque token`: asked of the server that runs, else of the store."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import say
from ludotheque.web.whereabouts import Order, Running, running


def ordered(data: Path, database: str, order: Order) -> dict[str, Any]:
    """Have something done."""
    server = running(data)
    if server is not None:
        try:
            return _asked(server, order)
        except urllib.error.HTTPError as error:
            detail = json.loads(error.read() or b"{}").get("detail", str(error))
            raise LudothequeError("admin-refused", why=detail) from error
        except OSError:
            pass  # it was killed: the store is free
    from ludotheque.storage import open_store, place  # heavy, and not needed where a server runs
    from ludotheque.web.admin import carry_out

    store = open_store(place(database, data / "house.db"))
    try:
        return carry_out(store, order)
    finally:
        store.close()


def _asked(server: Running, order: Order) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{server.url}/api/v1/admin",
        msgspec.json.encode(order),
        {"Authorization": f"Bearer {server.secret}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def administer(terminal: Terminal, data: Path, database: str, order: Order) -> int:
    """Have something done, and say what came of it; the exit code."""
    try:
        found = ordered(data, database, order)
    except LudothequeError as error:
        terminal.complain(error)
        return 1
    if "token" in found:
        print(found["token"])  # alone on its line, for scripts
    for guest in found.get("guests", ()):
        marks = [word for word in ("is_hidden", "is_banned") if guest[word]]
        terminal.print(f"{guest['id']}  {guest['name'] or '-'}  {' '.join(marks)}".rstrip())
    if "token" not in found and "guests" not in found:
        terminal.print(say(terminal.language, "admin-done"))
    return 0
