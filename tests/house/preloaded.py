"""What every life of a house to be killed begins with, loaded once in the process it forks from."""

from __future__ import annotations

import random

import psycopg  # noqa: F401
import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite  # noqa: F401

import ludotheque.storage.postgres
import ludotheque.storage.sqlite  # noqa: F401
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from tests.house.player import KINDS
from tests.tables.play import play, started

for _game, _options in KINDS:
    _kind = Variant(discovery.find(_game), seats=2, options=_options)
    play(started(_kind), random.Random(1))
