"""What one viewer saw happen: his log, made from his views.

An event that he may not read is a placeholder, its number alone, whatever it hides. Nobody is told
another's commands by id or by time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Opening, Seen
from ludotheque.core.view import View
from ludotheque.tables.commands import HOUSE_ID
from ludotheque.tables.table import Event, Table

OPEN = ("seat", "commitment", "name", "pledge", "pledges", "nonce", "bot", "undone")
"""What all are told of an event that is no act."""
CHANGING = ("act", "neutral", "start", "reveal")
"""What may change what there is to see, besides a take-back, which is told by its number."""
Log = list[Seen[Any]]
Step = tuple[Table, Event, View, View]


def log_of(log: bytes | bytearray, viewer: int = SPECTATOR) -> Log:
    """All that a viewer saw, event by event."""
    return [seen(*step) for step in steps(log, viewer)]


def steps(log: bytes | bytearray, viewer: int) -> Iterator[Step]:
    """Each event as it happened: the table after it, and what the viewer knew before and after."""
    before = None
    for table, event in Table.unfold(log):
        is_seen = before is None or event["do"] in CHANGING or "undone" in event
        after = table.view(viewer) if is_seen else before
        assert after is not None
        yield table, event, before or after, after
        before = after


def seen(
    table: Table, event: Event, before: View, after: View, facts: tuple[Fact, ...] | None = None
) -> Seen[Any]:
    """The newest event of a table as a viewer may read it, who had these views of it.

    `facts` if they are known: in a game without secrets they are the same for all.
    """
    do, viewer = event["do"], after.seat
    if do in ("act", "neutral"):
        known = _played(table, event, viewer)
    else:
        known = {"do": do, **{key: event[key] for key in OPEN if key in event}}
        if do == "hand":
            known.pop("nonce", None)  # revealed at the start
        elif do == "resign":
            known["is_late"] = event["id"].startswith(HOUSE_ID)  # nobody else has such ids
        elif do == "start":
            known["nonces"] = tuple(table.nonces)  # of the machines: people reveal theirs now
        elif do == "void":
            known["pledges"] = tuple(event["pledges"])
        elif do == "open":
            known["opening"] = msgspec.convert(event, Opening)
    if facts is None:
        facts = tuple(after.told(before)) if do in CHANGING else ()
    return Seen(table.head, facts=facts, result=table.result, **known)


def _played(table: Table, event: Event, viewer: int) -> dict[str, Any]:
    seat = event["seat"]
    who = {"do": event["do"], "seat": seat}
    if table.seats[seat].has_resigned:
        return who
    if seat == viewer:  # that the house acted for somebody tells what he answered
        return {**who, "actions": tuple(event["actions"])}
    return who if event["do"] == "neutral" and not table.variant.game.has_secrets else {}
