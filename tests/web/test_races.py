"""What happens at once, or in no expected order: nothing is lost, nothing comes back."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, nullcontext

import pytest

from ludotheque.cli.admin import ordered
from ludotheque.core.contract import Timing
from ludotheque.core.errors import Conflict
from ludotheque.storage import Append, Guest, Room
from ludotheque.storage.guests import want_fewer_open
from ludotheque.tables import Command, fair
from ludotheque.web import keeping
from ludotheque.web.company import Company
from ludotheque.web.limits import home
from ludotheque.web.whereabouts import Order
from tests.house.hosting import eventually
from tests.tables.play import started, variant
from tests.web.inside import Inside
from tests.web.serving import chooser
from tests.web.test_leaving import running

GAME, SECRET_GAME = "agon", "agent"


def secret(link):
    return link["url"].rpartition("/")[2]


@pytest.fixture
def inside(tmp_path):
    made = Inside(tmp_path / "house")
    made.seat("table", started(variant(GAME, 2)), {0: "ada", 1: "bo"})
    for one in ("ada", "bo", "pest"):
        made.hall.store.put_guest(Guest(one, one, "en")).result()
    yield made
    made.close()


def test_a_stream_ends_with_its_connection_whatever_was_sent_along(inside):
    """A body that is too long, for one: nobody looks at it."""

    async def cut():
        inside.hall.hub.open()
        async with inside.hearing("/api/v1/tables/table/stream?seat=0", "ada") as heard:
            await heard.wait(2)
            body = {"type": "http.request", "body": b"x" * 20_000, "more_body": True}
            heard._received.put_nowait(body)
            await heard.rest()
        return len(inside.hall.hub.channels)

    assert asyncio.run(cut()) == 0


def test_forty_streams_are_forty_however_fast_they_come(inside):
    """All stay until the last one has its answer."""
    inside.hall.settings.__dict__["rate"] = 1.0

    async def come():
        inside.hall.hub.open()
        async with AsyncExitStack() as staying:
            url = "/api/v1/tables/table/stream?seat=0"
            several = [await staying.enter_async_context(inside.hearing(url, "ada"))
                       for _ in range(60)]  # fmt: skip
            await asyncio.gather(*(heard.wait(1) for heard in several))
            return sorted(heard.told[0]["status"] for heard in several)

    assert asyncio.run(come()) == [200] * 40 + [429] * 20


def test_who_was_at_a_table_is_not_remembered_as_it_was_before(inside, monkeypatch):
    """Somebody is refused while another request still reads who is there."""
    inside.hall.store.put_member("table", "pest").result()
    begun, goes_on, read = threading.Event(), threading.Event(), Company.read

    def slowly(store, table_id):
        found = read(store, table_id)
        begun.set()
        assert goes_on.wait(20)
        return found

    async def look():
        inside.hall.hub.open()
        monkeypatch.setattr(Company, "read", slowly)
        first = asyncio.create_task(inside.ask("GET", "/api/v1/tables/table", "pest"))
        await asyncio.to_thread(begun.wait, 20)
        monkeypatch.setattr(Company, "read", read)
        await inside.hall.wait(lambda: inside.hall.store.put_member("table", "pest", True))
        inside.hall.meet_anew("table")
        goes_on.set()
        await first
        return (await inside.ask("GET", "/api/v1/tables/table", "pest"))[0]

    assert asyncio.run(look()) == 404


def test_a_ban_is_not_undone_by_a_new_name(guest, server):
    """The request has read who he was before the ban."""
    rude = guest("Rude")
    id_ = rude.get("/me")["id"]
    with ThreadPoolExecutor(3) as several:
        ways = [several.submit(rude.http.put, "/me", json={"name": f"Rude{k}"}) for k in range(12)]
        ordered(server.data, "", Order("ban", id_))
        for way in ways:
            way.result()
    assert rude.refused("GET", "/me") == (403, "guest-banned")


def test_who_is_forgotten_does_not_come_back_by_a_name_that_he_said_before(inside):
    store = inside.hall.store
    store.drop_guest("ada").result()
    assert store.call_guest("ada", "Ada", "en").result() is None
    assert store.guest("ada") is None


@pytest.mark.parametrize("who", ["nobody", "himself", "another"])
def test_who_is_forgotten_in_a_window_has_resigned_whoever_has_answered(guest, who):
    """No seat is left at which nobody plays."""
    ada, bo, cy = players = [guest(name) for name in ("Ada", "Bo", "Cy")]
    table = ada.open(SECRET_GAME, 3, is_public=True)["table"]
    bo.sit(table, 1)
    cy.sit(table, 2)
    ada.do(table, "start")
    for seat, one in enumerate(players):
        one.reveal(table, seat)
    dice = chooser()
    while len(ada.get(f"/tables/{table}")["status"]["asked"]) < 2:
        for seat, one in enumerate(players):
            frame = one.get(f"/tables/{table}", seat=seat)
            if seat in frame["status"]["asked"]:
                one.act(table, frame, dice)
                break
    asked = ada.get(f"/tables/{table}")["status"]["asked"]
    goes, stays = asked[-1], asked[0]
    answers = {"nobody": None, "himself": goes, "another": stays}[who]
    if answers is not None:
        one = players[answers]
        one.act(table, one.get(f"/tables/{table}", seat=answers), dice)
    assert players[goes].http.delete("/me").status_code == 204
    for seat in asked:
        if seat not in (goes, answers):
            players[seat].act(table, players[seat].get(f"/tables/{table}", seat=seat), dice)
    left = players[stays]
    eventually(lambda: left.get(f"/tables/{table}")["house"]["seats"][goes]["has_resigned"])


def test_what_was_said_at_a_seat_is_forgotten_with_who_said_it(guest):
    """Though the seat is another's by now, who has neither its name nor what stood there."""
    ada, bo, cy = guest("Ada"), guest("Bo"), guest("Cy")
    table = ada.open(GAME, 2, is_public=True)["table"]
    ada.post(f"/tables/{table}/chat", {"text": "my number is 555"})
    bo.post("/seat", {"secret": secret(ada.post(f"/tables/{table}/seat-link", seat=0))})
    assert bo.get(f"/tables/{table}")["house"]["seats"][0]["name"] == "Bo"
    said = cy.get(f"/tables/{table}/chat")["said"]
    assert [(one["name"], one["text"]) for one in said] == [("Ada", "my number is 555")]
    ada.put("/me", {"name": "Ada Byron"})
    assert [one["name"] for one in cy.get(f"/tables/{table}/chat")["said"]] == ["Ada Byron"]
    assert bo.get(f"/tables/{table}")["house"]["seats"][0]["name"] == "Bo"
    assert ada.http.delete("/me").status_code == 204
    assert cy.get(f"/tables/{table}/chat")["said"] == []


def test_standing_answers_stay_with_who_gave_them(guest):
    ada, bo, cy = guest("Ada"), guest("Bo"), guest("Cy")
    table = ada.open(SECRET_GAME, 3, is_public=True)["table"]
    cy.sit(table, 1)
    ada.put(f"/tables/{table}/standing?seat=0", {"rules": [{"choice": "let"}]})
    bo.post("/seat", {"secret": secret(ada.post(f"/tables/{table}/seat-link", seat=0))})
    assert bo.get(f"/tables/{table}/standing", seat=0)["rules"] == []


def test_two_seats_given_at_once_are_both_played(guest):
    ada, bo = guest("Ada"), guest("Bo")
    hot = [{"seat": 1, "name": "Al", "pledge": ada.pledge(1)}]
    table = ada.open(GAME, 2, is_public=True, hot_seats=hot)["table"]
    links = [secret(ada.post(f"/tables/{table}/seat-link", seat=seat)) for seat in range(2)]
    with ThreadPoolExecutor(2) as several:
        list(several.map(lambda one: bo.post("/seat", {"secret": one}), links))
    assert bo.get(f"/tables/{table}")["house"]["my_seats"] == [0, 1]
    bo.do(table, "start")
    assert ada.get(f"/tables/{table}", seat=-1)["house"]["stage"] == "revealing"


def test_a_rematch_is_one_table_while_the_chat_is_opened_and_closed(inside):
    store = inside.hall.store
    before = store.room("table")
    assert store.claim_rematch("table", "next").result() == "next"
    store.put_chat("table", not before.has_chat).result()
    assert store.room("table").rematch == "next"
    assert store.room("table").has_chat != before.has_chat


def test_who_watches_is_one_speaker_however_fast_he_talks(guest):
    ada, eva = guest("Ada"), guest("Eva")
    table = ada.open(GAME, 2, is_public=True)["table"]
    with ThreadPoolExecutor(5) as several:
        list(several.map(lambda k: eva.post(f"/tables/{table}/chat", {"text": str(k)}), range(5)))
    assert len({one["speaker"] for one in eva.get(f"/tables/{table}/chat")["said"]}) == 1


def test_a_table_is_not_closed_while_a_machine_plays_for_somebody(guest):
    """He may come back, and it is his game, too."""
    ada, bo = guest("Ada"), guest("Bo")
    table = running(ada, bo)
    bo.do(table, "hand", 1, bot="0")
    assert ada.refused("POST", f"/tables/{table}/close") == (409, "others-play")
    bo.do(table, "take", 1)
    bo.do(table, "resign", 1)


def come_before(inside, monkeypatch, table, comes):
    """Let something happen at the table just before it would be closed; once."""
    end = inside.hall.house.end

    def too_late(table_id, known=None):
        if table_id == table:
            monkeypatch.setattr(inside.hall.house, "end", end)
            comes()
        return end(table_id, known)

    monkeypatch.setattr(inside.hall.house, "end", too_late)


def sit_down(inside, table, guest, seat, pledge=""):
    head = inside.hall.store.heads([table])[table]
    command = Command(f"sits-{seat}", head, "sit", name=guest, pledge=pledge or str(seat) * 64)
    inside.hall.house.send(table, seat, command, guest).result()


@pytest.mark.parametrize("way", ["closed", "forgotten", "kept"])
def test_a_table_is_not_closed_if_somebody_has_come_meanwhile(inside, monkeypatch, way):
    """By its owner, by who leaves for good, by the house that finds it idle."""
    house = inside.hall.house
    table = house.open(variant(GAME, 2), "ada", "ada").result()
    sit_down(inside, table, "ada", 0)
    come_before(inside, monkeypatch, table, lambda: sit_down(inside, table, "bo", 1))
    monkeypatch.setattr(keeping, "WAITING", -1)

    async def ask(method, url):
        inside.hall.hub.open()
        return (await inside.ask(method, url, "ada"))[0]

    if way == "closed":
        assert asyncio.run(ask("POST", f"/api/v1/tables/{table}/close")) == 409
    elif way == "forgotten":
        assert asyncio.run(ask("DELETE", "/api/v1/me")) == 204
    else:
        inside.hall.keeping.round()
    seats = house.at(table, lambda here: [one.name for one in here.table.seats]).result()
    assert inside.hall.store.card(table).status == "waiting" and seats[1]
    assert bool(seats[0]) == (way != "forgotten")


def test_that_the_house_was_away_keeps_no_table_open(inside):
    """It is written down when the table is first touched: nobody has come by that."""
    house, clocked = inside.hall.house, variant(GAME, 2)
    table = house.open(clocked, "ada", "ada", timing=Timing(base=60_000)).result()
    for seat, nonce in enumerate(("a" * 32, "b" * 32)):
        sit_down(inside, table, "ada" if seat == 0 else "ada~1", seat, fair.pledge(nonce))
    house.start(table, "ada").result()
    for seat, nonce in enumerate(("a" * 32, "b" * 32)):
        head = inside.hall.store.heads([table])[table]
        command = Command(f"reveals-{seat}", head, "reveal", nonce=nonce)
        house.send(table, seat, command, ("ada", "ada~1")[seat]).result()
    latest = house.at(table, lambda here: here.latest).result()
    eventually(lambda: inside.hall.store.now() > latest + 1)
    house._absences._spans.append((latest, latest + 1))

    async def close():
        inside.hall.hub.open()
        return (await inside.ask("POST", f"/api/v1/tables/{table}/close", "ada"))[0]

    assert asyncio.run(close()) == 204
    kept = house.at(table, lambda here: [event["do"] for event in here.table.events]).result()
    assert kept[-2:] == ["away", "end"]


def test_who_was_refused_sees_no_more_of_a_table_in_his_lists(guest):
    ada, pest = guest("Ada"), guest("Pest")
    made = ada.open(GAME, 2)
    table, invitation = made["table"], made["invitation"].rpartition(".")[2]
    pest.post("/join", {"table": table, "secret": invitation})
    pest.sit(table, 1)
    assert [one["table"] for one in pest.get("/tables", of="mine")["tables"]] == [table]
    ada.post(f"/tables/{table}/refuse", {"seat": 1})
    assert pest.get("/tables", of="mine")["tables"] == []


def test_a_game_that_has_ended_by_a_window_is_an_open_table_until_all_know_of_it(inside):
    """Else who opens his twentieth table would know before the others."""
    store, head = inside.hall.store, inside.heads["table"]
    store.put_room(Room("table", "ada")).result()

    def may_open():
        store._write(lambda batch, row: want_fewer_open(batch, "ada", 1)).result()

    for touched, is_open in ((store.now() + 10**6, True), (1, False)):
        ended = Append(head + 1, [], touched=touched, status="over")
        store.submit("table", lambda: head, lambda news, now, ended=ended: ended).result()
        with pytest.raises(Conflict) if is_open else nullcontext():
            may_open()


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "a" * 300])
def test_a_page_that_cannot_be_is_none(inside, path):
    status, headers, _ = asyncio.run(inside.ask("GET", path.replace("%00", chr(0))))
    assert status == 404 and b"content-security-policy" in dict(headers)


def test_a_house_has_many_addresses_and_one_limit():
    assert home("2001:db8:1:2:3:4:5:6") == home("2001:db8:1:2::9") != home("2001:db8:1:3::9")
    assert home("::ffff:192.0.2.7") == home("192.0.2.7") == "192.0.2.7"
    assert home("fe80::1%eth0") == home("fe80::2%eth0")
