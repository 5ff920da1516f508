"""What people do at a table, by pointing; what may be done is read from their own frames."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.waiting import SOON

ROOT = Path(__file__).parents[2]
WORDS = ("client/locales", "src/ludotheque/locales", "src/ludotheque/games/*/locales")
Frame = dict[str, Any]
Point = Callable[[Page, Frame], None]
SHOWN = """head => document.querySelector(".over")
  || Number(document.querySelector("[data-head]")?.dataset.head) >= head"""
QUIET = """() => !document.querySelector("[data-busy]")"""
FETCH = """async ([path, method, body]) => {
  const answer = await fetch('/api/v1' + path, {
    method, body: body && JSON.stringify(body),
    headers: body ? {'Content-Type': 'application/json'} : {},
  });
  return answer.status === 204 ? null : await answer.json();
}"""


@functools.cache
def _words(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in WORDS:
        for file in ROOT.glob(f"{folder}/{language}.ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def word(language: str, message: str, **details: Any) -> str:
    """A message of the page or of a game."""
    bundle = _words(language)
    text, _ = bundle.format_pattern(bundle.get_message(message).value, details)
    return str(text)


def api(page: Page, path: str, method: str = "GET", body: Any = None) -> Any:
    """What the server answers to somebody's own page."""
    return page.evaluate(FETCH, [path, method, body])


def table_of(page: Page) -> str:
    """The table that a page shows."""
    page.wait_for_url("**/*#/t/*")
    return page.url.partition("#/t/")[2].split("/")[0].split("?")[0]


def play_now(someone: Visitor, game: str) -> Page:
    """From the shelf to a first move, by one click."""
    page = someone.goes("/")
    page.locator(f'section[data-game="{game}"] .btn.main').click()
    expect(page.get_by_test_id("sentence")).to_be_visible()
    return page


def press(page: Page, language: str, message: str) -> None:
    """Press the button that bears a message."""
    page.get_by_role("button", name=word(language, message), exact=True).click()


def begin(someone: Visitor, game: str, *others: str, preset: str = "", **options: Any) -> Page:
    """Open a table by the form: with machines of these levels, or seats that are `open`."""
    page = someone.goes(f"/#/new/{game}")
    rows = page.locator("form ol > li")
    rows.first.wait_for()
    if page.locator('input[name="seats"]').count():
        page.locator(f'label:has(input[name="seats"][value="{len(others) + 1}"])').click()
    for row, other in enumerate(others, 1):
        if other != "open":
            rows.nth(row).locator("select").first.select_option("machine")
            rows.nth(row).locator("select").nth(1).select_option(other)
    if preset:
        page.locator(f'input[name="preset"][value="{preset}"]').check()
    if options:
        page.locator("details summary").click()
    for name, value in options.items():
        field = page.locator(f'.options [name="{name}"]')
        if field.get_attribute("type") == "number":
            field.fill(str(value))
        else:
            field.select_option(str(value))
    page.locator("form .btn.main").click()
    page.locator("main.table, .seating").wait_for()
    return page


def frame_of(page: Page, seat: int | None = None) -> Frame:
    """What the viewer of a page knows."""
    chosen = "" if seat is None else f"?seat={seat}"
    found: Frame = api(page, f"/tables/{table_of(page)}{chosen}")
    return found


def wait_for(page: Page, head: int) -> None:
    """Wait until a page shows an event, or the end."""
    page.wait_for_function(SHOWN, arg=head)


def asked(page: Page, until: float = SOON) -> Frame:
    """What the viewer of a page is asked, once the page shows it."""
    end = time.monotonic() + until
    page.wait_for_function(QUIET)  # what was sent before has come back
    while not (frame := frame_of(page)).get("choices"):
        assert time.monotonic() < end, "nothing is asked"
        page.wait_for_timeout(100)
    wait_for(page, frame["head"])
    return frame


def the_asked(people: Iterable[Visitor], until: float = SOON) -> Visitor:
    """The first who is asked something, once his page shows it."""
    end = time.monotonic() + until
    while time.monotonic() < end:
        for one in people:
            if frame_of(one.page).get("choices"):
                asked(one.page)
                return one
            one.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def play_out(pages: list[Page], point: Point, most: int = 400, until: float = 2 * SOON) -> Frame:
    """Let everybody act by pointing whenever he is asked, to the end of the game."""
    end = time.monotonic() + until
    told: dict[Page, int] = {}
    for _ in range(most * len(pages)):
        for page in pages:
            frame = frame_of(page)
            if frame.get("result"):
                return frame
            if frame.get("choices") and told.get(page) != frame["head"]:
                told[page] = frame["head"]
                wait_for(page, frame["head"])
                point(page, frame)
            else:
                page.wait_for_timeout(40)
        assert time.monotonic() < end, "it does not end"
    raise AssertionError("it does not end")


def watch_again(page: Page, language: str) -> Locator:
    """From the end of a game with secrets to its replay; where one chooses whose knowledge."""
    page.get_by_role("link", name=word(language, "page-replay")).click()
    shown = page.get_by_label(word(language, "page-replay-as"))
    expect(shown).to_have_value("all")
    return shown


def open_table(someone: Visitor, game: str, language: str) -> str:
    """Open a table for friends; the link to send them."""
    page = someone.goes("/")
    here = page.locator(f'section[data-game="{game}"]')
    here.get_by_role("link", name=word(language, "page-with-friends")).click()
    page.get_by_role("button", name=word(language, "page-open"), exact=True).click()
    link: str = page.locator("input[readonly]").first.input_value()
    return link


def join(someone: Visitor, link: str, language: str) -> Page:
    """Follow a link, and take the first free seat."""
    someone.page.goto(link)
    someone.page.get_by_role("button", name=word(language, "page-sit")).first.click()
    return someone.page
