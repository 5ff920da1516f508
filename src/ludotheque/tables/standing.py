"""What a log amounts to: events followed one after the other, trusted."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE
from ludotheque.core.contract import Result, Timing
from ludotheque.core.errors import Conflict, Stale
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.position import Position, Variant
from ludotheque.core.referee import again
from ludotheque.core.rows import Rows, copied
from ludotheque.core.words import Ref
from ludotheque.games import discovery
from ludotheque.tables.clocks import known_at, new_clock
from ludotheque.tables.commands import ASIDES, HOUSE_ID
from ludotheque.tables.past import Act, Past, words_of

Event = dict[str, Any]

PIN = 16  # hex digits of the start's hash


class Seat(NamedTuple):
    """Who sits there; `bot` while a machine plays for him. `pledge` is of the `nonce`.

    `name` is what the host calls him: an id of this table alone, where names are kept beside.
    """

    name: str = ""
    pledge: str = ""
    nonce: str = ""
    bot: str = ""
    has_resigned: bool = False

    @property
    def is_empty(self) -> bool:
        return not (self.name or self.bot)


class Fresh(NamedTuple):
    """A game not begun, its state as words, and the hash of its bytes."""

    start: Position
    words: Rows
    pin: str


class Standing:
    """Where a table stands: who sits there, what is asked, what is offered, the state."""

    __slots__ = (
        "aids", "asides", "asked_at", "asked_mask", "asked_seq", "clock", "drawn", "granted",
        "head", "is_closed", "is_shared", "is_started", "offer", "offer_seq", "past", "result",
        "seats", "seed", "states", "variant", "window", "wish", "wish_seq",
    )  # fmt: skip

    def __init__(self, event: Event) -> None:
        game = _game(event["game"])
        if event["rules_version"] != game.version:
            is_newer = event["rules_version"] > game.version
            raise Conflict(
                "newer-rules" if is_newer else "older-rules",
                game=Ref(f"{game.name}-name"),
                theirs=str(event["rules_version"])[:20],
                ours=game.version,
            )
        start, words, pin = fresh(game.name, tuple(event["options"].items()), event["seats"])
        if event["start"] != pin:
            raise Conflict("other-start", game=Ref(f"{game.name}-name"))
        self.variant = start.variant
        self.seed = bytes.fromhex(event["seed"])
        self.aids: bool = event["aids"]
        self.head = self.asked_seq = 0  # the newest event; that since which the same is asked
        self.asked_at: int = event["time"]  # when all know of what is asked: later than its event
        self.states: Rows = copied(start.states)
        self.seats = [Seat()] * self.variant.seats
        self.is_closed = False  # nobody sits down any more: nonces are revealed, or play has begun
        self.is_started = False
        self.is_shared = False  # several are asked the same at once: a window
        self.window = 0  # who was asked when it began, as bits: nobody learns who has answered
        self.drawn = 0  # how often chance has spoken
        self.past: Past | None = Past(start.states, words)  # none for who reads and changes nothing
        self.result: Result | None = None
        self.offer: int | None = None  # who offered a tie
        self.wish: int | None = None  # who asked for a take-back
        self.offer_seq = self.wish_seq = 0  # by which event
        self.granted = 0  # who has granted it, as bits
        self.asides = bytearray(self.variant.seats)  # offers and the like since another's last act
        self.asked_mask = 0
        timing = event.get("clock")
        self.clock = (
            new_clock(msgspec.convert(timing, Timing), self.variant.seats, event["time"])
            if timing
            else None
        )

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    @property
    def is_revealing(self) -> bool:
        """Whether the seating is closed and nonces are awaited."""
        return self.is_closed and not self.is_started and self.result is None

    def fork(self) -> Self:
        """The same, which can follow another event than this one does; the state is shared."""
        made = object.__new__(type(self))
        _copier(type(self))(made, self)  # type: ignore[arg-type]
        made.seats, made.asides = [*self.seats], self.asides[:]
        made.past = self.past and self.past.fork()
        return made

    def follow(self, event: Event, after: Rows | None = None) -> None:
        """Do what an event says, if it is the next one; `after` is the state it leads to, if known.

        A state that is known is taken over: whoever prepared the event has done it already. Else
        this one's is changed.
        """
        if event["seq"] != self.head + 1:
            raise Stale(self.head)
        self.head += 1
        seat, do = event["seat"], event["do"]
        was_shared, was = self.is_shared, self.seats[seat]
        window = [*self.seats] if was_shared else ()
        match do:
            case "act" | "neutral":
                self._play(seat, event, after)
            case "offer" | "accept" | "ask" | "grant" | "decline" | "resign":
                self._talk(seat, do, event)
            case "end":
                self._end("abandoned", np.zeros(len(self.seats)))
            case "pause" | "resume" | "away":
                self.asides[seat] += do in ASIDES
            case _:
                self._seat(seat, do, event, after)
        if self.asked_seq == self.head:
            self.asked_at = known_at(event["time"], self.asked_at, window)
        if self.clock is not None:
            self.clock = self.clock.after(self, event, was_shared, was)

    def _play(self, seat: int, event: Event, after: Rows | None) -> None:
        self.wish, self.granted = None, 0
        if self.offer is not None and self.offer != seat and event["expected"] >= self.offer_seq:
            self.offer = None  # he saw it and played on
        if any(self.asides):
            own = self.asides[seat]
            self.asides = bytearray(len(self.seats))
            self.asides[seat] = own
        old = self.states.tobytes() if self.past else b""
        asked, is_shared = self.asked_mask, self.is_shared
        if after is None:
            again(self.states, seat, event["actions"])
        self.drawn += "pick" in event
        self._let_chance(event, after)
        others = asked & ~(1 << seat)
        if self.asked_mask != others or not others:  # else others are asked the same still
            self._ask()
        if self.past is None:
            return
        is_out = (is_shared and self.asked_mask != others) or self._has_revealed(old)
        if event["do"] == "neutral" or "draws" in event or is_out:
            self.past.forget()
        else:
            is_machine = event["id"].startswith(HOUSE_ID)
            act = Act(self.head, seat, is_machine, asked, is_shared, event["actions"])
            self.past.add(act, old)

    def _has_revealed(self, old: bytes) -> bool:
        """Whether the rules have laid something open since."""
        game = self.variant.game
        if not game.has_secrets:
            return False
        where = _reveals(game)
        return old[where] != self.states.tobytes()[where]

    def _let_chance(self, event: Event, after: Rows | None) -> None:
        draws = event.get("draws", ())
        self.drawn += len(draws)
        if after is None:
            for action in draws:
                calls.act(self.states, 0, CHANCE, action)
        else:
            self.states = after
        self.asked_mask = calls.who(self.states, 0)

    def _ask(self) -> None:
        """What is asked is new: commands that had not seen it are stale."""
        mask = self.asked_mask
        self.asked_seq, self.is_shared = self.head, mask & (mask - 1) != 0
        self.window = mask if self.is_shared else 0
        if not mask:
            gains = np.zeros(self.variant.game.most_seats)
            calls.score(self.states, 0, gains)
            self._end("rules", gains)

    def _talk(self, seat: int, do: str, event: Event) -> None:
        """What is offered, who gives up."""
        self.asides[seat] += do in ASIDES
        match do:
            case "offer":
                self.offer, self.offer_seq = seat, self.head
            case "accept":
                self._end("agreed", np.zeros(len(self.seats)))
            case "ask":
                self.wish, self.wish_seq, self.granted = seat, self.head, 0
            case "grant":
                self.granted |= 1 << seat
            case "decline":
                self.offer = self.wish = None
                self.granted = 0
            case "resign":
                reseat(self.seats, event, self.is_started)
                self.wish, self.granted = None, 0
                left = [k for k, other in enumerate(self.seats) if not other.has_resigned]
                if len(left) == 1:
                    gains = np.zeros(len(self.seats))
                    calls.share_out(1 << left[0], len(self.seats), gains)
                    self._end("resigned", gains)
        if "undone" in event:
            assert self.past is not None
            self.states, undone = self.past.rewind(event["undone"])
            self.asked_mask, self.is_shared = undone.asked_mask, undone.is_shared
            self.window = self.window if self.is_shared else 0
            self.asked_seq = self.head
            self.wish, self.granted = None, 0

    def _seat(self, seat: int, do: str, event: Event, after: Rows | None) -> None:
        """Who sits where, what is pledged and revealed; the last nonce begins the game."""
        reseat(self.seats, event, self.is_started)
        match do:
            case "sit" | "hand" | "take":
                self.asides[seat] += 1
                if do == "hand" and self.is_started:
                    self.wish, self.granted = None, 0  # others may have to be asked now
            case "start":
                self.is_closed, self.asked_seq = True, self.head
            case "void":
                self.is_closed, self.asked_seq = False, self.head
                self.seed = bytes.fromhex(event["seed"])
        if do in ("start", "reveal") and all(self.nonces):
            self.is_started = True
            self.asides = bytearray(len(self.seats))
            self._let_chance(event, after)
            self._ask()

    def _end(self, how: str, gains: Rows) -> None:
        self.asked_mask, self.asked_seq = 0, self.head
        self.is_shared, self.window = False, 0
        self.result = Result(how, tuple(float(gain) for gain in gains[: len(self.seats)]))


def reseat(seats: list[Seat], event: Event, is_started: bool) -> None:
    """Follow an event as far as it says who sits where; that takes no rules of a game."""
    seat = event["seat"]
    here = seats[seat]
    match event["do"]:
        case "sit":
            seats[seat] = Seat(event["name"], event.get("pledge", ""))
        case "stand":
            seats[seat] = Seat()
        case "pledge":
            seats[seat] = here._replace(pledge=event["pledge"])
        case "hand" if is_started:
            seats[seat] = here._replace(bot=event["bot"])
        case "hand":
            seats[seat] = Seat("", event["pledge"], event["nonce"], event["bot"])
        case "take":
            seats[seat] = here._replace(name=event["name"], bot="")
        case "reveal":
            seats[seat] = here._replace(nonce=event["nonce"])
        case "resign":
            seats[seat] = here._replace(has_resigned=True)
        case "void":
            for k, (pledge, nonce) in enumerate(
                zip(event["pledges"], event["nonces"], strict=True)
            ):
                stays = seats[k].nonce
                seats[k] = seats[k]._replace(pledge=pledge, nonce=nonce) if stays else Seat()


_game = functools.cache(discovery.find)


@functools.cache
def _copier(kind: type) -> Callable[[Standing, Standing], None]:
    """What gives one table all that another has; by `setattr` it would take six times as long."""
    slots = [slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())]
    lines = [f"    made.{slot} = table.{slot}" for slot in slots]
    made: dict[str, Callable[[Standing, Standing], None]] = {}
    exec("\n".join(["def copy(made, table):", *lines]), made)
    return made["copy"]


@functools.cache
def _reveals(game: Game) -> slice:
    """Where a state counts what was laid open."""
    fields = game.rules.Public.fields
    assert fields is not None
    kind, start, *_ = fields["reveals"]
    return slice(start, start + kind.itemsize)


@functools.lru_cache(1024)
def fresh(game: str, options: tuple[tuple[str, Any], ...], seats: int) -> Fresh:
    """What tables of the same kind share."""
    values: Values = dict(options)
    start = Variant(_game(game), seats=seats, options=values).start()
    state = start.states.tobytes()
    return Fresh(start, words_of(state), hashlib.sha256(state).hexdigest()[:PIN])
