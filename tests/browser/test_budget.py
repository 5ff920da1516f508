"""What the page may weigh: its script, and the frames of a running game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import PAGE, Come
from tests.browser.people import asked, begin, play_now
from tests.browser.screens import play

SCRIPT = 120_000  # bytes, gzipped: shelf and one game
FRAME = 6_000  # bytes


@pytest.mark.parametrize("game", ["agent", "agon", "spywhere"])
def test_the_shelf_and_a_game_fit_the_budget(visitor: Come, game: str) -> None:
    someone = visitor("fr")
    someone.overhears()
    play_now(someone, game)
    scripts = {Path(one.url).name for one in someone.answers if one.url.endswith(".js")}
    sizes = {name: (PAGE.parent / "assets" / f"{name}.gz").stat().st_size for name in scripts}
    assert 0 < sum(sizes.values()) <= SCRIPT, sizes


@pytest.mark.parametrize(
    ("game", "others"), [("agent", "000"), ("agon", "0"), ("spywhere", "00000")]
)
def test_no_frame_of_a_running_game_is_large(visitor: Come, game: str, others: str) -> None:
    someone = visitor("en")
    page = begin(someone, game, *others)
    asked(page)  # or both pages would reveal the same number, one of them in vain
    someone.overhears()
    page.reload()
    page.locator("main.table").wait_for()
    play(page, most=20)
    page.wait_for_timeout(500)
    frames = [
        event for event in someone.events if '"status"' in event and '"result":{' not in event
    ]
    largest = max(frames, key=len)
    assert len(largest.encode()) <= FRAME, (len(largest.encode()), largest[:300])
