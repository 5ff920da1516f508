"""A channel: all that goes into one stream, gathered when somebody is ready to take it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.house import CutOff, Listener
from ludotheque.web import frames

if TYPE_CHECKING:
    from ludotheque.web.chat import Remark
    from ludotheque.web.hub import Hub, Place

BACK = 3  # seconds after which to come back when the server stops
MOST_NOTES = 256


class Event(NamedTuple):
    """Something for a stream; `id` is what to come back with."""

    kind: str
    data: bytes
    id: str = ""


class Straight(Protocol):
    """Where events go without a wait, as long as it is free."""

    @property
    def is_free(self) -> bool: ...

    def put(self, events: list[Event]) -> None: ...


class Watch:
    """One viewer's frames of one table, on their way into a channel."""

    def __init__(
        self, channel: Channel, place: Place, viewer: int, listener: Listener, head: int
    ) -> None:
        self.channel, self.place, self.viewer = channel, place, viewer
        self.listener, self.head = listener, head
        self.said: deque[tuple[Remark, str]] = deque()
        self._house, self._version = b"", -1
        self.allowed = -1  # the version of the place at which its guest was seen to have a right

    @property
    def key(self) -> str:
        seat = "" if self.viewer == SPECTATOR else f".{self.viewer}"
        return f"{self.place.id}{seat}:{self.head}"

    def is_of(self, table_id: str, viewer: int) -> bool:
        return (self.place.id, self.viewer) == (table_id, viewer)

    def take_plain(self) -> list[Event] | None:
        """What is new, if it is frames alone of a table that is otherwise as it was.

        No frame of what is shown later: by then the table may be otherwise.
        """
        place, listener = self.place, self.listener
        company, version = place.hall.known_company(place.id), place.version
        is_same = self._version == version == self.allowed and not self.said
        if not is_same or listener.is_gone or company is None or place.glimpse is None:
            return None
        taken = []
        for frame in listener.take_until(place.glimpse.table.head):
            data = frames.encoded(place.id, self.viewer, frame, company)
            self.head = frame.head
            taken.append(Event("frame", data, self.channel.id))
        return taken

    async def take(self) -> list[Event]:
        """What is new; raises `CutOff` when the listener has to come again."""
        place, hall, taken = self.place, self.place.hall, list[Event]()
        for frame in self.listener.take_all():
            company = await hall.company(place.id)
            data = frames.encoded(place.id, self.viewer, frame, company)
            self.head = frame.head
            self.channel.hub.catch_up()  # how the table is shown was said before the frame
            if self._version != place.version and (house := await self._news()):
                data = frames.with_house(data, house)
            taken.append(Event("frame", data, self.channel.id))
        if taken and self.listener.is_gone:  # which is said when these are told
            self.channel.wake()
        if self._version != place.version and (house := await self._news()):
            head = b'{"table":"%b","head":%d' % (place.id.encode(), self.head)
            taken.append(Event("house", head + b',"house":%b}' % house, self.channel.id))
        while self.said:
            spoken, guest = self.said.popleft()
            company, glimpse = await hall.company(place.id), place.glimpse
            if glimpse is not None and spoken.is_for(self.channel.guest, company, glimpse.table):
                is_mine = guest == self.channel.guest
                told = msgspec.structs.replace(spoken, is_mine=is_mine)
                taken.append(Event("chat", msgspec.json.encode(told), self.channel.id))
        return taken

    async def refusal(self) -> str:
        """Why its guest may no longer look at the table, or so; or ""."""
        place, guest = self.place, self.channel.guest
        if place.glimpse is None:
            return ""
        version, company = place.version, await place.hall.company(place.id)
        if not company.may_look(guest):
            return "storage-no-table"
        if self.viewer != SPECTATOR and self.viewer not in company.seats_of(
            guest, place.glimpse.table
        ):
            return "not-yours"
        self.allowed = version
        return ""

    async def _news(self) -> bytes:
        """The house part, if it is another than the last one; never ahead of the frames."""
        if self._is_behind:
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
        return self.place.glimpse is not None and self.head < self.place.glimpse.table.head


class Channel:
    """All that goes into one stream."""

    def __init__(
        self, hub: Hub, guest: str, is_whole: bool = False, who: str = "", token: str = ""
    ) -> None:
        self.hub, self.guest, self.is_whole, self.who = hub, guest, is_whole, who
        self.token = token  # by which a program opened it
        self._ended = ""
        self.watches: list[Watch] = []
        self.is_beat = False
        self._is_over = False
        self._is_woken = True  # whether there may be something to tell
        self._waiting: asyncio.Future[None] | None = None
        self._notes: OrderedDict[str, Event] = OrderedDict()
        self._mine: dict[str, tuple[bool, str]] = {}
        self.straight: Straight | None = None

    def wake(self) -> None:
        """Tell what there is: at once, if nothing has to be waited for, or as soon as it can be."""
        self._is_woken = True
        if self._waiting is not None and not self._waiting.done() and not self._has_told():
            self._waiting.set_result(None)

    def _has_told(self) -> bool:
        """Whether nothing is left to tell, by telling what can be told at once: most of it can."""
        straight = self.straight
        if straight is None or not straight.is_free or self.hub.is_stopping:
            return False
        if self._is_over or self._ended or self._notes:
            return False
        events, is_all = list[Event](), True
        for watch in self.watches:
            taken = watch.take_plain()
            is_all &= taken is not None and watch.listener.is_empty
            events += taken or ()
        if is_all:
            events += self._beat()
        if events:
            straight.put(events)
        self._is_woken = not is_all
        return is_all

    def leave(self) -> None:
        """Nobody listens any more."""
        self._is_over = True
        self.wake()

    def end(self, code: str) -> None:
        """Tell no more: whoever listens has no right to any longer."""
        self._ended = code
        self.wake()

    def note(self, key: str, event: Event) -> None:
        """Let a tiding be told; a later one of the same key takes its place."""
        self._notes[key] = event
        if len(self._notes) > MOST_NOTES:
            self._notes.popitem(last=False)
        self.wake()

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
            if not self._is_woken:
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting
                continue
            self._is_woken = False
            if self.hub.is_stopping:
                self._is_over = True
                return [Event("bye", msgspec.json.encode({"retry": BACK}))]
            if self._ended:
                self._is_over = True
                return [self._gone(watch, self._ended) for watch in [*self.watches]]
            events: list[Event] = []
            for watch in [*self.watches]:
                events += await self._taken(watch)
            self._is_over |= not self.watches and not self.is_whole
            while self._notes:
                events.append(self._notes.popitem(last=False)[1])
            events += self._beat()
            if events:
                return events
        return []

    def close(self) -> None:
        """Leave all that is watched."""
        self.hub.left(self)

    async def _taken(self, watch: Watch) -> list[Event]:
        """What is new of one table; that it is gone, for one."""
        if watch.allowed != watch.place.version and (code := await watch.refusal()):
            return [self._gone(watch, code)]
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

    def _beat(self) -> list[Event]:
        """A heartbeat, if it is time for one."""
        if not self.is_beat or self._is_over:
            return []
        self.is_beat = False
        return [Event("heartbeat", self._heads(), self.id)]

    def _heads(self) -> bytes:
        if self.is_whole:
            return msgspec.json.encode({"heads": self.id})
        return b'{"head":%d}' % self.watches[0].head
