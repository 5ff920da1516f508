"""What lies beside the log: people, what they say, and their standing answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import Future
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select, tuple_

from ludotheque.core.errors import Conflict
from ludotheque.storage.access import Access
from ludotheque.storage.kept import Person, Said, new_id
from ludotheque.storage.schema import chat, people, standing, tables
from ludotheque.storage.works import Batch

ASIDES = 10_000  # numbers from one word for all to the next


class Beside(Access):
    """People come to a table with an event (`Append.people`) and can be forgotten."""

    def people(self, table_id: str) -> list[Person]:
        """Those at a table who have not been forgotten."""
        wanted = select(people.c.player_id, people.c.person, people.c.name)
        with self._reading() as connection:
            found = connection.execute(wanted.where(people.c.table_id == table_id))
            return [Person(**row._mapping) for row in found]

    def rename(self, persons: Collection[str], name: str) -> Future[None]:
        """Call persons otherwise, at all tables."""
        return self._call(people.c.person.in_(persons), name)

    def hide(self, person: str, name: str) -> Future[None]:
        """Let the name of a person, and of all for whom he plays at his own screen, say nothing."""
        return self._call(_all_of(person), name)

    def _call(self, mine: ColumnElement[bool], name: str) -> Future[None]:
        def run(batch: Batch, row: None) -> None:
            note_beside(batch, select(people.c.table_id).where(mine))
            batch.connection.execute(people.update().where(mine).values(name=name))

        return self._write(run)

    def forget(self, person: str) -> Future[None]:
        """Keep neither name nor words of a person, nor that several players were the same one."""
        mine = _all_of(person)
        players = select(people.c.table_id, people.c.player_id).where(mine)
        spoken = tuple_(chat.c.table_id, chat.c.player_id).in_(players)

        def run(batch: Batch, row: None) -> None:
            note_beside(batch, select(people.c.table_id).where(mine))
            # emptied, not deleted: a number is never given twice
            batch.connection.execute(chat.update().where(spoken).values(text=""))
            batch.connection.execute(people.delete().where(mine))

        return self._write(run)

    def say(
        self, table_id: str, player_id: str, audience: str, text: str, is_aside: bool = False
    ) -> Future[Said]:
        """Say something at a table.

        What is said aside, to some alone, has a number between those of what all may read, so that
        these do not count it.
        """
        said_id = new_id()
        tried: Said | None = None

        def run(batch: Batch, row: Row[Any]) -> Said:
            nonlocal tried
            here = chat.c.table_id == table_id
            if tried is not None:
                there = select(chat.c.said_id).where(here, chat.c.n == tried.n)
                if batch.connection.scalar(there) == said_id:
                    return tried
            last = batch.connection.scalar(select(func.max(chat.c.n)).where(here)) or 0
            n = last + 1 if is_aside else (last // ASIDES + 1) * ASIDES
            if is_aside and not n % ASIDES:
                raise Conflict("too-many")
            tried = Said(n, player_id, audience, text, batch.now)
            kept = {"table_id": table_id, "said_id": said_id, **asdict(tried)}
            batch.connection.execute(chat.insert(), kept)
            note_beside(batch, [table_id])
            return tried

        return self._write_at(table_id, run)

    def chat(self, table_id: str, known: int = 0) -> list[Said]:
        """What was said at a table after number `known`, to whomever: the caller picks."""
        wanted = select(chat.c.n, chat.c.player_id, chat.c.audience, chat.c.text, chat.c.time)
        wanted = wanted.where(chat.c.table_id == table_id, chat.c.n > known, chat.c.text != "")
        with self._reading() as connection:
            return [Said(**row._mapping) for row in connection.execute(wanted.order_by(chat.c.n))]

    def last_word(self, table_id: str) -> int:
        """The number of what was said last at a table."""
        with self._reading() as connection:
            last = connection.scalar(select(func.max(chat.c.n)).where(chat.c.table_id == table_id))
            return last or 0

    def put_standing(self, table_id: str, seat: int, body: bytes | None) -> Future[None]:
        """Keep a seat's private standing answers; None drops them."""

        def run(batch: Batch, row: Row[Any]) -> None:
            mine = (standing.c.table_id == table_id) & (standing.c.seat == seat)
            batch.connection.execute(standing.delete().where(mine))
            if body is not None:
                kept = {"table_id": table_id, "seat": seat, "body": body}
                batch.connection.execute(standing.insert(), kept)

        return self._write_at(table_id, run)

    def standing(self, table_id: str) -> dict[int, bytes]:
        """The standing answers at a table, by seat: each is that seat's alone."""
        wanted = select(standing.c.seat, standing.c.body).where(standing.c.table_id == table_id)
        with self._reading() as connection:
            return {row.seat: row.body for row in connection.execute(wanted)}


def _all_of(person: str) -> ColumnElement[bool]:
    """Whoever plays for others at his own screen, too, is several persons (`person~3`)."""
    return (people.c.person == person) | people.c.person.startswith(f"{person}~", autoescape=True)


def note_beside(batch: Batch, ids: Sequence[str] | Select[tuple[str]]) -> None:
    """Count a change beside the logs of tables, for houses that keep them in memory."""
    concerned = tables.c.id.in_(ids)
    if isinstance(ids, Select):  # whoever waits for several locks takes them in one order
        locked = select(tables.c.id).where(concerned).order_by(tables.c.id).with_for_update()
        batch.connection.execute(locked).all()
    more = tables.update().where(concerned).values(beside=tables.c.beside + 1)
    batch.connection.execute(more)
