"""What must hold of every game found, by property."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.jit import is_compiled
from ludotheque.core.position import Variant
from ludotheque.core.protocols import Sampled
from ludotheque.core.referee import check
from ludotheque.core.rng import seeded
from ludotheque.core.rows import copied
from tests.conformance.walks import (
    GAMES,
    SECRET_GAMES,
    after,
    asked,
    legal_of,
    name,
    position_at,
    seeds,
    small_options,
    some_states,
    start,
    variants,
    view_of,
    walk,
)

every_game = pytest.mark.parametrize("game", GAMES, ids=name)
A_FEW = 6 if is_compiled() else 3


@every_game
@given(data=st.data(), seed=seeds)
def test_there_is_something_to_do_until_the_end(game: Game, data: st.DataObject, seed: int) -> None:
    weights = game.weights_buffer()
    variant = data.draw(variants(game))
    for step in walk(variant, seed):
        for seat in asked(step.states):
            if seat == CHANCE:
                n = calls.odds(step.states, 0, weights)
                assert 0 < n <= game.max_chance
                assert all(weights[:n] >= 0) and sum(weights[:n]) > 0
            else:
                legal = legal_of(game, step.states, seat)
                assert seat < variant.seats
                assert 0 < len(legal) <= game.max_legal
                assert legal == sorted(set(legal))
                assert legal[-1] < game.actions


@every_game
@given(data=st.data(), seed=seeds)
def test_a_replay_gives_the_same_bytes(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    steps = list(walk(variant, seed))
    states = start(variant)
    for step in steps:
        assert states.tobytes() == step.states.tobytes()
        if step.seat >= 0:
            calls.act(states, 0, step.seat, step.action)


@every_game
@given(data=st.data(), seed=seeds)
def test_parsing_undoes_formatting(game: Game, data: st.DataObject, seed: int) -> None:
    for states in some_states(data.draw(variants(game)), seed, A_FEW):
        for seat in asked(states):
            if seat == CHANCE:
                continue
            view = view_of(game, states, seat)
            for action in view.legal():
                assert view.parse(view.text(action)) == (action,)


@every_game
@given(data=st.data(), seed=seeds, text=st.text(max_size=40))
def test_no_text_breaks_the_parser(game: Game, data: st.DataObject, seed: int, text: str) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        position = position_at(variant, states)
        before = position.states.tobytes()
        for seat in position.asked[:1]:
            words = [*position.legal(seat), *"-@,: 0129az"]
            mixed = data.draw(st.lists(st.sampled_from(words), max_size=4).map(" ".join))
            for attempt in (text, mixed):
                try:
                    position.view(seat).parse(attempt)
                except LudothequeError as error:
                    assert str(error)
        assert position.states.tobytes() == before


@every_game
@given(data=st.data(), seed=seeds)
def test_an_action_is_refused_exactly_when_it_is_not_legal(
    game: Game, data: st.DataObject, seed: int
) -> None:
    for states in some_states(data.draw(variants(game)), seed, A_FEW):
        for seat in asked(states):
            if seat == CHANCE:
                continue
            view = view_of(game, states, seat)
            legal = set(view.legal())
            for action in range(game.actions) if is_compiled() else sorted(legal):
                reason = calls.why_not(view.views, 0, action)
                assert (reason == 0) == (action in legal), (action, reason)
                assert reason < len(game.rules.REFUSALS)


@every_game
@given(data=st.data(), seed=seeds)
def test_a_refusal_names_a_paragraph_and_a_reason(
    game: Game, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 3):
        for seat in (seat for seat in asked(states) if seat != CHANCE):
            view = view_of(game, states, seat)
            action = data.draw(st.integers(-1, game.actions))
            if action not in view.legal():
                with pytest.raises(LudothequeError) as refused:
                    check(view, action, "?")
                assert str(refused.value)


@every_game
@given(data=st.data(), seed=seeds)
def test_sampling_reaches_each_legal_action_equally(
    game: Game, data: st.DataObject, seed: int
) -> None:
    if not isinstance(game.rules, Sampled):
        pytest.skip("lists its actions")
    for states in some_states(data.draw(variants(game)), seed, 3):
        for seat in (seat for seat in asked(states) if seat != CHANCE):
            view = view_of(game, states, seat)
            legal, rng = view.legal(), seeded(seed)
            picks = 60 * len(legal) if is_compiled() else 10
            picked = [calls.pick(view.views, 0, rng) for _ in range(picks)]
            assert set(picked) <= set(legal)
            if is_compiled():
                counts = np.array([picked.count(action) for action in legal])
                # chi-square, at about six sigma for the worst of all that are tried
                surprise = ((counts - 60) ** 2 / 60).sum()
                assert surprise < len(legal) + 6 * (2 * len(legal)) ** 0.5 + 12


@every_game
@given(data=st.data(), seed=seeds)
def test_positions_round_trip_as_text(game: Game, data: st.DataObject, seed: int) -> None:
    if game.has_secrets:
        pytest.skip("has secrets")
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, A_FEW * 2):
        text = position_at(variant, states).text()
        assert variant.at(text).states.tobytes() == states.tobytes(), text


@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_no_text_says_a_position_with_secrets(game: Game) -> None:
    variant = Variant(game)
    for ask in variant.start().text, lambda: variant.at("anything"):
        with pytest.raises(TypeError, match="it has secrets"):
            ask()


@every_game
@given(data=st.data(), seed=seeds)
def test_seats_that_nobody_takes_stay_zero(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for step in walk(variant, seed):
        unused = step.states[0].private[variant.seats :]
        assert not any(unused.tobytes())


@every_game
@given(data=st.data(), seed=seeds)
def test_returns_sum_to_zero(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    *_, last = walk(variant, seed)
    returns = position_at(variant, last.states).returns
    assert len(returns) == variant.seats
    assert sum(returns) == pytest.approx(0)
    position = position_at(variant, start(variant))
    assert position.is_over or set(position.returns) == {0.0}


@every_game
@given(data=st.data(), seed=seeds)
def test_answers_in_any_order_of_arrival_end_in_the_same_bytes(
    game: Game, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(variants(game))
    for step in itertools.islice(walk(variant, seed), 400):
        seats = asked(step.states)
        if len(seats) < 2:
            continue
        answers = {seat: _whole_answer(game, step.states, seat, data) for seat in seats}
        ends = set()
        for order in (seats, seats[::-1], data.draw(st.permutations(seats))):
            states = copied(step.states)
            for seat in order:
                for action in answers[seat]:
                    calls.act(states, 0, seat, action)
            ends.add(states.tobytes())
        assert len(ends) == 1
        return


def _whole_answer(game: Game, states: np.ndarray, seat: int, data: st.DataObject) -> list[int]:
    """Random actions of one seat until it is no longer asked."""
    actions = []
    states = copied(states)
    before = calls.who(states, 0)
    while calls.who(states, 0) == before:
        actions.append(data.draw(st.sampled_from(legal_of(game, states, seat))))
        states = after(states, seat, actions[-1])
    return actions


@every_game
@given(data=st.data(), seed=seeds)
def test_a_copy_is_equal_and_apart(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    position = variant.new(seed)
    other = position.copy()
    assert other == position and repr(other) == repr(position)
    if position.asked:
        seat = position.asked[0]
        other.play(other.legal(seat)[0], seat)
        assert position == variant.new(seed)


@every_game
def test_the_spectator_is_never_asked(game: Game) -> None:
    from ludotheque.core.position import Variant

    states = start(Variant(game, options=small_options(game)))
    assert view_of(game, states, SPECTATOR).legal() == []
