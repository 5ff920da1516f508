"""Every phase of Agent and of Spywhere, by pointing, by keys alone and by notation alone.

Two play: nobody but the other is asked, so no window makes anybody wait.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import (
    Frame,
    api,
    asked,
    begin,
    frame_of,
    join,
    play_out,
    table_of,
    wait_for,
    word,
)
from tests.browser.ways import Hands, Keys, Pointing, types

Choice = dict[str, Any]
STEPS = ("move", "attack", "take", "drop")
LANGUAGES = ("fr", "nl")


def two(visitor: Come, game: str, way: str, **options: Any) -> list[Page]:
    """Two at a table, who play by a link; who points has a mouse, and the other a phone."""
    phone = {"width": 360, "height": 740, "has_touch": True} if way == "pointing" else {}
    here, there = visitor(LANGUAGES[0]), visitor(LANGUAGES[1], **phone)
    page = begin(here, game, "open", **options)
    link = page.locator("input[readonly]").first.input_value()
    other = join(there, link, LANGUAGES[1])
    page.get_by_role("button", name=word("fr", "page-start"), exact=True).click()
    for one in (page, other):
        one.locator("main.table").wait_for()
    return [page, other]


class Notation:
    """Somebody who only writes, in his language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language

    def act(self, frame: Frame, choice: Choice) -> None:
        """An act as the house would write it."""
        body = {"seat": frame["viewer"], "choices": [choice], "language": self.language}
        told = api(self.page, f"/tables/{table_of(self.page)}/draft", "POST", body)
        types(self.page, told["text"])

    def say(self, message: str) -> str:
        return word(self.language, message)


WAYS: dict[str, Any] = {"pointing": Pointing, "keys": Keys, "notation": Notation}


def facts_of(page: Page) -> Counter[str]:
    """What has happened, as the viewer of a page was told it."""
    events = frame_of(page)["seen"]
    return Counter(fact["kind"] for event in events for fact in event.get("facts", []))


# -- Agent ---------------------------------------------------------------------------------------

OPENING = [("green-1", 1000), ("green-1", 500), ("green-2", 500)]
GREEN_1, GREEN_2 = {"agent": "green-1"}, {"agent": "green-2"}
SCRIPT: list[tuple[int, str, dict[str, Any]]] = [  # who (0 begins), what, and more of it
    (0, "move", {**GREEN_1, "to": "new-york"}), (1, "protest", {}), (0, "consent", {}),
    (0, "move", {**GREEN_1, "to": "havana"}), (1, "protest", {}), (0, "stand", {}),
    (1, "claim", {"sum": 200}), (0, "claim", {"sum": 300}), (1, "give-up", {}), (0, "uphold", {}),
    (1, "move", {**GREEN_2, "to": "new-york"}), (0, "protest", {}), (1, "stand", {}),
    (0, "claim", {"sum": 400}), (1, "give-up", {}), (0, "refuse", {}), (1, "end", {}),
    (0, "bribe", {"agent": "red-1", "sum": 200}),
    (1, "attack", {**GREEN_2, "target": "green-1"}), (0, "let", {}),
    (0, "move", {**GREEN_2, "to": "azores"}), (1, "let", {}),
    (1, "move", {**GREEN_2, "to": "tangier", "case": "leave"}), (0, "let", {}),
    (0, "take", GREEN_2), (1, "let", {}),
    (1, "drop", GREEN_2), (0, "let", {}),
]  # fmt: skip


def bribe(hands: Hands, lots: list[tuple[str, int]], is_opening: bool) -> None:
    """Lay money out and seal it, once it was shown as a whole."""
    if not is_opening:
        hands.press("agent-page-do-bribe")
    sums: Counter[str] = Counter()
    for agent, lot in lots:
        sums[agent] += lot
    if isinstance(hands, Pointing) and is_opening and not hands.has_touch:
        hands.drag('.lot[data-sum="1000"]', 'li[data-agent="green-1"]')
        hands.drag('.lot[data-sum="500"]', '.spot[data-key="green-1"]')
        dragged = hands.page.locator('li[data-agent="green-1"] input')
        expect(dragged).to_have_value(str(sums.pop("green-1")))
    for agent, amount in sums.items():
        hands.write(f'li[data-agent="{agent}"] input', str(amount))
    hands.press(f"agent-page-do-seal-{'opening' if is_opening else 'bribe'}")
    hands.touch("[role=alertdialog] .btn.main")


def written_bribe(hands: Notation, lots: list[tuple[str, int]]) -> str:
    sums = (f"{lot} {hands.say(f'agent-figure-{agent}')}" for agent, lot in lots)
    return f"{hands.say('agent-verb-bribe')} {', '.join(sums)}"


def act(hands: Hands, choice: Choice) -> None:
    """An act of Agent: agent, then place or victim, then what becomes of the case."""
    kind = choice["kind"]
    if kind == "claim":
        field = word(hands.language, "agent-page-my-claim")
        hands.write(f'[aria-label="{field}"]', str(choice["sum"]))
    if kind in STEPS:
        hands.touch(f'.spot[data-key="{choice["agent"]}"]')
    if kind in ("move", "attack"):
        hands.touch(f'.spot[data-key="{choice.get("target", choice.get("to"))}"]')
        if kind == "attack" or choice["case"]:
            hands.touch(f'[data-case="{choice["case"] or "none"}"]')
    else:
        hands.press(f"agent-page-do-{kind}")


@pytest.mark.parametrize("way", WAYS)
def test_every_phase_of_agent_is_reached(visitor: Come, way: str) -> None:
    pages = two(visitor, "agent", way, map="petit", round_limit=4)
    hands = [WAYS[way](*one) for one in zip(pages, LANGUAGES, strict=True)]
    for one in hands:
        frame = asked(one.page)
        if isinstance(one, Notation):
            types(one.page, written_bribe(one, OPENING), is_doubtful=True)
        else:
            bribe(one, OPENING, is_opening=True)
    first = _who_is_asked(pages)
    for who, kind, parts in SCRIPT:
        one = hands[(first + who) % 2]
        frame = asked(one.page)
        _do(one, frame, kind, parts)
        wait_for(one.page, frame["head"] + 1)
    over = play_out(pages, lambda page, frame: pytest.fail(f"still asked: {frame['status']}"))
    assert over["result"]["how"] == "rules"
    told = facts_of(pages[0])
    assert [told[kind] for kind in ("consents", "stands-by", "claims", "exile")] == [1, 2, 3, 1]
    for page in pages:
        expect(page.locator("li.sheet")).to_have_count(2)


def test_what_is_answered_beforehand_in_agent_is_answered_by_itself(visitor: Come) -> None:
    pages = two(visitor, "agent", "mouse", map="petit", round_limit=2)
    hands = [Pointing(*one) for one in zip(pages, LANGUAGES, strict=True)]
    for one in hands:
        asked(one.page)
        bribe(one, OPENING, is_opening=True)
    first = _who_is_asked(pages)
    mover, other = hands[first], hands[1 - first]

    def does(one: Pointing, kind: str, **parts: Any) -> int:
        frame = asked(one.page)
        _do(one, frame, kind, parts)
        wait_for(one.page, frame["head"] + 1)
        return int(frame["head"]) + 1

    other.touch(".standing .title")
    with other.page.expect_response("**/standing*"):
        other.page.get_by_label(word(other.language, "agent-page-let-all")).check()
    moved = does(mover, "move", agent="green-1", to="havana")
    wait_for(other.page, moved + 1)  # his answer, which comes at once
    assert asked(other.page)["status"]["ask"]["kind"] == "turn"
    does(other, "move", agent="green-2", to="new-york")
    does(mover, "protest")
    does(other, "stand")
    does(mover, "claim", sum=200)
    asked(other.page)
    other.page.get_by_label(word(other.language, "agent-page-up-to")).check()
    assert asked(mover.page)["status"]["ask"]["leader"] == 1 - first  # it went on by itself
    does(mover, "give-up")
    assert asked(other.page)["status"]["ask"]["kind"] == "verdict"


def _do(hands: Any, frame: Frame, kind: str, parts: dict[str, Any]) -> None:
    if kind == "bribe" and isinstance(hands, Notation):
        types(hands.page, written_bribe(hands, [(parts["agent"], parts["sum"])]))
    elif kind == "bribe":
        bribe(hands, [(parts["agent"], parts["sum"])], is_opening=False)
    else:
        choice = next(
            choice
            for choice in frame["choices"]
            if choice["kind"] == kind and all(choice[part] == parts[part] for part in parts)
        )
        hands.act(frame, choice) if isinstance(hands, Notation) else act(hands, choice)


def _who_is_asked(pages: list[Page]) -> int:
    """Who is asked, alone."""
    for _ in range(600):
        for k, page in enumerate(pages):
            if frame_of(page).get("choices"):
                return k
        page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


# -- Spywhere --------------------------------------------------------------------------------------


def exchange(hands: Hands, choice: Choice) -> None:
    """By two touches; who has a mouse drags one card on the other."""
    give, take = f'[data-give="{choice["give"]}"]', f'[data-take="{choice["take"]}"]'
    if isinstance(hands, Pointing) and not hands.has_touch:
        hands.drag(give, take)
    else:
        hands.touch(give)
        hands.touch(take)
    hands.touch("#spywhere-act")


def towards_three(frame: Frame) -> Choice:
    """The exchange that leaves most of one nationality in the middle: not mine, if it may be."""
    mine, middle = frame["description"]["mine"], frame["description"]["centre"]

    def alike(swap: Choice) -> tuple[int, bool]:
        left = [*middle, swap["give"]]
        left.remove(swap["take"])
        return left.count(swap["give"]), swap["give"] not in mine["passports"]

    best: Choice = max(frame["choices"], key=alike)
    return best


def spy(hands: Any, frame: Frame, has_eliminated: bool) -> None:
    """Steer to three alike; then guess as soon as it may be, which ends the game."""
    kind, choices = frame["status"]["ask"]["kind"], frame["choices"]
    by_kind = {choice["kind"]: choice for choice in reversed(choices)}
    if kind == "exchange":
        done = [towards_three(frame)]
    elif kind == "eliminate":
        done = [by_kind.get("eliminate", by_kind["keep"])]
    elif kind == "guess":
        done = [by_kind["guess"] if has_eliminated else by_kind["no-guess"]]
    else:
        missing = frame["setting"]["guesses"] - len(frame["description"]["mine"]["guesses"])
        done = [choice for choice in choices if choice["kind"] == "guess"][:missing]
    if isinstance(hands, Notation) and kind == "last":
        cards = (
            f"{one['target'] + 1} {hands.say('spywhere-nation-' + one['nation'])}" for one in done
        )
        types(hands.page, f"{hands.say('spywhere-verb-last')} {', '.join(cards)}")
    elif isinstance(hands, Notation):
        hands.act(frame, done[0])
    elif kind == "exchange":
        exchange(hands, done[0])
    elif done[0]["kind"] in ("eliminate", "keep", "no-guess"):
        hands.press(f"spywhere-page-do-{done[0]['kind']}")
    else:
        for guess in done:
            hands.touch(f'[data-guess="{guess["nation"]}"]')
        hands.touch("#spywhere-act")


@pytest.mark.parametrize("way", WAYS)
def test_every_phase_of_spywhere_is_reached(visitor: Come, way: str) -> None:
    pages = two(visitor, "spywhere", way, preset="standard", first_guess=1)
    hands = {page: WAYS[way](page, of) for page, of in zip(pages, LANGUAGES, strict=True)}
    phases: Counter[str] = Counter()

    def point(page: Page, frame: Frame) -> None:
        phases[frame["status"]["ask"]["kind"]] += 1
        spy(hands[page], frame, facts_of(page)["eliminate"] > 0)

    over = play_out(pages, point)
    assert over["result"]["how"] == "rules"
    assert phases.keys() == {"exchange", "eliminate", "guess", "last"}
    for page in pages:
        expect(page.locator(".over")).to_be_visible()
