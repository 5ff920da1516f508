"""What a server is told when it starts."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from ludotheque.core.errors import LudothequeError

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # how one's own machine is reached then
PORTS = {"http": 80, "https": 443}


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
    metrics_secret: str = ""  # what /metrics is told for; else what lies beside the store

    def check(self) -> None:
        """Refuse addresses that are none."""
        self.allowed()
        if self.database:
            _ = self.store

    @property
    def store(self) -> str | Path:
        """Where tables are kept; refused, if an address is named that is none."""
        from ludotheque.storage import place  # heavy, and not needed to say where one listens

        return place(self.database, self.data / "house.db")

    @property
    def bound(self) -> str:
        """The address to listen at."""
        return "0.0.0.0" if self.lan and _written(self.host) in LOOPBACK else self.host

    @property
    def url(self) -> str:
        """What links and QR codes begin with."""
        if self.public_url:
            return origin_of(self.public_url)
        host = lan_address() if self.lan else ANYWHERE.get(self.host, self.host)
        return f"http://{'localhost' if host == '127.0.0.1' else _written(host)}:{self.port}"

    @property
    def local_url(self) -> str:
        """How a program on the same machine reaches it."""
        return f"http://{_written(ANYWHERE.get(self.bound, self.bound))}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether cookies may travel encrypted only."""
        return self.url.startswith("https://")

    def hosts(self) -> frozenset[str]:
        """The names by which the server may be called; any other is refused (DNS rebinding)."""
        public = {urlsplit(origin_of(self.public_url)).netloc} if self.public_url else set()
        return frozenset(self._here() | public)

    def allowed(self) -> frozenset[str]:
        """The origins of pages that may send commands with a cookie."""
        public = {origin_of(self.public_url)} if self.public_url else set()
        own = {f"http://{host}" for host in self._here()}
        return frozenset(own | public | self.elsewhere())

    def elsewhere(self) -> frozenset[str]:
        """The origins of pages that are not the server's own, and may call as if they were."""
        return frozenset(map(origin_of, self.origins))

    def _here(self) -> set[str]:
        """The names of the machine itself, where it is spoken to without a proxy."""
        named = {*LOOPBACK, _written(self.host)}
        if self.lan:
            named |= {lan_address(), socket.gethostname(), f"{socket.gethostname()}.local"}
        found = {f"{name}:{self.port}".lower() for name in named}
        return found | {name.lower() for name in named} if self.port == PORTS["http"] else found


def origin_of(address: str) -> str:
    """The origin that an address names and nothing else, as browsers write it."""
    try:
        parts = urlsplit(address.strip())
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError) as error:  # UnicodeError is a ValueError
        raise LudothequeError("malformed-address", address=repr(address)) from error
    more = (parts.path.rstrip("/"), parts.query, parts.fragment, parts.username, parts.password)
    if not host or any(more) or any(c.isspace() for c in host):
        raise LudothequeError("malformed-address", address=repr(address))
    rest = "" if port == PORTS[parts.scheme] else f":{port}"
    return f"{parts.scheme}://{_written(host)}{rest}"


def _written(host: str) -> str:
    """A host as addresses have it."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


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
