"""A bot's choice cannot depend on a secret: it never gets one."""

from __future__ import annotations

import pytest

from ludotheque.bots import Budget
from ludotheque.core.game import Game
from ludotheque.core.rng import seeded
from ludotheque.tables.seen import log_of
from tests.conformance.walks import HOUSE_GAMES, name
from tests.tables.pairs import Pair
from tests.tables.play import variant

SECRETIVE = [game for game in HOUSE_GAMES if game.has_secrets and game.bot]
TABLES, ACTS = 6, 12


@pytest.mark.parametrize("game", SECRETIVE, ids=name)
def test_the_same_view_log_and_seed_in_different_worlds_give_the_same_action(game: Game):
    """At least half of the pairs really differ in a secret byte."""
    asked = different = 0
    for seed in range(TABLES):
        pair = Pair(variant(game, 4), seed % 4, seed)
        for _ in range(ACTS):
            if pair.one.result is None and pair.viewer in pair.one.asked:
                asked += 1
                different += pair.is_different
                assert chosen(pair, pair.one) == chosen(pair, pair.two)
            pair.play(1)
    assert asked >= TABLES
    assert different >= asked / 2


def chosen(pair: Pair, table) -> int:
    view, log = table.view(pair.viewer), log_of(table.log, pair.viewer)
    return int(view.game.bot.choose(view, log, Budget(nodes=100), seeded(asked_at(table))))


def asked_at(table) -> int:
    """A seed that both tables of a pair have in common."""
    return int(table.head)
