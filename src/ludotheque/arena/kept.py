"""Games of a run in a file, a line each, so that a long run can end early and go on later.

A game is known by its pairing; who changes a machine begins a new file.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ludotheque.arena.match import Outcome, Pairing
from ludotheque.core.errors import Malformed

START = b'{"pairing"'


class Kept:
    """The games that a file holds, and those added to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("a+b") as file:
                file.seek(0)
                written = file.read()
        except OSError as error:
            raise Malformed("play-not-saved", path=str(path), why=error.strerror or "") from None
        lines, newline, torn = written.rpartition(b"\n")
        if not (torn.startswith(START) or START.startswith(torn)):
            raise Malformed("arena-kept-malformed", path=str(path), line=lines.count(b"\n") + 2)
        self.outcomes: dict[Pairing, Outcome] = {}
        for number, line in enumerate(lines.split(b"\n") if newline else (), 1):
            try:
                outcome = _read(json.loads(line))
            except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
                raise Malformed("arena-kept-malformed", path=str(path), line=number) from None
            self.outcomes[outcome.pairing] = outcome
        os.truncate(path, len(lines) + len(newline))  # what was torn by the end of a run

    def add(self, outcome: Outcome) -> None:
        """Keep another game."""
        with self.path.open("ab") as file:
            file.write(json.dumps(asdict(outcome)).encode() + b"\n")


def _read(found: dict[str, Any]) -> Outcome:
    of = found["pairing"]
    pairing = Pairing(
        str(of["game"]), str(of["options"]), tuple(map(str, of["machines"])), int(of["seed"]),
        int(of["group"]), int(of["opening"]),
    )  # fmt: skip
    shares, seconds = tuple(map(float, found["shares"])), tuple(map(float, found["seconds"]))
    if not len(shares) == len(seconds) == len(pairing.machines):
        raise ValueError
    is_tie, acts, failures = bool(found["is_tie"]), int(found["acts"]), int(found["failures"])
    return Outcome(pairing, shares, is_tie, acts, seconds, failures)
