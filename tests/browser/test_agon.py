"""Agon in the browser: against a machine, between two, by finger, mouse and keys."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from ludotheque.bots.machines import Machine
from ludotheque.core import calls
from ludotheque.core.contract import Choice
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery
from tests.browser.conftest import Come
from tests.browser.people import (
    Frame,
    asked,
    begin,
    frame_of,
    join,
    open_table,
    play_out,
    press,
    word,
)
from tests.browser.screens import command
from tests.browser.ways import Pointing, tab_to, types, walk_to
from tests.waiting import SOON

AGON = discovery.find("agon")
ACTS = ("lay", "slide", "place", "pass")
# What follows a capture, till one guard is missing at the throne.
AND_SO_ON = """
g1-f1 i1-h2 f1-g1 h2-g3 g1-f1 a7-b7 f1-g1 e2-e3 g1-f1 d11-e10 f1-g1 b7-c7 g1-f1 b11-c10 f1-g1
e3-e4 g1-f1 k3-j4 f1-g1 j4-i4 g1-f1 e4-e5 f1-g1 i4-h4 g1-f1 c10-d9 f1-g1 g3-f4 g1-f1 e10-f9 f1-g1
h4-g5 g1-f1 d9-d8 f1-g1 j6-i6 g1-f1 c7-d7 f1-g1 e5-e6 g1-f1 f4-f5 f1-g1 d8-e7 g1-f1 i6-h6 f1-g1
e7-f6 g1-f1 f9-f8 f1-g1 d7-e7 g1-f1 f8-f7 f1-g1
"""


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


def cells(text: str) -> tuple[str, str]:
    """Where the two cells of an act are on the page."""
    start, to = text.split("-")
    return f'[data-cell="{start}"]', f'[data-cell="{to}"]'


def touch(page: Page, choice: dict[str, Any]) -> None:
    """An act by two touches; a captured man is picked already."""
    if choice["kind"] == "slide":
        cell(page, choice["from"]).click()
    cell(page, choice["to"]).click()


def strongly(page: Page, frame: Frame) -> None:
    """What a good player would do, by pointing."""
    position = Variant(AGON, options=frame["house"]["options"]).start()
    for event in frame["seen"]:
        for fact in event.get("facts", []):
            if fact["kind"] in ACTS:
                view = position.view(position.asked[0])
                action = next(a for a in view.legal() if _is(view.choice(a), fact))
                calls.act(position.states, 0, view.seat, action)
    action = Machine(8, nodes=20_000).choose(position.view(frame["viewer"]), [], seeded(1))
    touch(page, frame["choices"][frame["actions"].index(action)])


def _is(choice: Choice, fact: dict[str, Any]) -> bool:
    parts = msgspec.to_builtins(choice)
    return all(fact.get(part) == value for part, value in parts.items())


def idly(page: Page, frame: Frame) -> None:
    """Anything."""
    touch(page, frame["choices"][len(frame["seen"]) * 7 % len(frame["choices"])])


def test_a_stranger_wins_against_a_machine_by_touching_the_board(visitor: Come) -> None:
    page = begin(visitor("fr"), "agon", "0")
    over = play_out([page], strongly, until=5 * SOON)
    assert over["result"]["how"] == "rules"
    expect(page.locator(".over h1")).to_have_text(word("fr", "page-you-win"))


def test_two_play_in_two_languages_by_a_link_to_a_win(visitor: Come) -> None:
    claire, daan = visitor("fr"), visitor("nl", 360, 740, has_touch=True)
    other = join(daan, open_table(claire, "agon", "fr"), "nl")
    press(claire.page, "fr", "page-start")
    point, tap = Pointing(claire.page, "fr"), Pointing(other, "nl")
    asked(claire.page)
    point.drag(*cells("a11-b11"))
    asked(other)
    for one in cells("k5-k4"):
        tap.touch(one)
    asked(claire.page)
    tab_to(claire.page, "[data-cell]")
    for one in cells("e11-d11"):
        walk_to(claire.page, one)
        claire.page.keyboard.press("Enter")
    asked(other)
    expect(other.locator(".standing.captured")).to_have_count(1)
    tap.touch(cells("c11-k5")[1])  # the guard that was captured is picked already (G6)
    asked(claire.page)
    expect(claire.page.locator(".standing.captured")).to_have_count(0)
    types(claire.page, "j7-j6")
    for k, text in enumerate(AND_SO_ON.split()):
        page = (other, claire.page)[k % 2]
        command(page, frame_of(page), text=text)
    asked(claire.page)
    for one in cells("h6-g6"):
        point.touch(one)
    winner = word("nl", "page-guest", seat=1)
    expect(claire.page.locator(".over h1")).to_have_text(word("fr", "page-you-win"))
    expect(other.locator(".over h1")).to_have_text(word("nl", "page-wins", names=winner, n=1))
    assert frame_of(other)["result"] == {"how": "rules", "returns": [1.0, -1.0]}


def test_each_way_to_play_agon_is_opened_and_shows_the_board(visitor: Come) -> None:
    someone = visitor("en")
    for preset in ("standard", "page", "fromager", "ludii"):
        page = begin(someone, "agon", "0", preset=preset)
        expect(page.locator("[data-cell]")).to_have_count(91)
        assert frame_of(page)["house"]["preset"] == preset
