"""Kuhn poker: the smallest game with a bluff, and a value known to be -1/18."""

from ludotheque.core.game import Game
from ludotheque.core.options import Options
from tests.games.kuhn import choices, facts, notation, picture, rules, view

GAME = Game(rules, Options(), facts, view, choices, notation, picture)
