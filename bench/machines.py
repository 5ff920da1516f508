"""How long one waits for a machine: with one legal action, and with several.

Questions are collected by kind from random games of three; each is put to a real
worker. Nobody sleeps: what is measured is the moment at which the act would be released.

make bench        or        .venv-bench/bin/python bench/machines.py
"""

from __future__ import annotations

import random
import statistics
import time
from collections import defaultdict
from dataclasses import dataclass, field

from report import write

from ludotheque.bots.machines import Machine
from ludotheque.bots.pacing import span
from ludotheque.bots.workers import Worker
from ludotheque.cli.machines import Machines
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.tables import Command, Table
from ludotheque.tables.following import Followed

SEATS = 3
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
    table.send(0, Command("start", table.head, "start"), 0)
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
    player, worker = Machine.parse(game, machine), Worker()
    if player.level:
        worker.start(game, player)
    end = time.monotonic() + SECONDS
    for turn in range(OF_EACH):
        for kind, logs in asked.items():
            log, seat = logs[turn % len(logs)]
            table = Table.fold(log)
            table.seats[seat] = table.seats[seat]._replace(bot=machine)
            slept: list[float] = []
            machines = Machines(Followed(table, [seat]), sleep=slept.append)
            machines.workers[seat] = worker
            start = time.monotonic()
            machines.act(seat, 0)
            thought = time.monotonic() - start
            public = table.view().row.public
            here = waits.setdefault(kind, Waits(span(game, player, public)))
            here.thought.append(thought)
            here.released.append(thought + slept[0])
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


def main() -> None:
    games = [discovery.find(name) for name in discovery.names()]
    rows = [row for game in games if game.has_secrets for row in rows_of(game)]
    write(
        "Waiting for machines",
        rows,
        "Seconds until an act is released, p50 / p95: with one legal action; with several. In "
        "brackets how long it was thought (the worker asked included), how many questions were put "
        "and how many came too late, which are released a span later. Levels 0 to 4, three seats.",
    )


if __name__ == "__main__":
    main()
