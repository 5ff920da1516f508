"""The page over a slow line: from its address to a first possible move, cold and warm.

make bench        or        .venv/bin/python bench/page.py
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright
from report import row_at_most, write

from ludotheque.games import discovery

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser import chromium
from tests.browser.conftest import Server

SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}


def seconds(context: BrowserContext, url: str, game: str) -> float:
    """From typing the address, by one click on the shelf, to a move that may be made."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(f'section[data-game="{game}"] .btn.main').click(timeout=60_000)
    page.locator('[data-testid="sentence"] .pill.filled').wait_for(timeout=60_000)
    took = time.perf_counter() - start
    page.close()
    return took


def main() -> None:
    rows = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=[*chromium.FLAGS], timeout=60_000
        )
        try:
            for game in discovery.names():
                print(f"{game} ...", flush=True)
                fresh = [browser.new_context(locale="fr-FR") for _ in range(3)]
                cold = min(seconds(context, server.url, game) for context in fresh)
                warm = min(seconds(context, server.url, game) for context in fresh)
                for context in fresh:
                    context.close()
                rows += [
                    row_at_most(f"{game}, first possible move, cold", cold, 6, " s"),
                    row_at_most(f"{game}, first possible move, warm", warm, 3, " s"),
                ]
        finally:
            browser.close()
            server.stop()
    write(
        "The page over a slow line",
        rows,
        "400 kbit/s and 400 ms, emulated by the browser; from the address, by one click on the "
        "shelf, until a move may be made. Cold: nothing cached; each the best of three.",
    )


if __name__ == "__main__":
    main()
