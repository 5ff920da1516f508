"""What tests do with a house again and again."""

from __future__ import annotations

import itertools
import random
import sqlite3
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy.exc import OperationalError

from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.house import CutOff
from ludotheque.tables import Command, fair
from tests.conformance.walks import small_options
from tests.tables.play import an_act

SOON = 120  # seconds: for whatever must come, on a machine that does much else
NAMES = ("Ada", "Bo", "Cléo", "Dirk", "Eva", "Fox")
GAMES = ("agent", "agon", "spywhere", "sealed")


class LaterTimers:
    """Timers that a test lets go off."""

    def __init__(self):
        self.now, self.due, self._lock = 0.0, [], threading.Lock()
        self._order = itertools.count()

    def clock(self):
        return self.now

    def after(self, seconds, run):
        with self._lock:
            self.due.append((self.now + seconds, next(self._order), run))

    def pass_by(self, seconds):
        """Let time pass, and what is due be done."""
        self.now += seconds
        with self._lock:
            due = sorted(one for one in self.due if one[0] <= self.now)
            self.due = [one for one in self.due if one[0] > self.now]
        for _, _, run in due:
            run()

    def close(self):
        self.due = []


def variant(game, seats=None):
    package = "tests.games" if game == "sealed" else discovery.HOUSE
    found = discovery.find(game, package)
    return Variant(found, seats=seats, options=small_options(found))


@dataclass
class Guests:
    """People at a table of a house; each seat's is called by its number."""

    house: object
    table: str
    seats: int
    ids: Counter = field(default_factory=Counter)

    def command(self, seat, do="act", expected=None, **body):
        self.ids[seat] += 1
        expected = self.told_head() if expected is None else expected
        return Command(f"c{self.ids[seat]}", expected, do, **body)

    def send(self, seat, do="act", **body):
        command = self.command(seat, do, **body)
        return self.house.send(self.table, seat, command, f"person-{seat}")

    def do(self, seat, do="act", **body):
        done = self.send(seat, do, **body).result(SOON)
        all_told(self.house, self.table)
        return done

    def told_head(self):
        return self.house._at(self.table, lambda resident: resident.told_head).result(SOON)

    def fold(self):
        """The table as it stands, held against its log now and then."""
        table = self.house._at(self.table, lambda resident: resident.table).result(SOON)
        if table.head % 50 == 0:
            here = bytes(table.log)
            assert self.house.log(self.table)[: len(here)] == here  # machines may have gone on
        return table

    def act(self, seat, chooser):
        """Any whole act, once the end of the last window is known."""
        eventually(self._is_told)
        return self.do(seat, actions=an_act(self.fold(), seat, chooser))

    def say(self, seat, text):
        """Act as a text says."""
        eventually(self._is_told)
        return self.do(seat, actions=self.fold().parse(seat, text))

    def _is_told(self):
        is_told = self.house._at(self.table, lambda here: here.held is None).result(SOON)
        if not is_told and isinstance(self.house.timers, LaterTimers):
            self.house.timers.pass_by(1)
        return is_told

    def play(self, chooser, most=10_000):
        while most and (asked := self.fold().asked):
            self.act(chooser.choice(asked), chooser)
            most -= 1


def guests(house, game="agon", seats=None, machines=(), timing=None, names=NAMES):
    """A table at which play has begun."""
    kind = variant(game, seats)
    table = house.open(kind, "person-0", names[0], timing=timing).result(SOON)
    made = Guests(house, table, kind.seats)
    nonces = [f"{seat + 1:032x}" for seat in range(kind.seats)]
    for seat, nonce in enumerate(nonces):
        if seat in machines:
            made.house.send(
                table, seat, Command(f"bot{seat}", made.told_head(), "hand", bot="0"), "person-0"
            ).result(SOON)
        else:
            made.do(seat, "sit", name=names[seat], pledge=fair.pledge(nonce))
    house.start(table, "person-0").result(SOON)
    for seat, nonce in enumerate(nonces):
        if seat not in machines:
            made.do(seat, "reveal", nonce=nonce)
    all_told(house, table)
    return made


def all_told(house, table):
    """Wait until all who watch were told of the last command that was answered.

    A sender has his answer before the others are told, and before the house sets its alarms; of
    what is written at a table the next begins when all that is done.
    """
    house.store._write(lambda batch, row: None, table).result(SOON)


def eventually(is_so):
    """Wait until something is so."""
    until = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < until, "it never was"
        time.sleep(0.002)


def full_disk(batch):
    """A batch that cannot be written."""
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise OperationalError("INSERT", {}, error)


def drained(listener):
    """All frames that wait."""
    found = []
    try:
        while (frame := listener.take()) is not None:
            found.append(frame)
    except CutOff:
        pass
    return found


def seqs(frames):
    return [seen.seq for frame in frames for seen in frame.seen]


def chooser(seed=1):
    return random.Random(seed)
