"""The options of a game: typed, validated, described in words, and bundled as presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import repr as brief  # whatever somebody sends, a complaint is short
from typing import Any, Protocol, TypeAlias

from ludotheque.core.errors import MalformedOption

Value: TypeAlias = str | int | bool
Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class OneOf:
    """One of a few named values, the default first."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: Value) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise MalformedOption(
            "malformed-choice", option=self.name, value=brief(value), values=", ".join(self.values)
        )

    def parse(self, text: str) -> str:
        return self.check(text)

    def encode(self, value: Value) -> int:
        return self.values.index(str(value))

    def decode(self, number: int) -> str:
        return self.values[number]

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "enum": list(self.values), "default": self.default}


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool

    def check(self, value: Value) -> bool:
        if isinstance(value, bool):
            return value
        raise MalformedOption("malformed-flag", option=self.name, value=brief(value))

    def parse(self, text: str) -> bool:
        if text not in ("yes", "no"):
            raise MalformedOption("malformed-flag", option=self.name, value=brief(text))
        return text == "yes"

    def encode(self, value: Value) -> int:
        return int(value)

    def decode(self, number: int) -> bool:
        return bool(number)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number between bounds."""

    name: str
    default: int
    low: int
    high: int

    def check(self, value: Value) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        raise MalformedOption(
            "malformed-number", option=self.name, value=brief(value), low=self.low, high=self.high
        )

    def parse(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise MalformedOption(
                "malformed-number",
                option=self.name,
                value=brief(text),
                low=self.low,
                high=self.high,
            )
        return self.check(int(text))

    def encode(self, value: Value) -> int:
        return int(value)

    def decode(self, number: int) -> int:
        return number

    def schema(self) -> dict[str, Any]:
        bounds = {"minimum": self.low, "maximum": self.high}
        return {"type": "integer", "default": self.default, **bounds}


class Option(Protocol):
    """What an option can do; a game may bring a kind of its own."""

    @property
    def name(self) -> str: ...
    @property
    def default(self) -> Value: ...
    def check(self, value: Value) -> Value:
        """The value, if it is one of this option's."""

    def parse(self, text: str) -> Value:
        """The value that a text means; as text it never has a `+`."""

    def encode(self, value: Value) -> int:
        """The value as it stands in a row."""

    def decode(self, number: int) -> Value:
        """The value that stands in a row."""

    def schema(self) -> dict[str, Any]:
        """The JSON schema of its values; where `maxLength` bounds a text, a file may hold it."""


@dataclass(frozen=True)
class Options:
    """All options of a game, and its presets: what each changes of the defaults.

    `against_machines` is the preset that is proposed to those who play them, if not the first;
    `usual_seats` how many play when nobody says otherwise, if not the fewest; `first_move` lets the
    first seat begin where that is left to chance else: for who wants to play at once.
    """

    options: tuple[Option, ...] = ()
    presets: Mapping[str, Values] = field(default_factory=lambda: {"standard": {}})
    against_machines: str = ""
    usual_seats: int = 0
    first_move: Values = field(default_factory=dict)

    def resolve(self, preset: str = "standard", given: Values | None = None) -> dict[str, Value]:
        """A value for every option: the default, unless the preset or `given` says otherwise."""
        if preset not in self.presets:
            raise MalformedOption(
                "malformed-preset", value=brief(preset), values=", ".join(self.presets)
            )
        chosen = {**self.presets[preset], **(given or {})}
        for name in chosen:
            self.option(name)
        return {o.name: o.check(chosen.get(o.name, o.default)) for o in self.options}

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise MalformedOption("malformed-option", value=brief(name), values=names)

    def parse(self, text: str) -> dict[str, Value]:
        """Read `preset+name=value+...`, as `format` writes it."""
        preset, *pairs = text.split("+")
        given: dict[str, Value] = {}
        for pair in pairs:
            name, _, value = pair.partition("=")
            given[name] = self.option(name).parse(value)
        return self.resolve(preset, given)

    def format(self, values: Values) -> str:
        """The shortest `preset+name=value+...` for a value of every option."""
        texts = []
        for preset in self.presets:
            base = self.resolve(preset)
            pairs = [f"{k}={_text(v)}" for k, v in values.items() if base[k] != v]
            texts.append("+".join([preset, *pairs]))
        return min(texts, key=lambda text: text.count("+"))

    def preset_of(self, values: Values) -> str | None:
        """The preset that values for all options are, whoever begins; None where they are none."""
        for preset in self.presets:
            base = self.resolve(preset)
            if values in (base, {**base, **self.first_move}):
                return preset
        return None

    def encode(self, values: Values) -> dict[str, int]:
        """The values as they stand in a row."""
        return {o.name: o.encode(values[o.name]) for o in self.options}

    def decode(self, public: Any) -> dict[str, Value]:
        """The values that stand in a row."""
        found: dict[str, Value] = {}
        for option in self.options:
            found[option.name] = option.decode(int(getattr(public, option.name)))
        return found

    def schema(self) -> dict[str, Any]:
        """A JSON schema of the options."""
        properties = {option.name: option.schema() for option in self.options}
        return {"type": "object", "properties": properties, "additionalProperties": False}


def _text(value: Value) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def plain_values(values: Values) -> dict[str, Value]:
    """The values as JSON has them: a text that a game keeps something with is a text again."""
    return {name: str(value) if isinstance(value, str) else value for name, value in values.items()}
