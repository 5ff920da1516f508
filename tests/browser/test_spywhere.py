"""Spywhere in the browser: exchange, eliminate, guess and count, by pointing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import Frame, Point, begin, play_out, press, watch_again, word


def cautiously(language: str) -> Point:
    """The first that may be done, by pointing; never without a guess."""

    def point(page: Page, frame: Frame) -> None:
        kind = frame["status"]["ask"]["kind"]
        first = next(c for c in frame["choices"] if c["kind"] not in ("no-guess", "seal"))
        if kind == "exchange":
            page.locator(f'[data-give="{first["give"]}"]').first.click()
            page.locator(f'[data-take="{first["take"]}"]').first.click()
        elif kind == "eliminate":
            press(page, language, f"spywhere-page-do-{first['kind']}")
            return
        else:
            page.locator(f'[data-guess="{first["nation"]}"]').click()
            if not page.locator(f'[data-guess="{first["nation"]}"] small').inner_text():
                page.locator(f'[data-seat="{first["target"]}"]').click()
        page.locator("#spywhere-act").click()

    return point


@pytest.mark.parametrize("preset", ["standard", "patient"])
def test_each_way_to_play_spywhere_is_opened_and_shows_the_table(
    visitor: Come, preset: str
) -> None:
    page = begin(visitor("en"), "spywhere", "0", "0", preset=preset)
    expect(page.locator("article.seat")).to_have_count(2)
    expect(page.locator("[data-give]").first).to_be_visible()


def test_a_whole_game_of_spywhere_is_played_against_machines_by_pointing(visitor: Come) -> None:
    page = begin(visitor("de"), "spywhere", "0", "0", preset="standard")
    over = play_out([page], cautiously("de"))
    assert over["result"]["how"] == "rules"
    best = max(place["shown"]["points"]["score"] for place in over["description"]["seats"])
    expect(page.locator(".over")).to_contain_text(str(best))

    watch_again(page, "de")  # everything laid open
    seats = page.locator("article.seat:has(.open)")
    expect(seats).to_have_count(3)
    for k, place in enumerate(over["description"]["seats"]):
        for nation in place["shown"]["passports"]:
            name = word("de", f"spywhere-nation-{nation}")
            expect(seats.nth(k).locator(".passports")).to_have_attribute(
                "aria-label", re.compile(name)
            )
        expect(seats.nth(k).locator(".open li")).not_to_have_count(0)
