"""Ludothèque: board games of bluff and hidden information, to play, to print, to study."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.core.position import Variant

__all__ = ["__version__", "load"]

__version__ = version("ludotheque")


def load(
    name: str, preset: str = "standard", seats: int | None = None, **options: str | int | bool
) -> Variant:
    """A game by its name, with a preset and options of its own: `load("agon", pincer="bend")`."""
    from ludotheque.core import discovery
    from ludotheque.core.position import Variant

    return Variant(discovery.find(name), preset, seats, **options)
