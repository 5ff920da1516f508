"""Spywhere, four seats, beside OpenSpiel's gin_rummy and leduc_poker: whole random games, one run.

Decisions are counted, chance is not; but the deal and every draw are timed, which for the peers is
true only of what comes after the deal.

make bench        or        .venv-bench/bin/python bench/spywhere.py
"""

from __future__ import annotations

import numpy as np
from peers import openspiel
from report import best_rate, ready, row, write

import ludotheque
from ludotheque.core import calls
from ludotheque.core.calls import play_listing, play_sampling
from ludotheque.core.jit import entry
from ludotheque.core.position import Variant
from ludotheque.core.rng import Rng, seeded
from ludotheque.core.rows import Actions, Rows, Weights

GAMES = 5000
WORLDS = 20000
FIRST_MOVE = (
    "import ludotheque; p = ludotheque.load('spywhere', seats=4).new(seed=1);p.play(p.legal()[0])"
)
MILLION = 1e6
PEERS = ("gin_rummy", "leduc_poker")


@entry
def listing(states: Rows, i: int, rng: Rng, out: Actions, weights: Weights, games: int) -> int:
    """Whole games, choosing from the list of legal actions; how many decisions."""
    decisions = 0
    for _ in range(games):
        states[i] = states[0]
        decisions += play_listing(states, i, rng, out, weights)
    return decisions


@entry
def sampling(states: Rows, i: int, rng: Rng, weights: Weights, games: int) -> int:
    """Whole games, sampling a legal action; how many decisions."""
    decisions = 0
    for _ in range(games):
        states[i] = states[0]
        decisions += play_sampling(states, i, rng, weights)
    return decisions


class Runner:
    """Random games of one variant."""

    def __init__(self, variant: Variant, seed: int = 1) -> None:
        game = variant.game
        self.states = game.states(16)  # start and game apart, on lines of their own
        game.rules.new(self.states, game.options.encode(variant.options), variant.seats)
        self.rng, self.out, self.weights = (
            seeded(seed),
            game.actions_buffer(),
            game.weights_buffer(),
        )
        self.decisions = self.games = 0
        self.list(1)
        self.sample(1)

    def list(self, games: int = GAMES) -> int:
        played = listing(self.states, 8, self.rng, self.out, self.weights, games)
        return self._count(played, games)

    def sample(self, games: int = GAMES) -> int:
        return self._count(sampling(self.states, 8, self.rng, self.weights, games), games)

    def _count(self, decisions: int, games: int) -> int:
        self.decisions += decisions
        self.games += games
        return decisions


def imagining(variant: Variant) -> float:
    """Worlds imagined a second from a view in mid-game, called from Python."""
    position, game = variant.new(seed=1), variant.game
    for _ in range(60):
        view = position.view(position.asked[0])
        assert game.neutral is not None
        (action,) = min(game.neutral(view.row))
        position.play(view.text(action))
    views, world, rng = position.view(0).views, game.states(), seeded(1)
    room = world.view(np.uint8)

    def run() -> int:
        for _ in range(WORLDS):
            room[:] = 0
            calls.imagine(views, 0, rng, world, 0)
        return WORLDS

    return best_rate(run, seconds=1.0)


def main() -> None:
    standard = ludotheque.load("spywhere", seats=4)
    runner = Runner(standard)
    rates: dict[str, float] = {}
    for turn in range(3):  # interleaved, so that a disturbance hits all
        print(f"round {turn + 1} of 3", flush=True)
        measured = {"list": best_rate(runner.list), "sample": best_rate(runner.sample)}
        for name in PEERS:
            peer = openspiel(name, seed=turn)
            print(f"  {name}: linearity in rollouts {peer.linearity:.3f}", flush=True)
            measured[name] = peer.moves_per_second
        rates = {name: max(rates.get(name, 0), rate) for name, rate in measured.items()}
    cold, warm = ready(FIRST_MOVE)
    gin, leduc = (rates[name] for name in PEERS)
    rows = [
        ("four seats, list", f"{rates['list'] / MILLION:.2f} M/s", "", ""),
        ("four seats, sample", f"{rates['sample'] / MILLION:.2f} M/s", "", ""),
        ("OpenSpiel gin_rummy, C++ rollouts", f"{gin / MILLION:.3f} M/s", "", ""),
        ("OpenSpiel leduc_poker, C++ rollouts", f"{leduc / MILLION:.3f} M/s", "", ""),
        row("list, against gin_rummy", rates["list"] / gin, 5, " x"),
        ("list, against leduc_poker", f"{rates['list'] / leduc:.2f} x", "", ""),
        ("worlds imagined, from Python", f"{imagining(standard) / MILLION:.3f} M/s", "", ""),
        ("ready to play, cold", f"{cold:.2f} s", "", ""),
        ("ready to play, warm", f"{warm:.2f} s", "", ""),
    ]
    length = runner.decisions / runner.games
    write("Spywhere", rows, f"{runner.games} games, mean {length:.1f} decisions.")


if __name__ == "__main__":
    main()
