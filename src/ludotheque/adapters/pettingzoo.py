"""The games as PettingZoo AEC environments: `agon_v0`, `agent_v1`, `spywhere_v0`.

    from ludotheque.adapters.pettingzoo import spywhere_v0
    env = spywhere_v0.env(seats=4, render_mode="ansi")

The number is the game's `VERSION` less one. Chance is played inside, from the seed. Of several
seats asked at once the lowest answers first. docs/environments.md has every slot and action.
"""

from __future__ import annotations

import functools
import secrets
from types import SimpleNamespace
from typing import Any

import numpy as np

from ludotheque.adapters.eventlog import turn_of
from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.extras import library
from ludotheque.core.game import Game
from ludotheque.core.options import Value
from ludotheque.core.position import Variant
from ludotheque.core.referee import attempt
from ludotheque.core.rng import seeded
from ludotheque.core.view import view_of
from ludotheque.games import discovery

AECEnv: Any = library("pettingzoo", "pettingzoo").AECEnv
wrappers = library("pettingzoo.utils.wrappers", "pettingzoo")
spaces = library("gymnasium.spaces", "pettingzoo")
EzPickle: Any = library("gymnasium.utils", "pettingzoo").EzPickle


class TableEnv(AECEnv, EzPickle):
    """One table; `player_0` is the first seat."""

    def __init__(
        self,
        name: str,
        preset: str = "standard",
        seats: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, name, preset, seats, render_mode, **options)
        super().__init__()
        self.variant = Variant(discovery.find(name), preset, seats, options)
        game = self.variant.game
        encoding = game.encoding
        assert encoding  # which every game of the house has
        self.metadata = {
            "name": _label(game),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.variant.seats)]
        self.agents = self.possible_agents[:]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0.0, encoding.HIGH, (encoding.SIZE,), np.float32),
                "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; chance from the seed, or from the system's entropy."""
        self.states = self.variant.start().states
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play_chance()

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent; None once the game is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        number = -1 if action is None else int(action)
        text = f"{self} action {action!r}"
        self.states = attempt(self.variant.game, self.states, seat, [number], text).states
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play_chance()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's view as a vector, and what it may do now; at the end nothing is masked."""
        game, seat = self.variant.game, self.possible_agents.index(agent)
        view = view_of(game, self.states, seat)
        vector = np.zeros(self.observation_space(agent)["observation"].shape, np.float32)
        calls.vector(view.views, 0, vector)
        is_over = turn_of(self.states) < 0
        mask = np.full(game.actions, is_over, np.int8)
        if agent == self.agent_selection:
            mask[view.legal()] = 1
        return {"observation": vector, "action_mask": mask}

    def render(self) -> str | None:
        """The table as a spectator sees it: returned, or printed for people."""
        picture: str = view_of(self.variant.game, self.states, SPECTATOR).sketch().plain
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing is held open."""

    def _play_chance(self) -> None:
        """Play chance until a seat is asked, or the game is over."""
        game = self.variant.game
        weights = game.weights_buffer()
        while (turn := turn_of(self.states)) == CHANCE:
            draw = calls.draw(self.states, 0, self._rng, weights)
            calls.act(self.states, 0, CHANCE, draw)
        if turn >= 0:
            self.agent_selection = self.possible_agents[turn]
            return
        returns = np.zeros(game.most_seats)
        calls.score(self.states, 0, returns)
        self.rewards = {a: float(x) for a, x in zip(self.agents, returns, strict=False)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def environment(name: str, **arguments: Any) -> Any:
    """An environment that ends the game at an illegal action, whose player loses it."""
    env = wrappers.TerminateIllegalWrapper(TableEnv(name, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def _label(game: Game) -> str:
    return f"{game.name}_v{game.version - 1}"


def __getattr__(name: str) -> SimpleNamespace:
    """`agon_v0` and its like, each with `env` and, without wrappers, `raw_env`."""
    game = name.partition("_")[0]
    if game not in discovery.names() or name != _label(discovery.find(game)):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(
        env=functools.partial(environment, game), raw_env=functools.partial(TableEnv, game)
    )
