"""What streams tell, for the document: each event, and what it carries."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ludotheque.web.answers import REF, Docs, docs, schema_of
from ludotheque.web.chat import Remark
from ludotheque.web.company import House
from ludotheque.web.compiling import Readiness
from ludotheque.web.frames import Told

EVENT = "StreamEvent"


class HouseNews(Struct, frozen=True):
    """Who sits and is here, offers, the rematch: changed beside the game."""

    table: str
    head: int
    house: House


class Heartbeat(Struct, frozen=True):
    """The newest event told so far: nothing was missed; of a whole stream those of its tables."""

    head: int | UnsetType = UNSET
    heads: str | UnsetType = UNSET


class Gone(Struct, frozen=True):
    """A table that cannot be watched, or no longer."""

    table: str
    seat: int | None
    code: str


class Bye(Struct, frozen=True):
    """The server stops: come back in so many seconds."""

    retry: int


class Mine(Struct, frozen=True):
    """How another of one's tables stands."""

    table: str
    asked_me: bool
    stage: str


class Nothing(Struct, frozen=True):
    """That lists have changed."""


EVENTS: dict[str, Any] = {
    "frame": Told, "house": HouseNews, "chat": Remark, "heartbeat": Heartbeat, "gone": Gone,
    "bye": Bye, "mine": Mine, "lobby": Nothing, "games": dict[str, Readiness],
}  # fmt: skip


def schema() -> dict[str, Any]:
    """A line of NDJSON."""
    return {
        "description": "An event of a stream; `id` is what to come back with (`Last-Event-ID`).",
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    "event": {"const": kind},
                    "id": {"type": "string"},
                    "data": schema_of(data),
                },
                "required": ["event", "id", "data"],
            }
            for kind, data in EVENTS.items()
        ],
    }


def described(sse: str, ndjson: str) -> Docs:
    """What a stream answers."""
    lines = {"schema": {"$ref": REF.format(name=EVENT)}}
    text = {"schema": {"type": "string"}, "example": SSE_EXAMPLE}
    found = docs(None, 404)
    del found[204]
    for data in EVENTS.values():
        schema_of(data)
    return {
        **found,
        200: {
            "description": "events, as long as somebody listens; of NDJSON each line is one",
            "content": {sse: text, ndjson: lines},
        },
    }


SSE_EXAMPLE = """retry: 3000

event: heartbeat
id: 17
data: {"head":17}

"""
