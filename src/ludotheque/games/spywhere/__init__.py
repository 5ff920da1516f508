"""Spywhere (Cesare Mainardi): secret nationalities, open exchanges."""

from ludotheque.core.game import Game
from ludotheque.games.spywhere import (
    choices,
    encoding,
    facts,
    notation,
    notes,
    picture,
    rules,
    view,
)
from ludotheque.games.spywhere.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture, notes, encoding)
