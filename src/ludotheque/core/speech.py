"""Sentences from typed data, for one reader: his language, and the names of those at the table.

The parts of what is said become the arguments of its message: a seat is a name, and `$seat-is` is
`you`, `other` or `nobody`; an id is its word, and `$man-id` the id itself; a list is joined, and
`$cells-n` is how many there are; of a list of seats `$seats-you` has "you" for the reader; what is
missing is `none`. Whoever speaks elsewhere does the same with the same messages.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Spoken
from ludotheque.core.words import harmless, knows, say

Details = dict[str, str | int]

BRIEF = 12  # characters of a name in a picture


class Speaker:
    """Speaks to one reader about one game."""

    def __init__(
        self, game: str, language: str, names: Sequence[str] = (), viewer: int = SPECTATOR
    ) -> None:
        self.game, self.language = game, language
        self.names, self.viewer = names, viewer

    def say(self, spoken: Spoken) -> str:
        """A sentence, or the few words of a part."""
        kind = spoken.__struct_config__.tag
        return say(self.language, f"{self.game}-{spoken.family}-{kind}", **self.details(spoken))

    def details(self, spoken: Spoken) -> Details:
        """The arguments of its message."""
        said: Details = {}
        for field, name, family in spoken_fields(type(spoken)):
            value = getattr(spoken, field)
            said[name] = self._said(value, family)
            if family == "seat" and not isinstance(value, list):
                said[f"{name}-is"] = self.is_whose(value)
            elif isinstance(value, list):
                said[f"{name}-n"] = len(value)
                if family == "seat":
                    said[f"{name}-you"] = ", ".join(map(self._who, value))
            elif family and (value is None or isinstance(value, str)):
                said[f"{name}-id"] = value or "none"
        return said

    def _who(self, seat: int) -> str:
        return say(self.language, "word-you") if seat == self.viewer else self.name(seat)

    def is_whose(self, seat: int | None) -> str:
        """Whether a seat is the reader's, another's or nobody's, for messages that differ by it."""
        if seat is None:
            return "nobody"
        return "you" if seat == self.viewer else "other"

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return _nameless(self.language, seat)

    def tell(self, message: str, seat: int, **details: str | int) -> str:
        """A message about a seat."""
        about: Details = {
            "seat": self.name(seat), "seat-is": self.is_whose(seat), "seat-place": seat + 1
        }  # fmt: skip
        return say(self.language, message, **about, **details)

    def brief(self) -> Speaker:
        """The same with names short enough for a picture, none of which is broken."""
        names = [_shortened(harmless(name)).replace(" ", "\u00a0") for name in self.names]
        return Speaker(self.game, self.language, names, self.viewer)

    def word(self, family: str, value: str) -> str:
        """The word for an id; on somebody's own map, the name it was made from."""
        message = f"{self.game}-{family}-{value}"
        if knows(self.language, message):
            return say(self.language, message)
        return value.replace("-", " ").title()

    def _said(self, value: Any, family: str) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return ", ".join(str(self._said(one, family)) for one in value)
        if isinstance(value, Spoken):
            return self.say(value)
        if family == "seat":
            return self.name(value)
        if family == "money":
            return str(value)
        if family and isinstance(value, str):
            return self.word(family, value)
        return value if isinstance(value, int) else str(value)


@functools.cache
def _nameless(language: str, seat: int) -> str:
    return say(language, "word-player", seat=seat + 1)


def _shortened(name: str) -> str:
    return name if len(name) <= BRIEF else f"{name[: BRIEF - 1].rstrip()}…"


@functools.cache
def spoken_fields(kind: type[Spoken]) -> list[tuple[str, str, str]]:
    """Of each field its name, its name on the wire, and how it is spoken."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    wire = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    return [(field.name, wire[field.name], _family(field.type)) for field in info.fields]


def _family(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        found = (kind.extra_json_schema or {}).get("words", "")
        return str(found) or _family(kind.type)
    if isinstance(kind, inspect.ListType):
        return _family(kind.item_type)
    if isinstance(kind, inspect.UnionType):
        return next(filter(None, map(_family, kind.types)), "")
    return ""
