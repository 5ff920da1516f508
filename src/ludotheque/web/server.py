"""The server process: answers at once, ends gracefully."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from ludotheque.web.listening import Patient, bound, most_connections
from ludotheque.web.settings import Settings
from ludotheque.web.vestibule import Vestibule

PATIENCE = 8  # seconds that connections get to end


class Server(uvicorn.Server):
    """A server that lets its streams end when it is told to stop."""

    def __init__(
        self, config: uvicorn.Config, vestibule: Vestibule, opened: Callable[[], object]
    ) -> None:
        super().__init__(config)
        self._vestibule, self._opened = vestibule, opened
        vestibule.on_failure = lambda: setattr(self, "should_exit", True)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Call it open; it answers already, and may still be refused its store."""
        await self._vestibule.is_kept.wait()
        self._opened()

    async def shutdown(self, sockets: Any = None) -> None:
        self._vestibule.stop()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As uvicorn does; the signal is not raised again when all is over."""
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(
    settings: Settings,
    opens_browser: bool = False,
    tell: Callable[[str], object] = lambda url: None,
) -> None:
    """Serve until a signal comes; `tell` the address as soon as somebody can come there."""
    sockets = bound(settings.bound, settings.port)
    settings = replace(settings, port=sockets[0].getsockname()[1])
    vestibule = Vestibule(settings)
    config = uvicorn.Config(
        vestibule,
        http=cast(Any, partial(Patient, short=lambda: vestibule.express)),
        ws="none",
        limit_concurrency=most_connections(),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        lifespan="on",
    )

    def opened() -> None:
        tell(settings.url)
        if opens_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(settings.url,), daemon=True).start()

    Server(config, vestibule, opened).run(sockets)
    if vestibule.failure is not None:
        raise vestibule.failure


def has_browser() -> bool:
    """Whether there is a screen to show a page on."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
