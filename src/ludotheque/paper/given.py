"""What the templates of a game are given: its setting as the page gets it, and the words for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.core import diagrams
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.speech import Speaker, spoken_fields
from ludotheque.core.words import beginning, say


def given(variant: Variant, language: str) -> dict[str, Any]:
    """The setting and the start, the words for them, and all messages that paper may need."""
    game = variant.game
    view = variant.start().view()
    setting = view.setting()
    speaker = Speaker(game.name, language)
    words: dict[str, dict[str, str]] = {}
    for family, id in _ids(setting):
        words.setdefault(family, {})[id] = speaker.word(family, id)
    messages = beginning(language, "print") + beginning(language, game.name)
    return {
        "language": language,
        "game": game.name,
        "title": say(language, f"{game.name}-name"),
        "seats": variant.seats,
        "setting": msgspec.to_builtins(setting),
        "start": msgspec.to_builtins(view.describe()),
        "words": words,
        "messages": {message: say(language, message) for message in messages},
    }


def scenes(game: Game, language: str) -> dict[str, Any]:
    """The positions that the rulebook shows: for the game's `diagram.typ`, else as text."""
    found: dict[str, Any] = {"by": "/game/diagram.typ"} if _has_diagrams(game) else {"by": None}
    for name, diagram in diagrams.read(game.folder).items():
        view, _ = diagrams.reach(game, diagram)
        found[name] = {
            "setting": msgspec.to_builtins(view.setting()),
            "description": msgspec.to_builtins(view.describe()),
            "text": view.sketch(language, diagram.names).plain,
        }
    return found


def _has_diagrams(game: Game) -> bool:
    return (game.folder / "print" / "diagram.typ").exists()


def _ids(value: Any) -> Iterator[tuple[str, str]]:
    """Every id in a setting that has a word, with the family of its word."""
    if isinstance(value, list):
        for one in value:
            yield from _ids(one)
    elif isinstance(value, msgspec.Struct):
        for field, _, family in spoken_fields(type(value)):
            inner = getattr(value, field)
            for one in inner if isinstance(inner, list) else [inner]:
                if family and isinstance(one, str):
                    yield family, one
                else:
                    yield from _ids(one)
