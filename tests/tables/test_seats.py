"""Seats: sitting, machines, ties, giving up, ending, playing again."""

from __future__ import annotations

import random

import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Result
from ludotheque.core.errors import Conflict, MalformedViewer, not_asked
from ludotheque.core.game import Game
from ludotheque.tables import Table, records
from ludotheque.tables.errors import MalformedRecord
from ludotheque.tables.seen import log_of
from tests.tables.play import (
    NONCES,
    PLEDGES,
    SEED,
    act,
    an_act,
    do,
    every_game,
    machines,
    play,
    refused,
    seated,
    slots,
    start,
    started,
    variant,
)


def test_a_table_opens_with_its_options_and_with_or_without_memory_aids() -> None:
    table = Table.open(variant("agent", 4, lots="free"), SEED, time=5, aids=False)
    assert (table.aids, len(table.seats), table.head, table.asked) == (False, 4, 0, ())
    opening = log_of(table.log)[0].opening
    assert opening is not None
    assert opening.aids is False and opening.options["lots"] == "free"
    with pytest.raises(ValueError, match="32 bytes"):
        Table.open(variant("agon"), b"short", time=0)


def test_a_seat_is_taken_once_and_left_before_the_start() -> None:
    table = seated(variant("agon"))
    assert refused(table, 0, "sit", name="Bo", pledge=PLEDGES[9]) == "seat-taken"
    do(table, 0, "stand")
    assert refused(table, 0, "stand") == "nobody-sits"
    do(table, 0, "sit", name="Bo", pledge=PLEDGES[9])
    do(table, 0, "start")
    for is_running in (False, True):
        assert table.is_started == is_running
        assert refused(table, 0, "stand") == "already-started"
        assert refused(table, 0, "sit", name="Bo", pledge=PLEDGES[8]) == "already-started"
        for seat, nonce in enumerate((NONCES[9], NONCES[1])):
            if not is_running:
                do(table, seat, "reveal", nonce=nonce)
    assert [seat.name for seat in table.seats] == ["Bo", "Bo"]


def test_it_starts_when_every_seat_is_taken() -> None:
    table = Table.open(variant("spywhere", 3), SEED, time=0)
    do(table, 1, "sit", name="Ada", pledge=PLEDGES[1])
    assert refused(table, 0, "start") == "seats-empty"
    do(table, 0, "hand", bot="0", nonce=NONCES[0])
    do(table, 2, "hand", bot="0", nonce=NONCES[2])
    assert start(table).is_started and table.asked


def test_a_seat_is_handed_to_a_machine_and_taken_back() -> None:
    """While play goes on; its nonce stays, so nothing that is drawn changes."""
    table = started(variant("agon"))
    assert refused(table, 0, "take", name="Ida") == "no-bot-sits"
    do(table, 0, "hand", bot="0")
    assert (table.seats[0].name, table.seats[0].bot) == ("Ada", "0")
    do(table, 0, "hand", bot="1")
    nonces = table.nonces
    do(table, 0, "take", name="Ida")
    assert (table.seats[0].name, table.seats[0].bot) == ("Ida", "")
    assert table.nonces == nonces
    assert refused(table, 0, "hand", bot="0", nonce=NONCES[9]) == "already-started"
    assert [entry.do for entry in log_of(table.log)[-3:]] == ["hand", "hand", "take"]


def test_before_the_start_a_machine_sits_down_on_an_empty_seat_with_a_nonce() -> None:
    """Whose it is stays so until play begins: a person's nonce is never the house's."""
    table = Table.open(variant("agon"), SEED, time=0)
    assert refused(table, 0, "hand", bot="0") == "malformed-command"
    do(table, 0, "hand", bot="0", nonce=NONCES[0])
    assert table.seats[0] == ("", PLEDGES[0], NONCES[0], "0", False)
    assert refused(table, 0, "take", name="Ida") == "not-started"
    do(table, 1, "sit", name="Ada", pledge=PLEDGES[1])
    assert refused(table, 1, "hand", bot="0", nonce=NONCES[2]) == "seat-taken"
    do(table, 0, "start")
    assert refused(table, 1, "hand", bot="0", nonce=NONCES[2]) == "already-started"
    assert refused(table, 0, "take", name="Ida") == "not-started"
    do(table, 1, "reveal", nonce=NONCES[1])
    do(table, 0, "take", name="Ida")
    assert table.seats[0] == ("Ida", PLEDGES[0], NONCES[0], "", False)


@pytest.mark.parametrize("bot", ["zzz", "99", "hard"])
def test_a_machine_that_is_none_is_refused_at_the_door(bot: str) -> None:
    table = Table.open(variant("agon"), SEED, time=0)
    assert refused(table, 0, "hand", bot=bot, nonce=NONCES[0]) == "malformed-machine"
    assert refused(started(variant("agon")), 0, "hand", bot=bot) == "malformed-machine"


@every_game
def test_nobody_but_the_seats_and_a_spectator_sees_anything(game: Game) -> None:
    table = started(variant(game))
    for viewer in (-6, -1, 7, 255, *range(len(table.seats), SPECTATOR)):
        with pytest.raises(MalformedViewer, match=f"one of the {len(table.seats)} seats"):
            table.view(viewer)


@every_game
def test_a_tie_is_offered_and_accepted_when_two_play(game: Game) -> None:
    table = play(started(variant(game, 2)), random.Random(1), 3)
    do(table, 0, "offer")
    assert refused(table, 0, "accept") == "nothing-offered"
    assert refused(table, 1, "offer") == "offer-stands"
    do(table, 1, "accept")
    assert table.result == Result("agreed", (0.0, 0.0)) and table.asked == ()
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


def test_a_tie_is_not_offered_when_more_play() -> None:
    assert refused(started(variant("spywhere", 3)), 0, "offer") == "tie-is-for-two"


@every_game
def test_who_resigns_against_one_has_lost(game: Game) -> None:
    table = play(started(variant(game, 2)), random.Random(1), 3)
    do(table, 1, "resign")
    assert table.result == Result("resigned", (1.0, -1.0))
    assert log_of(table.log, 0)[-1].result == table.result
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
            if played < 3:
                entry = log_of(table.log, SPECTATOR)[number]
                assert entry.do == "neutral" and not entry.actions
            played += 1
        else:
            seat = chooser.choice(table.asked)
            act(table, seat, *an_act(table, seat, chooser))
    assert played and table.result.how == "rules"
    records.verify(records.write(table))


def test_who_has_resigned_has_no_say_any_more() -> None:
    table = started(variant("spywhere", 3))
    do(table, 1, "hand", bot="0")
    do(table, 1, "resign")
    for what in ("resign", "offer", "accept", "ask", "grant", "decline"):
        assert refused(table, 1, what) == "has-resigned"
    assert refused(table, 1, "take", name="Bo") == "has-resigned"
    assert refused(table, 1, "hand", bot="0") == "has-resigned"


def test_the_last_one_left_wins() -> None:
    table = started(variant("spywhere", 4))
    for seat in (1, 3):
        do(table, seat, "resign")
        assert table.result is None
    do(table, 0, "resign")
    third = 1 / 3
    assert table.result == Result("resigned", (-third, -third, 1.0, -third))


@every_game
def test_a_table_ends_without_a_winner_when_it_is_ended(game: Game) -> None:
    for table in (seated(variant(game)), play(started(variant(game)), random.Random(2), 2)):
        do(table, 0, "end")
        assert table.result == Result("abandoned", (0.0,) * len(table.seats))
        assert refused(table, 0, "start") == "already-started"
        assert (
            refused(table, 0, "hand", bot="0") == refused(table, 0, "take", name="x") == "game-over"
        )
        assert slots(Table.fold(table.log)) == slots(table)
        records.verify(records.write(table))


def test_a_rematch_moves_everyone_one_seat_on_with_new_seed_and_nonces() -> None:
    """Who was played for by a machine has left: it is the machine that sits down again."""
    table = started(variant("spywhere", 3, last_round=True))
    do(table, 1, "hand", bot="0")
    with pytest.raises(Conflict):
        table.rematch(SEED[::-1], NONCES[6:9], time=9)
    do(table, 0, "end")
    with pytest.raises(ValueError, match="a nonce for each of 3 seats, not 2"):
        table.rematch(SEED[::-1], NONCES[6:8], time=9)
    again = table.rematch(SEED[::-1], NONCES[6:9], time=9)
    assert [seat.name for seat in again.seats] == ["Cléo", "Ada", ""]
    assert [seat.bot for seat in again.seats] == ["", "", "0"]
    assert again.nonces == ["", "", NONCES[8]]
    assert (again.variant.options, again.aids) == (table.variant.options, table.aids)
    assert again.seed != table.seed and not again.is_started
    assert refused(again, 0, "start") == "pledges-missing"
    for seat in (0, 1):
        do(again, seat, "pledge", pledge=PLEDGES[seat])
    start(again)
    assert slots(Table.fold(again.log)) == slots(again)


def test_a_rematch_against_machines_keeps_them() -> None:
    table = machines(variant("agon"), people=(0,))
    do(table, 0, "resign")
    again = table.rematch(SEED, NONCES[5:7], time=1)
    assert again.seats == [("", PLEDGES[5], NONCES[5], "0", False), ("Ada", "", "", "", False)]


def test_nobody_can_fill_a_table_by_sitting_down_and_getting_up() -> None:
    table = Table.open(variant("agon"), SEED, time=0)
    for _ in range(64):
        do(table, 0, "sit", name="Bo")
        do(table, 0, "stand")
    assert refused(table, 0, "sit", name="Bo") == "too-many"
    do(table, 1, "sit", name="Ada")


def test_a_record_that_is_refused_says_why_in_the_reader_s_language() -> None:
    error = MalformedRecord("record-refused", "events[1]", why=not_asked([0, 2]))
    assert "Player 1, Player 3" in error.say("en") and error.say("de") != error.say("en")
    assert not_asked([0, 2]).say("de") in error.say("de")
