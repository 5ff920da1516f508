"""Three ways to do the same at a table: by pointing, by keys alone, by notation alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import word

FOCUSED = """() => {
  const { dataset, ariaLabel } = document.activeElement;
  return JSON.stringify([{ ...dataset }, ariaLabel]);
}"""
FITS = "selector => document.activeElement.matches(selector)"
NAMED = """name => document.activeElement.matches("button")
  && (document.activeElement.ariaLabel ?? document.activeElement.innerText).trim() === name"""
BESIDE = """selector => {
  const group = document.querySelector(selector)?.closest("[data-row], [role=group]");
  return document.activeElement.matches(selector) || !!group?.contains(document.activeElement);
}"""
MOST = 90  # steps of Tab before something is taken to be out of reach
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Hands(Protocol):
    """What one does to a page: touch something, press a button, write into a field."""

    page: Page
    language: str

    def touch(self, selector: str) -> None: ...
    def press(self, message: str) -> None: ...
    def write(self, selector: str, text: str) -> None: ...


class Pointing:
    """By mouse, or by finger where the screen can be touched."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.has_touch: bool = page.evaluate("navigator.maxTouchPoints > 0")

    def touch(self, selector: str) -> None:
        self._touch(self.page.locator(selector).first)

    def press(self, message: str) -> None:
        name = word(self.language, message)
        self._touch(self.page.get_by_role("button", name=name, exact=True))

    def write(self, selector: str, text: str) -> None:
        field = self.page.locator(selector)
        self._touch(field)
        field.fill(text)
        field.press("Tab")

    def drag(self, what: str, onto: str) -> None:
        """Take something with the mouse and let it go over something else."""
        start, end = (self._middle(one) for one in (what, onto))
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        mouse.move(*end)
        mouse.up()

    def _middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box, f"{selector} is not to be seen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _touch(self, what: Locator) -> None:
        if self.has_touch:
            what.tap()
        else:
            what.click()


class Keys:
    """By Tab, arrows and Enter alone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language

    def touch(self, selector: str) -> None:
        tab_to(self.page, selector, BESIDE)
        walk_to(self.page, selector)
        self.page.keyboard.press("Enter")

    def press(self, message: str) -> None:
        tab_to(self.page, word(self.language, message), NAMED)
        self.page.keyboard.press("Enter")

    def write(self, selector: str, text: str) -> None:
        tab_to(self.page, selector)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")


def tab_to(page: Page, wanted: str, fits: str = FITS) -> None:
    """Press Tab until what is focused fits."""
    named = page.get_by_role("button", name=wanted, exact=True)
    (named if fits == NAMED else page.locator(wanted)).first.wait_for()
    for _ in range(MOST):
        if page.evaluate(fits, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def walk_to(page: Page, selector: str) -> None:
    """Walk with the arrows, each step to wherever one has not been, until what is focused fits."""
    been: set[str] = set()
    trail: list[str] = []
    back = dict(zip(ARROWS, (*ARROWS[2:], *ARROWS[:2]), strict=True))
    for _ in range(400):
        if page.evaluate(FITS, selector):
            return
        here = _name(page)
        been.add(here)
        for key in ARROWS:
            page.keyboard.press(key)
            if (now := _name(page)) not in been:
                trail.append(key)
                break
            if now != here:
                page.keyboard.press(back[key])
        else:
            page.keyboard.press(back[trail.pop()])
    raise AssertionError(f"arrows do not reach {selector}")


def _name(page: Page) -> str:
    found: str = page.evaluate(FOCUSED)
    return found


def types(page: Page, text: str, is_doubtful: bool = False) -> None:
    """Write an act, from the key that leads to where it is written; again where one is asked to."""
    page.locator("h1").first.click()
    page.keyboard.press("t")
    expect(page.locator("[data-typed]")).to_be_focused()
    page.keyboard.type(text)
    if is_doubtful:
        page.keyboard.press("Enter")
        expect(page.locator("form .problem")).not_to_be_empty()
    with page.expect_response("**/commands") as answer:
        page.keyboard.press("Enter")
    assert answer.value.ok, (text, answer.value.text())
