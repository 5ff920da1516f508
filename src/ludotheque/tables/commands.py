"""Commands: what somebody at a table wants done, as it arrives from outside."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ludotheque.core.errors import MalformedCommand

DOINGS = (
    "sit", "stand", "hand", "take", "start",
    "act", "neutral", "resign", "offer", "accept", "ask", "grant", "decline", "end",
)  # fmt: skip
HOUSE_ID = "house-"  # how the house's own ids begin, which nobody else's may
HOUSE = ("neutral", "end")  # never read from outside: players may not do these
BODY = {
    "act": ("actions",),
    "sit": ("name", "nonce"),
    "hand": ("bot", "nonce"),
    "take": ("name",),
}
MOST_ACTIONS = 64
MOST_LETTERS = 40
_ID = re.compile(r"[A-Za-z0-9_.-]{1,64}", re.ASCII)
_NONCE = re.compile(r"[0-9a-f]{16,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Command:
    """One wish of one seat. The same `id` is the same command, however often it arrives.

    `expected` is the number of the last event its sender had seen. What else it says depends on
    what it does: `actions` to act, `name` and `nonce` to sit, `bot` to hand a seat over.
    """

    id: str
    expected: int
    do: str = "act"
    actions: tuple[int, ...] = ()
    name: str = ""
    nonce: str = ""
    bot: str = ""

    def __post_init__(self) -> None:
        _want(_is_text(self.id) and bool(_ID.fullmatch(self.id)), "command_id")
        _want(_is_number(self.expected), "expected_seq")
        _want(_is_text(self.do) and self.do in DOINGS, "do")
        told = BODY.get(self.do, ())
        if "actions" in told:
            _want(isinstance(self.actions, tuple), "actions")
            _want(1 <= len(self.actions) <= MOST_ACTIONS, "actions")
            _want(all(_is_number(action) for action in self.actions), "actions")
        if "name" in told:
            _want(_is_name(self.name), "name")
        if "bot" in told:
            _want(_is_name(self.bot), "bot")
        if "nonce" in told and (self.nonce != "" or self.do == "sit"):
            _want(_is_text(self.nonce) and bool(_NONCE.fullmatch(self.nonce)), "nonce")
        for field in ("actions", "name", "nonce", "bot"):
            if field not in told:
                _want(getattr(self, field) in ("", ()), field)

    @classmethod
    def read(cls, wire: object) -> Command:
        """A command from JSON: `{command_id, expected_seq, actions}`, or with `do` and its body."""
        if not isinstance(wire, dict):
            raise MalformedCommand("malformed-command", field="{}")
        names = {"command_id": "id", "expected_seq": "expected"}
        fields: dict[str, Any] = {}
        for key, value in wire.items():
            name = names.get(key, key)
            if name not in cls.__slots__ or key in names.values():
                raise MalformedCommand("malformed-command", field=str(key)[:MOST_LETTERS])
            fields[name] = tuple(value) if isinstance(value, list) else value
        for key, name in names.items():
            _want(name in fields, key)
        _want(fields.get("do") not in HOUSE, "do")
        _want(not str(fields["id"]).startswith(HOUSE_ID), "command_id")
        return cls(**fields)

    def body(self) -> dict[str, Any]:
        """What it says beyond what it does, for the log."""
        if self.do == "act":
            return {"actions": list(self.actions)}
        told = {field: getattr(self, field) for field in BODY.get(self.do, ())}
        return {field: value for field, value in told.items() if value}


def _want(is_so: bool, field: str) -> None:
    if not is_so:
        raise MalformedCommand("malformed-command", field=field)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_name(value: object) -> bool:
    return (
        isinstance(value, str)
        and 1 <= len(value) <= MOST_LETTERS
        and value.isprintable()
        and value == value.strip()
    )
