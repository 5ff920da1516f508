"""Whoever watches a table: frames in order, without gaps or repeats, and nobody waits for him.

A frame is made from its viewer's view, once for all who look with the same eyes. A listener takes
frames from a queue of his own: by `get`, which waits, or by `async for`. One who does not keep up
is cut off; he comes again and says what he saw last.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

from msgspec import Struct

from ludotheque.core.contract import Choice, Result, Seen, Standable, Status
from ludotheque.core.errors import LudothequeError
from ludotheque.tables.clocks import Face

MOST_FRAMES = 64  # that wait for a listener


class Frame(Struct, frozen=True, omit_defaults=True, weakref=True):
    """What one viewer is told at once.

    `head` is the last event that he knows of, `seen` those that are new to him. `choices` are what
    he may do now, `actions` their numbers; `stands` is what may be answered beforehand. `setting`
    comes with the first frame alone.
    """

    head: int
    status: Status[Any]
    description: Any
    seen: list[Seen[Any]] = []
    actions: list[int] = []
    choices: list[Choice] = []
    stands: Standable | None = None
    result: Result | None = None
    clock: Face | None = None
    setting: Any = None


class CutOff(LudothequeError):
    """A listener who does not keep up, or whose table was lost from memory; he may come again."""

    def __init__(self) -> None:
        super().__init__("listener-cut-off")


class Listener:
    """One who watches; he may leave at any time by `close`."""

    def __init__(self, leave: Callable[[Listener], None], most: int = MOST_FRAMES) -> None:
        self._leave, self._most = leave, most
        self._frames: deque[Frame] = deque()
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._wake: Callable[[], object] = _nothing
        self._is_cut = self._is_closed = False

    def put(self, frame: Frame) -> None:
        """Let him have a frame, or cut him off: the house alone calls this."""
        with self._lock:
            if len(self._frames) >= self._most:
                self._is_cut = True
            if not self._is_cut:
                self._frames.append(frame)
            self._changed.notify_all()
            wake = self._wake
        self._call(wake)

    def cut(self) -> None:
        """What he has not taken yet is the last he gets."""
        with self._lock:
            self._is_cut = True
        self._tell()

    @property
    def is_gone(self) -> bool:
        """Whether he gets no more frames."""
        return self._is_cut or self._is_closed

    @property
    def is_empty(self) -> bool:
        """Whether he has taken all frames that there are."""
        return not self._frames

    def take(self) -> Frame | None:
        """The next frame, if there is one; raises `CutOff` after the last."""
        with self._lock:
            if self._frames:
                return self._frames.popleft()
            if self._is_cut and not self._is_closed:
                raise CutOff
            return None

    def take_all(self) -> list[Frame]:
        """All frames that there are; raises `CutOff` after the last."""
        with self._lock:
            frames = [*self._frames]
            self._frames.clear()
            if not frames and self._is_cut and not self._is_closed:
                raise CutOff
            return frames

    def take_until(self, head: int) -> list[Frame]:
        """The frames that there are of events up to one, and none later."""
        with self._lock:
            frames = []
            while self._frames and self._frames[0].head <= head:
                frames.append(self._frames.popleft())
            return frames

    def get(self, timeout: float | None = None) -> Frame | None:
        """Wait for the next frame; None when there is none in time, or he has left."""
        with self._lock:
            self._changed.wait_for(lambda: self._frames or self._is_cut or self._is_closed, timeout)
            return self.take()

    def on_news(self, wake: Callable[[], object]) -> None:
        """Call this whenever there may be something to take; from any thread."""
        with self._lock:
            self._wake = wake
        wake()

    def close(self) -> None:
        """Leave."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            self._frames.clear()
        self._tell()
        self._leave(self)

    def __iter__(self) -> Iterator[Frame]:
        while (frame := self.get()) is not None:
            yield frame

    async def __aiter__(self) -> AsyncIterator[Frame]:
        loop, ready = asyncio.get_running_loop(), asyncio.Event()
        self._wake = lambda: loop.call_soon_threadsafe(ready.set)
        try:
            while not self._is_closed:
                ready.clear()
                while (frame := self.take()) is not None:
                    yield frame
                if not self._is_closed:
                    await ready.wait()
        finally:
            self._wake = _nothing

    def _tell(self) -> None:
        with self._lock:
            self._changed.notify_all()
            wake = self._wake
        self._call(wake)

    def _call(self, wake: Callable[[], object]) -> None:
        try:
            wake()
        except RuntimeError:  # his loop is closed: he will not come for it
            self.close()


def _nothing() -> None:
    pass
