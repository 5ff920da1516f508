"""A table in memory: as it stands, as each viewer was told of it, and who watches.

A version of a table never changes once another has taken its place, so that whoever thinks or
draws may keep one. While several are asked at once (a *window*) nothing at all is told: everybody
sees the table as it was when the question was put, and his own answer, as if he alone had given
one. What happened comes together when the window ends.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Fact, Seen, Status
from ludotheque.core.referee import again
from ludotheque.core.rows import copied
from ludotheque.core.view import View, view_of
from ludotheque.house.listeners import MOST_FRAMES, Frame, Listener
from ludotheque.house.standing import offered
from ludotheque.tables.seen import CHANGING, seen, steps
from ludotheque.tables.table import Event, Table

BASE_BYTES = 6_000  # of a table, beside its log and its states
SEEN_BYTES = 400  # of an event as one viewer saw it


OnTold = Callable[["Resident", int | None], object]
"""What is called with the seat that alone is told something, or None if all are."""


def _nobody(resident: Resident, seat: int | None) -> None:
    pass


class Eyes:
    """All that one viewer has seen, and those who look through the same eyes."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.viewer = viewer
        self.listeners: list[Listener] = []
        self.told_head = -1  # of the last frame
        self.log: list[Seen[Any]] = []
        for after, event, before, view in steps(table.log, viewer):
            self.log.append(seen(after, event, before, view))
            self.view = view

    def see(self, table: Table, event: Event, facts: tuple[Fact, ...] | None = None) -> Seen[Any]:
        """Note the event that has just happened; `facts` if others were told the same."""
        is_seen = event["do"] in CHANGING or "undone" in event
        view = table.view(self.viewer) if is_seen else self.view
        self.log.append(seen(table, event, self.view, view, facts))
        self.view = view
        return self.log[-1]


class Resident:
    """A table in memory; its `lock` is held by whoever changes it or looks at several parts."""

    def __init__(self, table_id: str, on_told: OnTold = _nobody) -> None:
        self.id = table_id
        self.on_told = on_told  # called before all who watch, or one seat, are told something
        self.lock = threading.RLock()
        self.waiting: list[tuple[Future[Any], Callable[[Resident], None]]] = []
        self.pins = 0  # who needs it in memory
        self.players: dict[str, str] = {}  # the ids of the people here, as far as they were needed
        self.eyes: dict[int, Eyes] = {}
        self.thinking: dict[int, int] = {}  # machines at work: the question that each was asked
        self.held: Table | None = None  # a window that has ended, of which nobody knows yet
        self.held_until = 0
        self.in_vain: dict[int, str] = {}  # who has given up since, though it was over: by what id
        self.is_holding = False
        self.is_making_up = False  # for the house's absence, by an event that is on its way
        self.standing: dict[int, bytes] | None = None  # the standing answers, if they were read
        self.stood_seq = -1  # of the last question to which standing answers were given
        self._last_head = -1
        self._table: Table | None = None
        self._common: tuple[Table, Status[Any], Any] | None = None  # an open game as shown to all

    @property
    def is_ready(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        """As it stands."""
        assert self._table is not None
        return self._table

    @property
    def shown(self) -> Table:
        """As it is shown: at the beginning of a window, until all may know how it ended."""
        return self.held or (self.question if self.table.is_shared else self.table)

    @property
    def told_head(self) -> int:
        """The newest event that anybody may know of."""
        return self.shown.head

    @property
    def is_idle(self) -> bool:
        return not (self.pins or self.waiting or any(eyes.listeners for eyes in self.eyes.values()))

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        if self._table is None:
            return BASE_BYTES
        noted = sum(len(eyes.log) for eyes in self.eyes.values())
        size = self._table.states.nbytes
        return BASE_BYTES + len(self._table.log) + 3 * size + SEEN_BYTES * noted

    def load(self, lines: Sequence[bytes], now: int = 0) -> None:
        """Fold the log."""
        table = Table.fold(b"".join(lines))
        self.latest: int = msgspec.json.decode(lines[-1])["time"]  # of the newest event
        self.now = max(now, self.latest)  # when it was last looked at
        known, ended = table, len(lines)
        while known.asked_at > self.now:  # a window has ended, of which nobody knows yet
            ended = known.asked_seq
            known = Table.fold(b"".join(lines[:ended]))
        self.question = _as_asked(table, lines)
        self.held = None if known is table else _as_asked(known, lines)
        self.held_until = table.asked_at
        self.answers: dict[int, list[int]] = {}  # of the window that runs or is held, by seat
        for line in lines[known.asked_seq + 1 : ended + 1] if known.is_shared else ():
            self._note_answer(msgspec.json.decode(line))
        self._table = table
        self._last_head = self.told_head

    def take(self, news: Iterable[bytes]) -> None:
        """Follow what another house has written."""
        for line in news:
            event = msgspec.json.decode(line)
            self.advance(self.table.after(event), event, line)

    def advance(self, after: Table, event: Event, line: bytes) -> None:
        """Let the table be another, by an event that is written down."""
        after.keep(event, line)
        if self.held is not None and event["time"] >= self.held_until:
            self.release()
        before, self._table, self.latest = self.table, after, event["time"]
        self.now = max(self.now, self.latest)
        if before.is_shared and self.held is None:
            self._note_answer(event)
        if after.asked_seq == after.head:
            if self.held is None and before.is_shared and event["time"] < after.asked_at:
                self.held = self.question
            self.question, self.held_until = after, after.asked_at
            if self.held is None:
                self.answers = {}
        facts: tuple[Fact, ...] | None = None
        for eyes in self.eyes.values():
            told = eyes.see(after, event, facts)
            facts = None if after.variant.game.has_secrets else told.facts

    @staticmethod
    def told_at(after: Table, now: int) -> int:
        """When all will know of what has made the table another, or knew of what they know last."""
        is_window = after.is_shared and after.asked_seq < after.head  # which runs
        return after.asked_at if is_window else max(now, after.asked_at)

    def release(self) -> None:
        """Let the end of a window be known."""
        self.held, self.answers, self.in_vain = None, {}, {}
        self.now = max(self.now, self.held_until)

    def _note_answer(self, event: Event) -> None:
        if "actions" in event:
            self.answers[event["seat"]] = event["actions"]

    def view(self, viewer: int) -> View:
        """What a viewer is shown."""
        shown = self.shown
        actions = self.answers.get(viewer, ()) if shown.is_shared else ()
        if not actions:
            return shown.view(viewer)
        states = copied(shown.states)
        again(states, viewer, actions)
        return view_of(shown.variant.game, states, viewer)

    def look(self, viewer: int) -> Eyes:
        """The eyes of a viewer, opened if they were not."""
        if viewer not in self.eyes:
            self.table.view(viewer)  # refuse who is no viewer
            # another thread may be weighing what there was
            self.eyes = {**self.eyes, viewer: Eyes(self.table, viewer)}
        return self.eyes[viewer]

    def listen(self, viewer: int, since_seq: int = -1, most: int = MOST_FRAMES) -> Listener:
        """Tell somebody all that a viewer may know, from the event after `since_seq` on.

        Whoever knows all that there is gets nothing: what he was told last still holds. In a window
        that he has answered it may not.
        """
        since_seq = max(since_seq, -1)  # or it would be counted from the end, which is not told yet
        self.tell()  # the others: who comes now is told from where he was
        eyes = self.look(viewer)
        listener = Listener(self._left, most)
        eyes.told_head = self.told_head
        if since_seq != self.told_head or (self.shown.is_shared and viewer in self.answers):
            setting = (
                self.view(viewer).setting() if since_seq < 0 else None
            )  # who comes again has it
            listener.put(self._frame(eyes, since_seq, setting))
        eyes.listeners.append(listener)
        return listener

    def whole(self, viewer: int) -> Frame:
        """All that a viewer knows, at once."""
        return self._frame(self.look(viewer), -1, self.view(viewer).setting())

    def is_asked(self, seat: int) -> bool:
        """Whether a seat has to act, as far as it knows."""
        shown = self.shown
        has_answered = shown.is_shared and seat in self.answers
        return bool(shown.asked_mask >> seat & 1) and not has_answered

    def tell(self, answerer: int | None = None) -> None:
        """Tell all who watch what is new; who has answered in a window is shown his answer."""
        head = self.told_head
        is_new, self._last_head = head > self._last_head, head
        if is_new or answerer is not None:  # that somebody else has answered is no tiding
            self.on_told(self, None if is_new else answerer)
        for eyes in self.eyes.values():
            if eyes.listeners and (eyes.told_head < head or eyes.viewer == answerer):
                frame = self._frame(eyes, eyes.told_head)
                for listener in eyes.listeners:
                    listener.put(frame)
                eyes.listeners = [one for one in eyes.listeners if not one.is_gone]
            eyes.told_head = head
        self.eyes = {
            viewer: eyes
            for viewer, eyes in self.eyes.items()
            if eyes.listeners or (viewer != SPECTATOR and self.table.seats[viewer].bot)
        }

    def cut(self) -> None:
        """Let go of all who watch."""
        for eyes in self.eyes.values():
            for listener in eyes.listeners:
                listener.cut()
            eyes.listeners.clear()

    def _frame(self, eyes: Eyes, since_seq: int, setting: Any = None) -> Frame:
        shown = self.shown
        view = eyes.view if shown is self.table else self.view(eyes.viewer)
        status, description = self._described(shown, view)
        actions = view.legal() if eyes.viewer in status.asked else []
        is_offered = bool(status.asked) and eyes.viewer != SPECTATOR
        return Frame(
            head=shown.head,
            status=status,
            description=description,
            seen=eyes.log[since_seq + 1 : shown.head + 1],
            actions=actions,
            choices=[view.choice(action) for action in actions],
            stands=offered(view) if is_offered else None,
            result=shown.result,
            clock=shown.clock.face(shown) if shown.clock else None,
            setting=setting,
        )

    def _described(self, shown: Table, view: View) -> tuple[Status[Any], Any]:
        """What is asked and what the picture needs: where there are no secrets, one for all."""
        if self._common is not None and self._common[0] is shown:
            return self._common[1:]
        is_playing = shown.is_started and shown.result is None
        status = view.status() if is_playing else Status([], None, shown.result is not None)
        described = status, view.describe()
        if not view.game.has_secrets:
            self._common = shown, *described
        return described

    def _left(self, listener: Listener) -> None:
        with self.lock:
            for eyes in self.eyes.values():
                eyes.listeners = [one for one in eyes.listeners if one is not listener]


def _as_asked(table: Table, lines: Sequence[bytes]) -> Table:
    """A table as it was when its window began, if one runs."""
    return Table.fold(b"".join(lines[: table.asked_seq + 1])) if table.is_shared else table
