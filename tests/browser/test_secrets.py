"""What one knows the others' browsers are never told: by stream, answer, page, storage or time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come, Visitor
from tests.browser.people import (
    api,
    asked,
    begin,
    frame_of,
    join,
    press,
    table_of,
    the_asked,
    wait_for,
    word,
)
from tests.browser.test_agent import Hand
from tests.browser.test_spywhere import cautiously
from tests.browser.ways import types

SUMS = {"fr": 1700, "nl": 2300, "de": 2900, "en": 3100}
WHISPER = "the watchers think that Claire bluffs"
NONCES = """() => Object.entries(localStorage)
  .filter(([key]) => key.includes("nonce")).map(([, kept]) => JSON.parse(kept).nonce)"""
LOOK = "() => document.title + document.body.outerHTML"
QUIET, STILL = 500, 1500  # milliseconds for which nothing changes any more, and may not

People = dict[str, Visitor]


def gather(visitor: Come, game: str, *languages: str, **options: Any) -> tuple[People, Visitor]:
    """Friends who come by a link, each in his language, and somebody who watches; play begins."""
    people, watcher = {language: visitor(language) for language in languages}, visitor("en")
    for one in (*people.values(), watcher):
        one.overhears()
    host, *guests = languages
    page = begin(people[host], game, *["open"] * len(guests), **options)
    link = page.locator("input[readonly]").first.input_value()
    for language in guests:
        other = join(people[language], link, language)
        expect(other.get_by_role("button", name=word(language, "page-stand"))).to_be_visible()
    watcher.page.goto(link)
    table_of(watcher.page)
    keep_apart(people, watcher, {one: one.page.evaluate(NONCES) for one in people.values()})
    page.get_by_role("button", name=word(host, "page-start"), exact=True).click()
    for one in (*people.values(), watcher):
        one.page.locator("main.table").wait_for()
    api(watcher.page, f"/tables/{table_of(watcher.page)}/chat", "POST", {"text": WHISPER})
    return people, watcher


def keep_apart(people: People, watcher: Visitor, secrets: dict[Visitor, list[str]]) -> None:
    """Each has secrets, and nobody else's browser has them, whatever was told to it or kept."""
    known = {one: one.knows() for one in (*people.values(), watcher)}
    for owner, words in secrets.items():
        assert words
        for other, all_known in known.items():
            assert other is owner or not any(secret in all_known for secret in words)


def cookies(people: People) -> dict[Visitor, list[str]]:
    return {one: [kept["value"] for kept in one.context.cookies()] for one in people.values()}


class Stillness:
    """What some see and are told: it must not change while somebody else answers."""

    def __init__(self, *those: Visitor) -> None:
        self.those = those
        head = max(frame_of(one.page)["head"] for one in those)
        for one in those:
            wait_for(one.page, head)
            one.page.mouse.move(1, 1)
        self.before = self._now()
        for _ in range(60):  # until all of it is shown
            those[0].page.wait_for_timeout(QUIET)
            before, self.before = self.before, self._now()
            if self.before == before:
                break

    def check(self) -> None:
        self.those[0].page.wait_for_timeout(STILL)
        assert self._now() == self.before

    def _now(self) -> list[tuple[str, int]]:
        return [
            (one.page.evaluate(LOOK), sum('"status"' in event for event in one.events))
            for one in self.those
        ]


def has_sum(text: str, amount: int) -> bool:
    """Whether a sum is written somewhere, in whatever language; not within an id or a hash."""
    return re.search(rf"(?<!\w){amount // 1000}[\s.,’']?{amount % 1000:03}(?!\w)", text) is not None


def test_four_play_agent_and_learn_nothing_that_is_not_theirs(visitor: Come) -> None:
    people, watcher = gather(visitor, "agent", *SUMS, round_limit=1)
    hands = {
        one: Hand(language, k, {"green-1": SUMS[language]})
        for k, (language, one) in enumerate(people.items())
    }
    for one in people.values():
        asked(one.page)
        hands[one].bribe(one.page)
    mover = the_asked(people.values())
    others = [one for one in people.values() if one is not mover]
    step = next(c for c in frame_of(mover.page)["choices"] if c["kind"] == "move" and not c["case"])
    hands[mover].touch(mover.page, step)
    for k, kind in enumerate(("let", "protest")):  # whatever was answered
        asked(others[k].page)
        still = Stillness(mover, watcher, *others[k + 1 :])
        press(others[k].page, hands[others[k]].language, f"agent-page-do-{kind}")
        still.check()

    keep_apart(people, watcher, cookies(people))
    known = {one: one.knows() for one in (*people.values(), watcher)}
    for language, owner in people.items():
        assert WHISPER not in known[owner]
        for other, told in known.items():
            assert has_sum(told, SUMS[language]) == (other is owner), language

    press(others[2].page, hands[others[2]].language, "agent-page-do-let")
    asked(mover.page)
    press(mover.page, hands[mover].language, "agent-page-do-consent")
    press(mover.page, hands[mover].language, "agent-page-do-end")
    for _ in others:  # a bribe is a turn about which nobody is asked
        one = the_asked(others)
        types(one.page, f"{word(hands[one].language, 'agent-verb-bribe')} 100 red-1")
    for one in (*people.values(), watcher):
        expect(one.page.locator("li.sheet")).to_have_count(len(SUMS))
        told = one.knows()
        assert all(has_sum(told, amount) for amount in SUMS.values())


NATION = re.compile("italy|england|france|spain|belgium|germany")
PUBLIC = {
    "games.options.values", "house.options.removed", "setting.nations", "description.nations",
    "description.centre", "description.removed", "description.last.gave", "description.last.took",
    "description.last.eliminated", "description.seats.known.keys",
    "description.seats.clues.nation", "description.seats.kept.keys", "status.ask.nation",
    "removed.nation", "centre.cards.nation", "swap.gave", "swap.took", "eliminate.nation",
    "keep.nation", "refill.cards.nation", "redraw.nation",
}  # fmt: skip
OWN = {
    "description.mine.passports", "description.mine.hand.keys", "choices.give", "choices.take",
    "choices.nation", "passports.nations", "drew.cards.nation",
    "proof.nations.keys", "habit.nations.keys",
}  # fmt: skip
LAID = {"guess.nation", "description.mine.guesses.nation"}


def nations(told: Any, where: str = "") -> Iterator[str]:
    """Where in what was told a nationality is named: the names of the parts, a fact by its kind."""
    if isinstance(told, dict):
        fact = told.get("kind") if where.endswith("facts") else None
        for part, value in told.items():
            if NATION.fullmatch(part):
                yield f"{where}.keys"
            yield from nations(value, f"{fact or where}.{part}".lstrip("."))
    elif isinstance(told, list):
        for one in told:
            yield from nations(one, where)
    elif isinstance(told, str) and NATION.fullmatch(told):
        yield where


def test_three_play_spywhere_and_learn_nothing_that_is_not_theirs(visitor: Come) -> None:
    """Whoever begins guesses twice, which ends it; the two others answer at once."""
    people, watcher = gather(visitor, "spywhere", "fr", "nl", "de", preset="standard")
    hands = {one: cautiously(language) for language, one in people.items()}
    first = the_asked(people.values())
    one, now = first, asked(first.page)
    while (kind := now["status"]["ask"]["kind"]) != "last":
        if kind == "guess" and one is not first:
            press(one.page, language_of(one, people), "spywhere-page-do-no-guess")
        else:
            hands[one](one.page, now)
        wait_for(one.page, now["head"] + 1)
        one = the_asked(people.values())
        now = asked(one.page)

    second = next(other for other in people.values() if other not in (first, one))
    still = Stillness(first, second, watcher)
    hands[one](one.page, now)
    still.check()

    keep_apart(people, watcher, cookies(people))
    named = {
        other: {
            path.removeprefix("frame.")
            for told in other.told()
            for path in nations(json.loads(told))
        }
        for other in (*people.values(), watcher)
    }
    assert named[watcher] <= PUBLIC
    assert named[second] - PUBLIC <= OWN <= named[second]
    assert named[first] - PUBLIC - OWN == LAID
    for other in people.values():
        drawn, hand = drawn_and_held(other)
        assert drawn == hand  # nobody is told of a card that another drew

    hands[second](second.page, asked(second.page))
    for other in (*people.values(), watcher):
        expect(other.page.locator(".reveal article")).to_have_count(len(people))


def language_of(one: Visitor, people: People) -> str:
    return next(language for language in people if people[language] is one)


def drawn_and_held(one: Visitor) -> tuple[int, int]:
    """How many cards somebody was told that came into a hand, and how many he has."""
    frame = frame_of(one.page)
    facts = [fact for event in frame["seen"] for fact in event.get("facts", [])]
    drew = [cards["n"] for fact in facts if fact["kind"] == "drew" for cards in fact["cards"]]
    return sum(drew), sum(frame["description"]["mine"]["hand"].values())
