"""Agon in the browser: against a machine, between two, by finger, mouse and keys."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ludotheque.bots.machines import Machine
from ludotheque.core import calls
from ludotheque.core.contract import Choice
from ludotheque.core.position import Variant
from ludotheque.core.rng import seeded
from ludotheque.games import discovery
from tests.browser.conftest import Come
from tests.browser.people import Frame, begin, frame_of, join, open_table, play_now, play_out, word

AGON = discovery.find("agon")
ACTS = ("lay", "slide", "place", "pass")


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


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


def idly(page: Page, frame: Frame) -> None:
    """Anything."""
    touch(page, frame["choices"][len(frame["seen"]) * 7 % len(frame["choices"])])


def _is(choice: Choice, fact: dict[str, Any]) -> bool:
    parts = msgspec.to_builtins(choice)
    return all(fact.get(part) == value for part, value in parts.items())


def test_a_stranger_wins_against_a_machine_by_touching_the_board(visitor: Come) -> None:
    page = play_now(visitor("fr"), "agon")
    over = play_out([page], strongly)
    assert over["result"]["how"] == "rules"
    expect(page.get_by_role("heading", name="gagn")).to_be_visible()


def test_two_play_in_two_languages_by_a_link(visitor: Come) -> None:
    claire, daan = visitor("fr"), visitor("nl", 360, 740, has_touch=True)
    other = join(daan, open_table(claire, "agon", "fr"), "nl")
    page = claire.page
    page.get_by_role("button", name=word("fr", "page-start"), exact=True).click()
    over = play_out(
        [page, other], lambda one, frame: (strongly if one is page else idly)(one, frame)
    )
    assert over["result"]["how"] == "rules"


@pytest.mark.parametrize("preset", ["standard", "page", "fromager", "ludii"])
def test_each_way_to_play_agon_is_opened_and_shows_the_board(visitor: Come, preset: str) -> None:
    page = begin(visitor("en"), "agon", "0", preset=preset)
    expect(page.locator("[data-cell]")).to_have_count(91)
    assert frame_of(page)["house"]["preset"] == preset
