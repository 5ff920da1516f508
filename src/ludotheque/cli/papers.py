"""Records on disk: checked, or turned into arrays."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import Conflict, LudothequeError
from ludotheque.tables import Table, records
from ludotheque.tables.arrays import arrays


def verified(path: Path) -> Table:
    """The table of a record file, every byte of which was checked."""
    try:
        return records.verify(path.read_bytes())
    except OSError as error:
        raise Conflict("no-such-file", path=str(path)) from error


def verify_files(terminal: Terminal, paths: list[Path]) -> int:
    """Say of each file whether it holds; the exit code."""
    code = 0
    for path in paths:
        try:
            table = verified(path)
        except LudothequeError as error:
            terminal.print(f"{path}: {error.say(terminal.language)}")
            code = 1
            continue
        draws = sum(len(event.get("draws", ())) for event in table.events)
        known = {"path": str(path), "events": table.head, "draws": draws}
        terminal.say("verify-holds" if table.result else "verify-holds-so-far", **known)
    return code


def write_arrays(terminal: Terminal, out: Path, paths: list[Path]) -> int:
    """Write the decisions of finished games as one .npz file; the exit code."""
    try:
        found = arrays(verified(path) for path in paths)
        np.savez_compressed(out, allow_pickle=False, **found)
    except LudothequeError as error:
        terminal.complain(error)
        return 1
    except OSError as error:
        terminal.say("play-not-saved", path=str(out), why=error.strerror or "")
        return 1
    terminal.say("arrays-written", path=str(out), rows=len(found["actions"]), games=len(paths))
    return 0
