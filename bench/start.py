"""The first start and every other: until the rules are ready, and until a machine has acted.

make bench        or        .venv-bench/bin/python bench/start.py
"""

from __future__ import annotations

import os
import subprocess
import tempfile

from report import PLAIN, row_at_most, write

from ludotheque.games import discovery

CHILD = """
import sys, time
start = time.perf_counter()
from ludotheque.bots.machines import Machine
from ludotheque.bots.workers import Worker
from ludotheque.cli.preparing import Preparing
from ludotheque.cli.terminal import Terminal
from ludotheque.core.position import Variant
from ludotheque.games import discovery
from ludotheque.core.jit import hurry
hurry()
game = discovery.find(sys.argv[1])
machine = Machine.parse(game, "2")
preparing = Preparing(Terminal("en", plain=True), game, has_machine=True)
position = Variant(game).new(1)
view = position.view(position.asked[0])
view.choices(), view.describe()
ready = time.perf_counter()
worker = Worker()
worker.begin()
preparing.machine()
worker.start(game, machine)
worker.choose(game, position.variant.options, machine, bytes(view), [], 1, 0.1)
acted = time.perf_counter()
worker.close()
preparing.close()
print(ready - start, acted - ready)
"""


def seconds(name: str, cache: str) -> tuple[float, float]:
    """Of a new process: until the rules are ready, and from then until a machine has acted."""
    done = subprocess.run(
        [PLAIN, "-c", CHILD, name],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_CACHE_HOME": cache},
    )
    rules, act = map(float, done.stdout.split())
    return rules, act


def main() -> None:
    rows = []
    for name in discovery.names():
        print(f"{name} ...", flush=True)
        with tempfile.TemporaryDirectory() as cache:
            cold = seconds(name, cache)
            warm = min(seconds(name, cache) for _ in range(3))
        rows += [
            row_at_most(f"{name}, rules ready, cold", cold[0], 5, " s"),
            row_at_most(f"{name}, the machine's first act after that, cold", cold[1], 8, " s"),
            row_at_most(f"{name}, rules ready, warm", warm[0], 1, " s"),
            row_at_most(f"{name}, the machine's first act after that, warm", warm[1], 2, " s"),
        ]
    write(
        "The first start",
        rows,
        "Seconds of a new process; the rules are compiled in it and what the machine needs beside "
        "it, at once. Cold: with an empty cache; warm: the best of three.",
    )


if __name__ == "__main__":
    main()
