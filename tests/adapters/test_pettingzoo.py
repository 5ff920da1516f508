"""The games as PettingZoo sees them: its own tests, without a warning."""

from __future__ import annotations

import importlib
import itertools
import pickle
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from ludotheque.adapters import pettingzoo as ours
from ludotheque.adapters.eventlog import view_of
from ludotheque.core import calls
from ludotheque.core.errors import IllegalAction, MalformedAction
from ludotheque.core.rng import seeded
from ludotheque.games import discovery

ENVIRONMENTS = (
    ("agon_v0", {}),
    ("agent_v1", {"round_limit": 2}),
    ("agent_v1", {"seats": 6, "map": "petit", "round_limit": 1, "lots": "free"}),
    ("spywhere_v1", {}),
    ("spywhere_v1", {"seats": 5, "preset": "patient"}),
)
every_environment = pytest.mark.parametrize("label, options", ENVIRONMENTS, ids=str)


@pytest.fixture(autouse=True)
def known(monkeypatch):
    """Put our names on the tests' lists of environments whose observation is a dict with a mask.

    For any other name they warn that it is no array; PettingZoo has no other way to say so.
    """
    module = importlib.import_module("pettingzoo.test.api_test")
    labels = [label for label, _ in ENVIRONMENTS]
    monkeypatch.setattr(module, "env_obs_dicts", module.env_obs_dicts + labels)
    monkeypatch.setattr(module, "env_obs_space", module.env_obs_space + labels)


def make(label, **options):
    return getattr(ours, label).env(**options)


def test_every_game_of_the_house_has_an_environment():
    for name in discovery.names():
        label = f"{name}_v{discovery.find(name).version - 1}"
        assert make(label).metadata["name"] == label
    with pytest.raises(AttributeError):
        _ = ours.chess_v6
    with pytest.raises(AttributeError):
        _ = ours.agon_v9


@every_environment
def test_pettingzoos_own_tests_pass(label, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(make(label, **options), num_cycles=200)
        seed_test(lambda: make(label, **options), num_cycles=60)
        render_test(lambda render_mode: make(label, render_mode=render_mode, **options))


def test_pettingzoos_benchmark_runs(monkeypatch, capsys):
    clock = SimpleNamespace(time=itertools.count().__next__)  # five ticks instead of seconds
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", clock)
    for label, options in ENVIRONMENTS:
        performance_benchmark(make(label, **options))
    assert capsys.readouterr().out.count("Finished") == len(ENVIRONMENTS)


@every_environment
def test_an_observation_is_the_view_of_its_agent(label, options):
    env = getattr(ours, label).raw_env(**options)
    env.reset(seed=3)
    game, chooser = env.variant.game, np.random.RandomState(1)
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        for seat, agent in enumerate(env.agents):
            vector = np.zeros(game.encoding.SIZE, np.float32)
            view = view_of(game, env.states, seat)
            calls.vector(view.views, 0, vector)
            seen = env.observe(agent)
            legal = view.legal() if agent == env.agent_selection else []
            assert np.array_equal(seen["observation"], vector)
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        env.step(chooser.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


def test_an_agent_observes_nothing_of_the_others_secrets():
    env = ours.spywhere_v1.raw_env(seats=4)
    env.reset(seed=1)
    game = env.variant.game
    world = game.states()
    calls.imagine(view_of(game, env.states, 2).views, 0, seeded(5), world, 0)
    seen = [env.observe(f"player_{seat}") for seat in range(4)]
    assert world.tobytes() != env.states.tobytes()
    env.states = world
    assert np.array_equal(env.observe("player_2")["observation"], seen[2]["observation"])
    assert not np.array_equal(env.observe("player_1")["observation"], seen[1]["observation"])


def test_an_illegal_action_costs_the_game_or_is_refused():
    env = make("agon_v0")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}
    bare = ours.agon_v0.raw_env()
    bare.reset(seed=1)
    before = bare.states.tobytes()
    for wrong, error in ((illegal, IllegalAction), (10**6, MalformedAction)):
        with pytest.raises(error):
            bare.step(wrong)
    assert bare.states.tobytes() == before


def test_rewards_are_the_returns_and_come_once():
    env = make("spywhere_v1", seats=4)
    env.reset(seed=4)
    chooser, total = np.random.RandomState(2), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        total[agent] += reward
        mask = np.flatnonzero(seen["action_mask"])
        env.step(None if is_over else chooser.choice(mask))
    assert sum(total.values()) == pytest.approx(0) and max(total.values()) > 0


def test_a_picture_shows_what_a_spectator_sees():
    env = make("spywhere_v1", seats=3, render_mode="ansi")
    env.reset(seed=1)
    bare = env.unwrapped
    assert env.render() == view_of(bare.variant.game, bare.states, 6).sketch().plain


def test_an_environment_can_be_pickled_before_it_is_used():
    env = pickle.loads(pickle.dumps(ours.agent_v1.raw_env(seats=3, round_limit=2)))
    env.reset(seed=1)
    assert env.num_agents == 3 and env.variant.options["round_limit"] == 2
