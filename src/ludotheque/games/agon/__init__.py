"""Agon (Queen's Guard), the oldest game on hexagons."""

from ludotheque.core.game import Game
from ludotheque.games.agon import choices, encoding, facts, notation, picture, rules, view
from ludotheque.games.agon.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture, encoding=encoding)
