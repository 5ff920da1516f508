"""Guests: known again, on other devices, several at one screen, forgotten."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludotheque.cli.admin import ordered
from ludotheque.core.errors import LudothequeError
from ludotheque.web.whereabouts import Order
from tests.web.serving import SOON, Guest, chooser

GAME = "agon"


def secret(link):
    return link["url"].rpartition("/")[2]


def test_a_guest_is_made_by_the_first_thing_he_does(guest):
    somebody = guest()
    assert somebody.get("/me") == {"is_known": False}
    somebody.post("/tables", {"game": GAME})
    me = somebody.get("/me")
    assert me["is_known"] and me["name"] == ""
    cookie = next(iter(somebody.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.expires
    assert cookie.get_nonstandard_attr("SameSite") == "Strict"


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "a.b.c.d", "é.ü.ö"])
def test_a_forged_cookie_is_nobody_s(guest, server, cookie):
    somebody = guest("Ada")
    name = next(iter(somebody.http.cookies.jar)).name
    headers = {"Cookie": f"{name}={cookie}".encode()}
    assert somebody.http.get("/me", headers=headers).json() == {"is_known": False}


def test_names_are_plain_text_and_machines_have_theirs(guest):
    somebody = guest()
    named = somebody.put("/me", {"name": "  A\u202ed\x07a\n Lovelace " + "x" * 60})
    assert named["name"] == ("Ad a Lovelace " + "x" * 60)[:40]
    for taken in ("Machine 4", "MASCHINE", "bot", "Ｌｕｄｏｔｈèque"):
        assert somebody.refused("PUT", "/me", {"name": taken}) == (422, "name-reserved")


def test_the_recovery_link_makes_any_browser_the_guest_again_and_is_renewable(guest):
    somebody, elsewhere = guest("Ada"), guest()
    first, second = (somebody.post("/me/recovery") for _ in range(2))
    assert "/#/recover/" in second["url"] and second["svg"].startswith("<svg")
    old, new = ({"secret": secret(link)} for link in (first, second))
    assert elsewhere.refused("POST", "/recover", old) == (404, "link-unknown")
    assert elsewhere.post("/recover", new)["name"] == "Ada"
    assert elsewhere.get("/me")["id"] == somebody.get("/me")["id"]


def test_a_seat_link_carries_a_seat_once_and_the_giver_has_it_no_longer(guest):
    ada, phone, thief = guest("Ada"), guest("Ada’s phone"), guest()
    table = ada.open(GAME, 2, machines=[{"seat": 1, "level": "0"}], start=True)["table"]
    link = ada.post(f"/tables/{table}/seat-link", seat=0)
    with ada.stream(f"/tables/{table}/stream", seat=0) as stream:
        assert next(stream)[0] == "frame"
        assert phone.post("/seat", {"secret": secret(link)}) == {"table": table, "seat": 0}
        assert "gone" in [kind for kind, _, _ in stream]
    assert thief.refused("POST", "/seat", {"secret": secret(link)}) == (404, "link-unknown")
    assert ada.refused("GET", f"/tables/{table}", seat=0) == (403, "not-yours")
    assert phone.get(f"/tables/{table}")["house"]["my_seats"] == [0]
    phone.nonces = ada.nonces
    phone.reveal(table, 0)
    phone.act(table, phone.get(f"/tables/{table}"), chooser())
    assert [one["table"] for one in phone.get("/tables", of="mine")["tables"]] == [table]


def test_who_was_refused_takes_no_seat_by_a_link(guest):
    """Else nobody could play there: the giver has it no longer, and he may not look."""
    host, ada, pest = guest("Host"), guest("Ada"), guest("Pest")
    opened = host.open(GAME, 2)
    table = opened["table"]
    for one in (ada, pest):
        one.come(opened["invitation"])
    pest.sit(table, 1)
    host.post(f"/tables/{table}/refuse", {"seat": 1})
    ada.sit(table, 1)
    link = {"secret": secret(ada.post(f"/tables/{table}/seat-link", seat=1))}
    assert pest.refused("POST", "/seat", link) == (404, "link-unknown")
    assert ada.get(f"/tables/{table}")["house"]["my_seats"] == [1]


def test_one_guest_may_own_several_seats(guest):
    ada = guest("Ada")
    hot = [{"seat": 1, "name": "Bo", "pledge": ada.pledge(1)}]
    table = ada.open(GAME, 2, hot_seats=hot, start=True)["table"]
    house = ada.get(f"/tables/{table}", seat=-1)["house"]
    assert [seat["name"] for seat in house["seats"]] == ["Ada", "Bo"]
    assert house["my_seats"] == [0, 1]
    for seat in range(2):
        ada.reveal(table, seat)
    for seat in range(2):
        frame = ada.get(f"/tables/{table}", seat=seat)
        assert frame["viewer"] == seat and frame["status"]["asked"] == [seat]
        ada.act(table, frame, chooser())
    assert ada.get(f"/tables/{table}", seat=-1)["viewer"] is None


def test_a_table_is_one_s_own_by_whatever_seat_one_has_there(guest):
    """Of two at one screen the one who opened the table goes on at another; the other stays."""
    ada, phone = guest("Ada"), guest("Ada's phone")
    hot = [{"seat": 1, "name": "Bo", "pledge": ada.pledge(1)}]
    table = ada.open(GAME, 2, hot_seats=hot, start=True)["table"]
    for seat in range(2):
        ada.reveal(table, seat)
    phone.post("/seat", {"secret": secret(ada.post(f"/tables/{table}/seat-link", seat=0))})
    for one in (ada, phone):
        assert [mine["table"] for mine in one.get("/tables", of="mine")["tables"]] == [table]
    assert ada.http.delete("/me").status_code == 204
    seats = phone.get(f"/tables/{table}")["house"]["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [False, True]


def test_who_is_forgotten_leaves_no_name_and_a_record_that_holds(guest):
    ada, bo = guest("Ada"), guest("Bo of Ghent")
    opened = ada.open(GAME, 2, is_public=True)
    table = opened["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    bo.post(f"/tables/{table}/chat", {"text": "I am Bo of Ghent"})
    token = bo.post("/me/tokens", {"scopes": ["play", "read"]})["token"]
    program = guest(token=token)
    program.do(table, "resign", 1)
    assert bo.http.delete("/me").status_code == 204
    assert bo.get("/me") == {"is_known": False}
    assert program.refused("GET", "/me") == (401, "token-unknown")
    assert [seat["name"] for seat in ada.get(f"/tables/{table}")["house"]["seats"]] == ["Ada", ""]
    assert ada.get(f"/tables/{table}/chat")["said"] == []
    assert ada.get(f"/tables/{table}/check")["is_whole"]
    for paper in ("log", "record"):
        assert "of Ghent" not in ada.http.get(f"/tables/{table}/{paper}").raise_for_status().text


def test_tokens_are_shown_once_and_can_be_withdrawn(guest):
    ada = guest("Ada")
    made = ada.post("/me/tokens", {"scopes": ["play", "read"], "label": "my bot"})
    listed = ada.get("/me/tokens")["tokens"]
    assert [(one["id"], one["label"]) for one in listed] == [(made["id"], "my bot")]
    assert made["token"] not in str(listed)
    program = guest(token=made["token"])
    assert program.get("/me")["name"] == "Ada"
    assert program.refused("POST", "/me/tokens", {"scopes": ["play"]}) == (403, "scope-missing")
    assert ada.http.delete(f"/me/tokens/{made['id']}").status_code == 204
    assert program.refused("GET", "/me") == (401, "token-unknown")


def test_a_program_can_do_whatever_a_person_can(guest, server):
    scopes = "play,talk,read,self"
    program = guest(token=ludotheque(server, "token", "Deep", "--scopes", scopes).strip())
    assert program.put("/me", {"name": "Deeper", "language": "nl"})["name"] == "Deeper"
    assert "/#/recover/" in program.post("/me/recovery")["url"]
    table = program.open(GAME, 2)["table"]
    assert "/#/seat/" in program.post(f"/tables/{table}/seat-link", seat=0)["url"]
    made = program.post("/me/tokens", {"scopes": ["read", "self"]})
    assert [one["id"] for one in program.get("/me/tokens")["tokens"]].count(made["id"]) == 1
    other = guest(token=made["token"])
    assert other.http.delete("/me").status_code == 204
    assert program.refused("GET", "/me") == (401, "token-unknown")


def ludotheque(server, *words):
    command = [sys.executable, "-m", "ludotheque", *words, "--data", str(server.data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=SOON, check=True).stdout


def test_a_program_gives_no_right_that_it_has_not(guest):
    ada = guest("Ada")
    own = guest(token=ada.post("/me/tokens", {"scopes": ["read", "self"]})["token"])
    assert own.refused("POST", "/me/tokens", {"scopes": ["play"]}) == (403, "scope-missing")
    assert own.refused("POST", "/me/recovery") == (403, "scope-missing")
    table = ada.open(GAME, 2)["table"]
    link = f"/tables/{table}/seat-link?seat=0"
    assert own.refused("POST", link) == (403, "scope-missing")
    assert guest(token=own.post("/me/tokens", {"scopes": ["read"]})["token"]).get("/me")["name"]


def test_who_runs_the_house_gives_tokens_hides_bans_and_rotates_keys(guest, server):
    program = guest(token=ludotheque(server, "token", "Deep Thought").strip())
    assert program.get("/me")["name"] == "Deep Thought"
    rude, good = guest("Rude"), guest("Good")
    table = rude.open(GAME, 2, is_public=True)["table"]
    rude_id, cookie = rude.get("/me")["id"], dict(good.http.cookies)
    assert f"{rude_id}  Rude" in ludotheque(server, "admin", "guests")
    ordered(server.data, "", Order("hide", rude_id))
    assert good.get(f"/tables/{table}")["house"]["seats"][0]["name"] == ""
    assert rude.refused("PUT", "/me", {"name": "Rude"}) == (403, "name-hidden")
    ordered(server.data, "", Order("ban", rude_id))
    assert rude.refused("GET", "/me") == (403, "guest-banned")
    ordered(server.data, "", Order("rotate"))
    assert good.get("/me")["name"] == "Good"  # nobody is logged out
    assert dict(good.http.cookies) != cookie  # ... and comes with the new key from now on
    with_old = Guest(server.url)
    with_old.http.cookies.update(cookie)
    assert with_old.get("/me")["name"] == "Good"
    with_old.close()
    assert good.refused("POST", "/admin", {"do": "guests"}) == (404, "http-404")
    with pytest.raises(LudothequeError, match="no guest"):
        ordered(server.data, "", Order("ban", "nobody"))


def test_an_owner_may_refuse_somebody(guest):
    ada, pest = guest("Ada"), guest("Pest")
    opened = ada.open(GAME, 2, is_public=True)
    table = opened["table"]
    pest.sit(table, 1)
    ada.post(f"/tables/{table}/refuse", {"seat": 1})
    assert pest.refused("GET", f"/tables/{table}") == (404, "storage-no-table")
    _, pest_secret = opened["invitation"].partition("#/join/")[2].split(".")
    again = {"table": table, "secret": pest_secret}
    assert pest.refused("POST", "/join", again) == (404, "storage-no-table")
    assert ada.get(f"/tables/{table}")["house"]["seats"][1]["name"] == ""
