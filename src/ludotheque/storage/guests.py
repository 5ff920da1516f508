"""Guests of the web: who they are, by what they are known again, and the rooms they open."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Future
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, func, select, update
from sqlalchemy import Table as Kept

from ludotheque.core.errors import Conflict
from ludotheque.storage.access import Access
from ludotheque.storage.beside import note_beside
from ludotheque.storage.kept import Guest, Person, Room, Token, new_id
from ludotheque.storage.schema import (
    chat,
    guests,
    house,
    keys,
    links,
    members,
    people,
    rooms,
    standing,
    tables,
    tokens,
)
from ludotheque.storage.works import Batch

_GUEST = select(
    guests.c.id, guests.c.name, guests.c.language,
    guests.c.is_hidden, guests.c.is_banned, guests.c.created,
)  # fmt: skip
_TOKEN = select(tokens.c.id, tokens.c.guest, tokens.c.label, tokens.c.scopes, tokens.c.created)


class Guests(Access):
    """Secrets come as hashes: what is kept here opens nothing."""

    def guest(self, guest_id: str) -> Guest | None:
        """A guest by id."""
        return self._one_guest(guests.c.id == guest_id)

    def guest_recovered(self, recovery: str) -> Guest | None:
        """A guest by the hash of a recovery link."""
        return self._one_guest((guests.c.recovery == recovery) & (guests.c.recovery != ""))

    def guests(self, limit: int = 1000) -> list[Guest]:
        """The newest guests, for who runs the house."""
        with self._reading() as connection:
            found = connection.execute(_GUEST.order_by(guests.c.created.desc()).limit(limit))
            return [Guest(**row._mapping) for row in found]

    def put_guest(self, guest: Guest) -> Future[None]:
        """A guest who is new, or has another name or language."""
        kept = asdict(guest)

        def run(batch: Batch, row: None) -> None:
            mine = guests.c.id == guest.id
            if batch.connection.scalar(select(guests.c.id).where(mine)) is None:
                batch.connection.execute(guests.insert(), {**kept, "recovery": ""})
            else:
                batch.connection.execute(update(guests).where(mine).values(kept))

        return self._write(run)

    def call_guest(self, guest_id: str, name: str, language: str) -> Future[Guest | None]:
        """Change a guest's name, unless it is hidden, and language; the guest, if there is one."""

        def run(batch: Batch, row: None) -> Guest | None:
            mine = guests.c.id == guest_id
            found = batch.connection.execute(_GUEST.where(mine).with_for_update()).one_or_none()
            if found is None:
                return None
            known = Guest(**found._mapping)
            named = replace(known, name=known.name if known.is_hidden else name, language=language)
            values = {"name": named.name, "language": named.language}
            batch.connection.execute(update(guests).where(mine).values(values))
            return named

        return self._write(run)

    def put_recovery(self, guest_id: str, recovery: str) -> Future[None]:
        """The hash of a guest's one recovery link; the one before is void."""
        return self._change(guests, guests.c.id == guest_id, recovery=recovery)

    def drop_guest(self, guest_id: str) -> Future[None]:
        """Keep nothing of a guest but his tables."""

        def run(batch: Batch, row: None) -> None:
            for kind, column in (
                (guests, guests.c.id),
                (tokens, tokens.c.guest),
                (links, links.c.guest),
                (members, members.c.guest),
            ):
                batch.connection.execute(delete(kind).where(column == guest_id))
            batch.connection.execute(
                update(rooms).where(rooms.c.owner == guest_id).values(owner="")
            )

        return self._write(run)

    def put_token(self, token: Token, hashed: str) -> Future[None]:
        """A new token."""
        return self._insert(tokens, {**asdict(token), "hash": hashed})

    def token(self, hashed: str) -> Token | None:
        """The token that was shown."""
        with self._reading() as connection:
            row = connection.execute(_TOKEN.where(tokens.c.hash == hashed)).one_or_none()
        return Token(**row._mapping) if row else None

    def tokens(self, guest_id: str) -> list[Token]:
        """All tokens of a guest."""
        with self._reading() as connection:
            found = connection.execute(_TOKEN.where(tokens.c.guest == guest_id))
            return [Token(**row._mapping) for row in found]

    def drop_token(self, guest_id: str, token_id: str) -> Future[bool]:
        """Let a token open nothing more; whether there was one."""

        def run(batch: Batch, row: None) -> bool:
            mine = (tokens.c.guest == guest_id) & (tokens.c.id == token_id)
            return batch.connection.execute(delete(tokens).where(mine)).rowcount > 0

        return self._write(run)

    def put_link(
        self, hashed: str, table_id: str, seat: int, guest: str, until: int
    ) -> Future[None]:
        """A link that carries a seat, good once; older ones of the same seat are void."""

        def run(batch: Batch, row: None) -> None:
            same = (links.c.table_id == table_id) & (links.c.seat == seat)
            batch.connection.execute(delete(links).where(same | (links.c.until < batch.now)))
            kept = {"hash": hashed, "table_id": table_id, "seat": seat, "guest": guest}
            batch.connection.execute(links.insert(), {**kept, "until": until})

        return self._write(run)

    def link(self, hashed: str) -> tuple[str, int, str] | None:
        """Table, seat and giver of a link, which stays good."""
        wanted = select(links).where(links.c.hash == hashed, links.c.until >= self.now())
        with self._reading() as connection:
            found = connection.execute(wanted).one_or_none()
        return (found.table_id, found.seat, found.guest) if found else None

    def spend_link(self, hashed: str) -> Future[tuple[str, int, str] | None]:
        """Table, seat and giver of a link, which is void from now on."""

        def run(batch: Batch, row: None) -> tuple[str, int, str] | None:
            mine = links.c.hash == hashed
            wanted = select(links).where(mine, links.c.until >= batch.now)
            found = batch.connection.execute(wanted).one_or_none()
            batch.connection.execute(delete(links).where(mine))
            return (found.table_id, found.seat, found.guest) if found else None

        return self._write(run)

    def put_room(self, room: Room) -> Future[None]:
        """What a table is beside its log; in place of what it was."""
        kept = asdict(room)

        def run(batch: Batch, row: None) -> None:
            batch.connection.execute(delete(rooms).where(rooms.c.table_id == room.table_id))
            batch.connection.execute(rooms.insert(), kept)
            note_beside(batch, [room.table_id])

        return self._write(run)

    def put_chat(self, table_id: str, has_chat: bool) -> Future[None]:
        """Open or close the chat of a table."""

        def run(batch: Batch, row: Row[Any]) -> None:
            here = rooms.c.table_id == table_id
            batch.connection.execute(update(rooms).where(here).values(has_chat=has_chat))
            note_beside(batch, [table_id])

        return self._write_at(table_id, run)

    def claim_rematch(self, table_id: str, rematch: str) -> Future[str]:
        """Name the table that follows one; the one that was named first stays."""

        def run(batch: Batch, row: Row[Any]) -> str:
            here = rooms.c.table_id == table_id
            known = batch.connection.scalar(select(rooms.c.rematch).where(here))
            if not known:
                batch.connection.execute(update(rooms).where(here).values(rematch=rematch))
                note_beside(batch, [table_id])
            return known or rematch

        return self._write_at(table_id, run)

    def clear_room(self, table_id: str) -> Future[int]:
        """Note that all who watch a table are to leave it; how often that was so."""

        def run(batch: Batch, row: Row[Any]) -> int:
            here = rooms.c.table_id == table_id
            batch.connection.execute(update(rooms).where(here).values(cleared=rooms.c.cleared + 1))
            note_beside(batch, [table_id])
            return batch.connection.scalar(select(rooms.c.cleared).where(here)) or 0

        return self._write_at(table_id, run)

    def room(self, table_id: str) -> Room | None:
        """What a table is beside its log."""
        with self._reading() as connection:
            row = connection.execute(
                select(rooms).where(rooms.c.table_id == table_id)
            ).one_or_none()
        return Room(**row._mapping) if row else None

    def put_member(self, table_id: str, guest_id: str, is_refused: bool = False) -> Future[None]:
        """Let a guest in, or refuse him."""

        def run(batch: Batch, row: Row[Any]) -> None:
            mine = (members.c.table_id == table_id) & (members.c.guest == guest_id)
            was_refused = batch.connection.scalar(select(members.c.is_refused).where(mine))
            batch.connection.execute(delete(members).where(mine))
            kept = {"table_id": table_id, "guest": guest_id}
            refused = is_refused or bool(was_refused)
            batch.connection.execute(members.insert(), {**kept, "is_refused": refused})
            note_beside(batch, [table_id])

        return self._write_at(table_id, run)

    def members(self, table_id: str) -> dict[str, bool]:
        """Those who were let in or refused, with whether they were refused."""
        wanted = select(members.c.guest, members.c.is_refused)
        with self._reading() as connection:
            found = connection.execute(wanted.where(members.c.table_id == table_id))
            return {row.guest: row.is_refused for row in found}

    def move_person(
        self, table_id: str, seat: int, player: Person, heir: Callable[[Collection[str]], str]
    ) -> Future[None]:
        """Let another person be behind a player of a table: `player` by name, `heir` by the others.

        What was said stays with who said it, as `player.person`; what stood does not.
        """
        words = new_id()

        def run(batch: Batch, row: Row[Any]) -> None:
            line, here = batch.connection, people.c.table_id == table_id
            mine = here & (people.c.player_id == player.player_id)
            before = line.scalar(select(people.c.name).where(mine))
            person = heir({*line.scalars(select(people.c.person).where(here))})
            line.execute(update(people).where(mine).values(person=person, name=player.name))
            said = (chat.c.table_id == table_id) & (chat.c.player_id == player.player_id)
            if line.execute(update(chat).where(said).values(player_id=words)).rowcount:
                kept = {"player_id": words, "person": player.person, "name": before}
                line.execute(people.insert(), {"table_id": table_id, **kept})
            stood = (standing.c.table_id == table_id) & (standing.c.seat == seat)
            line.execute(delete(standing).where(stood))
            note_beside(batch, [table_id])

        return self._write_at(table_id, run)

    def put_person(self, table_id: str, person: Person) -> Future[str]:
        """Somebody at a table who does not play, unless he is there; his id."""

        def run(batch: Batch, row: Row[Any]) -> str:
            same = (people.c.table_id == table_id) & (people.c.person == person.person)
            if known := batch.connection.scalar(select(people.c.player_id).where(same)):
                return str(known)
            batch.connection.execute(people.insert(), {"table_id": table_id, **asdict(person)})
            note_beside(batch, [table_id])
            return person.player_id

        return self._write_at(table_id, run)

    def hush(self, table_id: str, n: int) -> Future[None]:
        """Take a word back that was said at a table."""

        def run(batch: Batch, row: Row[Any]) -> None:
            mine = (chat.c.table_id == table_id) & (chat.c.n == n)
            batch.connection.execute(update(chat).where(mine).values(text=""))
            note_beside(batch, [table_id])

        return self._write_at(table_id, run)

    def keys(self, kind: str) -> list[tuple[str, bytes, int]]:
        """The keys of a kind, the newest first: id, secret, when it was made."""
        wanted = select(keys.c.id, keys.c.secret, keys.c.created).where(keys.c.kind == kind)
        with self._reading() as connection:
            found = connection.execute(wanted.order_by(keys.c.created.desc(), keys.c.id))
            return [(row.id, row.secret, row.created) for row in found]

    def put_key(self, key_id: str, kind: str, secret: bytes, oldest: int) -> Future[None]:
        """A new key; those of its kind whose successor was made before `oldest` are dropped."""

        def run(batch: Batch, row: None) -> None:
            same = keys.c.kind == kind
            heir = select(func.max(keys.c.created)).where(same, keys.c.created < oldest)
            old = same & (keys.c.created < heir.scalar_subquery())
            batch.connection.execute(delete(keys).where(old))
            kept = {"id": key_id, "kind": kind, "secret": secret, "created": batch.now}
            batch.connection.execute(keys.insert(), kept)

        return self._write(run)

    def first_key(self, key_id: str, kind: str, secret: bytes) -> Future[None]:
        """A key of a kind of which there is none; of several houses that try, one makes it."""

        def run(batch: Batch, row: None) -> None:
            batch.connection.execute(select(house.c.id).with_for_update())  # one at a time
            if batch.connection.scalar(select(keys.c.id).where(keys.c.kind == kind)) is None:
                kept = {"id": key_id, "kind": kind, "secret": secret, "created": batch.now}
                batch.connection.execute(keys.insert(), kept)

        return self._write(run)

    def welcome(self, guest_ids: Collection[str], token_ids: Collection[str]) -> set[str]:
        """Those guests and tokens of these that there are and that may come in."""
        here = select(guests.c.id).where(guests.c.id.in_(guest_ids), ~guests.c.is_banned)
        valid = select(tokens.c.id).where(tokens.c.id.in_(token_ids))
        with self._reading() as connection:
            return {*connection.scalars(here), *connection.scalars(valid)}

    def _one_guest(self, which: ColumnElement[bool]) -> Guest | None:
        with self._reading() as connection:
            row = connection.execute(_GUEST.where(which)).one_or_none()
        return Guest(**row._mapping) if row else None

    def _insert(self, kind: Kept, row: dict[str, Any]) -> Future[None]:
        def run(batch: Batch, locked: None) -> None:
            batch.connection.execute(kind.insert(), row)

        return self._write(run)

    def _change(self, kind: Kept, which: ColumnElement[bool], **values: Any) -> Future[None]:
        def run(batch: Batch, row: None) -> None:
            batch.connection.execute(update(kind).where(which).values(values))

        return self._write(run)


def want_fewer_open(batch: Batch, owner: str, most: int) -> None:
    """Refuse a guest who has that many tables that are not over; he opens one after the other."""
    if not most:
        return
    batch.connection.execute(select(guests.c.id).where(guests.c.id == owner).with_for_update())
    mine = select(rooms.c.table_id).where(rooms.c.owner == owner)
    # what has ended by a window is told of later: until then it is open
    is_open = tables.c.status.in_(("waiting", "running")) | (tables.c.touched > batch.now)
    wanted = select(func.count()).where(is_open, tables.c.id.in_(mine))
    if (batch.connection.scalar(wanted) or 0) >= most:
        raise Conflict("too-many-tables", most=most)
