"""Whole games at tables: the log is the table, the record is the log."""

from __future__ import annotations

import gc
import itertools
import json
import random

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.tables import Table, records
from ludotheque.tables.seen import log_of
from tests.conformance.schemas import assert_fits
from tests.tables.play import (
    act,
    an_act,
    do,
    every_game,
    play,
    seated,
    slots,
    some_variants,
    started,
    viewers,
)

SEEDS = st.integers(0, 2**32 - 1)
SCHEMA = jsonschema.Draft202012Validator(records.schema())


def games(game: Game, seed: int) -> list[Table]:
    """A finished game for every number of seats; a long one is ended."""
    chooser = random.Random(seed)
    tables = [started(of, chooser.randbytes(32)) for of in some_variants(game, chooser)]
    for table in tables:
        play(table, chooser, most=150)
        if table.result is None:
            do(table, 0, "end")
    return tables


@every_game
@given(seed=SEEDS)
def test_a_table_is_the_fold_of_its_log(game: Game, seed: int) -> None:
    """After every command, in every slot and byte; the numbers have no gap."""
    chooser = random.Random(seed)
    table = seated(chooser.choice(some_variants(game, chooser)), chooser.randbytes(32))
    assert slots(Table.fold(table.log)) == slots(table)
    table = started(table.variant, table.seed)
    for _ in range(8):
        play(table, chooser, most=6)
        assert slots(Table.fold(table.log)) == slots(table)
        assert table.head == len(table.events) - 1 == table.log.count(b"\n") - 1


@every_game
@given(seed=SEEDS)
def test_in_whatever_order_an_act_is_sent_the_log_is_the_table(game: Game, seed: int) -> None:
    """Pages and programs draft as they like; what is folded, taken back and proven is the same."""
    chooser = random.Random(seed)
    table = started(chooser.choice(some_variants(game, chooser)), chooser.randbytes(32))
    for _ in range(12):
        if table.result is not None:
            break
        seat = chooser.choice(table.asked)
        actions = an_act(table, seat, chooser)
        act(table, seat, *chooser.sample(actions, len(actions)))
        assert slots(Table.fold(table.log)) == slots(table)
    if table.result is None:
        do(table, 0, "end")
    assert slots(records.verify(records.write(Table.fold(table.log)))) == slots(table)


@every_game
def test_what_is_seen_at_a_table_is_what_its_schema_says(game: Game) -> None:
    for table in games(game, seed=1):
        logs = [log_of(table.log, viewer) for viewer in viewers(table)]
        for event in itertools.chain(*logs):
            assert_fits(game, "Seen", event)
        assert_fits(game, "Result", table.result)
        for part in game.review(logs[:-1]) if game.review else []:
            assert_fits(game, "Review", part)


@every_game
def test_an_event_as_it_was_seen_is_nothing_to_look_at_for_the_collector(game: Game) -> None:
    """A house remembers each event once a viewer: what facts hold may be looked at, no more."""
    table = play(started(Variant(game)), random.Random(1), most=20)
    log = [event for viewer in viewers(table) for event in log_of(table.log, viewer)]
    gc.collect()  # it lets go of tuples whose parts it need not look at
    for event in log:
        parts = (event, event.facts, event.actions, event.pledges, event.nonces)
        assert not any(map(gc.is_tracked, parts))


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_every_viewer_has_one_entry_an_event(game: Game, seed: int) -> None:
    for table in games(game, seed):
        for viewer in viewers(table):
            log = log_of(table.log, viewer)
            assert [entry.seq for entry in log] == list(range(table.head + 1))
            assert [entry.result for entry in log[:-1]] == [None] * table.head
            assert log[-1].result == table.result
            wire = [set(entry) for entry in msgspec.to_builtins(log)]
            hidden = {"id", "expected", "time", "seed", "draws", "pick"}
            assert not any(hidden & keys for keys in wire)


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_the_record_of_a_game_verifies_reads_back_and_fits_the_schema(
    game: Game, seed: int
) -> None:
    for table in games(game, seed):
        record = records.write(table)
        assert slots(records.verify(record)) == slots(table)
        assert records.write(records.read(record)) == record
        SCHEMA.validate(json.loads(record))


@every_game
def test_the_record_of_a_table_at_any_moment_reads_back_and_fits_the_schema(game: Game) -> None:
    """A game can be put away before it starts, and in its middle."""
    fresh = Table.open(Variant(game), bytes(32), time=0, aids=False)
    full = seated(Variant(game))
    for table in (
        fresh,
        full,
        started(Variant(game)),
        play(started(Variant(game)), random.Random(1), 5),
    ):
        record = records.write(table)
        assert slots(records.read(record)) == slots(records.verify(record)) == slots(table)
        SCHEMA.validate(json.loads(record))


@every_game
def test_the_same_seed_nonces_and_acts_give_the_same_game(game: Game) -> None:
    one, two = (play(started(Variant(game)), random.Random(3), 12) for _ in range(2))
    assert one.log == two.log and slots(one) == slots(two)


@every_game
def test_views_are_those_of_each_seat_and_of_the_spectator(game: Game) -> None:
    table = play(started(Variant(game)), random.Random(4), 3)
    assert table.views() == [table.view(viewer) for viewer in viewers(table)]
