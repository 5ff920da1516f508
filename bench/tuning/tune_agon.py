"""Tune the evaluation of Agon by games of the bot against itself: SPSA (Spall, 1992).

Each step plays two games, sides changed, between the weights moved a little one way and the same
little the other way, and moves them a little towards the winner. Everything follows from the seed.

    .venv/bin/python bench/tuning/tune_agon.py spsa 1500   # writes weights.json of the game
    .venv/bin/python bench/tuning/tune_agon.py match 150   # tuned against untuned

The course and the result are kept in tune_agon.json. The weights kept were found with the search
of commit 57eee47: another search plays other games, and a new run finds other weights.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.core import calls
from ludotheque.core.rows import Rows, copied
from ludotheque.games.agon import evaluation
from ludotheque.games.agon.thinking import Thinker

RESULT = Path(__file__).with_suffix(".json")
WEIGHTS = Path(evaluation.__file__).with_name("weights.json")
VARIANT = ludotheque.load("agon")
SEED = 1
NODES = 600
OPENING = 10
LONGEST = 400

UNTUNED = {
    **{f"guard_{ring}_side": 100 * (5 - ring) for ring in (4, 3, 2)},
    **{f"guard_{ring}_corner": 100 * (5 - ring) - 10 for ring in (4, 3, 2)},
    **{f"queen_{ring}": 80 * (5 - ring) for ring in range(5)},
    **{f"lodged_{n}": 0 for n in range(2, 7)},
    **{f"alone_{n}": 10 * n * n for n in range(1, 7)},
    "guard_1": 400,
    "liberty": 20,
    "threat": -20,
    "captured_guard": -100,
    "captured_queen": -100,
    "tempo": 50,
}
"""A step is worth a hundred: where the tuning began, after earlier fits had shown what matters."""


def opening(rng: random.Random) -> Rows:
    """A start after some random plies."""
    states = VARIANT.start().states
    out = VARIANT.game.actions_buffer()
    for _ in range(OPENING):
        seat = calls.who(states, 0) >> 1
        n = calls.legal_in(states, 0, seat, out)
        calls.act(states, 0, seat, int(out[rng.randrange(n)]))
    return states


def play(states: Rows, first: Mapping[str, int], second: Mapping[str, int], nodes: int) -> float:
    """The first's share of a game: 1, 0, or a half where it is tied or takes too long."""
    states = copied(states)
    thinkers = [Thinker(states, values=values) for values in (first, second)]
    for _ in range(LONGEST):
        asked = calls.who(states, 0)
        if not asked:
            return (0.5, 1.0, 0.0)[(int(states[0].public.winner) + 1) % 3]
        thinker = thinkers[asked >> 1]
        thinker.turn_to(states)
        calls.act(states, 0, asked >> 1, thinker.best(nodes=nodes).pv[0])
    return 0.5


def pair(one: Mapping[str, int], other: Mapping[str, int], rng: random.Random, nodes: int) -> float:
    """The share of `one` in two games from the same opening, sides changed."""
    states = opening(rng)
    return (play(states, one, other, nodes) + 1 - play(states, other, one, nodes)) / 2


def spsa(steps: int) -> None:
    rng = random.Random(SEED)
    theta = {name: float(value) for name, value in UNTUNED.items()}
    reach = {name: max(8.0, abs(value) / 6) for name, value in UNTUNED.items()}
    course: list[dict[str, Any]] = []
    start = time.perf_counter()
    for step in range(steps):
        c = 1 / (1 + step / 200) ** 0.101
        a = 0.5 / (1 + step / 200) ** 0.602
        sign = {name: rng.choice((-1, 1)) for name in theta}
        up = {name: round(theta[name] + c * reach[name] * sign[name]) for name in theta}
        down = {name: round(theta[name] - c * reach[name] * sign[name]) for name in theta}
        gain = 2 * pair(up, down, rng, NODES) - 1
        for name in theta:
            theta[name] += a * gain * sign[name] * reach[name]
        if (step + 1) % 100 == 0 or step + 1 == steps:
            now = {name: round(value) for name, value in theta.items()}
            course.append({"step": step + 1, "weights": now})
            print(step + 1, f"{time.perf_counter() - start:.0f} s", now, flush=True)
            WEIGHTS.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
            _record(spsa={"seed": SEED, "nodes": NODES, "untuned": UNTUNED, "course": course})


def match(pairs: int, nodes: int = 2000) -> None:
    """Tuned against untuned, with the 95 % interval over pairs of games."""
    rng = random.Random(SEED + 1)
    shares = [pair(evaluation.TUNED, UNTUNED, rng, nodes) for _ in range(pairs)]
    mean = sum(shares) / pairs
    error = 1.96 * math.sqrt(sum((x - mean) ** 2 for x in shares) / (pairs - 1) / pairs)
    result = {"games": 2 * pairs, "nodes": nodes, "share": round(mean, 3), "pm": round(error, 3)}
    print(result)
    _record(match={"seed": SEED + 1, **result})


def _record(**parts: Any) -> None:
    known = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.exists() else {}
    RESULT.write_text(json.dumps({**known, **parts}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    (spsa if sys.argv[1] == "spsa" else match)(int(sys.argv[2]))
