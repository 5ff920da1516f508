"""Agent in the browser: every phase by pointing, against machines and between three."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import Frame, begin, play_out, press, watch_again, word

ANSWERS = (
    "let",
    "protest",
    "stand",
    "consent",
    "uphold",
    "refuse",
    "give-up",
    "take",
    "drop",
    "end",
)


STEPS = ("move", "attack", "take", "drop")


class Hand:
    """Somebody who points: anything that is legal, and what has not been done yet first."""

    def __init__(self, language: str, seed: int, sums: dict[str, int]) -> None:
        self.language, self.dice, self.sums = language, Random(seed), sums
        self.done: Counter[str] = Counter()

    def __call__(self, page: Page, frame: Frame) -> None:
        if frame["status"]["ask"]["kind"] == "opening":
            self.bribe(page)
            return
        kinds = {choice["kind"] for choice in frame["choices"]} - {"put", "seal"}
        rare = min(self.done[kind] for kind in kinds)
        kind = self.dice.choice(sorted(kind for kind in kinds if self.done[kind] == rare))
        self.done[kind] += 1
        self.touch(page, self.dice.choice([c for c in frame["choices"] if c["kind"] == kind]))

    def touch(self, page: Page, choice: dict[str, Any]) -> None:
        """An act: agent, then place or victim, then what becomes of the case."""
        kind = choice["kind"]
        if kind in STEPS:
            page.locator(f'.spot[data-key="{choice["agent"]}"]').click()
        if kind in ANSWERS:
            press(page, self.language, f"agent-page-do-{kind}")
        elif kind == "claim":
            field = page.get_by_label(word(self.language, "agent-page-my-claim"))
            field.fill(str(choice["sum"]))
            field.press("Tab")
            press(page, self.language, "agent-page-do-claim")
        else:
            page.locator(f'.spot[data-key="{choice.get("target", choice.get("to"))}"]').click()
            if kind == "attack" or choice["case"]:
                page.locator(f'[data-case="{choice["case"] or "none"}"]').click()

    def bribe(self, page: Page) -> None:
        """The sums by typing; then a note by touching it and an agent, and back again; the seal."""
        for agent, amount in self.sums.items():
            field = page.locator(f'li[data-agent="{agent}"] input')
            field.fill(str(amount))
            field.press("Tab")
        self.done["bribe"] += 1
        if page.viewport_size and page.viewport_size["width"] > 700:
            page.locator(".lot[aria-pressed]").last.click()
            page.locator('.spot[data-key="yellow-2"]').click()
            page.locator(".lot:not([aria-pressed])").last.click()
        press(page, self.language, "agent-page-do-seal-opening")
        page.get_by_role("alertdialog").locator(".btn.main").click()


@pytest.mark.parametrize("preset", ["standard", "french", "dutch"])
def test_each_way_to_play_agent_is_opened_and_shows_the_map(visitor: Come, preset: str) -> None:
    page = begin(visitor("en"), "agent", "0", preset=preset)
    expect(page.locator(".spot[data-agent]")).to_have_count(8)
    expect(page.get_by_test_id("sentence").get_by_role("heading")).to_have_text(
        word("en", "agent-page-ask-opening")
    )


def test_a_whole_game_of_agent_is_played_against_machines_by_pointing(visitor: Come) -> None:
    page = begin(visitor("fr"), "agent", "0", "0", round_limit=2)
    hand = Hand("fr", 1, {"green-1": 2300, "red-1": 1100})
    over = play_out([page], hand)
    assert over["result"]["how"] == "rules"
    theirs = [event for event in over["seen"] if event.get("seat") != over["viewer"]]
    acts = [fact for event in theirs for fact in event.get("facts", []) if fact["kind"] in STEPS]
    assert hand.done["let"] + hand.done["protest"] == len(acts)  # asked about each
    expect(page.locator("li.sheet")).to_have_count(3)

    shown = watch_again(page, "fr")  # everything laid open
    expect(page.locator(".opened article")).to_have_count(3)
    page.keyboard.press("End")
    lots = [lot for sheet in over["description"]["sheets"] for agent in sheet for lot in agent]
    expect(page.locator(".opened .on .note .note")).to_have_count(len(lots))
    mine = word("fr", "agent-log-put", lots="").rstrip(". ")
    expect(page.locator("#panel")).to_contain_text(mine)
    shown.select_option("1")  # what another knew
    expect(page.locator(".paper .stakes")).to_have_count(1)
    expect(page.locator("#panel")).not_to_contain_text(mine)  # his log, too
    expect(page.locator(".opened")).to_have_count(0)
    shown.select_option("spectator")
    expect(page.locator(".opened, .paper")).to_have_count(0)
