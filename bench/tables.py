"""Tables: commands a second with every view made, a fold, and the memory of many.

make bench        or        .venv-bench/bin/python bench/tables.py
"""

from __future__ import annotations

import gc
import multiprocessing
import random
import resource
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from report import best_rate, row, row_at_most, write

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.tables import Command, Table, fair
from ludotheque.tables.door import house_id
from ludotheque.tables.seen import log_of

THOUSAND = 1e3
FOLDED = 1000  # commands
LOGGED = 500  # events
TABLES = 10_000
KEPT = 50  # commands of each of them
Sent = tuple[int, Command]


def played(variant: Variant, seed: int) -> tuple[bytes, list[Sent]]:
    """A random game of whole acts: its seed, and all commands from the first to sit down."""
    chooser = random.Random(seed)
    key = chooser.randbytes(32)
    table, sent = Table.open(variant, key, time=0), []

    def send(seat: int, command: Command) -> None:
        table.send(seat, command, time=0)
        sent.append((seat, command))

    nonces = [f"{seat:032x}" for seat in range(variant.seats)]
    for seat, nonce in enumerate(nonces):
        name, pledge = f"seat {seat + 1}", fair.pledge(nonce)
        send(seat, Command("sit", table.head, "sit", name=name, pledge=pledge))
    send(0, Command(house_id(table.head + 1), table.head, "start"))
    for seat, nonce in enumerate(nonces):
        send(seat, Command("reveal", table.head, "reveal", nonce=nonce))
    while table.result is None:
        seat = chooser.choice(table.asked)
        actions = table.compose(seat, lambda view: chooser.choice(view.legal()))
        send(seat, Command(f"{len(sent):08x}", table.head, actions=actions))
    return key, sent


class Runner:
    """Games of one kind, sent again as fast as they go."""

    def __init__(self, variant: Variant, games: int) -> None:
        self.variant = variant
        self.games = [played(variant, seed) for seed in range(games)]

    def commands(self) -> int:
        """Every command read, checked, drawn for, logged; then every seat's view made."""
        count = 0
        for key, sent in self.games:
            table = Table.open(self.variant, key, time=0)
            for seat, command in sent:
                again = Command(command.id, command.expected, command.do, command.actions,
                                command.name, command.pledge, command.nonce)  # fmt: skip
                table.send(seat, again, time=0)
                table.views()
            count += len(sent)
        return count

    def first(self, commands: int) -> Iterator[Table]:
        """Tables after so many commands, or at the end of shorter games, one after the other."""
        while True:
            for key, sent in self.games:
                table = Table.open(self.variant, key, time=0)
                for seat, command in sent[:commands]:
                    table.send(seat, command, time=0)
                yield table


def fold_ms(runner: Runner) -> float:
    """Milliseconds of CPU time to fold a log of a thousand commands, short games scaled up."""
    logs = [bytes(table.log) for table, _ in zip(runner.first(FOLDED), runner.games, strict=False)]
    commands = sum(log.count(b"\n") - 1 for log in logs)

    def run() -> int:
        for log in logs:
            Table.fold(log)
        return commands

    return FOLDED / best_rate(run) * THOUSAND


def leaving_ms(runner: Runner) -> tuple[float, float]:
    """CPU milliseconds, mean and p99, to make all that one viewer gets of one event: his view, its
    facts, its description, what is asked and his choices, as typed data that can be encoded.
    """
    took: list[float] = []
    for key, sent in runner.games:
        table = Table.open(runner.variant, key, time=0)
        for number, (seat, command) in enumerate(sent):
            viewer = number % (len(table.seats) + 1)
            viewer = viewer if viewer < len(table.seats) else SPECTATOR
            before = table.view(viewer)
            table.send(seat, command, time=0)
            start = time.thread_time()
            view = table.view(viewer)
            parts = (view.told(before), view.status(), view.describe(), view.choices())
            took.append(time.thread_time() - start)
            msgspec.json.encode(parts)
    took.sort()
    return THOUSAND * statistics.mean(took), THOUSAND * took[len(took) * 99 // 100]


def log_ms(runner: Runner) -> float:
    """CPU milliseconds to make a seat's whole log of five hundred events, short games scaled up."""
    logs = [bytes(table.log) for table, _ in zip(runner.first(LOGGED), runner.games, strict=False)]
    events = sum(log.count(b"\n") for log in logs)

    def run() -> int:
        for log in logs:
            log_of(log, 0)
        return events

    return LOGGED / best_rate(run) * THOUSAND


def notebook_ms(runner: Runner) -> tuple[float, float] | None:
    """CPU milliseconds, p99 and the most, of a memory aid over whole games, if there is one."""
    notes = runner.variant.game.notes
    if notes is None:
        return None
    took: list[float] = []
    for key, sent in runner.games:
        table = Table.open(runner.variant, key, time=0)
        for seat, command in sent:
            table.send(seat, command, time=0)
            if table.is_started:
                view = table.view(0).plain
                start = time.thread_time()
                notes.describe(view)
                took.append(time.thread_time() - start)
    took.sort()
    return THOUSAND * took[len(took) * 99 // 100], THOUSAND * took[-1]


def kilobytes(name: str) -> float:
    """Memory of a table among ten thousand: how much more of it a fresh process holds."""
    runner = Runner(Variant(discovery.find(name)), games=12)
    found = runner.first(KEPT)
    next(found)
    gc.collect()
    before = resident()
    kept = [next(found) for _ in range(TABLES)]
    gc.collect()
    return (resident() - before) / len(kept) / THOUSAND


def resident() -> int:
    """Bytes of memory that the process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    rows, notes = [], []
    fresh = multiprocessing.get_context("spawn")
    for name in discovery.names():
        print(f"{name} ...", flush=True)
        game = discovery.find(name)
        game.warm_up()
        runner = Runner(Variant(game), games=4 if game.max_chance == 1 else 12)
        sent = sum(len(sent) for _, sent in runner.games)
        with fresh.Pool(1) as process:
            memory = process.apply(kilobytes, (name,))
        rows += [
            row(f"{name}, commands", best_rate(runner.commands) / THOUSAND, 20, " k/s"),
            row_at_most(f"{name}, fold of {FOLDED} commands", fold_ms(runner), 20, " ms"),
            row_at_most(f"{name}, a table after {KEPT} commands", memory, 10, " kB"),
        ]
        crowded = Runner(Variant(game, seats=min(game.most_seats, 4)), games=6)
        mean, late = leaving_ms(crowded)
        rows += [
            row_at_most(f"{name}, view, facts, description and choices, mean", mean, 0.25, " ms"),
            row_at_most(f"{name}, the same, p99", late, 1, " ms"),
            row_at_most(f"{name}, a seat's log of {LOGGED} events", log_ms(crowded), 15, " ms"),
        ]
        if aid := notebook_ms(crowded):
            rows += [
                row_at_most(f"{name}, memory aid, p99", aid[0], 50, " ms"),
                row_at_most(f"{name}, memory aid, the most", aid[1], 200, " ms"),
            ]
        notes.append(
            f"{name}: {len(runner.games)} games of {sent / len(runner.games):.0f} commands"
        )
    write(
        "Tables",
        rows,
        "Legality, chance and every seat's view made, sitting down and the start counted; "
        f"fewest seats, standard options. {'. '.join(notes)}. Memory: resident, {TABLES} tables.",
    )


if __name__ == "__main__":
    main()
