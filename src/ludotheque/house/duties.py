"""What the house does itself: it lets machines think, keeps time, and acts for those who do not.

All of it takes the same path as everybody's commands.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress

from ludotheque.bots.machines import Machine
from ludotheque.core.errors import MalformedOption
from ludotheque.house.absences import Absences
from ludotheque.house.acting import act_of
from ludotheque.house.alarms import Alarms
from ludotheque.house.path import Path, give, pass_on, promise
from ludotheque.house.pool import Pool, Question
from ludotheque.house.resident import Resident
from ludotheque.house.standing import answer as standing_answer
from ludotheque.house.standing import rules_of
from ludotheque.house.timers import Timers
from ludotheque.storage import StorageFailed, Store, Turn
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.table import Event

AGAIN = 1.0  # seconds until the house tries again what it could not write
MOST_RUNNING = 1_000_000  # tables that are woken
OVERDUE = 5_000  # milliseconds after which a house does what another should have done
AT_LEAST = 20  # milliseconds until a window is looked at again that should have ended
REVEAL = 60_000  # milliseconds to reveal one's nonce, unless an act may take longer

_log = logging.getLogger(__name__)
Act = tuple[int, ...]
Done = Callable[[Act | None], None]


class Duties(Path):
    """What has to be done at tables when nobody sends a command."""

    def __init__(
        self,
        store: Store,
        timers: Timers,
        pool: Pool | None,
        pulse: float,
        most_tables: int,
        most_bytes: int,
        jobs: bool,
    ) -> None:
        super().__init__(store, most_tables, most_bytes)
        self._jobs = jobs  # whether machines are asked by jobs in the store, and not at once
        self.timers, self.pool, self._pulse = timers, pool, pulse
        self._absences = Absences(store, pulse)
        self._alarms = Alarms(timers, self._see_to_late)
        self._beat()

    def _go_on(self, resident: Resident) -> None:
        """See to what the house has to do itself; the resident is locked."""
        table = resident.table
        self._make_up(resident)
        if table.result is not None:
            self._alarms.set(resident.id, None, resident.now)
        if resident.held is not None:
            self._hold(resident, resident.held)
        elif table.result is None:
            for seat in table.asked:
                if resident.thinking.get(seat) != table.asked_seq:
                    self._see_to(resident, seat)
            self._stand_by(resident)
            self._set_alarm(resident)

    def _stand_by(self, resident: Resident) -> None:
        """Give the answers that stand, as if their seats had: once a question."""
        table = resident.table
        if resident.stood_seq == table.asked_seq or table.variant.game.standing is None:
            return
        resident.stood_seq = table.asked_seq
        if self.store.is_exclusive and resident.standing is not None:
            self._give_standing(resident, resident.standing)
        else:
            with suppress(RuntimeError):  # it is closed
                self._loaders.submit(self._read_standing, resident)

    def _read_standing(self, resident: Resident) -> None:
        try:
            kept = self.store.standing(resident.id)
        except StorageFailed:
            resident.stood_seq = -1
            self.timers.after(AGAIN, lambda: self.wake(resident.id))
            return
        with resident.lock:
            resident.standing = kept
            self._give_standing(resident, kept)

    def _give_standing(self, resident: Resident, kept: dict[int, bytes]) -> None:
        table = resident.table
        for seat in table.asked if resident.held is None else ():
            here = table.seats[seat]
            rules = rules_of(here.name, kept.get(seat))
            if rules and not here.bot and not here.has_resigned:
                action = standing_answer(resident.shown.view(seat), rules)
                if action is not None:
                    self._answer_for(resident.id, seat, here.name, table.asked_seq, action)

    def _answer_for(
        self, table_id: str, seat: int, player: str, asked_seq: int, action: int
    ) -> None:
        """Act as a seat that is not asked first; nothing tells it from an act of its own."""
        command = Command(secrets.token_hex(8), asked_seq, actions=(action,))

        def prepare(here: Resident, now: int) -> Event | None:
            is_asked = here.table.asked_seq == asked_seq and seat in here.table.asked
            is_his = here.table.seats[seat].name == player
            return here.table.prepare(seat, command, now) if is_asked and is_his else None

        self._carry_out(table_id, prepare).add_done_callback(
            lambda done: self._tried(table_id, done)
        )

    def _set_alarm(self, resident: Resident) -> None:
        """See to it that somebody's being late is noticed."""
        table, clock = resident.table, resident.table.clock
        seats = range(len(table.seats) if clock else 0)
        if clock and any(clock.is_forfeit(table, seat, resident.now) for seat in seats):
            self._see_to_late(resident.id)
        until = self._reveal_until(resident)
        if until is None and clock:
            until = clock.next(table)
        self._alarms.set(resident.id, until, resident.now)

    def _reveal_until(self, resident: Resident) -> int | None:
        """When a start is voided in which somebody is silent; the house's absence is not his."""
        table = resident.table
        if not table.is_revealing:
            return None
        return table.asked_at + self._absences.length(table.asked_at) + _patience(table)

    def _see_to_late(self, table_id: str) -> None:
        """Act for those whose time is out; by the store's clock, which may be behind ours."""
        done = self._carry_out(table_id, self._overdue)
        done.add_done_callback(lambda answer: self._tried(table_id, answer))

    def _overdue(self, resident: Resident, now: int) -> Event | None:
        """What the house does about somebody who does not come in time."""
        until = self._reveal_until(resident)
        if until is not None:
            return voided(resident.table, now) if now >= until else None
        return _late(resident.table, now)

    def _see_to(self, resident: Resident, seat: int) -> None:
        """Let somebody act who does not do so himself."""
        table = resident.table
        here, asked_seq = table.seats[seat], table.asked_seq
        if not here.has_resigned and (not (here.bot and self.pool) or self._jobs):
            return
        resident.thinking[seat] = asked_seq
        self._ask(resident, seat)

    def _ask(self, resident: Resident, seat: int) -> Future[int]:
        """Let a machine act, or the house for who has resigned; when that is written."""
        table, answer = resident.table, promise()
        here, asked_seq = table.seats[seat], table.asked_seq

        def act(actions: Act | None) -> None:
            done = self._act_for(resident.id, seat, asked_seq, actions)
            done.add_done_callback(lambda written: give(answer, written.result))

        try:
            machine = None if here.has_resigned else Machine.parse(table.variant.game, here.bot)
        except MalformedOption:  # of a log that other levels were played at
            machine = None
        if machine is None or self.pool is None:
            act(None)
        else:
            self._ask_machine(self.pool, resident, seat, machine, act)
        return answer

    def _ask_machine(
        self, pool: Pool, resident: Resident, seat: int, machine: Machine, act: Done
    ) -> None:
        """Let a machine think, from what its seat is shown and was told."""
        self.residents.pin_again(resident)
        log = resident.look(seat).log[: resident.told_head + 1]

        def done(actions: Act | None) -> None:
            act(actions)
            self.residents.unpin(resident)

        pool.ask(Question(resident.id, resident.shown, seat, log, machine, done))

    def _calls(self, resident: Resident, after: Table, now: int) -> tuple[list[Turn], int]:
        """Where several houses share a store: what any of them has to do after an event."""
        if self.store.is_exclusive:
            return [], 0
        before, until = resident.table, self._next(after, now) or 0
        if not self._jobs:
            return [], until
        at = max(now, after.asked_at)  # how a window ended is known later
        asked = {*before.asked} if before.asked_seq == after.asked_seq else set()
        turns = [
            Turn(seat, after.asked_seq, at)
            for seat in after.asked
            if _is_machine_s(after, seat) and not (seat in asked and _is_machine_s(before, seat))
        ]
        return turns, until

    @staticmethod
    def _next(after: Table, now: int) -> int | None:
        """When the house has to act itself at a table as it will be."""
        if after.result is not None:
            return None
        if after.is_revealing:
            return after.asked_at + _patience(after)
        clock = after.clock
        seats = range(len(after.seats))
        is_now = bool(after.unattended)
        if clock and (is_now or any(clock.is_forfeit(after, seat, now) for seat in seats)):
            return now
        return clock.next(after) if clock else now if is_now else None

    def take_turn(self, table_id: str, seat: int, asked_seq: int, at: int) -> Future[None]:
        """Let a machine act that any house's event has asked, from a time on; done when it has."""
        answer: Future[None] = promise()

        def ask(resident: Resident) -> None:
            table = resident.table
            is_asked = table.asked_seq == asked_seq and seat in table.asked
            wait = max(at - resident.now, 0 if resident.held is None else AT_LEAST)
            if not is_asked or not _is_machine_s(table, seat):
                answer.set_result(None)
            elif wait > 0:
                self.timers.after(wait / 1000, look)
            else:
                self._ask(resident, seat).add_done_callback(
                    lambda done: pass_on(done, answer, lambda head: None)
                )

        def look() -> None:
            known = self._carry_out(table_id, lambda here, now: here.told_head)
            known.add_done_callback(looked)

        def looked(known: Future[int]) -> None:
            if failure := known.exception():
                answer.set_exception(failure)
                return
            self._at(table_id, ask).add_done_callback(
                lambda done: answer.set_exception(done.exception()) if done.exception() else None
            )

        look()
        return answer

    def see_to_overdue(self) -> None:
        """Do what a house that is no more should have done."""
        for table_id in self.store.overdue(self.store.now() - OVERDUE):
            self.wake(table_id)

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

    def _act_for(
        self, table_id: str, seat: int, asked_seq: int, actions: Act | None
    ) -> Future[int]:
        """Do what a machine has chosen, or what the rules say for a seat that cannot choose.

        What is out of date by then is not done, what cannot be written is tried again.
        """

        def prepare(here: Resident, now: int) -> Event | None:
            table = here.table
            if here.thinking.get(seat) == asked_seq:
                del here.thinking[seat]
            is_absent = bool(table.seats[seat].bot) or seat in table.unattended
            if table.asked_seq != asked_seq or seat not in table.asked or not is_absent:
                return None
            return act_of(table, seat, actions, now)

        done = self._carry_out(table_id, prepare)
        done.add_done_callback(lambda answer: self._tried(table_id, answer))
        return done

    def _tried(self, table_id: str, answer: Future[int]) -> None:
        """Try again later what the house could not do."""
        failure = answer.exception()
        if failure is not None:
            _log.error("could not act for a seat: %s", type(failure).__name__)
            self.timers.after(AGAIN, lambda: self.wake(table_id))

    def _first(self, resident: Resident, now: int) -> Event | None:
        """The time that the house was away is charged to nobody, before anything else is done."""
        self._absences.notice(now)
        since = self._owed(resident)
        return None if since is None else resident.table.house("away", now, since=since)

    def _owed(self, resident: Resident) -> int | None:
        """Since when the house was away, if a clock runs that does not know it."""
        table = resident.table
        is_running = table.clock is not None and table.is_started and table.result is None
        return self._absences.owed(resident.latest) if is_running else None

    def _make_up(self, resident: Resident) -> None:
        """Write down that the house was away; what comes in between is written after it."""
        if resident.is_making_up or self._owed(resident) is None:
            return
        resident.is_making_up = True

        def again() -> None:
            resident.is_making_up = False
            self.wake(resident.id)

        def done(answer: Future[int]) -> None:
            if answer.exception() is None:
                resident.is_making_up = False
            else:
                self.timers.after(AGAIN, again)

        self._carry_out(resident.id, lambda here, now: None).add_done_callback(done)

    def _beat(self) -> None:
        """Note in the store that the house is open; see whether it was."""
        if not self._pulse:
            return
        self.timers.after(self._pulse, self._beat)
        now = self.store.now()
        if self._absences.notice(now):
            with suppress(RuntimeError):  # it is closed
                self._loaders.submit(self.wake_all)
        self._absences.beat(now)
        self.store.heartbeat()

    def employ(self, pool: Pool) -> None:
        """Let machines act from now on, at tables in memory as elsewhere."""
        self.pool = pool
        for resident in self.residents:
            self.wake(resident.id)

    def wake(self, table_id: str) -> Future[None]:
        """See to what the house has to do at a table; again, if the store is away."""
        done = self._at(table_id, self._go_on)
        done.add_done_callback(lambda answer: self._woken(table_id, answer))
        return done

    def _woken(self, table_id: str, answer: Future[None]) -> None:
        if isinstance(answer.exception(), StorageFailed):
            self.timers.after(AGAIN, lambda: self.wake(table_id))

    def wake_all(self) -> list[Future[None]]:
        """See to all running tables: after a restart nobody else may come to them."""
        running = self.store.listing(("running",), limit=MOST_RUNNING)
        return [self.wake(card.id) for card in running]


def _is_machine_s(table: Table, seat: int) -> bool:
    """Whether a seat's acts are a machine's."""
    here = table.seats[seat]
    return bool(here.bot) and not here.has_resigned


def _patience(table: Table) -> int:
    """How long a start waits for who is silent."""
    return max(REVEAL, table.clock.timing.act if table.clock else 0)


def voided(table: Table, now: int) -> Event:
    """The seating begun anew, with nothing of what was pledged: a nonce was not revealed."""
    nonces = tuple(secrets.token_hex(16) if here.bot else "" for here in table.seats)
    return table.house("void", now, seed=secrets.token_hex(fair.SEED_BYTES), nonces=nonces)


def _is_known(table: Table, bot: str) -> bool:
    """Whether there is such a machine: a log may be of a program that had others."""
    try:
        Machine.parse(table.variant.game, bot)
    except MalformedOption:
        return False
    return True


def _late(table: Table, now: int) -> Event | None:
    """What the house does when somebody's clock has run out."""
    clock = table.clock
    if clock is None or table.result is not None:
        return None
    for seat in range(len(table.seats)):
        if clock.is_forfeit(table, seat, now):
            bot = clock.timing.bot
            if bot and _is_known(table, bot):
                return table.house("hand", now, seat, bot=bot)
            return table.house("resign", now, seat)
    late = [seat for seat in table.asked if clock.is_late(table, seat, now)]
    return table.house("neutral", now, late[0]) if late else None
