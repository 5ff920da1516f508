"""What a machine makes of a game: of those that are over, for those who may know all of them."""

from __future__ import annotations

import pytest

from tests.web.examples import given_up
from tests.web.serving import chooser


def judged(one, table):
    """The whole curve, asked for piece by piece."""
    found = one.get(f"/tables/{table}/opinions")
    known = found["positions"]
    while len(known) < found["count"]:
        more = one.get(f"/tables/{table}/opinions", **{"from": len(known)})
        known += more["positions"]
    return known


def begun(guest):
    ada, bo = guest("Ada"), guest("Bo")
    opened = ada.open("agon", 2)
    table = bo.come(opened["invitation"])
    bo.sit(table, 1)
    ada.do(table, "start")
    ada.reveal(table, 0)
    bo.reveal(table, 1)
    return ada, bo, table, opened["invitation"]


def test_every_position_of_a_finished_game_has_an_opinion(guest):
    ada, bo, table, _ = begun(guest)
    dice = chooser()
    for k in range(70):
        one = (ada, bo)[k % 2]
        frame = one.get(f"/tables/{table}", seat=k % 2)
        if frame["actions"]:
            one.act(table, frame, dice)
    ada.do(table, "resign", 0)
    found = judged(ada, table)
    steps = {step["seq"] for step in ada.get(f"/tables/{table}/replay")["steps"]}
    assert {one["seq"] for one in found} <= steps
    assert [one["seq"] for one in found] == sorted(one["seq"] for one in found)
    assert len(found) > 64  # more than one answer may tell
    for one in found:
        assert sum(one["opinion"]["returns"]) == pytest.approx(0)
    assert found[0]["opinion"]["choice"]["kind"] and found[0]["opinion"]["depth"] > 1
    assert found[-1]["opinion"] == {"returns": [-1.0, 1.0], "choice": None, "depth": 0}
    assert judged(bo, table) == found


def test_nobody_is_told_while_a_game_runs(guest):
    ada, _, table, _ = begun(guest)
    assert ada.refused("GET", f"/tables/{table}/opinions") == (409, "not-over-yet")


def test_of_a_private_game_only_its_seats_are_told(guest):
    ada, bo, table, invitation = begun(guest)
    watcher, stranger = guest("Cy"), guest("Dee")
    watcher.come(invitation)
    bo.do(table, "resign", 1)
    assert judged(ada, table) == judged(bo, table) != []
    assert watcher.refused("GET", f"/tables/{table}/opinions") == (403, "not-public")
    assert stranger.refused("GET", f"/tables/{table}/opinions")[0] == 404


def test_a_game_with_secrets_has_none(guest):
    ada, bo = guest("Ada"), guest("Bo")
    game = next(one for one in ada.get("/games")["games"] if one["has_secrets"])
    assert not game["has_opinions"]
    table = given_up((ada, bo), game["name"])
    assert ada.refused("GET", f"/tables/{table}/opinions") == (409, "no-opinions")
