"""The hall: the house and all that requests share, reached without blocking the event loop."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ludotheque.bots.machines import Machine
from ludotheque.core.game import Game
from ludotheque.games import discovery
from ludotheque.house import House
from ludotheque.house.opinions import Opinions
from ludotheque.house.pool import Pool
from ludotheque.house.resident import Resident
from ludotheque.house.timers import Timers
from ludotheque.storage import Guest, Store, open_store
from ludotheque.web.company import Company
from ludotheque.web.compiling import Compiling
from ludotheque.web.hub import Hub
from ludotheque.web.keeping import Keeping
from ludotheque.web.keys import Keys
from ludotheque.web.limits import Limits
from ludotheque.web.settings import Settings
from ludotheque.web.whereabouts import announce

if TYPE_CHECKING:
    from ludotheque.house.thinker import Thinker
    from ludotheque.web.peers import Peers

THREADS = 8  # that wait for the house or the store
COLLECT = 20_000, 20, 50  # when the collector looks: most of what there is is tables, which stay
MOST_KNOWN = 10_000  # guests and companies kept in memory
T = TypeVar("T")
Known = TypeVar("Known")


class Hall:
    """Made when the server starts; closed when it stops."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.store)
        timers = Timers()
        self.games: dict[str, Game] = {name: discovery.find(name) for name in discovery.names()}
        workers = settings.workers
        pool = Pool(timers, workers, unready=self.games, wanted=self._want) if workers else None
        self.opinions = Opinions(pool) if pool else None
        is_shared = not self.store.is_exclusive
        self.house = House(self.store, timers=timers, pool=pool, jobs=is_shared)
        self.keys = Keys(self.store)
        self.limits = Limits(settings.rate)
        self.hub = Hub(self)
        self.house.residents.on_told = self.hub.told
        self.peers: Peers | None = None
        self._thinker: Thinker | None = None
        if is_shared:
            self._join(settings)
        games = [*self.games.values()]
        self.compiling = Compiling(games, self.hub.compiled, self._ready)
        self.keeping = Keeping(self)
        self.admin_secret, self._withdraw = announce(settings.data, settings.local_url)
        self.is_stopping = False
        self._threads = ThreadPoolExecutor(THREADS, "web")
        self._guests: Memory[Guest] = Memory()
        self._companies: Memory[Company] = Memory()

    @property
    def is_ready(self) -> bool:
        """Whether people may be sent here; a machine may still be a few seconds away."""
        return not self.is_stopping

    def open(self) -> None:
        """Begin, in the loop that runs."""
        gc.set_threshold(*COLLECT)
        self.hub.open()
        self.compiling.start()
        self.keeping.start()
        if self.peers is not None:
            self.peers.open()
        if self._thinker is not None:
            self._thinker.start()

    def stop(self) -> None:
        """Take no more commands, and let streams end; from the loop."""
        self.is_stopping = True
        self.hub.stop()

    def close(self) -> None:
        """Finish what is under way, and let go."""
        self._withdraw()
        self.compiling.close()
        self.keeping.close()
        if self._thinker is not None:
            self._thinker.close()
        self.house.close()
        if self.peers is not None:
            self.peers.close()
        self.store.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _join(self, settings: Settings) -> None:
        """Be one of several at a store: load what that needs."""
        from ludotheque.house.thinker import Thinker
        from ludotheque.storage.postgres import PostgresStore
        from ludotheque.web.peers import Peers

        assert isinstance(self.store, PostgresStore)
        self.peers = Peers(self)
        if settings.workers:
            self._thinker = Thinker(self.house, self.store.address, settings.workers)

    def _want(self, game: str) -> None:
        """Let the machines of a game be ready before others."""
        self.compiling.prefer(game)

    def _ready(self, game: Game) -> None:
        """Let the machines of a game play, also where nobody has come to since the start."""
        if self.house.pool is not None:
            self.house.pool.warm(game, Machine(1))  # the others are ready then, too
        if self.peers is not None:
            return  # nothing has stood still: the store says what is overdue
        for card in self.store.listing(("running",), limit=1_000_000):
            if card.game == game.name:
                self.house.wake(card.id)

    async def run(self, call: Callable[[], T]) -> T:
        """Run something that may take a while."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def wait(self, call: Callable[[], Future[T]]) -> T:
        """Run something that gives a future, and wait for that."""
        return await self.awaited(await self.run(call))

    async def awaited(self, future: Future[T]) -> T:
        """Wait for what the house does."""
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        future.add_done_callback(lambda done: self.hub.soon(_resolve, waiting, done))
        return await waiting

    async def at(self, table_id: str, look: Callable[[Resident], T]) -> T:
        """Look at a table in memory."""
        return await self.wait(lambda: self.house.at(table_id, look))

    async def glance(self, table_id: str, look: Callable[[Resident], T]) -> T:
        """Take a look that takes no time: at once, if the table is in memory and nobody has it."""
        resident = self.house.residents.known(table_id)
        if resident is not None and resident.lock.acquire(blocking=False):
            try:
                return look(resident)
            finally:
                resident.lock.release()
        return await self.at(table_id, look)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def invitation(self, table_id: str, game: str) -> str:
        """The link that invites to a table; its secret is in the fragment, which is never sent."""
        return f"{self.settings.url}/{game}#/join/{table_id}.{self.keys.invitation(table_id)}"

    def game(self, name: str) -> Game:
        """The game of that name; `UnknownGame` if there is none."""
        return self.games.get(name) or discovery.find(name)

    def machine(self, game: Game, text: str) -> str:
        """The machine that a text names."""
        return str(Machine.parse(game, text))

    def known_guest(self, guest_id: str) -> Guest | None:
        """A guest by id, as far as he is in memory."""
        return self._guests.get(guest_id)

    async def guest(self, guest_id: str) -> Guest | None:
        """A guest by id."""
        known = self.known_guest(guest_id)
        if known is not None:
            return known
        return await self._guests.read(guest_id, self.run(lambda: self.store.guest(guest_id)))

    def forget_guest(self, guest_id: str | None = None) -> None:
        """Read a guest, or all, again when he is next asked for."""
        self._guests.forget(guest_id)

    async def company(self, table_id: str) -> Company:
        """Who is at a table; `UnknownTable` if there is none."""
        known = self._companies.get(table_id)
        if known is not None:
            return known
        reading = self.run(lambda: Company.read(self.store, table_id))
        return await self._companies.read(table_id, reading)

    def known_company(self, table_id: str) -> Company | None:
        """Who is at a table, as far as it is in memory."""
        return self._companies.get(table_id)

    def meet_again(self, guest_id: str) -> None:
        """A guest is called otherwise, or gone: read again who is at the tables where he is."""
        for table_id in {*self._companies, *self.hub.places}:
            known = self._companies.get(table_id)
            if known is None or guest_id in known.guests:
                self.meet_anew(table_id)
                self.hub.change(table_id)

    def meet_anew(self, table_id: str | None = None) -> None:
        """Read who is at a table, or at any, again when it is next asked for."""
        self._companies.forget(table_id)


def _resolve(waiting: asyncio.Future[T], done: Future[T]) -> None:
    if waiting.done():  # nobody waits any more
        return
    failure = done.exception()
    if failure is None:
        waiting.set_result(done.result())
    else:
        waiting.set_exception(failure)


class Memory(OrderedDict[str, Known]):
    """What was read last; nothing that was to be forgotten while it was read."""

    def __init__(self) -> None:
        super().__init__()
        self._reading: dict[str, object] = {}  # who has begun to read it last

    async def read(self, key: str, reading: Awaitable[T]) -> T:
        """What is read, kept unless it may have changed since."""
        mine = self._reading[key] = object()
        try:
            found: Any = await reading
            if self._reading.get(key) is mine and found is not None:
                self[key] = found
                if len(self) > MOST_KNOWN:
                    self.popitem(last=False)
        finally:
            if self._reading.get(key) is mine:
                del self._reading[key]
        return cast(T, found)

    def forget(self, key: str | None = None) -> None:
        """Read one, or all, anew when they are next asked for."""
        if key is None:
            self.clear()
            self._reading.clear()
        else:
            self.pop(key, None)
            self._reading.pop(key, None)
