"""Agon (Queen's Guard), the oldest game on hexagons."""

from typing import TYPE_CHECKING

from ludotheque.core.game import Game
from ludotheque.games.agon import choices, encoding, facts, notation, picture, rules, view
from ludotheque.games.agon.options import OPTIONS

__all__ = ["GAME"]

GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture, encoding=encoding)

if TYPE_CHECKING:  # what not every game has; mypy checks it here
    from ludotheque.bots import Budget, Report
    from ludotheque.core.protocols import Bot, Opinions, Positions, Sampled
    from ludotheque.games.agon import bot

    _bot: Bot[Budget, Report] = bot
    _opinions: Opinions = bot
    _sampled: Sampled = rules
    _positions: Positions = notation
