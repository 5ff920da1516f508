"""Noninterference over every way out: two servers whose tables differ only in what a viewer may
not know give him the same bytes, sizes, order, headers and codes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import zlib

import msgspec
import pytest
import structlog
from sqlalchemy import event

from ludotheque.house import resident as residents
from ludotheque.house.people import Sender
from ludotheque.house.resident import Resident
from ludotheque.storage import files
from ludotheque.storage.sqlite import SqliteStore
from ludotheque.tables import seen as sight
from ludotheque.web import acting, chat, frames, hub, links, problems
from ludotheque.web.company import Company
from ludotheque.web.hall import COLLECT
from ludotheque.web.vestibule import Vestibule
from tests.conformance.walks import HOUSE_GAMES, name
from tests.web.twins import Wish, difference, guest_of, pairs, play_on, requests, seat_both, twins
from tests.web.windows import Window, late_leak, window_leak

SECRET_GAMES = [game for game in HOUSE_GAMES if game.has_secrets]
PAIRS = int(os.environ.get("LUDOTHEQUE_PAIRS", "200"))
NOW = 10**13  # milliseconds since 1970, as both servers see it: later than they ever did
PER_PART = 1000  # pairs that two servers see before there are new ones: long lists take long
SOME = 12  # of all that a viewer may ask, for each pair others
PARTS = [(first, min(PER_PART, PAIRS - first)) for first in range(0, PAIRS, PER_PART)]


@pytest.fixture(scope="module", autouse=True)
def cheap():
    """Nothing here has to outlive a power cut, and nobody reads the log or scans a code.

    What is compared stays: the picture of a link says what the link says.
    """

    def forgetful(path, begin):
        made = engine(path, begin)
        event.listen(made, "connect", lambda line, _: line.execute("PRAGMA synchronous=OFF"))
        return made

    engine, talk, collector = files.engine, structlog.get_config(), gc.get_threshold()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    gc.set_threshold(*COLLECT)  # as the server does
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "engine", forgetful)
        patch.setattr(links, "qr_code", lambda url: f"<svg>{url}</svg>")
        yield
    gc.set_threshold(*collector)
    structlog.configure(**talk)


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    made = twins(tmp_path_factory.mktemp("inside"))
    yield made
    for one in made:
        one.close()


@pytest.fixture
def fresh(tmp_path):
    """Two servers at which nothing was played before: lists show all there is."""
    made = twins(tmp_path)
    yield made
    for one in made:
        one.close()


@pytest.fixture(autouse=True)
def still(monkeypatch):
    """Both servers have the same time, which stands still; nor do streams have a pulse."""
    monkeypatch.setattr(SqliteStore, "_time", lambda self, connection: NOW)
    monkeypatch.setattr(hub, "HEARTBEAT", 10**6)


async def leak(two, pair, table_id, dice):
    """How a viewer could tell two servers apart; or None."""
    tables = (pair.one, pair.two)
    every = [*requests(table_id, two[0].created, tables, pair.viewer, dice)]
    some = [every[k] for k in sorted(dice.sample(range(len(every)), SOME))]
    return await difference(two, some, guest_of(pair.viewer))


def found_leak(two, game, count, seed=0, tag=""):
    """The first leak in so many pairs; and how many of them really differ."""

    async def look():
        different, last, table_id = 0, None, ""
        for one in two:
            one.hall.hub.open()
        for k, pair in enumerate(pairs(game, count, seed)):
            different += pair.is_different
            if pair is not last or not play_on(two, pair, table_id):
                last, table_id = pair, f"{game.name}{tag}{k}"
                seat_both(two, pair, table_id)
            found = await leak(two, pair, table_id, random.Random(seed + k))
            if found:
                return found, k + 1
        return None, different

    return asyncio.run(look())


@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"from {part[0]}")
@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_what_a_viewer_may_not_know_changes_no_byte_on_the_wire(fresh, game, part):
    first, count = part
    found, different = found_leak(fresh, game, count, first)
    assert found is None
    assert different >= count / 2


@pytest.mark.parametrize("is_against_machines", [False, True], ids=["people", "machines"])
@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_while_a_window_runs_nobody_learns_that_somebody_answered(fresh, game, is_against_machines):
    """A question is put at both servers; at the second one answers, then all others do."""
    window = Window(fresh, game, (0,) if is_against_machines else (0, 1, 2))
    assert len(window.asked) >= 2
    assert asyncio.run(window_leak(window, random.Random(1))) is None


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("is_last", [False, True], ids=["first", "last"])
@pytest.mark.parametrize("game", SECRET_GAMES, ids=name)
def test_who_has_answered_does_not_learn_that_all_have(fresh, game, is_last, seat):
    """Nor does who is not asked: of the first window of a game, and of one that ends it."""
    window = Window(fresh, game, (0, 1, 2), is_last)
    assert asyncio.run(late_leak(window, seat, random.Random(1))) is None


def _with(function, change):
    return lambda *given, **named: change(function(*given, **named), *given)


def _whole(table):
    """The whole truth about a table as a number, the same in every process."""
    return zlib.crc32(table.states.tobytes())


def _replaced(struct, **fields):
    return msgspec.structs.replace(struct, **fields)


_last = [0]  # the whole truth about the table that was looked at last

LEAKS = {
    "an id": (
        Sender, "answer",
        lambda old: lambda self, table, seat, command, players: table.answer(seat, command),
    ),
    "words of those who watch": (
        chat.Remark, "is_for", lambda old: lambda self, guest, company, table: True
    ),
    "how many words": (
        SqliteStore, "say",
        lambda old: lambda self, table, player, audience, text, is_aside=False: old(
            self, table, player, audience, text, True),
    ),
    "numbers for all": (Vestibule, "_runs_the_house", lambda old: lambda self, request: True),
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
    assert any(found_leak(two, game, 40, tag=tag)[0] for game in reversed(SECRET_GAMES))


def test_a_leaky_window_is_found(fresh, monkeypatch):
    """That a fresh stream hears of every answer, for one."""

    def tell(self, answerer=None):
        self.on_told(self, None)
        old(self, answerer)

    old = Resident.tell
    monkeypatch.setattr(Resident, "tell", tell)
    window = Window(fresh, SECRET_GAMES[0], (0, 1, 2))
    assert asyncio.run(window_leak(window, random.Random(1))) == Wish("GET", "a stream")
