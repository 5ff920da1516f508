"""The hub: who watches what, and what each is still to be told. It lives in the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.house import Listener
from ludotheque.house.resident import Resident
from ludotheque.storage import StorageFailed
from ludotheque.tables import Table
from ludotheque.web.channel import Channel, Event, Watch
from ludotheque.web.company import bits, stage_of

if TYPE_CHECKING:
    from ludotheque.web.chat import Remark
    from ludotheque.web.hall import Hall

HEARTBEAT = 10.0  # seconds between two of a channel
BEATS = 100  # in which all channels have theirs: all at once would keep everybody waiting
ASKED = 10  # beats after which the store is asked who may still listen, of a part of them
LULL = 0.5  # seconds between two tidings of the same kind
MOST_WINDOWS = 10_000  # that all have left, of which is remembered who was there
Presence = tuple[set[int], int]  # the seats that look, and how many others do


class Glimpse(NamedTuple):
    """A table as it is shown, and who has to act as far as he knows."""

    table: Table
    asked: int

    @classmethod
    def of(cls, resident: Resident) -> Glimpse:
        shown = resident.shown
        asked = sum(1 << k for k in range(len(shown.seats)) if resident.is_asked(k))
        return cls(shown, asked)


class Place:
    """A table that somebody watches."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall, self.id = hall, table_id
        self.glimpse: Glimpse | None = None
        self.watches: set[Watch] = set()
        self.coming = 0  # those who will watch as soon as the table is found
        self.beside = self.said = -1  # of changes beside the log, and of words: the newest known
        self.cleared = 0  # how often who watches was asked to leave, as far as it was seen to
        self.elsewhere = (0, 0)  # at other servers: seats as bits, and how many watch
        self.frozen: Presence | None = None  # who was here when a window began
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
        assert self.glimpse is not None
        company = await self.hall.company(self.id)
        missing = {one.name for one in self.glimpse.table.seats if one.name} - {*company.people}
        if missing - self._sought:  # somebody has just sat down; or was forgotten
            self._sought |= missing
            self.hall.meet_anew(self.id)
            company = await self.hall.company(self.id)
        made = msgspec.json.encode(company.house(self.glimpse.table, guest, *self.present(guest)))
        if version == self.version:
            self._houses[guest] = version, made
        return made

    def show(self, glimpse: Glimpse) -> bool:
        """Have another glimpse; whether the house part of frames is another by that."""
        before, self.glimpse = self.glimpse, glimpse
        if before is not None and self.frozen is None and not glimpse.table.is_shared:
            return _house_of(before.table) != _house_of(glimpse.table)
        was, here = self.frozen, self._present()
        if not glimpse.table.is_shared:
            self.frozen = None
        elif before is None:  # all may have left since the window began
            self.frozen = self.hall.hub.remembered(self.id, glimpse) or here
        elif before.table.head != glimpse.table.head:
            self.frozen = here
        is_other = before is None or _house_of(before.table) != _house_of(glimpse.table)
        return is_other or (was is not None and was != (self.frozen or here))

    def present(self, guest: str) -> Presence:
        """The seats that look, as a guest may know it, and how many others.

        While a window runs it stays as it was at its beginning, but for his own seats: else who
        answers and goes would be seen to.
        """
        if self.frozen is None:
            return self._present()
        own = {one.viewer for one in self.watches if guest and one.channel.guest == guest}
        return self.frozen[0] | (own - {SPECTATOR}), self.frozen[1]

    def _present(self) -> Presence:
        seats, watchers = self.elsewhere
        players = {one.viewer for one in self.watches if one.viewer != SPECTATOR} | {*bits(seats)}
        here = {one.channel.guest or one for one in self.watches if one.viewer == SPECTATOR}
        return players, watchers + len(here)


class Hub:
    """All channels, and the places they watch."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.is_stopping = False
        self.channels: set[Channel] = set()
        self.places: dict[str, Place] = {}
        self.interest: dict[str, set[Channel]] = {}
        self._windows: OrderedDict[str, tuple[int, Presence]] = OrderedDict()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news: deque[tuple[Callable[..., object], tuple[object, ...]]] = deque()
        self._is_woken = False
        self._lulls: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin, in the loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self.catch_up)
        self._tasks.add(asyncio.create_task(self._beat()))

    def stop(self) -> None:
        """Let all streams end; from the loop."""
        self.is_stopping = True
        for channel in self.channels:
            channel.wake()

    def end(self, code: str, *, guest: str = "", token: str = "") -> None:
        """Let the streams end that a guest, or a token, has opened; from the loop."""
        for channel in self.channels:
            if (guest and channel.guest == guest) or (token and channel.token == token):
                channel.end(code)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def told(self, resident: Resident, seat: int | None) -> None:
        """All who listen at a table, or one seat, are told something now; the table is locked.

        From any thread.
        """
        if resident.id in self.places or resident.id in self.interest:
            self.soon(self._told, resident.id, Glimpse.of(resident), seat)

    def compiled(self) -> None:
        """A game is further on; from any thread."""
        self.soon(self.announce, "games")

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

    async def watch(self, channel: Channel, table_id: str, viewer: int, since_seq: int) -> None:
        """Let a channel have all that a viewer may know from now on, and what he missed."""
        place = self.places.get(table_id)
        if place is None:
            place = self.places[table_id] = Place(self.hall, table_id)
        place.coming += 1
        try:
            if self.hall.peers is not None and place.said < 0:
                place.said = await self.hall.run(lambda: self.hall.store.last_word(table_id))
                place.cleared = (await self.hall.company(table_id)).room.cleared
            listener = await self._listen(place, viewer, since_seq)
            watch = Watch(channel, place, viewer, listener, since_seq)
            channel.watches.append(watch)
            place.watches.add(watch)
        finally:
            place.coming -= 1
            self._clear(place)
        place.change()
        self._attach(watch)

    async def listen_again(self, watch: Watch) -> None:
        """Come again after one did not keep up."""
        watch.listener.close()
        watch.listener = await self._listen(watch.place, watch.viewer, watch.head)
        self._attach(watch)

    def _attach(self, watch: Watch) -> None:
        wake = watch.channel.wake
        watch.listener.on_news(lambda: self.soon(wake))

    async def _listen(self, place: Place, viewer: int, since_seq: int) -> Listener:
        def listen(resident: Resident) -> tuple[Listener, Glimpse]:
            return resident.listen(viewer, since_seq), Glimpse.of(resident)

        listener, glimpse = await self.hall.at(place.id, listen)
        if (place.glimpse is None or place.glimpse.table.head < glimpse.table.head) and place.show(
            glimpse
        ):
            place.change()
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

    async def clear(self, table_id: str, times: int) -> None:
        """Refuse who watches a table here and has no seat: the last of so many times, once."""
        place = self.places.get(table_id)
        if place is None or place.glimpse is None or place.cleared >= times:
            return
        place.cleared, table, company = (
            times,
            place.glimpse.table,
            await self.hall.company(table_id),
        )
        for guest in {one.channel.guest for one in place.watches} - {"", company.room.owner}:
            if not company.seats_of(guest, table):
                refuse = partial(self.hall.store.put_member, table_id, guest, True)
                await self.hall.wait(refuse)
        self.hall.meet_anew(table_id)
        self.change(table_id)

    def say(self, table_id: str, spoken: Remark, guest: str) -> None:
        """Let all who watch a table have a guest's word."""
        if self.hall.peers is None:
            self.tell_word(table_id, spoken, guest)
        else:  # read with those of other servers, in their order
            self.hall.peers.look(table_id)
            self.hall.peers.changed(table_id)

    def tell_word(self, table_id: str, spoken: Remark, guest: str) -> None:
        """Let those who watch a table here have a guest's word."""
        for watch in self.places[table_id].watches if table_id in self.places else ():
            watch.said.append((spoken, guest))
            watch.channel.wake()

    def present(self, table_id: str, glimpse: Glimpse, guest: str) -> Presence:
        """The seats that look at a table, as a guest may know it, and how many others."""
        place = self.places.get(table_id)
        return place.present(guest) if place else self.remembered(table_id, glimpse) or (set(), 0)

    def remembered(self, table_id: str, glimpse: Glimpse) -> Presence | None:
        """Who was at a table when its window began, if all have left since."""
        head, here = self._windows.get(table_id, (-1, None))
        return here if head == glimpse.table.head else None

    def _clear(self, place: Place) -> None:
        if place.watches or place.coming:
            return
        self.places.pop(place.id, None)
        if place.frozen is not None and place.glimpse is not None:
            self._windows[place.id] = place.glimpse.table.head, place.frozen
            self._windows.move_to_end(place.id)
            if len(self._windows) > MOST_WINDOWS:
                self._windows.popitem(last=False)

    def _told(self, table_id: str, glimpse: Glimpse, seat: int | None = None) -> None:
        place = self.places.get(table_id)
        if place is not None:
            before = place.glimpse
            is_newer = before is None or before.table.head <= glimpse.table.head
            if is_newer and place.show(glimpse):
                place.change()
        for channel in self.interest.get(table_id, ()):
            self.keep(asyncio.create_task(self._mine(channel, table_id, glimpse, seat)))

    def keep(self, task: asyncio.Task[None]) -> None:
        """Let a task run until it ends, or all does."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mine(
        self, channel: Channel, table_id: str, glimpse: Glimpse, seat: int | None
    ) -> None:
        company = await self.hall.company(table_id)
        if not company.may_look(channel.guest):
            self.interest.get(table_id, set()).discard(channel)
            return
        seats = company.seats_of(channel.guest, glimpse.table)
        if seat is not None and seat not in seats:
            return  # while a window runs, who has answered learns it alone
        asked = any(glimpse.asked >> seat & 1 for seat in seats)
        channel.mine(table_id, asked, stage_of(glimpse.table))

    async def _beat(self) -> None:
        while True:
            channels = [*self.channels]
            for beat in range(BEATS):
                await asyncio.sleep(HEARTBEAT / BEATS)
                for channel in channels[beat::BEATS]:
                    channel.is_beat = True
                    channel.wake()
                if beat % ASKED == ASKED - 1:
                    with suppress(StorageFailed):  # the next time, then
                        await self._see_to_rights(channels[beat // ASKED :: BEATS // ASKED])

    async def _see_to_rights(self, channels: list[Channel]) -> None:
        """End the streams of those who were banned, forgotten or withdrawn, wherever that was."""
        here = [one for one in channels if one.guest]
        guests, tokens = {one.guest for one in here}, {one.token for one in here} - {""}
        store = self.hall.store
        welcome = await self.hall.run(lambda: store.welcome(guests, tokens)) if here else set()
        for channel in here:
            if channel.guest not in welcome:
                channel.end("guest-banned")
            elif channel.token and channel.token not in welcome:
                channel.end("token-unknown")

    def soon(self, call: Callable[..., object], *given: object) -> None:
        """Call something in the loop, in the order of the calls; from any thread.

        The loop is woken once for all that comes until it looks.
        """
        self._news.append((call, given))
        if not self._is_woken and self._loop is not None and not self._loop.is_closed():
            self._is_woken = True
            self._loop.call_soon_threadsafe(self.catch_up)

    def catch_up(self) -> None:
        """Do all that was to be done soon; in the loop."""
        self._is_woken = False
        while self._news:
            call, given = self._news.popleft()
            call(*given)


def _house_of(table: Table) -> tuple[object, ...]:
    """What the house part of a frame is made of."""
    agreed = table.clock.agreed if table.clock else 0
    return (
        table.seats, stage_of(table), table.offer, table.wish, table.granted, agreed,
        table.commitment if not table.is_started else "",
    )  # fmt: skip
