"""How long one waits for a machine: with one legal action, with several, and for a whole round.

Questions are collected by kind from random games of three; each is put to a real
worker. Nobody sleeps: what is measured is the moment at which the act would be released. Rounds
are played in a house, with a person who answers at once, so that all the time is the machines'.

make bench        or        .venv-bench/bin/python bench/machines.py
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from report import write

from ludotheque.bots.machines import Machine
from ludotheque.bots.pacing import Pace, span
from ludotheque.bots.workers import Worker
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.view import View
from ludotheque.games import discovery
from ludotheque.games.agent.view import Turn
from ludotheque.house import House
from ludotheque.house.pool import Pool, Question, think
from ludotheque.house.timers import Timers
from ludotheque.storage import open_store
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.seen import log_of

SEATS = 3
MACHINES, FAIR = 3, "2"  # of Agent, at a table with one person
ROUNDS, MOST_SECONDS = 50, 6.0
SECONDS = 10.0  # for one level of one game
WALKS = 60
OF_EACH = 12  # questions of a kind, with one legal action and with several
THOUSAND = 1e3
Kind = tuple[str, bool]  # what is asked; whether there is but one legal action
Questions = dict[Kind, list[tuple[bytes, int]]]


@dataclass
class Waits:
    """What was measured of one kind of question."""

    span: float
    thought: list[float] = field(default_factory=list)
    released: list[float] = field(default_factory=list)

    @property
    def overruns(self) -> int:
        return sum(wait > 1.5 * self.span for wait in self.released)

    def __str__(self) -> str:
        if not self.released:
            return "-"
        median, high = percentiles(self.released)
        usual, long = (THOUSAND * value for value in percentiles(self.thought))
        return (
            f"{median:.2f} / {high:.2f} s (thought {usual:.0f} / {long:.0f} ms, "
            f"n {len(self.released)}, late {self.overruns})"
        )


def percentiles(values: list[float]) -> tuple[float, float]:
    """The median, and what nineteen of twenty are below."""
    ordered = sorted(values)
    return statistics.median(ordered), ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]


def opened(game: Game, seed: int) -> Table:
    """A table of machines, begun."""
    table = Table.open(Variant(game, seats=SEATS), random.Random(seed).randbytes(32), time=0)
    for seat in range(SEATS):
        nonce = f"{seed:08x}{seat:08x}"
        table.send(seat, Command("sit", table.head, "hand", bot="0", nonce=nonce), 0)
    table.commit(table.house("start", 0))
    return table


def questions(game: Game) -> Questions:
    """Logs and the seat asked then, by kind, with OF_EACH at most of each."""
    found: Questions = defaultdict(list)
    for seed in range(WALKS):
        table, chooser = opened(game, seed), random.Random(seed)
        while table.result is None and table.head < 150:
            seat = chooser.choice(table.asked)
            view = table.view(seat)
            asked = view.status().ask
            kind = type(asked).__name__.lower(), len(view.legal()) == 1
            if len(found[kind]) < OF_EACH and chooser.random() < 0.3:
                found[kind].append((bytes(table.log), seat))
            actions = table.compose(seat, lambda view: chooser.choice(view.legal()))  # noqa: B023
            table.send(seat, Command(f"{table.head:08x}", table.head, actions=actions), 0)
    return {kind: asked for kind, asked in sorted(found.items()) if asked}


def measured(game: Game, machine: str, asked: Questions) -> dict[Kind, Waits]:
    """Put the questions, a kind after the other, as long as there is time."""
    waits: dict[Kind, Waits] = {}
    thinker, worker = Machine.parse(game, machine), Worker()
    if thinker.level:
        worker.start(game, thinker)
    end = time.monotonic() + SECONDS
    for turn in range(OF_EACH):
        for kind, logs in asked.items():
            log, seat = logs[turn % len(logs)]
            table = Table.fold(log)
            pace = Pace(span(game, thinker, table.view().row.public), time.monotonic)
            seen = log_of(log, seat)
            question = Question("", table, seat, seen, thinker, lambda act: None)
            start = time.monotonic()
            think(worker, question, pace)
            thought = time.monotonic() - start
            here = waits.setdefault(kind, Waits(span(game, thinker, table.view().row.public)))
            here.thought.append(thought)
            here.released.append(thought + pace.wait())
        if time.monotonic() > end:
            break
    worker.close()
    return waits


def rows_of(game: Game) -> list[tuple[str, str, str, str]]:
    """A line for each level and kind of question."""
    asked, rows = questions(game), []
    for level in range(game.bot.LEVELS + 1 if game.bot else 1):
        print(f"{game.name} {level} ...", flush=True)
        waits = measured(game, str(level), asked)
        for name in dict.fromkeys(name for name, _ in waits):
            one, several = (waits.get((name, is_lone), Waits(0.0)) for is_lone in (True, False))
            late = one.overruns + several.overruns
            rows.append(
                (
                    f"{game.name} {level}, {name}",
                    f"{one}; {several}",
                    f"{max(one.span, several.span):.2f} s",
                    "MISSED" if late else "met",
                )
            )
    return rows


class Guest:
    """A person at a table of machines who answers at once; `waited` is how long he did, a round."""

    def __init__(self, house: House, game: Game, seed: int) -> None:
        self.house, self.chooser = house, random.Random(seed)
        self.table = house.open(Variant(game, seats=1 + MACHINES), "me", "Ada").result()
        nonce = self.chooser.randbytes(16).hex()
        self._send("sit", 0, name="Ada", pledge=fair.pledge(nonce))
        for seat in range(1, 1 + MACHINES):
            self._send("hand", seat, seat=seat, bot=FAIR)
        self.listener = house.listen(self.table, 0).result()
        self._send("reveal", house.start(self.table, "me").result(), nonce=nonce)
        self.waited: list[float] = []

    def play(self, rounds: int) -> None:
        """Let, give up, stand, and on one's turn do anything; a round ends with the next turn."""
        total, since, is_begun = 0.0, time.monotonic(), False
        for frame in self.listener:
            if frame.result is not None or len(self.waited) >= rounds:
                return
            if not frame.actions:
                continue
            total += time.monotonic() - since
            table = self.house.at(self.table, lambda here: here.shown).result()
            if isinstance(frame.status.ask, Turn):
                if is_begun:
                    self.waited.append(total)
                is_begun, total = True, 0.0
            actions = table.compose(0, self._choose)
            since = time.monotonic()
            self._send("act", frame.head, actions=actions)

    def _choose(self, view: View) -> int:
        tags = {view.choice(action).__struct_config__.tag: action for action in view.legal()}
        usual = [tags[tag] for tag in ("let", "give-up", "stand", "uphold", "seal") if tag in tags]
        return usual[0] if usual else self.chooser.choice(view.legal())

    def _send(self, do: str, expected: int, seat: int = 0, **body: Any) -> None:
        command = Command(self.chooser.randbytes(8).hex(), expected, do, **body)
        self.house.send(self.table, seat, command, "me").result()


def round_row(game: Game) -> tuple[str, str, str, str]:
    """How long a person waits in a round for three machines of the level called fair."""
    with tempfile.TemporaryDirectory() as folder:
        store, timers = open_store(Path(folder) / "house.db"), Timers()
        pool = Pool(timers, os.cpu_count() or 1, [(game, Machine.parse(game, FAIR))])
        house = House(store, timers=timers, pool=pool, pulse=0)
        waited: list[float] = []
        for seed in range(ROUNDS):
            guest = Guest(house, game, seed)
            guest.play(ROUNDS - len(waited))
            waited += guest.waited
            if len(waited) >= ROUNDS:
                break
        house.close()
        store.close()
    median, high = percentiles(waited)
    return (
        f"{game.name}, a round with {MACHINES} machines of level {FAIR} (fair)",
        f"{median:.2f} / {high:.2f} s (n {len(waited)}, most {max(waited):.2f} s)",
        f"{MOST_SECONDS:.2f} s",
        "met" if high <= MOST_SECONDS else "MISSED",
    )


def main() -> None:
    games = [discovery.find(name) for name in discovery.names()]
    rows = [round_row(discovery.find("agent"))]
    if sys.argv[1:] != ["round"]:
        rows += [row for game in games if game.has_secrets for row in rows_of(game)]
    write(
        "Waiting for machines" if len(rows) > 1 else "Waiting for machines, a round",
        rows,
        "Seconds until an act is released, p50 / p95: with one legal action; with several. In "
        "brackets how long it was thought (the worker asked included), how many questions were put "
        "and how many came too late, which are released a span later. Levels 0 to 4, three seats. "
        "Of a round, all the time in which a person at the table waits who answers at once.",
    )


if __name__ == "__main__":
    main()
