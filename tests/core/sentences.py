"""Sentences of real games, for the page to say in the same words.

    PYTHONPATH=src:. python tests/core/sentences.py

writes `client/src/lib/sentences.golden.json`: of each game and language what was said first of each
kind, as typed data and as text.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.contract import Spoken
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker
from ludotheque.core.words import LANGUAGES
from ludotheque.games import discovery
from ludotheque.tables.seen import log_of
from tests.tables.play import act, an_act, started

FILE = Path(__file__).parents[2] / "client" / "src" / "lib" / "sentences.golden.json"
NAMES = ("Ana", "", "Chloé")
READER = 1
MOST_ACTS = 400


def golden() -> dict[str, Any]:
    """All that is said, by game."""
    return {name: _said(name) for name in discovery.names()}


def _said(name: str) -> dict[str, Any]:
    found = _heard(name)
    languages = {
        language: [Speaker(name, language, NAMES, READER).say(one) for one in found]
        for language in LANGUAGES
    }
    return {"spoken": [[one.family, one] for one in found], "languages": languages}


def _heard(name: str) -> list[Spoken]:
    """The first fact, ask and choice of each kind that one seat met in a game of random acts."""
    game, chooser = discovery.find(name), random.Random(7)
    table = started(Variant(game, seats=min(3, game.most_seats)))
    found: dict[tuple[str, str], Spoken] = {}

    def hear(one: Spoken) -> None:
        found.setdefault((one.family, str(one.__struct_config__.tag)), one)

    for _ in range(MOST_ACTS):
        if table.result is not None:
            break
        view = table.view(READER)
        if (ask := view.status().ask) is not None:
            hear(ask)
        if READER in table.asked:
            for action in view.legal():
                hear(view.choice(action))
        seat = chooser.choice(table.asked)
        act(table, seat, *an_act(table, seat, chooser))
    for seen in log_of(table.log, READER):
        for fact in seen.facts:
            hear(fact)
    return [found[key] for key in sorted(found)]


def written() -> bytes:
    """The file as it should be."""
    return msgspec.json.format(msgspec.json.encode(golden()), indent=1) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(written())
