"""Libraries that only a part of the house needs: each comes with an extra."""

from __future__ import annotations

import importlib
from typing import Any

from ludotheque.core.errors import LudothequeError


class MissingExtra(LudothequeError, ImportError):
    """A library is not installed: which extra brings it."""


def library(module: str, extra: str) -> Any:
    """Import what only one part needs, or say in one line how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra("missing-extra", library=module, extra=extra) from None
