"""Wake-ups between houses that share a store: which table has something new, and nothing else.

Redis carries `{table, head}`, head -1 for what lies beside the log. Whoever hears of it looks into
the store, so a message that is lost costs a poll; while Redis is away nothing is sent at all.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.errors import LudothequeError
from ludotheque.core.extras import library

CHANNEL = "ludotheque"
PATIENCE = 2.0  # seconds for an answer
AGAIN = 0.5  # seconds until Redis is tried again
MOST_UNSENT = 100_000
_log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True):
    """A table that has something new."""

    table: str
    head: int


_decoder = msgspec.json.Decoder(News)


def client(url: str) -> Any:
    """A client of the server at an address, which is not reached yet."""
    redis = library("redis", "scale")
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    try:
        return redis.Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )  # fmt: skip
    except ValueError as error:
        raise LudothequeError("redis-malformed", url=url.partition("@")[2] or url) from error


class Bus:
    """Tells and hears news in threads of its own; `missed` is called when some may be lost."""

    def __init__(
        self,
        url: str,
        heard: Callable[[str, int], object] | None = None,
        missed: Callable[[], object] = lambda: None,
    ) -> None:
        self.client = client(url)
        self._heard, self._missed = heard, missed
        self._changed = threading.Condition()
        self._unsent: dict[str, int] = {}
        self._is_closed = False
        self.is_up = False  # whether news are heard
        self._threads = [threading.Thread(target=self._tell, name="bus", daemon=True)]
        if heard is not None:
            self._threads.append(threading.Thread(target=self._listen, name="bus", daemon=True))

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def publish(self, table_id: str, head: int) -> None:
        """Let others know of a table; from any thread, at once."""
        with self._changed:
            if len(self._unsent) < MOST_UNSENT:
                self._unsent[table_id] = max(head, self._unsent.get(table_id, -1))
                self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(2 * PATIENCE)
        self.client.close()

    def _tell(self) -> None:
        from redis.exceptions import RedisError

        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._unsent or self._is_closed)
                unsent, self._unsent = self._unsent, {}
            if not unsent:
                return
            try:
                with self.client.pipeline(transaction=False) as line:
                    for table_id, head in unsent.items():
                        line.publish(CHANNEL, msgspec.json.encode(News(table_id, head)))
                    line.execute()
            except RedisError as error:  # what was not sent is found by polling
                _log.warning("redis is away: %s", type(error).__name__)
                if self._is_closed:
                    return
                threading.Event().wait(AGAIN)

    def _listen(self) -> None:
        from redis.exceptions import RedisError

        while not self._is_closed:
            try:
                with self.client.pubsub() as line:
                    line.subscribe(CHANNEL)
                    while not self._is_closed:
                        self._take(line.get_message(timeout=PATIENCE / 2))
            except RedisError:
                self.is_up = False
                threading.Event().wait(AGAIN)
        self.is_up = False

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        if message["type"] == "subscribe":  # also after the connection was lost
            self.is_up = True
            self._missed()
        elif message["type"] == "message" and self._heard is not None:
            try:
                news = _decoder.decode(message["data"])
            except msgspec.DecodeError:
                return  # somebody else's
            self._heard(news.table, news.head)
