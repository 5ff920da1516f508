"""A real server, a real browser, and people who sit at it in their own languages."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
    sync_playwright,
)

from tests.browser import chromium
from tests.waiting import SOON, free_port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "ludotheque" / "web" / "static" / "index.html"
PATIENCE = 60_000  # milliseconds that anything may take, on a machine that does much else
expect.set_options(timeout=PATIENCE)


class Server:
    """`ludotheque serve` as people start it; it can be stopped and started again."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data, self.flags = data, flags
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "ludotheque", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.flags]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LUDOTHEQUE_RATE": "0"}
        self.log = (self.data.parent / f"serve-{self.port}.log").open("ab")
        self.process = subprocess.Popen(
            command, cwd=self.data.parent, env=environment, stdout=self.log, stderr=self.log
        )
        try:
            _wait_for(f"{self.url}/readyz")
        except TimeoutError:
            self.stop()
            raise

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(SOON)
        self.log.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    assert PAGE.exists(), "the page is not built: `make client`"
    here = Server(tmp_path_factory.mktemp("house") / "data")
    yield here
    here.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all tests here, closed after them: others run event loops of their own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=chromium.find(), args=[*chromium.FLAGS], timeout=2 * PATIENCE
        )
        yield found
        found.close()


KEPT = """() => [document.title, document.documentElement.outerHTML, document.body.innerText,
  JSON.stringify(localStorage), JSON.stringify(sessionStorage)]"""


class Visitor:
    """Somebody with a browser of his own: his page, his traffic, and what his console said."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.messages: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.events: list[str] = []
        self.answers: list[Response] = []
        context.set_default_timeout(PATIENCE)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.messages.append(str(error.error)))
        self.page: Page = context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "log"):
            self.messages.append(f"{message.type}: {message.text} {message.location['url']}")

    def overhears(self) -> None:
        """From now on keep all that the server tells this browser, streams included."""
        line = self.context.new_cdp_session(self.page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda told: self.events.append(told["data"]))
        self.page.on("response", lambda answer: self.answers.append(answer))

    def told(self) -> list[str]:
        """All that the server told this browser."""
        told = [
            one.text()
            for one in self.answers
            if "/api/v1/" in one.url and "/stream" not in one.url and one.status != 204
        ]
        return [*told, *self.events]

    def knows(self) -> str:
        """All that this browser was told, keeps and shows."""
        return "\n".join([*self.told(), *map(str, self.page.evaluate(KEPT))])

    def goes(self, where: str = "") -> Page:
        self.page.goto(self.url + where)
        return self.page

    def check(self) -> None:
        """Nothing was said on the console but what a test expects."""
        found = [one for one in self.messages if not any(word in one for word in self.forgiven)]
        assert not found, found


Come = Callable[..., Visitor]


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Come]:
    """Let people come, each with a language, a size and a theme."""
    came: list[Visitor] = []

    def come(language: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Visitor:
        context = browser.new_context(
            locale={"en": "en-GB"}.get(language, f"{language}-{language.upper()}"),
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **more,
        )
        came.append(Visitor(context, server.url))
        return came[-1]

    yield come
    for one in came:
        one.check()
        one.context.close()


def _wait_for(url: str, seconds: float = SOON) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        if time.monotonic() > end:
            raise TimeoutError(url)
        time.sleep(0.1)
