"""Kuhn poker: the smallest game with a bluff, and a value known to be -1/18."""

from typing import TYPE_CHECKING

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from tests.games.kuhn import choices, facts, notation, picture, rules, view

GAME = Game(rules, Options(), facts, view, choices, notation, picture)

if TYPE_CHECKING:  # what not every game has; mypy checks it here
    from ludotheque.core.protocols import Chance, Draws, Secrets

    _chance: Chance = rules
    _draws: Draws = rules
    _secrets: Secrets = rules
