"""Housekeeping: tables that nobody comes to are closed."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import structlog

from ludotheque.core.errors import LudothequeError
from ludotheque.storage import Card

if TYPE_CHECKING:
    from ludotheque.web.hall import Hall

DAY = 24 * 3600 * 1000
WAITING, IDLE = DAY, 90 * DAY  # milliseconds
ROUND = 600.0  # seconds between two rounds
_log = structlog.get_logger()


class Keeping:
    """A round every ten minutes, in a thread of its own."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._over = hall, threading.Event()
        self._thread = threading.Thread(target=self._serve, name="keeping", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._over.set()

    def _serve(self) -> None:
        while not self._over.wait(ROUND):
            try:
                self.round()
            except LudothequeError as error:
                _log.error("round not made", error=error.message)

    def round(self) -> int:
        """Close what waits for a day, or lies idle for ninety; how many."""
        store, closed = self._hall.store, 0
        now = store.now()
        for card in store.listing(("waiting", "running"), limit=1_000_000):
            if now - card.touched > (WAITING if card.status == "waiting" else IDLE):
                closed += self._close(card)
        return closed

    def _close(self, card: Card) -> int:
        if card.game not in self._hall.games:
            return 0
        house = self._hall.house
        try:
            shown = house.at(card.id, lambda here: here.shown).result()
            if shown.clock is not None and card.status == "running":
                return 0  # time runs: whoever does not come loses by it
            if self._hall.store.card(card.id).touched != card.touched:
                return 0  # somebody came after all
            house.end(card.id, shown).result()
        except LudothequeError:  # or just now
            return 0
        return 1
