"""Strength cards: what a run of the arena says of each level, kept beside the game."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.arena.match import Pairing, pairings
from ludotheque.arena.run import Row
from ludotheque.core.game import Game


def path(game: Game) -> Path:
    """Where a game's cards are."""
    return game.folder / "strength.json"


def ladder(game: Game, seats: int, games: int, seed: int, opening: int) -> list[Pairing]:
    """Each level against the next one, from random play up."""
    levels = [str(level) for level in range((game.bot.LEVELS if game.bot else 0) + 1)]
    found: list[Pairing] = []
    for pair in itertools.pairwise(levels):
        found += pairings(game.name, "standard", pair, seats, games, seed, opening)
    return found


def write(game: Game, command: str, rows: Sequence[Row]) -> None:
    """Keep the cards, with the command that makes them again."""
    levels = {row.machine: row.as_dict() for row in sorted(rows, key=lambda row: row.machine)}
    text = json.dumps({"command": command, "rules": game.version, "levels": levels}, indent=1)
    path(game).write_text(text + "\n", encoding="utf-8")


def read(game: Game) -> dict[str, dict[str, Any]]:
    """The cards by level, if there are any."""
    if not path(game).exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(path(game).read_text(encoding="utf-8"))["levels"]
    return found
