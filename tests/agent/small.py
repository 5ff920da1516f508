"""Options under which a random game stays short, for the conformance suite."""

from __future__ import annotations

import re

from ludotheque.games.agent import maps

OPTIONS = {"round_limit": 4}
GRAND = (maps.FOLDER / "grand.map").read_text(encoding="utf-8")
CROWD = re.sub(r"(?m)^(nation .*) 2$", r"\1 3", GRAND)  # three agents a nation
VALUES = {"map": (CROWD,)}  # of options, besides those that are listed
