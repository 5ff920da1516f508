"""Agent (Eric Solomon, 1975): hidden bribes, open moves, bluff."""

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:  # what not every game has; mypy checks it here
    from ludotheque.bots import Budget, Report
    from ludotheque.bots.protocols import Searching
    from ludotheque.core.protocols import (
        Absences,
        Bot,
        Chance,
        Doubts,
        Draws,
        Reviews,
        Secrets,
        Standing,
    )
    from ludotheque.games.agent import bot

    _bot: Bot[Budget, Report] = bot
    _searching: Searching = bot
    _chance: Chance = rules
    _draws: Draws = rules
    _secrets: Secrets = rules
    _absences: Absences = rules
    _doubts: Doubts = view
    _reviews: Reviews = facts
    _standing: Standing = choices
