"""Names that go: hidden by who runs the house, changed or forgotten by who has them."""

from __future__ import annotations

import pytest

from ludotheque.cli.admin import ordered
from ludotheque.web.whereabouts import Order
from tests.web.serving import chooser

GAME = "agon"


def names(watcher, table):
    return [seat["name"] for seat in watcher.get(f"/tables/{table}", seat=-1)["house"]["seats"]]


def running(ada, bo, is_public=True):
    """A table at which both play."""
    table = ada.open(GAME, 2, is_public=is_public)["table"]
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    return table


def test_who_is_hidden_has_no_name_anywhere_nor_gives_others_one(guest, server):
    rude, good = guest("Rude"), guest("Good")
    hot = [{"seat": 1, "name": "Ruder", "pledge": rude.pledge(1)}]
    table = rude.open(GAME, 2, is_public=True, hot_seats=hot)["table"]
    other = good.open(GAME, 2, is_public=True)["table"]
    rude.post(f"/tables/{other}/chat", {"text": "hello"})
    ordered(server.data, "", Order("hide", rude.get("/me")["id"]))
    assert names(good, table) == ["", ""]
    assert [one["name"] for one in good.get(f"/tables/{other}/chat", seat=-1)["said"]] in ([], [""])
    hot[0]["name"] = "Rudest"
    frame = rude.open(GAME, 2, is_public=True, hot_seats=hot)["frame"]
    assert [seat["name"] for seat in frame["house"]["seats"]] == ["", ""]
    rude.sit(other, 1)
    again = rude.open(GAME, 2, is_public=True)["table"]
    rude.do(again, "sit", 1, name="Rudest", pledge=rude.pledge(1))
    assert names(good, again) == ["", ""] and names(good, other) == ["Good", ""]


def test_who_watches_and_talks_is_called_by_his_new_name(guest):
    ada, eva, watcher = guest("Ada"), guest("Eva"), guest("Watcher")
    table = ada.open(GAME, 2, is_public=True)["table"]
    eva.post(f"/tables/{table}/chat", {"text": "hello"})
    eva.put("/me", {"name": "Evelyn"})
    assert [one["name"] for one in watcher.get(f"/tables/{table}/chat")["said"]] == ["Evelyn"]


def test_where_others_play_a_machine_goes_on_for_who_is_forgotten(guest):
    ada, bo = guest("Ada"), guest("Bo")
    table = running(ada, bo)
    ada.act(table, ada.get(f"/tables/{table}"), chooser())
    assert bo.http.delete("/me").status_code == 204
    seat = ada.get(f"/tables/{table}")["house"]["seats"][1]
    assert seat["bot"] and not seat["name"]
    with ada.stream(f"/tables/{table}/stream", seat=0) as stream:
        asked = (data for kind, data, _ in stream if kind == "frame")
        assert next(one for one in asked if one["status"]["asked"] == [0])["head"] > 0
    assert ada.http.post(f"/tables/{table}/close").status_code == 204


def test_who_is_forgotten_gets_up_before_the_start_and_while_nonces_are_revealed(guest):
    ada, bo = guest("Ada"), guest("Bo")
    waiting, revealing = (ada.open(GAME, 2, is_public=True)["table"] for _ in range(2))
    for table in (waiting, revealing):
        bo.sit(table, 1)
    ada.do(revealing, "start")
    bo.reveal(revealing, 1)
    alone = bo.open(GAME, 2, is_public=True)["table"]
    assert bo.http.delete("/me").status_code == 204
    for table in (waiting, revealing):
        house = ada.get(f"/tables/{table}")["house"]
        assert house["stage"] == "seating" and not house["seats"][1]["is_pledged"]
        cy = guest("Cy")
        cy.sit(table, 1)
        assert names(ada, table)[1] == "Cy"
    assert ada.get(f"/tables/{alone}")["house"]["stage"] == "over"


@pytest.mark.parametrize("name", ["Bo\u00efngboing", "Zebulon the forgotten"])
def test_what_is_forgotten_is_in_no_file(guest, server, name):
    ada, bo = guest("Ada"), guest(name)
    table = running(ada, bo)
    bo.post(f"/tables/{table}/chat", {"text": f"I am {name}"})
    bo.put("/me", {"name": name + "!"})

    def kept():
        files = [path for path in server.data.glob("house.db*") if path.is_file()]
        return sum(path.read_bytes().count(name.encode()) for path in files)

    assert kept() > 0
    assert bo.http.delete("/me").status_code == 204
    assert kept() == 0
