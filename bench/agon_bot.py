"""The machine of Agon: nodes a second on fixed positions, and how deep it looks in a second.

.venv-bench/bin/python bench/agon_bot.py
"""

from __future__ import annotations

import time

from report import best_rate, ready, row, row_at_most, write

import ludotheque
from ludotheque.bots import Info
from ludotheque.core.position import Position
from ludotheque.games.agon.thinking import Thinker

NODES = 2_000_000
MILLION = 1e6
CHOICE = (
    "import ludotheque; from ludotheque.bots import Budget; from ludotheque.core.rng import seeded;"
    "p = ludotheque.load('agon').new();"
    "p.game.bot.choose(p.view(0), (), Budget(depth=2), seeded(0))"
)
PLACES = (
    "6/7/8/g8/4GG3g/4GQg4/4Ggq3/3G2g2/2Gg4/7/6 2 - 105 0 - standard",
    "Qg2G1/7/8/5g3/4gG4/2g1g1G4/2G1gG4/9/8/7/G3q1 1 - 58 1 e8-f8 standard",
    "6/7/8/3g1Qg2/4G5/3gG1G4/4GGG3/3gg4/7q/1g5/6 1 - 70 0 - standard",
    "6/2Q1G2/1g6/9/3g2g2G/4g1G4/g5G2g/4G4/8/1G5/5q 2 - 35 2 f8-g7,f7-g6 standard",
    "Q5/7/4g3/3G2G2/4gG4/4g1G3G/4gg4/4g4/3G4/7/5q 2 - 69 0 - standard",
    "6/7/8/3QG4/4GGG3/3GG1g4/4ggq1g1/1g2g4/8/7/6 2 - 109 0 - standard",
    "6/7/8/3G1g3/1g1ggQ4/3gg1G4/2G1GG4/3G5/5q2/7/6 2 - 69 0 - standard",
)
"""Positions of the bot's games against itself, early, in the middle and crowded."""


def look(positions: list[Position]) -> int:
    """Search each position for so many nodes; how many in all."""
    return sum(Thinker(position.states).best(nodes=NODES).nodes for position in positions)


def timed(position: Position, threads: int) -> tuple[Info, float]:
    """What is found in a second, and the nodes a second by the wall clock."""
    start = time.perf_counter()
    info = Thinker(position.states, threads).best(seconds=1.0)
    return info, info.nodes / (time.perf_counter() - start)


def main() -> None:
    variant = ludotheque.load("agon")
    start = variant.new(0)
    positions = [start, *(variant.at(text) for text in PLACES)]
    look(positions[:1])
    rate = best_rate(lambda: look(positions), seconds=10, rounds=3)
    alone = max((timed(start, 1) for _ in range(3)), key=lambda result: result[1])
    two = max((timed(start, 2) for _ in range(3)), key=lambda result: result[1])
    cold, warm = ready(CHOICE)
    rows = [
        row("bench positions, one thread", rate / MILLION, 10, " M nodes/s"),
        row("depth in 1 s from the start, one thread", alone[0].depth, 10),
        ("depth in 1 s from the start, two threads", f"{two[0].depth}", "", ""),
        ("two threads against one, nodes", f"{two[1] / alone[1]:.2f} x", "", ""),
        row_at_most("first choice in a new process, cold", cold, 10, " s"),
        ("first choice in a new process, warm", f"{warm:.2f} s", "", ""),
    ]
    write("Agon's bot", rows, "A node is a position that the rules made, quiescence included.")


if __name__ == "__main__":
    main()
