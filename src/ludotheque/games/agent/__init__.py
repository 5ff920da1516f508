"""Agent (Eric Solomon, 1975): hidden bribes, open moves, bluff."""

from ludotheque.core.game import Game
from ludotheque.games.agent import encoding, notation, notes, picture, rules, view
from ludotheque.games.agent.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, notation, OPTIONS, view, picture, notes, encoding)
