"""Commands: read, counted once, refused without a trace."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.contract import Result
from ludotheque.core.errors import Conflict, IllegalAction, Malformed, Stale
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.tables import Command, Table, door, records
from ludotheque.tables.commands import DOINGS, HOUSE, MOST_ACTIONS, MOST_LETTERS, SEATLESS
from ludotheque.tables.door import MOST_ASIDES
from ludotheque.tables.errors import MalformedCommand
from ludotheque.tables.ids import Ids
from tests.tables.play import (
    act,
    an_act,
    do,
    every_game,
    every_secret_game,
    machines,
    play,
    refusal,
    refused,
    say,
    seated,
    slots,
    start,
    started,
    traces,
    variant,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
SEEN = {"command_id": "a", "expected_seq": 0}
ACT = {**SEEN, "actions": [1]}
SIT = {**SEEN, "do": "sit", "name": "Ada", "pledge": "0" * 64}
FIELDS = ("command_id", "expected_seq", "do", "actions", "name", "pledge", "nonce", "bot", "seed",
          "nonces", "id", "expected")  # fmt: skip
NEARLY = {
    "command_id": st.just("a") | JSON,
    "expected_seq": st.integers(0, 3) | JSON,
    "do": st.sampled_from(DOINGS) | JSON,
    "actions": st.lists(st.integers(-1, 5), max_size=3) | JSON,
    "name": st.sampled_from(["Ada", " Ada", "", "a\n", "x" * 41]) | JSON,
    "pledge": st.just("0" * 64) | JSON,
    "nonce": st.just("0" * 32) | JSON,
    "bot": st.just("0") | JSON,
    "seed": st.just("0" * 64) | JSON,
    "nonces": st.just(["", "0" * 32]) | JSON,
}


@given(
    wire=JSON
    | st.dictionaries(st.sampled_from(FIELDS), JSON)
    | st.fixed_dictionaries({}, optional=NEARLY)
)
def test_what_is_read_is_a_command_or_malformed(wire: object) -> None:
    try:
        command = Command.read(wire)
    except MalformedCommand as error:
        assert error.details["field"] in {*FIELDS, "{}"} or str(error.details["field"])[:40] in wire
    else:
        assert hash(command) == hash(Command.read(json.loads(json.dumps(wire))))


@pytest.mark.parametrize(
    "wire, field",
    [
        ([], "{}"),
        ({}, "command_id"),
        ({"command_id": "a"}, "expected_seq"),
        ({"command_id": "a b", "expected_seq": 0, "actions": [1]}, "command_id"),
        ({"command_id": "", "expected_seq": 0, "actions": [1]}, "command_id"),
        ({"command_id": "a" * 65, "expected_seq": 0, "actions": [1]}, "command_id"),
        ({"command_id": 1, "expected_seq": 0, "actions": [1]}, "command_id"),
        ({"command_id": "a", "expected_seq": -1, "actions": [1]}, "expected_seq"),
        ({"command_id": "a", "expected_seq": True, "actions": [1]}, "expected_seq"),
        ({"command_id": "a", "expected_seq": 1.0, "actions": [1]}, "expected_seq"),
        ({"command_id": "a", "expected_seq": 1 << 31, "actions": [1]}, "expected_seq"),
        (SEEN, "actions"),
        ({**SEEN, "actions": []}, "actions"),
        ({**SEEN, "actions": "12"}, "actions"),
        ({**SEEN, "actions": [True]}, "actions"),
        ({**SEEN, "actions": [1.0]}, "actions"),
        ({**SEEN, "actions": [-1]}, "actions"),
        ({**SEEN, "actions": [0] * (MOST_ACTIONS + 1)}, "actions"),
        ({**ACT, "name": {}}, "name"),
        ({**ACT, "bot": None}, "bot"),
        ({**ACT, "seed": 1}, "seed"),
        ({**ACT, "id": "b"}, "id"),
        ({**SEEN, "do": "open"}, "do"),
        ({**SEEN, "do": ["act"]}, "do"),
        ({**SEEN, "do": "neutral"}, "do"),
        ({**SEEN, "do": "start"}, "do"),
        ({**SEEN, "do": "void", "seed": "0" * 64, "nonces": [""]}, "do"),
        ({**SEEN, "do": "end"}, "do"),
        ({**SEEN, "do": "resign", "actions": [1]}, "actions"),
        ({**ACT, "command_id": "house-1"}, "command_id"),
        ({**ACT, "command_id": "house-bot-1"}, "command_id"),
        ({**SIT, "pledge": "A" * 64}, "pledge"),
        ({**SIT, "pledge": "0" * 63}, "pledge"),
        ({**SIT, "pledge": 0}, "pledge"),
        ({**SIT, "nonce": "0" * 32}, "nonce"),
        ({**SIT, "seed": "0" * 64}, "seed"),
        ({**SEEN, "do": "pledge"}, "pledge"),
        ({**SEEN, "do": "reveal"}, "nonce"),
        ({**SEEN, "do": "reveal", "nonce": "0" * 31}, "nonce"),
        ({**SIT, "name": ""}, "name"),
        ({**SIT, "name": " A"}, "name"),
        ({**SIT, "name": "\u202e"}, "name"),
        ({**SIT, "name": "\ud800"}, "name"),
        ({**SEEN, "do": "take", "name": "x" * (MOST_LETTERS + 1)}, "name"),
        ({**SEEN, "do": "hand", "bot": 1}, "bot"),
        ({**SEEN, "do": "hand", "bot": "x", "nonce": None}, "nonce"),
        ({**SEEN, "do": "hand", "bot": "x", "nonce": []}, "nonce"),
    ],
)  # fmt: skip
def test_a_malformed_command_is_refused_by_the_name_of_its_field(wire: object, field: str) -> None:
    with pytest.raises(MalformedCommand) as caught:
        Command.read(wire)
    assert caught.value.details == {"field": field}


@pytest.mark.parametrize("what", HOUSE)
def test_what_the_house_does_is_never_read_from_outside(what: str) -> None:
    """Else somebody could begin, end or void a game, or have done what players may not do."""
    body = {"seed": "0" * 64, "nonces": ["", ""]} if what == "void" else {}
    with pytest.raises(MalformedCommand):
        Command.read({"command_id": "a", "expected_seq": 3, "do": what, **body})
    assert Command("a", 3, what, **{key: _hashable(value) for key, value in body.items()}).do


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def test_the_house_plays_only_for_who_resigned_or_for_a_machine() -> None:
    """So an act cannot pass for one of the house, nor the house act for who is there."""
    table = started(variant("spywhere", 3))
    (seat,) = table.asked
    assert refused(table, seat, "neutral") == "still-plays"
    handed = Table.fold(table.log)
    do(handed, seat, "hand", bot="0")
    do(handed, seat, "neutral")
    do(table, seat, "resign")
    do(table, seat, "neutral")
    assert table.events[-1]["actions"] == handed.events[-1]["actions"]


def test_ids_of_the_house_and_of_machines_are_theirs_alone() -> None:
    table = started(variant("agon"))
    do(table, 1, "hand", bot="0")
    move = (table.view(0).legal()[0],)
    next_one = table.head + 1
    for command in (
        Command(f"house-bot-{next_one}", table.head, actions=move),
        Command(f"house-{next_one}", table.head, actions=move),
        Command(f"house-{next_one}", table.head, "offer"),
        Command("house-x", table.head, "resign"),
        Command("x", table.head, "end"),
        Command(f"house-{next_one + 1}", table.head, "end"),
    ):
        assert refusal(table, 0, command).details == {"field": "command_id"}
    act(table, 0, *move)
    reply = (table.view(1).legal()[0],)
    for id_ in (f"house-bot-{table.head}", f"house-bot-{table.head + 2}", "house-x"):
        error = refusal(table, 1, Command(id_, table.head, actions=reply))
        assert error.details == {"field": "command_id"}
    error = refusal(table, 1, Command("x", table.head, actions=reply))
    assert error.message == "machine-plays"
    act(table, 1, *reply)
    assert table.events[-1]["id"] == f"house-bot-{table.head}"


@pytest.mark.parametrize("what", SEATLESS)
def test_what_concerns_the_whole_table_carries_seat_0(what: str) -> None:
    table = started(variant("agon"))
    body = {"seed": "0" * 64, "nonces": ("", "")} if what == "void" else {}
    command = Command(f"house-{table.head + 1}", table.head, what, **body)
    assert refusal(table, 1, command).details == {"field": "seat"}


@every_game
def test_a_command_sent_five_times_counts_once_and_gets_the_same_answer(game: Game) -> None:
    table, chooser = started(variant(game)), random.Random(1)
    sent: list[tuple[int, Command, int]] = []
    while table.result is None and len(sent) < 30:
        seat = chooser.choice(table.asked)
        command = Command(f"m{len(sent)}", table.head, actions=an_act(table, seat, chooser))
        sent.append((seat, command, table.send(seat, command, 7)))
        before = traces(table) if len(sent) % 10 == 1 else slots(table)
        for seat, command, answer in sent:
            assert [table.send(seat, command, time) for time in (7, 8, 9, 10, 11)] == [answer] * 5
        assert (traces(table) if len(sent) % 10 == 1 else slots(table)) == before
    assert [answer for _, _, answer in sent] == list(range(sent[0][2], table.head + 1))


def test_a_command_is_known_again_after_the_game_is_over() -> None:
    """An answer that was lost on the way can be asked for at any time."""
    table = started(variant("agon"))
    resign = Command("x", table.head, "resign")
    assert table.send(0, resign, 1) == table.send(0, resign, 2) == table.head


def test_the_same_id_with_another_body_is_a_conflict() -> None:
    table = started(variant("agon"))
    chooser = random.Random(1)
    actions = an_act(table, 0, chooser)
    other = next(a for a in table.view(0).legal() if a != actions[0])
    table.send(0, Command("x", table.head, actions=actions), 1)
    for command in (
        Command("x", table.head - 1, actions=(other,)),
        Command("x", table.head, actions=actions),
        Command("x", table.head - 1, "resign"),
        Command("x", table.head - 1, "take", name="Ada"),
        Command("x", table.head - 1, "neutral"),
        Command("x", table.head - 1, "sit", name="Ada", pledge="0" * 64),
    ):
        assert refusal(table, 0, command).message == "command-reused"


def test_a_body_with_a_field_less_or_more_is_another_body() -> None:
    for second in ("", "1" * 32):
        table = seated(variant("agon"))
        do(table, 0, "stand")
        seen = table.head
        table.send(0, Command("x", seen, "hand", bot="0", nonce="0" * 32), 1)
        error = refusal(table, 0, Command("x", seen, "hand", bot="0", nonce=second))
        assert error.message == "command-reused"
    table = started(variant("agon"))
    table.send(0, Command("x", table.head, "hand", bot="0"), 1)
    more = Command("x", table.head - 1, "hand", bot="0", nonce="0" * 32)
    assert refusal(table, 0, more).message == "command-reused"


def test_two_seats_may_use_the_same_id() -> None:
    """An id is its sender's own: nobody can find out, or use up, another's."""
    table = started(variant("agon"))
    chooser = random.Random(1)
    for seat in (0, 1):
        table.send(seat, Command("x", table.head, actions=an_act(table, seat, chooser)), 1)
    assert len(table.events) == 8


def test_an_id_that_only_looks_used_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four bytes of each id are kept; what they take for used is looked up."""
    monkeypatch.setattr("ludotheque.tables.ids._mark", lambda seat, id_: 7)
    table = play(started(variant("agon")), random.Random(1), 5)
    assert table.ids.count == table.head and table.ids.may_have(0, "never sent")


def test_thousands_of_ids_are_known_again() -> None:
    ids = Ids()
    for number in range(3000):
        ids.add(number % 3, f"c{number}")
    assert all(ids.may_have(number % 3, f"c{number}") for number in range(3000))
    assert sum(ids.may_have(0, f"other{number}") for number in range(3000)) < 3
    assert len(bytes(ids)) <= 16 * 3000


def test_of_two_events_prepared_for_one_place_one_is_committed() -> None:
    """Two threads, or one command in flight twice: the second finds its number taken."""
    table = started(variant("agon"))
    command = Command("x", table.head, actions=(table.view(0).legal()[0],))
    one, two = (table.prepare(0, command, time) for time in (1, 2))
    other = table.prepare(1, Command("y", table.head, "offer"), 1)
    assert one["seq"] == table.head + 1 and next(iter(one)) == "seq"
    table.commit(one)
    before = traces(table)
    for event in (one, two, other):
        with pytest.raises(Stale):
            table.commit(event)
        assert traces(table) == before
    assert table.send(0, command, 3) == one["seq"]


def test_a_log_with_a_gap_is_not_folded() -> None:
    lines = bytes(started(variant("agon")).log).splitlines(keepends=True)
    with pytest.raises(Conflict):
        Table.fold(b"".join(lines[:2] + lines[3:]))


def test_a_log_of_another_start_is_not_folded() -> None:
    """The map and the pieces are pinned, though no result is there yet to show another."""
    log = bytes(started(variant("agon")).log)
    pin = json.loads(log.splitlines()[0])["start"]
    with pytest.raises(Conflict) as caught:
        Table.fold(log.replace(pin.encode(), b"0" * 16))
    assert caught.value.message == "other-start"


def test_a_neutral_act_of_the_house_counts_once_too() -> None:
    table = machines(variant("agon"))
    neutral = Command(f"house-{table.head + 1}", table.head, "neutral")
    assert table.send(0, neutral, 1) == table.send(0, neutral, 2) == table.head


@every_game
def test_a_command_that_has_not_seen_the_newest_event_is_stale(game: Game) -> None:
    """The head counts while one is asked; and nobody has seen what is still to come."""
    table = play(started(variant(game)), random.Random(2), 4)
    while len(table.asked) > 1:
        play(table, random.Random(2), 1)
    (seat,) = table.asked
    actions = an_act(table, seat, random.Random(2))
    for expected in (0, table.head - 1, table.head + 1):
        error = refusal(table, seat, Command("x", expected, actions=actions))
        assert isinstance(error, Stale) and error.head == table.head
    table.send(seat, Command("x", table.head, actions=actions), 1)


def test_only_what_changes_what_is_asked_outdates_a_command() -> None:
    """Else an opponent could stall a mover by offers, wishes and hand-overs."""
    table = started(variant("agon"))
    act(table, 0, table.view(0).legal()[0])
    seen = table.head
    for what, body in (
        ("ask", {}),
        ("hand", {"bot": "0"}),
        ("take", {"name": "Eve"}),
        ("offer", {}),
    ):
        do(table, 0, what, **body)
    table.send(1, Command("x", seen, actions=an_act(table, 1, random.Random(1))), 1)
    assert table.asked_seq == table.head
    assert table.offer == 0  # nobody turns down what he has not seen


def test_an_answer_must_have_seen_what_it_answers() -> None:
    """Neither an offer made anew nor another wish is agreed to by a late command."""
    table = started(variant("agon"))
    act(table, 0, table.view(0).legal()[0])
    for what, answers in (("offer", ("accept", "decline")), ("ask", ("grant", "decline"))):
        do(table, 0, what)
        seen = table.head
        do(table, 0, "decline")
        do(table, 0, what)
        for answer in answers:
            assert isinstance(refusal(table, 1, Command("x", seen, answer)), Stale)
        do(table, 1, "decline")
    do(table, 0, "offer")
    seen = table.head
    do(table, 0, "ask")
    assert isinstance(refusal(table, 1, Command("x", seen, "decline")), Stale)
    table.send(1, Command("x", seen, "accept"), 1)
    assert table.result == Result("agreed", (0.0, 0.0))


@pytest.mark.parametrize("cycle", [("offer", "decline"), ("ask", "decline"), ("hand", "take")])
def test_asides_are_counted_until_somebody_else_acts(cycle: tuple[str, str]) -> None:
    table, chooser = started(variant("agon")), random.Random(1)
    bodies = {"hand": {"bot": "0"}, "take": {"name": "Eve"}}
    act(table, 0, *an_act(table, 0, chooser))
    for k in range(MOST_ASIDES):
        what = cycle[k % 2] if cycle[0] == "hand" else cycle[0]
        do(table, 0, what, **bodies.get(what, {}))
        if cycle[1] == "decline":
            do(table, 1, "decline")
    assert refused(table, 0, cycle[0], **bodies.get(cycle[0], {})) == "too-many"
    assert refused(table, 0, "offer") == refused(table, 0, "ask") == "too-many"
    do(table, 1, "offer")
    do(table, 0, "decline")
    act(table, 1, *an_act(table, 1, chooser))
    do(table, 0, "offer")
    assert slots(Table.fold(table.log)) == slots(table)


def test_a_table_has_a_most_of_events(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(started(variant("spywhere", 3)), random.Random(1), 2)
    monkeypatch.setattr(door, "MOST_EVENTS", table.head)
    (seat,) = table.asked
    actions = an_act(table, seat, random.Random(1))
    assert refused(table, seat, "act", actions=actions) == refused(table, 0, "ask") == "table-full"
    do(table, seat, "resign")
    assert refused(table, seat, "neutral") == "table-full"
    do(table, 0, "end")
    records.verify(records.write(table))


def test_who_sits_down_need_not_have_seen_the_others_do_so() -> None:
    table = seated(variant("agon"))
    assert [event["expected"] for event in table.events[1:]] == [0, 1]
    table = seated(variant("spywhere", 3))
    do(table, 1, "stand")
    table.send(1, Command("x", 0, "sit", name="Ida", pledge="ab" * 32), 1)
    assert table.seats[1].name == "Ida"


@every_game
def test_who_is_not_asked_is_refused(game: Game) -> None:
    table, chooser = started(variant(game)), random.Random(3)
    while table.is_shared or len(table.asked) == len(table.seats):
        play(table, chooser, 1)
    other = next(seat for seat in range(len(table.seats)) if seat not in table.asked)
    error = refusal(table, other, Command("x", table.head, actions=(0,)))
    assert error.message == "not-asked"
    assert error.details == {"seats": tuple(table.asked)}
    assert refused(table, other, "neutral") == "not-asked"


@every_game
def test_before_the_start_and_after_the_end_nobody_is_asked(game: Game) -> None:
    table = seated(variant(game))
    for what in ("neutral", "resign", "offer", "accept", "ask", "grant", "decline"):
        assert refused(table, 0, what) == "not-started"
    assert refused(table, 0, "act", actions=(0,)) == "not-started"
    start(table)
    assert refused(table, 0, "start") == "already-started"
    do(table, 0, "end")
    for what in ("neutral", "resign", "offer", "accept", "ask", "grant", "decline", "end"):
        assert refused(table, 0, what) == "game-over"
    assert refused(table, 0, "act", actions=(0,)) == "game-over"
    with pytest.raises(Conflict):
        table.draft(0, (0,))


@every_game
@given(data=st.data())
def test_an_action_is_legal_or_refused_with_its_paragraph(game: Game, data: st.DataObject) -> None:
    """Malformed beyond the game's numbers, illegal with a paragraph of the rulebook within."""
    chooser = random.Random(data.draw(st.integers(0, 3)))
    table = play(started(variant(game)), chooser, data.draw(st.integers(0, 6)))
    if table.result:
        return
    seat = table.asked[-1]
    action = data.draw(st.integers(0, game.actions + 3))
    if action in table.view(seat).legal():
        table.draft(seat, (action,))
        return
    error = refusal(table, seat, Command("x", table.head, actions=(action,)))
    if action < game.actions:
        assert isinstance(error, IllegalAction)
        assert (error.paragraph, error.message) in [refusal[:2] for refusal in game.rules.REFUSALS]
    else:
        assert isinstance(error, Malformed)


def test_an_act_is_sent_whole() -> None:
    """A3: lots without their seal are a draft, of which nobody may hear."""
    table = started(variant("agent", 3))
    first = table.view(0).legal()[0]
    assert refused(table, 0, "act", actions=(first,)) == "unfinished"
    view, is_whole = table.draft(0, (first,))
    assert not is_whole and view != table.view(0)


@every_game
def test_a_command_holds_one_act(game: Game) -> None:
    table, chooser = play(started(variant(game)), random.Random(5), 3), random.Random(5)
    seat = table.asked[0]
    actions = an_act(table, seat, chooser)
    assert refused(table, seat, "act", actions=(*actions, *actions)) == "one-act-at-a-time"


@every_game
def test_there_is_no_such_seat(game: Game) -> None:
    table = started(Variant(game))
    for seat in (-1, len(table.seats), 7):
        error = refusal(table, seat, Command("x", table.head, "offer"))
        assert error.details == {"field": "seat"}


@every_secret_game
def test_a_seat_can_be_played_for_by_the_house(game: Game) -> None:
    """The rules say what; it is one event, with the actions in it."""
    table = machines(variant(game))
    while table.result is None:
        seat = table.asked[0]
        number = do(table, seat, "neutral")
        assert table.events[number]["actions"]
    assert table.result.how == "rules"
    records.verify(records.write(table))


def test_text_that_is_no_action_is_malformed() -> None:
    table = started(variant("agon"))
    with pytest.raises(Malformed):
        say(table, 0, "nowhere")
    assert act(table, 0, table.view(0).legal()[0]) == table.head
