"""What all tests share: how many examples, and choosing tests by the paragraph they cite."""

from __future__ import annotations

import os
import re

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.core.jit import is_compiled

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("LUDOTHEQUE_EXAMPLES", "25" if is_compiled() else "4")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--paragraph", help="only the tests whose docstring cites this paragraph")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    paragraph = config.getoption("--paragraph")
    if not paragraph:
        return
    cites = re.compile(rf"(?<![\w-]){re.escape(paragraph)}(?![\w-])")
    items[:] = [item for item in items if cites.search(item.obj.__doc__ or "")]


def pytest_report_header() -> str:
    checked = "on" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "off"
    return f"rules: {'compiled' if is_compiled() else 'interpreted'}, bounds checking {checked}"
