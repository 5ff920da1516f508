"""A table: the fold of its log.

The log is bytes: one line of JSON an event, one event a command, numbered from 0 without gaps. It
holds the whole truth, the seed and everybody's acts; what may leave is made from views (`seen.py`).
To do something is to `prepare` an event, which changes nothing, and to `commit` it; whoever stores
tables writes the event down in between. An event carries its number, so that of two prepared
for the same place one alone can be committed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict
from ludotheque.core.options import plain_values
from ludotheque.core.position import Variant
from ludotheque.core.referee import additions, attempt
from ludotheque.core.rows import Rows, copied
from ludotheque.core.view import View, view_of
from ludotheque.tables import door, fair, playing
from ludotheque.tables.commands import BODY, Command
from ludotheque.tables.ids import Ids
from ludotheque.tables.standing import Event, Seat, Standing, fresh

__all__ = ["Event", "Seat", "Table", "encode"]

NOT_READY = (None, None)


class Table(Standing):
    """Seats around a game, and everything that has happened there."""

    __slots__ = ("_ready", "ids", "log")

    def __init__(self, event: Event, log: bytearray) -> None:
        super().__init__(event)
        self.log = log
        self._ready: tuple[Event | None, Rows | None] = NOT_READY  # what was prepared last
        self.ids = Ids()

    @classmethod
    def open(
        cls,
        variant: Variant,
        seed: bytes,
        time: int,
        aids: bool = True,
        timing: Timing | None = None,
    ) -> Table:
        """A new table; `aids` says whether notebooks and odds may be looked at."""
        if len(seed) != fair.SEED_BYTES:
            raise ValueError(f"a seed has {fair.SEED_BYTES} bytes, not {len(seed)}")
        pin = fresh(variant.game.name, tuple(variant.options.items()), variant.seats).pin
        event = {
            "seq": 0,
            "do": "open",
            "game": variant.game.name,
            "rules_version": variant.game.version,
            "options": plain_values(variant.options),
            "seats": variant.seats,
            "aids": aids,
            **({"clock": msgspec.to_builtins(timing)} if timing else {}),
            "start": pin,
            "commitment": fair.commitment(seed),
            "seed": seed.hex(),
            "time": time,
        }
        return cls(event, bytearray(encode(event)))

    @classmethod
    def fold(cls, log: bytes | bytearray) -> Table:
        """The table that a log tells of; a log is trusted, a record is verified."""
        first, *lines = log.split(b"\n")[:-1]
        table = cls(msgspec.json.decode(first), bytearray(log))
        for line in lines:
            table._follow(msgspec.json.decode(line))
        return table

    @classmethod
    def unfold(cls, log: bytes | bytearray) -> Iterator[tuple[Table, Event]]:
        """The table after each of its events, one after the other: always the same table.

        It is for reading: it keeps no ids, and no past that nobody goes back to.
        """
        first, *lines = log.split(b"\n")[:-1]
        opening = msgspec.json.decode(first)
        table = cls(opening, bytearray(first + b"\n"))
        if b'"undone":' not in log:
            table.past = None
        yield table, opening
        for line in lines:
            event = msgspec.json.decode(line)
            table.follow(event)
            table.log += line + b"\n"
            yield table, event

    @property
    def events(self) -> list[Event]:
        """All that has happened: the whole truth."""
        return [msgspec.json.decode(line) for line in self.log.split(b"\n")[:-1]]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(seat for seat in range(len(self.seats)) if self.asked_mask >> seat & 1)

    @property
    def unattended(self) -> tuple[int, ...]:
        """The seats that are asked and have resigned: the house plays `neutral` for them."""
        return tuple(seat for seat in self.asked if self.seats[seat].has_resigned)

    @property
    def commitment(self) -> str:
        """What all were shown of the seed before they pledged: a record can be held against it."""
        return fair.commitment(self.seed)

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now."""
        return view_of(self.variant.game, self.states, viewer, seats=self.variant.seats)

    def views(self) -> list[View]:
        """What everybody may know: a view a seat, and the spectator's last."""
        return [self.view(seat) for seat in (*range(len(self.seats)), SPECTATOR)]

    def draft(self, seat: int, actions: tuple[int, ...], text: str = "") -> tuple[View, bool]:
        """What a seat would see after actions not sent yet, and whether they are a whole act.

        The action that ends it is checked and not done, so that nothing can be tried out: neither
        what the others have answered, nor what the rules lay open, nor chance.
        """
        playing.want_asked(self, seat)
        game = self.variant.game
        after, is_whole, before = attempt(game, self.states, seat, actions, text)
        return view_of(game, before if is_whole else after, seat), is_whole

    def additions(self, seat: int, drafted: tuple[int, ...]) -> list[int]:
        """What a seat may add to a draft, in whatever order; what ends it, too, if it may."""
        playing.want_asked(self, seat)
        return additions(self.variant.game, self.states, seat, drafted)

    def compose(self, seat: int, choose: Callable[[View], int]) -> tuple[int, ...]:
        """A whole act, action by action, each chosen from what the seat sees by then."""
        playing.want_asked(self, seat)
        game, states, actions = self.variant.game, self.states, list[int]()
        is_whole = False
        while not is_whole:
            actions.append(choose(view_of(game, states, seat)))
            states, is_whole, _ = attempt(game, states, seat, actions[-1:])
        return tuple(actions)

    def parse(self, seat: int, text: str) -> tuple[int, ...]:
        """The actions that a text means for a seat."""
        return self.view(seat).parse(text)

    def send(self, seat: int, command: Command, time: int) -> int:
        """Carry a command out, unless it was before; the number of its event.

        A refused command raises and changes nothing.
        """
        known = self.answer(seat, command)
        if known is not None:
            return known
        self.commit(self.prepare(seat, command, time))
        return self.head

    def answer(self, seat: int, command: Command) -> int | None:
        """The number of the event that this command made, if it was carried out."""
        event = self.sent(seat, command.id)
        if event is None:
            return None
        keys = ("do", "expected", *BODY.get(command.do, ()))
        said = {key: event[key] for key in keys if key in event}
        if said != {"do": command.do, "expected": command.expected, **command.body()}:
            raise Conflict("command-reused", id=command.id)
        seq: int = event["seq"]
        return seq

    def sent(self, seat: int, id_: str) -> Event | None:
        """The event of a command by its id: whoever asks may not be who sent it."""
        if not self.ids.may_have(seat, id_):
            return None
        found = self.log.rfind(f',"seat":{seat},"id":"{id_}",'.encode())
        if found < 0:
            return None
        start = self.log.rindex(b"\n", 0, found) + 1
        event: Event = msgspec.json.decode(self.log[start : self.log.index(b"\n", start)])
        return event

    def before(self, seq: int) -> list[Event]:
        """All that had happened before an event: the whole truth."""
        return [msgspec.json.decode(line) for line in self.log.split(b"\n", seq)[:seq]]

    def prepare(self, seat: int, command: Command, time: int) -> Event:
        """The event that a command would make; raises if it may not be carried out."""
        extra = door.let_in(self, seat, command, time)
        after = extra.pop(playing.AFTER, None)
        event = {
            "seq": self.head + 1,
            "seat": seat,
            "id": command.id,
            "expected": command.expected,
            "do": command.do,
            **command.body(),
            **extra,
            "time": time,
        }
        self._ready = event, after
        return event

    def house(self, do: str, time: int, seat: int = 0, **body: Any) -> Event:
        """The event of what the house does itself: `start`, `void`, `neutral` for a seat, `end`.

        Also `away`; and of a seat that does not come in time, `resign` or `hand`.
        """
        command = Command(door.house_id(self.head + 1), self.head, do, **body)
        return self.prepare(seat, command, time)

    def commit(self, event: Event) -> None:
        """Let a prepared event happen, unless another took its number."""
        line = encode(event)
        self._go_on(event, self._taken(event))
        self.keep(event, line)

    def after(self, event: Event) -> Table:
        """The same table once a prepared event has happened; until `keep`, nothing has.

        Both have the same log: when one is kept the other is the past, good for reading alone.
        """
        made = self.fork()
        made._go_on(event, self._taken(event))
        return made

    def keep(self, event: Event, line: bytes) -> None:
        """Write the event down, as its line, that made this table out of another."""
        self.log += line
        self.ids.add(event["seat"], event["id"])

    def rematch(self, seed: bytes, nonces: Sequence[str], time: int) -> Table:
        """A new table of the same kind, everyone one seat further on; the people pledge anew.

        Of the nonces, one a seat of the new table, those of the machines are used.
        """
        if self.result is None:
            raise Conflict("game-not-over")
        if len(nonces) != len(self.seats):
            raise ValueError(f"a nonce for each of {len(self.seats)} seats, not {len(nonces)}")
        timing = self.clock.timing if self.clock else None
        table = Table.open(self.variant, seed, time, self.aids, timing)
        for seat, nonce in enumerate(nonces):
            here = self.seats[seat - 1]
            if here.bot:
                table.send(
                    seat, Command("rematch", table.head, "hand", bot=here.bot, nonce=nonce), time
                )
            elif here.name:
                table.send(seat, Command("rematch", table.head, "sit", name=here.name), time)
        return table

    def _taken(self, event: Event) -> Rows | None:
        """The state that an event leads to, if it was prepared last."""
        (ready, after), self._ready = self._ready, NOT_READY
        return after if ready is event else None

    def _go_on(self, event: Event, after: Rows | None) -> None:
        if after is None:
            self.states = copied(self.states)  # other versions have the same
        self.follow(event, after)

    def _follow(self, event: Event) -> None:
        self.follow(event)
        self.ids.add(event["seat"], event["id"])


def encode(event: Event) -> bytes:
    """An event as a line of the log."""
    return msgspec.json.encode(event) + b"\n"
