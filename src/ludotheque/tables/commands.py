"""Commands: what somebody at a table wants done, as it arrives from outside."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from ludotheque.tables.errors import MalformedCommand

DOINGS = (
    "sit", "stand", "pledge", "hand", "take", "start", "reveal", "void",
    "act", "neutral", "resign", "offer", "accept", "ask", "grant", "decline", "end",
    "pause", "resume", "away",
)  # fmt: skip
HOUSE_ID = "house-"  # how the house's own ids begin, which nobody else's may
HOUSE = (
    "start",
    "void",
    "neutral",
    "end",
    "away",
)  # never read from outside: players may not do these
SEATLESS = ("start", "void", "end", "away")  # the whole table's: they carry seat 0
ASIDES = ("offer", "hand", "take", "ask", "pause", "resume")  # so many a turn and no more
BODY = {
    "act": ("actions",),
    "sit": ("name", "pledge"),
    "pledge": ("pledge",),
    "hand": ("bot", "nonce"),
    "take": ("name",),
    "reveal": ("nonce",),
    "void": ("seed", "nonces"),
    "away": ("since",),
}
OPTIONAL = (("sit", "pledge"), ("hand", "nonce"))
MOST_ACTIONS = 64
MOST_LETTERS = 40
JOINERS = "\u200c\u200d"  # not seen, and part of how names and signs are written
_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}", re.ASCII)
_NONCE = re.compile(r"[0-9a-f]{32,64}", re.ASCII)
_SHA256 = re.compile(r"[0-9a-f]{64}", re.ASCII)


class Command(Struct, frozen=True):
    """One wish of one seat. The same `id` is the same command, however often it arrives.

    `expected` is the head that its sender knew, the API's `expected_seq`: the number of the last
    event that he had seen. Logs have it by this name, so it stays. What else it says depends on
    what it does (`BODY`): `actions` to act, `name` and `pledge` to sit, `bot` to hand a seat over.
    A host that keeps names beside the log puts the id that it gives somebody into `name`.
    """

    id: str
    expected: int
    do: str = "act"
    actions: tuple[int, ...] = ()
    name: str = ""
    pledge: str = ""
    nonce: str = ""
    bot: str = ""
    seed: str = ""
    nonces: tuple[str, ...] = ()
    since: int = 0

    def __post_init__(self) -> None:
        _want(_is_like(_ID, self.id), "command_id")
        _want(_is_number(self.expected), "expected_seq")
        _want(isinstance(self.do, str) and self.do in DOINGS, "do")
        _, _, _, *said = astuple(self)
        for value, (field, nothing, is_well) in zip(said, _CHECKS[self.do], strict=True):
            if value != nothing:
                _want(is_well is not None and is_well(value), field)

    @classmethod
    def read(cls, wire: object) -> Command:
        """A command from JSON: `{command_id, expected_seq, actions}`, or with `do` and its body."""
        if not isinstance(wire, dict):
            raise MalformedCommand("malformed-command", field="{}")
        names = {"command_id": "id", "expected_seq": "expected"}
        fields: dict[str, Any] = {}
        for key, value in wire.items():
            name = names.get(key, key)
            if name not in cls.__struct_fields__ or key in names.values():
                raise MalformedCommand("malformed-command", field=str(key)[:MOST_LETTERS])
            fields[name] = tuple(value) if isinstance(value, list) else value
        for key, name in names.items():
            _want(name in fields, key)
        made = cls(**fields)
        made.want_outside()
        return made

    def want_outside(self) -> None:
        """Refuse what the house alone does, and its ids: to know one would tell of its acts."""
        _want(self.do not in HOUSE, "do")
        _want(not self.id.startswith(HOUSE_ID), "command_id")

    def body(self) -> dict[str, Any]:
        """What it says beyond what it does, for the log."""
        if self.do == "act":
            return {"actions": list(self.actions)}
        told = {field: getattr(self, field) for field in BODY.get(self.do, ())}
        return {
            field: list(value) if isinstance(value, tuple) else value
            for field, value in told.items()
            if value
        }


def _want(is_so: bool, field: str) -> None:
    if not is_so:
        raise MalformedCommand("malformed-command", field=field)


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 31


def _is_time(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 53


def _is_like(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and bool(pattern.fullmatch(value))


def _is_name(value: object) -> bool:
    return (
        isinstance(value, str)
        and 1 <= len(value) <= MOST_LETTERS
        and all(letter.isprintable() or letter in JOINERS for letter in value)
        and value == value.strip()
    )


def _are_actions(value: object) -> bool:
    return (
        isinstance(value, tuple) and 1 <= len(value) <= MOST_ACTIONS and all(map(_is_number, value))
    )


def _are_nonces(value: object) -> bool:
    return isinstance(value, tuple) and all(one == "" or _is_like(_NONCE, one) for one in value)


_FIELDS: dict[str, Callable[[object], bool]] = {
    "actions": _are_actions,
    "name": _is_name,
    "pledge": lambda value: _is_like(_SHA256, value),
    "nonce": lambda value: _is_like(_NONCE, value),
    "bot": _is_name,
    "seed": lambda value: _is_like(_SHA256, value),
    "nonces": _are_nonces,
    "since": _is_time,
}


_NOTHING: dict[str, object] = {"actions": (), "nonces": (), "since": 0}


def _check(do: str, field: str) -> tuple[str, object, Callable[[object], bool] | None]:
    """How a field is checked: what it is when it is left out, and what else it may be."""
    told = field in BODY.get(do, ())
    nothing: object = _NOTHING.get(field, "")
    if told and (do, field) not in OPTIONAL:
        nothing = _CHECKS  # nothing is equal to it: the field may not be left out
    return field, nothing, _FIELDS[field] if told else None


_CHECKS: dict[str, list[tuple[str, object, Callable[[object], bool] | None]]] = {}
_CHECKS |= {do: [_check(do, field) for field in _FIELDS] for do in DOINGS}
