"""Machines' turns of a store that houses share: taken from its queue, each by one of them.

A turn is put into the queue with the event that asks it (`storage/jobs.py`), so it is not lost;
whoever takes one that was played already finds that nothing is asked any more. One that was taken
by a thinker which has ended is taken by another. The machine itself thinks in a process that knows
a view and a log, and no address of a database (`bots/workers.py`).
"""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress
from typing import Any

from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException, JobAborted
from procrastinate.worker import Worker

from ludotheque.house.house import House
from ludotheque.storage import StorageFailed
from ludotheque.storage.jobs import QUEUE, TASK

AT_ONCE = 16  # turns for each process that thinks: most of their time they wait
PULSE, DEAD = 1.0, 5.0  # seconds between two heartbeats, and without one
GRACE = 3.0  # seconds to end what is under way
AGAIN = 1.0  # seconds until a queue that is away is tried again
POLL = 2.0  # seconds after which the queue is looked at without being told
_log = logging.getLogger(__name__)
logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # what it tells names tables


class Thinker:
    """Takes turns for a house, in a thread with an event loop of its own."""

    def __init__(self, house: House, address: str, size: int) -> None:
        self._house, self._address, self._size = house, address, size
        self._is_closed = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._worker: Worker | None = None
        self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """End what is under way, or let others do it."""
        self._is_closed.set()
        if self._thread.is_alive():
            with suppress(RuntimeError):  # its loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._stop)
            self._thread.join()

    def _stop(self) -> None:
        if self._worker is not None:
            self._worker.stop()  # type: ignore[no-untyped-call]

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        while not self._is_closed.is_set():
            try:
                await self._take()
            except Exception as error:  # of several libraries: whatever it is, it may pass
                _log.warning("the queue is away: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _take(self) -> None:
        """Take turns until the queue goes away, or all is over."""
        app = self._app()
        async with app.open_async():
            self._worker = Worker(
                app, queues=[QUEUE], concurrency=AT_ONCE * self._size, delete_jobs="successful",
                fetch_job_polling_interval=POLL, update_heartbeat_interval=PULSE,
                stalled_worker_timeout=DEAD, shutdown_graceful_timeout=GRACE,
                install_signal_handlers=False,
            )  # fmt: skip
            looking = asyncio.create_task(_take_over(app))
            working = asyncio.create_task(self._worker.run())  # type: ignore[no-untyped-call]
            if self._is_closed.is_set():
                self._stop()
            try:
                await asyncio.wait({looking, working}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._stop()
                looking.cancel()
                ended = await asyncio.gather(looking, working, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    def _app(self) -> App:
        app = App(connector=PsycopgConnector(conninfo=self._address, min_size=1, max_size=4))
        passing: Any = {StorageFailed, JobAborted, asyncio.CancelledError}
        again = RetryStrategy(wait=1, retry_exceptions=passing)

        @app.task(name=TASK, queue=QUEUE, retry=again)
        async def turn(table: str, seat: int, phase: int, at: int) -> None:
            try:
                await asyncio.wrap_future(self._house.take_turn(table, seat, phase, at))
            except Exception as error:
                _log.error("a turn failed: %s", type(error).__name__)
                raise

        return app


async def _take_over(app: App) -> None:
    """Let turns be taken again whose thinkers are no more."""
    while True:
        await asyncio.sleep(DEAD / 2)
        for job in await app.job_manager.get_stalled_jobs(
            queue=QUEUE, seconds_since_heartbeat=DEAD
        ):
            try:
                await app.job_manager.retry_job(job)
            except ConnectorException:  # another thinker was faster
                _log.info("a turn was taken over by another")
