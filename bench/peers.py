"""How fast OpenSpiel's C++ plays random games, to be printed beside our own engine.

pyspiel exposes neither a rollout loop nor `evaluate` of its C++ RandomRolloutEvaluator, so a C++
MCTSBot drives it. A search of one simulation stops at its root, which is not yet expanded, and
evaluates it: exactly k rollouts from the given state itself, all in C++. Hence

    moves a second = mean length of a rollout / seconds a rollout

with the length measured by random games from the same states, and the seconds as the slope of
time over k, so that the fixed cost of a search drops out.

The bot crashes on a chance node, so a game that opens with a deal is measured from several deals
at their first decision. The deal itself is neither timed nor counted, which favours OpenSpiel.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any

GAMES = ("havannah(board_size=6)", "hex(board_size=11)", "gin_rummy", "liars_dice", "leduc_poker")
DEALS = 10
ROUNDS = 31


@dataclass(frozen=True)
class Peer:
    """A measured game; `linearity` is the slope from 2k to 4k over the slope from k to 2k.

    Far from 1, the machine was disturbed or the games were too few: measure again, for longer.
    """

    name: str
    moves_per_second: float
    mean_length: float
    linearity: float


def openspiel(name: str, seconds: float = 3.0, seed: int = 0, count_chance: bool = False) -> Peer:
    """Measure one game on one thread: a third of the time goes to the length, the rest to C++.

    Chance events after the deal are always timed, but are moves only with `count_chance`.
    """
    import pyspiel  # lives in the bench environment only

    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    first = game.new_initial_state()
    starts = [_deal(first, rng) for _ in range(DEALS if first.is_chance_node() else 1)]

    def rollouts(k: int) -> float:
        """Seconds for k rollouts from every start: for one k, the same rollouts every time."""
        evaluators = [pyspiel.RandomRolloutEvaluator(n_rollouts=k, seed=seed) for _ in starts]
        settings = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 1, "solve": False}
        bots = [pyspiel.MCTSBot(game, e, **settings, seed=0, verbose=False) for e in evaluators]
        begin = thread_time()  # the wall clock, less the time given to other processes
        roots = [bot.mcts_search(start) for bot, start in zip(bots, starts, strict=True)]
        spent = thread_time() - begin
        if any(root.explore_count != 1 or root.children for root in roots):
            raise RuntimeError(f"one simulation no longer evaluates the root alone: {name!r}")
        return spent

    length = _mean_length(starts, seconds / 3, rng, count_chance)
    slope, linearity = _slope(rollouts, seconds * 2 / 3)
    return Peer(name, length * len(starts) / slope, length, linearity)


def _slope(rollouts: Callable[[int], float], budget: float) -> tuple[float, float]:
    """Seconds per k, from the best of interleaved rounds at k, 2k and 4k; and the linearity."""
    share = budget / (ROUNDS * (1 + 2 + 4))
    k = 1
    while (spent := rollouts(k)) < share / 2:
        k *= 2
    k = max(1, round(k * share / spent))
    # the rounds repeat the same games, so the best is the least disturbed, not the luckiest
    rounds = [(rollouts(k), rollouts(2 * k), rollouts(4 * k)) for _ in range(ROUNDS)]
    one, two, four = (min(times) for times in zip(*rounds, strict=True))
    return (four - one) / (3 * k), (four - two) / (2 * (two - one))


def _mean_length(
    starts: Sequence[Any], seconds: float, rng: random.Random, count_chance: bool
) -> float:
    """Of random games played from Python for about that long, equally many from every start."""
    lengths: list[int] = []
    end = perf_counter() + seconds
    while not lengths or perf_counter() < end:
        for start in starts:
            state, length = start.clone(), 0
            while not state.is_terminal():
                length += count_chance or not state.is_chance_node()
                _play_randomly(state, rng)
            lengths.append(length)
    return fmean(lengths)


def _deal(first: Any, rng: random.Random) -> Any:
    state = first.clone()
    while state.is_chance_node():
        _play_randomly(state, rng)
    return state


def _play_randomly(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


if __name__ == "__main__":
    print(f"{'OpenSpiel, C++, one thread':28}{'moves/s':>12}{'mean length':>13}{'linearity':>11}")
    for peer in map(openspiel, GAMES):
        rate = f"{peer.moves_per_second:,.0f}"
        print(f"{peer.name:28}{rate:>12}{peer.mean_length:13.2f}{peer.linearity:11.3f}", flush=True)
