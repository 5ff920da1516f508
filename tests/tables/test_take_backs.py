"""Take-backs: the last act, one's own, with everyone's leave; never past what cannot be unsaid."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import calls
from ludotheque.core.calls import SPECTATOR
from ludotheque.core.contract import Seen
from ludotheque.core.errors import Conflict
from ludotheque.core.game import Game
from ludotheque.games.agent.view import Protest
from ludotheque.tables import Command, Table, records
from ludotheque.tables.door import MOST_ASIDES
from ludotheque.tables.past import DEPTH
from ludotheque.tables.seen import log_of
from tests.tables.play import (
    act,
    an_act,
    do,
    every_game,
    machines,
    play,
    refused,
    say,
    slots,
    some_variants,
    started,
    variant,
)


class Done(NamedTuple):
    """What a test remembers of an act."""

    seq: int
    seat: int
    states: bytes
    asked: tuple[int, ...]
    is_final: bool  # it drew, laid something open, or was the last of several answers


def acted(table: Table, chooser: random.Random, together: list[int]) -> Done:
    """Let somebody act; `together` are those who were asked at once when it was asked."""
    seat = chooser.choice(table.asked)
    states, asked, before = table.states.tobytes(), table.asked, _reveals(table)
    seq = act(table, seat, *an_act(table, seat, chooser))
    has_drawn = "draws" in table.events[seq]
    is_released = len(together) > 1 and table.asked != tuple(s for s in asked if s != seat)
    return Done(seq, seat, states, asked, has_drawn or is_released or before != _reveals(table))


def _reveals(table: Table) -> int:
    return int(table.states[0].public.reveals) if table.variant.game.has_secrets else 0


def take_back(table: Table, seat: int) -> int:
    """Ask, and let everyone grant."""
    do(table, seat, "ask")
    for other in range(len(table.seats)):
        if other != seat:
            seq = do(table, other, "grant")
    return seq


def may_ask(table: Table, seat: int) -> bool:
    try:
        table.prepare(seat, Command("may", table.head, "ask"), 0)
    except Conflict as error:
        assert error.message == "no-take-back"
        return False
    return True


@every_game
@given(seed=st.integers(0, 2**32 - 1))
def test_only_the_last_act_one_s_own_and_nothing_that_is_out_can_be_taken_back(
    game: Game, seed: int
) -> None:
    """Asked of every seat after every act; what is taken back leaves the bytes of before."""
    chooser = random.Random(seed)
    table = started(chooser.choice(some_variants(game, chooser)))
    done: list[tuple[Done, list[int]]] = []
    together = list(table.asked)
    for _ in range(14):
        if table.result:
            break
        one = acted(table, chooser, together)
        done.append((one, together))
        if table.asked != tuple(seat for seat in one.asked if seat != one.seat):
            together = list(table.asked)
        while not table.result and max(table.asides) < MOST_ASIDES:
            last = done[-1][0] if done else None
            allowed = [seat for seat in range(len(table.seats)) if may_ask(table, seat)]
            assert allowed == ([last.seat] if last and not last.is_final else [])
            if not allowed or chooser.random() < 0.5:
                break
            seq = take_back(table, allowed[0])
            assert table.events[seq]["undone"] == last.seq
            assert (table.states.tobytes(), table.asked) == (last.states, last.asked)
            assert table.asked_seq == table.head == seq
            _, together = done.pop()
    assert slots(Table.fold(table.log)) == slots(table)
    records.verify(records.write(table))


def test_two_acts_of_one_turn_are_taken_back_one_after_the_other() -> None:
    """G9: where a placement does not cost the turn, the same seat places and then slides."""
    table, chooser = started(variant("agon", placement_costs_turn=False)), random.Random(1)
    while table.events[-1]["seat"] != table.events[-2]["seat"] or table.head < 5:
        before = Table.fold(table.log).states.tobytes(), bytes(table.log)
        play(table, chooser, 1)
    seat = table.events[-1]["seat"]
    start = Table.fold(b"".join(before[1].splitlines(keepends=True)[:-1])).states.tobytes()
    first, second = take_back(table, seat), take_back(table, seat)
    assert table.events[first]["undone"] == table.events[second]["undone"] + 1
    assert table.states.tobytes() == start and table.asked == (seat,)
    assert not may_ask(table, seat) and may_ask(table, 1 - seat)
    assert records.verify(records.write(table)).states.tobytes() == start


def test_another_s_act_ends_it() -> None:
    table = started(variant("agon"))
    play(table, random.Random(1), 2)
    assert refused(table, 0, "ask") == "no-take-back"
    assert may_ask(table, 1)


def test_what_chance_has_answered_stays() -> None:
    """S6: the next one has drawn."""
    table = started(variant("spywhere"))
    while "draws" not in table.events[-1] or table.events[-1]["do"] == "start":
        play(table, random.Random(1), 1)
    assert refused(table, table.events[-1]["seat"], "ask") == "no-take-back"


def test_nothing_is_taken_back_before_anybody_acts() -> None:
    assert refused(started(variant("agon")), 0, "ask") == "no-take-back"


def test_an_answer_is_taken_back_while_others_are_still_asked_and_not_once_all_are_out() -> None:
    """C1: protests come out together, so the last one cannot be unsaid."""
    table, chooser = started(variant("agent", 4)), random.Random(3)
    while len(table.asked) != 3 or not isinstance(table.view().status().ask, Protest):
        play(table, chooser, 1)
    one, two, three = table.asked
    say(table, one, "protest")
    take_back(table, one)
    assert table.asked == (one, two, three)
    say(table, two, "let")
    say(table, one, "let")
    assert refused(table, two, "ask") == "no-take-back"
    say(table, three, "protest")
    assert refused(table, three, "ask") == "no-take-back"


def test_an_exile_is_not_taken_back() -> None:
    """A7b: every stake on him is out."""
    for seed in range(60):
        table, chooser = started(variant("agent", 2, round_limit=40)), random.Random(seed)
        while table.result is None:
            before = _reveals(table)
            play(table, chooser, 1)
            if table.result is None and _reveals(table) > before:
                assert refused(table, table.events[-1]["seat"], "ask") == "no-take-back"
                return
    pytest.fail("nobody was exiled")


def test_what_the_house_played_is_not_taken_back() -> None:
    table = started(variant("agon"))
    do(table, 0, "hand", bot="0")
    do(table, 0, "neutral")
    assert refused(table, 0, "ask") == "no-take-back"


def test_everyone_must_grant_it_and_machines_are_not_asked() -> None:
    table, chooser = started(variant("agent", 4)), random.Random(3)
    do(table, 2, "hand", bot="0")
    act(table, 0, *an_act(table, 0, chooser))
    do(table, 0, "ask")
    assert refused(table, 0, "ask") == "offer-stands"
    assert refused(table, 0, "grant") == refused(table, 2, "grant") == "nothing-offered"
    do(table, 3, "grant")
    assert 0 not in table.asked
    assert refused(table, 3, "grant") == "nothing-offered"
    do(table, 1, "grant")
    assert 0 in table.asked and table.wish is None
    assert refused(table, 1, "grant") == "nothing-offered"


def test_among_machines_it_is_granted_at_once() -> None:
    table = started(variant("agon"))
    do(table, 1, "hand", bot="0")
    before = table.states.tobytes()
    act(table, 0, table.view(0).legal()[0])
    do(table, 0, "ask")
    assert table.states.tobytes() == before and table.asked == (0,)


def test_against_machines_it_goes_through_their_replies() -> None:
    """In an open game, where nothing is learnt by trying."""
    table, chooser = machines(variant("agon"), people=(0,)), random.Random(1)
    play(table, chooser, 4)
    before, first = table.states.tobytes(), table.head + 1
    play(table, chooser, 2)
    seq = do(table, 0, "ask")
    assert table.events[seq]["undone"] == first
    assert (table.states.tobytes(), table.asked) == (before, (0,))
    assert slots(Table.fold(table.log)) == slots(table)
    assert slots(records.verify(records.write(table))) == slots(table)


def test_where_there_are_secrets_a_machine_s_reply_ends_it() -> None:
    """What it did was an answer, which cannot be unsaid."""
    table, chooser = machines(variant("agent", 2), people=(0,)), random.Random(1)
    while table.result is None and table.head < 60:
        seat = table.asked[0]
        act(table, seat, *an_act(table, seat, chooser))
        if seat == 1:
            assert not may_ask(table, 0)


def test_people_are_never_undone_without_their_leave() -> None:
    """Who took his seat back from a machine is asked."""
    table, chooser = machines(variant("agon"), people=(0,)), random.Random(1)
    play(table, chooser, 2)
    do(table, 1, "take", name="Bo")
    do(table, 0, "ask")
    assert table.asked == (0,) and table.wish == 0
    do(table, 1, "grant")
    assert "undone" in table.events[-1]
    play(table, chooser, 2)
    assert not may_ask(table, 0)


def test_only_the_last_few_acts_can_be_taken_back() -> None:
    table = machines(variant("agon"), people=(0,))
    chooser = random.Random(1)
    play(table, chooser, 2 * DEPTH)
    for _ in range(DEPTH // 2):
        do(table, 0, "ask")
    assert refused(table, 0, "ask") == "no-take-back"
    assert slots(Table.fold(table.log)) == slots(table)


def test_any_of_the_last_few_acts_leads_back_to_the_state_before_it() -> None:
    """Whatever the number of acts since the last state that was kept."""
    table, chooser = started(variant("agon")), random.Random(2)
    before: dict[int, bytes] = {}
    for _ in range(4 * DEPTH):
        state = table.states.tobytes()
        play(table, chooser, 1)
        before[table.head] = state
        for seq in range(max(min(before), table.head - DEPTH + 1), table.head + 1):
            states, undone = table.past.fork().rewind(seq)
            assert undone.seq == seq and states.tobytes() == before[seq]


def test_the_last_answer_stays_out_though_one_was_taken_back_before() -> None:
    """C1: else who answers last could look at the others' answers and answer again."""
    table, chooser = started(variant("agent", 4)), random.Random(3)
    while len(table.asked) != 3 or not isinstance(table.view().status().ask, Protest):
        play(table, chooser, 1)
    one, two, three = table.asked
    say(table, one, "let")
    say(table, two, "let")
    take_back(table, two)
    say(table, three, "let")
    say(table, two, "let")
    assert refused(table, two, "ask") == "no-take-back"


def test_acts_wishes_and_leaves_cost_the_same_however_long_the_log_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Counted in what the rules are asked to do, for the table, its fold and its record."""
    counted = 0
    real = calls.act

    def counting(*args: Any) -> None:
        nonlocal counted
        counted += 1
        real(*args)

    monkeypatch.setattr(calls, "act", counting)
    table = play(started(variant("agon")), random.Random(1), 4)
    one, two = table.asked[0], 1 - table.asked[0]
    costs = []
    while table.head < 3000:
        before = counted
        act(table, one, table.view(one).legal()[0])
        act(table, two, table.view(two).legal()[0])
        take_back(table, two)
        take_back(table, one)
        costs.append(counted - before)
    assert costs[-1] == costs[0] < 2 * DEPTH
    for read in (lambda: Table.fold(table.log), lambda: records.verify(records.write(table))):
        before = counted
        assert slots(read()) == slots(table)
        assert counted - before < 4 * table.head


def test_a_wish_ends_when_it_is_declined_or_the_game_goes_on() -> None:
    table = started(variant("agon"))
    act(table, 0, table.view(0).legal()[0])
    for reason in ("decline", "play"):
        do(table, 0, "ask")
        if reason == "decline":
            do(table, 1, "decline")
        else:
            play(table, random.Random(1), 1)
        assert refused(table, 1, "grant") == "nothing-offered"


@pytest.mark.parametrize("leave", ["resign", "hand"])
def test_a_wish_ends_when_somebody_leaves_who_was_asked(leave: str) -> None:
    """Else it would wait for ever for a leave that nobody can give."""
    table = started(variant("agent", 3))
    act(table, 0, *an_act(table, 0, random.Random(1)))
    do(table, 0, "ask")
    do(table, 1, "grant")
    do(table, 2, leave, **({"bot": "0"} if leave == "hand" else {}))
    assert table.wish is None
    do(table, 0, "ask")
    do(table, 1, "grant")
    assert 0 in table.asked


def test_everyone_reads_of_it_and_the_act_stays_in_the_log() -> None:
    table = started(variant("agon"))
    seq = act(table, 0, table.view(0).legal()[0])
    last = take_back(table, 0)
    for viewer in (0, 1, SPECTATOR):
        log = log_of(table.log, viewer)
        assert log[last] == Seen(last, do="grant", seat=1, undone=seq)
        assert log[seq].facts and bool(log[seq].actions) == (viewer == 0)


def test_a_command_that_was_taken_back_is_not_done_again() -> None:
    """Its id is used up: sent again by a slow network it gets its old answer."""
    table = started(variant("agon"))
    command = Command("x", table.head, actions=(table.view(0).legal()[0],))
    seq = table.send(0, command, 1)
    take_back(table, 0)
    before = slots(table)
    assert table.send(0, command, 2) == seq
    assert slots(table) == before
