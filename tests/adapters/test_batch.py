"""The batch: the same games as one table at a time, whatever the threads."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque.adapters import batch as batches
from ludotheque.adapters.eventlog import turn_of, view_of
from ludotheque.core import calls
from ludotheque.core.calls import CHANCE
from ludotheque.core.errors import IllegalAction, MalformedAction, MalformedOption
from tests.conformance.walks import HOUSE_GAMES, name, small_options

every_game = pytest.mark.parametrize("game", HOUSE_GAMES, ids=name)


def make(game, n, seats=None, **arguments):
    return ludotheque.batch(game.name, n, seats=seats, **arguments, **small_options(game))


@every_game
def test_a_batch_plays_what_single_tables_play(game):
    """Every byte, mask, vector, reward and ending, against calls on one table at a time."""
    n = 7
    env = make(game, n, seats=game.most_seats, seed=3)
    luck = env._luck.copy()
    states = [env.variant.start().states for _ in range(n)]
    weights, returns = game.weights_buffer(), np.zeros(game.most_seats)
    endings = 0

    def deal(i):
        while turn_of(states[i]) == CHANCE:
            calls.act(states[i], 0, CHANCE, calls.draw(states[i], 0, luck[i], weights))

    batches.sow(luck, 3, 0)
    for i in range(n):
        deal(i)
    for _ in range(400):
        vectors, mask = env.observe(), env.legal_mask()
        for i in range(n):
            view = view_of(game, states[i], turn_of(states[i]))
            vector = np.zeros(game.encoding.SIZE, np.float32)
            calls.vector(view.views, 0, vector)
            assert states[i].tobytes() == env.states[i].tobytes()
            assert env.seat[i] == turn_of(states[i])
            assert np.flatnonzero(mask[i]).tolist() == view.legal()
            assert np.array_equal(vectors[i], vector)
        actions = env.random_actions().copy()
        rewards, done = env.step(actions)
        for i in range(n):
            calls.act(states[i], 0, turn_of(states[i]), actions[i])
            deal(i)
            assert done[i] == (turn_of(states[i]) < 0)
            returns[:] = 0.0
            if done[i]:
                calls.score(states[i], 0, returns)
                states[i] = env.variant.start().states
                deal(i)
                endings += 1
            assert np.array_equal(rewards[i], returns[: env.variant.seats].astype(np.float32))
    assert endings


@every_game
def test_the_number_of_threads_changes_nothing(game):
    envs = [make(game, 1000, seed=5, threads=threads) for threads in (1, 2, 3)]
    for _ in range(30):
        for env in envs:
            env.step(env.random_actions())
    one, *others = envs
    actions = one.random_actions()
    assert all(env._pool for env in others) and not one._pool
    for other in others:
        assert other.states.tobytes() == one.states.tobytes()
        assert np.array_equal(other.legal_mask(), one.legal_mask())
        assert np.array_equal(other.observe(), one.observe())
        assert np.array_equal(other.random_actions(), actions)


@every_game
def test_a_seed_decides_and_tables_differ(game):
    one, same, other = (make(game, 64, seed=seed) for seed in (1, 1, 2))
    for _ in range(20):
        for env in (one, same, other):
            env.step(env.random_actions())
    assert one.states.tobytes() == same.states.tobytes() != other.states.tobytes()
    assert len({table.tobytes() for table in one.states}) > 32
    one.reset(2)
    other.reset(2)
    assert one.states.tobytes() == other.states.tobytes()


@every_game
def test_an_illegal_action_is_refused_and_no_table_changes(game):
    env = make(game, 300, seed=1)
    before = env.states.tobytes()
    actions = env.random_actions().copy()
    actions[123] = np.flatnonzero(~env.legal_mask()[123])[0]
    with pytest.raises(IllegalAction, match="table 123"):
        env.step(actions)
    for nonsense in (-1, game.actions):
        actions[123] = nonsense
        with pytest.raises(MalformedAction, match="table 123"):
            env.step(actions)
    with pytest.raises(ValueError, match="shape"):
        env.step(actions[:5])
    assert env.states.tobytes() == before


def test_what_is_given_out_cannot_be_changed_and_is_not_copied():
    env = ludotheque.batch("agon", 4)
    mask = env.legal_mask()
    with pytest.raises(ValueError, match="read-only"):
        mask[0, 0] = True
    assert np.shares_memory(mask, env.legal_mask())
    assert np.shares_memory(env.observe(), env.observe())


def test_a_batch_has_a_table_at_least():
    with pytest.raises(MalformedOption):
        ludotheque.batch("agon", 0)


@every_game
def test_vectors_stay_within_the_bounds_of_the_observation_space(game):
    env = make(game, 400, seats=game.most_seats, seed=9)
    for _ in range(150):
        vectors = env.observe()
        assert vectors.min() >= 0.0 and vectors.max() <= game.encoding.HIGH
        env.step(env.random_actions())
