"""The door: whether a command may be carried out, checked here and nowhere else.

What holds for every command is here; what each one needs is in `seating.py` and `playing.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludotheque.core.errors import Conflict, Stale
from ludotheque.core.words import Sitter
from ludotheque.tables import playing, seating
from ludotheque.tables.commands import ASIDES, HOUSE, HOUSE_ID, SEATLESS, Command
from ludotheque.tables.errors import MalformedCommand
from ludotheque.tables.playing import Extra

if TYPE_CHECKING:
    from ludotheque.tables.table import Table

MOST_EVENTS = 50_000  # of a table, far above any real game
MOST_ASIDES = 8  # of a seat, until somebody else acts
MOST_SEATED = 64  # times that somebody sits down at a seat before the start

DOORS: dict[str, Callable[[Table, int, Command], Extra]] = {
    "sit": seating.sit, "stand": seating.stand, "pledge": seating.pledge,
    "hand": seating.hand, "take": seating.take, "start": seating.start,
    "reveal": seating.reveal, "void": seating.void, "end": seating.end,
    "act": playing.act, "neutral": playing.neutral, "resign": playing.resign,
    "offer": playing.offer, "accept": playing.accept, "ask": playing.ask,
    "grant": playing.grant, "decline": playing.decline,
    "pause": playing.pause, "resume": playing.resume, "away": playing.away,
}  # fmt: skip


def let_in(table: Table, seat: int, command: Command, time: int) -> Extra:
    """What the event of a command holds beyond it; raises if it may not be carried out."""
    if not 0 <= seat < len(table.seats) or (seat and command.do in SEATLESS):
        raise MalformedCommand("malformed-command", field="seat")
    if not table.asked_seq <= command.expected <= table.head:
        raise Stale(table.head)
    if table.head >= MOST_EVENTS and command.do not in ("resign", "end"):
        raise Conflict("table-full")
    _want_own_id(table, seat, command, time)
    is_own = not command.id.startswith(HOUSE_ID)
    if is_own and command.do in ASIDES and table.asides[seat] >= MOST_ASIDES:
        raise Conflict("too-many")
    if command.do in ("sit", "hand") and table.asides[seat] >= MOST_SEATED:
        raise Conflict("too-many")
    if command.do == "neutral":
        playing.want_asked(table, seat)
        playing.want(_is_absent(table, seat, time), "still-plays", seat=Sitter(seat))
    return DOORS[command.do](table, seat, command)


def machine_id(seq: int) -> str:
    """The id of an act of a machine: each event has one, so that an act made again counts once."""
    return f"{HOUSE_ID}bot-{seq}"


def house_id(seq: int) -> str:
    """The id of what the house does itself."""
    return f"{HOUSE_ID}{seq}"


def _is_absent(table: Table, seat: int, time: int) -> bool:
    """Whether the house may act for a seat: it resigned, a machine has it, or it is late."""
    here, clock = table.seats[seat], table.clock
    is_late = clock is not None and clock.is_late(table, seat, time)
    return here.has_resigned or bool(here.bot) or is_late


def _want_own_id(table: Table, seat: int, command: Command, time: int) -> None:
    """Nobody can pass for the house or for a machine, nor they for anybody."""
    seq = table.head + 1
    if command.do in HOUSE:
        is_own = command.id == house_id(seq)
    elif command.do in ("hand", "resign") and command.id == house_id(seq):
        is_own = table.clock is not None and table.clock.is_forfeit(table, seat, time)
    elif command.do == "act" and table.seats[seat].bot:
        is_own = command.id == machine_id(seq)
        if not command.id.startswith(HOUSE_ID):
            raise Conflict("machine-plays", seat=Sitter(seat))
    else:
        is_own = not command.id.startswith(HOUSE_ID)
    if not is_own:
        raise MalformedCommand("malformed-command", field="command_id")
