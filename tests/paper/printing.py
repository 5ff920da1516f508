"""What the tests print, each only once."""

from __future__ import annotations

import functools
import random

from ludotheque import paper
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.tables import Table
from tests.paper.pdf import Page, read
from tests.tables.play import play, started, variant

GAMES = discovery.names()
SIZES = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}


def kinds(name: str) -> list[str]:
    return paper.kinds(discovery.folder(name))


@functools.cache
def pdf(
    name: str, language: str, sheet: str, *wanted: str, seats: int = 0, **options: str
) -> bytes:
    """Some kinds of pages of a game, else all."""
    game = discovery.find(name)
    of = Variant(game, seats=seats or game.most_seats, options=dict(options))
    return paper.pages(of, language, sheet, wanted or kinds(name))


@functools.cache
def printed(name: str, language: str, sheet: str, *wanted: str, **more: str) -> list[Page]:
    return read(pdf(name, language, sheet, *wanted, **more))


@functools.cache
def played(name: str, seats: int) -> Table:
    """A game, played at random to its end or for a while."""
    return play(started(variant(name, seats)), random.Random(3), 120)
