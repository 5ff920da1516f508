"""Every screen of the page, with something on it; `make screenshots` keeps a picture of each.

python -m tests.browser.screens [FOLDER [NAME...]]
"""

from __future__ import annotations

import sys
import tempfile
import uuid
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import Server, Visitor
from tests.browser.people import Frame, api, begin, frame_of, table_of

WIDTHS = {360: 740, 768: 1024, 1440: 900}
THEMES = ("light", "dark")
BRIBE = "bribe 1000 green-1, 500 green-1, 500 red-2, 300 blue-1"
LANGUAGE = "en"
# Nothing has changed for a while; where something always does, it is looked at all the same.
COMPLETE = """() => new Promise(resolve => {
  const done = () => { watching.disconnect(); resolve() };
  let quiet = setTimeout(done, 300);
  const again = () => { clearTimeout(quiet); quiet = setTimeout(done, 300) };
  const watching = new MutationObserver(again);
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  watching.observe(document.body, all);
  setTimeout(done, 10_000);
})"""


def furnish(someone: Visitor) -> dict[str, str]:
    """Sit at tables of every kind; the names of all screens, and where they are."""
    page = someone.goes("/")
    api(page, "/me", "PUT", {"name": "Claire", "language": LANGUAGE})
    screens = {"opening": "new/agent", "rules": "rules/agent", "mine": "mine"}
    screens["settings"] = "settings"
    screens["seating"] = f"t/{table_of(begin(someone, 'spywhere', 'open', '0', 'open'))}"
    screens["agon"] = f"t/{table_of(begin(someone, 'agon', '4'))}"
    play(page, most=14)
    screens["agent-opening"] = f"t/{table_of(begin(someone, 'agent', '0', '0', '0'))}"
    screens["agent-turn"] = f"t/{table_of(begin(someone, 'agent', '0', '0'))}"
    play(page, until="turn", least=8)
    for _ in range(4):  # machines of the lowest level do not always stand by an act
        screens["agent-contest"] = f"t/{table_of(begin(someone, 'agent', '0', '0'))}"
        if play(page, until="claim", most=12, wishes=("protest", "stand")):
            break
    screens["spywhere"] = f"t/{table_of(begin(someone, 'spywhere', '0', '0', '0'))}"
    play(page, until="exchange", least=10)
    screens["spywhere-guess"] = (
        f"t/{table_of(begin(someone, 'spywhere', *5 * ['0'], preset='standard'))}"
    )
    play(page, until="guess")
    for game, options in {
        "agon": {},
        "agent": {"round_limit": 3},
        "spywhere": {"preset": "standard"},
    }.items():
        begin(someone, game, *(["0"] if game == "agon" else ["0", "0"]), **options)
        if game == "agon":
            play(page, most=12)
            command(page, frame_of(page), do="resign")
        play(page, most=300)
        screens[f"{game}-over"] = f"t/{table_of(page)}"
        middle = [event["seq"] for event in frame_of(page)["seen"] if event.get("facts")]
        screens[f"{game}-replay"] = f"t/{table_of(page)}/{middle[len(middle) // 2]}"
    return {"shelf": "", **screens}


def play(
    page: Page, until: str = "", least: int = 0, most: int = 100, wishes: tuple[str, ...] = ()
) -> bool:
    """Go on without the page's help: to a question, to the end, or for some acts."""
    dice, acts = Random(3), 0
    while True:
        frame = frame_of(page)
        if frame.get("result"):
            return not until
        if not frame.get("choices"):
            page.wait_for_timeout(50)
            continue
        kind = frame["status"]["ask"]["kind"]
        if kind == until and len(frame["seen"]) > least:
            return True
        if (acts := acts + 1) > most:
            return False
        if kind in ("opening", "last"):
            command(page, frame, text=BRIBE if kind == "opening" else "last none")
            continue
        able = [
            action
            for action, choice in zip(frame["actions"], frame["choices"], strict=True)
            if choice["kind"] not in ("put", "no-guess", "seal")
        ]
        wished = [
            action
            for action, choice in zip(frame["actions"], frame["choices"], strict=True)
            if choice["kind"] in wishes
        ]
        command(page, frame, actions=[dice.choice(wished or able)])


def command(page: Page, frame: Frame, do: str = "act", **more: Any) -> None:
    """Act, and do not mind if somebody else was quicker."""
    body = {"command_id": uuid.uuid4().hex, "expected_seq": frame["head"], "do": do}
    path = f"/tables/{table_of(page)}/commands"
    answer = api(page, path, "POST", {**body, "seat": frame["viewer"], **more})
    assert answer.get("status") in (None, 409), answer


def show(page: Page, fragment: str) -> None:
    """Go to a screen, and wait until all of it is there."""
    page.evaluate("where => { location.hash = where }", f"/{fragment}")
    page.wait_for_function("where => location.hash === where", arg=f"#/{fragment}")
    page.locator("#main :is(h1, h2)").first.wait_for()
    page.evaluate(COMPLETE)  # with what is asked for when it is shown: lists, rules, a replay


def main() -> None:
    """Write every screen, in both themes and three widths."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        try:
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=[*chromium.FLAGS]
            )
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            someone = Visitor(context, server.url)
            screens = furnish(someone)
            wanted = sys.argv[2:] or screens
            for name in wanted:
                for theme in THEMES:
                    someone.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    for width, height in WIDTHS.items():
                        someone.page.set_viewport_size({"width": width, "height": height})
                        show(someone.page, screens[name])
                        someone.page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
            someone.check()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
