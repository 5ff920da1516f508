"""Results of benchmarks: printed, and appended to bench/results.md with the machine."""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"
PLAIN = Path(__file__).parents[1] / ".venv" / "bin" / "python"


def machine() -> str:
    """The machine in a line: processor, cores, load, versions."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    load = os.getloadavg()[0]
    return f"{model}, {os.cpu_count()} cores, load {load:.1f}, Python {platform.python_version()}"


def best_rate(run: Callable[[], int], seconds: float = 3.0, rounds: int = 7) -> float:
    """Units a second of CPU time: the best of some rounds, the least disturbed by others."""
    best, count = 0.0, 0
    end = time.perf_counter() + seconds
    while count < rounds or time.perf_counter() < end:
        start = time.thread_time()
        units = run()
        best = max(best, units / (time.thread_time() - start))
        count += 1
    return best


def ready(code: str) -> tuple[float, float]:
    """Seconds of a new process that runs `code`: with an empty cache, then the best of five.

    Without the peers' packages: numba loads SciPy where it is installed.
    """

    def run(cache: str) -> float:
        start = time.perf_counter()
        environment = {**os.environ, "XDG_CACHE_HOME": cache}
        subprocess.run([PLAIN, "-c", code], check=True, env=environment)
        return time.perf_counter() - start

    with tempfile.TemporaryDirectory() as cache:
        return run(cache), min(run(cache) for _ in range(5))


def write(title: str, rows: list[tuple[str, str, str, str]], notes: str = "") -> None:
    """Print a table (what, measured, target, verdict) and append it to the results."""
    lines = [
        f"## {title}, {datetime.date.today().isoformat()}",
        machine(),
        "",
        "| what | measured | target | |",
        "|---|---|---|---|",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    text = "\n".join([*lines, "", notes, ""] if notes else [*lines, ""])
    print(text, flush=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(text + "\n")


def row(what: str, measured: float, target: float, unit: str = "") -> tuple[str, str, str, str]:
    """A line of the table, with its verdict."""
    verdict = "met" if measured >= target else "MISSED"
    return what, f"{measured:.2f}{unit}", f"at least {target:g}{unit}", verdict


def row_at_most(
    what: str, measured: float, target: float, unit: str = ""
) -> tuple[str, str, str, str]:
    """A line of the table for something that should be small."""
    verdict = "met" if measured <= target else "MISSED"
    return what, f"{measured:.2f}{unit}", f"at most {target:g}{unit}", verdict
