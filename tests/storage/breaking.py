"""Processes whose system calls are broken by strace: the n-th of a kind kills them, or fails."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

WRITES = ("pwrite64", "write", "fsync", "fdatasync", "ftruncate", "unlink")
ENDS = ("signal=KILL", "error=EIO", "error=ENOSPC")
_CALL = re.compile(r"(\d+) +([a-z0-9]+)\((.*)")


def broken(module, arguments, calls, end, when, hear, seconds=None):
    """Run a module until a call ends it; `hear` gets its lines. After `seconds` it is killed."""
    inject = ["-e", f"trace={calls}", "-e", f"inject={calls}:{end}:when={when}"]
    command = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", *inject]
    with subprocess.Popen(
        [*command, sys.executable, "-m", module, *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
    ) as house:  # fmt: skip
        killer = threading.Timer(seconds or 120, os.killpg, (house.pid, signal.SIGKILL))
        if seconds is None:
            killer.start()
        for line in house.stdout:
            if killer.ident is None:
                killer.start()  # from the first answer on
            if line.endswith("\n"):
                hear(line.strip())
        killer.cancel()


def counted(module, arguments, folder: Path) -> list[tuple[str, int]]:
    """All calls of an unbroken life that write into a folder, as the n-th of a thread's kind."""
    trace = folder / "trace"
    names = ",".join(WRITES)
    command = [
        "strace",
        "-f",
        "-y",
        "--seccomp-bpf",
        "-qq",
        "-o",
        str(trace),
        "-e",
        f"trace={names}",
    ]
    subprocess.run(
        [*command, sys.executable, "-m", module, *arguments],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    seen: Counter[tuple[str, str]] = Counter()
    found: dict[tuple[str, int], None] = {}
    for line in trace.read_text(errors="replace").splitlines():
        if match := _CALL.match(line):
            thread, name, rest = match.groups()
            seen[thread, name] += 1
            if str(folder) in rest:
                found[name, seen[thread, name]] = None
    trace.unlink()
    return [*found]
