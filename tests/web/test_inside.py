"""What takes long or needs a clock of its own: heartbeats, limits, tables that nobody comes to."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from structlog.testing import capture_logs

from ludotheque.house.standing import Rule, encoded
from ludotheque.storage import Guest
from ludotheque.web import hub, keeping
from ludotheque.web.keys import hashed
from ludotheque.web.limits import Limits
from ludotheque.web.peers import Peers
from tests.tables.play import act, an_act, started, variant
from tests.web.inside import Inside

ADA = "guest-ada"


@pytest.fixture
def inside(tmp_path):
    made = Inside(tmp_path / "house")
    made.hall.store.put_guest(Guest(ADA, "Ada", "en")).result()
    made.seat("table", started(variant("agon", 2)), {0: ADA, 1: "guest-bo"})
    yield made
    made.close()


def asked(inside, *requests):
    """Answers, one after the other."""

    async def ask():
        inside.hall.hub.open()
        return [await inside.ask(*request) for request in requests]

    return asyncio.run(ask())


def test_a_stream_has_a_heartbeat_with_its_heads(inside, monkeypatch):
    monkeypatch.setattr(hub, "HEARTBEAT", 0.05)
    one, whole = asked(
        inside,
        ("GET", "/api/v1/tables/table/stream?seat=0", ADA, None, 3),
        ("GET", "/api/v1/stream?watch=table.0", ADA, None, 3),
    )
    head = started(variant("agon", 2)).head
    assert b'event: heartbeat\nid: %d\ndata: {"head":%d}' % (head, head) in one[2]
    assert (
        b'event: heartbeat\nid: table.0:%d\ndata: {"heads":"table.0:%d"}' % (head, head) in whole[2]
    )


def test_a_table_that_is_asked_for_twice_is_told_of_once(inside):
    url = "/api/v1/stream?watch=table.0&watch=table&watch=table.0:3&watch=table.-1"
    (answer,) = asked(inside, ("GET", url, ADA, None, 1))
    assert answer[2].count(b"event: frame\n") == 2
    assert answer[2].count(b'"viewer":0') == 1 and answer[2].count(b'"viewer":null') == 1


def test_who_does_not_keep_up_gets_what_waits_and_then_the_rest(inside):
    async def hear():
        inside.hall.hub.open()
        channel = hub.Channel(inside.hall.hub, ADA)
        await inside.hall.hub.watch(channel, "table", 0, -1)
        channel.watches[0].listener.cut()
        inside.hall.hub.catch_up()  # it was woken for that once, and not again
        kinds = [event.kind for event in await channel.news()]
        watch = channel.watches[0]
        table = started(variant("agon", 2))
        seat = table.asked[0]
        act(table, seat, *an_act(table, seat, random.Random(1)))
        assert inside.follow("table", table)
        more = [json.loads(event.data)["head"] for event in await channel.news()]
        return kinds, more, watch.head

    head = started(variant("agon", 2)).head
    assert asyncio.run(hear()) == (["frame"], [head + 1], head + 1)


def test_nobody_hears_that_a_table_which_is_not_public_was_closed(inside, monkeypatch):
    monkeypatch.setattr(hub, "LULL", 0.0)
    monkeypatch.setattr(hub, "HEARTBEAT", 10**6)
    inside.hall.store.put_guest(Guest("guest-eva", "Eva", "en")).result()

    async def hear():
        inside.hall.hub.open()
        async with inside.hearing("/api/v1/stream", "guest-eva") as heard:
            await heard.wait(1)
            body = {"game": "agon", "seats": 2}
            _, _, opened = await inside.ask("POST", "/api/v1/tables", ADA, body)
            path = f"/api/v1/tables/{json.loads(opened)['table']}/close"
            assert (await inside.ask("POST", path, ADA))[0] == 204
            for _ in range(20):
                await asyncio.sleep(0.01)
            quiet = heard.heard()
            await inside.ask("POST", "/api/v1/tables", ADA, {**body, "is_public": True})
            return quiet, await heard.next()

    quiet, news = asyncio.run(hear())
    assert quiet == b"" and b"event: lobby\n" in news


def test_a_link_carries_one_person_to_a_seat(inside):
    inside.hall.store.put_link(hashed("secret"), "table", 0, ADA, 10**15).result()
    inside.hall.store.put_guest(Guest("guest-eva", "Eva", "en")).result()
    take = ("POST", "/api/v1/seat", "guest-eva", {"secret": "secret"})
    assert [answer[0] for answer in asked(inside, take, take)] == [200, 404]


def test_the_house_is_never_told_ahead_of_the_frames(inside):
    """Else a page would answer what it reads there from an event that is past."""

    async def told():
        inside.hall.hub.open()
        channel = hub.Channel(inside.hall.hub, ADA)
        await inside.hall.hub.watch(channel, "table", 0, -1)
        watch = channel.watches[0]
        yield [event.kind for event in await watch.take()]
        after = watch.place.glimpse.table.fork()
        after.head, after.offer = after.head + 1, 1
        inside.hall.hub._told("table", hub.Glimpse(after, 0))
        yield [event.kind for event in await watch.take()]
        watch.head = after.head  # its frame has come
        yield [event.kind for event in await watch.take()]

    async def all_told():
        return [kinds async for kinds in told()]

    assert asyncio.run(all_told()) == [["frame"], [], ["house"]]


def test_who_comes_while_the_last_one_goes_hears_all_that_is_beside_the_frames(inside):
    """A page that is loaded again, for one: its new stream may begin before the old one ends."""
    the_hub = inside.hall.hub

    async def told():
        the_hub.open()
        old, new = hub.Channel(the_hub, ADA), hub.Channel(the_hub, ADA)
        await the_hub.watch(old, "table", 0, -1)
        coming = asyncio.create_task(the_hub.watch(new, "table", 0, -1))
        await asyncio.sleep(0)  # it is on its way
        the_hub.left(old)
        await coming
        watch = new.watches[0]
        await watch.take()
        after = watch.place.glimpse.table.fork()
        after.offer = 1
        the_hub._told("table", hub.Glimpse(after, 0))
        kinds = [event.kind for event in await watch.take()]
        the_hub.left(new)
        return kinds, the_hub.places

    assert asyncio.run(told()) == (["house"], {})


def test_who_goes_while_a_window_runs_is_seen_to_when_it_ends(inside):
    """Else who answers and closes the page would have told so."""
    guests = {0: ADA, 1: "guest-bo", 2: "guest-cy"}
    inside.seat("secret", started(variant("agent", 3)), guests)
    the_hub = inside.hall.hub

    async def watched(guest, seat):
        channel = hub.Channel(the_hub, guest)
        await the_hub.watch(channel, "secret", seat, -1)
        return channel.watches[0]

    def here(house):
        return [seat["is_here"] for seat in json.loads(house)["seats"]]

    async def watching():
        the_hub.open()
        before = started(variant("agon", 2))
        watches = [await watched(guests[seat], seat) for seat in (0, 1)]
        place, glimpse = watches[0].place, watches[0].place.glimpse
        assert glimpse.table.is_shared and before.head
        place.show(hub.Glimpse(before.fork(), 0))  # no window ran, and both were seen
        place.show(glimpse)
        yield here(await place.house(ADA))
        for watch in watches:
            await watch.take()
        the_hub.unwatch(watches[1])
        yield here(await place.house(ADA))
        assert await watches[0].take() == []
        third = await watched("guest-cy", 2)
        yield here(await place.house(ADA))
        yield here(await place.house("guest-cy"))  # but for oneself
        for watch in (watches[0], third):
            the_hub.unwatch(watch)
        assert "secret" not in the_hub.places
        answer = await inside.ask("GET", "/api/v1/tables/secret?seat=0", ADA)
        yield here(json.dumps(json.loads(answer[2])["house"]))
        again = await watched(ADA, 0)
        yield here(await again.place.house(ADA))
        over = glimpse.table.fork()
        over.head, over.is_shared = over.head + 1, False
        the_hub._told("secret", hub.Glimpse(over, 0))
        yield here(await again.place.house(ADA))

    async def all_seen():
        return [seats async for seats in watching()]

    both, alone = [True, True, False], [True, False, False]
    own = [True, True, True]
    assert asyncio.run(all_seen()) == [both, both, both, own, both, both, alone]


def test_machines_are_warm_as_soon_as_their_game_is_ready(inside):
    warmed = []

    class Pool:
        def warm(self, game, machine):
            warmed.append((game.name, machine.level))

        def close(self):
            pass

    inside.hall.house.pool = Pool()
    inside.hall._ready(inside.hall.games["agon"])
    assert warmed == [("agon", 1)]


@pytest.mark.parametrize("whose, found", [("own", [{"choice": "let"}]), ("another", [])])
def test_standing_answers_are_read_by_who_gave_them(inside, whose, found):
    player = started(variant("agon", 2)).seats[0].name if whose == "own" else "who-sat-before"
    kept = encoded(player, [Rule("let")])
    inside.hall.store.put_standing("table", 0, kept).result()
    status, _, said = asked(inside, ("GET", "/api/v1/tables/table/standing", ADA))[0]
    assert status == 200 and json.loads(said) == {"rules": found}


def test_what_changed_at_another_server_makes_people_be_read_anew(inside):
    """Somebody may be forgotten there, though nobody here has looked who is at the table."""
    hall = inside.hall
    resident = hall.house.at("table", lambda here: here).result()
    resident.players = {"somebody": "x"}

    async def look():
        hall.hub.open()
        await Peers(hall).catch_up("table")

    hall.meet_anew()
    asyncio.run(look())
    assert resident.players == {}


def test_who_asks_too_fast_is_told_when_to_come_again(tmp_path):
    inside = Inside(tmp_path / "narrow")
    inside.hall.limits = Limits(0.1, clock=lambda: 0.0)
    for guest in (ADA, "guest-bo"):
        inside.hall.store.put_guest(Guest(guest)).result()
    me = ("GET", "/api/v1/me")
    answers = asked(
        inside, *[(*me, ADA)] * 21, (*me, "guest-bo"), *[("GET", "/api/v1/games")] * 100
    )
    inside.close()
    assert [status for status, _, _ in answers[:20]] == [200] * 20
    slow = answers[20]
    assert slow[0] == 429 and json.loads(slow[2])["code"] == "too-fast"
    assert dict(slow[1])[b"retry-after"] == b"1"
    assert answers[21][0] == 200  # others are not held up
    assert answers[-1][0] == 429  # ... until the whole address is too fast


def test_a_new_name_is_looked_up_where_its_owner_is_alone(inside):
    table, other = ("GET", "/api/v1/tables/table", ADA), ("GET", "/api/v1/tables/other", ADA)
    me, company = ("PUT", "/api/v1/me", ADA, {"name": "Ada Byron"}), inside.hall.known_company
    bo, nobody = "guest-bo", "guest-new"
    for guest in (bo, nobody):
        inside.hall.store.put_guest(Guest(guest, guest, "en")).result()
    inside.seat("other", started(variant("agon", 2)), {0: bo, 1: nobody}, is_public=True)
    asked(inside, table, other)
    known = company("other")
    *_, answer = asked(inside, me, table)
    assert json.loads(answer[2])["house"]["seats"][0]["name"] == "Ada Byron"
    assert company("other") is known


LEGAL = started(variant("agon", 2)).view(0).legal()[0]
COMMANDS = {
    "done": (200, {"actions": [LEGAL]}),
    "illegal": (422, {"actions": [3000]}),
    "of another": (403, {"seat": 1, "actions": [LEGAL]}),
    "not yet seen": (409, {"expected_seq": 99, "actions": [LEGAL]}),
    "of text": (422, {"text": "nonsense"}),
    "malformed": (422, {"seat": "first"}),
    "unknown": (422, {"what": 1}),
    "too long": (413, {"text": "x" * 20_000}),
}


@pytest.mark.parametrize("what", COMMANDS)
def test_a_command_is_answered_alike_by_the_short_way_and_by_its_route(inside, what):
    head, (expected, body) = started(variant("agon", 2)).head, COMMANDS[what]
    sent = {"command_id": "c", "expected_seq": head, "seat": 0, **body}
    found = []
    for guest in (ADA, "guest-bo", "nobody-knows-him"):
        post = ("POST", "/api/v1/tables/table/commands", guest, sent)
        short, long = asked(inside, post, (*post, None, inside.routes))
        assert short[0] == long[0] and short[2] == long[2]
        assert sorted(dict(short[1])) == sorted(dict(long[1]))
        found.append(short[0])
    assert found[0] == expected


def test_who_is_waited_for_is_named(inside):
    body = {"seat": 1, "command_id": "bo-1", "expected_seq": started(variant("agon", 2)).head}
    act = {**body, "do": "act", "text": "k1-j2"}
    inside.hall.store.put_guest(Guest("guest-bo", "Bo", "en")).result()
    status, _, said = asked(inside, ("POST", "/api/v1/tables/table/commands", "guest-bo", act))[0]
    assert status == 409
    assert json.loads(said)["detail"] == f"it is not your turn; waiting for {ADA}"


def test_a_failure_is_told_without_what_it_was_about(inside, monkeypatch):
    def fail(*given):
        raise RuntimeError("the seed is a canary")

    monkeypatch.setattr(inside.hall.store, "chat", fail)
    with capture_logs() as logs:
        status, _, body = asked(inside, ("GET", "/api/v1/tables/table/chat", ADA))[0]
    assert status == 500 and json.loads(body)["code"] == "http-500"
    assert logs[0]["error"] == "RuntimeError" and logs[0]["at"].startswith("test_inside.py:")
    assert "canary" not in str(logs) and b"canary" not in body


def test_tables_that_nobody_comes_to_are_closed(inside, monkeypatch):
    house = inside.hall.house
    waiting = house.open(variant("agon", 2), ADA, "Ada").result()
    store = inside.hall.store
    assert inside.hall.keeping.round() == 1  # one of 1970
    assert store.card("table").status == "abandoned" and store.card(waiting).status == "waiting"
    monkeypatch.setattr(keeping, "WAITING", -1)
    assert inside.hall.keeping.round() == 1
    assert store.card(waiting).status == "abandoned"
