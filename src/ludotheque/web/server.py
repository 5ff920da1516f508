"""The server process: answers at once, ends gracefully."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from types import FrameType
from typing import Any

import uvicorn

from ludotheque.web.settings import Settings
from ludotheque.web.vestibule import Vestibule

PATIENCE = 8  # seconds that connections get to end


class Server(uvicorn.Server):
    """A server that lets its streams end when it is told to stop."""

    def __init__(self, config: uvicorn.Config, vestibule: Vestibule, url: str = "") -> None:
        super().__init__(config)
        self._vestibule, self._url = vestibule, url
        vestibule.on_failure = lambda: setattr(self, "should_exit", True)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self._url and self.started:
            threading.Thread(target=webbrowser.open, args=(self._url,), daemon=True).start()

    async def shutdown(self, sockets: Any = None) -> None:
        self._vestibule.stop()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As uvicorn does; the signal is not raised again when all is over."""
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, opens_browser: bool = False) -> None:
    """Serve until a signal comes."""
    vestibule = Vestibule(settings)
    config = uvicorn.Config(
        vestibule,
        host=settings.bound,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        lifespan="on",
    )
    url = settings.url if opens_browser and has_browser() else ""
    Server(config, vestibule, url).run()
    if vestibule.failure is not None:
        raise vestibule.failure


def has_browser() -> bool:
    """Whether there is a screen to show a page on."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True
