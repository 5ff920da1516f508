"""What a server is told when it starts."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """Where to listen, where to keep things, and what links begin with."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("ludotheque")
    database: str = ""  # an address of PostgreSQL; else a file in `data`
    redis: str = ""  # where servers that share a database wake each other
    lan: bool = False
    public_url: str = ""
    origins: tuple[str, ...] = ()  # other pages that may call
    proxies: str = ""  # addresses whose X-Forwarded-For is believed
    rate: float = 1.0  # of the usual limits; 0: none
    workers: int = 1  # processes in which machines think; 0: `ludotheque think` has them
    has_chat: bool = True
    takes_guests: bool = True
    log: str = "console"

    @property
    def store(self) -> str:
        return self.database or str(self.data / "house.db")

    @property
    def bound(self) -> str:
        """The address to listen at."""
        return "0.0.0.0" if self.lan and self.host in LOOPBACK else self.host

    @property
    def url(self) -> str:
        """What links and QR codes begin with."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = lan_address() if self.lan else self.host
        return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{self.port}"

    @property
    def local_url(self) -> str:
        """How a program on the same machine reaches it."""
        host = "127.0.0.1" if self.bound == "0.0.0.0" else self.bound
        return f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether cookies may travel encrypted only."""
        return self.url.startswith("https://")

    def hosts(self) -> frozenset[str]:
        """The names by which the server may be called; any other is refused (DNS rebinding)."""
        named = {*LOOPBACK, self.host}
        if self.lan:
            named |= {lan_address(), socket.gethostname(), f"{socket.gethostname()}.local"}
        found = {f"{name}:{self.port}".lower() for name in named}
        if self.port in (80, 443):
            found |= {name.lower() for name in named}
        if self.public_url:
            found.add(urlsplit(self.public_url).netloc.lower())
        return frozenset(found)

    def allowed(self) -> frozenset[str]:
        """The origins of pages that may send commands with a cookie."""
        own = {f"http://{host}" for host in self.hosts()}
        if self.public_url:
            parts = urlsplit(self.public_url)
            own.add(f"{parts.scheme}://{parts.netloc}".lower())
        return frozenset(own | {origin.rstrip("/").lower() for origin in self.origins})


def lan_address() -> str:
    """The machine's address in its own network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def data_folder() -> Path:
    """Where the house keeps its things, unless it is told otherwise."""
    from platformdirs import user_data_path

    return user_data_path("ludotheque", appauthor=False)
