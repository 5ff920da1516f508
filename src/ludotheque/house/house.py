"""The house: one path for everything that is done at a table, whoever does it.

A command that is known gets its stored answer. Else it is prepared, written, and only then does
the table in memory move on; then its sender is answered; then all who watch are told. The steps
before the answer are taken with the table locked in the store, one command after another; those
after it in the same order. Whatever waits returns a future: `.result()`, or `asyncio.wrap_future`.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from ludotheque.bots.machines import Machine
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Timing
from ludotheque.core.errors import (
    Conflict,
    LudothequeError,
    MalformedCommand,
    MalformedOption,
    Stale,
)
from ludotheque.core.position import Variant
from ludotheque.core.view import View
from ludotheque.house.listeners import MOST_FRAMES, Listener
from ludotheque.house.people import Sender
from ludotheque.house.pool import Pool, Question
from ludotheque.house.resident import Resident
from ludotheque.house.residents import Residents
from ludotheque.house.standing import Rule, encoded
from ludotheque.house.standing import answer as standing_answer
from ludotheque.house.timers import Timers
from ludotheque.storage import (
    Append,
    Card,
    Outcome,
    Person,
    StorageFailed,
    StorageUnsure,
    Store,
    new_id,
)
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.door import machine_id
from ludotheque.tables.playing import want_asked
from ludotheque.tables.table import Event, encode

MOST_TABLES = 10_000
MOST_BYTES = 512 << 20
AGAIN = 1.0  # seconds until the house tries again what it could not write
LOADERS = 2
MOST_RUNNING = 1_000_000  # tables that are woken
PULSE = 10.0  # seconds between two heartbeats
MISSED = 3  # heartbeats without which the house was away
WINDOW = ("act", "resign")  # what may be done while a window runs

_log = logging.getLogger(__name__)
T = TypeVar("T")
Act = tuple[int, ...]
Prepare = Callable[[Resident, int], Event | int | None]
"""What is to be written, or the number of what was, or None if there is nothing to do any more."""


class House:
    """Tables that live in a store."""

    def __init__(
        self,
        store: Store,
        *,
        timers: Timers | None = None,
        pool: Pool | None = None,
        pulse: float = PULSE,
        most_tables: int = MOST_TABLES,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.store = store
        self.timers = timers or Timers()
        self.pool = pool  # without one, machines do not act
        self.residents = Residents(most_tables, most_bytes)
        self._loaders = ThreadPoolExecutor(LOADERS, "loader")
        self._pulse = pulse
        self._away, self._opened = store.last_heartbeat(), store.now()
        if self._away is not None and self._opened - self._away < MISSED * PULSE * 1000:
            self._away = None
        self._beat()

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
    ) -> Future[str]:
        """A new table, whose id nobody can guess; who opens it may hand its seats to machines."""
        if timing is not None and timing.bot:
            Machine.parse(variant.game, timing.bot)
        table_id, time = new_id(), self.store.now()
        table = Table.open(variant, secrets.token_bytes(fair.SEED_BYTES), time, aids, timing)
        card = Card(
            table_id, variant.game.name, variant.game.version,
            json.dumps(variant.options), variant.seats, time, is_public,
        )  # fmt: skip
        people = [Person(new_id(), person, name)] if person else []
        made: Future[str] = _promise()
        written = self.store.create(card, bytes(table.log), people)
        written.add_done_callback(lambda done: _pass_on(done, made, lambda _: table_id))
        return made

    def send(self, table_id: str, seat: int, command: Command, person: str) -> Future[int]:
        """Carry out a command of a person; the number of the newest event he may know by it."""
        sender = Sender(self.store, table_id, person)

        def prepare(resident: Resident, now: int) -> Event | int | None:
            table = resident.table
            if not 0 <= seat < len(table.seats):
                raise MalformedCommand("malformed-command", field="seat")
            filled = sender.filled(table, seat, command, resident.players)
            known = table.answer(seat, filled)
            if known is not None:
                return known
            sender.check(table, seat, filled, resident.players)
            return table.prepare(seat, _in_time(resident, seat, filled), now)

        return self._carry_out(table_id, prepare, sender)

    def start(self, table_id: str, person: str) -> Future[int]:
        """Close the seating, if one of those at the table wants it; then people reveal."""
        sender = Sender(self.store, table_id, person)

        def prepare(resident: Resident, now: int) -> Event:
            if not sender.player(resident.players):
                raise Conflict("not-your-table")
            return resident.table.house("start", now)

        return self._carry_out(table_id, prepare)

    def void(self, table_id: str) -> Future[int]:
        """Begin the seating anew: a nonce was not revealed."""

        def prepare(resident: Resident, now: int) -> Event:
            table = resident.table
            nonces = tuple(secrets.token_hex(16) if here.bot else "" for here in table.seats)
            seed = secrets.token_hex(fair.SEED_BYTES)
            return table.house("void", now, seed=seed, nonces=nonces)

        return self._carry_out(table_id, prepare)

    def end(self, table_id: str) -> Future[int]:
        """Close a table for good, without a result of play."""
        return self._carry_out(table_id, lambda here, now: here.table.house("end", now))

    def view(self, table_id: str, viewer: int = SPECTATOR) -> Future[View]:
        """What a viewer is shown now."""
        return self._at(table_id, lambda resident: resident.view(viewer))

    def listen(
        self, table_id: str, viewer: int = SPECTATOR, since: int = -1, most: int = MOST_FRAMES
    ) -> Future[Listener]:
        """Be told all that a viewer may know, from the event after `since` on."""
        return self._at(table_id, lambda resident: resident.listen(viewer, since, most))

    def stand(self, table_id: str, seat: int, person: str, rules: list[Rule]) -> Future[None]:
        """Keep what a seat wants answered without being asked; no rules: nothing any more."""
        body = encoded(rules) if rules else None
        sender, answer = Sender(self.store, table_id, person), _promise()

        def kept(done: Future[None]) -> None:
            _give(answer, done.result)
            self.wake(table_id)

        def put(resident: Resident) -> None:
            try:
                sender.want_own(resident.table, seat, resident.players)
                resident.stood = -1
                self.store.put_standing(table_id, seat, body).add_done_callback(kept)
            except LudothequeError as error:
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

    def forget(self, person: str) -> Future[None]:
        """Forget a person; the log of his tables still holds."""

        def forgotten(done: Future[None]) -> None:
            for resident in self.residents:
                resident.players.pop(person, None)

        done = self.store.forget(person)
        done.add_done_callback(forgotten)
        return done

    def refresh(self, table_id: str) -> Future[int]:
        """Look whether another house has written something."""
        return self._carry_out(table_id, lambda here, now: here.told)

    def _at(self, table_id: str, run: Callable[[Resident], T]) -> Future[T]:
        """Do something with a table in memory, loaded before if it must be."""
        answer: Future[T] = _promise()
        resident = self.residents.pin(table_id)
        answer.add_done_callback(lambda _: self.residents.unpin(resident))

        def do(here: Resident) -> None:
            _give(answer, lambda: run(here))

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
            if failure is None:
                self._note_away(resident)
            for answer, run in waiting:
                if failure is None:
                    run(resident)
                else:
                    answer.set_exception(failure)
        if failure is not None:
            self.residents.drop(resident)

    def _carry_out(
        self, table_id: str, prepare: Prepare, sender: Sender | None = None
    ) -> Future[int]:
        """The one path; the answer is the newest event that its sender may know of by it."""
        answer: Future[int] = _promise()
        resident = self.residents.pin(table_id)
        answer.add_done_callback(lambda _: self.residents.unpin(resident))
        way = _Way(resident, prepare, sender)

        def submit(here: Resident) -> None:
            try:
                written = self.store.submit(table_id, lambda: here.table.head, way.decide)
            except Exception as error:
                answer.set_exception(error)
            else:
                written.add_done_callback(lambda done: self._written(done, way, answer))

        self._when_ready(resident, answer, submit)
        return answer

    def _written(self, done: Future[Outcome], way: _Way, answer: Future[int]) -> None:
        """What is durable happens in memory; then it is answered, then told."""
        resident = way.resident
        try:
            done.result()
            with resident.lock:
                seq = way.settle()
        except Exception as error:
            if isinstance(error, StorageUnsure):
                self.residents.drop(resident)
                with resident.lock:
                    resident.cut()
            told = resident.told
            answer.set_exception(Stale(told) if isinstance(error, Stale) else error)
        else:
            answer.set_result(seq)
        with resident.lock:
            resident.tell(way.answerer)
            self._go_on(resident)

    def _go_on(self, resident: Resident) -> None:
        """See to what the house has to do itself; the resident is locked."""
        table = resident.table
        if resident.held is not None:
            self._hold(resident, resident.held)
        elif table.result is None:
            for seat in table.asked:
                if resident.thinking.get(seat) != table.phase:
                    self._see_to(resident, seat)
            self._stand_by(resident)
            self._set_alarm(resident)

    def _stand_by(self, resident: Resident) -> None:
        """Give the answers that stand, as if their seats had: once a question."""
        table = resident.table
        if resident.stood == table.phase or not hasattr(table.variant.game.choices, "standing"):
            return
        try:
            kept = self.store.standing(resident.id)
        except StorageFailed:
            self.timers.after(AGAIN, lambda: self.wake(resident.id))
            return
        resident.stood = table.phase
        for seat in table.asked:
            if seat in kept and not table.seats[seat].bot and not table.seats[seat].has_resigned:
                action = standing_answer(resident.shown.view(seat), kept[seat])
                if action is not None:
                    self._answer_for(resident.id, seat, table.phase, action)

    def _answer_for(self, table_id: str, seat: int, phase: int, action: int) -> None:
        """Act as a seat that is not asked first; nothing tells it from an act of its own."""
        command = Command(secrets.token_hex(8), phase, actions=(action,))

        def prepare(here: Resident, now: int) -> Event | None:
            is_asked = here.table.phase == phase and seat in here.table.asked
            return here.table.prepare(seat, command, now) if is_asked else None

        self._carry_out(table_id, prepare).add_done_callback(
            lambda done: self._tried(table_id, done)
        )

    def _set_alarm(self, resident: Resident) -> None:
        """See to it that somebody's being late is noticed."""
        table, clock = resident.table, resident.table.clock
        if clock is None:
            return
        if any(clock.is_forfeit(table, seat, resident.now) for seat in range(len(table.seats))):
            self._see_to_late(resident)
        until = clock.next(table)
        is_set = until is None or until == resident.alarm
        resident.alarm = until
        if not is_set and until is not None:
            wait = max(0, until - resident.now) / 1000
            self.timers.after(wait, lambda: self._ring(resident, until))

    def _ring(self, resident: Resident, until: int) -> None:
        """Act for those whose time is out; by the store's clock, which may be behind ours."""
        if resident.alarm == until:
            resident.alarm = None
            self._see_to_late(resident)

    def _see_to_late(self, resident: Resident) -> None:
        done = self._carry_out(resident.id, _overdue)
        done.add_done_callback(lambda answer: self._tried(resident.id, answer))

    def _see_to(self, resident: Resident, seat: int) -> None:
        """Let somebody act who does not do so himself."""
        table = resident.table
        here, phase = table.seats[seat], table.phase
        if not here.has_resigned and not (here.bot and self.pool):
            return
        resident.thinking[seat] = phase
        try:
            machine = None if here.has_resigned else Machine.parse(table.variant.game, here.bot)
        except MalformedOption:  # of a log that other levels were played at
            machine = None
        if machine is None or self.pool is None:
            self._act_for(resident.id, seat, phase, None)
        else:
            self._ask_machine(self.pool, resident, seat, machine)

    def _ask_machine(self, pool: Pool, resident: Resident, seat: int, machine: Machine) -> None:
        """Let a machine think, from what its seat is shown and was told."""
        self.residents.pin_again(resident)
        phase, log = resident.table.phase, resident.look(seat).log[: resident.told + 1]

        def done(actions: Act | None) -> None:
            self._act_for(resident.id, seat, phase, actions)
            self.residents.unpin(resident)

        pool.ask(Question(resident.id, resident.shown, seat, log, machine, done))

    def _hold(self, resident: Resident, held: Table) -> None:
        """Let the end of a window be known when it has taken long enough."""
        if resident.is_holding:
            return
        self.residents.pin_again(resident)

        def release() -> None:
            with resident.lock:
                if resident.held is held:
                    resident.release()
                resident.is_holding = False
                resident.tell()
                self._go_on(resident)
            self.residents.unpin(resident)

        resident.is_holding = True
        self.timers.after(max(0, resident.held_until - self.store.now()) / 1000, release)

    def _act_for(self, table_id: str, seat: int, phase: int, actions: Act | None) -> None:
        """Do what a machine has chosen, or what the rules say for a seat that cannot choose.

        What is out of date by then is not done, what cannot be written is tried again.
        """

        def prepare(here: Resident, now: int) -> Event | None:
            table = here.table
            if here.thinking.get(seat) == phase:
                del here.thinking[seat]
            is_absent = bool(table.seats[seat].bot) or seat in table.unattended
            if table.phase != phase or seat not in table.asked or not is_absent:
                return None
            if actions is not None and seat not in table.unattended:
                with suppress(LudothequeError):  # nonsense
                    command = Command(machine_id(table.head + 1), table.head, actions=actions)
                    return table.prepare(seat, command, now)
            return table.house("neutral", now, seat)

        done = self._carry_out(table_id, prepare)
        done.add_done_callback(lambda answer: self._tried(table_id, answer))

    def _tried(self, table_id: str, answer: Future[int]) -> None:
        """Try again later what the house could not do."""
        failure = answer.exception()
        if failure is not None:
            _log.error("could not act for a seat: %s", type(failure).__name__)
            self.timers.after(AGAIN, lambda: self.wake(table_id))

    def _note_away(self, resident: Resident) -> None:
        """Charge the time that the house was away to nobody, before anything else is done."""
        since, table = self._away, resident.table
        is_running = table.clock is not None and table.is_started and table.result is None
        if since is None or not is_running or resident.latest >= self._opened:
            return

        def prepare(here: Resident, now: int) -> Event | None:
            if here.latest >= self._opened or here.table.result is not None:
                return None
            return here.table.house("away", now, since=since)

        self._carry_out(resident.id, prepare)

    def _beat(self) -> None:
        """Note in the store that the house is open."""
        if self._pulse:
            self.store.heartbeat()
            self.timers.after(self._pulse, self._beat)

    def wake(self, table_id: str) -> Future[None]:
        """See to what the house has to do at a table."""
        return self._at(table_id, self._go_on)

    def wake_all(self) -> list[Future[None]]:
        """See to all running tables: after a restart nobody else may come to them."""
        running = self.store.listing(("running",), limit=MOST_RUNNING)
        return [self.wake(card.id) for card in running]


class _Way:
    """One command on its way through the store."""

    def __init__(self, resident: Resident, prepare: Prepare, sender: Sender | None) -> None:
        self.resident, self._prepare, self._sender = resident, prepare, sender
        self._known = -1
        self._made: tuple[Table, Event, bytes] | None = None

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
            self._made = None
            found = self._prepare(resident, now)
            before = resident.table
        if not isinstance(found, dict):
            self._known = before.head if found is None else found
            return None
        after = before.after(found)
        line = encode(found)
        self._made = after, found, line
        is_taken = sum(not here.is_empty for here in after.seats)
        status, newcomer = status_of(after), self._sender and self._sender.newcomer
        return Append(
            after.head,
            [line],
            status if status != status_of(before) else None,
            is_taken if before.seats != after.seats else None,
            None,
            [newcomer] if newcomer else [],
        )

    def settle(self) -> int:
        """Let it happen in memory; the number of the event, as far as anybody may know of it."""
        if self._made is None:
            return min(self._known, self.resident.told)
        after, event, line = self._made
        self.resident.advance(after, event, line)
        newcomer = self._sender and self._sender.newcomer
        if newcomer:
            self.resident.players[newcomer.person] = newcomer.player_id
        return min(after.head, self.resident.told)


def status_of(table: Table) -> str:
    """What a lobby may know of a table."""
    if table.result is not None:
        return "abandoned" if table.result.how == "abandoned" else "over"
    return "running" if table.is_closed else "waiting"


def _overdue(resident: Resident, now: int) -> Event | None:
    """What the house does about somebody who does not come in time."""
    table, clock = resident.table, resident.table.clock
    if clock is None or table.result is not None:
        return None
    for seat in range(len(table.seats)):
        if clock.is_forfeit(table, seat, now):
            bot = clock.timing.bot
            if bot:
                return table.house("hand", now, seat, bot=bot)
            return table.house("resign", now, seat)
    late = [seat for seat in table.asked if clock.is_late(table, seat, now)]
    return table.house("neutral", now, late[0]) if late else None


def _in_time(resident: Resident, seat: int, command: Command) -> Command:
    """A command as it is to be taken while a window runs, or has ended and nobody knows it."""
    shown = resident.shown
    if command.expected > shown.head:  # nobody has seen that; to say more would tell of it
        raise Stale(shown.head)
    if not shown.is_shared:
        return command
    if command.do not in WINDOW:
        raise Conflict("window-runs")
    if resident.held is None or command.expected < shown.phase:
        return command
    if command.do == "act":
        seen = shown.fork()
        seen.asked_mask = 0  # by now everybody has answered
        want_asked(seen, seat)
    return replace(command, expected=resident.table.head)


def _promise() -> Future[Any]:
    """A future that cannot be taken back: what it is about happens, whoever waits for it."""
    made: Future[Any] = Future()
    made.set_running_or_notify_cancel()
    return made


def _pass_on(done: Future[Any], answer: Future[T], made: Callable[[Any], T]) -> None:
    _give(answer, lambda: made(done.result()))


def _give(answer: Future[T], make: Callable[[], T]) -> None:
    """Resolve a future with what something returns or raises."""
    try:
        answer.set_result(make())
    except Exception as error:
        answer.set_exception(error)
