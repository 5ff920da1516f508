"""Strength cards: what a run of the arena says of each level, kept beside the game."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from ludotheque.arena import ratings
from ludotheque.arena.match import Outcome, Pairing, pairings
from ludotheque.arena.run import rows
from ludotheque.core.game import Game

Estimated: TypeAlias = tuple[float, float, float]
"""A value between a low and a high one."""


class Card(Struct, frozen=True, omit_defaults=True):
    """How strong the arena found a machine; `below` is its share against the next weaker one."""

    machine: str
    games: int
    share: Estimated
    ties: float
    acts: float
    rating: Estimated
    seconds: float
    below: Estimated | None = None


class _Cards(Struct):
    levels: dict[str, Card]


def path(game: Game) -> Path:
    """Where a game's cards are."""
    return game.folder / "strength.json"


def ladder(
    game: Game, machines: Sequence[str], seats: int, games: int, seed: int, opening: int
) -> list[Pairing]:
    """Each machine against the next one."""
    found: list[Pairing] = []
    for pair in itertools.pairwise(machines):
        found += pairings(game.name, "standard", pair, seats, games, seed, opening)
    return found


def write(game: Game, command: str, machines: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    """Keep a card for each machine, the weakest first, with the command that makes them again."""
    levels: dict[str, dict[str, Any]] = {}
    known = {row.machine: row.as_dict() for row in rows(outcomes, machines)}
    for machine, below in zip(machines, ["", *machines], strict=False):
        level = machine.partition("@")[0]
        levels[level] = known[machine]
        duel = [one for one in outcomes if {machine, below} == set(one.pairing.machines)]
        if duel:
            share = ratings.share(duel, machine)
            levels[level]["below"] = [round(x, 4) for x in (share.value, share.low, share.high)]
    text = json.dumps({"command": command, "rules": game.version, "levels": levels}, indent=1)
    path(game).write_text(text + "\n", encoding="utf-8")


def read(game: Game) -> dict[str, Card]:
    """The cards by level, if there are any."""
    if not path(game).exists():
        return {}
    return msgspec.json.decode(path(game).read_bytes(), type=_Cards).levels
