"""Talk at a table: each reader mutes whom he likes, and who opened the table keeps order there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.people import api, join, open_table, press, table_of, word

NOISE = "what a noise"


def test_each_reader_mutes_for_himself_and_the_host_closes_the_chat(visitor: Come) -> None:
    ada, bo = visitor("en"), visitor("nl")
    link = open_table(ada, "agon", "en")
    assert "/agon#/join/" in link
    join(bo, link, "nl")
    press(ada.page, "en", "page-start")
    for someone in (ada, bo):
        someone.page.locator("main.table").wait_for()
        someone.page.locator("#tab-chat").click()
    api(bo.page, f"/tables/{table_of(bo.page)}/chat", "POST", {"text": NOISE})
    page, noise = ada.page, ada.page.get_by_text(NOISE)
    expect(noise).to_be_visible()
    page.locator("#panel ol button").first.click()
    expect(noise).to_have_count(0)
    expect(bo.page.get_by_text(NOISE)).to_be_visible()  # nobody else is concerned
    page.reload()
    page.locator("#tab-chat").click()
    expect(page.get_by_text(word("en", "page-muted"))).to_be_visible()
    expect(noise).to_have_count(0)
    page.locator("#panel .off button").click()
    expect(noise).to_be_visible()

    page.get_by_role("button", name=word("en", "page-table"), exact=True).click()
    page.get_by_role("switch", name=word("en", "page-chat-here")).click()
    expect(bo.page.get_by_text(word("nl", "page-chat-off"))).to_be_visible()


def test_the_host_sends_somebody_away_before_the_start(visitor: Come) -> None:
    ada, bo = visitor("en"), visitor("en")
    join(bo, open_table(ada, "agon", "en"), "en")
    bo.page.locator(".seating").wait_for()
    page = ada.page
    expect(page.get_by_role("button", name=word("en", "page-start"), exact=True)).to_be_enabled()
    page.get_by_role("button", name=word("en", "page-table"), exact=True).click()
    page.locator("dialog .links button").last.click()
    page.wait_for_function(
        "async path => !(await (await fetch(path)).json()).house.seats[1].is_pledged",
        arg=f"/api/v1/tables/{table_of(page)}",
    )
    bo.forgiven = ("404",)  # to him the table is as if it were not there
    expect(bo.page.get_by_text(word("en", "storage-no-table"))).to_be_visible()
