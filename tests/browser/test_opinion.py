"""What the machine thinks of a finished game: a line under the board of a replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come, Visitor
from tests.browser.people import begin, frame_of, table_of, word
from tests.browser.screens import command, play, show


def replayed(someone: Visitor, game: str, *others: str) -> tuple[Page, list[int]]:
    """A game given up after some acts, at its first moment; and the numbers of its moments."""
    page = begin(someone, game, *others)
    play(page, most=8)
    command(page, frame_of(page), do="resign")
    play(page, most=200)
    moments = [event["seq"] for event in frame_of(page)["seen"] if event.get("facts")]
    show(page, f"t/{table_of(page)}/{moments[0]}")
    return page, moments


def touched(page: Page, line: Locator, share: float, before: int) -> int:
    """The moment to which a touch leads, so far along the line."""
    box = line.bounding_box()
    assert box is not None
    line.click(position={"x": share * (box["width"] - 1), "y": box["height"] / 2})
    return left(page, before)


def left(page: Page, before: int) -> int:
    """The moment that is shown when it is no longer that."""
    page.wait_for_function("seq => !location.hash.endsWith(`/${seq}`)", arg=before)
    return int(page.evaluate("location.hash").rpartition("/")[2])


@pytest.mark.parametrize(("language", "width"), [("de", 360), ("en", 1440)])
def test_a_touch_on_the_line_goes_to_that_moment(visitor: Come, language: str, width: int) -> None:
    page, moments = replayed(visitor(language, width=width), "agon", "0")
    line = page.get_by_role("slider", name=word(language, "page-opinion"))
    line.wait_for()
    expect(line).to_have_attribute("max", str(len(moments) + 1))  # start, acts, end
    expect(page.locator(".opinion p .second")).to_have_count(0)  # how far it is
    first = line.get_attribute("aria-valuetext")
    assert first and first in page.locator(".opinion p").inner_text()
    end = touched(page, line, 1, moments[0])
    assert end > moments[-1]  # given up
    middle = touched(page, line, 0.5, end)
    assert middle in moments
    line.press("ArrowRight")
    assert left(page, middle) == moments[moments.index(middle) + 1]


def test_where_there_are_secrets_there_is_no_line(visitor: Come) -> None:
    someone = visitor("en")
    someone.forgiven = ("409",)  # a window runs
    someone.overhears()
    page, _ = replayed(someone, "spywhere", "0", "0")
    page.get_by_role("slider", name=word("en", "page-moment")).wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".opinion").count() == 0
    assert not any("/opinions" in answer.url for answer in someone.answers)
