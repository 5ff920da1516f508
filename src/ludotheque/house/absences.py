"""When the house was not there: closed, killed, or asleep with its machine."""

from __future__ import annotations

import threading

from ludotheque.storage import Store

PULSE = 3.0  # seconds between two heartbeats
MISSED = 3  # heartbeats without which a house that runs has slept, or nobody kept the store


class Absences:
    """Spans of time in which nobody could act, by the store's clock."""

    def __init__(self, store: Store, pulse: float) -> None:
        self._store, self._pulse = store, pulse
        self._lock = threading.Lock()
        self._spans: list[tuple[int, int]] = []
        self._seen = store.now()  # when the house was last there
        last = store.last_heartbeat()
        # where others may have kept the store, it takes several heartbeats that did not come
        least = 0 if store.is_exclusive else self._gap(pulse or PULSE)
        if last is not None and self._seen - last > least:
            self._spans.append((last, self._seen))

    def notice(self, now: int) -> bool:
        """Look at the clock: whether the house was away since it last did."""
        if not self._pulse or now - self._seen <= self._gap(self._pulse):
            return False
        last = self._store.last_heartbeat() or self._seen
        with self._lock:
            since = max(self._seen, last)  # another house may have been there
            is_gap = now - since > self._gap(self._pulse)
            if is_gap:
                self._spans.append((since, now))
            self._seen = max(self._seen, now)
        return is_gap

    def beat(self, now: int) -> None:
        """Note that the house is there."""
        with self._lock:
            self._seen = max(self._seen, now)

    def owed(self, latest: int) -> int | None:
        """Since when the house was away, as far as a table does not know whose last event is that.

        What the table knows lasts until the event that says so.
        """
        if not self._spans or latest >= self._spans[-1][1]:
            return None
        return next(since for since, until in self._spans if latest < until)

    def length(self, since: int) -> int:
        """How long the house was away after a moment."""
        return sum(max(0, until - max(start, since)) for start, until in self._spans)

    def _gap(self, pulse: float) -> int:
        return round(MISSED * pulse * 1000)
