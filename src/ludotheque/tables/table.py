"""A table: the fold of its log.

The log is bytes: one line of JSON an event, one event a command, numbered from 0 without gaps. It
holds the whole truth, the seed and everybody's acts; what may leave is made from views (`seen.py`).
To do something is to `prepare` an event, which changes nothing, and to `commit` it; whoever stores
tables writes the event down in between.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ludotheque.core import calls, discovery
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.errors import Conflict, MalformedCommand, Stale
from ludotheque.core.options import Values
from ludotheque.core.position import Position, Variant, View, view_of
from ludotheque.core.record import Records, copied
from ludotheque.tables import door, fair
from ludotheque.tables.commands import BODY, Command

Event = dict[str, Any]

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Seat(NamedTuple):
    """Who sits there; `bot` while a machine plays for him."""

    name: str = ""
    nonce: str = ""
    bot: str = ""
    has_resigned: bool = False


class Result(NamedTuple):
    """How it ended (`rules`, `resigned`, `agreed` or `abandoned`) and what each seat gets."""

    how: str
    returns: tuple[float, ...]


class Table:
    """Seats around a game, and everything that has happened there."""

    __slots__ = (
        "aids", "asked_mask", "granted", "head", "is_shared", "is_started", "log", "offer",
        "phase", "result", "seats", "seed", "states", "variant", "wish",
    )  # fmt: skip

    def __init__(self, event: Event, log: bytearray) -> None:
        game = _game(event["game"])
        if event["rules_version"] != game.version:
            is_newer = event["rules_version"] > game.version
            raise Conflict(
                "newer-rules" if is_newer else "older-rules",
                game=game.name, theirs=str(event["rules_version"])[:20], ours=game.version,
            )  # fmt: skip
        start = _start(game.name, tuple(event["options"].items()), event["seats"])
        self.variant = start.variant
        self.seed = bytes.fromhex(event["seed"])
        self.aids: bool = event["aids"]
        self.log = log
        self.head = self.phase = 0  # the newest event; the oldest that a command may start from
        self.states: Records = copied(start.states)
        self.seats = [Seat()] * self.variant.seats
        self.is_started = False
        self.is_shared = True  # several are asked at once: now, to sit down
        self.result: Result | None = None
        self.offer: int | None = None  # who offered a draw
        self.wish: int | None = None  # who asked to take back
        self.granted = 0  # who has granted it, as bits
        self.asked_mask = 0

    @classmethod
    def open(cls, variant: Variant, seed: bytes, time: int, aids: bool = True) -> Table:
        """A new table; `aids` says whether notebooks and odds may be looked at."""
        if len(seed) != fair.SEED_BYTES:
            raise ValueError(f"a seed has {fair.SEED_BYTES} bytes, not {len(seed)}")
        event = {
            "do": "open",
            "game": variant.game.name,
            "rules_version": variant.game.version,
            "options": variant.options,
            "seats": variant.seats,
            "aids": aids,
            "commitment": fair.commitment(seed),
            "seed": seed.hex(),
            "time": time,
        }
        return cls(event, bytearray(encode(event)))

    @classmethod
    def fold(cls, log: bytes | bytearray) -> Table:
        """The table that a log tells of; a log is trusted, a record is verified."""
        events = [json.loads(line) for line in log.split(b"\n")[:-1]]
        undone = {event["undone"] for event in events if "undone" in event}
        table = cls(events[0], bytearray(log))
        for number, event in enumerate(events[1:], 1):
            table._follow(number, event, number not in undone)
        return table

    @property
    def events(self) -> list[Event]:
        """All that has happened: the whole truth."""
        return [json.loads(line) for line in self.log.split(b"\n")[:-1]]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(seat for seat in range(len(self.seats)) if self.asked_mask >> seat & 1)

    @property
    def unattended(self) -> tuple[int, ...]:
        """The seats that are asked and have resigned: the house plays `neutral` for them."""
        return tuple(seat for seat in self.asked if self.seats[seat].has_resigned)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now."""
        return view_of(self.variant.game, self.states, viewer)

    def views(self) -> list[View]:
        """What everybody may know: a view a seat, and the spectator's last."""
        return [self.view(seat) for seat in (*range(len(self.seats)), SPECTATOR)]

    def draft(self, seat: int, actions: tuple[int, ...], text: str = "") -> tuple[View, bool]:
        """What a seat would see after actions not sent yet, and whether they are a whole act.

        The action that ends it is checked and not done, so that nothing can be tried out: neither
        what the others have answered, nor what the rules lay open, nor chance.
        """
        door.want_asked(self, seat)
        after, is_whole = door.tried(self, seat, actions, text)
        if is_whole:
            after, _ = door.tried(self, seat, actions[:-1], text)
        return view_of(self.variant.game, after, seat), is_whole

    def compose(self, seat: int, choose: Callable[[View], int]) -> tuple[int, ...]:
        """A whole act, action by action, each chosen from what the seat sees by then."""
        actions: tuple[int, ...] = ()
        is_whole = False
        while not is_whole:
            view, _ = self.draft(seat, actions)
            actions += (choose(view),)
            _, is_whole = self.draft(seat, actions)
        return actions

    def parse(self, seat: int, text: str) -> tuple[int, ...]:
        """The actions that a text means for a seat."""
        actions: tuple[int, ...] = self.variant.game.notation.parse(self.view(seat).record, text)
        return actions

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
        start = self.log.rfind(f'\n{{"seat":{seat},"id":"{command.id}",'.encode()) + 1
        if not start:
            return None
        event = json.loads(self.log[start : self.log.index(b"\n", start)])
        said = {key: event[key] for key in ("do", "at", *BODY.get(command.do, ())) if key in event}
        if said != {"do": command.do, "at": command.expected, **command.body()}:
            raise Conflict("command-reused", id=command.id)
        return self.log.count(b"\n", 0, start)

    def prepare(self, seat: int, command: Command, time: int) -> Event:
        """The event that a command would make; raises if it may not be carried out."""
        if not 0 <= seat < len(self.seats):
            raise MalformedCommand("malformed-command", field="seat")
        if not self.phase <= command.expected <= self.head:
            raise Stale(self.head)
        extra = door.DOORS[command.do](self, seat, command)
        head = {"seat": seat, "id": command.id, "at": command.expected, "do": command.do}
        return {**head, **command.body(), **extra, "time": time}

    def commit(self, event: Event) -> None:
        """Let a prepared event happen."""
        self.log += encode(event)
        if "undone" in event:
            again = Table.fold(self.log)
            for name in Table.__slots__:
                setattr(self, name, getattr(again, name))
        else:
            self._follow(self.head + 1, event, True)

    def rematch(self, seed: bytes, nonces: list[str], time: int) -> Table:
        """A new table of the same kind, not started, everyone one seat further on."""
        if self.result is None:
            raise Conflict("game-not-over")
        table = Table.open(self.variant, seed, time, self.aids)
        for seat, nonce in enumerate(nonces):
            here = self.seats[seat - 1]
            if here.name:
                sit = Command("rematch", table.head, "sit", name=here.name, nonce=nonce)
                table.send(seat, sit, time)
            if here.bot:
                nonce = "" if here.name else nonce
                hand = Command("rematch-bot", table.head, "hand", bot=here.bot, nonce=nonce)
                table.send(seat, hand, time)
        return table

    def _follow(self, number: int, event: Event, stands: bool) -> None:
        """Do what an event says; an act that was taken back later does nothing."""
        self.head = number
        seat, do = event["seat"], event["do"]
        if do in ("act", "neutral"):
            self.wish, self.granted = None, 0
            if self.offer != seat:
                self.offer = None
            if stands:
                self._play(seat, event)
        elif do == "start":
            self.is_started = True
            self._play(seat, event)
        else:
            self._rearrange(seat, do, event)
        if not self.is_shared or "undone" in event:
            self.phase = number

    def _play(self, seat: int, event: Event) -> None:
        states, before = self.states, self.asked_mask
        for action in event.get("actions", ()):
            calls.act(states, 0, seat, action)
        for action in event.get("draws", ()):
            calls.act(states, 0, CHANCE, action)
        self.asked_mask = after = calls.who(states, 0)
        if not after or after != before & ~(1 << seat):  # else others are asked the same still
            self.is_shared, self.phase = after & (after - 1) != 0, self.head
        if not after:
            gains = np.zeros(self.variant.game.most_seats)
            calls.score(states, 0, gains)
            self._end("rules", gains)

    def _rearrange(self, seat: int, do: str, event: Event) -> None:
        """Everything that is not play: who sits, what is offered, who gives up."""
        here = self.seats[seat]
        match do:
            case "sit" | "take":
                self.seats[seat] = Seat(event["name"], event.get("nonce", here.nonce))
            case "stand":
                self.seats[seat] = Seat()
            case "hand":
                nonce = here.nonce or event.get("nonce", "")
                self.seats[seat] = Seat(here.name, nonce, event["bot"])
                self.wish, self.granted = None, 0  # others may have to be asked now
            case "offer":
                self.offer = seat
            case "decline":
                self.offer = self.wish = None
                self.granted = 0
            case "accept":
                self._end("agreed", np.zeros(len(self.seats)))
            case "end":
                self._end("abandoned", np.zeros(len(self.seats)))
            case "resign":
                self.seats[seat] = here._replace(has_resigned=True)
                self.wish, self.granted = None, 0
                left = [k for k, other in enumerate(self.seats) if not other.has_resigned]
                if len(left) == 1:
                    gains = np.zeros(len(self.seats))
                    calls.settle(1 << left[0], len(self.seats), gains)
                    self._end("resigned", gains)
            case "ask":
                self.wish, self.granted = seat, 0
            case "grant":
                self.granted |= 1 << seat
        if "undone" in event:
            self.wish, self.granted = None, 0

    def _end(self, how: str, gains: Records) -> None:
        self.asked_mask = 0
        self.result = Result(how, tuple(float(gain) for gain in gains[: len(self.seats)]))


def encode(event: Event) -> bytes:
    """An event as a line of the log."""
    return _json(event).encode() + b"\n"


_game = functools.cache(discovery.find)


@functools.lru_cache(1024)
def _start(game: str, options: tuple[tuple[str, Any], ...], seats: int) -> Position:
    """A game not begun; tables of the same kind share it."""
    values: Values = dict(options)
    return Variant(_game(game), seats=seats, options=values).start()
