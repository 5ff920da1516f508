"""A Chromium to test the page with: the machine's, else one that a package brings.

    python -m tests.browser.chromium

prints where it is. In this order: `LUDOTHEQUE_CHROMIUM`, what the machine has, Debian's package
where one may install it, npm's `@sparticuz/chromium`, which needs no rights. Of two that a machine
has, the one without windows: a page costs it two fifths of what it costs a whole browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import platformdirs

DEBIAN = "chromium-headless-shell"
NAMES = (
    DEBIAN, "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome-stable",
    "google-chrome",
)  # fmt: skip
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PACKAGE = "@sparticuz/chromium@153.0.0"
WHERE = (
    "import('@sparticuz/chromium').then(async m => console.log(await m.default.executablePath()))"
)


def find() -> str:
    """The path of a Chromium; fetches one if there is none, and raises rather than give up."""
    found = os.environ.get("LUDOTHEQUE_CHROMIUM") or _there()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "-qq", "update")
        _run("apt-get", "-qq", "install", "--yes", "--no-install-recommends", DEBIAN)
        found = _there()
    return found or _from_npm()


def _there() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _from_npm() -> str:
    folder = Path(platformdirs.user_cache_dir("ludotheque")) / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules").exists():
        _run("npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE)
    answer = subprocess.run(
        ["node", "-e", WHERE], cwd=folder, check=True, capture_output=True, text=True
    )
    return answer.stdout.split()[-1]


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"no Chromium: {' '.join(command)} says\n{done.stderr[-500:]}")


if __name__ == "__main__":
    print(find())
