"""Spywhere (Cesare Mainardi): secret nationalities, open exchanges."""

from typing import TYPE_CHECKING

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

if TYPE_CHECKING:  # what not every game has; mypy checks it here
    from ludotheque.bots import Budget, Report
    from ludotheque.bots.protocols import Searching
    from ludotheque.core.protocols import (
        Absences,
        Bot,
        Chance,
        Draws,
        NamedDraws,
        Piles,
        Sampled,
        Secrets,
    )
    from ludotheque.games.spywhere import bot

    _bot: Bot[Budget, Report] = bot
    _searching: Searching = bot
    _chance: Chance = rules
    _draws: Draws = rules
    _sampled: Sampled = rules
    _secrets: Secrets = rules
    _piles: Piles = rules
    _absences: Absences = rules
    _named_draws: NamedDraws = notation
