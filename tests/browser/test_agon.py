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

AGON = discovery.find("agon")
ACTS = ("lay", "slide", "place", "pass")
POINTED = 4  # acts by pointing before a machine goes on


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


def _is(choice: Choice, fact: dict[str, Any]) -> bool:
    parts = msgspec.to_builtins(choice)
    return all(fact.get(part) == value for part, value in parts.items())


def idly(page: Page, frame: Frame) -> None:
    """Anything."""
    touch(page, frame["choices"][len(frame["seen"]) * 7 % len(frame["choices"])])


def to_and_fro(page: Page, frame: Frame) -> None:
    """Back to where one came from, if one may: the third time the game ends (G14)."""
    mine = [event for event in frame["seen"] if event.get("seat") == frame["viewer"]]
    slides = [one for event in mine for one in event.get("facts", []) if one["kind"] == "slide"]
    for choice in frame["choices"] if slides else ():
        if (choice.get("from"), choice["to"]) == (slides[-1]["to"], slides[-1]["from"]):
            touch(page, choice)
            return
    idly(page, frame)


def test_a_stranger_wins_against_a_machine_by_touching_the_board(visitor: Come) -> None:
    page = begin(visitor("fr"), "agon", "0")
    over = play_out([page], strongly, until=300)
    assert over["result"]["how"] == "rules"
    expect(page.locator(".over h1")).to_have_text(word("fr", "page-you-win"))


def test_a_stranger_plays_a_machine_and_another_machine_goes_on_to_the_end(visitor: Come) -> None:
    page = begin(visitor("fr"), "agon", "0")
    for _ in range(POINTED):
        idly(page, asked(page))
    asked(page)
    press(page, "fr", "page-table")
    press(page, "fr", "page-hand-do")
    expect(page.locator(".over h1")).to_have_text(word("fr", "page-you-win"), timeout=60_000)
    assert frame_of(page)["result"]["how"] == "rules"


def test_two_play_in_two_languages_by_a_link(visitor: Come) -> None:
    claire, daan = visitor("fr"), visitor("nl", 360, 740, has_touch=True)
    other = join(daan, open_table(claire, "agon", "fr"), "nl")
    press(claire.page, "fr", "page-start")
    over = play_out([claire.page, other], to_and_fro)
    assert over["result"]["how"] == "rules"
    for page, language in ((claire.page, "fr"), (other, "nl")):
        expect(page.locator(".over h1")).to_have_text(word(language, "play-tied"))


def test_each_way_to_play_agon_is_opened_and_shows_the_board(visitor: Come) -> None:
    someone = visitor("en")
    for preset in ("standard", "page", "fromager", "ludii"):
        page = begin(someone, "agon", "0", preset=preset)
        expect(page.locator("[data-cell]")).to_have_count(91)
        assert frame_of(page)["house"]["preset"] == preset
