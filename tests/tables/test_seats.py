"""Seats: sitting, machines, draws, giving up, ending, playing again."""

from __future__ import annotations

import random

import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.tables import Table, records
from ludotheque.tables.seen import log_of
from tests.tables.play import (
    SEED,
    act,
    an_act,
    do,
    every_game,
    play,
    refused,
    seated,
    slots,
    started,
    variant,
)

NONCE = "ab" * 8


def test_a_table_opens_with_its_options_and_with_or_without_memory_aids() -> None:
    table = Table.open(variant("agent", 4, lots="free"), SEED, time=5, aids=False)
    assert (table.aids, len(table.seats), table.head, table.asked) == (False, 4, 0, ())
    opening = log_of(table.log)[0]
    assert opening["aids"] is False and opening["options"]["lots"] == "free"
    with pytest.raises(ValueError, match="32 bytes"):
        Table.open(variant("agon"), b"short", time=0)


def test_a_seat_is_taken_once_and_left_before_the_start() -> None:
    table = seated(variant("agon"))
    assert refused(table, 0, "sit", name="Bo", nonce=NONCE) == "seat-taken"
    do(table, 0, "stand")
    assert refused(table, 0, "stand") == "nobody-sits"
    do(table, 0, "sit", name="Bo", nonce=NONCE)
    do(table, 1, "start")
    assert refused(table, 0, "stand") == "already-started"
    assert refused(table, 0, "sit", name="Bo", nonce=NONCE) == "already-started"
    assert [seat.name for seat in table.seats] == ["Bo", "Bo"]


def test_it_starts_when_every_seat_is_taken() -> None:
    table = Table.open(variant("spywhere", 3), SEED, time=0)
    do(table, 1, "sit", name="Ada", nonce=NONCE)
    assert refused(table, 1, "start") == "seats-empty"
    do(table, 0, "hand", bot="hard", nonce=NONCE)
    do(table, 2, "hand", bot="easy", nonce=NONCE)
    do(table, 1, "start")
    assert table.is_started and table.asked


def test_a_seat_is_handed_to_a_machine_and_taken_back() -> None:
    """At any time; its nonce stays, so nothing that is drawn changes."""
    table = started(variant("agon"))
    assert refused(table, 0, "take", name="Ida") == "no-bot-sits"
    do(table, 0, "hand", bot="hard")
    assert (table.seats[0].name, table.seats[0].bot) == ("Ada", "hard")
    do(table, 0, "hand", bot="easy")
    nonces = table.nonces
    do(table, 0, "take", name="Ida")
    assert (table.seats[0].name, table.seats[0].bot) == ("Ida", "")
    assert table.nonces == nonces
    assert refused(table, 0, "hand", bot="hard", nonce=NONCE) == "seat-taken"
    assert [entry["do"] for entry in log_of(table.log)[-3:]] == ["hand", "hand", "take"]


def test_a_machine_needs_a_nonce_where_nobody_sits() -> None:
    table = Table.open(variant("agon"), SEED, time=0)
    assert refused(table, 0, "hand", bot="hard") == "nobody-sits"
    do(table, 0, "hand", bot="hard", nonce=NONCE)
    do(table, 0, "take", name="Ida")
    assert table.seats[0] == ("Ida", NONCE, "", False)


@every_game
def test_a_draw_is_offered_and_accepted_when_two_play(game: Game) -> None:
    table = play(started(variant(game, 2)), random.Random(1), 3)
    do(table, 0, "offer")
    assert refused(table, 0, "accept") == "nothing-offered"
    assert refused(table, 1, "offer") == "offer-stands"
    do(table, 1, "accept")
    assert table.result == ("agreed", (0.0, 0.0)) and table.asked == ()
    assert slots(Table.fold(table.log)) == slots(table)
    records.verify(records.write(table))


def test_an_offer_ends_when_it_is_declined_or_the_other_plays_on() -> None:
    table = started(variant("agon"))
    assert refused(table, 1, "accept") == refused(table, 1, "decline") == "nothing-offered"
    do(table, 0, "offer")
    do(table, 1, "decline")
    assert refused(table, 1, "accept") == "nothing-offered"
    do(table, 0, "offer")
    play(table, random.Random(1), 1)
    assert table.offer == 0  # who offers may move on
    play(table, random.Random(1), 1)
    assert refused(table, 1, "accept") == "nothing-offered"


def test_a_draw_is_not_offered_when_more_play() -> None:
    assert refused(started(variant("spywhere", 3)), 0, "offer") == "draw-is-for-two"


@every_game
def test_who_resigns_against_one_has_lost(game: Game) -> None:
    table = play(started(variant(game, 2)), random.Random(1), 3)
    do(table, 1, "resign")
    assert table.result == ("resigned", (1.0, -1.0))
    assert log_of(table.log, 0)[-1]["result"]["how"] == "resigned"
    records.verify(records.write(table))


@pytest.mark.parametrize("name, seats", [("agent", 3), ("spywhere", 4)])
def test_who_resigns_among_many_is_played_for_until_the_end(name: str, seats: int) -> None:
    """The house answers as the rules say, everyone is told so, and nobody waits."""
    table, chooser = started(variant(name, seats)), random.Random(4)
    do(table, 1, "resign")
    played = 0
    while table.result is None:
        if table.unattended:
            assert table.unattended == (1,)
            actions = an_act(table, 1, chooser)
            assert refused(table, 1, "act", actions=actions) == "has-resigned"
            number = do(table, 1, "neutral")
            entry = log_of(table.log, SPECTATOR)[number] if played < 3 else {"do": "neutral"}
            assert entry["do"] == "neutral" and "actions" not in entry
            played += 1
        else:
            seat = chooser.choice(table.asked)
            act(table, seat, *an_act(table, seat, chooser))
    assert played and table.result.how == "rules"
    records.verify(records.write(table))


def test_who_has_resigned_has_no_say_any_more() -> None:
    table = started(variant("spywhere", 3))
    do(table, 1, "hand", bot="hard")
    do(table, 1, "resign")
    for what in ("resign", "offer", "accept", "ask", "grant", "decline"):
        assert refused(table, 1, what) == "has-resigned"
    assert refused(table, 1, "take", name="Bo") == "has-resigned"
    assert refused(table, 1, "hand", bot="easy") == "has-resigned"


def test_the_last_one_left_wins() -> None:
    table = started(variant("spywhere", 4))
    for seat in (1, 3):
        do(table, seat, "resign")
        assert table.result is None
    do(table, 0, "resign")
    third = 1 / 3
    assert table.result == ("resigned", (-third, -third, 1.0, -third))


@every_game
def test_a_table_ends_without_a_winner_when_it_is_ended(game: Game) -> None:
    for table in (seated(variant(game)), play(started(variant(game)), random.Random(2), 2)):
        do(table, 0, "end")
        assert table.result == ("abandoned", (0.0,) * len(table.seats))
        assert refused(table, 0, "start") == "already-started"
        assert (
            refused(table, 0, "hand", bot="x") == refused(table, 0, "take", name="x") == "game-over"
        )
        assert slots(Table.fold(table.log)) == slots(table)
        records.verify(records.write(table))


def test_a_rematch_moves_everyone_one_seat_on_with_new_seed_and_nonces() -> None:
    table = started(variant("spywhere", 3, last_round=True))
    do(table, 1, "hand", bot="hard")
    with pytest.raises(Conflict):
        table.rematch(SEED[::-1], [NONCE] * 3, time=9)
    do(table, 0, "end")
    nonces = [f"{k:016x}" for k in (7, 8, 9)]
    again = table.rematch(SEED[::-1], nonces, time=9)
    assert [seat.name for seat in again.seats] == ["Cléo", "Ada", "Bo"]
    assert [seat.bot for seat in again.seats] == ["", "", "hard"]
    assert again.nonces == nonces
    assert (again.variant.options, again.aids) == (table.variant.options, table.aids)
    assert again.seed != table.seed and not again.is_started
    do(again, 0, "start")
    assert slots(Table.fold(again.log)) == slots(again)


def test_a_rematch_against_machines_keeps_them() -> None:
    table = Table.open(variant("agon"), SEED, time=0)
    do(table, 0, "sit", name="Ada", nonce=NONCE)
    do(table, 1, "hand", bot="hard", nonce=NONCE)
    do(table, 0, "start")
    do(table, 0, "resign")
    again = table.rematch(SEED, ["cd" * 8, "ef" * 8], time=1)
    assert again.seats == [("", "cd" * 8, "hard", False), ("Ada", "ef" * 8, "", False)]
