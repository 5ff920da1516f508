"""What one knows the others' browsers are never told: by stream, answer, page, storage or time."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come, Visitor
from tests.browser.people import (
    api,
    asked,
    begin,
    frame_of,
    join,
    play_out,
    press,
    table_of,
    wait_for,
    word,
)
from tests.browser.test_agent import Hand

SUMS = {"fr": 1700, "nl": 2300, "de": 2900}
WHISPER = "the watchers think that Claire bluffs"
NONCES = """() => Object.entries(localStorage)
  .filter(([key]) => key.includes("nonce")).map(([, kept]) => JSON.parse(kept).nonce)"""
LOOK = "() => document.title + document.body.outerHTML"


def has_sum(text: str, amount: int) -> bool:
    """Whether a sum is written somewhere, in whatever language."""
    return re.search(rf"(?<!\d){amount // 1000}[\s.,’']?{amount % 1000:03}(?!\d)", text) is not None


def around(people: dict[str, Visitor], until: float = 60) -> Iterator[Visitor]:
    """One after the other, round and round."""
    end = time.monotonic() + until
    for one in itertools.cycle(people.values()):
        assert time.monotonic() < end, "nobody is asked"
        yield one


def test_three_play_agent_and_learn_nothing_that_is_not_theirs(visitor: Come) -> None:
    people = {language: visitor(language) for language in SUMS}
    watcher = visitor("en")
    for one in (*people.values(), watcher):
        one.overhears()
    claire, daan, greta = people.values()
    page = begin(claire, "agent", "open", "open", round_limit=1)
    link = page.locator("input[readonly]").first.input_value()
    join(daan, link, "nl")
    join(greta, link, "de")
    watcher.page.goto(link)
    table_of(watcher.page)
    expect(greta.page.get_by_role("button", name=word("de", "page-stand"))).to_be_visible()
    for one in people.values():
        nonces = one.page.evaluate(NONCES)
        assert len(nonces) == 1
        for other in (*people.values(), watcher):
            assert other is one or nonces[0] not in other.knows()

    page.get_by_role("button", name=word("fr", "page-start"), exact=True).click()
    for one in (*people.values(), watcher):
        one.page.locator("main.table").wait_for()
    api(watcher.page, f"/tables/{table_of(watcher.page)}/chat", "POST", {"text": WHISPER})
    hands = {
        one.page: Hand(language, k, {"green-1": SUMS[language]})
        for k, (language, one) in enumerate(people.items())
    }
    for one in people.values():
        asked(one.page)
        hands[one.page].bribe(one.page)
    _nobody_sees_who_has_answered(people, hands)
    for language, one in people.items():
        assert has_sum(one.knows(), SUMS[language])
        cookies = {cookie["value"] for cookie in one.context.cookies()}
        for other in (*people.values(), watcher):
            if other is not one:
                known = other.knows()
                assert not has_sum(known, SUMS[language]), (language, "is known to another")
                assert not any(value in known for value in cookies)
        assert WHISPER not in one.knows()

    over = play_out(list(hands), lambda at, frame: hands[at](at, frame))
    assert over["result"]["how"] == "rules"
    for one in (*people.values(), watcher):
        expect(one.page.locator("li.sheet")).to_have_count(3)
        assert all(has_sum(one.knows(), amount) for amount in SUMS.values())


def _nobody_sees_who_has_answered(people: dict[str, Visitor], hands: dict[Page, Hand]) -> None:
    """Somebody moves; the first answer to it changes nothing for the two others."""
    mover = next(one for one in around(people) if frame_of(one.page).get("choices"))
    choices = asked(mover.page)["choices"]
    step = next(one for one in choices if one["kind"] == "move" and not one["case"])
    hands[mover.page].touch(mover.page, step)
    first, second = (one for one in people.values() if one is not mover)
    for one in (mover, first, second):
        wait_for(one.page, frame_of(mover.page)["head"])
        one.page.mouse.move(1, 1)
    frames = [sum('"status"' in event for event in one.events) for one in (mover, second)]
    looks = [one.page.evaluate(LOOK) for one in (mover, second)]
    press(first.page, hands[first.page].language, "agent-page-do-let")
    mover.page.wait_for_timeout(1500)
    assert [one.page.evaluate(LOOK) for one in (mover, second)] == looks
    assert [sum('"status"' in e for e in one.events) for one in (mover, second)] == frames
