"""What requests say: the only things that come from outside, checked by pydantic."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationInfo,
    model_validator,
)

from ludotheque.games import discovery
from ludotheque.tables.commands import HOUSE_ID

Name = Annotated[str, Field(max_length=200)]
Word = Annotated[str, Field(max_length=40)]
Seat = Annotated[int, Field(ge=0, le=5)]
Level = Annotated[str, Field(max_length=40)]
Secret = Annotated[str, Field(max_length=200)]
Hex = Annotated[str, Field(max_length=64, pattern="^[0-9a-f]*$")]
Language = Literal["fr", "en", "nl", "de", ""]
Scope = Literal["play", "talk", "read", "self"]


class Body(BaseModel):
    """Nothing that is not known, and nothing that has to be guessed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _is_text(cls, said: Any, info: ValidationInfo) -> Any:
        """Refuse half a character (a lone surrogate), which JSON may say and no text can hold."""
        if info.mode == "python":  # pydantic's own reader of JSON refuses it
            json.dumps(said, ensure_ascii=False).encode()
        return said


def _outside(id_: str) -> str:
    if id_.startswith(HOUSE_ID):
        raise ValueError("an id of the house")
    return id_


def _like(example: dict[str, Any]) -> ConfigDict:
    """Rules of all bodies, and an example for the document."""
    return ConfigDict(extra="forbid", frozen=True, json_schema_extra={"examples": [example]})


class MeBody(Body):
    """What to call a guest, and his language."""

    model_config = _like({"name": "Ada", "language": "fr"})

    name: Name = ""
    language: Language = ""


class TokenBody(Body):
    """A new token: what for, and what its owner calls it."""

    model_config = _like({"scopes": ["play", "read"], "label": "my bot"})

    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]
    label: Name = ""


class SecretBody(Body):
    """The secret of a link."""

    model_config = _like({"secret": "2hLr7c0Zk1QJb9yXwV5eT8uNoPaMsDfG"})

    secret: Secret


class JoinBody(Body):
    """An invitation."""

    model_config = _like({"table": "SXzG4dMqVPTd9ZdiOVSJjg", "secret": "Jh0m8eC1x5oTq2vYbKzR3w"})

    table: Annotated[str, Field(max_length=64)]
    secret: Secret


class Sitting(Body):
    """Where to sit, and the pledge of a nonce (its SHA-256)."""

    seat: Seat
    pledge: Hex = ""


class HotSeat(Sitting):
    """Somebody else at the same screen."""

    name: Name = ""


class MachineSeat(Body):
    """A machine at a seat."""

    seat: Seat
    level: Level


class TimingBody(Body):
    """How time runs, in milliseconds: by `base` and `increment`, or act by act."""

    base: Annotated[int, Field(ge=0, le=10**10)] = 0
    increment: Annotated[int, Field(ge=0, le=10**9)] = 0
    act: Annotated[int, Field(ge=0, le=10**11)] = 0
    window: Annotated[int, Field(ge=3000, le=10**11)] = 0
    bot: Level = ""


class TableBody(Body):
    """A new table; with `sit`, `machines` and `start` one plays at once."""

    model_config = _like(
        {
            "game": discovery.names()[0],
            "seats": 2,
            "sit": {"seat": 0, "pledge": "0" * 64},
            "machines": [{"seat": 1, "level": "2"}],
            "start": True,
        }
    )

    game: Word
    preset: Word = ""
    options: Annotated[dict[Word, str | int | bool], Field(max_length=32)] = {}
    seats: Annotated[int, Field(ge=0, le=6)] = 0
    aids: bool = True
    clock: TimingBody | None = None
    is_public: bool = False
    chat: bool = True
    sit: Sitting | None = None
    hot_seats: Annotated[list[HotSeat], Field(max_length=6)] = []
    machines: Annotated[list[MachineSeat], Field(max_length=6)] = []
    start: bool = False


Doing = Literal[
    "sit", "stand", "pledge", "hand", "take", "start", "reveal",
    "act", "resign", "offer", "accept", "decline", "ask", "grant", "pause", "resume",
]  # fmt: skip


# the ids of the house's own commands, machines' included, are nobody else's
CommandId = Annotated[str, Field(pattern="^[A-Za-z0-9_.-]{1,64}$"), AfterValidator(_outside)]


class CommandBody(Body):
    """What somebody at a table wants done; the same `command_id` is the same command."""

    model_config = _like({"command_id": "c17", "expected_seq": 16, "seat": 0, "actions": [3]})

    command_id: CommandId
    expected_seq: Annotated[int, Field(ge=0, lt=1 << 31)]
    seat: Seat = 0
    do: Doing = "act"
    actions: Annotated[list[Annotated[int, Field(ge=0, lt=1 << 31)]], Field(max_length=64)] = []
    text: Annotated[str, Field(max_length=1000)] = ""
    name: Name = ""
    pledge: Hex = ""
    nonce: Hex = ""
    bot: Level = ""


class DraftBody(Body):
    """An act not sent yet, by numbers, by kinds and parts, or as it is typed."""

    model_config = _like({"seat": 0, "actions": [3]})

    seat: Seat
    actions: Annotated[list[Annotated[int, Field(ge=0, lt=1 << 31)]], Field(max_length=64)] = []
    choices: Annotated[list[dict[str, Any]], Field(max_length=64)] = []
    text: Annotated[str, Field(max_length=1000)] = ""
    language: Language = ""


class StandingBody(Body):
    """What a seat wants answered without being asked."""

    model_config = _like({"rules": [{"choice": "let", "never": [{"act": "attack"}]}]})

    rules: Annotated[list[dict[str, Any]], Field(max_length=16)]


class ChatBody(Body):
    """A word at a table."""

    model_config = _like({"text": "Nicely bluffed!"})

    text: Annotated[str, Field(min_length=1, max_length=2000)]


class RoomBody(Body):
    """What the owner of a table may change."""

    model_config = _like({"chat": False})

    chat: bool | None = None


class RefuseBody(Body):
    """Whom a table's owner refuses: at a seat, by a word (`speaker`), or all who only watch now."""

    model_config = _like({"seat": 1})

    seat: Seat | None = None
    speaker: Annotated[str, Field(max_length=64)] = ""
    watchers: bool = False
