"""Frames as they travel: encoded once for all who look with the same eyes."""

from __future__ import annotations

import weakref
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Choice, Result, Seen, Standable, Status
from ludotheque.house import Frame
from ludotheque.tables.clocks import Face
from ludotheque.web.company import Company, House


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
_last: tuple[Any, msgspec.Raw] = (None, msgspec.Raw(b"null"))
_kept: dict[int, tuple[weakref.ref[Frame], bytes]] = {}  # as long as somebody has the frame


def encoded(table_id: str, viewer: int, frame: Frame, company: Company) -> bytes:
    """A frame without its house."""
    key = id(frame)
    known = _kept.get(key)
    if known is not None:
        return known[1]
    told = Told(
        table=table_id,
        viewer=None if viewer == SPECTATOR else viewer,
        head=frame.head,
        status=frame.status,
        description=_described(frame.description),
        seen=[named(one, company) for one in frame.seen],
        actions=frame.actions,
        choices=frame.choices,
        result=frame.result,
        clock=frame.clock,
        stands=frame.stands,
        setting=UNSET if frame.setting is None else frame.setting,
    )
    data = _encoder.encode(told)
    _kept[key] = weakref.ref(frame, lambda _: _kept.pop(key)), data
    return data


def _described(description: Any) -> msgspec.Raw:
    """A description as it travels; of an open game, one for all who look at a table."""
    global _last
    if _last[0] is not description:
        _last = description, msgspec.Raw(_encoder.encode(description))
    return _last[1]


def named(seen: Seen[Any], company: Company) -> Seen[Any]:
    """What was seen, with people's names for the ids that the log has."""
    if not seen.name:
        return seen
    return msgspec.structs.replace(seen, name=company.name_of(seen.name))


def with_house(data: bytes, house: bytes) -> bytes:
    """An encoded frame and its encoded house."""
    return b'{"house":' + house + b"," + data[1:]
