"""What hosts may do at their tables, and what strangers neither learn nor leave behind."""

from __future__ import annotations

import httpx
import pytest

from ludotheque.web.talking import PAGE
from tests.web.serving import NDJSON, SOON, chooser, frames

GAME = "agon"
NOBODY = (409, "nobody-to-refuse")
NO_TABLE = (404, "storage-no-table")


def running(ada, bo):
    table = ada.open(GAME, 2, is_public=True)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    return table


def test_a_host_may_refuse_who_watches_and_talks_at_any_time(guest):
    host, ada, bo, pest = guest("Host"), guest("Ada"), guest("Bo"), guest("Pest")
    table = host.post("/tables", {"game": GAME, "is_public": True})["table"]
    for seat, player in enumerate((ada, bo)):
        player.sit(table, seat)
    ada.do(table, "start")
    pest.post(f"/tables/{table}/chat", {"text": "boo"})
    (word,) = host.get(f"/tables/{table}/chat")["said"]
    refuse = f"/tables/{table}/refuse"
    assert bo.refused("POST", refuse, {"speaker": word["speaker"]}) == (403, "not-your-table")
    host.post(refuse, {"speaker": word["speaker"]})
    assert pest.refused("GET", f"/tables/{table}") == NO_TABLE
    assert host.refused("POST", refuse, {"speaker": "somebody"}) == NOBODY
    assert host.refused("POST", refuse, {}) == NOBODY
    assert host.refused("POST", refuse, {"seat": 0}) == NOBODY  # who plays keeps his seat


def test_a_host_may_refuse_who_only_watches(guest):
    """Nobody learns who that is, and who has a seat may watch as he likes."""
    ada, bo, lurker, later = guest("Ada"), guest("Bo"), guest("Lurker"), guest("Later")
    table = running(ada, bo)
    refuse, all_who_watch = f"/tables/{table}/refuse", {"watchers": True}
    stream = f"/tables/{table}/stream"
    with lurker.stream(stream) as lurking, bo.stream(stream, seat=-1) as looking:
        next(lurking), next(looking)
        assert bo.refused("POST", refuse, all_who_watch) == (403, "not-your-table")
        assert lurker.get(f"/tables/{table}")
        ada.post(refuse, all_who_watch)
        assert any(kind == "gone" for kind, _, _ in lurking)  # and then it ends
        ada.do(table, "offer")
        assert any(data["seen"][-1]["do"] == "offer" for data in frames(looking))
    assert lurker.refused("GET", f"/tables/{table}") == NO_TABLE
    assert bo.get(f"/tables/{table}") and later.get(f"/tables/{table}")
    ada.post(refuse, all_who_watch)  # says no more when nobody is there


def test_who_is_refused_gets_up_from_all_his_seats(guest):
    host, pest = guest("Host"), guest("Pest")
    table = host.post("/tables", {"game": GAME, "is_public": True})["table"]
    pest.sit(table, 0)
    pest.do(table, "sit", 1, name="Other", pledge=pest.pledge(1))
    host.post(f"/tables/{table}/refuse", {"seat": 1})
    assert [one["name"] for one in host.get(f"/tables/{table}")["house"]["seats"]] == ["", ""]
    assert pest.refused("GET", f"/tables/{table}") == NO_TABLE


def test_a_speaker_is_the_same_at_a_table_and_another_elsewhere(guest):
    ada, bo = guest("Ada"), guest("Bo")
    first, second = running(ada, bo), running(ada, bo)
    for table in (first, first, second):
        for one in (ada, bo):
            one.post(f"/tables/{table}/chat", {"text": "hello"})
    said = [ada.get(f"/tables/{table}/chat")["said"] for table in (first, second)]
    by_ada, by_bo = ({one["speaker"] for one in said[0] if one["seat"] == k} for k in (0, 1))
    assert len(by_ada) == len(by_bo) == 1 and by_ada != by_bo
    assert not (by_ada | by_bo) & {one["speaker"] for one in said[1]}


def test_a_long_conversation_comes_in_parts(guest):
    ada = guest("Ada")
    table = ada.open(GAME, 2)["table"]
    for n in range(PAGE + 2):
        ada.post(f"/tables/{table}/chat", {"text": f"word {n}"})
    first = ada.get(f"/tables/{table}/chat")
    rest = ada.get(f"/tables/{table}/chat", after=first["next"])
    texts = [one["text"] for one in (*first["said"], *rest["said"])]
    assert texts == [f"word {n}" for n in range(PAGE + 2)]
    assert len(first["said"]) == PAGE and rest["next"] is None


def test_one_who_watches_is_one_however_often_he_does(guest):
    ada, eva = guest("Ada"), guest("Eva")
    table = ada.open(GAME, 2, is_public=True)["table"]
    wish = [("watch", f"{table}.-1:-1")] * 5
    with eva.http.stream("GET", "/stream", params=wish, headers=NDJSON):
        assert ada.get(f"/tables/{table}")["house"]["watchers"] == 1


@pytest.mark.parametrize("body", [b"{", b'{"game": "agon", "x": 1}', b"[]"])
def test_who_sends_nonsense_is_made_no_guest(server, body):
    json = {"Content-Type": "application/json"}
    url = f"{server.url}/api/v1/tables"
    answer = httpx.post(url, content=body, headers=json, timeout=SOON)
    assert answer.status_code == 422 and "set-cookie" not in answer.headers


def test_a_lesson_that_there_is_not_is_not_found(guest):
    for name in ("first", "..%2Frules", "."):
        assert guest().http.get(f"/games/{GAME}/lessons/{name}").status_code in (404, 422)


def test_coming_back_costs_the_difference(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = running(ada, bo)
    path = f"/tables/{table}/stream"
    whole = len(str(ada.get(f"/tables/{table}", seat=0)))
    head = ada.get(f"/tables/{table}", seat=0)["head"]
    with ada.stream(path, seat=0, since=head) as stream:
        kind, data, last = next(stream)
        assert kind == "house" and last == str(head) and len(str(data)) < whole / 3
        after = ada.act(table, ada.get(f"/tables/{table}", seat=0), chooser())
        kind, data, last = next(one for one in stream if one[0] == "frame")
        assert last == str(after) and [one["seq"] for one in data["seen"]] == [after]
