"""What the tests of Spywhere compile beside the game."""

from __future__ import annotations

from ludotheque.core.jit import compile_for
from ludotheque.core.rng import seeded
from ludotheque.games.spywhere import GAME
from tests.spywhere.exact import resample


def warm() -> None:
    """Compile the reference that worlds are compared with."""
    compile_for(resample.imagine, GAME.views(), 0, seeded(0), GAME.states(), 0)
