"""Both servers side by side, each anew when its files change: open the address that Vite prints."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = "http://localhost:5173"
SERVE = [sys.executable, "-m", "ludotheque", "serve", "--no-browser"]


def main() -> None:
    """Run Vite, which hands on what is for the server; start that anew when Python changes."""
    vite = subprocess.Popen([sys.executable, str(HERE / "build.py"), "npm", "run", "dev"])
    server, known = started(), changed()
    try:
        while vite.poll() is None:
            time.sleep(1)
            if changed() != known:
                known = changed()
                server.terminate()
                server.wait()
                server = started()
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        vite.terminate()


def started() -> subprocess.Popen[bytes]:
    """The server, which lets Vite's page call."""
    return subprocess.Popen(SERVE, env={**os.environ, "LUDOTHEQUE_ORIGINS": PAGE})


def changed() -> float:
    """When the newest of the server's files was written."""
    return max(file.stat().st_mtime for file in (HERE.parent / "src").rglob("*.py"))


if __name__ == "__main__":
    main()
