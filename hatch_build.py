"""What is made when a wheel or an sdist is: the page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Page(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page; an sdist brings it along, an editable install makes it when it plays."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build = Path(self.root) / "client" / "build.py"
        if version != "editable" and build.exists():
            subprocess.run([sys.executable, str(build)], check=True)
