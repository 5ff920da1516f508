"""Frames as they travel: encoded once for all who look with the same eyes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Choice, Face, Result, Seen, Standable, Status
from ludotheque.house import Frame
from ludotheque.web.company import Company, House

MOST_KEPT = 1024  # encoded frames


class Told(Struct, frozen=True):
    """A frame of one viewer; `house` and `setting` where they are new to him."""

    table: str
    viewer: int | None
    head: int
    status: Status[Any]
    description: Any
    seen: list[Seen[Any]]
    actions: list[int]
    choices: list[Choice]
    result: Result | None
    clock: Face | None
    stands: Standable | None
    setting: Any | UnsetType = UNSET
    house: House | UnsetType = UNSET


_encoder = msgspec.json.Encoder()
_kept: OrderedDict[int, tuple[Frame, bytes]] = OrderedDict()


def encoded(table_id: str, viewer: int, frame: Frame, company: Company) -> bytes:
    """A frame without its house."""
    known = _kept.get(id(frame))
    if known is not None and known[0] is frame:
        return known[1]
    told = Told(
        table=table_id,
        viewer=None if viewer == SPECTATOR else viewer,
        head=frame.head,
        status=frame.status,
        description=frame.description,
        seen=[named(one, company) for one in frame.seen],
        actions=frame.actions,
        choices=frame.choices,
        result=frame.result,
        clock=frame.clock,
        stands=frame.stands,
        setting=UNSET if frame.setting is None else frame.setting,
    )
    data = _encoder.encode(told)
    _kept[id(frame)] = frame, data
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return data


def named(seen: Seen[Any], company: Company) -> Seen[Any]:
    """What was seen, with people's names for the ids that the log has."""
    if not seen.name:
        return seen
    return msgspec.structs.replace(seen, name=company.name_of(seen.name))


def with_house(data: bytes, house: bytes) -> bytes:
    """An encoded frame and its encoded house."""
    return b'{"house":' + house + b"," + data[1:]
