"""Every screen: nothing for axe to say in either theme, and never wider than the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server, Visitor
from tests.browser.screens import THEMES, furnish, show

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The letters drawn on a card are its pattern, not its label: that is the country's name below.
RUN = """async tags => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const { violations } = await axe.run(document,
    { runOnly: tags, rules, resultTypes: ["violations"] });
  return violations.map(one => [one.id, one.nodes.length, one.nodes[0].target.join(" "),
    one.nodes[0].failureSummary]);
}"""
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


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_keeps_anybody_out(furnished: tuple[Visitor, dict[str, str]], theme: Any) -> None:
    someone, screens = furnished
    page, found = someone.page, {}
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for name, where in screens.items():
        show(page, where)
        if said := page.evaluate(RUN, TAGS):
            found[name] = said
    assert not found, found


def test_no_screen_is_wider_than_the_window(furnished: tuple[Visitor, dict[str, str]]) -> None:
    someone, screens = furnished
    page, found = someone.page, {}
    for width in (320, 360, 768, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        for name, where in screens.items():
            show(page, where)
            if out := page.evaluate(WIDER):
                found[f"{name} at {width}"] = out
    assert not found, found
