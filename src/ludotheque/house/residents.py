"""The tables in memory: bounded by number and by bytes, the longest unused go first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator

from ludotheque.house.resident import OnTold, Resident


class Residents:
    """Tables by id; one that is needed stays, whatever the bounds."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most, self._most_bytes = most, most_bytes
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, Resident] = OrderedDict()
        self._weights: dict[str, int] = {}
        self.bytes = 0
        self.on_told: OnTold = lambda resident, seat: None

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Resident]:
        with self._lock:
            return iter([*self._tables.values()])

    def pin(self, table_id: str) -> Resident:
        """A table, which stays in memory until it is let go; it may still have to be loaded."""
        with self._lock:
            resident = self._tables.get(table_id)
            if resident is None:
                resident = self._tables[table_id] = Resident(table_id, self.on_told)
            self._tables.move_to_end(table_id)
            resident.pins += 1
            return resident

    def known(self, table_id: str) -> Resident | None:
        """A table, if it is in memory and read."""
        resident = self._tables.get(table_id)
        return resident if resident is not None and resident.is_ready else None

    def pin_again(self, resident: Resident) -> None:
        """Keep a table in memory for one more reason."""
        with self._lock:
            resident.pins += 1

    def unpin(self, resident: Resident) -> None:
        """Let a table go, and drop what is too much."""
        with self._lock:
            resident.pins -= 1
            if self._tables.get(resident.id) is resident:
                self._weigh(resident)
            for one in [*self._tables.values()] if self._is_too_much() else []:
                if not self._is_too_much():
                    break
                if one.is_idle:
                    self._forget(one)

    def drop(self, resident: Resident) -> None:
        """Forget a table, so that it is loaded anew."""
        with self._lock:
            if self._tables.get(resident.id) is resident:
                self._forget(resident)

    def _is_too_much(self) -> bool:
        return len(self._tables) > self._most or self.bytes > self._most_bytes

    def _weigh(self, resident: Resident) -> None:
        weight = resident.weight
        self.bytes += weight - self._weights.get(resident.id, 0)
        self._weights[resident.id] = weight

    def _forget(self, resident: Resident) -> None:
        del self._tables[resident.id]
        self.bytes -= self._weights.pop(resident.id, 0)
