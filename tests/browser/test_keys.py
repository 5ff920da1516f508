"""Agon by keys alone, and by typing; the others phase by phase in `test_phases.py`."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.people import asked, begin, frame_of, wait_for
from tests.browser.ways import tab_to, types, walk_to


def mine(page: Page) -> list[Any]:
    """The facts of what I did, in order."""
    frame = frame_of(page)
    events = [one for one in frame["seen"] if one.get("seat") == frame["viewer"]]
    return [fact for event in events for fact in event.get("facts", [])]


def test_agon_is_played_by_keys_and_by_typing(visitor: Come) -> None:
    page = begin(visitor("nl"), "agon", "0")
    now = asked(page)
    choice = now["choices"][0]
    tab_to(page, "[data-cell]")
    walk_to(page, f'[data-cell="{choice["from"]}"]')
    page.keyboard.press("Enter")
    walk_to(page, f'[data-cell="{choice["to"]}"]')
    page.keyboard.press("Enter")
    wait_for(page, now["head"] + 1)
    second = asked(page)["choices"][0]
    types(page, f"{second['from']}-{second['to']}")
    went = [(fact["from"], fact["to"]) for fact in mine(page)]
    assert went == [(choice["from"], choice["to"]), (second["from"], second["to"])]
