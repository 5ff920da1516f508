"""Keeping order while no server runs."""

from __future__ import annotations

import pytest

from ludotheque.cli.admin import ordered
from ludotheque.core.errors import LudothequeError
from ludotheque.house import House
from ludotheque.storage import Guest, open_store
from ludotheque.web.whereabouts import Order
from tests.house.hosting import SOON, variant


def test_a_table_is_closed_by_who_runs_the_house_though_no_server_runs(tmp_path):
    store = open_store(str(tmp_path / "house.db"))
    house = House(store, pulse=0)
    table = house.open(variant("agon"), "ada", "Ada").result(SOON)
    house.close()
    store.close()
    assert ordered(tmp_path, "", Order("close", table)) == {}
    store = open_store(str(tmp_path / "house.db"))
    assert store.card(table).status == "abandoned"
    store.close()
    with pytest.raises(LudothequeError, match="no such table"):
        ordered(tmp_path, "", Order("close", "unknown"))


def test_scopes_of_a_token_are_those_that_there_are(tmp_path):
    store = open_store(str(tmp_path / "house.db"))
    store.put_guest(Guest("ada")).result(SOON)
    store.close()
    made = ordered(tmp_path, "", Order("token", name="Deep", scopes=["self", "read"]))
    store = open_store(str(tmp_path / "house.db"))
    assert [one.scopes for one in store.tokens(made["guest"])] == ["read self"]
    store.close()
    with pytest.raises(LudothequeError, match="everything"):
        ordered(tmp_path, "", Order("token", name="Deep", scopes=["everything"]))
