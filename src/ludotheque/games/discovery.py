"""Games are found by looking: every folder of `games/` is one. There is no list to edit."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.errors import UnknownGame

if TYPE_CHECKING:
    from ludotheque.core.game import Game

HOUSE = str(__package__)


def names(package: str = HOUSE) -> list[str]:
    """The names of the games in a package, without importing them."""
    folder = importlib.import_module(package).__path__
    return sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg)


def folder(name: str, package: str = HOUSE) -> Path:
    """Where a game lives."""
    return Path(importlib.import_module(package).__path__[0]) / name


def find(name: str, package: str = HOUSE) -> Game:
    """The game of that name."""
    if name not in names(package):
        raise UnknownGame("unknown-game", name=repr(name), names=", ".join(names(package)))
    from ludotheque.core.game import of_package  # slow, and not needed to list them

    return of_package(f"{package}.{name}")
