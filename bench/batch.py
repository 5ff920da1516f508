"""The batch beside pgx and OpenSpiel's rl_environment: steps a second with masks and observations.

A step is one decision at one table: a random legal action is chosen from the mask, carried out,
and the next mask and observation are there to be read. Rates are of the wall clock, since several
threads work: the best of rounds that alternate between the peers. pgx is compiled by JAX for the
CPU, choice and step in one function, with its auto-reset; rl_environment is OpenSpiel's, one table
at a time whatever the batch.

make bench        or        .venv-bench/bin/python bench/batch.py
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from report import row, write

import ludotheque

SIZES = (1, 64, 1024, 16384)
AT = 1024
ROUNDS = 7
SECONDS = 0.4
MILLION = 1e6
OURS: dict[str, dict[str, Any]] = {
    "agon": {},
    "agent": {"seats": 4},
    "spywhere": {"seats": 4},
}
SPIEL = "hex(board_size=11)"


def ours(name: str, n: int, threads: int | None = None) -> Callable[[], int]:
    """A step of every table of a batch."""
    env = ludotheque.batch(name, n, seed=1, threads=threads, **OURS[name])

    def run() -> int:
        env.step(env.random_actions())
        env.observe()
        env.legal_mask()
        return n

    return run


def pgx_game(name: str, n: int) -> Callable[[], int]:
    """The same in pgx."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        key, choosing, stepping = jax.random.split(key, 3)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(stepping, n)), key

    keys = jax.random.split(jax.random.PRNGKey(1), n)
    held = [(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2))]
    compiled = jax.jit(advance)

    def run() -> int:
        state, key = held[0]
        held[0] = compiled(state, key)
        jax.block_until_ready((held[0][0].observation, held[0][0].legal_action_mask))
        return n

    return run


def rl_environment(name: str) -> Callable[[], int]:
    """A step of OpenSpiel's environment for learners."""
    import pyspiel
    from open_spiel.python import rl_environment as spiel

    env = spiel.Environment(pyspiel.load_game(name), seed=1)
    chooser = random.Random(1)
    held = [env.reset()]

    def run() -> int:
        step = held[0]
        if step.last():
            held[0] = env.reset()
            return 0
        player = step.observations["current_player"]
        held[0] = env.step([chooser.choice(step.observations["legal_actions"][player])])
        return 1

    return run


def rate(run: Callable[[], int]) -> float:
    """Steps a second of the wall clock, for a while."""
    steps, start = 0, perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        steps += run()
    return steps / spent


def contest(runs: dict[str, Callable[[], int]]) -> dict[str, float]:
    """The best rate of each, in rounds that give each its turn."""
    for run in runs.values():
        run()
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            best[name] = max(best[name], rate(run))
    return best


def main() -> None:
    rows: list[tuple[str, str, str, str]] = []
    for n in SIZES:
        print(f"batch {n}", flush=True)
        runs = {name: ours(name, n) for name in OURS}
        runs["pgx hex"] = pgx_game("hex", n)
        runs["pgx kuhn_poker"] = pgx_game("kuhn_poker", n)
        if n == AT:
            runs["agon, one thread"] = ours("agon", n, 1)
        runs["OpenSpiel rl_environment hex"] = rl_environment(SPIEL)
        best = contest(runs)
        shown = [(f"{name}, batch {n}", f"{best[name] / MILLION:.3f} M/s", "", "") for name in runs]
        rows += shown
        if n == AT:
            spiel = best["OpenSpiel rl_environment hex"]
            rows += [
                row("agon against pgx hex", best["agon"] / best["pgx hex"], 10, " x"),
                row("agon against rl_environment", best["agon"] / spiel, 5, " x"),
                (
                    "all threads against one",
                    f"{best['agon'] / best['agon, one thread']:.2f} x",
                    "",
                    "",
                ),
            ]
    write("Batch", rows, "A step is a decision; hex is 11 x 11, Agon 91 cells.")


if __name__ == "__main__":
    main()
