"""Other servers at the same store: what they do is heard of by Redis, or seen by looking.

All that is known of a table here is checked against two numbers of the store, the newest event and
the count of changes beside the log; whatever is behind is read anew. Tables that somebody watches
here are followed; others are checked when they are asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ludotheque.core.errors import LudothequeError
from ludotheque.house.bus import Bus
from ludotheque.house.resident import Resident
from ludotheque.storage import StorageFailed
from ludotheque.web.chat import spoken_of
from ludotheque.web.sharing import Sharing

if TYPE_CHECKING:
    from ludotheque.web.hall import Hall
    from ludotheque.web.hub import Hub

OFTEN, SELDOM = 1.0, 5.0  # seconds between two looks: without Redis, and with it
SWEEP = 5.0  # seconds between two looks at what nobody has seen to, and at what is kept of guests
MOST = 1000  # tables in one question
_log = structlog.get_logger()


class Peers:
    """Keeps what is in memory here up with what others write."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._bus = (
            Bus(hall.settings.redis, self._heard, self._missed) if hall.settings.redis else None
        )
        self._fronts: dict[str, tuple[int, int]] = {}  # of tables that are followed
        self._looking: set[str] = set()
        self._again: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake = asyncio.Event()
        self._lobby: tuple[int, ...] = ()
        self._sharing: Sharing | None = None
        if self._bus is not None:
            hall.house.on_written = self._bus.publish
            self._sharing = Sharing(hall, self._bus)
            hall.limits = self._sharing.limits

    def open(self) -> None:
        """Begin, in the loop that runs."""
        self._loop = asyncio.get_running_loop()
        self._hall.hub.keep(asyncio.create_task(self._follow()))
        self._hall.hub.keep(asyncio.create_task(self._sweep()))
        if self._bus is not None and self._sharing is not None:
            self._bus.start()
            self._hall.hub.keep(asyncio.create_task(self._sharing.serve()))

    def close(self) -> None:
        if self._bus is not None:
            self._bus.close()
        if self._sharing is not None:
            self._sharing.close()

    def changed(self, table_id: str) -> None:
        """Something beside the log of a table is another, by a request here."""
        if self._bus is not None:
            self._bus.publish(table_id, -1)

    def look(self, table_id: str) -> None:
        """See what is new at a table, once at a time; from the loop."""
        if table_id in self._looking:
            self._again.add(table_id)
        else:
            self._looking.add(table_id)
            self._hall.hub.keep(asyncio.create_task(self._look(table_id)))

    async def catch_up(self, table_id: str) -> None:
        """Be no older than the store, at a table that somebody asks for."""
        front = (await self._read([table_id])).get(table_id)
        if front is not None:
            await self._take(table_id, front)

    def _heard(self, table_id: str, head: int) -> None:
        """A table has something new; from the bus."""
        hub, resident = self._hall.hub, self._hall.house.residents.known(table_id)
        if table_id not in hub.places and table_id not in hub.interest:
            return
        if head < 0 or resident is None:
            self._soon(self._concern, table_id, head)
        elif resident.table.head < head:
            self._hall.house.refresh(table_id)  # if it fails, the next look will tell

    def _missed(self) -> None:
        self._soon(self._wake.set)

    def _soon(self, call: Callable[..., object], *given: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *given)

    def _concern(self, table_id: str, head: int) -> None:
        if self._sharing is not None and head < 0:
            self._sharing.ask(table_id)
        self.look(table_id)

    async def _look(self, table_id: str) -> None:
        try:
            front = (await self._read([table_id])).get(table_id)
            if front is not None:
                await self._take(table_id, front)
                self._fronts[table_id] = front
        except LudothequeError as error:  # the next look will tell
            _log.warning("could not look", error=error.message)
        finally:
            self._looking.discard(table_id)
            if table_id in self._again:
                self._again.discard(table_id)
                self.look(table_id)

    async def _take(self, table_id: str, front: tuple[int, int]) -> None:
        """Bring what is in memory of a table up to what the store says."""
        hall, (head, beside) = self._hall, front
        hub, resident = hall.hub, hall.house.residents.known(table_id)
        is_behind = resident is not None and resident.table.head < head
        before = self._fronts.get(table_id, front)[0]
        if is_behind or (resident is None and before < head):
            await hall.wait(lambda: hall.house.refresh(table_id))
            if resident is None:  # read as it is: that it has moved is known here alone
                tell = partial(_tell, hub, before)
                await hall.wait(lambda: hall.house.at(table_id, tell))
        known, place = hall.known_company(table_id), hub.places.get(table_id)
        if known is None or known.card.beside != beside:
            hall.meet_anew(table_id)
            if resident is not None:  # which may know somebody who wants to be forgotten
                await hall.wait(lambda: hall.house.at(table_id, _meet_anew))
        if place is not None and place.beside != beside:
            place.beside = beside
            await hub.clear(table_id, (await hall.company(table_id)).room.cleared)
            await self._hear(table_id)
            place.change()

    async def _hear(self, table_id: str) -> None:
        """Let those who watch have what was said, wherever it was."""
        hall, place = self._hall, self._hall.hub.places[table_id]
        words = await hall.run(lambda: hall.store.chat(table_id, place.said))
        if words and place.glimpse is not None:
            company = await hall.company(table_id)
            for said in words:
                if said.n <= place.said:
                    continue  # told meanwhile
                place.said = said.n
                spoken = spoken_of(table_id, said, company, place.glimpse.table)
                hall.hub.tell_word(table_id, spoken, company.owner_of(said.player_id))

    async def _follow(self) -> None:
        """Look at all that is watched here, for good."""
        while True:
            is_told = self._bus is not None and self._bus.is_up
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), SELDOM if is_told else OFTEN)
            self._wake.clear()
            hub = self._hall.hub
            ids = [*{*hub.places, *hub.interest}]
            try:
                for start in range(0, len(ids), MOST):
                    self._compare(await self._read(ids[start : start + MOST]))
                lobby = await self._hall.run(self._hall.store.lobby)
            except StorageFailed as error:
                _log.warning("could not look", error=error.message)
                continue
            self._fronts = {key: self._fronts[key] for key in ids if key in self._fronts}
            if lobby != self._lobby:
                self._lobby = lobby
                hub.announce("lobby")

    def _compare(self, fronts: dict[str, tuple[int, int]]) -> None:
        for table_id, front in fronts.items():
            resident = self._hall.house.residents.known(table_id)
            place = self._hall.hub.places.get(table_id)
            is_behind = resident is not None and resident.table.head < front[0]
            is_older = place is not None and place.beside != front[1]
            if is_behind or is_older or self._fronts.setdefault(table_id, front) != front:
                self.look(table_id)

    async def _sweep(self) -> None:
        """Do what a server that is no more should have done; know guests as they are now."""
        hall = self._hall
        while True:
            await asyncio.sleep(SWEEP)
            hall.forget_guest()
            try:
                await hall.run(hall.house.see_to_overdue)
            except StorageFailed as error:
                _log.warning("could not sweep", error=error.message)

    async def _read(self, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
        return await self._hall.run(lambda: self._hall.store.fronts([*ids]))


def _tell(hub: Hub, before: int, resident: Resident) -> None:
    """Tell of what all may know that was not written before; answers in a window are not."""
    if resident.told_head > before:
        hub.told(resident, None)


def _meet_anew(resident: Resident) -> None:
    resident.players = {}
