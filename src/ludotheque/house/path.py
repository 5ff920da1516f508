"""One path for everything that is done at a table, whoever does it.

A command that is known gets its stored answer. Else it is prepared, written, and only then does
the table in memory move on; then its sender is answered; then all who watch are told. The steps
before the answer are taken with the table locked in the store, one command after another; those
after it in the same order. Whatever waits returns a future: `.result()`, or `asyncio.wrap_future`.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from ludotheque.core.errors import Stale
from ludotheque.house.people import Sender
from ludotheque.house.resident import Resident
from ludotheque.house.residents import Residents
from ludotheque.storage import (
    Append,
    Card,
    Outcome,
    Person,
    StorageFailed,
    StorageUnsure,
    Store,
    Turn,
)
from ludotheque.tables import Table
from ludotheque.tables.table import Event, encode

LOADERS = 2

T = TypeVar("T")
Prepare = Callable[[Resident, int], Event | int | None]
"""What is to be written, or the number of what was, or None if there is nothing to do any more."""
Calls = Callable[[Resident, Table, int], tuple[list[Turn], int]]
First = Callable[[Resident, int], Event | None]


class Path(ABC):
    """Tables of a store, brought to memory when they are needed, and the way to change them."""

    def __init__(self, store: Store, most_tables: int, most_bytes: int) -> None:
        self.store = store
        self.residents = Residents(most_tables, most_bytes)
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self.on_written: Callable[[str, int], object] = lambda table_id, head: None

    @abstractmethod
    def _go_on(self, resident: Resident) -> None:
        """See to what the house has to do itself; the resident is locked."""

    @abstractmethod
    def _first(self, resident: Resident, now: int) -> Event | None:
        """What has to be written before anything else is done at a table."""

    @abstractmethod
    def wake(self, table_id: str) -> Future[None]:
        """See to what the house has to do at a table."""

    @abstractmethod
    def _calls(self, resident: Resident, after: Table, now: int) -> tuple[list[Turn], int]:
        """What an event asks of any house: turns of machines, and when to look again; 0: never."""

    def _at(self, table_id: str, run: Callable[[Resident], T]) -> Future[T]:
        """Do something with a table in memory, loaded before if it must be."""
        answer: Future[T] = promise()
        resident = self.residents.pin(table_id)
        answer.add_done_callback(lambda _: self.residents.unpin(resident))

        def do(here: Resident) -> None:
            give(answer, lambda: run(here))

        self._when_ready(resident, answer, do)
        return answer

    def _when_ready(
        self, resident: Resident, answer: Future[Any], run: Callable[[Resident], None]
    ) -> None:
        """Run with a table locked in memory; in the order of the calls."""
        with resident.lock:
            if resident.is_ready:
                run(resident)
                return
            try:
                if not resident.waiting:
                    self._loaders.submit(self._load, resident)
                resident.waiting.append((answer, run))
            except RuntimeError:  # it takes no more
                answer.set_exception(StorageFailed("storage-closed"))

    def _load(self, resident: Resident) -> None:
        failure: Exception | None = None
        try:
            lines, now = self.store.read(resident.id), self.store.now()
        except Exception as error:
            failure = error
        with resident.lock:
            waiting, resident.waiting = resident.waiting, []
            if failure is None:
                try:
                    resident.load(lines, now)
                except Exception as error:  # of other rules, for one
                    failure = error
            for answer, run in waiting:
                if failure is None:
                    run(resident)
                else:
                    answer.set_exception(failure)
            if failure is None:
                self._go_on(resident)
        if failure is not None:
            self.residents.drop(resident)

    def _carry_out(
        self, table_id: str, prepare: Prepare, sender: Sender | None = None
    ) -> Future[int]:
        """The one path; the answer is the newest event that its sender may know of by it."""
        answer: Future[int] = promise()
        resident = self.residents.pin(table_id)
        answer.add_done_callback(lambda _: self.residents.unpin(resident))
        way = _Way(resident, prepare, sender, self._calls, self._first)
        self._when_ready(resident, answer, lambda here: self._submit(way, answer))
        return answer

    def _submit(self, way: _Way, answer: Future[int]) -> None:
        here = way.resident
        try:
            written = self.store.submit(here.id, lambda: here.table.head, way.decide)
        except Exception as error:
            answer.set_exception(error)
        else:
            written.add_done_callback(lambda done: self._written(done, way, answer))

    def _written(self, done: Future[Outcome], way: _Way, answer: Future[int]) -> None:
        """What is durable happens in memory; then it is answered, then told."""
        resident = way.resident
        try:
            done.result()
            with resident.lock:
                seq = way.happen()
        except Exception as error:
            head = resident.told_head
            if isinstance(error, StorageUnsure):
                self._lose(resident)
            answer.set_exception(Stale(head) if isinstance(error, Stale) else error)
            if isinstance(error, StorageUnsure):
                return
        else:
            if way.is_before:
                self._submit(way, answer)
            else:
                answer.set_result(seq)
            if way.has_written:
                self.on_written(resident.id, resident.table.head)
        with resident.lock:
            resident.tell(way.answerer)
            self._go_on(resident)

    def _lose(self, resident: Resident) -> None:
        """Drop a table of which nobody knows how it stands, and go on with what the log says."""
        self.residents.drop(resident)
        with resident.lock:
            resident.cut()
        self.wake(resident.id)


class _Way:
    """One command on its way through the store."""

    def __init__(
        self,
        resident: Resident,
        prepare: Prepare,
        sender: Sender | None,
        calls: Calls,
        first: First,
    ) -> None:
        self.resident, self._prepare, self._sender = resident, prepare, sender
        self._calls, self._first = calls, first
        self._known_seq = -1
        self._made: tuple[Table, Event, bytes] | None = None
        self.is_before = False  # whether something was written that comes before it

    @property
    def has_written(self) -> bool:
        return self._made is not None

    @property
    def answerer(self) -> int | None:
        """Who has acted by it."""
        event = self._made[1] if self._made else {}
        return event["seat"] if "actions" in event else None

    def decide(self, news: list[bytes], now: int) -> Append | None:
        """What is to be written; asked with the table locked, perhaps more than once."""
        resident = self.resident
        with resident.lock:
            resident.take(news)
            resident.now = max(resident.now, now)
            self._made = None
            first = self._first(resident, now)
            self.is_before = first is not None
            found = self._prepare(resident, now) if first is None else first
            before = resident.table
        if not isinstance(found, dict):
            self._known_seq = before.head if found is None else found
            return None
        after = before.after(found)
        line = encode(found)
        self._made = after, found, line
        status, newcomer = status_of(after), self._newcomer
        is_seated = before.seats != after.seats
        turns, due = self._calls(resident, after, now)
        return Append(
            after.head,
            [line],
            status=status if status != status_of(before) else None,
            taken=sum(not here.is_empty for here in after.seats) if is_seated else None,
            people=[newcomer] if newcomer else [],
            sitting=sitting(after) if is_seated else None,
            touched=resident.told_at(after, now),
            turns=turns,
            due=due,
        )

    @property
    def _newcomer(self) -> Person | None:
        return self._sender.newcomer if self._sender and not self.is_before else None

    def happen(self) -> int:
        """Let it happen in memory; the number of the event, as far as anybody may know of it."""
        if self._made is None:
            return min(self._known_seq, self.resident.told_head)
        after, event, line = self._made
        self.resident.advance(after, event, line)
        if newcomer := self._newcomer:
            self.resident.players[newcomer.person] = newcomer.player_id
        return min(after.head, self.resident.told_head)


def card_of(table_id: str, table: Table, is_public: bool = False) -> Card:
    """What anybody may know of a table."""
    variant, opened = table.variant, msgspec.json.decode(table.log[: table.log.index(b"\n")])
    return Card(
        table_id, variant.game.name, variant.game.version, json.dumps(opened["options"]),
        variant.seats, opened["time"], is_public,
        sum(not here.is_empty for here in table.seats), status_of(table), sitting=sitting(table),
    )  # fmt: skip


def sitting(table: Table) -> str:
    """Who sits where, as everybody may know."""
    return json.dumps([[here.name, here.bot] for here in table.seats])


def status_of(table: Table) -> str:
    """What a lobby may know of a table."""
    if table.result is not None:
        return "abandoned" if table.result.how == "abandoned" else "over"
    return "running" if table.is_closed else "waiting"


def promise() -> Future[Any]:
    """A future that cannot be taken back: what it is about happens, whoever waits for it."""
    made: Future[Any] = Future()
    made.set_running_or_notify_cancel()
    return made


def pass_on(done: Future[Any], answer: Future[T], made: Callable[[Any], T]) -> None:
    give(answer, lambda: made(done.result()))


def give(answer: Future[T], make: Callable[[], T]) -> None:
    """Resolve a future with what something returns or raises."""
    try:
        answer.set_result(make())
    except Exception as error:
        answer.set_exception(error)
