"""What servers share by expiring keys of Redis: who is here, and how fast somebody asks.

Nothing of it is kept elsewhere, and its loss loosens limits and hides who is here, no more. A
bucket is taken from at once in memory; a moment later the servers agree on what is left in it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from redis.exceptions import RedisError

from ludotheque.core.calls import SPECTATOR
from ludotheque.house.bus import AGAIN, Bus
from ludotheque.storage import new_id
from ludotheque.web.limits import KINDS, Limits

if TYPE_CHECKING:
    from ludotheque.web.hall import Hall

TICK = 0.1  # seconds between two agreements
BEATS = 100  # ticks between two signs of life
LIFE = 30  # seconds that a sign of life lasts
NAMES = "ludotheque:servers"
# a bucket is kept as the time at which it is full again; gives how much each has left
_BUCKETS = """
local time = redis.call('TIME')
local now, left = time[1] + time[2] / 1000000, {}
for i, key in ipairs(KEYS) do
  local room, speed, taken = tonumber(ARGV[3*i-2]), tonumber(ARGV[3*i-1]), tonumber(ARGV[3*i])
  local full = math.max(tonumber(redis.call('GET', key) or 0), now) + taken / speed
  full = math.min(full, now + room / speed)
  local life = math.max(1, math.ceil((full - now) * 1000))
  redis.call('SET', key, string.format('%.6f', full), 'PX', life)
  left[i] = string.format('%.3f', room - (full - now) * speed)
end
return left
"""
Bucket = tuple[str, str, int]


class SharedLimits(Limits):
    """Buckets of several servers."""

    def __init__(self, rate: float) -> None:
        super().__init__(rate)
        self._taken: Counter[Bucket] = Counter()

    def _take(self, kind: str, who: str, times: int) -> None:
        super()._take(kind, who, times)
        self._taken[kind, who, times] += 1

    def drain(self) -> Counter[Bucket]:
        """What was taken since the last time."""
        taken, self._taken = self._taken, Counter()
        return taken

    def measures(self, bucket: Bucket) -> tuple[float, float]:
        """How much there is room for, and how much comes a second."""
        room, speed = KINDS[bucket[0]]
        return room * bucket[2] * self._rate, speed * bucket[2] * self._rate

    def agree(self, bucket: Bucket, left: float) -> None:
        """Have in a bucket what is left in it by all servers' count."""
        self._buckets[bucket[:2]] = left - self._taken[bucket], self._clock()


class Sharing:
    """Brings keys up to date, in the event loop; Redis is asked in a thread."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self._hall, self._bus = hall, bus
        self.limits = SharedLimits(hall.settings.rate)
        self._agree = bus.client.register_script(_BUCKETS)
        self._name, self._others = new_id(), list[str]()
        self._told: dict[str, tuple[int, int]] = {}
        self._asked: set[str] = set()
        self._thread = ThreadPoolExecutor(1, "sharing")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def ask(self, table_id: str) -> None:
        """Look who is at a table elsewhere."""
        self._asked.add(table_id)

    async def serve(self) -> None:
        """Agree with the others, for good; without Redis each server counts alone."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._share_limits()
                if ticks % 5 == 0:
                    await self._share_presence(ticks % BEATS == 0)
                ticks += 1
            except RedisError:
                self._told, ticks = {}, 0
                self._forget_others()
                await asyncio.sleep(AGAIN)

    async def _share_limits(self) -> None:
        taken = self.limits.drain()
        if not taken:
            return
        keys = [self._key(*bucket[:2]) for bucket in taken]
        given: list[float] = []
        for bucket, count in taken.items():
            given += [*self.limits.measures(bucket), count]
        for bucket, left in zip(taken, await self._run(self._agree, keys, given), strict=True):
            self.limits.agree(bucket, float(left))

    async def _share_presence(self, is_beat: bool) -> None:
        """Say who looks at tables here, where that is new; see who does elsewhere."""
        here = {key: _presence(place.watches) for key, place in self._hall.hub.places.items()}
        changed = {key for key in {*here, *self._told} if here.get(key) != self._told.get(key)}
        asked = {*here} if is_beat else (self._asked | changed) & {*here}
        self._asked, self._told = set(), here
        if is_beat or changed:
            others = await self._run(self._say, here, {*here} | changed if is_beat else changed)
            self._others = [name for name in others if name != self._name]
        for table_id in changed:
            self._bus.publish(table_id, -1)
        if asked and self._others:
            found = await self._run(self._see, [*asked])
            for table_id, elsewhere in found.items():
                self._set(table_id, elsewhere)
        elif is_beat:
            self._forget_others()

    def _say(self, here: dict[str, tuple[int, int]], tables: set[str]) -> list[str]:
        """Write down who is here; the names of all servers."""
        with self._bus.client.pipeline(transaction=False) as line:
            now = line.time().execute()[0][0]
            for table_id in tables:
                key = f"ludotheque:here:{table_id}:{self._name}"
                if table_id in here:
                    line.set(key, " ".join(map(str, here[table_id])), ex=LIFE)
                else:
                    line.delete(key)
            line.zadd(NAMES, {self._name: now})
            line.zremrangebyscore(NAMES, "-inf", now - LIFE)
            line.expire(NAMES, LIFE)
            line.zrange(NAMES, 0, -1)
            return [name.decode() for name in line.execute()[-1]]

    def _see(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Who is at tables elsewhere: seats as bits, and how many watch."""
        others = self._others
        keys = [f"ludotheque:here:{table_id}:{name}" for table_id in tables for name in others]
        values, found = self._bus.client.mget(keys), {}
        for k, table_id in enumerate(tables):
            seats = watchers = 0
            for value in values[k * len(others) : (k + 1) * len(others)]:
                if value:
                    one, more = map(int, value.split())
                    seats, watchers = seats | one, watchers + more
            found[table_id] = seats, watchers
        return found

    def _forget_others(self) -> None:
        for table_id in self._hall.hub.places:
            self._set(table_id, (0, 0))

    def _set(self, table_id: str, elsewhere: tuple[int, int]) -> None:
        place = self._hall.hub.places.get(table_id)
        if place is not None and place.elsewhere != elsewhere:
            place.elsewhere = elsewhere
            place.change()

    def _key(self, kind: str, who: str) -> str:
        """A key that tells nobody who it is about."""
        return f"ludotheque:limit:{kind}:{self._hall.keys.pseudonym(who)}"

    async def _run(self, call: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call, *given)


def _presence(watches: Any) -> tuple[int, int]:
    seats = 0
    for viewer in {one.viewer for one in watches} - {SPECTATOR}:
        seats |= 1 << viewer
    return seats, sum(one.viewer == SPECTATOR for one in watches)
