"""Ludothèque's games as other programs know games; no rules in here."""

from __future__ import annotations

import importlib
from typing import Any

from ludotheque.core.errors import LudothequeError


class MissingExtra(LudothequeError, ImportError):
    """An adapter's library is not installed: which extra brings it."""


def library(module: str, extra: str) -> Any:
    """Import what only one adapter needs, or say in one line how to get it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra("missing-extra", library=module, extra=extra) from None
