"""The hub: who watches what, and what each is still to be told. It lives in the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.house import CutOff, Listener
from ludotheque.house.resident import Resident
from ludotheque.tables import Table
from ludotheque.web import frames
from ludotheque.web.company import bits, stage_of

if TYPE_CHECKING:
    from ludotheque.web.chat import Spoken
    from ludotheque.web.hall import Hall

HEARTBEAT = 10.0  # seconds
LULL = 0.5  # seconds between two tidings of the same kind
BACK = 3  # seconds after which to come back when the server stops
MOST_NOTES = 256


class Event(NamedTuple):
    """Something for a stream; `id` is what to come back with."""

    kind: str
    data: bytes
    id: str = ""


class Face(NamedTuple):
    """A table as it is shown, and who has to act as far as he knows."""

    table: Table
    asked: int

    @classmethod
    def of(cls, resident: Resident) -> Face:
        shown = resident.shown
        asked = sum(1 << k for k in range(len(shown.seats)) if resident.is_asked(k))
        return cls(shown, asked)


class Place:
    """A table that somebody watches."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall, self.id = hall, table_id
        self.face: Face | None = None
        self.watches: set[Watch] = set()
        self.beside = self.said = -1  # of changes beside the log, and of words: the newest known
        self.elsewhere = (0, 0)  # at other servers: seats as bits, and how many watch
        self.version = 0  # of all that the house part of a frame is made of
        self._houses: dict[str, tuple[int, bytes]] = {}
        self._sought: set[str] = set()

    def change(self) -> None:
        """Let all who watch look again."""
        self.version += 1
        self._houses = {}
        for watch in self.watches:
            watch.channel.wake()

    async def house(self, guest: str) -> bytes:
        """The house part of a guest's frames."""
        version, known = self.version, self._houses.get(guest)
        if known is not None:
            return known[1]
        assert self.face is not None
        company = await self.hall.company(self.id)
        missing = {one.name for one in self.face.table.seats if one.name} - {*company.people}
        if missing - self._sought:  # somebody has just sat down; or was forgotten
            self._sought |= missing
            self.hall.meet_anew(self.id)
            company = await self.hall.company(self.id)
        seats, watchers = self.elsewhere
        players = {one.viewer for one in self.watches if one.viewer != SPECTATOR} | {*bits(seats)}
        watchers += sum(one.viewer == SPECTATOR for one in self.watches)
        made = msgspec.json.encode(company.house(self.face.table, guest, players, watchers))
        if version == self.version:
            self._houses[guest] = version, made
        return made


class Watch:
    """One viewer's frames of one table, on their way into a channel."""

    def __init__(
        self, channel: Channel, place: Place, viewer: int, listener: Listener, head: int
    ) -> None:
        self.channel, self.place, self.viewer = channel, place, viewer
        self.listener, self.head = listener, head
        self.said: deque[tuple[Spoken, str]] = deque()
        self._house, self._version = b"", -1

    @property
    def key(self) -> str:
        seat = "" if self.viewer == SPECTATOR else f".{self.viewer}"
        return f"{self.place.id}{seat}:{self.head}"

    async def take(self) -> AsyncIterator[Event]:
        """What is new; raises `CutOff` when the listener has to come again."""
        while (frame := self.listener.take()) is not None:
            company = await self.place.hall.company(self.place.id)
            data = frames.encoded(self.place.id, self.viewer, frame, company)
            self.head = frame.head
            while self.place.face is not None and self.place.face.table.head < frame.head:
                await asyncio.sleep(0)  # how the table is shown is on its way here
            house = await self._news()
            yield Event("frame", frames.with_house(data, house) if house else data)
        if house := await self._news():
            head = b'{"table":"%b","head":%d' % (self.place.id.encode(), self.head)
            yield Event("house", head + b',"house":%b}' % house)
        while self.said:
            spoken, guest = self.said.popleft()
            if spoken.is_for(self.viewer, self.place.face):
                is_mine = guest == self.channel.guest
                told = msgspec.structs.replace(spoken, is_mine=is_mine)
                yield Event("chat", msgspec.json.encode(told))

    async def owns(self) -> bool:
        """Whether the seat is still its guest's."""
        if self.viewer == SPECTATOR or self.place.face is None:
            return True
        company = await self.place.hall.company(self.place.id)
        return self.viewer in company.seats_of(self.channel.guest, self.place.face.table)

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
        self._ready = asyncio.Event()
        self._notes: OrderedDict[str, Event] = OrderedDict()
        self._mine: dict[str, tuple[bool, str]] = {}

    def wake(self) -> None:
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

    async def events(self) -> AsyncIterator[Event]:
        """What is to be told, as long as somebody listens."""
        try:
            while not self.hub.is_stopping:
                self._ready.clear()
                for watch in [*self.watches]:
                    async for event in self._taken(watch):
                        yield event._replace(id=self.id)
                if not self.watches and not self.is_whole:
                    return
                while self._notes:
                    yield self._notes.popitem(last=False)[1]
                if self.is_beat:
                    self.is_beat = False
                    yield Event("heartbeat", self._heads(), self.id)
                if not self.hub.is_stopping:
                    await self._ready.wait()
            yield Event("bye", msgspec.json.encode({"retry": BACK}))
        finally:
            self.close()

    def close(self) -> None:
        """Leave all that is watched."""
        self.hub.left(self)

    async def _taken(self, watch: Watch) -> AsyncIterator[Event]:
        if not await watch.owns():
            self.hub.unwatch(watch)
            said = {"table": watch.place.id, "seat": watch.viewer, "code": "not-yours"}
            yield Event("gone", msgspec.json.encode(said))
            return
        try:
            async for event in watch.take():
                yield event
        except CutOff:
            try:
                await self.hub.listen_again(watch)
            except LudothequeError as error:  # the house is closing, or the store away
                self.hub.unwatch(watch)
                said = {"table": watch.place.id, "seat": watch.viewer, "code": error.message}
                yield Event("gone", msgspec.json.encode(said))

    def _heads(self) -> bytes:
        if self.is_whole:
            return msgspec.json.encode({"heads": self.id})
        return b'{"head":%d}' % self.watches[0].head


class Hub:
    """All channels, and the places they watch."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.is_stopping = False
        self.channels: set[Channel] = set()
        self.places: dict[str, Place] = {}
        self.interest: dict[str, set[Channel]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lulls: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin, in the loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._tasks.add(asyncio.create_task(self._beat()))

    def stop(self) -> None:
        """Let all streams end; from the loop."""
        self.is_stopping = True
        for channel in self.channels:
            channel.wake()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def told(self, resident: Resident) -> None:
        """All who listen at a table are told something now; from any thread, the table locked."""
        if resident.id in self.places or resident.id in self.interest:
            self._soon(self._told, resident.id, Face.of(resident))

    def compiled(self) -> None:
        """A game is further on; from any thread."""
        self._soon(self.announce, "games")

    def announce(self, kind: str) -> None:
        """Tell all whole channels of something, at most so often."""
        if kind not in self._lulls and self._loop is not None:
            self._lulls.add(kind)
            self._loop.call_later(LULL, self._announce, kind)

    def _announce(self, kind: str) -> None:
        self._lulls.discard(kind)
        said = {} if kind == "lobby" else self.hall.compiling.readiness
        event = Event(kind, msgspec.json.encode(said))
        for channel in self.channels:
            if channel.is_whole:
                channel.note(kind, event)

    async def watch(self, channel: Channel, table_id: str, viewer: int, since: int) -> None:
        """Let a channel have all that a viewer may know from now on, and what he missed."""
        place = self.places.get(table_id)
        if place is None:
            place = self.places[table_id] = Place(self.hall, table_id)
        try:
            if self.hall.peers is not None and place.said < 0:
                place.said = await self.hall.run(lambda: self.hall.store.last_word(table_id))
            listener = await self._listen(place, viewer, since)
        except BaseException:
            self._clear(place)
            raise
        watch = Watch(channel, place, viewer, listener, since)
        channel.watches.append(watch)
        self.channels.add(channel)
        place.watches.add(watch)
        place.change()
        self._attach(watch)

    async def listen_again(self, watch: Watch) -> None:
        """Come again after one did not keep up."""
        watch.listener.close()
        watch.listener = await self._listen(watch.place, watch.viewer, watch.head)
        self._attach(watch)

    def _attach(self, watch: Watch) -> None:
        loop, wake = self._loop, watch.channel.wake
        assert loop is not None
        watch.listener.on_news(lambda: loop.call_soon_threadsafe(wake))

    async def _listen(self, place: Place, viewer: int, since: int) -> Listener:
        def listen(resident: Resident) -> tuple[Listener, Face]:
            return resident.listen(viewer, since), Face.of(resident)

        listener, face = await self.hall.at(place.id, listen)
        if place.face is None or place.face.table.head < face.table.head:
            place.face = face
        return listener

    def unwatch(self, watch: Watch) -> None:
        """Stop watching a table."""
        watch.listener.close()
        watch.channel.watches.remove(watch)
        watch.place.watches.discard(watch)
        watch.place.change()
        self._clear(watch.place)

    def left(self, channel: Channel) -> None:
        """A stream has ended."""
        for watch in [*channel.watches]:
            self.unwatch(watch)
        self.channels.discard(channel)
        for table_id, those in [*self.interest.items()]:
            those.discard(channel)
            if not those:
                del self.interest[table_id]

    def follow(self, channel: Channel, table_id: str) -> None:
        """Tell a whole channel how one of its guest's tables stands."""
        self.channels.add(channel)
        self.interest.setdefault(table_id, set()).add(channel)

    def sat_down(self, guest: str, table_id: str) -> None:
        """A guest is at another table now."""
        for channel in self.channels:
            if channel.is_whole and channel.guest == guest:
                self.follow(channel, table_id)

    def change(self, table_id: str) -> None:
        """Something beside the log of a table is another."""
        if self.hall.peers is not None:
            self.hall.peers.changed(table_id)
        if table_id in self.places:
            self.places[table_id].change()

    def say(self, table_id: str, spoken: Spoken, guest: str) -> None:
        """Let all who watch a table have a guest's word."""
        if self.hall.peers is None:
            self.tell_word(table_id, spoken, guest)
        else:  # read with those of other servers, in their order
            self.hall.peers.look(table_id)
            self.hall.peers.changed(table_id)

    def tell_word(self, table_id: str, spoken: Spoken, guest: str) -> None:
        """Let those who watch a table here have a guest's word."""
        for watch in self.places[table_id].watches if table_id in self.places else ():
            watch.said.append((spoken, guest))
            watch.channel.wake()

    def _clear(self, place: Place) -> None:
        if not place.watches:
            self.places.pop(place.id, None)

    def _told(self, table_id: str, face: Face) -> None:
        place = self.places.get(table_id)
        if place is not None:
            before = place.face
            if before is None or before.table.head <= face.table.head:
                place.face = face
                if before is None or _house_of(before.table) != _house_of(face.table):
                    place.change()
        for channel in self.interest.get(table_id, ()):
            self.keep(asyncio.create_task(self._mine(channel, table_id, face)))

    def keep(self, task: asyncio.Task[None]) -> None:
        """Let a task run until it ends, or all does."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mine(self, channel: Channel, table_id: str, face: Face) -> None:
        company = await self.hall.company(table_id)
        seats = company.seats_of(channel.guest, face.table)
        asked = any(face.asked >> seat & 1 for seat in seats)
        channel.mine(table_id, asked, stage_of(face.table))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for channel in [*self.channels]:
                channel.is_beat = True
                channel.wake()

    def _soon(self, call: object, *given: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *given)  # type: ignore[arg-type]


def _house_of(table: Table) -> tuple[object, ...]:
    """What the house part of a frame is made of."""
    agreed = table.clock.agreed if table.clock else 0
    return (
        table.seats, stage_of(table), table.offer, table.wish, table.granted, agreed,
        table.commitment if not table.is_started else "",
    )  # fmt: skip
