"""By keys alone, and by typing, in each game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import asked, begin, frame_of, wait_for, word

FOCUSED = """() => {
  const { dataset, ariaLabel } = document.activeElement;
  return JSON.stringify([{ ...dataset }, ariaLabel]);
}"""
ANSWERED = """head => document.querySelector("form .problem").innerText
  || Number(document.querySelector("[data-head]").dataset.head) > head"""
MOST = 60  # steps of Tab before something is taken to be out of reach


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what is focused fits."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def walk_to(page: Page, selector: str) -> None:
    """Walk with the arrows, each step to wherever one has not been, until what is focused fits."""
    keys = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    been: set[str] = set()
    trail: list[str] = []
    back = dict(zip(keys, (*keys[2:], *keys[:2]), strict=True))
    for _ in range(400):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        here = _name(page)
        been.add(here)
        for key in keys:
            page.keyboard.press(key)
            if _name(page) not in been:
                trail.append(key)
                break
            if _name(page) != here:
                page.keyboard.press(back[key])
        else:
            page.keyboard.press(back[trail.pop()])
    raise AssertionError(f"arrows do not reach {selector}")


def _name(page: Page) -> str:
    found: str = page.evaluate(FOCUSED)
    return found


def types(page: Page, text: str, is_doubtful: bool = False) -> None:
    """Write an act, from the key that leads to where it is written; again where one is asked to."""
    head = frame_of(page)["head"]
    page.locator("h1").first.click()
    page.keyboard.press("t")
    expect(page.locator("[data-typed]")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    if is_doubtful:
        expect(page.locator("form .problem")).not_to_be_empty()
        page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=head)
    assert not page.locator("form .problem").inner_text()
    wait_for(page, head + 1)


def mine(page: Page) -> list[Any]:
    """The facts of what I did, in order."""
    frame = frame_of(page)
    events = [one for one in frame["seen"] if one.get("seat") == frame["viewer"]]
    return [fact for event in events for fact in event.get("facts", [])]


def test_agon_is_played_by_keys_and_by_typing(visitor: Come) -> None:
    page = begin(visitor("nl"), "agon", "0")
    now = asked(page)
    choice = now["choices"][0]
    tab_to(page, "[data-cell]")
    walk_to(page, f'[data-cell="{choice["from"]}"]')
    page.keyboard.press("Enter")
    walk_to(page, f'[data-cell="{choice["to"]}"]')
    page.keyboard.press("Enter")
    wait_for(page, now["head"] + 1)
    second = asked(page)["choices"][0]
    types(page, f"{second['from']}-{second['to']}")
    went = [(fact["from"], fact["to"]) for fact in mine(page)]
    assert went == [(choice["from"], choice["to"]), (second["from"], second["to"])]


def test_agent_is_played_by_keys_and_by_typing(visitor: Come) -> None:
    page = begin(visitor("fr"), "agent", "0")
    asked(page)
    types(page, "corromps 1000 vert-1, 500 rouge-2", is_doubtful=True)
    while (now := asked(page))["status"]["ask"]["kind"] != "turn":
        types(page, "laisse-faire")
    choice = next(c for c in now["choices"] if c["kind"] == "move" and not c["case"])
    page.locator("h1").first.click()
    tab_to(page, ".spot")
    walk_to(page, f'[data-key="{choice["agent"]}"]')
    page.keyboard.press("Enter")
    walk_to(page, f'[data-key="{choice["to"]}"]')
    page.keyboard.press("Enter")
    wait_for(page, now["head"] + 1)
    moved = [fact for fact in mine(page) if fact["kind"] == "move"]
    assert (moved[0]["agent"], moved[0]["to"]) == (choice["agent"], choice["to"])


def test_spywhere_is_played_by_keys_and_by_typing(visitor: Come) -> None:
    page = begin(visitor("de"), "spywhere", "0", first=1, first_guess=90)
    now = asked(page)
    choice = now["choices"][0]
    tab_to(page, "[data-take]")
    walk_to(page, f'[data-take="{choice["take"]}"]')
    page.keyboard.press("Enter")
    walk_to(page, f'[data-give="{choice["give"]}"]')
    page.keyboard.press("Enter")
    expect(page.locator("#spywhere-act")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for(page, now["head"] + 1)
    while (now := asked(page))["status"]["ask"]["kind"] == "eliminate":
        types(page, "behalte")
    names = {
        nation: word("de", f"spywhere-nation-{nation}") for nation in now["setting"]["nations"]
    }
    second = now["choices"][0]
    types(page, f"tausche {names[second['give']]} gegen {names[second['take']]}")
    done = [(fact["gave"], fact["took"]) for fact in mine(page) if fact["kind"] == "swap"]
    assert done == [(one["give"], one["take"]) for one in (choice, second)]
