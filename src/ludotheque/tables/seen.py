"""What one viewer saw happen: his log, made from his views.

An event that he may not read is a placeholder, its number alone, whatever it hides. Nobody is told
another's commands by id or by time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.position import View
from ludotheque.tables.table import Event, Table

Seen = dict[str, Any]

OPEN = ("do", "seat", "game", "rules_version", "options", "seats", "aids", "commitment", "name",
        "pledge", "pledges", "bot", "undone")  # fmt: skip


def log_of(log: bytes | bytearray, viewer: int = SPECTATOR) -> list[Seen]:
    """All that a viewer saw, event by event."""
    return [seen(table, event, before, viewer) for table, event, before in steps(log, viewer)]


def steps(log: bytes | bytearray, viewer: int) -> Iterator[tuple[Table, Event, View]]:
    """Each event as it happened: the table after it, and what the viewer knew before it."""
    first, *lines = log.split(b"\n")[:-1]
    table = Table(json.loads(first), bytearray(first + b"\n"))
    yield table, json.loads(first), table.view(viewer)
    for line in lines:
        before, event = table.view(viewer), json.loads(line)
        table.commit(event)
        yield table, event, before


def seen(table: Table, event: Event, before: View, viewer: int) -> Seen:
    """The newest event of a table as a viewer may read it, who had the view `before` it."""
    do = event["do"]
    if do in ("act", "neutral"):
        out = _played(table, event, before, viewer)
    else:
        out = {"seq": table.head, **{key: event[key] for key in OPEN if key in event}}
    if do == "start":
        out["nonces"] = table.nonces  # of the machines: people reveal theirs now
    elif do == "reveal":
        out["nonce"] = event["nonce"]
    if do in ("start", "reveal"):
        out |= _told(table, before, viewer)
    if table.result:
        out["result"] = table.result._asdict()
    return out


def _played(table: Table, event: Event, before: View, viewer: int) -> Seen:
    out: Seen = {"seq": table.head}
    seat = event["seat"]
    if table.seats[seat].has_resigned:
        out |= {"do": event["do"], "seat": seat}
    elif seat == viewer:  # that the house acted for somebody tells what he answered
        out |= {"do": event["do"], "seat": seat, "actions": event["actions"]}
    elif event["do"] == "neutral" and not table.variant.game.has_secrets:
        out |= {"do": event["do"], "seat": seat}
    return out | _told(table, before, viewer)


def _told(table: Table, before: View, viewer: int) -> Seen:
    told = table.view(viewer).told(before)
    return {"told": told} if told else {}
