"""A sealed auction: everybody drafts in secret at once, for a prize nobody knows."""

from ludotheque.core.game import Game
from ludotheque.core.options import Flag, Options
from tests.games.sealed import choices, facts, notation, picture, rules, view

OPTIONS = Options((Flag("prize_shown", False),))
GAME = Game(rules, OPTIONS, facts, view, choices, notation, picture)
