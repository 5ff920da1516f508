"""Run the steps of `make test`, `make check` or both side by side, each once what it needs is done.

python -m tests.steps [check] [test]

All tests go first; the other ways of conformance have only what these leave of the machine, each in
one process, where a walk serves all properties. So do the checks where there are tests. The time
and the processor time of each step are told.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from pathlib import Path

INTERPRETED = str(Path(sys.prefix, ".interpreted"))
PYTHON = (sys.executable,)
STRICT = (*PYTHON, "-W", "error", "-m")
PYTEST = (*STRICT, "pytest", "-q", "-p", "no:cacheprovider")
NPM = (*PYTHON, "client/build.py", "npm")
TEXTS = ("test_layers", "test_messages", "test_vocabulary")  # read files alone: once is enough
SHOWN = ("test_papers", "test_pictures")  # by Python alone, from rows that other tests compare
BIN = Path(sys.executable).parent


def conformance_without(*files: str) -> tuple[str, ...]:
    ignored = (f"--ignore=tests/conformance/{one}.py" for one in files)
    return (*PYTEST, "tests/conformance", *ignored)


@dataclass(frozen=True)
class Step:
    """A command, what it needs, and whether others go first."""

    title: str
    command: tuple[str, ...]
    needs: tuple[str, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    is_patient: bool = False  # has only what others leave of the machine
    is_live: bool = False  # shown as it goes, not when it has ended


MODULES = {"modules": Step("what the page is made with is there", (*NPM, "--version"))}

TEST = MODULES | {
    "page": Step("the page is built", (*PYTHON, "client/build.py"), ("modules",)),
    "page tests": Step("the page's own tests", (*NPM, "test", "--silent"), ("page",)),
    "warm": Step("games are compiled", (*PYTHON, "-m", "tests.warm")),
    "digests": Step(
        "what the interpreter makes of the same games",
        (*STRICT, "tests.conformance.digests", INTERPRETED),
        settings={"NUMBA_DISABLE_JIT": "1"},
    ),
    "all": Step(
        "1/4 all tests, compiled",
        (*PYTEST, "-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"),
        ("page", "warm", "digests"),
        is_live=True,
    ),
    "again": Step(
        "2/4 conformance, compiled, from the warm cache in new processes",
        conformance_without(*TEXTS, *SHOWN),
        ("warm", "digests"),
        {"LUDOTHEQUE_EXAMPLES": "10"},
        is_patient=True,
    ),
    "interpreted": Step(
        "3/4 conformance, interpreted, warnings as errors",
        conformance_without(*TEXTS),
        ("digests",),
        {"NUMBA_DISABLE_JIT": "1"},
        is_patient=True,
    ),
    "warm with bounds": Step(
        "rules are compiled with bounds checking",
        (*PYTHON, "-m", "tests.warm", "rules"),
        ("warm",),
        {"NUMBA_BOUNDSCHECK": "1"},
    ),
    "bounds": Step(
        "4/4 conformance, compiled with bounds checking",
        conformance_without(*TEXTS, *SHOWN),
        ("warm with bounds", "digests"),
        {"LUDOTHEQUE_EXAMPLES": "10", "NUMBA_BOUNDSCHECK": "1"},
        is_patient=True,
    ),
}

CHECK = MODULES | {
    "mypy": Step("mypy", (str(BIN / "mypy"),)),
    "page check": Step("svelte-check, prettier", (*NPM, "run", "check", "--silent"), ("modules",)),
    "format": Step("ruff format", (str(BIN / "ruff"), "format", "--check", ".")),
    "lint": Step("ruff check", (str(BIN / "ruff"), "check", ".")),
    "layers": Step("import-linter", (str(BIN / "lint-imports"),)),
}


def run(steps: dict[str, Step]) -> int:
    """Run them all; how many did not succeed."""
    waiting, done, failed = dict(steps), set[str](), set[str]()
    running: dict[Future[int], str] = {}
    with ThreadPoolExecutor(len(steps)) as pool:
        while waiting or running:
            for name in [name for name, step in waiting.items() if done.issuperset(step.needs)]:
                running[pool.submit(_run, waiting.pop(name))] = name
            if not running:
                break  # what is left needs what failed
            for one in wait(running, return_when=FIRST_COMPLETED).done:
                (failed if one.result() else done).add(running.pop(one))
    for name in waiting:
        print(f"== {steps[name].title}: not run", flush=True)
    return len(failed) + len(waiting)


def _run(step: Step) -> int:
    """Run one and tell how it went; the exit code."""
    if step.is_live:
        print(f"== {step.title}", flush=True)
    start = time.monotonic()
    with subprocess.Popen(
        [*(("nice", "-n", "19") if step.is_patient else ()), *step.command],
        env={**os.environ, **step.settings},
        stdin=subprocess.DEVNULL,
        stdout=None if step.is_live else subprocess.PIPE,
        stderr=None if step.is_live else subprocess.STDOUT,
        text=True,
    ) as process:
        said = "" if process.stdout is None else process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    how = f"failed ({process.returncode})" if process.returncode else "done"
    seconds = time.monotonic() - start
    busy = f"{used.ru_utime:.0f} + {used.ru_stime:.0f} s of processor"
    print(f"{said}== {step.title}: {how} in {seconds:.0f} s, {busy}", flush=True)
    return process.returncode


BOTH = {name: replace(step, is_patient=True) for name, step in CHECK.items()} | TEST
NAMED = {("test",): TEST, ("check",): CHECK, ("check", "test"): BOTH}


def main() -> int:
    """Run what is named."""
    os.environ["LUDOTHEQUE_INTERPRETED"] = INTERPRETED
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""  # what one process has read, the next need not
    return min(run(NAMED[tuple(sys.argv[1:])]), 1)


if __name__ == "__main__":
    sys.exit(main())
