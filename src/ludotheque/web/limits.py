"""Limits: a bucket of tokens for each who asks, by identity and by address."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network

from ludotheque.web.problems import Refused

MOST_KNOWN = 50_000
KINDS = {  # how many at once, and how many more a second
    "ask": (200, 50.0),  # anything
    "send": (100, 20.0),  # what changes something
    "open": (12, 0.1),  # tables
    "say": (8, 0.5),  # words
    "guest": (20, 0.2),  # new guests of an address
    "secret": (20, 0.1),  # secrets tried
    "work": (10, 1.0),  # what takes long: checks, replays
}
ADDRESS = 5  # so many identities may share an address


def home(address: str) -> str:
    """Who has an address: of IPv6 each has 2 to the 64."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Limits:
    """Buckets that fill with time; `rate` widens or narrows all, 0 takes them away."""

    def __init__(self, rate: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, address: str = "") -> None:
        """Take a token, or refuse and say how long to wait."""
        if not self._rate:
            return
        if address:
            self._take(kind, f"@{home(address)}", ADDRESS)
        if who:
            self._take(kind, who, 1)

    def _take(self, kind: str, who: str, times: int) -> None:
        room, speed = (one * times * self._rate for one in KINDS[kind])
        now = self._clock()
        level, since = self._buckets.get((kind, who), (room, now))
        level = min(room, level + (now - since) * speed)
        if level < 1:
            raise Refused(429, "too-fast", retry_after=max(1, math.ceil((1 - level) / speed)))
        self._buckets[kind, who] = level - 1, now
        self._buckets.move_to_end((kind, who))
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
