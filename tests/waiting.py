"""How long tests wait for what must come, and ports that are nobody else's."""

from __future__ import annotations

import random
import socket
from contextlib import suppress
from pathlib import Path

SOON = 180  # seconds: for whatever must come, on a machine that does much else
LOWEST_PORT = 20_000
GIVEN = Path("/proc/sys/net/ipv4/ip_local_port_range")  # to connections, by the system


def free_port() -> int:
    """A port that nobody has, and that no connection is given before a server opens it."""
    above = int(GIVEN.read_text().split()[0]) if GIVEN.exists() else 32_768
    while True:
        port = random.SystemRandom().randrange(LOWEST_PORT, max(above, LOWEST_PORT + 1000))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
