"""`ludotheque think`: machines' turns of all servers at a database, taken by this process, too."""

from __future__ import annotations

import signal
import threading

from ludotheque.cli.terminal import Terminal
from ludotheque.core.errors import LudothequeError
from ludotheque.web import observing


def run(terminal: Terminal, database: str, redis: str, workers: int, log: str, level: str) -> int:
    """Take turns until somebody ends it; the exit code."""
    observing.set_up(log, level)
    try:
        if "://" not in database:
            raise LudothequeError("think-needs-database")
        _serve(terminal, database, redis, workers)
    except LudothequeError as error:
        terminal.complain(error)
        return 1
    return 0


def _serve(terminal: Terminal, database: str, redis: str, workers: int) -> None:
    from ludotheque.bots.machines import Machine
    from ludotheque.games import discovery
    from ludotheque.house import House
    from ludotheque.house.bus import Bus
    from ludotheque.house.pool import Pool
    from ludotheque.house.timers import Timers
    from ludotheque.storage import open_store
    from ludotheque.web.compiling import Compiling

    over = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: over.set())
    store = open_store(database)
    try:
        from ludotheque.house.thinker import Thinker
        from ludotheque.storage.postgres import PostgresStore

        assert isinstance(store, PostgresStore)
        bus = Bus(redis) if redis else None
        timers = Timers()
        games = [discovery.find(name) for name in discovery.names()]
        pool = Pool(timers, workers, unready=discovery.names())
        compiling = Compiling(games, ready=lambda game: pool.warm(game, Machine(1)))
        compiling.start()
        while not (compiling.is_whole or over.wait(0.1)):
            pass
        house = House(store, timers=timers, pool=pool, pulse=0, jobs=True)
        thinker = Thinker(house, store.address, workers)
        if bus is not None:
            house.on_written = bus.publish
            bus.start()
        thinker.start()
        terminal.say("think-ready", n=workers)
        over.wait()
        compiling.close()
        thinker.close()
        house.close()
        if bus is not None:
            bus.close()
    finally:
        store.close()
