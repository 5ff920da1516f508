"""What all tests share: how many examples, which worker, and choosing by the paragraph cited."""

from __future__ import annotations

import os
import re

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

from ludotheque.core.jit import is_compiled

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("LUDOTHEQUE_EXAMPLES", "25" if is_compiled() else "4")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")

TOGETHER = ("tests/browser", "tests/cluster", "tests/web")
"""Folders whose tests share servers, so that one worker has them all."""
LONGEST = (*TOGETHER, "tests/test_wheel.py", "tests/arena")
"""What is begun first, so that no worker is left with it in the end."""


class Scheduling(LoadFileScheduling):
    """A file at a time to a worker, or a folder whose tests share servers."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return next((folder for folder in TOGETHER if file.startswith(f"{folder}/")), file)


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Scheduling | None:
    return Scheduling(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--paragraph", help="only the tests whose docstring cites this paragraph")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_turn)
    paragraph = config.getoption("--paragraph")
    if not paragraph:
        return
    cites = re.compile(rf"(?<![\w-]){re.escape(paragraph)}(?![\w-])")
    items[:] = [item for item in items if cites.search(item.obj.__doc__ or "")]


def _turn(item: pytest.Item) -> int:
    """The smaller, the sooner it is begun."""
    found = (k for k, one in enumerate(LONGEST) if item.nodeid.startswith(one))
    return next(found, len(LONGEST))


def pytest_report_header() -> str:
    checked = "on" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "off"
    return f"rules: {'compiled' if is_compiled() else 'interpreted'}, bounds checking {checked}"
