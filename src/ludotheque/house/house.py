"""The house: tables opened, found, played at and watched."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from ludotheque.bots.machines import Machine
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict, LudothequeError, Stale
from ludotheque.core.position import Variant
from ludotheque.core.view import View
from ludotheque.house.absences import PULSE
from ludotheque.house.duties import Duties, voided
from ludotheque.house.listeners import MOST_FRAMES, Listener
from ludotheque.house.naming import called
from ludotheque.house.path import card_of, give, pass_on, promise
from ludotheque.house.people import Sender
from ludotheque.house.pool import Pool
from ludotheque.house.resident import Resident
from ludotheque.house.standing import Rule, encoded
from ludotheque.house.timers import Timers
from ludotheque.storage import Person, Room, StorageFailed, Store, new_id
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.errors import MalformedCommand
from ludotheque.tables.playing import want_asked
from ludotheque.tables.table import Event

MOST_TABLES = 10_000
MOST_BYTES = 512 << 20
T = TypeVar("T")
WINDOW = ("act", "resign")  # what may be done while a window runs


class House(Duties):
    """Tables that live in a store; without a pool, machines do not act.

    With `jobs` their turns are put into a store that houses share, and taken by `take_turn`.
    """

    def __init__(
        self,
        store: Store,
        *,
        timers: Timers | None = None,
        pool: Pool | None = None,
        pulse: float = PULSE,
        most_tables: int = MOST_TABLES,
        most_bytes: int = MOST_BYTES,
        jobs: bool = False,
    ) -> None:
        super().__init__(store, timers or Timers(), pool, pulse, most_tables, most_bytes, jobs)

    def close(self) -> None:
        """Take no more commands; those under way are finished by the store."""
        self.timers.close()
        if self.pool is not None:
            self.pool.close()
        self._loaders.shutdown()
        for resident in self.residents:
            with resident.lock:
                resident.cut()
        if self._pulse:
            with suppress(StorageFailed):  # it was away a little longer, then
                self.store.heartbeat().result()

    def open(
        self,
        variant: Variant,
        person: str = "",
        name: str = "",
        *,
        aids: bool = True,
        timing: Timing | None = None,
        is_public: bool = False,
        has_chat: bool = True,
        most: int = 0,
    ) -> Future[str]:
        """A new table, whose id nobody can guess; who opens it may hand its seats to machines.

        Whoever has opened `most` tables that are not over is refused; 0: nobody is.
        """
        if timing is not None and timing.bot:
            Machine.parse(variant.game, timing.bot)
        table_id, time = new_id(), self.store.now()
        table = Table.open(variant, secrets.token_bytes(fair.SEED_BYTES), time, aids, timing)
        card = card_of(table_id, table, is_public)
        people = [Person(new_id(), person, name)] if person else []
        room = Room(table_id, person, has_chat) if person else None
        made: Future[str] = promise()
        written = self.store.create(card, bytes(table.log), people, room, most)
        written.add_done_callback(lambda done: pass_on(done, made, lambda _: table_id))
        return made

    def send(self, table_id: str, seat: int, command: Command, person: str) -> Future[int]:
        """Carry out a command of a person; the number of the newest event he may know by it."""
        sender = Sender(self.store, table_id, person)

        def prepare(resident: Resident, now: int) -> Event | int | None:
            table = resident.table
            command.want_outside()
            if not 0 <= seat < len(table.seats):
                raise MalformedCommand("malformed-command", field="seat")
            filled = sender.filled(table, seat, command, resident.players)
            known = sender.answer(table, seat, filled, resident.players)
            if known is not None:
                return known
            sender.check(table, seat, filled, resident.players)
            if table.sent(seat, filled.id) is not None:  # by who sat there before
                raise Conflict("command-reused", id=filled.id)
            taken = _in_time(resident, seat, filled)
            return taken if isinstance(taken, int) else table.prepare(seat, taken, now)

        return self._carry_out(table_id, prepare, sender)

    def start(self, table_id: str, person: str) -> Future[int]:
        """Close the seating, if one of those at the table wants it; then people reveal."""
        sender = Sender(self.store, table_id, person)

        def prepare(resident: Resident, now: int) -> Event:
            if not sender.is_here(resident.table, resident.players):
                raise Conflict("not-your-table")
            return resident.table.house("start", now)

        return self._carry_out(table_id, prepare)

    def void(self, table_id: str) -> Future[int]:
        """Begin the seating anew: a nonce was not revealed."""
        return self._carry_out(table_id, lambda here, now: voided(here.table, now))

    def end(self, table_id: str, known: Table | None = None) -> Future[int]:
        """Close a table for good, without a result of play; if it is `known`, only as it was then.

        Whoever has sat down, got up, begun or played since would lose what he came for.
        """

        def prepare(here: Resident, now: int) -> Event:
            shown = here.shown
            if known is not None and _play_at(shown) != _play_at(known):
                raise Stale(here.told_head)
            return here.table.house("end", now)

        return self._carry_out(table_id, prepare)

    def at(self, table_id: str, run: Callable[[Resident], T]) -> Future[T]:
        """Look at a table in memory, locked meanwhile; whatever leaves is made of views."""
        return self._at(table_id, run)

    def view(self, table_id: str, viewer: int = SPECTATOR) -> Future[View]:
        """What a viewer is shown now."""
        return self._at(table_id, lambda resident: resident.view(viewer))

    def listen(
        self, table_id: str, viewer: int = SPECTATOR, since_seq: int = -1, most: int = MOST_FRAMES
    ) -> Future[Listener]:
        """Be told all that a viewer may know, from the event after `since_seq` on."""
        return self._at(table_id, lambda resident: resident.listen(viewer, since_seq, most))

    def stand(self, table_id: str, seat: int, person: str, rules: list[Rule]) -> Future[None]:
        """Keep what a seat wants answered without being asked; no rules: nothing any more."""
        sender, answer = Sender(self.store, table_id, person), promise()

        def kept(done: Future[None]) -> None:
            give(answer, done.result)
            self._at(table_id, anew)

        def anew(resident: Resident) -> None:
            resident.stood_seq, resident.standing = -1, None
            self._go_on(resident)

        def put(resident: Resident) -> None:
            try:
                player = sender.want_own(resident.table, seat, resident.players)
                body = encoded(player, rules) if rules else None
                self.store.put_standing(table_id, seat, body).add_done_callback(kept)
            except (LudothequeError, msgspec.ValidationError) as error:
                answer.set_exception(error)

        self._at(table_id, put).add_done_callback(
            lambda done: answer.set_exception(done.exception()) if done.exception() else None
        )
        return answer

    def log(self, table_id: str) -> bytes:
        """All that is written of a table: the whole truth."""
        return b"".join(self.store.read(table_id))

    def names(self, table_id: str) -> dict[str, str]:
        """What the people at a table are called, by the ids that the log knows."""
        return {one.player_id: one.name for one in self.store.people(table_id)}

    def called(self, table_id: str) -> Future[list[str]]:
        """What those at a table are called, by seat: people by their names, machines by theirs."""
        return self._at(table_id, lambda here: called(here.table.seats, self.names(table_id)))

    def forget(self, person: str) -> Future[None]:
        """Forget a person; the log of his tables still holds."""

        def forgotten(done: Future[None]) -> None:
            for resident in self.residents:
                resident.players = {}  # read anew; he may be several persons at a table

        done = self.store.forget(person)
        done.add_done_callback(forgotten)
        return done

    def refresh(self, table_id: str) -> Future[int]:
        """Look whether another house has written something."""
        return self._carry_out(table_id, lambda here, now: here.told_head)


def _in_time(resident: Resident, seat: int, command: Command) -> Command | int:
    """A command as it is to be taken while a window runs, or has ended and nobody knows it.

    Who gives up a game that is over by then gets the answer that he would have had before.
    """
    shown = resident.shown
    if command.expected > shown.head:  # nobody has seen that; to say more would tell of it
        raise Stale(shown.head)
    if not shown.is_shared:
        return command
    if command.do not in WINDOW:
        raise Conflict("window-runs")
    if resident.held is None or command.expected < shown.asked_seq:
        return command
    if command.do == "act":
        seen = shown.fork()
        seen.asked_mask = 0  # by now everybody has answered
        want_asked(seen, seat)
    if resident.table.result is None:
        return replace(command, expected=resident.table.head)
    given = resident.in_vain.setdefault(seat, command.id)
    if given != command.id or resident.table.seats[seat].has_resigned:
        raise Conflict("has-resigned")
    return shown.head


def _play_at(table: Table) -> tuple[object, ...]:
    """Who plays at a table, and how far they are: what the house notes itself is no part of it."""
    return table.seats, table.is_closed, table.asked_seq
