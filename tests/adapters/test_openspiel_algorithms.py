"""OpenSpiel's algorithms play our games as they come."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import ludotheque.adapters.openspiel  # noqa: F401 (registers the games)
from ludotheque.games.agent import maps

DUEL = maps.read(Path(__file__).with_name("duel.map").read_text()).text


def play(game, bots, seed):
    """A game between bots, None being a random player; the returns."""
    chooser, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choice(actions, p=odds))
        elif bot := bots[state.current_player()]:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state.returns()


@pytest.mark.parametrize(
    "text", ["ludotheque_agent(map=toy,round_limit=2)", "ludotheque_spywhere(players=3)"]
)
def test_its_information_set_search_plays(text):
    game, chooser = pyspiel.load_game(text), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chooser)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, max_simulations=12, random_state=chooser)
    bots = [bot, *[None] * (game.num_players() - 1)]
    assert sum(play(game, bots, 2)) == pytest.approx(0)


def test_its_information_set_search_finds_the_winning_move():
    """With the case at the centre, and his own money on the agent there, he carries it home."""
    game = pyspiel.load_game(f"ludotheque_agent(map={DUEL},round_limit=2)")
    state = game.new_initial_state()
    for player, text in ((0, "put 100 green-1"), (0, "seal"), (1, "seal")):
        state.apply_action(state.string_to_action(player, text))
    state.apply_action(1)
    for player, text in ((1, "move green-1 tangier take"), (0, "let")):
        state.apply_action(state.string_to_action(player, text))
    chooser = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(2, chooser)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, max_simulations=150, random_state=chooser)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chooser.uniform))
    assert state.action_to_string(0, bot.step(state)) == "move green-1 washington carry"


def test_its_tree_search_plays_agon():
    game, chooser = pyspiel.load_game("ludotheque_agon"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 3


def test_exploitability_falls_as_counterfactual_regret_is_minimised():
    """On the smallest Agent, 18,578 nodes; OpenSpiel keeps the tree after the first walk."""
    text = f"ludotheque_agent(map={DUEL},round_limit=1,case_handling=turn)"
    game = pyspiel.load_game(f"cached_tree(game={text})")
    solver = pyspiel.CFRSolver(game)
    gaps = [pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))]
    for iterations in (3, 12, 35):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gaps.append(pyspiel.exploitability(game, solver.average_policy()))
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[0] > 0.2 and gaps[-1] < 0.02


@pytest.mark.parametrize("kind", [rl_environment.ObservationType.INFORMATION_STATE, None])
def test_its_learning_environment_steps(kind):
    game = pyspiel.load_game("ludotheque_spywhere(players=3)")
    env = rl_environment.Environment(game, observation_type=kind, seed=1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert (
            len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        )
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)
