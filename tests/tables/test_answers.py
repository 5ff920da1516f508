"""Answers of several at once: in any order of arrival, out together, in seat order."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Stale
from ludotheque.core.game import Game
from ludotheque.games.agent.facts import Protested
from ludotheque.games.agent.view import Protest
from ludotheque.tables import Command, Table
from ludotheque.tables.seen import log_of
from tests.tables.play import (
    act,
    an_act,
    every_secret_game,
    play,
    refusal,
    slots,
    some_variants,
    started,
    variant,
)

Acts = dict[int, tuple[int, ...]]


def shared_phases(table: Table, chooser: random.Random, most: int) -> Iterator[tuple[bytes, Acts]]:
    """The log at each moment when several are asked at once, and an act of each."""
    while table.result is None and most:
        if table.asked_seq == table.head and len(table.asked) > 1:
            yield bytes(table.log), {seat: an_act(table, seat, chooser) for seat in table.asked}
            most -= 1
        play(table, chooser, 1)


def answered(log: bytes, acts: Acts, order: tuple[int, ...]) -> Table:
    """A table at which all answer in some order, none having seen another's."""
    table = Table.fold(log)
    seen = table.head
    for seat in order:
        table.send(seat, Command(f"a{seat}", seen, actions=acts[seat]), 9)
    return table


@every_secret_game
@settings(max_examples=4)
@given(seed=st.integers(0, 2**32 - 1))
def test_answers_in_any_order_end_in_the_same_bytes_and_are_told_alike(
    game: Game, seed: int
) -> None:
    chooser = random.Random(seed)
    table = started(chooser.choice(some_variants(game, chooser)[1:]))
    for log, acts in shared_phases(table, chooser, 2):
        orders = list(itertools.permutations(acts))
        tables = [
            answered(log, acts, order) for order in chooser.sample(orders, min(6, len(orders)))
        ]
        assert len({one.states.tobytes() for one in tables}) == 1
        assert len({(one.head, one.asked_seq, one.asked, one.result) for one in tables}) == 1
        for viewer in (min(acts), SPECTATOR):
            logs = [log_of(one.log, viewer)[-len(acts) :] for one in tables]
            waiting = {type(fact) for log in logs for entry in log[:-1] for fact in entry.facts}
            released = [[f for f in log[-1].facts if type(f) not in waiting] for log in logs]
            assert all(facts == released[0] for facts in released)


def test_protests_come_out_together_in_seat_order() -> None:
    """C1"""
    table, chooser = started(variant("agent", 4)), random.Random(3)
    while len(table.asked) != 3 or not isinstance(table.view().status().ask, Protest):
        play(table, chooser, 1)
    one, two, three = table.asked
    for seat, answer in ((three, "protest"), (one, "let"), (two, "protest")):
        before = log_of(table.log)[-1]
        assert not any(isinstance(fact, Protested) for fact in before.facts)
        act(table, seat, *table.parse(seat, answer))
    assert log_of(table.log)[-1].facts == (Protested([two, three]),)


@every_secret_game
def test_while_several_are_asked_the_phase_counts_and_not_the_head(game: Game) -> None:
    """An answer to a question that is over is stale, whoever gives it."""
    table, chooser = started(variant(game, 4)), random.Random(7)
    log, acts = next(shared_phases(table, chooser, 1))
    table = Table.fold(log)
    asked_seq = table.asked_seq
    first, *others = acts
    for seat in others:
        error = refusal(table, seat, Command("early", asked_seq - 1, actions=acts[seat]))
        assert isinstance(error, Stale)
        table.send(seat, Command("x", asked_seq, actions=acts[seat]), 1)
    assert table.asked_seq == asked_seq < table.head
    table.send(first, Command("x", asked_seq, actions=acts[first]), 1)
    if table.result is None:
        assert table.asked_seq == table.head
        seat = table.asked[0]
        late = Command("late", asked_seq, actions=an_act(table, seat, chooser))
        assert isinstance(refusal(table, seat, late), Stale)


@every_secret_game
def test_who_has_answered_is_not_asked_again(game: Game) -> None:
    table, chooser = started(variant(game, 3)), random.Random(8)
    log, acts = next(shared_phases(table, chooser, 1))
    table = Table.fold(log)
    seat = min(acts)
    table.send(seat, Command("x", table.head, actions=acts[seat]), 1)
    again = Command("y", table.head, actions=acts[seat])
    assert refusal(table, seat, again).message == "answered-already"
    assert slots(Table.fold(table.log)) == slots(table)
