"""Spywhere (Cesare Mainardi): secret nationalities, open exchanges."""

from ludotheque.core.game import Game
from ludotheque.games.spywhere import encoding, notation, notes, picture, rules, view
from ludotheque.games.spywhere.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, notation, OPTIONS, view, picture, notes, encoding)
