"""A table as it will be: made beside the one that is, which it must not change."""

from __future__ import annotations

import random

import pytest

from ludotheque.games import discovery
from ludotheque.tables import Command, Table
from ludotheque.tables.table import encode
from tests.tables.play import an_act, slots, started, the_id, variant


@pytest.mark.parametrize("game", ["agent", "agon", "spywhere"])
def test_a_later_version_is_what_the_log_folds_to_and_the_one_before_stays(game: str) -> None:
    chooser, table = random.Random(game), started(variant(discovery.find(game)))
    for turn in range(60):
        if table.result is not None:
            break
        seat = chooser.choice(table.asked)
        command = Command(f"v{turn}", table.head, actions=an_act(table, seat, chooser))
        last = table.events[-1]["seat"]
        if turn % 7 == 6 and table.past.last_of(last, is_open=False):
            seat, command = last, Command(the_id(table, last, "ask"), table.head, "ask")
        event = table.prepare(seat, command, turn)
        before = slots(table)
        after = table.after(event)
        assert slots(table) == before
        after.keep(event, encode(event))
        assert slots(table) | {"log": 0, "ids": 0} == before | {"log": 0, "ids": 0}
        assert slots(after) == slots(Table.fold(after.log))
        table = after
    assert table.head > 20
