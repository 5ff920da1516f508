"""Ludothèque: board games of bluff and hidden information, to play, to print, to study."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.adapters.batch import Batch
    from ludotheque.core.position import Variant

__all__ = ["batch", "load"]


def load(
    name: str, preset: str = "standard", seats: int | None = None, **options: str | int | bool
) -> Variant:
    """A game by its name, with a preset and options of its own: `load("agon", pincer="bend")`."""
    from ludotheque.core.position import Variant
    from ludotheque.games import discovery

    return Variant(discovery.find(name), preset, seats, options)


def batch(
    name: str,
    n: int,
    preset: str = "standard",
    seats: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    **options: str | int | bool,
) -> Batch:
    """Many tables of a game at once, as arrays: `batch("spywhere", 1024, seats=4, seed=1)`."""
    from ludotheque.adapters.batch import Batch

    return Batch(load(name, preset, seats, **options), n, seed, threads)


def __getattr__(name: str) -> str:
    """`__version__`, looked up only when asked for: it takes longer than all the rest."""
    if name == "__version__":
        from importlib.metadata import version

        return version("ludotheque")
    raise AttributeError(f"module 'ludotheque' has no attribute {name!r}")
