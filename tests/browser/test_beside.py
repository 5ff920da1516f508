"""What one does at a table beside playing, and with the page beside tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.people import asked, begin, join, play_now, press, word
from tests.browser.screens import BRIBE, command
from tests.browser.test_agon import cell, touch
from tests.browser.ways import types

# Playwright keeps every tab in front: what a page is told when it is not is told here.
LOOK = """now => {
  Object.defineProperty(document, "visibilityState", { get: () => now, configurable: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}"""
NOTE = """() => {
  globalThis.noted = [];
  class Noted extends EventTarget {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { super(); noted.push(`${title}: ${body}`); }
  }
  Object.defineProperty(globalThis, "Notification", { value: Noted });
}"""
HUM = """() => {
  globalThis.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) { tones += 1; start.apply(this, when); };
}"""
TOP = """() => [".board", "[data-testid=sentence]"].map(one => {
  const { top, height } = document.querySelector(one).getBoundingClientRect();
  return [top, height];
})"""
THEME = """() => {
  globalThis.printed = "";
  addEventListener("beforeprint", () => { printed = document.documentElement.dataset.theme });
}"""


def menu(page: Page, language: str, message: str) -> None:
    """Choose something from what can be done at the table."""
    press(page, language, "page-table")
    press(page, language, message)


def act(page: Page) -> None:
    """Anything, by pointing."""
    touch(page, asked(page)["choices"][0])


def test_two_at_one_screen_see_nothing_of_each_other(visitor: Come) -> None:
    """What the second may know is not even asked for before he opens the curtain."""
    someone = visitor("en")
    page = someone.goes("/#/new/agent")
    page.locator('label:has(input[name="seats"][value="2"])').click()
    second = page.locator("form ol > li").nth(1)
    second.locator("select").select_option("beside")
    second.locator("input").fill("Bo")
    someone.overhears()
    page.locator("form .btn.main").click()
    curtain, mine = page.locator(".curtain"), "1,500"
    curtain.get_by_role("button").click()
    types(page, BRIBE, is_doubtful=True)
    expect(page.locator("section.paper")).to_contain_text(mine)
    page.get_by_test_id("sentence").locator(".btn.main").click()
    curtain.get_by_text("Bo").first.wait_for()
    assert mine not in page.content()
    assert '"viewer":0' in someone.knows() and '"viewer":1' not in someone.knows()
    curtain.get_by_role("button").click()
    page.locator("section.paper").wait_for()
    assert mine not in page.content()
    assert '"viewer":1' in someone.knows()
    expect(page.locator(".isMe .second")).to_contain_text(word("en", "page-here"))


def test_clocks_stop_when_both_agree_and_a_rematch_begins_when_both_are_there(
    visitor: Come,
) -> None:
    ada, bo = visitor("en"), visitor("nl", 360, 740)
    page = ada.goes("/#/new/agon")
    page.locator("form select").last.select_option("quick")
    press(page, "en", "page-open")
    other = join(bo, page.locator("input[readonly]").first.input_value(), "nl")
    press(page, "en", "page-start")
    for one in (page, other):
        one.locator("main.table").wait_for()
    menu(page, "en", "page-pause")
    press(other, "nl", "page-agree")
    expect(page.get_by_text(word("en", "page-paused"))).to_be_visible()
    clocks = page.locator("li time")
    stopped = clocks.all_inner_texts()
    page.wait_for_timeout(1500)
    assert clocks.all_inner_texts() == stopped
    press(other, "nl", "page-resume-clock")
    expect(page.get_by_text(word("en", "page-paused"))).to_have_count(0)
    menu(page, "en", "page-offer-tie")
    press(other, "nl", "page-accept")
    press(other, "nl", "page-rematch")
    press(page, "en", "page-rematch-join")
    for one in (page, other):
        one.locator("main.table").wait_for()
    expect(other.get_by_test_id("sentence")).to_contain_text(word("nl", "page-pill-you"))


def test_against_a_machine_one_takes_back_lends_ones_seat_and_hears_it(visitor: Come) -> None:
    someone = visitor("en")
    someone.forgiven = ("409",)  # a machine was quicker than who took his seat back
    page = begin(someone, "agon", "0")
    page.evaluate(HUM)
    act(page)
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name=word("en", "page-sound-off")).click()
    asked(page)
    menu(page, "en", "page-take-back")  # nobody is asked
    expect(page.locator("#panel")).to_contain_text(word("en", "event-undone"))
    act(page)
    asked(page)
    assert page.evaluate("tones") > 0
    menu(page, "en", "page-hand-do")
    sentence = page.get_by_test_id("sentence")
    expect(sentence).to_contain_text(word("en", "page-machine-plays"))
    expect(page.locator("[data-cell].start, [data-cell].target")).to_have_count(0)
    press(page, "en", "page-take")
    expect(sentence).not_to_contain_text(word("en", "page-machine-plays"))
    act(page)


def test_whoever_looks_elsewhere_is_told_and_coming_back_opens_the_line_anew(
    visitor: Come,
) -> None:
    someone = visitor("en")
    someone.context.add_init_script(f"({NOTE})()")
    page = someone.goes("/#/settings")
    page.get_by_role("switch", name=word("en", "page-notices")).click()
    play_now(someone, "agon")
    before = asked(page)
    page.evaluate(LOOK, "hidden")
    command(page, before, actions=before["actions"][:1])
    page.wait_for_function("() => noted.length")
    assert page.evaluate("noted") == [f"Agon: {word('en', 'agon-page-ask-slide')}"]
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 14_000 }")  # of silence
    with page.expect_request("**/stream*"):
        page.evaluate(LOOK, "visible")


def test_what_the_browser_does_not_allow_is_not_shown_as_switched_on(visitor: Come) -> None:
    page = visitor("en").goes("/#/settings")
    switch = page.get_by_role("switch", name=word("en", "page-notices"))
    switch.click()
    expect(page.get_by_text(word("en", "page-notices-refused"))).to_be_visible()
    expect(switch).not_to_be_checked()


def test_the_page_can_be_installed(visitor: Come) -> None:
    someone = visitor("en")
    line = someone.context.new_cdp_session(someone.goes("/"))
    assert not line.send("Page.getAppManifest")["errors"]
    found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}  # as every context of ours is


@pytest.mark.parametrize("width", [360, 768, 1280, 1440])
def test_nothing_moves_when_a_piece_is_chosen(visitor: Come, width: int) -> None:
    """In German, whose words are long."""
    page = play_now(visitor("de", width=width, height=1024), "agon")
    asked(page)
    before = page.evaluate(TOP)
    cell(page, "a11").click()
    expect(page.get_by_test_id("sentence")).to_contain_text(word("de", "agon-page-help-picked"))
    assert page.evaluate(TOP) == before
    cell(page, "f6").click()
    expect(page.get_by_test_id("sentence")).to_contain_text("a11-f6")
    assert page.evaluate(TOP) == before


def test_a_rulebook_is_printed_by_day(visitor: Come) -> None:
    page = visitor("fr", color_scheme="dark").goes("/#/rules/agon")
    page.locator("#p-G1").wait_for()
    page.evaluate(THEME)
    page.pdf()
    assert page.evaluate("printed") == "light"
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_back_from_rules_that_a_link_led_to_is_the_shelf(visitor: Come) -> None:
    page = visitor("en").goes("/#/rules/agon/G4")
    press(page, "en", "page-back")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("en", "page-shelf-title"))
