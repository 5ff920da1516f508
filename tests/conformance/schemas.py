"""Whether what leaves a game is what its schema says."""

from __future__ import annotations

import functools
import json
from typing import Any

import jsonschema
import msgspec

from ludotheque.core.game import Game
from ludotheque.core.schema import kinds, schema


def assert_fits(game: Game, kind: str, value: Any) -> Any:
    """What a program reads that knows the schema: the same value again."""
    read = _read(game, kind, msgspec.json.encode(value))
    assert read == value
    return read


@functools.lru_cache(maxsize=50_000)
def _read(game: Game, kind: str, wire: bytes) -> Any:
    """What did not fail is not looked at again."""
    _validators(game)[kind].validate(json.loads(wire))
    return msgspec.json.decode(wire, type=kinds(game)[kind])


@functools.cache
def _validators(game: Game) -> dict[str, jsonschema.Draft202012Validator]:
    described = schema(game)
    jsonschema.Draft202012Validator.check_schema(described)
    return {
        kind: jsonschema.Draft202012Validator({**described, "$ref": f"#/$defs/{kind}"})
        for kind in kinds(game)
    }
