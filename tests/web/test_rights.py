"""Rights that end, end at once; what is not for somebody is not found by a detour."""

from __future__ import annotations

import asyncio
import itertools
import json
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from ludotheque.cli.admin import ordered
from ludotheque.storage import Guest as Known
from ludotheque.storage import Token
from ludotheque.web import hub
from ludotheque.web.keys import hashed
from ludotheque.web.opening import MOST_OPEN
from ludotheque.web.settings import Settings
from ludotheque.web.vestibule import Vestibule
from ludotheque.web.whereabouts import Order, running
from tests.tables.play import started, variant
from tests.web.inside import Inside
from tests.web.serving import NDJSON, SOON
from tests.web.test_streams import table_of

GAME = "agon"
BOT = [{"seat": 1, "level": "0"}]


def secret(link):
    return link["url"].rpartition("/")[2]


def rest_of(stream):
    """All that comes until a stream ends; heartbeats apart."""
    return [(kind, data.get("code")) for kind, data, _ in stream if kind != "heartbeat"]


def test_who_plays_hears_nothing_of_those_who_watch_by_whatever_eyes(guest):
    ada, bo, eva = guest("Ada"), guest("Bo"), guest("Eva")
    table = table_of(ada, bo)
    with ada.stream(f"/tables/{table}/stream", seat=-1) as stream:
        assert next(stream)[0] == "frame"
        eva.post(f"/tables/{table}/chat", {"text": "Bo bluffs"})
        said = ada.post(f"/tables/{table}/chat", {"text": "hello"}, seat=-1)
        assert (said["seat"], said["audience"]) == (0, "players")  # a player, whatever he looks as
        heard = next(data for kind, data, _ in stream if kind == "chat")
        assert heard["text"] == "hello"
    for seat in (0, -1):
        assert [one["text"] for one in ada.get(f"/tables/{table}/chat", seat=seat)["said"]] == [
            "hello"
        ]
    assert [one["text"] for one in eva.get(f"/tables/{table}/chat")["said"]] == [
        "Bo bluffs", "hello",
    ]  # fmt: skip


def test_the_numbers_of_words_do_not_count_what_those_who_watch_say(guest):
    ada, bo, eva = guest("Ada"), guest("Bo"), guest("Eva")
    quiet, loud = table_of(ada, bo), table_of(ada, bo)
    numbers = []
    for table in (quiet, loud):
        for text in ("one", "two"):
            ada.post(f"/tables/{table}/chat", {"text": text})
            if table == loud:
                eva.post(f"/tables/{table}/chat", {"text": "psst"})
        numbers.append([one["n"] for one in bo.get(f"/tables/{table}/chat")["said"]])
    assert numbers[0] == numbers[1]
    watched = [one["n"] for one in eva.get(f"/tables/{loud}/chat")["said"]]
    assert watched == sorted({*watched}) and len(watched) == 4


def test_a_ban_ends_the_streams_of_a_guest_and_of_his_programs(guest, server):
    rude, good = guest("Rude"), guest("Good")
    table = table_of(good, rude)
    made = rude.post("/me/tokens", {"scopes": ["read"]})
    program = guest(token=made["token"])
    with (
        rude.stream(f"/tables/{table}/stream", seat=1) as own,
        rude.stream("/stream") as whole,
        program.stream(f"/tables/{table}/stream", seat=-1) as watching,
    ):
        assert next(own)[0] == next(watching)[0] == "frame"
        ordered(server.data, "", Order("ban", rude.get("/me")["id"]))
        assert rest_of(own)[-1] == rest_of(watching)[-1] == ("gone", "guest-banned")
        assert ("mine", None) not in rest_of(whole)[1:]  # it has ended


def test_a_token_that_is_dropped_hears_no_more(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = table_of(ada, bo)
    made = [ada.post("/me/tokens", {"scopes": ["read"]}) for _ in range(2)]
    programs = [guest(token=one["token"]) for one in made]
    with (
        programs[0].stream(f"/tables/{table}/stream", seat=0) as dropped,
        programs[1].stream(f"/tables/{table}/stream", seat=0) as kept,
    ):
        assert next(dropped)[0] == next(kept)[0] == "frame"
        ada.http.delete(f"/me/tokens/{made[0]['id']}")
        assert rest_of(dropped)[-1] == ("gone", "token-unknown")
        ada.do(table, "offer", 0)
        assert any(kind == "frame" for kind, _, _ in kept)


def test_who_is_forgotten_hears_no_more(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = table_of(ada, bo)
    with bo.stream(f"/tables/{table}/stream", seat=-1) as stream:
        assert next(stream)[0] == "frame"
        bo.http.delete("/me")
        assert rest_of(stream)[-1] == ("gone", "guest-forgotten")


def test_who_is_refused_hears_no_more_of_a_private_table(guest):
    ada, pest = guest("Ada"), guest("Pest")
    opened = ada.open(GAME, 2)
    table = opened["table"]
    pest.come(opened["invitation"])
    pest.sit(table, 1)
    with (
        pest.stream(f"/tables/{table}/stream", seat=-1) as stream,
        pest.stream("/stream") as whole,
    ):
        assert next(stream)[0] == "frame"
        ada.post(f"/tables/{table}/refuse", {"seat": 1})
        assert rest_of(stream)[-1] == ("gone", "storage-no-table")
        ada.do(table, "hand", 1, bot="0")
        ada.do(table, "start")
        pest.post("/tables", {"game": GAME, "is_public": True})
        until_lobby = itertools.takewhile(lambda one: one[0] != "lobby", whole)
        told = [data["stage"] for kind, data, _ in until_lobby if kind == "mine"]
        assert "revealing" not in told and "playing" not in told


@pytest.fixture
def inside(tmp_path):
    made = Inside(tmp_path / "house")
    made.seat("table", started(variant(GAME, 2)), {0: "ada", 1: "bo"}, is_public=True)
    for one in ("ada", "bo"):
        made.hall.store.put_guest(Known(one, one, "en")).result()
    yield made
    made.close()


@pytest.mark.parametrize("what", ["ban", "drop", "forget"])
def test_rights_that_end_elsewhere_end_here_with_the_next_heartbeat(inside, monkeypatch, what):
    """At another server of the same database, or while a stream was being opened."""
    monkeypatch.setattr(hub, "HEARTBEAT", 0.05)
    store = inside.hall.store
    store.put_token(Token("t", "ada", "", "read", 0), hashed("ludo_x")).result()

    async def watch():
        inside.hall.hub.open()
        async with inside.hearing(
            "/api/v1/tables/table/stream", **{"authorization": "Bearer ludo_x"}
        ) as heard:
            await heard.next()
            if what == "ban":
                store.put_guest(Known("ada", "ada", "en", is_banned=True)).result()
            elif what == "drop":
                store.drop_token("ada", "t").result()
            else:
                store.drop_guest("ada").result()
            return await heard.rest()

    told = asyncio.run(watch())
    code = b"token-unknown" if what == "drop" else b"guest-banned"
    assert b"event: gone\n" in told and code in told


def test_the_seat_link_of_a_banned_guest_carries_nothing(guest, server):
    rude, new = guest("Rude"), guest("New")
    table = rude.open(GAME, 2, machines=BOT, start=True)["table"]
    link = rude.post(f"/tables/{table}/seat-link", seat=0)
    ordered(server.data, "", Order("ban", rude.get("/me")["id"]))
    assert new.refused("POST", "/seat", {"secret": secret(link)}) == (404, "link-unknown")


def test_a_guest_has_twenty_open_tables_and_not_one_more_however_he_opens_them(guest):
    ada = guest("Ada")
    over = ada.open(GAME, 2, machines=BOT, start=True)["table"]
    ada.reveal(over, 0)
    ada.do(over, "resign", 0)
    for _ in range(MOST_OPEN - 2):
        ada.post("/tables", {"game": GAME})
    with ThreadPoolExecutor(6) as several:
        at_once = several.map(
            lambda _: ada.http.post("/tables", json={"game": GAME}).status_code, range(6)
        )
    assert sorted(at_once) == [201, 201, 409, 409, 409, 409]
    assert ada.refused("POST", "/tables", {"game": GAME}) == (409, "too-many-tables")
    assert ada.refused("POST", f"/tables/{over}/rematch") == (409, "too-many-tables")
    mine = ada.get("/tables", of="mine")["tables"]
    ada.post(f"/tables/{next(one['table'] for one in mine if one['stage'] == 'seating')}/close")
    assert ada.post(f"/tables/{over}/rematch")["table"] != over


def test_who_sat_and_left_takes_no_machine_s_seat_and_starts_nothing(guest):
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.open("spywhere", 3, is_public=True)["table"]
    eve.sit(table, 1)
    eve.do(table, "stand", 1)

    def tried(do, seat=1, **body):
        head = eve.get(f"/tables/{table}")["head"]
        command = {
            "command_id": f"{do}{head}",
            "expected_seq": head,
            "seat": seat,
            "do": do,
            **body,
        }
        return eve.refused("POST", f"/tables/{table}/commands", command)

    assert tried("hand", bot="0") == (403, "not-yours")
    for seat in (1, 2):
        ada.do(table, "hand", seat, bot="0")
    assert tried("start") == (403, "not-your-table")
    ada.do(table, "start")
    ada.reveal(table, 0)
    assert tried("take") == (403, "not-yours")
    assert eve.refused("GET", f"/tables/{table}", seat=1) == (403, "not-yours")


def test_an_id_of_the_house_is_nobody_s(guest):
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.open(GAME, 2, machines=BOT, start=True, is_public=True)["table"]
    body = {"command_id": "house-bot-7", "expected_seq": 6, "seat": 1, "actions": [3]}
    for one in (ada, eve):
        assert one.refused("POST", f"/tables/{table}/commands", body) == (422, "malformed-request")


def test_numbers_are_for_who_runs_the_house(server, guest):
    """They count commands, and so would tell of answers in a window."""
    ask = lambda **headers: httpx.get(  # noqa: E731
        f"{server.url}/metrics", headers=headers, timeout=SOON
    )
    assert ask().status_code == ask(Authorization="Bearer x").status_code == 404
    assert ask(Authorization=f"Bearer {guest('Ada').http.cookies['ludotheque']}").status_code == 404
    own = {"Authorization": f"Bearer {running(server.data).secret}"}
    assert ask(**own, Host="evil.example").status_code == 421
    told = ask(**own)
    assert told.status_code == 200
    line = next(one for one in told.text.splitlines() if one.startswith("ludotheque_tables_bytes"))
    assert float(line.split()[1]) % (1 << 20) == 0


def test_numbers_are_told_for_a_secret_that_one_sets(tmp_path):
    vestibule, said = Vestibule(Settings(data=tmp_path, metrics_secret="open sesame")), []

    async def ask(shown):
        scope = {"type": "http", "method": "GET", "path": "/metrics", "query_string": b"",
                 "headers": [(b"host", b"localhost:8000"), (b"authorization", shown)]}  # fmt: skip

        async def send(message):
            said.append(message.get("status"))

        await vestibule(scope, None, send)

    for shown in (b"", b"Bearer open", b"Bearer open sesame"):
        asyncio.run(ask(shown))
    assert [one for one in said if one] == [404, 404, 200]


@pytest.mark.parametrize("is_whole", [True, False])
def test_a_fresh_stream_is_not_told_who_answers_while_a_window_runs(guest, is_whole):
    """Only the seat that has answered learns so, and all when the window ends."""
    people = [guest(name) for name in ("Ada", "Bo", "Cy")]
    opened = people[0].open("agent", 3)
    table = opened["table"]
    for seat, one in enumerate(people[1:], 1):
        one.come(opened["invitation"])
        one.sit(table, seat)
    people[0].do(table, "start")
    for seat, one in enumerate(people):
        one.reveal(table, seat)
    frames = [one.get(f"/tables/{table}", seat=seat) for seat, one in enumerate(people)]
    assert frames[0]["status"]["asked"] == [0, 1, 2]
    answer = answer_of(people[2], table, 2)
    path = "/stream" if is_whole else f"/tables/{table}/stream"
    with (
        people[1].http.stream("GET", path, headers=NDJSON) as his,
        people[2].http.stream("GET", path, headers=NDJSON) as own,
    ):
        lines = [(json.loads(line) for line in one.iter_lines()) for one in (his, own)]
        if not is_whole:
            assert [next(one)["event"] for one in lines] == ["frame", "frame"]
        people[2].post(f"/tables/{table}/commands", answer)
        told = next(one for one in lines[1] if one["event"] in ("mine", "frame"))
        assert is_whole is (told["data"].get("asked_me") is False)
        people[0].post("/tables", {"game": GAME, "is_public": True})
        if is_whole:  # what comes next is of something else
            assert next(one for one in lines[0] if one["event"] != "heartbeat")["event"] == "lobby"


def answer_of(one, table, seat):
    """Any whole act, as a command."""
    frame = one.get(f"/tables/{table}", seat=seat)
    actions = [frame["actions"][0]]
    while True:
        draft = one.post(f"/tables/{table}/draft", {"seat": seat, "actions": actions})
        if draft["is_whole"]:
            break
        actions.append(draft["additions"][-1])
    command = {"command_id": "an-answer", "expected_seq": frame["head"], "seat": seat}
    return {**command, "actions": actions}
