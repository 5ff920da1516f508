"""What people do at a table, by pointing; what may be done is read from their own frames."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

Frame = dict[str, Any]
Point = Callable[[Page, Frame], None]
FETCH = """async ([path, method, body]) => {
  const answer = await fetch('/api/v1' + path, {
    method, body: body && JSON.stringify(body),
    headers: body ? {'Content-Type': 'application/json'} : {},
  });
  return answer.status === 204 ? null : await answer.json();
}"""


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


def frame_of(page: Page, seat: int | None = None) -> Frame:
    """What the viewer of a page knows."""
    chosen = "" if seat is None else f"?seat={seat}"
    found: Frame = api(page, f"/tables/{table_of(page)}{chosen}")
    return found


def wait_for(page: Page, head: int) -> None:
    """Wait until a page shows an event."""
    page.wait_for_function(
        "head => Number(document.querySelector('[data-head]')?.dataset.head) >= head", arg=head
    )


def play_out(pages: list[Page], point: Point, most: int = 400, until: float = 120) -> Frame:
    """Let everybody act by pointing whenever he is asked, to the end of the game."""
    end, told = time.monotonic() + until, {}
    for _ in range(most * len(pages)):
        for page in pages:
            frame = frame_of(page)
            if frame.get("result"):
                return frame
            if frame.get("choices") and told.get(page) != frame["head"]:
                told[page] = frame["head"]
                wait_for(page, frame["head"])
                point(page, frame)
        assert time.monotonic() < end, "it does not end"
    raise AssertionError("it does not end")
