"""How a machine plays Agent."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.arena.match import Pairing, play
from ludotheque.bots import Budget, thinking
from ludotheque.core import calls
from ludotheque.core.contract import Seen
from ludotheque.core.position import Position, Variant
from ludotheque.core.rng import seeded
from ludotheque.games.agent import GAME, bot, facts
from ludotheque.games.agent.equipment import AGENTS, CLAIM, PROTEST, SEAL, SEATS
from ludotheque.games.agent.judgement import CEILING, SUPPORT
from tests.agent.small import CROWD
from tests.agent.table import Table

QUICK = Budget(nodes=200)
TOP = bot.PLANS[-1]
ALL_ON_GREEN = ", ".join(f"{lot} green-1" for lot in (1000, 500, 400, 300, 200, 100) * 4)


def opening_sheet(seed: int, **options: str) -> Position:
    """A table whose first seat has put its sheet down, asked lot by lot."""
    position = Variant(GAME, seats=3, options=options).new(seed=0)
    rng = seeded(seed)
    for _ in range(30):
        view = position.view(0)
        action = bot.choose(view, [], QUICK, rng)
        assert action in view.legal()
        calls.act(position.states, 0, 0, action)
        if action == SEAL:
            return position
    raise AssertionError("never sealed")


@pytest.mark.parametrize("options", [{}, {"lots": "free"}, {"map": "toy"}], ids=str)
def test_the_opening_is_sealed_with_money_on_some_agents_and_some_in_hand(options: dict[str, str]):
    for seed in range(8):
        mine = opening_sheet(seed, **options).states[0].private[0]
        assert mine.spent.any()
        assert mine.left.any()


def test_the_opening_is_not_the_same_every_time():
    sheets = {opening_sheet(seed).states[0].private[0].lots.tobytes() for seed in range(12)}
    assert len(sheets) >= 10


def test_whoever_can_bring_his_agent_home_does():
    """A12"""
    table = Table(ALL_ON_GREEN, "500 red-1", seats=3, at="green-1 havana", case="green-1")
    view = table.position.view(0)
    action = bot.choose(view, [], Budget(nodes=2000), seeded(1))
    assert view.text(action).startswith("move green-1 washington")


def test_whoever_would_lose_by_an_act_protests_if_he_commands_the_agent():
    """C1"""
    table = Table("500 red-1", ALL_ON_GREEN, seats=4, at="green-1 havana", case="green-1")
    table.position.play("move green-1 azores carry")
    view = table.position.view(1)
    chosen = [bot.choose(view, [], Budget(nodes=2000), seeded(seed)) for seed in range(1, 7)]
    assert chosen.count(PROTEST) >= 5


def test_the_same_view_log_and_seed_give_the_same_action():
    table = Table("1000 green-1", "500 red-1", seats=3)
    view = table.position.view(0)
    actions = {bot.choose(view, [], Budget(nodes=300), seeded(5)) for _ in range(3)}
    assert len(actions) == 1


@pytest.mark.parametrize("level", range(1, bot.LEVELS + 1))
def test_every_level_plays_a_game_to_its_end_by_the_rules(level: int):
    position = Variant(GAME, seats=2, options={"map": "toy", "round_limit": 4}).new(seed=level)
    rng = seeded(level)
    while not position.is_over:
        seat = position.asked[0]
        view = position.view(seat)
        action = bot.choose(view, [], Budget(nodes=60, level=level), rng)
        assert action in view.legal()
        calls.act(position.states, 0, seat, action)
        position._play_chance()


@pytest.mark.parametrize("machines", [("1", "2", "0"), ("3", "3@150n")])
def test_machines_play_a_game_with_twelve_agents_and_their_logs_to_its_end(machines):
    """A1-a"""
    values = GAME.options.resolve(given={"map": CROWD, "round_limit": 3})
    pairing = Pairing("agent", GAME.options.format(values), machines, 1, 0, 0)
    outcome = play(pairing)
    assert outcome.acts > 10 and not outcome.failures


@pytest.mark.parametrize("tie", ["mover", "turn_order"])
def test_a_protester_does_not_name_a_sum_that_hands_the_decision_to_the_mover(tie: str):
    """C4-a"""
    place = {"at": "green-1 havana", "case": "green-1"}
    table = Table("500 green-1", ALL_ON_GREEN, seats=2, contest_tie=tie, **place)
    table.play("move green-1 azores carry").protest(1).play("stand", "claim 100", "claim 200")
    view = table.position.view(1)
    odds = thinking.instinct(view, bot.study(view, [], TOP))
    assert [action - CLAIM for action in view.legal()[:3]] == [0, 2, 3]
    assert odds[1] < odds[2] / 10


def test_the_mover_who_gives_up_among_equal_sums_shows_nothing():
    """C4-a"""
    claims = [facts.Claimed(seat, "green-1", 300) for seat in (1, 2)]
    notes = noted(step_of(0), *claims, facts.GaveUp(0, "green-1"))
    assert notes[CEILING + Table().agent("green-1")] == 0


@pytest.mark.parametrize(
    "options",
    [{"preset": "dutch"}, {"preset": "french"}, {"contest_tie": "first", "take_backs": 1}],
    ids=str,
)
def test_machines_play_every_reading_to_its_end(options: dict[str, str]):
    chosen = {"map": "toy", "round_limit": 4, **options}
    position = Variant(GAME, chosen.pop("preset", "standard"), 3, chosen).new(seed=3)
    rng = seeded(3)
    while not position.is_over:
        seat = position.asked[0]
        view = position.view(seat)
        action = bot.choose(view, [], Budget(nodes=30), rng)
        assert action in view.legal()
        calls.act(position.states, 0, seat, action)
        position._play_chance()


def step_of(seat: int) -> facts.Moved:
    return facts.Moved(seat, "green-1", "washington", "havana", None)


def noted(*told: facts.FACTS) -> np.ndarray:
    table = Table("none", "none", "none", seats=3)
    return bot.study(table.position.view(0), [Seen(1, facts=tuple(told))], bot.PLANS[-1])


def test_moving_an_agent_forward_speaks_for_a_stake_and_attacking_it_against():
    green, red = Table().agent("green-1"), Table().agent("red-1")
    attack = facts.Attacked(1, "green-1", "lisbon", "havana", "red-1", None)
    notes = noted(step_of(1), attack)
    support = notes[SUPPORT : SUPPORT + SEATS * AGENTS].reshape(SEATS, AGENTS)
    assert support[1, green] > 0 > support[1, red]
    assert not support[0].any()


def test_giving_up_speaks_against_a_stake_that_would_have_done():
    claim, gives_up = facts.Claimed(0, "green-1", 300), facts.GaveUp(1, "green-1")
    notes = noted(step_of(0), claim, gives_up)
    ceiling = notes[CEILING : CEILING + SEATS * AGENTS].reshape(SEATS, AGENTS)
    assert ceiling[1, Table().agent("green-1")] == 4


def test_a_protest_against_a_step_forward_speaks_against_a_stake():
    """C1"""
    support = noted(step_of(0), facts.Protested([1, 2]))[SUPPORT:].reshape(-1)[: SEATS * AGENTS]
    green = Table().agent("green-1")
    assert support[green] > 0
    assert support[AGENTS + green] == support[2 * AGENTS + green] < 0
