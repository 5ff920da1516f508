"""A channel: all that goes into one stream, gathered when somebody is ready to take it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.house import CutOff, Frame, Listener
from ludotheque.web import frames

if TYPE_CHECKING:
    from ludotheque.web.chat import Spoken
    from ludotheque.web.hub import Hub, Place

BACK = 3  # seconds after which to come back when the server stops
MOST_NOTES = 256


class Event(NamedTuple):
    """Something for a stream; `id` is what to come back with."""

    kind: str
    data: bytes
    id: str = ""


class Watch:
    """One viewer's frames of one table, on their way into a channel."""

    def __init__(
        self, channel: Channel, place: Place, viewer: int, listener: Listener, head: int
    ) -> None:
        self.channel, self.place, self.viewer = channel, place, viewer
        self.listener, self.head = listener, head
        self.said: deque[tuple[Spoken, str]] = deque()
        self._house, self._version = b"", -1
        self._owned = -1  # the version of the place at which it was seen whose seat it is

    @property
    def key(self) -> str:
        seat = "" if self.viewer == SPECTATOR else f".{self.viewer}"
        return f"{self.place.id}{seat}:{self.head}"

    async def take(self) -> list[Event]:
        """What is new; raises `CutOff` when the listener has to come again."""
        taken: list[Event] = []
        while (frame := self._next(taken)) is not None:
            company = await self.place.hall.company(self.place.id)
            data = frames.encoded(self.place.id, self.viewer, frame, company)
            self.head = frame.head
            self.channel.hub.catch_up()  # how the table is shown was said before the frame
            house = await self._news()
            data = frames.with_house(data, house) if house else data
            taken.append(Event("frame", data, self.channel.id))
        if house := await self._news():
            head = b'{"table":"%b","head":%d' % (self.place.id.encode(), self.head)
            taken.append(Event("house", head + b',"house":%b}' % house, self.channel.id))
        while self.said:
            spoken, guest = self.said.popleft()
            if spoken.is_for(self.viewer, self.place.face):
                is_mine = guest == self.channel.guest
                told = msgspec.structs.replace(spoken, is_mine=is_mine)
                taken.append(Event("chat", msgspec.json.encode(told), self.channel.id))
        return taken

    def _next(self, taken: list[Event]) -> Frame | None:
        """The next frame; that there are no more is said when those before it are told."""
        try:
            return self.listener.take()
        except CutOff:
            if taken:
                self.channel.wake()
                return None
            raise

    async def owns(self) -> bool:
        """Whether the seat is still its guest's."""
        place = self.place
        if self.viewer == SPECTATOR or place.face is None or self._owned == place.version:
            return True
        version, company = place.version, await place.hall.company(place.id)
        if self.viewer not in company.seats_of(self.channel.guest, place.face.table):
            return False
        self._owned = version
        return True

    async def _news(self) -> bytes:
        """The house part, if it is another than the last one; never ahead of the frames."""
        if self._version == self.place.version or self._is_behind:
            return b""
        version, house = self.place.version, await self.place.house(self.channel.guest)
        if self._is_behind:
            return b""
        is_new = house != self._house
        self._version, self._house = version, house
        return house if is_new else b""

    @property
    def _is_behind(self) -> bool:
        """Whether a frame is on its way that says how the table came to be as it is shown."""
        return self.place.face is not None and self.head < self.place.face.table.head


class Channel:
    """All that goes into one stream."""

    def __init__(self, hub: Hub, guest: str, is_whole: bool = False, who: str = "") -> None:
        self.hub, self.guest, self.is_whole, self.who = hub, guest, is_whole, who
        self.watches: list[Watch] = []
        self.is_beat = False
        self._is_over = False
        self._ready = asyncio.Event()
        self._notes: OrderedDict[str, Event] = OrderedDict()
        self._mine: dict[str, tuple[bool, str]] = {}

    def wake(self) -> None:
        self._ready.set()

    def leave(self) -> None:
        """Nobody listens any more."""
        self._is_over = True
        self._ready.set()

    def note(self, key: str, event: Event) -> None:
        """Let a tiding be told; a later one of the same key takes its place."""
        self._notes[key] = event
        if len(self._notes) > MOST_NOTES:
            self._notes.popitem(last=False)
        self._ready.set()

    def mine(self, table_id: str, asked: bool, stage: str) -> None:
        """Let a guest know how one of his tables stands, unless he watches it here."""
        is_watched = any(one.place.id == table_id for one in self.watches)
        if is_watched or self._mine.get(table_id) == (asked, stage):
            return
        self._mine[table_id] = asked, stage
        said = {"table": table_id, "asked_me": asked, "stage": stage}
        self.note(f"mine/{table_id}", Event("mine", msgspec.json.encode(said)))

    @property
    def id(self) -> str:
        """What to come back with."""
        if self.is_whole:
            return ",".join(watch.key for watch in self.watches)
        return str(self.watches[0].head) if self.watches else ""

    async def news(self) -> list[Event]:
        """Wait for what is to be told next; nothing when it is over."""
        while not self._is_over:
            self._ready.clear()
            if self.hub.is_stopping:
                self._is_over = True
                return [Event("bye", msgspec.json.encode({"retry": BACK}))]
            events: list[Event] = []
            for watch in [*self.watches]:
                events += await self._taken(watch)
            self._is_over |= not self.watches and not self.is_whole
            while self._notes:
                events.append(self._notes.popitem(last=False)[1])
            if self.is_beat and not self._is_over:
                self.is_beat = False
                events.append(Event("heartbeat", self._heads(), self.id))
            if events:
                return events
            await self._ready.wait()
        return []

    def close(self) -> None:
        """Leave all that is watched."""
        self.hub.left(self)

    async def _taken(self, watch: Watch) -> list[Event]:
        """What is new of one table; that it is gone, for one."""
        if not await watch.owns():
            return [self._gone(watch, "not-yours")]
        try:
            return await watch.take()
        except CutOff:
            try:
                await self.hub.listen_again(watch)
            except LudothequeError as error:  # the house is closing, or the store away
                return [self._gone(watch, error.message)]
            return []

    def _gone(self, watch: Watch, code: str) -> Event:
        self.hub.unwatch(watch)
        said = {"table": watch.place.id, "seat": watch.viewer, "code": code}
        return Event("gone", msgspec.json.encode(said), self.id)

    def _heads(self) -> bytes:
        if self.is_whole:
            return msgspec.json.encode({"heads": self.id})
        return b'{"head":%d}' % self.watches[0].head
