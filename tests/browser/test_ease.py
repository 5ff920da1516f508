"""What makes a page easy: nothing leads nowhere, is hidden, or takes room without being there."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.people import begin, play_now, word

# at one moment: what is told above the board may grow by a line
BETWEEN = """() => document.querySelector(".board").getBoundingClientRect().top
  - document.querySelector("[data-testid=sentence]").getBoundingClientRect().bottom"""
FOUND = """() => [...CSS.highlights.get("found") ?? []].map(one => one.toString().toLowerCase())"""


def box(one: Locator) -> dict[str, float]:
    found = one.bounding_box()
    assert found is not None
    return {**found, "end": found["y"] + found["height"]}


@pytest.mark.parametrize("where", ["new/chess", "rules/chess", "nowhere"])
def test_an_address_that_leads_nowhere_leads_back_to_the_shelf(visitor: Come, where: str) -> None:
    page = visitor("en").goes(f"/#/{where}")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("en", "page-lost"))
    page.get_by_role("link", name=word("en", "page-back-to-shelf"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(word("en", "page-shelf-title"))


def test_a_deadline_is_told_in_the_readers_own_zone(visitor: Come) -> None:
    page = visitor("en", timezone_id="Asia/Tokyo").goes("/#/new/agon")
    page.locator("form ol > li select").nth(1).select_option("beside")
    page.locator("form select").last.select_option("day")
    page.locator("form .btn.main").click()
    told = page.get_by_test_id("sentence").locator("time")
    until = datetime.fromisoformat(told.get_attribute("datetime") or "")
    there = until.astimezone(ZoneInfo("Asia/Tokyo"))
    expect(told).to_contain_text(f"{there:%a}")
    expect(told).to_contain_text(f"{there:%H:%M}")
    page.goto(page.url.partition("#")[0] + "#/mine")
    expect(page.locator("li[data-game] .second")).to_contain_text(f"{there:%H:%M}")


def test_on_a_phone_the_line_to_talk_is_above_the_tabs(visitor: Come) -> None:
    someone = visitor("en", width=360, height=740)
    page = play_now(someone, "agon")
    page.locator("nav.tabs button").last.click()
    line = page.get_by_placeholder(word("en", "page-chat-say"))
    assert box(line)["end"] < box(page.locator("nav.tabs"))["y"]


@pytest.mark.parametrize("width", [360, 768])
def test_where_nobody_asks_for_anything_no_room_is_kept_for_it(visitor: Come, width: int) -> None:
    page = play_now(visitor("en", width=width, height=1024), "spywhere")
    page.locator(".board").first.wait_for()
    assert 0 < page.evaluate(BETWEEN) <= 16


def test_what_was_looked_for_in_the_rules_is_marked(visitor: Come) -> None:
    page = visitor("fr").goes("/#/rules/agon")
    page.get_by_role("searchbox").fill("trone")
    page.wait_for_function("() => CSS.highlights.get('found')?.size")
    assert {*page.evaluate(FOUND)} == {"trône"}


def test_a_screen_that_is_reached_by_keys_has_no_frame(visitor: Come) -> None:
    page = visitor("en").goes("/")
    page.get_by_role("link", name=word("en", "page-learn")).first.focus()
    page.keyboard.press("Enter")
    main = page.locator("main:focus")
    main.wait_for()
    assert main.evaluate("one => getComputedStyle(one).outlineStyle") == "none"


def test_why_nothing_can_be_taken_back_is_said_where_all_is_said(visitor: Come) -> None:
    someone = visitor("en")
    page = play_now(someone, "agon")
    someone.forgiven = ("409",)
    page.get_by_role("button", name=word("en", "page-table"), exact=True).click()
    page.get_by_role("button", name=word("en", "page-take-back"), exact=True).click()
    expect(page.get_by_test_id("sentence")).to_contain_text(word("en", "no-take-back"))


def test_a_double_click_gives_nothing_up(visitor: Come) -> None:
    page = play_now(visitor("en"), "agon")
    menu = page.get_by_role("button", name=word("en", "page-table"), exact=True)
    resign = page.get_by_role("button", name=word("en", "page-resign"), exact=True)
    sure = page.get_by_role("button", name=word("en", "page-resign-sure"), exact=True)
    menu.click()
    resign.dblclick()
    page.keyboard.press("Escape")
    menu.click()  # the game goes on
    resign.click()
    expect(sure).to_be_disabled()  # as long as a second click may be the first one's
    sure.click()
    expect(page.locator(".over")).to_be_visible()


def test_on_a_phone_another_part_is_shown_from_its_top(visitor: Come) -> None:
    page = play_now(visitor("en", width=360, height=640), "agent")
    page.evaluate("scrollTo(0, 250)")
    assert page.evaluate("scrollY") > 100
    page.locator("nav.tabs button").first.click()
    page.wait_for_function("scrollY === 0")


def test_what_was_said_at_a_table_is_not_said_elsewhere(visitor: Come) -> None:
    page = play_now(visitor("en"), "agon")
    page.locator("[data-typed]").first.fill("i1-h1")
    page.keyboard.press("Enter")
    said = page.locator('.unseen[role="log"]')
    expect(said).not_to_be_empty()
    page.goto(page.url.partition("#")[0] + "#/mine")
    expect(said).to_be_empty()


def test_a_link_that_works_on_this_computer_alone_says_so(visitor: Come) -> None:
    page = begin(visitor("de"), "agon", "open")
    expect(page.get_by_text(word("de", "page-link-local"))).to_be_visible()
