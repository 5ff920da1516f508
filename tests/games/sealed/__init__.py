"""A sealed auction: everybody drafts in secret at once, for a prize nobody knows."""

from typing import TYPE_CHECKING

from ludotheque.core.game import Game
from ludotheque.core.options import Flag, Options
from tests.games.sealed import choices, facts, notation, picture, rules, view

OPTIONS = Options((Flag("prize_shown", False),))
GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture)

if TYPE_CHECKING:  # what not every game has; mypy checks it here
    from ludotheque.core.protocols import Chance, Draws, Piles, Secrets, Standing

    _chance: Chance = rules
    _draws: Draws = rules
    _piles: Piles = rules
    _secrets: Secrets = rules
    _standing: Standing = choices
