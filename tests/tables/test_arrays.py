"""Rows as arrays: what was seen, what was done, what it gave."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.tables import Table
from ludotheque.tables.arrays import arrays
from tests.tables.play import act, do, every_game, play, started, variant


def finished(game: Game | str, seed: int, seats: int | None = None) -> Table:
    table = play(started(variant(game, seats), bytes([seed] * 32)), random.Random(seed), 60)
    if table.result is None:
        do(table, 0, "end")
    return table


@every_game
def test_a_row_is_a_decision_and_comes_back_from_a_file_without_pickle(
    game: Game, tmp_path: Path
) -> None:
    """From the bytes of a view alone: the same legal actions, the one taken among them."""
    tables = [finished(game, seed, seats) for seed, seats in ((1, game.fewest_seats), (2, None))]
    np.savez(tmp_path / "games.npz", **arrays(tables))
    found = np.load(tmp_path / "games.npz", allow_pickle=False)
    decisions = [
        (action, event["seat"], table.result.returns[event["seat"]], number)
        for number, table in enumerate(tables)
        for event in table.events
        if event["do"] == "act"
        for action in event["actions"]
    ]
    columns = [found[name].tolist() for name in ("actions", "seats", "returns", "games")]
    rows = list(zip(*columns, strict=True))
    assert rows == [(a, s, pytest.approx(r), g) for a, s, r, g in decisions]
    assert len(found["views"]) == len(rows)
    for row, (action, seat, _, _) in zip(found["views"], rows, strict=True):
        view = View(game, np.frombuffer(bytearray(row.tobytes()), game.View))
        assert view.seat == seat and action in view.legal()


def test_a_draft_is_seen_growing() -> None:
    """A3: each lot is a decision of its own, taken with the lots before it in view."""
    table = started(variant("agent", 2))
    lots: tuple[int, ...] = ()
    for _ in range(3):
        lots += (table.draft(0, lots)[0].legal()[0],)
    act(table, 0, *lots, table.draft(0, lots)[0].legal()[-1])
    do(table, 0, "end")
    found = arrays([table])
    assert len({row.tobytes() for row in found["views"]}) == len(found["actions"]) == 4


def test_what_was_taken_back_and_what_the_house_played_is_left_out() -> None:
    table = started(variant("agon"))
    first, second = table.view(0).legal()[:2]
    act(table, 0, first)
    do(table, 0, "ask")
    do(table, 1, "grant")
    act(table, 0, second)
    do(table, 1, "hand", bot="0")
    do(table, 1, "neutral")
    do(table, 0, "resign")
    found = arrays([table])
    assert found["actions"].tolist() == [second]
    assert found["returns"].tolist() == [-1.0]


def test_games_are_over_and_of_one_kind() -> None:
    with pytest.raises(Conflict) as caught:
        arrays([started(variant("agon"))])
    assert caught.value.message == "game-not-over"
    with pytest.raises(Conflict) as caught:
        arrays([finished("agon", 1), finished("spywhere", 1)])
    assert caught.value.message == "several-games"


def test_no_game_makes_no_row() -> None:
    assert {name: len(column) for name, column in arrays([]).items()} == dict.fromkeys(
        ("views", "actions", "seats", "returns", "games"), 0
    )
