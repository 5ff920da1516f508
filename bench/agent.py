"""Agent, four seats on `grand`, beside OpenSpiel's gin_rummy and liars_dice: random games, one run.

Acts and answers are counted; the lots of a bribe are not, only its seal, and chance is not. All of
it is timed, also the opening, which for the peers (their deal) is neither timed nor counted.

make bench        or        .venv-bench/bin/python bench/agent.py
"""

from __future__ import annotations

import random

import numpy as np
from peers import openspiel
from report import best_rate, ready, row, write

import ludotheque
from ludotheque.core import calls
from ludotheque.core.bits import int64
from ludotheque.core.calls import CHANCE, draw, seat_of
from ludotheque.core.jit import entry
from ludotheque.core.position import Variant
from ludotheque.core.rng import Rng, below, seeded
from ludotheque.core.rows import Actions, Rows, Weights
from ludotheque.core.verbs import apply, legal, to_act
from ludotheque.games.agent.equipment import LOT, SEAL

GAMES = 100
WORLDS = 5000
FIRST_MOVE = (
    "import ludotheque; p = ludotheque.load('agent').new(); p.legal(0); p.play('bribe none', 0)"
)
MILLION = 1e6
PEERS = ("gin_rummy", "liars_dice")


@entry
def listing(
    states: Rows,
    i: int,
    rng: Rng,
    out: Actions,
    weights: Weights,
    games: int,
    tally: np.ndarray,
) -> int:
    """Whole games, choosing from the list of legal actions; how many acts and answers."""
    decisions = 0
    for _ in range(games):
        states[i] = states[0]
        s = states[i]
        asked = to_act(s.public)
        while asked:
            seat = seat_of(asked)
            if seat == CHANCE:
                apply(s, seat, draw(states, i, rng, weights))
            else:
                n = legal(s.public, s.private[seat], seat, out)
                action = int64(out[below(rng, n)])
                apply(s, seat, action)
                decisions += not LOT <= action < SEAL
            asked = to_act(s.public)
        tally[s.public.cause] += 1
    return decisions


class Runner:
    """Random games of one variant."""

    def __init__(self, variant: Variant, seed: int = 1) -> None:
        game = variant.game
        self.states = game.states(16)  # start and game apart, on lines of their own
        game.rules.new(self.states, game.options.encode(variant.options), variant.seats)
        self.rng, self.out = seeded(seed), game.actions_buffer()
        self.weights, self.tally = game.weights_buffer(), np.zeros(3, np.int64)
        self.decisions = self.games = 0
        self.list(1)

    def list(self, games: int = GAMES) -> int:
        played = listing(self.states, 8, self.rng, self.out, self.weights, games, self.tally)
        self.decisions += played
        self.games += games
        return played

    def __str__(self) -> str:
        _, won, tied = self.tally
        length = self.decisions / self.games
        return f"{self.games} games, mean {length:.0f} acts and answers; {won} won, {tied} tied"


class Dreamer:
    """Imagined worlds for a seat in the middle of random games."""

    def __init__(self, variant: Variant) -> None:
        self.views = variant.game.views(64)
        self.world, self.rng = variant.game.states(), seeded(2)
        chooser, position = random.Random(4), variant.new(seed=3)
        for k in range(len(self.views)):
            for _ in range(20):
                seat = position.asked[0]
                self.views[k] = position.view(seat).row
                position.play(chooser.choice(position.legal(seat)), seat)
        self.dream(1)

    def dream(self, worlds: int = WORLDS) -> int:
        return imagine(self.views, self.rng, self.world, worlds)


@entry
def imagine(views: Rows, rng: Rng, world: Rows, worlds: int) -> int:
    """Worlds that fit the views, one after the other."""
    for k in range(worlds):
        calls.imagine(views, k % len(views), rng, world, 0)
    return worlds


def main() -> None:
    runner = Runner(ludotheque.load("agent", seats=4))
    dreamer = Dreamer(ludotheque.load("agent", seats=4))
    rate = worlds = 0.0
    peers: dict[str, float] = {}
    for turn in range(3):  # interleaved, so that a disturbance hits all
        print(f"round {turn + 1} of 3", flush=True)
        rate = max(rate, best_rate(runner.list))
        worlds = max(worlds, best_rate(dreamer.dream, 1.0))
        for name in PEERS:
            peer = openspiel(name, seed=turn)
            print(f"  {name}: linearity in rollouts {peer.linearity:.3f}", flush=True)
            peers[name] = max(peers.get(name, 0), peer.moves_per_second)
    cold, warm = ready(FIRST_MOVE)
    gin, dice = peers.values()
    rows = [
        ("acts and answers, list", f"{rate / MILLION:.2f} M/s", "", ""),
        ("OpenSpiel gin_rummy, C++ rollouts", f"{gin / MILLION:.3f} M/s", "", ""),
        ("OpenSpiel liars_dice, C++ rollouts", f"{dice / MILLION:.3f} M/s", "", ""),
        row("list, against gin_rummy", rate / gin, 3, " x"),
        ("list, against liars_dice", f"{rate / dice:.2f} x", "", ""),
        ("imagined worlds", f"{worlds / MILLION:.3f} M/s", "", ""),
        ("ready to play, cold", f"{cold:.2f} s", "", ""),
        ("ready to play, warm", f"{warm:.2f} s", "", ""),
    ]
    write("Agent", rows, f"{runner}.")


if __name__ == "__main__":
    main()
