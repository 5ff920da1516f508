"""Every screen: nothing for axe to say in either theme, and never wider than the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Come, Server, Visitor
from tests.browser.people import play_now
from tests.browser.screens import THEMES, furnish, show

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The letters on a card are its pattern, not its label: that is the country's name below.
RUN = """async tags => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await axe.run(document,
    { runOnly: tags, rules, resultTypes: ["violations"] });
  return violations.map(one => [one.id, one.nodes.length, one.nodes[0].target.join(" "),
    one.nodes[0].failureSummary]);
}"""
# A window of 1440 x 900 at 200 % is one of 720 x 450.
SIZES = ((320, 800), (360, 740), (768, 1024), (720, 450), (1440, 900))
FILLED = "all => all.map(one => getComputedStyle(one).borderBottomColor)"
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
WIDER = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return null;
  const out = [...document.querySelectorAll("#main *")]
    .filter(one => one.getBoundingClientRect().right > wide + 0.5);
  return out.slice(0, 3).map(one => `${one.tagName} ${one.className?.baseVal ?? one.className}`);
}"""


@pytest.fixture(scope="module")
def furnished(server: Server, browser: Browser) -> Iterator[tuple[Visitor, dict[str, str]]]:
    """Somebody with tables of every kind, whose page lets us look into it."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", bypass_csp=True)
    someone = Visitor(context, server.url)
    yield someone, furnish(someone)
    someone.check()
    context.close()


@pytest.fixture(scope="module")
def seen(furnished: tuple[Visitor, dict[str, str]]) -> dict[str, dict[str, Any]]:
    """What is wrong with each screen, by what was looked for; each is opened once."""
    someone, screens = furnished
    page = someone.page
    wrong: dict[str, dict[str, Any]] = {"in": {}, "wide": {}}
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for name, where in screens.items():
        page.set_viewport_size({"width": 1440, "height": 900})
        show(page, where)
        for look in THEMES:
            page.emulate_media(color_scheme=look, reduced_motion="reduce")
            page.evaluate(NEXT_FRAME)
            if said := page.evaluate(RUN, TAGS):
                wrong["in"][f"{name}, {look}"] = said
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_FRAME)
            if out := page.evaluate(WIDER):
                wrong["wide"][f"{name} at {width}"] = out
    return wrong


def test_no_screen_keeps_anybody_out(seen: dict[str, dict[str, Any]]) -> None:
    assert not seen["in"], seen["in"]


def test_no_screen_is_wider_than_the_window(seen: dict[str, dict[str, Any]]) -> None:
    assert not seen["wide"], seen["wide"]


def test_what_is_chosen_is_told_apart_in_colours_of_ones_own(visitor: Come) -> None:
    """Forced colours take ours away: what is left must still differ."""
    someone = visitor("en", forced_colors="active", color_scheme="dark")
    page = someone.goes("/#/new/agent")
    seats = page.locator('label:has(input[name="seats"]) span')
    seats.first.wait_for()
    assert len({*seats.evaluate_all(FILLED)}) == 2
    play_now(someone, "agon")
    page.locator("[role=tab]").first.wait_for()
    assert len({*page.locator("[role=tab]").evaluate_all(FILLED)}) == 2
