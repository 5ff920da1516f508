"""JSON and its schema, from the declarations of a game, for whoever reads it elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.contract import Result, Seen, Status
from ludotheque.core.game import Game
from ludotheque.core.protocols import Reviews

REF = "#/$defs/{name}"


def kinds(game: Game) -> dict[str, Any]:
    """What leaves a game, by name: types that can be encoded, decoded and described."""
    seen: Any = Seen
    status: Any = Status
    found = {
        "Fact": game.facts.FACTS,
        "Seen": seen[game.facts.FACTS],
        "Ask": game.view.ASKS,
        "Status": status[game.view.ASKS],
        "Choice": game.choices.CHOICES,
        "Setting": game.view.Setting,
        "Description": game.view.Description,
        "Result": Result,
    }
    if isinstance(game.facts, Reviews):
        found["Review"] = game.facts.REVIEW
    if game.notes:
        found["Notebook"] = game.notes.Notebook
    return found


def schema(game: Game) -> dict[str, Any]:
    """A JSON schema of all that leaves a game."""
    named = kinds(game)
    schemas, parts = msgspec.json.schema_components(list(named.values()), ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.name,
        "$defs": {**dict(zip(named, schemas, strict=True)), **parts},
    }
