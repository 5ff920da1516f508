"""Both servers side by side, each anew when its files change: open the address that Vite prints."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = "http://localhost:5173"
SERVE = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--port"]


def main() -> None:
    """Run Vite, which hands on what is for the server; start that anew when Python changes."""
    port = free_port()
    vite = subprocess.Popen(
        [sys.executable, str(HERE / "build.py"), "npm", "run", "dev"],
        env={**os.environ, "LUDOTHEQUE_SERVER": f"http://127.0.0.1:{port}"},
    )
    server, known = started(port), changed()
    try:
        while vite.poll() is None:
            time.sleep(1)
            if changed() != known:
                known = changed()
                server.terminate()
                server.wait()
                server = started(port)
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        vite.terminate()


def started(port: int) -> subprocess.Popen[bytes]:
    """The server, which lets Vite's page call."""
    return subprocess.Popen([*SERVE, str(port)], env={**os.environ, "LUDOTHEQUE_ORIGIN": PAGE})


def free_port() -> int:
    """One at which nobody else serves: only Vite needs to know it."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def changed() -> float:
    """When the newest of the server's files was written."""
    return max(file.stat().st_mtime for file in (HERE.parent / "src").rglob("*.py"))


if __name__ == "__main__":
    main()
