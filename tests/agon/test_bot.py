"""The machine of Agon: what it must see, that it looks rightly, that it obeys its budget."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.bots import Budget, Info
from ludotheque.core import calls
from ludotheque.core.contract import Seen
from ludotheque.core.jit import entry
from ludotheque.core.position import Position
from ludotheque.core.rng import seeded
from ludotheque.core.rows import Rows
from ludotheque.games.agon import bot
from ludotheque.games.agon.board import TO, on_board
from ludotheque.games.agon.equipment import LAYING, PLACE
from ludotheque.games.agon.evaluation import TUNED, evaluate, standing, weights
from ludotheque.games.agon.memory import WIN
from ludotheque.games.agon.options import OPTIONS
from ludotheque.games.agon.search import QUEENS
from ludotheque.games.agon.sliding import is_safe
from ludotheque.games.agon.thinking import CONTEMPT, Thinker
from tests.agon.tables import put

VARIANTS = st.builds(
    lambda values: ludotheque.load("agon", **values),
    st.fixed_dictionaries(
        {
            option.name: st.sampled_from(getattr(option, "values", (False, True)))
            for option in OPTIONS.options
        }
    ),
)


def chosen(position: Position, log: Sequence[Any] = (), **budget: int) -> str:
    """What the bot plays for the seat asked, as text."""
    view = position.view(position.asked[0])
    action = bot.choose(view, log, Budget(**budget), seeded(1))
    return view.text(action)


def thought(position: Position, **budget: int) -> Info:
    return Thinker(position.states).best(**budget)


def wandered(variant: ludotheque.core.position.Variant, seed: int, plies: int) -> Position:
    """A position after some random plies, not over."""
    position = variant.new(0)
    rng = np.random.default_rng(seed)
    for _ in range(plies):
        after = position.copy().play(str(rng.choice(position.legal())))
        if after.is_over:
            break
        position = after
    return position


# What it must see


def test_it_wins_at_once_where_it_can():
    position = put("Qf6 g6 f7 e7 e6 f5 h4", "Qk1")
    assert chosen(position, depth=3) == "h4-g5"
    assert thought(position, depth=4).end == 1


def test_it_sees_a_win_three_plies_ahead():
    position = put("Qf6 g6 f7 e7 e6 f5 i3", "Qk1")
    info = thought(position, depth=5)
    assert (info.end, info.score) == (3, WIN - 3)
    assert len(info.pv) == 3


@pytest.mark.parametrize("level", range(4, bot.LEVELS))
def test_from_level_4_on_it_never_leaves_a_win_next_move(level):
    position = put("Qf6 g6 f7 e7 e6 f5 h4", "Qk1 i4 g3", turn=2)
    position.play(chosen(position, level=level))
    assert thought(position, depth=1).end is None


def _shuffled(first: str, second: str, there: tuple[str, str]) -> Position:
    """A position that stood twice, and would for the third time if the last move were undone."""
    position = put(first, second)
    back = tuple("-".join(reversed(move.split("-"))) for move in there)
    for move in (*there, *back, *there, back[0]):
        position.play(move)
    return position


def test_it_takes_the_tie_when_lost():
    position = _shuffled("Qf6 g6 f7 e7 e6 f5 f1", "Qk1 k6", ("f1-g1", "k1-k2"))
    assert thought(position, depth=6).score == -CONTEMPT
    assert position.copy().play(chosen(position, depth=6)).is_over


def test_it_shuns_the_tie_when_winning():
    position = _shuffled("Qa11", "Qf6 g6 f7 e7 e6 f5 f1", ("a11-b11", "f1-g1"))
    assert not position.copy().play(chosen(position, depth=6)).is_over
    assert thought(position, depth=6).score > 0


def test_it_does_not_go_round_by_capture_and_placement():
    """A guard steps in, is captured and placed where it came from: for G14 each is progress."""
    position = ludotheque.load("agon").at(
        "6/7/8/4Q4/5g4/4Gqg4/4GggG2/2GG5/6g1/3g3/3G2 1 - 326 0 - standard"
    )
    assert _most_often(position, 12_000, is_told=False) <= 2


def test_where_it_stood_twice_it_does_not_go_again():
    """With `draws = none` a quiet dance ends at 2500 plies only; its log tells it of the past."""
    position = ludotheque.load("agon", preset="ludii").at(
        "6/7/8/9/4gG1G2/5qQ4/4gg1G2/3ggG3/2G1gG2/7/6 1 - 310 0 - ludii"
    )
    assert _most_often(position, 6_000) <= 3


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_something_else_than_what_stood_twice(seed):
    position = wandered(ludotheque.load("agon"), seed, 30)
    once = thought(position, nodes=5_000).pv[0]
    after = position.copy().play(position.view().text(once))
    past = [int(after.states[0].public.key)]
    assert Thinker(position.states, past=past).best(nodes=5_000).pv[0] != once


def _most_often(position: Position, nodes: int, is_told: bool = True) -> int:
    """How often a position stood at most while the bot played both sides for a while."""
    seen: Counter[str] = Counter()
    log: list[Seen] = []
    for _ in range(24):
        seen[" ".join(position.text().split()[:3])] += 1
        before = position.view(0)
        position.play(chosen(position, log, nodes=nodes))
        if is_told:
            log.append(Seen(len(log), facts=tuple(position.view(0).told(before))))
    return max(seen.values())


def test_a_level_that_errs_knows_too_what_stood_twice():
    position = put("Qf6 g6 f7", "Qk1")
    (first, *others) = position.view(0).legal()
    after = position.copy().play(position.view(0).text(first))
    thinker = Thinker(position.states, past=[int(after.states[0].public.key)])
    assert thinker.scores([first], 1) == [-CONTEMPT]
    assert -CONTEMPT not in thinker.scores(others, 1)


def _told(position: Position, move: str) -> Seen:
    """Play a move; what seat 2 is told of it."""
    before = position.view(1)
    position.play(move)
    return Seen(0, facts=tuple(position.view(1).told(before)))


@settings(max_examples=30, deadline=None)
@given(VARIANTS, st.integers(0, 2**32), st.integers(0, 250))
def test_its_log_tells_the_keys_of_the_positions_before(variant, seed, plies):
    position = variant.new(0)
    rng = np.random.default_rng(seed)
    keys: list[int] = []
    log: list[Seen] = [Seen(0, "open")]
    while len(log) <= plies and not position.is_over:
        if position.states[0].public.phase != LAYING:
            keys.insert(0, int(position.states[0].public.key))
        log.append(_told(position, str(rng.choice(position.legal()))))
    known = bot.keys_before(position.states[0].public, log)
    assert list(known) == keys[: bot.LOOKED_BACK]


def test_what_was_told_before_a_take_back_is_not_undone():
    position = ludotheque.load("agon").new(0)
    log = [_told(position.copy(), "a11-b10"), Seen(2, do="grant", seat=1, undone=1)]
    key = int(position.states[0].public.key)
    log.append(_told(position, "a11-b11"))
    assert list(bot.keys_before(position.states[0].public, log)) == [key]


# That it looks rightly


@entry
def value_at(states: Rows, i: int, table: Rows) -> int:
    return evaluate(states[i].public, table[0], standing(states[i].public, table[0]))


def value(states: Rows, table: Rows) -> int:
    return value_at(states, 0, table)


def test_the_value_is_a_sum_of_features_times_weights():
    position = wandered(ludotheque.load("agon"), 3, 60)
    alone = sum(value(position.states, weights({name: TUNED[name]})) for name in TUNED)
    assert value(position.states, weights(TUNED)) == alone != 0


def test_both_players_are_judged_alike():
    """The start looks the same from both sides, turned by half."""
    position = ludotheque.load("agon").new(0)
    first = value(position.states, weights(TUNED))
    position.states[0].public.turn, position.states[0].public.asked = 1, 2
    assert value(position.states, weights(TUNED)) == first == TUNED["tempo"]


def test_a_man_that_can_be_pinched_next_is_threatened():
    """Pinched from i4, h4 is lost once somebody reaches g4: from g3 he does, from g2 not yet."""
    threat = weights({"threat": -1})
    assert value(put("h4", "i4 g3").states, threat) == -1
    assert value(put("h4", "i4 g2").states, threat) == 0


def test_it_sees_where_a_captured_queen_may_go():
    """To capture her on the edge by k1-k2 would send her beside the throne."""
    position = put("k4 k1", "Qk3")
    info = Thinker(position.states, values={"queen_1": 700, "captured_queen": -130}).best(depth=1)
    assert info.score == 0
    assert position.view(0).text(info.pv[0]) != "k1-k2"


@entry
def safe(states: Rows, action: int) -> bool:
    return is_safe(states[0].public, action)


@settings(max_examples=50, deadline=None)
@given(VARIANTS, st.integers(0, 2**32), st.integers(12, 300))
def test_a_safe_slide_is_a_legal_one_into_no_pincer(variant, seed, plies):
    position = wandered(variant, seed, plies)
    public = position.states[0].public
    legal = [a for a in position.view(position.asked[0]).legal() if a < PLACE]
    assume(legal)
    pinched = public.pinched[1 - public.turn]
    found = [a for a in range(PLACE) if safe(position.states, a)]
    assert found == [a for a in legal if not on_board(pinched, int(TO[a]))]


TABLE = weights(TUNED)


@entry
def is_placing(states: Rows, i: int) -> bool:
    captured = states[i].public.captured
    return captured[0] | captured[1] != 0


def minimax(states: Rows, depth: int, ply: int, queens: int = QUEENS) -> int:
    """The value for the seat asked by looking at everything: no window, no table, no order.

    The position is the row of its ply; those below are written over.
    """
    seat = calls.who(states, ply) >> 1
    best = value_at(states, ply, TABLE) if depth <= 0 else -WIN
    must_place = is_placing(states, ply)
    if depth <= 0 and must_place:
        public = states[ply].public
        if queens == 0 or not on_board(public.captured, int(public.queens[public.turn])):
            return best
        queens -= 1
    out = np.zeros(200, np.uint16)
    for action in out[: calls.legal_in(states, ply, seat, out)].tolist():
        states[ply + 1] = states[ply]
        calls.act(states, ply + 1, seat, action)
        if depth <= 0 and not must_place and not is_placing(states, ply + 1):
            continue
        if asked := calls.who(states, ply + 1):
            below = minimax(states, depth - 1, ply + 1, queens)
            best = max(best, below if asked >> 1 == seat else -below)
        else:
            gains = np.zeros(2)
            calls.score(states, ply + 1, gains)
            best = max(best, int(gains[seat]) * (WIN - ply - 1))
    return best


@settings(max_examples=25, deadline=None)
@given(VARIANTS, st.integers(0, 2**32), st.integers(12, 200), st.integers(1, 2))
def test_without_guesses_it_finds_the_value_of_looking_at_everything(variant, seed, plies, depth):
    position = wandered(variant, seed, plies)
    thinker = Thinker(position.states)
    thinker.works["plain"], thinker.works["tied"] = 1, 0
    states = position.game.states(100)
    states[0] = position.states[0]
    assert thinker.best(depth=depth).score == minimax(states, depth, 0)


def test_deep_lines_are_legal_to_their_end():
    position = wandered(ludotheque.load("agon"), 5, 40)
    for action in thought(position, nodes=20_000).pv:
        view = position.view(position.asked[0])
        assert action in view.legal()
        position.play(view.text(action))


# That it obeys


@settings(max_examples=40, deadline=None)
@given(VARIANTS, st.integers(0, 2**32), st.integers(0, 300), st.sampled_from([None, 1, 4, 6]))
def test_whatever_the_options_its_choice_is_legal(variant, seed, plies, level):
    view = (position := wandered(variant, seed, plies)).view(position.asked[0])
    assert bot.choose(view, (), Budget(nodes=500, level=level), seeded(seed)) in view.legal()


@pytest.mark.parametrize("budget", [{"nodes": 30_000}, {"depth": 6}, {"level": 2}, {"level": 6}])
def test_the_same_thoughts_choose_the_same(budget):
    position = wandered(ludotheque.load("agon"), 7, 30)
    assert chosen(position, **budget) == chosen(position, **budget)


def test_it_errs_differently_with_another_generator():
    view = ludotheque.load("agon").new(0).view(0)
    assert len({bot.choose(view, (), Budget(level=1), seeded(k)) for k in range(10)}) > 3


def test_it_counts_its_nodes_and_reports_each_depth():
    reports: list[Info] = []
    view = ludotheque.load("agon").new(0).view(0)
    bot.choose(view, (), Budget(nodes=50_000), seeded(1), reports.append)
    assert [info.depth for info in reports] == list(range(1, len(reports) + 1))
    assert all(a.nodes < b.nodes for a, b in itertools.pairwise(reports))
    assert reports[-1].nodes <= 50_000 and len(reports) > 5


@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_when_its_time_is_over(threads):
    view = ludotheque.load("agon").new(0).view(0)
    start = time.perf_counter()
    action = bot.choose(view, (), Budget(seconds=0.1, threads=threads), seeded(1))
    assert action in view.legal()
    assert time.perf_counter() - start < 60  # left alone it would think for years
