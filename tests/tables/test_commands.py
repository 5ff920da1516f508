"""Commands: read, counted once, refused without a trace."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.errors import Conflict, IllegalAction, Malformed, MalformedCommand, Stale
from ludotheque.core.game import Game
from ludotheque.core.position import Variant
from ludotheque.tables import Command
from ludotheque.tables.commands import DOINGS, MOST_ACTIONS, MOST_LETTERS
from tests.tables.play import (
    act,
    an_act,
    do,
    every_game,
    every_secret_game,
    play,
    refusal,
    refused,
    say,
    seated,
    slots,
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
SIT = {**SEEN, "do": "sit", "name": "Ada", "nonce": "0" * 16}
FIELDS = ("command_id", "expected_seq", "do", "actions", "name", "nonce", "bot", "id", "expected")
NEARLY = {
    "command_id": st.just("a") | JSON,
    "expected_seq": st.integers(0, 3) | JSON,
    "do": st.sampled_from(DOINGS) | JSON,
    "actions": st.lists(st.integers(-1, 5), max_size=3) | JSON,
    "name": st.sampled_from(["Ada", " Ada", "", "a\n", "x" * 41]) | JSON,
    "nonce": st.just("0" * 16) | JSON,
    "bot": st.just("hard") | JSON,
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
        ({**SEEN, "do": "start", "actions": [1]}, "actions"),
        ({**SEEN, "do": "sit", "name": "Ada"}, "nonce"),
        ({**SIT, "nonce": "A" * 16}, "nonce"),
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


def test_the_house_alone_plays_for_somebody_who_does_not() -> None:
    """The neutral act may be one that players are forbidden, so it is never read from outside."""
    with pytest.raises(MalformedCommand):
        Command.read({"command_id": "a", "expected_seq": 3, "do": "neutral"})
    assert Command("a", 3, "neutral").do == "neutral"


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
        Command("x", table.head - 1, "sit", name="Ada", nonce="0" * 16),
    ):
        assert refusal(table, 0, command).message == "command-reused"


def test_a_body_with_a_field_less_or_more_is_another_body() -> None:
    for first, second in (("0" * 16, ""), ("0" * 16, "1" * 16)):
        table = seated(variant("agon"))
        do(table, 0, "stand")
        at = table.head
        table.send(0, Command("x", at, "hand", bot="easy", nonce=first), 1)
        error = refusal(table, 0, Command("x", at, "hand", bot="easy", nonce=second))
        assert error.message == "command-reused"
    table = seated(variant("agon"))
    table.send(0, Command("x", table.head, "hand", bot="easy"), 1)
    more = Command("x", table.head - 1, "hand", bot="easy", nonce="0" * 16)
    assert refusal(table, 0, more).message == "command-reused"


def test_two_seats_may_use_the_same_id() -> None:
    """An id is its sender's own: nobody can find out, or use up, another's."""
    table = started(variant("agon"))
    chooser = random.Random(1)
    for seat in (0, 1):
        table.send(seat, Command("x", table.head, actions=an_act(table, seat, chooser)), 1)
    assert len(table.events) == 6


def test_a_neutral_act_of_the_house_counts_once_too() -> None:
    table = started(variant("agon"))
    neutral = Command("x", table.head, "neutral")
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


def test_an_act_that_had_not_seen_an_offer_is_stale() -> None:
    """Else a draw could be turned down by somebody who did not know of it."""
    table = started(variant("agon"))
    seen = table.head
    actions = an_act(table, 0, random.Random(1))
    do(table, 1, "offer")
    assert isinstance(refusal(table, 0, Command("x", seen, actions=actions)), Stale)


def test_who_sits_down_need_not_have_seen_the_others_do_so() -> None:
    table = seated(variant("agon"))
    assert [event["at"] for event in table.events[1:]] == [0, 1]
    table = seated(variant("spywhere", 3))
    do(table, 1, "stand")
    table.send(1, Command("x", 0, "sit", name="Ida", nonce="ab" * 8), 1)
    assert table.seats[1].name == "Ida"


@every_game
def test_who_is_not_asked_is_refused(game: Game) -> None:
    table, chooser = started(variant(game)), random.Random(3)
    while len(table.asked) == len(table.seats):
        play(table, chooser, 1)
    other = next(seat for seat in range(len(table.seats)) if seat not in table.asked)
    error = refusal(table, other, Command("x", table.head, actions=(0,)))
    assert error.message == "not-asked"
    assert error.details == {"seats": ", ".join(str(seat + 1) for seat in table.asked)}
    assert refused(table, other, "neutral") == "not-asked"


@every_game
def test_before_the_start_and_after_the_end_nobody_is_asked(game: Game) -> None:
    table = seated(variant(game))
    for what in ("neutral", "resign", "offer", "accept", "ask", "grant", "decline"):
        assert refused(table, 0, what) == "not-started"
    assert refused(table, 0, "act", actions=(0,)) == "not-started"
    do(table, 0, "start")
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
        assert (error.paragraph, error.message) in game.rules.REFUSALS[1:]
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
    table = started(variant(game))
    while table.result is None:
        seat = table.asked[0]
        number = do(table, seat, "neutral")
        assert table.events[number]["actions"]
    assert table.result.how == "rules"


def test_text_that_is_no_action_is_malformed() -> None:
    table = started(variant("agon"))
    with pytest.raises(Malformed):
        say(table, 0, "nowhere")
    assert act(table, 0, table.view(0).legal()[0]) == table.head
