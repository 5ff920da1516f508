"""Records on disk: checked, or turned into arrays."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np

from ludotheque.cli import saves
from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError, MalformedOption
from ludotheque.core.jit import hurry
from ludotheque.tables import Table, records
from ludotheque.tables.arrays import arrays
from ludotheque.tables.errors import MalformedRecord

_COMMITMENT = re.compile(r"[0-9a-f]{64}", re.ASCII)


def verified(path: Path, commitment: str = "") -> Table:
    """The table of a record file, every byte of which was checked."""
    return records.verify(saves.read(path), commitment)


def verify_files(terminal: Terminal, paths: list[Path], commitment: str = "") -> int:
    """Say of each file whether it holds, and to what it was committed; the exit code."""
    hurry()
    wanted = commitment.strip().lower()
    if wanted and not _COMMITMENT.fullmatch(wanted):
        terminal.complain(MalformedOption("malformed-commitment", value=repr(commitment)))
        return 2
    code = 0
    for path in paths:
        try:
            table = verified(path, wanted)
        except MalformedRecord as error:
            terminal.say("file-fails", path=str(path), why=error.say(terminal.language))
            code = 1
            continue
        except LudothequeError as error:
            terminal.complain(error)
            code = 1
            continue
        draws = sum(len(event.get("draws", ())) for event in table.events)
        known = {"path": str(path), "events": table.head, "draws": draws}
        terminal.say("verify-holds" if table.result else "verify-holds-so-far", **known)
        if table.variant.game.max_chance > 1:
            terminal.commitment("verify-commitment", table.commitment)
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
        terminal.say("play-not-saved", path=str(out), why=saves.reason(error))
        return 1
    terminal.say("arrays-written", path=str(out), rows=len(found["actions"]), games=len(paths))
    return 0
