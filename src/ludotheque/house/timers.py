"""What is to be done later: one thread that waits for the next moment, and no other."""

from __future__ import annotations

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)
Run = Callable[[], object]


class Timers:
    """Runs things when their time has come; they must be short, for they run one after another."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._due: list[tuple[float, int, Run]] = []
        self._order = itertools.count()
        self._is_closed = False
        self._thread = threading.Thread(target=self._serve, name="timers", daemon=True)
        self._thread.start()

    def clock(self) -> float:
        """Seconds, from anywhere."""
        return time.monotonic()

    def after(self, seconds: float, run: Run) -> None:
        """Run something so many seconds from now."""
        with self._changed:
            heapq.heappush(self._due, (self.clock() + seconds, next(self._order), run))
            self._changed.notify()

    def close(self) -> None:
        """Forget what is still to be done."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _serve(self) -> None:
        while run := self._next():
            try:
                run()
            except Exception as error:
                _log.error("could not be done in time: %s", type(error).__name__)

    def _next(self) -> Run | None:
        """Wait for what is due; None when all is over."""
        with self._changed:
            while not self._is_closed:
                wait = self._due[0][0] - self.clock() if self._due else None
                if wait is not None and wait <= 0:
                    return heapq.heappop(self._due)[2]
                self._changed.wait(wait)
        return None
