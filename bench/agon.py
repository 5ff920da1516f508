"""Agon beside OpenSpiel's Havannah and Hex: whole random games, one thread, one run.

make bench        or        .venv-bench/bin/python bench/agon.py
"""

from __future__ import annotations

import threading
import time

import numpy as np
from peers import openspiel
from report import best_rate, ready, row, row_at_most, write

import ludotheque
from ludotheque.core.bits import int64
from ludotheque.core.jit import entry
from ludotheque.core.position import Variant
from ludotheque.core.rng import Rng, below, seeded
from ludotheque.core.rows import Actions, Rows
from ludotheque.core.verbs import apply, legal, sample, to_act

GAMES = 400
FIRST_MOVE = "import ludotheque; p = ludotheque.load('agon').new(); p.legal(); p.play('a11-b10')"
MILLION = 1e6


@entry
def listing(states: Rows, i: int, rng: Rng, out: Actions, games: int, tally: np.ndarray) -> int:
    """Whole games through to_act, the list of legal moves, a choice and apply; how many plies."""
    plies = 0
    for _ in range(games):
        states[i] = states[0]
        s = states[i]
        asked = to_act(s.public)
        while asked:
            seat = asked >> 1
            n = legal(s.public, s.private[seat], seat, out)
            apply(s, seat, int64(out[below(rng, n)]))
            asked = to_act(s.public)
            plies += 1
        tally[s.public.winner] += 1
    return plies


@entry
def sampling(states: Rows, i: int, rng: Rng, games: int, tally: np.ndarray) -> int:
    """Whole games through to_act, a sampled move and apply; how many plies."""
    plies = 0
    for _ in range(games):
        states[i] = states[0]
        s = states[i]
        asked = to_act(s.public)
        while asked:
            seat = asked >> 1
            apply(s, seat, sample(s.public, s.private[seat], seat, rng))
            asked = to_act(s.public)
            plies += 1
        tally[s.public.winner] += 1
    return plies


class Runner:
    """Random games of one variant, in an array of its own."""

    def __init__(self, variant: Variant, seed: int = 1) -> None:
        self.states = variant.game.states(16)  # start and game apart, on lines of their own
        self.states[0] = variant.new().states[0]
        self.rng, self.out = seeded(seed), variant.game.actions_buffer()
        self.tally, self.plies, self.games = np.zeros(3, np.int64), 0, 0
        self.list(1)
        self.sample(1)

    def list(self, games: int = GAMES) -> int:
        return self._count(listing(self.states, 8, self.rng, self.out, games, self.tally), games)

    def sample(self, games: int = GAMES) -> int:
        return self._count(sampling(self.states, 8, self.rng, games, self.tally), games)

    def _count(self, plies: int, games: int) -> int:
        self.plies += plies
        self.games += games
        return plies

    def __str__(self) -> str:
        first, second, tied = self.tally
        length = self.plies / self.games
        return f"{self.games} games, mean {length:.0f} plies; {first} : {second}, {tied} tied"


def two_threads(variant: Variant) -> float:
    """How much faster two threads sample than one, by the wall clock; the best of five."""
    best = 0.0
    for _ in range(5):
        runners = [Runner(variant, seed) for seed in (1, 2)]
        start = time.perf_counter()
        alone = runners[0].sample(1000) / (time.perf_counter() - start)
        threads = [threading.Thread(target=runner.sample, args=(1000,)) for runner in runners]
        before = sum(runner.plies for runner in runners)
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        together = (sum(r.plies for r in runners) - before) / (time.perf_counter() - start)
        best = max(best, together / alone)
    return best


def main() -> None:
    ludii = Runner(ludotheque.load("agon", preset="ludii"))
    standard = Runner(ludotheque.load("agon"))
    rates: dict[str, float] = {}
    peers: dict[str, float] = {}
    for turn in range(3):  # interleaved, so that a disturbance hits all
        print(f"round {turn + 1} of 3", flush=True)
        measured = {
            "ludii, list": best_rate(ludii.list),
            "ludii, sample": best_rate(ludii.sample),
            "standard, list": best_rate(standard.list),
            "standard, sample": best_rate(standard.sample),
        }
        for name in ("havannah(board_size=6)", "hex(board_size=11)"):
            peer = openspiel(name, seed=turn)
            print(f"  {name}: linearity in rollouts {peer.linearity:.3f}", flush=True)
            peers[name] = max(peers.get(name, 0), peer.moves_per_second)
        rates = {name: max(rates.get(name, 0), rate) for name, rate in measured.items()}
    cold, warm = ready(FIRST_MOVE)
    havannah, hexes = peers.values()
    rows = [
        row("ludii, list", rates["ludii, list"] / MILLION, 12, " M/s"),
        row("ludii, sample", rates["ludii, sample"] / MILLION, 20, " M/s"),
        row("standard with exact repetition, list", rates["standard, list"] / MILLION, 9, " M/s"),
        row("standard, sample", rates["standard, sample"] / MILLION, 14, " M/s"),
        ("OpenSpiel Havannah, C++ rollouts", f"{havannah / MILLION:.2f} M/s", "", ""),
        ("OpenSpiel Hex 11, C++ rollouts", f"{hexes / MILLION:.2f} M/s", "", ""),
        row("ludii, list, against Havannah", rates["ludii, list"] / havannah, 3, " x"),
        row("ludii, list, against Hex", rates["ludii, list"] / hexes, 3, " x"),
        row(
            "two threads against one",
            two_threads(ludotheque.load("agon", preset="ludii")),
            1.9,
            " x",
        ),
        row_at_most("ready to play, cold", cold, 6, " s"),
        row_at_most("ready to play, warm", warm, 0.7, " s"),
    ]
    write("Agon", rows, f"ludii: {ludii}. standard: {standard}.")


if __name__ == "__main__":
    main()
