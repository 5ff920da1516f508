"""When the line is bad: the page says so, comes back by itself, and nothing is lost or doubled."""

from __future__ import annotations

import time

from playwright.sync_api import Page, Route

from tests.browser.conftest import Come, Server, Visitor
from tests.browser.people import (
    Frame,
    asked,
    begin,
    frame_of,
    join,
    open_table,
    the_asked,
    wait_for,
    word,
)
from tests.browser.test_agon import touch
from tests.waiting import SOON

LISTEN = """() => {
  globalThis.said = new Set();
  const note = () => said.add(document.querySelector("[data-testid=line]")?.innerText);
  new MutationObserver(note).observe(document.body,
    { childList: true, subtree: true, characterData: true });
}"""
FORGIVEN = ("Failed to load resource", "ERR_")


def my_acts(frame: Frame) -> int:
    """How often the viewer has acted."""
    mine = [event for event in frame["seen"] if event.get("seat") == frame["viewer"]]
    return sum(event.get("do", "act") == "act" for event in mine)


def first_act(page: Page) -> None:
    """Anything, once the page asks for it."""
    frame = frame_of(page)
    wait_for(page, frame["head"])
    touch(page, frame["choices"][0])


def listen(page: Page) -> None:
    """Remember all that the page says of its line, however short."""
    page.evaluate(LISTEN)


def hears(page: Page, message: str, language: str = "en") -> None:
    page.wait_for_function("text => said.has(text)", arg=word(language, message))


def test_an_act_whose_answer_is_lost_is_sent_again_and_counts_once(visitor: Come) -> None:
    someone = visitor("en")
    someone.forgiven = FORGIVEN
    page = begin(someone, "agon", "0")
    sent: list[str] = []

    def lose(route: Route) -> None:
        sent.append(route.request.post_data or "")
        answer = route.fetch()
        if len(sent) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/commands", lose)
    first_act(page)
    page.wait_for_function("() => document.querySelector('[data-head]').dataset.head > 5")
    until = time.monotonic() + SOON
    while len(sent) < 2 and time.monotonic() < until:
        page.wait_for_timeout(50)
    page.wait_for_timeout(1500)  # for one more
    assert len(sent) == 2 and sent[0] == sent[1]
    assert my_acts(frame_of(page)) == 1


def test_a_server_that_stops_in_mid_game_is_waited_for(visitor: Come, server: Server) -> None:
    someone = visitor("en")
    someone.forgiven = FORGIVEN
    page = begin(someone, "agon", "0")
    before = asked(page)
    listen(page)
    server.stop()
    hears(page, "page-line-lost")
    page.route("**/api/**", lambda route: route.abort())  # however long the server takes
    server.start()
    with page.expect_event("requestfailed", lambda request: "/commands" in request.url):
        touch(page, before["choices"][0])
    page.unroute("**/api/**")
    hears(page, "page-line-back")
    page.wait_for_function("head => document.querySelector('[data-head]').dataset.head > head",
                           arg=before["head"])  # fmt: skip
    after = frame_of(page)
    assert after["seen"][: len(before["seen"])] == before["seen"]
    assert my_acts(after) == 1


def test_what_happened_while_somebody_was_offline_is_there_when_he_is_back(visitor: Come) -> None:
    claire, daan = visitor("fr"), visitor("nl")
    claire.forgiven = daan.forgiven = FORGIVEN
    other = join(daan, open_table(claire, "agon", "fr"), "nl")
    page = claire.page
    page.get_by_role("button", name=word("fr", "page-start"), exact=True).click()
    page.locator("main.table").wait_for()
    other.locator("main.table").wait_for()
    here, there = _asked_first(claire, daan)
    listen(there.page)
    there.context.set_offline(True)
    hears(there.page, "page-line-lost", "nl" if there is daan else "fr")
    first_act(here.page)
    wait_for(here.page, frame_of(here.page)["head"])
    there.context.set_offline(False)
    hears(there.page, "page-line-back", "nl" if there is daan else "fr")
    wait_for(there.page, frame_of(here.page)["head"])
    assert frame_of(there.page)["choices"]


def _asked_first(*two: Visitor) -> tuple[Visitor, Visitor]:
    first = the_asked(two)
    return (two[0], two[1]) if first is two[0] else (two[1], two[0])


def test_a_new_build_under_an_open_page_is_loaded_once(visitor: Come) -> None:
    someone = visitor("en")
    someone.forgiven = (*FORGIVEN, "dynamically imported module")
    page = someone.goes("/")
    page.locator("#main h1").wait_for()
    loaded: list[str] = []
    page.on("request", lambda one: loaded.append(one.url) if one.is_navigation_request() else None)
    page.route(
        "**/assets/Rules-*.js",
        lambda route: route.continue_() if loaded else route.fulfill(status=404),
    )
    page.evaluate("() => { location.hash = '#/rules/agon' }")
    page.locator("#p-G1").wait_for()
    assert len(loaded) == 1
