"""Clocks as a fold over the log: every event has its time, so that a restart changes nothing.

Times are milliseconds. Those who are asked are charged from the moment of the question: by base and
increment in a live game, by so long an act in one by correspondence. Where several are asked at
once no base runs, and all have the same time. Machines have no clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from ludotheque.core.contract import Timing

if TYPE_CHECKING:
    from ludotheque.tables.standing import Seat, Standing

STRIKES = 3  # times running that the house acts for somebody before it does more
LEAST = 3_000  # that a window among people takes, so that nobody is known to have answered last


class Face(Struct, frozen=True):
    """What a clock shows: of each seat's base what is left, and when the next one will be late."""

    left: list[int]
    until: int | None
    is_paused: bool


class Clock(NamedTuple):
    """Where the clocks of a table stand after an event."""

    timing: Timing
    left: tuple[int, ...]  # of the base, a seat
    since: int  # the moment of the question, later by what is charged to nobody
    strikes: tuple[int, ...]  # how often running each was late; answers in windows do not count
    agreed: int = 0  # who would like to pause, as bits
    paused: int | None = None  # since when
    handed: int | None = None  # when who is asked left it to a machine

    def deadline(self, table: Standing, seat: int) -> int | None:
        """Until when a seat has to act, if it has to."""
        if not _is_charged(table, seat) or self.paused is not None:
            return None
        if table.is_shared:
            return self.since + self.timing.longest
        return self.since + (self.timing.act or self.left[seat])

    def next(self, table: Standing) -> int | None:
        """When the next seat will be late."""
        found = [self.deadline(table, seat) for seat in range(len(table.seats))]
        return min((one for one in found if one is not None), default=None)

    def is_late(self, table: Standing, seat: int, time: int) -> bool:
        """Whether the house may act for a seat."""
        until = self.deadline(table, seat)
        return until is not None and time >= until

    def is_forfeit(self, table: Standing, seat: int, time: int) -> bool:
        """Whether the house may do what the table's timing says of those who do not come."""
        here = table.seats[seat]
        if here.bot or here.has_resigned or table.result is not None:
            return False
        has_flagged = not self.timing.act and not table.is_shared
        return self.strikes[seat] >= STRIKES or (has_flagged and self.is_late(table, seat, time))

    def face(self, table: Standing) -> Face:
        """What everybody may see of it."""
        used = 0  # of the question that stands; else `next` tells it
        if self.paused is not None and not table.is_shared:
            used = max(0, self.paused - self.since)
        left = [
            max(0, rest - used * _is_charged(table, seat)) for seat, rest in enumerate(self.left)
        ]
        return Face(left, self.next(table), self.paused is not None)

    def after(self, table: Standing, event: dict[str, Any], was_shared: bool, was: Seat) -> Clock:
        """The clock once a table has followed an event; `was` sat at its seat before."""
        time, seat, do = event["time"], event["seat"], event["do"]
        clock = self
        if do == "act" or do == "neutral":
            is_late = do == "neutral" and not was.bot and not was.has_resigned
            if was.bot and not was_shared and clock.handed is not None:
                clock = clock._charged(seat, clock.handed, False, True)  # what he took himself
            clock = clock._charged(seat, time, was_shared or bool(was.bot), is_late)
            # an answer in a window may be one that stands, and nobody is told whose it is
            if is_late or not was_shared:
                strikes = clock.strikes[seat] + 1 if is_late else 0
                clock = clock._replace(strikes=_with(clock.strikes, seat, strikes))
            is_own = do == "act" and not was_shared
            if is_own and clock.paused is None:  # who plays on wishes for no pause any more
                clock = clock._replace(agreed=clock.agreed & ~(1 << seat))
        elif do == "hand" and table.asked_mask >> seat & 1 and not was.bot:
            clock = clock._replace(handed=time if clock.paused is None else clock.paused)
        elif do == "take":
            clock = clock._replace(strikes=_with(clock.strikes, seat, 0), handed=None)
        elif do == "away" and clock.paused is None:
            gap = max(0, time - max(event["since"], clock.since))
            handed = None if clock.handed is None else clock.handed + gap
            clock = clock._replace(since=clock.since + gap, handed=handed)
        elif do == "pause":
            clock = clock._replace(agreed=clock.agreed | 1 << seat)
        elif do == "resume":
            assert clock.paused is not None
            clock = clock._replace(
                agreed=0, paused=None, since=clock.since + max(0, time - clock.paused)
            )
        if clock.paused is None and clock.agreed and not people(table.seats) & ~clock.agreed:
            clock = clock._replace(paused=time)
        if table.asked_seq == table.head and table.is_started:
            paused = None if clock.paused is None else table.asked_at
            clock = clock._replace(since=table.asked_at, paused=paused, handed=None)
        return clock

    def _charged(self, seat: int, time: int, is_free: bool, is_late: bool) -> Clock:
        """After an act of a seat, which had a base to lose or not."""
        left = self.left
        if not is_free and not self.timing.act:
            end = time if self.paused is None else self.paused
            rest = max(0, left[seat] - max(0, end - self.since))
            left = _with(left, seat, rest + (0 if is_late else self.timing.increment))
        return self._replace(left=left)


def _is_charged(table: Standing, seat: int) -> bool:
    """Whether time runs for a seat."""
    here = table.seats[seat]
    return bool(table.asked_mask >> seat & 1) and not here.bot and not here.has_resigned


def new_clock(timing: Timing, seats: int, time: int) -> Clock:
    """Nobody is charged yet."""
    return Clock(timing, (timing.base,) * seats, time, (0,) * seats)


def people(seats: Sequence[Seat]) -> int:
    """Those who still play themselves, as bits."""
    return sum(
        1 << seat
        for seat, here in enumerate(seats)
        if not (here.is_empty or here.bot or here.has_resigned)
    )


def known_at(time: int, asked_at: int, window: Sequence[Seat]) -> int:
    """When all know of what makes a question another, if they knew of that one at `asked_at`.

    `window` are the seats at which a window ran until then, if one did: where several people
    answer it takes its least time, for machines it does not.
    """
    some = people(window) if window else 0
    return max(time, asked_at + LEAST if some & (some - 1) else asked_at)


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
