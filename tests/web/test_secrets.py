"""Noninterference over every way out: two servers whose tables differ only in what a viewer may
not know give him the same bytes, sizes, order, headers and codes.
"""

from __future__ import annotations

import asyncio
import os
import random

import msgspec
import pytest

from ludotheque.core.calls import SPECTATOR
from ludotheque.house import resident as residents
from ludotheque.house.resident import Resident
from ludotheque.storage import Guest
from ludotheque.storage.sqlite import SqliteStore
from ludotheque.tables import Table
from ludotheque.tables import seen as sight
from ludotheque.web import acting, frames, problems
from ludotheque.web.company import Company
from tests.conformance.walks import HOUSE_GAMES, name
from tests.tables.pairs import Pair
from tests.tables.play import act, an_act, started, variant
from tests.web.inside import Inside

SECRET_GAMES = [game for game in HOUSE_GAMES if game.has_secrets]
PAIRS = int(os.environ.get("LUDOTHEQUE_PAIRS", "200"))
GUESTS = tuple(f"guest{k}" for k in range(6))
PER_GAME = 20  # pairs out of one game
NOW = 10**13  # milliseconds since 1970, as both servers see it: later than they ever did
SOME = 12  # of all that a viewer may ask, for each pair others


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    """Two servers with the same keys and the same guests."""
    made = [Inside(tmp_path_factory.mktemp("inside") / str(k)) for k in range(2)]
    made[1].hall.keys = made[0].hall.keys
    for one in made:
        for guest in (*GUESTS, "watcher"):
            one.hall.store.put_guest(Guest(guest, guest, "en")).result()
    yield made
    for one in made:
        one.close()


def pairs(game, count):
    """Pairs of tables of all sizes and phases, with viewers who differ."""
    made, seed = 0, 0
    while made < count:
        seed += 1
        dice = random.Random(seed)
        seats = dice.randint(game.fewest_seats, game.most_seats)
        viewer = dice.choice([*range(seats), SPECTATOR])
        pair = Pair(variant(game, seats), viewer, seed)
        for _ in range(min(PER_GAME, count - made)):
            yield pair
            made += 1
            before = pair.one.head
            pair.play(dice.choice([1, 1, 1, 5]))
            if pair.one.result is not None or pair.one.head == before:
                break


def requests(table_id, created, table, viewer, dice):
    """All that a viewer may ask, good and bad: method, path, body, chunks."""
    seat, at = (viewer if viewer != SPECTATOR else -1), f"/api/v1/tables/{table_id}"
    legal = table.view(viewer).legal() if viewer != SPECTATOR else []
    for path in (
        f"?seat={seat}", "?seat=-1", "?seat=0", f"/log?seat={seat}", f"/notes?seat={seat}",
        f"/lines?seat={seat}&lang=nl", f"/standing?seat={seat}", f"/chat?seat={seat}",
        f"/replay?as={seat if seat >= 0 else 'spectator'}", "/replay?as=all", "/replay?as=1",
        "/record", "/review", "/check", "/invitation",
    ):  # fmt: skip
        yield "GET", at + path, None, None
    yield "GET", f"/api/v1/tables?of=mine&after={created + 1}", None, None
    yield "GET", f"{at}/stream?seat={seat}", None, 1
    yield "GET", f"{at}/stream?seat={seat}&since={dice.randrange(table.head + 5)}", None, 1
    yield "GET", f"/api/v1/stream?watch={table_id}.{seat}:-1&watch={table_id}.0", None, 1
    tries = [[], legal[:1], legal[:2], legal[-1:], [dice.randrange(table.variant.game.actions)]]
    for actions in tries:
        yield "POST", f"{at}/draft", {"seat": max(seat, 0), "actions": actions}, None
    for actions, expected in ((tries[-1], table.head), (legal[:1], 0), (legal[:1], table.head + 1)):
        body = {"command_id": "x", "expected_seq": expected, "seat": max(seat, 0)}
        yield "POST", f"{at}/commands", {**body, "actions": actions}, None
    text = {"command_id": "y", "expected_seq": table.head, "seat": max(seat, 0), "text": "nonsense"}
    yield "POST", f"{at}/commands", text, None


async def leak(two, pair, table_id, dice):
    """How a viewer could tell two servers apart; or ""."""
    people = {k: GUESTS[k] for k, here in enumerate(pair.one.seats) if here.name}
    for one, table in zip(two, (pair.one, pair.two), strict=True):
        one.seat(table_id, table, people)
    guest = GUESTS[pair.viewer] if pair.viewer != SPECTATOR else "watcher"
    every = [*requests(table_id, two[0].created, pair.one, pair.viewer, dice)]
    for k in sorted(dice.sample(range(len(every)), SOME)):
        method, path, body, chunks = every[k]
        given = [await one.ask(method, path, guest, body, chunks) for one in two]
        if given[0] != given[1]:
            return f"{method} {path} {body}"
        if path.endswith("/commands") and given[0][0] == 200:
            return ""  # it was legal after all, and the two have gone on
    return ""


def found_leak(two, game, count, tag=""):
    """The first leak in so many pairs; and how many of them really differ."""

    async def look():
        different = 0
        for one in two:
            one.hall.hub.open()
        for k, pair in enumerate(pairs(game, count)):
            different += pair.is_different
            found = await leak(two, pair, f"{game.name}{tag}{k}", random.Random(k))
            if found:
                return found, k + 1
        return "", different

    return asyncio.run(look())


@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_what_a_viewer_may_not_know_changes_no_byte_on_the_wire(two, game):
    found, different = found_leak(two, game, PAIRS)
    assert found == ""
    assert different >= PAIRS / 2


@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_while_a_window_runs_nobody_learns_that_somebody_answered(two, game, monkeypatch):
    """A question is put at both servers; at the second one answers, then all others do."""
    monkeypatch.setattr(SqliteStore, "_time", lambda self, connection: NOW)
    for one in two:  # the window is not over before the test is
        monkeypatch.setattr(one.hall.house.timers, "after", lambda seconds, call: None)
    table, (seat, actions) = before_a_window(game)
    table_id, people = f"{game.name}-window", {k: GUESTS[k] for k in range(len(table.seats))}
    commands = [f"/api/v1/tables/{table_id}/commands"] * len(table.seats)
    for one in two:
        one.seat(table_id, table, people, is_public=True)
    question = {"command_id": "ask", "expected_seq": table.head, "seat": seat, "actions": actions}

    async def look():
        for one in two:
            one.hall.hub.open()
            assert (await one.ask("POST", commands[0], GUESTS[seat], question))[0] == 200
        asked = play_on(table, seat, actions)
        dice = random.Random(1)
        for n, answerer in enumerate(asked):
            answer = {"command_id": "answer", "expected_seq": table.head, "seat": answerer}
            answer["actions"] = an_act(table, answerer, dice)
            status, _, body = await two[1].ask("POST", commands[0], GUESTS[answerer], answer)
            assert (status, body) == (200, b'{"head":%d}' % table.head)
            for viewer in (*asked[n + 1 :], SPECTATOR):
                await want_same(two, table_id, table, viewer, dice)
        return asked

    assert len(asyncio.run(look())) >= 2


def before_a_window(game):
    """A table, and the act after which several are asked at once."""
    for seed in range(100):
        table, dice = (
            started(variant(game, max(3, game.fewest_seats)), bytes([seed]) * 32),
            random.Random(seed),
        )
        while table.result is None:
            before, seat = bytes(table.log), dice.choice(table.asked)
            actions, is_first = an_act(table, seat, dice), not table.is_shared
            act(table, seat, *actions)
            if table.is_shared and is_first:
                return Table.fold(before), (seat, actions)
    raise AssertionError("no window")


def play_on(table, seat, actions):
    """Let the question be put; who is asked."""
    act(table, seat, *actions)
    return table.asked


async def want_same(two, table_id, table, viewer, dice):
    """All that a viewer may ask is answered alike, lists included."""
    guest = GUESTS[viewer] if viewer != SPECTATOR else "watcher"
    lists = [
        ("GET", f"/api/v1/tables?of={of}", None, None) for of in ("waiting", "running", "over")
    ]
    for method, path, body, chunks in [*requests(table_id, 10**6, table, viewer, dice), *lists]:
        if not path.endswith("/commands"):
            given = [await one.ask(method, path, guest, body, chunks) for one in two]
            assert given[0] == given[1], (method, path, body)


def _with(function, change):
    return lambda *given, **named: change(function(*given, **named), *given)


def _whole(table):
    """The whole truth about a table as a number."""
    return hash(table.states.tobytes())


def _replaced(struct, **fields):
    return msgspec.structs.replace(struct, **fields)


_last = [0]  # the whole truth about the table that was looked at last

LEAKS = {
    "another's view": (Resident, "view", lambda old: lambda self, viewer: self.shown.view(0)),
    "another's log": (
        Resident, "look", lambda old: lambda self, viewer: old(self, 0 if viewer else 1)
    ),
    "all actions": (
        sight, "_played",
        lambda old: lambda table, event, viewer: {"do": "act", "actions": event["actions"]},
    ),
    "how much was done": (
        residents, "seen",
        lambda old: _with(old, lambda seen, table, event, *_: _replaced(
            seen, bot=str(len(event.get("actions", ()))))),
    ),
    "a number": (
        Resident, "_frame",
        lambda old: _with(old, lambda frame, self, *_: _replaced(
            frame, head=frame.head + _whole(self.table) % 97)),
    ),
    "a count": (
        Company, "house",
        lambda old: _with(old, lambda house, self, table, *_: _replaced(
            house, watchers=_whole(table) % 97)),
    ),
    "an order": (
        Resident, "_frame",
        lambda old: _with(old, lambda frame, self, *_: _replaced(
            frame, actions=sorted(frame.actions, reverse=bool(_whole(self.table) & 1)))),
    ),
    "a size": (
        frames, "with_house",
        lambda old: _with(old, lambda data, *_: data + b" " * (_last[0] % 97)),
    ),
    "an error": (
        problems, "_problem",
        lambda old: lambda status, code, detail, **more: old(
            status, code, f"{detail} {_last[0] % 97}", **more),
    ),
    "a header": (
        acting, "reply",
        lambda old: lambda body, status=200: old(body, status, f"no-store, x={_last[0] % 97}"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", LEAKS)
def test_a_seeded_leak_is_found(two, monkeypatch, what):
    """The test above can fail."""
    target, attribute, leaky = LEAKS[what]
    monkeypatch.setattr(target, attribute, leaky(getattr(target, attribute)))
    is_asked = Resident.is_asked

    def noted(self, seat):
        _last[0] = _whole(self.table)
        return is_asked(self, seat)

    monkeypatch.setattr(Resident, "is_asked", noted)
    frames._kept.clear()
    tag = f"-leak{[*LEAKS].index(what)}-"
    assert any(found_leak(two, game, 30, tag)[0] for game in reversed(SECRET_GAMES))
