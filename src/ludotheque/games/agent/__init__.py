"""Agent (Eric Solomon, 1975): hidden bribes, open moves, bluff."""

from ludotheque.core.game import Game
from ludotheque.games.agent import (
    choices,
    encoding,
    facts,
    notation,
    notes,
    picture,
    rules,
    view,
)
from ludotheque.games.agent.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture, notes=notes, encoding=encoding)
