"""A store of tables: what both engines promise.

Whatever writes returns a future, resolved when the write is durable. Its callbacks run on the
writer's thread, for one table in the order of the commits; they must be short, and must not wait
for another write. Whatever reads returns what is committed. All may be called from any thread;
asyncio wraps the futures (`asyncio.wrap_future`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import Future
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Row, false, func, select

from ludotheque.core.errors import Conflict
from ludotheque.storage import export
from ludotheque.storage.beside import Beside
from ludotheque.storage.errors import NotNext, StorageFailed, UnknownTable
from ludotheque.storage.guests import Guests, want_fewer_open
from ludotheque.storage.kept import (
    ENDED,
    STATUSES,
    Append,
    Card,
    Decide,
    Known,
    Outcome,
    Person,
    Room,
)
from ludotheque.storage.schema import events, house, people, rooms, tables
from ludotheque.storage.works import Batch


class Store(Beside, Guests):
    """Tables and their logs, and what lies beside them."""

    is_exclusive = False  # whether no other house can write to it

    def __init__(self, writing: Engine, reading: Engine, *, threads: int, patience: float) -> None:
        super().__init__(writing, reading, threads=threads, patience=patience)
        try:
            self._latest = self.last_heartbeat() or 0  # time does not go back over a restart
        except StorageFailed:
            self.close()
            raise

    def create(
        self,
        card: Card,
        line: bytes,
        people: Sequence[Person] = (),
        room: Room | None = None,
        most: int = 0,
    ) -> Future[Outcome]:
        """A new table with its first event, and its room; 0: an owner may have any number open."""
        _check(Append(0, [line], card.status), -1)
        was_tried = False

        def run(batch: Batch, row: None) -> Outcome:
            nonlocal was_tried
            outcome = Outcome(0, card.created, [line])
            first = _line(batch.connection, card.id, 0)
            if first is not None:
                if was_tried and first == line:
                    return outcome
                raise Conflict("storage-table-exists")
            was_tried = True
            if room is not None:
                want_fewer_open(batch, room.owner, most)
                batch.connection.execute(rooms.insert(), asdict(room))
            kept = {**asdict(card), "head": 0, "updated": card.created, "touched": card.created}
            batch.connection.execute(tables.insert(), kept)
            _gather(batch, card.id, outcome, people, [card.created])
            return outcome

        return self._write(run, card.id)

    def submit(self, table_id: str, known: Known, decide: Decide) -> Future[Outcome]:
        """Append what `decide` says, in a transaction that has locked the table.

        `known()` is asked there, just before: the newest event that the caller has, -1 for none.
        `decide(news, now)` gets the lines after that one, which another house has written, and the
        time that new events will bear. News are durable and may be taken in at once; apart from
        that it must change nothing, for after a failure it is asked again. What it raises is the
        answer, and changes nothing; nor does None. Those of several tables may run at once.
        """
        tried: Outcome | None = None

        def run(batch: Batch, row: Row[Any]) -> Outcome:
            nonlocal tried
            if tried is not None and tried.lines:
                if _line(batch.connection, table_id, tried.head) == tried.lines[-1]:
                    return tried  # the answer was lost, the commit was not
            newest, now = known(), max(batch.now, row.updated)
            news = _lines(batch.connection, table_id, newest) if newest < row.head else []
            append = decide(news, now)
            if append is None:
                return Outcome(row.head, row.updated)
            _check(append, row.head)
            times = append.times or [now] * len(append.lines)
            newest = max(row.updated, times[-1]) if append.lines else row.updated
            tried = Outcome(row.head + len(append.lines), newest, append.lines)
            _gather(batch, table_id, tried, append.people, times)
            touched = newest if append.touched is None else append.touched
            head = {"table_id": table_id, "seq": tried.head, "time": newest, "touched": touched}
            batch.heads.append({**head, "due_at": append.due})
            batch.turns.extend((table_id, turn) for turn in append.turns)
            _change(batch, table_id, append)
            return tried

        return self._write_at(table_id, run)

    def read(self, table_id: str, known: int = -1) -> list[bytes]:
        """The lines after event `known`."""
        with self._reading() as connection:
            lines = _lines(connection, table_id, known)
        if not lines and known < 0:
            raise UnknownTable
        return lines

    def heads(self, ids: Collection[str]) -> dict[str, int]:
        """The numbers of the newest events of those tables that there are."""
        wanted = select(tables.c.id, tables.c.head).where(tables.c.id.in_(ids))
        with self._reading() as connection:
            return {row.id: row.head for row in connection.execute(wanted)}

    def fronts(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """The newest events of tables, and the numbers of the changes beside their logs."""
        wanted = select(tables.c.id, tables.c.head, tables.c.beside).where(tables.c.id.in_(ids))
        with self._reading() as connection:
            return {row.id: (row.head, row.beside) for row in connection.execute(wanted)}

    def overdue(self, before: int, limit: int = 1000) -> list[str]:
        """Tables at which a house should have acted before a time, and none has."""
        wanted = select(tables.c.id).where(
            tables.c.status == "running", tables.c.due > 0, tables.c.due < before
        )
        with self._reading() as connection:
            return [*connection.scalars(wanted.limit(limit))]

    def lobby(self) -> tuple[int, ...]:
        """Numbers that change when the list of tables that wait for players does."""
        counts = (func.count(), func.coalesce(func.sum(tables.c.taken), 0))
        newest = func.coalesce(func.max(tables.c.created), 0)
        wanted = select(*counts, newest).where(tables.c.status == "waiting", tables.c.is_public)
        with self._reading() as connection:
            return tuple(connection.execute(wanted).one())

    def card(self, table_id: str) -> Card:
        """What anybody may know of a table."""
        with self._reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
        if row is None:
            raise UnknownTable
        return Card(**row._mapping)

    def listing(
        self,
        statuses: Collection[str] = STATUSES,
        *,
        persons: Collection[str] | None = None,
        public_only: bool = False,
        before: int | None = None,
        beyond: str = "",
        limit: int = 100,
        game: str = "",
        known_at: int | None = None,
    ) -> list[Card]:
        """Cards, the newest tables first: those of some persons, open to all, made before a time.

        Of those made at that very moment the ones that are listed `beyond` a table come, too.
        With `known_at` as all know them then: a table whose end is told later runs still.
        """
        is_listed: ColumnElement[bool] = tables.c.status.in_(statuses)
        if known_at is not None:
            is_held = tables.c.status.in_(ENDED) & (tables.c.touched > known_at)
            is_listed = (is_listed & ~is_held) | (is_held if "running" in statuses else false())
        wanted = select(tables).where(is_listed)
        if persons is not None:
            theirs = select(people.c.table_id).where(people.c.person.in_(persons))
            wanted = wanted.where(tables.c.id.in_(theirs))
        if game:
            wanted = wanted.where(tables.c.game == game)
        if public_only:
            wanted = wanted.where(tables.c.is_public)
        if before is not None:
            is_after = tables.c.created < before
            if beyond:
                is_after |= (tables.c.created == before) & (tables.c.id > beyond)
            wanted = wanted.where(is_after)
        wanted = wanted.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        with self._reading() as connection:
            cards = [Card(**row._mapping) for row in connection.execute(wanted)]
        return cards if known_at is None else [card.known_at(known_at) for card in cards]

    def heartbeat(self) -> Future[int]:
        """Note that the house is open; the time noted."""

        def run(batch: Batch, row: None) -> int:
            is_older = house.c.heartbeat.is_(None) | (house.c.heartbeat < batch.now)
            batch.connection.execute(house.update().where(is_older).values(heartbeat=batch.now))
            return batch.now

        return self._write(run)

    def last_heartbeat(self) -> int | None:
        """When a house was last known to be open."""
        with self._reading() as connection:
            return connection.scalar(select(house.c.heartbeat))

    def scrub(self) -> None:
        """Let what was deleted be in no file, where that is the store's to say: here it is not."""

    def backup(self, path: Path) -> None:
        """Write all that is committed now to a new file, which can be opened as a store."""
        with self._reading() as connection:
            export.write(connection, path)


def _check(append: Append, head: int) -> None:
    """Refuse what would spoil the log, or the batch that it is written with."""
    if append.seq != head + 1:
        raise NotNext(append.seq, head)
    if not all(isinstance(line, bytes) for line in append.lines):
        raise TypeError("a line of the log is bytes")
    if append.status not in (None, *STATUSES):
        raise ValueError(f"not a status: {append.status!r}")


def _gather(
    batch: Batch,
    table_id: str,
    outcome: Outcome,
    people: Sequence[Person],
    times: Sequence[int],
) -> None:
    """Let the batch write new lines and people."""
    first = outcome.head - len(outcome.lines) + 1
    for seq, (line, time) in enumerate(zip(outcome.lines, times, strict=True), first):
        batch.events.append({"table_id": table_id, "seq": seq, "time": time, "line": line})
    for person in people:
        batch.people.append({"table_id": table_id, **asdict(person)})


def _change(batch: Batch, table_id: str, append: Append) -> None:
    """Change what anybody may know of a table, which few events do."""
    asked = {name: getattr(append, name) for name in ("status", "taken", "is_public", "sitting")}
    new = {name: value for name, value in asked.items() if value is not None}
    if new:
        batch.connection.execute(tables.update().where(tables.c.id == table_id).values(new))


def _lines(connection: Connection, table_id: str, known: int) -> list[bytes]:
    wanted = select(events.c.line).where(events.c.table_id == table_id, events.c.seq > known)
    return list(connection.scalars(wanted.order_by(events.c.seq)))


def _line(connection: Connection, table_id: str, seq: int) -> bytes | None:
    wanted = select(events.c.line).where(events.c.table_id == table_id, events.c.seq == seq)
    return connection.scalar(wanted)
