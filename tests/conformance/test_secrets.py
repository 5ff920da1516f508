"""Nobody learns what he may not know: noninterference, for every game with secrets.

Two worlds that look the same to a viewer must go on looking the same when the same thing happens
in both, unless the rules lay something open in that step (`public.reveals`).
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import CHANCE, SPECTATOR
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows
from tests.conformance.walks import (
    SECRET_GAMES,
    after,
    asked,
    legal_of,
    name,
    seeds,
    small_options,
    some_states,
    variants,
    view_of,
    viewers,
    walk,
)

EVERYONE = 1 << SPECTATOR
every_secret_game = pytest.mark.parametrize("game", SECRET_GAMES, ids=name)


def other_world(game: Game, states: Rows, viewer: int, seed: int) -> Rows:
    """A random world that looks the same to the viewer."""
    other = game.states()
    calls.imagine(view_of(game, states, viewer).views, 0, seeded(seed), other, 0)
    return other


def possible(game: Game, states: Rows, seat: int) -> list[int]:
    """What the seat, or chance, can do in this world."""
    if seat != CHANCE:
        return legal_of(game, states, seat)
    weights = game.weights_buffer()
    n = calls.odds(states, 0, weights)
    return [action for action in range(n) if weights[action]]


def leak(variant: Variant, states: Rows, viewer: int, seed: int) -> str:
    """What the viewer could tell from one step in two worlds that look the same to him; or ""."""
    game = variant.game
    other = other_world(game, states, viewer, seed)
    if view_of(game, states, viewer) != view_of(game, other, viewer):
        return "the imagined world looks different"
    for seat in asked(states):
        here, there = possible(game, states, seat), possible(game, other, seat)
        if seat == viewer and here != there:
            return "what is legal depends on another's secret"
        for action in sorted(set(here) & set(there)):
            one, two = after(states, seat, action), after(other, seat, action)
            if one[0].public.reveals != states[0].public.reveals:
                continue
            if view_of(game, one, viewer) != view_of(game, two, viewer):
                return f"action {action} of seat {seat} shows {viewer} a secret"
    return ""


def chance_leak(variant: Variant, states: Rows, viewer: int) -> str:
    """What a viewer could tell of a draw that is not for him; or ""."""
    game = variant.game
    who = int(game.sees_draw(states[0].public))
    if asked(states) != [CHANCE] or who & EVERYONE or who >> viewer & 1:
        return ""
    ends = [after(states, CHANCE, action) for action in possible(game, states, CHANCE)]
    if len({bytes(view_of(game, end, viewer)) for end in ends}) > 1:
        return f"a draw shows {viewer} a secret"
    return ""


def pending_leak(variant: Variant, states: Rows) -> str:
    """What somebody could tell from an answer that is not released yet; or ""."""
    game = variant.game
    seats = [seat for seat in asked(states) if seat != CHANCE]
    if len(seats) < 2:
        return ""
    for seat in seats:
        # a step of a draft, after which the seat is still asked, must not show at all
        before = calls.who(states, 0)
        ends = {(v, before): bytes(view_of(game, states, v)) for v in viewers(variant)}
        for action in legal_of(game, states, seat):
            one = after(states, seat, action)
            still = calls.who(one, 0)
            for viewer in viewers(variant):
                if viewer != seat:
                    seen = bytes(view_of(game, one, viewer))
                    if ends.setdefault((viewer, still), seen) != seen:
                        return f"a pending answer of seat {seat} shows {viewer} a secret"
    return ""


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_an_imagined_world_fits_the_view(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 8):
        for viewer in viewers(variant):
            other = other_world(game, states, viewer, seed)
            assert view_of(game, states, viewer) == view_of(game, other, viewer)
            assert not any(other[0].private[variant.seats :].tobytes())


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_nobody_learns_a_secret_from_a_step(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 12):
        for viewer in viewers(variant):
            assert leak(variant, states, viewer, seed) == ""


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_nobody_learns_a_secret_from_a_draw(game: Game, data: st.DataObject, seed: int) -> None:
    variant = data.draw(variants(game))
    for step in walk(variant, seed):
        for viewer in viewers(variant):
            assert chance_leak(variant, step.states, viewer) == ""


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_nobody_learns_a_secret_from_an_answer_that_waits(
    game: Game, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(variants(game))
    for states in some_states(variant, seed, 12):
        assert pending_leak(variant, states) == ""


@every_secret_game
def test_at_least_half_of_the_imagined_worlds_differ_in_a_secret(game: Game) -> None:
    variant = Variant(game, options=small_options(game))
    pairs = different = 0
    for seed in range(12):
        for step in walk(variant, seed):
            before_the_reveal = step.states[0].public.reveals == 0
            if step.seat < 0 or not before_the_reveal or asked(step.states) == [CHANCE]:
                continue
            for viewer in viewers(variant):
                pairs += 1
                other = other_world(game, step.states, viewer, pairs)
                different += other.tobytes() != step.states.tobytes()
    assert pairs and different >= pairs / 2


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_an_imagined_world_can_be_played_to_its_end(
    game: Game, data: st.DataObject, seed: int
) -> None:
    variant = data.draw(variants(game))
    out, weights = game.actions_buffer(), game.weights_buffer()
    for states in some_states(variant, seed, 4):
        other = other_world(game, states, data.draw(st.sampled_from(viewers(variant))), seed)
        calls.play_listing(other, 0, seeded(seed), out, weights)
        assert asked(other) == []


@every_secret_game
@given(data=st.data(), seed=seeds)
def test_equal_trails_mean_equal_knowledge(game: Game, data: st.DataObject, seed: int) -> None:
    """Perfect recall: a search node keyed by the trails never mixes two situations."""
    variant = data.draw(variants(game))
    known: dict[tuple[int, int, int], tuple[list[int], list[int]]] = {}
    for one in (seed, seed + 1):
        done: dict[int, list[int]] = {seat: [] for seat in range(variant.seats)}
        for step in walk(variant, one):
            for seat in (seat for seat in asked(step.states) if seat != CHANCE):
                view = view_of(game, step.states, seat)
                key = (seat, int(view.row.public.trail), int(view.row.mine.trail))
                knowledge = (list(done[seat]), view.legal())
                assert known.setdefault(key, knowledge) == knowledge
            if step.seat in done:
                done[step.seat].append(step.action)


def test_the_spectator_has_no_private_part() -> None:
    for game in SECRET_GAMES:
        for states in some_states(Variant(game, options=small_options(game)), 1, 5):
            assert not any(view_of(game, states, SPECTATOR).row.mine.tobytes())
