"""The games as OpenSpiel sees them: its own tests, honest information states, saved states."""

from __future__ import annotations

import functools
import itertools
import pickle
import random
import unittest
from collections import defaultdict
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import ludotheque.adapters.openspiel  # noqa: F401 (registers the games)
from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.rng import seeded
from ludotheque.core.rows import copied
from ludotheque.games import discovery

GAMES = (
    "ludotheque_agon",
    "ludotheque_agon(preset=ludii,draws=standard,start=placed)",
    "ludotheque_agent(round_limit=2)",
    "ludotheque_agent(players=5,preset=french,round_limit=1,lots=free)",
    "ludotheque_agent(players=3,map=toy,round_limit=3,failed_protest=lose_turn)",
    "ludotheque_spywhere",
    "ludotheque_spywhere(players=6,reshuffle_triples=True)",
    "ludotheque_spywhere(players=4,preset=patient,first=2)",
)
SECRET = GAMES[3:7]
RANDOM = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)


def walk(game, seed, steps=10**6):
    """The states of a random game, each a copy."""
    chooser, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        yield state.clone()
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))


def test_every_game_of_the_house_is_registered():
    names = {f"ludotheque_{name}" for name in discovery.names()}
    assert names and names <= set(pyspiel.registered_names())


@pytest.mark.parametrize("serialize", [True, False])
@pytest.mark.parametrize("text", GAMES)
def test_openspiel_simulates_it(text, serialize):
    game = pyspiel.load_game(text)
    sims = 1 if "agon" in text else 3
    pyspiel.random_sim_test(game, num_sims=sims, serialize=serialize, verbose=False, mask_test=True)


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_own_api_tests_pass_on_a_partial_tree(text, monkeypatch):
    from open_spiel.integration_tests import api_test

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = pyspiel.load_game(text), text

    sample = api_test.sample_some_states.sample_some_states
    fewer = functools.partial(sample, max_states=60)
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: fewer(game)
    )
    random.seed(1)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Enforced).run(result)
    assert result.testsRun >= 5 and not result.skipped
    assert not result.errors and not result.failures, result.errors + result.failures


@pytest.mark.parametrize("text", GAMES)
def test_a_saved_state_plays_on(text):
    for state in itertools.islice(walk(pyspiel.load_game(text), 2), 3, 60, 28):
        assert list(vars(state)) == ["_bytes"] and isinstance(vars(state)["_bytes"], bytes)
        players = range(state.num_players())
        logs = [state.information_state_string(player) for player in players]
        for other in (pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(other) == str(state) and other.history() == state.history()
            assert [other.information_state_string(player) for player in players] == logs
            chooser = random.Random(3)
            while not other.is_terminal() and len(other.history()) < len(state.history()) + 20:
                other.apply_action(chooser.choice(other.legal_actions()))
            assert str(other) != str(state)


@pytest.mark.parametrize("text", GAMES)
def test_a_loaded_game_is_named_by_what_makes_it_again(text):
    game = pyspiel.load_game(text)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and again.variant.options == game.variant.options
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_parameters_are_the_options_of_the_game_on_top_of_the_preset():
    game = pyspiel.load_game("ludotheque_agon(preset=ludii,draws=standard,pincer=bend)")
    assert game.variant.options == {
        **game.game.options.resolve("ludii"),
        "draws": "standard",
        "pincer": "bend",
    }
    assert pyspiel.load_game("ludotheque_spywhere(players=5)").num_players() == 5
    assert pyspiel.load_game("ludotheque_spywhere(first=2)").variant.options["first"] == "2"
    for wrong in (
        "ludotheque_agon(pincer=square)",
        "ludotheque_agent(players=7)",
        "ludotheque_spywhere(first=9)",
    ):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(wrong)


@pytest.mark.parametrize("text", SECRET)
def test_chance_has_the_exact_odds_of_the_rules(text):
    game = pyspiel.load_game(text)
    weights, seen = game.game.weights_buffer(), 0
    for state in walk(game, 4):
        if state.is_chance_node():
            n = calls.odds(state.states(), 0, weights)
            exact = {k: Fraction(int(w), int(sum(weights[:n]))) for k, w in enumerate(weights[:n])}
            assert dict(state.chance_outcomes()) == {k: float(p) for k, p in exact.items() if p}
            seen += 1
    assert seen


def test_of_several_seats_asked_the_lowest_answers_first():
    state = pyspiel.load_game("ludotheque_agent(players=3,map=toy)").new_initial_state()
    seal = state.legal_actions()[-1]
    order = []
    while not state.is_chance_node():
        order.append(state.current_player())
        state.apply_action(seal)
    assert order == [0, 1, 2]


def steered(game, seed, player):
    """A game in which what the player sees varies little, and what he does not see at random."""
    chooser, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            seen = int(game.game.rules.sees_draw(state.view(SPECTATOR).row.public))
            is_seen = seen >> SPECTATOR & 1 or seen >> player & 1
            usual = is_seen and chooser.random() < 0.9
            state.apply_action(legal[0] if usual else chooser.choice(legal))
        else:
            if state.current_player() == player:
                yield state
            state.apply_action(chooser.choice(legal[:2]))


@pytest.mark.parametrize("text", SECRET)
def test_a_log_is_equal_exactly_when_all_that_was_seen_and_done_is(text):
    """Perfect recall: whoever decides has equal trails just when he has equal logs."""
    game = pyspiel.load_game(text)
    trails, logs, worlds = defaultdict(set), defaultdict(set), defaultdict(set)
    for seed in range(20):
        for state in itertools.islice(steered(game, seed, seed % 2), 8):
            row = state.view(state.current_player()).row
            key = (state.current_player(), int(row.public.trail), int(row.mine.trail))
            log = state.information_state_string()
            trails[log].add(key)
            logs[key].add(log)
            worlds[log].add(str(state))
    assert all(len(keys) == 1 for keys in trails.values())
    assert all(len(texts) == 1 for texts in logs.values())
    assert len(logs) > 20 and any(len(several) > 1 for several in worlds.values())


@pytest.mark.parametrize("text", SECRET)
def test_nobody_is_told_what_he_cannot_tell_apart(text):
    """Logs, tensors and observations are the same in two worlds that look the same to a seat."""
    game = pyspiel.load_game(text)
    kinds = [pyspiel.IIGObservationType(perfect_recall=recall) for recall in (True, False)]
    observers = [make_observation(game, kind) for kind in kinds]
    pairs = different = 0
    for state in itertools.islice(walk(game, 5), 1, 160, 16):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, RANDOM)
            pairs += 1
            different += other.states().tobytes() != state.states().tobytes()
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            for observer in observers:
                observer.set_from(state, player)
                vector = observer.tensor.copy()
                observer.set_from(other, player)
                assert np.array_equal(observer.tensor, vector)
                assert observer.string_from(state, player) == observer.string_from(other, player)
    assert different >= pairs / 2


@pytest.mark.parametrize("text", SECRET)
def test_two_worlds_stay_the_same_to_a_seat_while_nothing_is_laid_open(text):
    """The same draws and acts on two worlds add the same lines to the log of who cannot tell."""
    game = pyspiel.load_game(text)
    steps = 0
    for state in itertools.islice(walk(game, 6), 1, 100, 11):
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, RANDOM)
            for action in sorted({*state.legal_actions()} & {*other.legal_actions()})[:4]:
                one, two = state.child(action), other.child(action)
                before, after = (s.view(SPECTATOR).row.public.reveals for s in (state, one))
                if before == after:
                    logs = [s.information_state_string(player) for s in (one, two)]
                    assert logs[0] == logs[1]
                    steps += 1
    assert steps > 10


@pytest.mark.parametrize("text", SECRET)
def test_an_imagined_world_can_be_played_saved_and_imagined_again(text):
    game = pyspiel.load_game(text)
    state = list(walk(game, 8, 30))[-1]
    for player in range(game.num_players()):
        world = state.resample_from_infostate(player, RANDOM)
        saved = pickle.loads(pickle.dumps(world.clone()))
        again = saved.resample_from_infostate(player, RANDOM)
        log = state.information_state_string(player)
        assert world.information_state_string(player) == log
        assert saved.information_state_string(player) == log
        assert again.information_state_string(player) == log
        others = [seat for seat in range(game.num_players()) if seat != player]
        assert all("imagined" in world.information_state_string(seat) for seat in others)
        chooser = random.Random(player)
        while not again.is_terminal():
            again.apply_action(chooser.choice(again.legal_actions()))
        assert sum(again.returns()) == pytest.approx(0)


def test_the_public_and_the_private_part_can_be_observed_apart():
    state = list(walk(pyspiel.load_game("ludotheque_agent(map=toy)"), 1, 8))[-1]
    game, kind = state.get_game(), pyspiel.IIGObservationType
    private = pyspiel.PrivateInfoType
    public = make_observation(game, kind(perfect_recall=False, private_info=private.NONE))
    own = make_observation(game, kind(perfect_recall=False, public_info=False))
    own_text = [own.string_from(state, player) for player in (0, 1)]
    assert own_text[0] != own_text[1] and "stakes" in own_text[0]
    other = state.resample_from_infostate(0, RANDOM)
    for player in (0, 1):
        public.set_from(state, player)
        vector = public.tensor.copy()
        public.set_from(other, player)
        assert np.array_equal(public.tensor, vector)
        assert public.string_from(state, player) == public.string_from(other, player)
    assert (
        make_observation(game, kind(perfect_recall=True, private_info=private.ALL_PLAYERS)) is None
    )


def test_the_parts_of_a_tensor_have_the_names_of_the_slots():
    game = pyspiel.load_game("ludotheque_agon")
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    assert list(observer.dict) == ["player", *(name for name, _ in game.game.encoding.SLOTS)]
    observer.set_from(game.new_initial_state(), 1)
    assert observer.dict["my_guards"].sum() == 6 and observer.dict["their_queen"].sum() == 1
    assert observer.dict["player"].tolist() == [0, 1]
    assert observer.tensor.size == game.observation_tensor_size()


def test_worlds_come_from_the_sampler_that_is_given():
    state = list(walk(pyspiel.load_game("ludotheque_spywhere"), 1, 30))[-1]

    def worlds(seed):
        sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
        return [str(state.resample_from_infostate(0, sampler)) for _ in range(5)]

    assert worlds(1) == worlds(1) != worlds(2)
    assert len(set(worlds(1))) > 1


def test_a_log_reads_as_the_game_went():
    state = pyspiel.load_game("ludotheque_agent(map=toy)").new_initial_state()
    for text in ("put 500 green-1", "seal", "put 100 red-1", "seal"):
        player = state.current_player()
        state.apply_action(state.string_to_action(player, text))
    state.apply_action(0)
    assert state.information_state_string(0).splitlines() == [
        "seat 1",
        "> put 500 green-1",
        "> seal",
        '{"kind":"put","lots":[{"kind":"lot","agent":"green-1","sum":500}]}',
        '{"kind":"sealed","seat":0}',
        "asked 2",
        '{"kind":"sealed","seat":1}',
        "asked chance",
        "* chance 0",
        '{"kind":"first","seat":0}',
        "asked 1",
    ]


def test_random_games_are_never_longer_than_is_said():
    for text in GAMES:
        game = pyspiel.load_game(text)
        states = copied(game.start)
        weights, out = game.game.weights_buffer(), game.game.actions_buffer()
        most = 0
        for seed in range(50):
            states[0] = game.start[0]
            most = max(most, calls.play_listing(states, 0, seeded(seed), out, weights))
        assert 0 < most <= game.max_game_length()
