"""A sealed auction: everybody drafts in secret at once, for a prize nobody knows."""

from ludotheque.core.game import Game
from ludotheque.core.options import Flag, Options
from tests.games.sealed import notation, picture, rules, view

GAME = Game(rules, notation, Options((Flag("prize_shown", False),)), view, picture)
